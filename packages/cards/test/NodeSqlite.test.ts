import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import { Sql } from "@palimpsest/cards/Sql";
import * as Effect from "effect/Effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-sqlite-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const using = <A, E>(
  path: string,
  work: (sql: Sql["Service"]) => Effect.Effect<A, E>,
  options: NodeSqlite.Options = { create: true },
) => Effect.runPromise(Effect.provide(Effect.flatMap(Sql, work), NodeSqlite.layer(path, options)));

const errorOf = (path: string, options?: NodeSqlite.Options) =>
  Effect.runPromise(Effect.flip(Effect.provide(Sql, NodeSqlite.layer(path, options))));

describe("NodeSqlite", () => {
  it("makes the file, its folder and the tables, once", async () => {
    const path = join(folder, "new", "cards.sqlite");
    const tables = (sql: Sql["Service"]) =>
      sql.all<{ name: string }>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_%' ESCAPE '\\'",
      );
    const first = await using(path, tables);
    expect(first.map(({ name }) => name).sort()).toEqual([
      "affects",
      "card",
      "name",
      "spelling",
      "text",
      "use",
      "version",
      "visible",
    ]);
    expect(await using(path, tables)).toEqual(first);
  });

  it("counts the migrations that a file has had", async () => {
    const path = join(folder, "counted.sqlite");
    const files = readdirSync(fileURLToPath(new URL("../migrations", import.meta.url)));
    const count = (sql: Sql["Service"]) => sql.all<{ user_version: number }>("PRAGMA user_version");
    expect(await using(path, count)).toEqual([{ user_version: files.length }]);
    await using(path, (sql) => sql.run(`PRAGMA user_version = ${files.length + 1}`));
    const error = await errorOf(path);
    expect(error).toMatchObject({ _tag: "DatabaseError", reason: "newer" });
    expect(error.message).toContain("was made by a newer palimpsest");
  });

  it("carries out a batch whole or not at all", async () => {
    const path = join(folder, "batch.sqlite");
    const insert = "INSERT INTO name (version, key, card, kind) VALUES (?, ?, ?, ?)";
    const row = [1, "a", 1, "card"];
    await using(path, (sql) => sql.batch([{ sql: insert, rows: [row, [1, "b", 2, "card"]] }]));
    const error = await using(path, (sql) =>
      Effect.flip(sql.batch([{ sql: insert, rows: [[2, "c", 3, "card"], row] }])),
    );
    expect(error.reason).toBe("failed");
    expect(await using(path, (sql) => sql.all("SELECT key FROM name ORDER BY key"))).toEqual([
      { key: "a" },
      { key: "b" },
    ]);
    expect(await using(path, (sql) => sql.run("DELETE FROM name WHERE version = ?", [1]))).toBe(2);
  });

  it("makes no file unless it is asked to", async () => {
    const path = join(folder, "missing.sqlite");
    expect(await errorOf(path)).toMatchObject({ reason: "no-tables", message: `There is no card database ${path}.` });
    expect(existsSync(path)).toBe(false);
  });

  it("says in a sentence that a file is no database, or a folder", async () => {
    const path = join(folder, "text.sqlite");
    writeFileSync(path, "This is no database. ".repeat(100));
    const error = await errorOf(path);
    expect(error.message).toBe(`The card database ${path} cannot be used: file is not a database.`);
    expect((await errorOf(folder)).message).toContain(`The card database ${folder} cannot be used: `);
  });

  it("lets others read while one writes, and tells a second writer so", async () => {
    const path = join(folder, "shared.sqlite");
    await using(path, (one) =>
      Effect.gen(function* () {
        yield* one.run("BEGIN IMMEDIATE");
        yield* one.run("INSERT INTO visible (only, version) VALUES (1, 1)");
        const [read, written] = yield* Effect.promise(() =>
          using(
            path,
            (two) =>
              Effect.all([two.all("SELECT * FROM visible"), Effect.flip(two.run("DELETE FROM visible"))] as const),
            { wait: 1 },
          ),
        );
        expect(read).toEqual([]);
        expect(written.reason).toBe("locked");
        yield* one.run("ROLLBACK");
      }),
    );
  });

  it("prints no warning, and keeps those of others", () => {
    const module = JSON.stringify(new URL("../src/NodeSqlite.ts", import.meta.url).href);
    const effect = JSON.stringify(import.meta.resolve("effect/Effect"));
    const program = `
      const { open } = await import(${module});
      const Effect = await import(${effect});
      await Effect.runPromise(Effect.scoped(open(":memory:", { create: true })));
      process.emitWarning("another");`;
    const flags = ["--input-type=module", "--eval", program];
    const { stderr, status } = spawnSync(process.execPath, flags, { encoding: "utf8" });
    expect(stderr).not.toContain("SQLite");
    expect(stderr).toContain("Warning: another");
    expect(status).toBe(0);
  });
});
