/** Cards into Cloudflare D1, local, through wrangler: as into a file, row for row, however often an import is killed. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import * as NodeServices from "@effect/platform-node/NodeServices";
import * as FileImport from "@palimpsest/cards/FileImport";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import { failed, Sql } from "@palimpsest/cards/Sql";
import { starter } from "@palimpsest/cards/Starter";
import { thorough } from "@palimpsest/test-fuzz/cases";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { everything } from "../../../packages/cards/test/support/databases.ts";
import * as CardSource from "../src/card-source.ts";
import { ended, palimpsest, type Run, start } from "./palimpsest.ts";

const corpus = process.env.PALIMPSEST_CORPUS || undefined;
if (corpus === undefined) console.info("PALIMPSEST_CORPUS names no file: the starter catalogue alone goes into D1.");

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const wrangler = inRepository("apps/edge/node_modules/wrangler/bin/wrangler.js");
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

/** Looks into a copy of that file, as somebody else may be writing it: nobody notices. */
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

/** All cards that there are in a file, and what an import of it into an empty database told. */
const importWhole = async () => {
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
  return { whole, config, found: await palimpsest([...intoD1(whole, config), "--json"]) };
};

let imported: ReturnType<typeof importWhole> | undefined;
/** The same for all tests. */
const wholeImported = () => {
  imported ??= importWhole();
  return imported;
};

it("a file of any format goes into D1 as into a database of its own, row for row, and with the same report", {
  timeout: 1_200_000,
}, async () => {
  const { whole, config, found: first } = await wholeImported();
  const path = join(folder, "formats.sqlite");
  const others = thorough ? [sample("default-cards.json"), sample("AtomicCards.json")] : [];
  for (const file of [whole, ...others]) {
    const [wanted] = await inFile([file], path);
    const found = file === whole ? first : await palimpsest([...intoD1(file, config), "--json"]);
    expect(found.stderr).toBe("");
    expect(found.code).toBe(wanted?.code);
    expect(reportOf(found)).toEqual(reportOf(wanted as Run));
    const rows = await Effect.runPromise(Effect.provide(everything, NodeSqlite.layer(path)));
    expectSame(await looking(config, everything), rows);
  }
});

/**
 * Puts a wrangler beside a configuration that does all that the real one does, and then, once it was given the file of
 * the number HALT, never ends: the import can be killed there. It says which share of all SQL it was given.
 */
const halting = (config: string, halted: string): void => {
  const bin = join(config, "../node_modules/wrangler/bin");
  mkdirSync(bin, { recursive: true });
  const program = `
    const { spawnSync } = require("node:child_process");
    const { readdirSync, renameSync, statSync, writeFileSync } = require("node:fs");
    const { dirname, join } = require("node:path");
    const args = process.argv.slice(2);
    const { status } = spawnSync(process.execPath, [${JSON.stringify(wrangler)}, ...args], { stdio: "inherit" });
    const last = args.at(-1);
    if (last.endsWith("/" + process.env.HALT + ".sql")) {
      const folder = dirname(last);
      const sizes = readdirSync(folder).map((name) => [parseInt(name), statSync(join(folder, name)).size]);
      const sum = (most) => sizes.reduce((all, [number, size]) => (number <= most ? all + size : all), 0);
      const told = { pid: process.pid, share: sum(Number(process.env.HALT)) / sum(Infinity) };
      writeFileSync(${JSON.stringify(`${halted}.new`)}, JSON.stringify(told));
      renameSync(${JSON.stringify(`${halted}.new`)}, ${JSON.stringify(halted)});
      setInterval(() => {}, 1000);
    } else process.exitCode = status;`;
  writeFileSync(join(bin, "wrangler.js"), program);
};

/** How many bytes of SQL an import is. */
const lengthOfSql = async (file: string): Promise<number> => {
  let length = 0;
  const nowhere: FileImport.Target<never> = {
    migrate: Effect.void,
    ask: () => Effect.fail(failed("It", new Error("no such table"))),
    file: (path) =>
      Effect.sync(() => {
        length += statSync(path).size;
      }),
  };
  const program = Effect.gen(function* () {
    const { records } = yield* CardSource.named(Option.some(file));
    yield* FileImport.run(records, { source: "s", date: "2026-11-30" }, nowhere);
  });
  await Effect.runPromise(Effect.provide(program, NodeServices.layer));
  return length;
};

const inFilesOf = join(inject("bundles"), "import-in-files-of.mjs");

describe("an import that is killed", () => {
  const seen = "IN (SELECT version FROM visible)";

  /** How many rows there are of versions. */
  const rowsOf = (versions: string) =>
    Effect.flatMap(Sql, (sql) =>
      Effect.map(
        sql.all<Readonly<Record<"cards" | "uses", number>>>(
          `SELECT (SELECT count(*) FROM card WHERE version ${versions}) AS cards,
            (SELECT count(*) FROM use WHERE version ${versions}) AS uses`,
        ),
        ([rows]) => rows,
      ),
    );

  // Of files as long as that part of all SQL, and a few bytes, one after the other is carried out before it is killed.
  const { part, wanted } = thorough ? { part: 0.3, wanted: [0.3, 0.6, 0.95] } : { part: 0.6, wanted: [0.6] };

  it(`at ${wanted.map((share) => share * 100).join(", ")} % leaves the old cards seen, and the next one has everything once`, {
    timeout: 1_200_000,
  }, async () => {
    const config = configured("killed");
    const halted = join(folder, "halted");
    halting(config, halted);
    const old = join(folder, "old.json");
    writeFileSync(old, JSON.stringify([{ name: "Old Card", type_line: "Creature — Goblin", oracle_text: "Haste" }]));
    if (thorough) expect(await palimpsest(intoD1(old, config))).toMatchObject({ code: 0, stderr: "" });
    else
      cpSync(join((await wholeImported()).config, "../.wrangler"), join(config, "../.wrangler"), { recursive: true });
    const before = await looking(config, rowsOf(seen));
    if (thorough) expect(before).toMatchObject({ cards: 1 });
    else expect(before?.cards).toBeGreaterThan(100);

    // So many that those of one statement are a small part of them.
    const many = thorough ? 4000 : 2000;
    const lines =
      corpus === undefined
        ? starter().cards.map((card) => JSON.stringify({ type_line: "", ...card }))
        : gunzipSync(readFileSync(corpus)).toString().split("\n").slice(0, many);
    const cards = Array.from({ length: many }, (_, n) => {
      const card = JSON.parse(lines[n % lines.length] ?? "");
      return JSON.stringify({ ...card, name: `${card.name} ${n}` });
    });
    const file = join(folder, "many.jsonl");
    writeFileSync(file, cards.join("\n"));
    const bytes = String(Math.round((await lengthOfSql(file)) * part));
    const run = (env: Readonly<Record<string, string>> = {}) => start([bytes, file, config], { entry: inFilesOf, env });

    const shares: Array<number> = [];
    const written: Array<number> = [];
    for (const number of wanted.keys()) {
      rmSync(halted, { force: true });
      const child = run({ HALT: String(number + 1) });
      const ending = ended(child);
      while (!existsSync(halted)) {
        if (child.exitCode !== null) expect.fail(`It ended before it was killed: ${(await ending).stderr}`);
        await sleep(50);
      }
      child.kill("SIGKILL");
      const { pid, share } = JSON.parse(readFileSync(halted, "utf8"));
      process.kill(pid, "SIGKILL");
      expect((await ending).code).toBeNull();
      shares.push(share);
      expect(await looking(config, rowsOf(seen))).toEqual(before);
      const unseen = await looking(config, rowsOf(`NOT ${seen}`));
      written.push((unseen?.cards ?? 0) + (unseen?.uses ?? 0));
    }
    for (const [index, share] of wanted.entries()) {
      expect(Math.abs((shares[index] ?? 0) - share)).toBeLessThan(0.06);
    }
    expect(written).toEqual([...new Set(written)].sort((a, b) => a - b));
    expect(written[0]).toBeGreaterThan(0);

    expect(await ended(run())).toMatchObject({ code: 0, stderr: "" });
    const path = join(folder, "whole.sqlite");
    await inFile([old, file], path);
    const rows = await Effect.runPromise(Effect.provide(everything, NodeSqlite.layer(path)));
    expectSame(await looking(config, everything), rows);
  });
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
    const run = await palimpsest(["cards", "import", file, "--d1", "remote", "--config", config], { env, alone: true });
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
