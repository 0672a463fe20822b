/** An import through files of SQL: into a real SQLite, which takes the place of the one at the end of a wire. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import * as FileImport from "@palimpsest/cards/FileImport";
import type * as Import from "@palimpsest/cards/Import";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import { failed, Sql } from "@palimpsest/cards/Sql";
import { starter } from "@palimpsest/cards/Starter";
import type { Card } from "@palimpsest/core/Contract";
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as FileSystem from "effect/FileSystem";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { everything, imported, recordsOf } from "./support/databases.ts";

/** The wire broke. */
class Broken extends Schema.TaggedError<Broken>()("Broken", { message: Schema.String }) {}

const folder = mkdtempSync(join(tmpdir(), "palimpsest-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

const migrations = new URL("../migrations/", import.meta.url);
const options = { source: "it's a test", date: "2026-11-30" };

/** A database at the end of a wire, of which every file that it was given is known. */
class Elsewhere {
  readonly path: string;
  readonly #database: DatabaseSync;
  readonly given: Array<{ readonly bytes: number; readonly longest: number }> = [];
  asked = 0;
  /** What happens to a file, by its number: before it is carried out, or afterwards. */
  before: (number: number) => Effect.Effect<void, Broken> = () => Effect.void;
  after: (number: number) => Effect.Effect<void, Broken> = () => Effect.void;

  constructor(path: string) {
    this.path = path;
    this.#database = new DatabaseSync(path);
  }

  close(): void {
    this.#database.close();
  }

  #all(statements: ReadonlyArray<string>) {
    return Effect.try({
      try: () => {
        this.#database.exec("BEGIN IMMEDIATE");
        try {
          const results = statements.map((sql) =>
            this.#database
              .prepare(sql)
              .all()
              .map((row) => ({ ...row })),
          );
          this.#database.exec("COMMIT");
          return results;
        } catch (cause) {
          this.#database.exec("ROLLBACK");
          throw cause;
        }
      },
      catch: (cause) => failed("The database", cause),
    });
  }

  readonly target: FileImport.Target<Broken> = {
    migrate: Effect.sync(() => {
      this.#database.exec("CREATE TABLE IF NOT EXISTS d1_migrations (name TEXT)");
      for (const name of readdirSync(migrations).sort()) {
        const [had] = this.#database.prepare("SELECT 1 FROM d1_migrations WHERE name = ?").all(name);
        if (had !== undefined) continue;
        this.#database.exec(readFileSync(new URL(name, migrations), "utf8"));
        this.#database.prepare("INSERT INTO d1_migrations VALUES (?)").run(name);
      }
    }),
    ask: (statements) =>
      Effect.suspend(() => {
        this.asked++;
        return this.#all(statements);
      }),
    file: (path) =>
      Effect.gen({ self: this }, function* () {
        const statements = readFileSync(path, "utf8").split(/;\n/).slice(0, -1);
        this.given.push({
          bytes: statSync(path).size,
          longest: Math.max(...statements.map((each) => Buffer.byteLength(each))),
        });
        const number = this.given.length;
        yield* this.before(number);
        yield* this.#all(statements);
        yield* this.after(number);
      }),
  };

  /** What is in it, as an import into a file leaves it. */
  get everything() {
    const sql = Sql.of({
      all: <Row>(query: string) =>
        Effect.map(this.#all([query]), ([rows]) => rows as ReadonlyArray<unknown> as ReadonlyArray<Row>),
      run: () => Effect.die("nothing is written here"),
      batch: () => Effect.die("nothing is written here"),
    });
    return Effect.provideService(everything, Sql, sql);
  }
}

const run = <A, E>(program: Effect.Effect<A, E, FileSystem.FileSystem>): Promise<A> =>
  Effect.runPromise(Effect.provide(program, files));

/** As much of the file system as is asked for. */
const files = Layer.effect(
  FileSystem.FileSystem,
  Effect.sync(() =>
    FileSystem.makeNoop({
      makeTempDirectoryScoped: () =>
        Effect.acquireRelease(
          Effect.sync(() => mkdtempSync(join(folder, "spool-"))),
          (path) => Effect.sync(() => rmSync(path, { recursive: true })),
        ),
      writeFileString: (path, text) =>
        Effect.promise(() => import("node:fs/promises").then(({ writeFile }) => writeFile(path, text))),
    }),
  ),
);

const into = (elsewhere: Elsewhere, cards: Iterable<Card>, more: Partial<FileImport.Options> = {}) =>
  FileImport.run(recordsOf(cards), { ...options, ...more }, elsewhere.target);

const inFile = (path: string, ...imports: ReadonlyArray<Iterable<Card>>) =>
  Effect.provide(
    Effect.gen(function* () {
      const reports: Array<Import.Report> = [];
      for (const cards of imports) reports.push(yield* imported(cards, options));
      return { reports, rows: yield* everything };
    }),
    NodeSqlite.layer(path, { create: true }),
  );

let elsewhere: Elsewhere;
let count = 0;
beforeEach(() => {
  count++;
  elsewhere = new Elsewhere(join(folder, `${count}.sqlite`));
});
afterEach(() => elsewhere.close());

const card = (name: string, oracle_text = "Draw a card."): Card => ({ name, type_line: "Instant", oracle_text });
const old = [card("Old")];
const cards = starter().cards;
const small = { longestFile: 40_000 };

describe("an import through files", () => {
  it("leaves what one into a file leaves, and tells the same, however often it runs", async () => {
    const others = [card("Goblin King"), ...cards.slice(5), card("New; Card -- '/*", 'BEGIN TRANSACTION; "\u0000"')];
    const wanted = await Effect.runPromise(inFile(join(folder, `${count}-file.sqlite`), cards, others, others));
    const reports = [await run(into(elsewhere, cards)), await run(into(elsewhere, others, small))];
    const once = await Effect.runPromise(elsewhere.everything);
    reports.push(await run(into(elsewhere, others, small)));
    expect(reports).toEqual(wanted.reports);
    expect(reports[1]).toMatchObject({ added: { count: 1 }, changed: { count: 1 } });
    const rows = await Effect.runPromise(elsewhere.everything);
    expect(rows).toEqual(wanted.rows);
    expect(rows).toEqual(once);
    expect(elsewhere.given.length).toBeGreaterThan(4);
    for (const { longest } of elsewhere.given) expect(longest).toBeLessThan(100_000);
    expect(readdirSync(folder).filter((name) => name.startsWith("spool-"))).toEqual([]);
  });

  it("asks once, and gives files of the wanted size", async () => {
    await run(into(elsewhere, cards, small));
    expect(elsewhere.asked).toBe(1);
    const sizes = elsewhere.given.map(({ bytes }) => bytes);
    expect(sizes.length).toBeGreaterThan(3);
    // A file ends with the statement that fills it, and one has up to 90,000 bytes.
    for (const size of sizes) expect(size).toBeLessThan(small.longestFile + 100_000);
    await run(into(elsewhere, cards));
    expect([elsewhere.asked, elsewhere.given.length]).toEqual([2, sizes.length + 1]);
  });

  it("tells how far it is", async () => {
    const steps: Array<Import.Step> = [];
    await run(into(elsewhere, cards, { ...small, progress: (step) => Effect.sync(() => void steps.push(step)) }));
    const writing = steps.filter(({ doing }) => doing === "writing").map(({ cards: done }) => done);
    expect(writing[0]).toBe(0);
    expect(writing.at(-1)).toBe(cards.length);
    expect(writing).toEqual([...writing].sort((a, b) => a - b));
  });

  it("never comes there with a file that breaks off, or has no card", async () => {
    await run(into(elsewhere, old));
    const before = await Effect.runPromise(elsewhere.everything);
    const half = new TextEncoder().encode(JSON.stringify(cards).slice(0, -5));
    const broken = FileImport.run(BulkFile.records(Stream.make(half)), options, elsewhere.target);
    expect(await run(Effect.flip(broken))).toMatchObject({ _tag: "InvalidBulkFile", reason: "cut-short" });
    expect(await run(Effect.flip(into(elsewhere, [])))).toMatchObject({ _tag: "NothingToImport" });
    expect(elsewhere.given).toHaveLength(1);
    expect(await Effect.runPromise(elsewhere.everything)).toEqual(before);
  });

  it("refuses a card that no statement holds, by its name", async () => {
    const long = card("Long", "Draw a card. ".repeat(10_000));
    expect(await run(Effect.flip(into(elsewhere, [long])))).toMatchObject({
      _tag: "DatabaseError",
      message: expect.stringMatching(
        /^A card is longer than the card database takes: what is written of "long" has \d+ bytes\.$/,
      ),
    });
    expect(elsewhere.given).toEqual([]);
  });
});

describe("where the wire breaks", () => {
  const broken = Effect.fail(new Broken({ message: "The wire broke." }));

  it.each(["before", "after"] as const)("%s a file was carried out, it goes in once", async (when) => {
    const wanted = await Effect.runPromise(inFile(join(folder, `${count}-file.sqlite`), cards));
    const seen = new Set<number>();
    let sends = 0;
    // Every file at its first time.
    elsewhere[when] = () => {
      sends++;
      if (sends % 2 === 0) return Effect.void;
      seen.add(sends);
      return broken;
    };
    await run(into(elsewhere, cards, small));
    expect(seen.size).toBeGreaterThan(1);
    expect(await Effect.runPromise(elsewhere.everything)).toEqual(wanted.rows);
  });

  it("for good, the old cards stay, and its own rows are taken away", async () => {
    await run(into(elsewhere, old));
    const before = await Effect.runPromise(elsewhere.everything);
    elsewhere.before = (number) => (number > 2 ? broken : Effect.void);
    expect(await run(Effect.flip(into(elsewhere, cards, small)))).toMatchObject({ _tag: "Broken" });
    expect(await Effect.runPromise(elsewhere.everything)).toEqual(before);
  }, 20_000);

  it("and the process with it, the old cards are seen, and the next import takes the rest away", async () => {
    await run(into(elsewhere, old));
    const wanted = await Effect.runPromise(inFile(join(folder, `${count}-file.sqlite`), cards));
    const reached = Deferred.makeUnsafe<void>();
    elsewhere.before = (number) =>
      number > 2 ? Effect.andThen(Deferred.succeed(reached, undefined), Effect.never) : Effect.void;
    const fiber = Effect.runFork(Effect.provide(into(elsewhere, cards, small), files));
    await Effect.runPromise(Deferred.await(reached));
    await Effect.runPromise(Fiber.interrupt(fiber));
    const rows: Readonly<Record<string, unknown>> = await Effect.runPromise(elsewhere.everything);
    expect(rows.visible).toEqual([{ rows: 1 }]);
    expect(rows.version).toHaveLength(2);
    elsewhere.before = () => Effect.void;
    await run(into(elsewhere, cards, small));
    expect(await Effect.runPromise(elsewhere.everything)).toEqual(wanted.rows);
  });

  it("gives way to an import that began later, with no row left of it", async () => {
    const late = [card("Late")];
    elsewhere.after = (number) =>
      number === 1 ? Effect.orDie(Effect.asVoid(Effect.provide(into(elsewhere, late), files))) : Effect.void;
    expect(await run(Effect.flip(into(elsewhere, cards, small)))).toMatchObject({ _tag: "ImportOvertaken" });
    const wanted = await Effect.runPromise(inFile(join(folder, `${count}-file.sqlite`), late));
    expect(await Effect.runPromise(elsewhere.everything)).toEqual(wanted.rows);
  });

  it("a database of a newer version is left alone", async () => {
    await run(into(elsewhere, old));
    const database = new DatabaseSync(elsewhere.path);
    database.exec("INSERT INTO d1_migrations VALUES ('9999_later.sql')");
    database.close();
    expect(await run(Effect.flip(into(elsewhere, cards)))).toMatchObject({ _tag: "DatabaseError", reason: "newer" });
    expect(elsewhere.given).toHaveLength(1);
  });
});
