/** Cards into Cloudflare D1, local, through wrangler: as into a file, row for row. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import { failed, Sql } from "@palimpsest/cards/Sql";
import { starter } from "@palimpsest/cards/Starter";
import * as Effect from "effect/Effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everything } from "../../../packages/cards/test/support/databases.ts";
import { palimpsest, type Run } from "./palimpsest.ts";

const corpus = process.env.PALIMPSEST_CORPUS || undefined;
if (corpus === undefined) console.info("PALIMPSEST_CORPUS names no file: the starter catalogue alone goes into D1.");

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const sample = (name: string): string => inRepository(`packages/cards/test/data/${name}`);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-d1-"));
});
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

/** A configuration like the Worker's, with a database of its own. */
const configured = (name: string): string => {
  mkdirSync(join(folder, name));
  const path = join(folder, name, "wrangler.jsonc");
  const database = {
    binding: "CARDS",
    database_name: "palimpsest-cards",
    database_id: "00000000-0000-0000-0000-000000000000",
    migrations_dir: inRepository("packages/cards/migrations"),
  };
  const config = { name: "cards", compatibility_date: "2026-08-01", send_metrics: false, d1_databases: [database] };
  writeFileSync(path, `// The database of a test.\n${JSON.stringify(config)}`);
  return path;
};

const told = ["--source", "s", "--date", "2026-11-30"];
const intoD1 = (file: string, config: string) => [
  "cards",
  "import",
  file,
  ...told,
  "--d1",
  "local",
  "--config",
  config,
];

/** The file in which workerd keeps the database. */
const fileOf = (config: string): string | undefined => {
  const state = join(config, "../.wrangler/state/v3/d1/miniflare-D1DatabaseObject");
  const [name] = existsSync(state)
    ? readdirSync(state).filter((each) => each.endsWith(".sqlite") && !each.startsWith("metadata"))
    : [];
  return name === undefined ? undefined : join(state, name);
};

/** Looks into a copy of that file: nobody notices. */
const looking = async <A>(config: string, program: Effect.Effect<A, unknown, Sql>): Promise<A> => {
  const { DatabaseSync } = await import("node:sqlite");
  const file = fileOf(config) ?? "";
  const copy = join(folder, "copy.sqlite");
  for (const end of ["", "-wal"]) {
    rmSync(copy + end, { force: true });
    if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  }
  rmSync(`${copy}-shm`, { force: true });
  const database = new DatabaseSync(copy);
  try {
    const sql = Sql.of({
      all: <Row>(query: string) =>
        Effect.try({
          try: () => database.prepare(query).all() as ReadonlyArray<unknown> as ReadonlyArray<Row>,
          catch: (cause) => failed("D1's file", cause),
        }),
      run: () => Effect.die("it is only looked at"),
      batch: () => Effect.die("it is only looked at"),
    });
    return await Effect.runPromise(Effect.provideService(program, Sql, sql));
  } finally {
    database.close();
  }
};

const inFile = async (files: ReadonlyArray<string>, path: string): Promise<ReadonlyArray<Run>> => {
  const runs: Array<Run> = [];
  for (const file of files)
    runs.push(await palimpsest(["cards", "import", file, ...told, "--json", "--database", path]));
  return runs;
};

/** Rows by table, as texts: the difference of two long lists takes minutes to print. */
const expectSame = (found: Readonly<Record<string, unknown>>, wanted: Readonly<Record<string, unknown>>): void => {
  const counts = (all: Readonly<Record<string, unknown>>) =>
    Object.entries(all).map(([table, rows]) => [table, Array.isArray(rows) ? rows.length : rows]);
  expect(counts(found)).toEqual(counts(wanted));
  for (const table of Object.keys(wanted)) {
    expect([table, JSON.stringify(found[table]) === JSON.stringify(wanted[table])]).toEqual([table, true]);
  }
};

const reportOf = ({ stdout }: Run): unknown => {
  const { milliseconds: _, database: __, ...report } = JSON.parse(stdout);
  return report;
};

it("every format goes into D1 as into a file, row for row, and with the same report", {
  timeout: 1_200_000,
}, async () => {
  const whole = corpus ?? join(folder, "starter.jsonl.gz");
  if (corpus === undefined) {
    writeFileSync(
      whole,
      gzipSync(
        starter()
          .cards.map((card) => JSON.stringify({ type_line: "", ...card }))
          .join("\n"),
      ),
    );
  }
  const config = configured("formats");
  const path = join(folder, "formats.sqlite");
  for (const file of [whole, sample("default-cards.json"), sample("AtomicCards.json")]) {
    const [wanted] = await inFile([file], path);
    const found = await palimpsest([...intoD1(file, config), "--json"]);
    expect(found.stderr).toBe("");
    expect(found.code).toBe(wanted?.code);
    expect(reportOf(found)).toEqual(reportOf(wanted as Run));
    const rows = await Effect.runPromise(Effect.provide(everything, NodeSqlite.layer(path)));
    expectSame(await looking(config, everything), rows);
  }
});

describe("what keeps cards from D1 is told in a sentence", () => {
  const file = sample("default-cards.json");

  it("no configuration that names the database", async () => {
    const run = await palimpsest(["cards", "import", file, "--d1", "local"], { cwd: folder });
    expect(run).toEqual({
      code: 1,
      stdout: "",
      stderr:
        "No configuration of wrangler that names the database palimpsest-cards is here or above: run this inside the repository, or name one with --config.\n",
    });
  });

  it("one that is not there", async () => {
    const run = await palimpsest(["cards", "import", file, "--d1", "local", "--config", "nowhere.jsonc"]);
    expect([run.code, run.stdout, run.stderr]).toEqual([1, "", "There is no file nowhere.jsonc.\n"]);
  });

  it("wrangler that is not installed", async () => {
    const config = configured("alone");
    const run = await palimpsest(["cards", "import", file, "--d1", "local"], { cwd: join(config, "..") });
    expect([run.code, run.stdout]).toEqual([1, ""]);
    expect(run.stderr).toBe(
      `wrangler is not installed beside ${config}, and it is what brings cards into D1: install it there, as a dependency.\n`,
    );
  });

  it("what wrangler itself complains of", { timeout: 120_000 }, async () => {
    const config = configured("wrong");
    writeFileSync(config, readFileSync(config, "utf8").replace('"CARDS"', '"OTHERS"'));
    const run = await palimpsest(["cards", "import", file, "--d1", "local", "--config", config]);
    expect([run.code, run.stdout]).toEqual([1, ""]);
    expect(run.stderr).toMatch(/^wrangler failed: .*CARDS.*wrangler\.jsonc.*\.\n$/);
  });

  it("nobody who is logged in", { timeout: 120_000 }, async () => {
    const config = configured("remote");
    const env = { HOME: folder, XDG_CONFIG_HOME: folder, CLOUDFLARE_API_TOKEN: "", CLOUDFLARE_API_KEY: "" };
    const run = await palimpsest(["cards", "import", file, "--d1", "remote", "--config", config], { env });
    expect([run.code, run.stdout]).toEqual([1, ""]);
    expect(run.stderr).toMatch(/^wrangler failed: .*CLOUDFLARE_API_TOKEN.*\.\n$/);
  });

  it.each([[["--config", "wrangler.jsonc"]], [["--env", "production"]]])(
    "%j without --d1, as wrong usage",
    async (flags) => {
      const run = await palimpsest(["cards", "import", file, ...flags]);
      expect([run.code, run.stdout]).toEqual([2, ""]);
      expect(run.stderr).toContain("--config and --env are for --d1.");
    },
  );
});
