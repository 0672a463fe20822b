import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as CardIndex from "@palimpsest/cards/CardIndex";
import * as Import from "@palimpsest/cards/Import";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import { Sql } from "@palimpsest/cards/Sql";
import * as SqlCatalogue from "@palimpsest/cards/SqlCatalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as CardNames from "@palimpsest/core/CardNames";
import type { Card } from "@palimpsest/core/Contract";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { afterAll, describe, expect, it } from "vitest";
import { everything, imported, recordsOf } from "./support/databases.ts";

const folder = mkdtempSync(join(tmpdir(), "palimpsest-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
/** Runs a program with a database of its own. */
const withDatabase = <A, E>(program: Effect.Effect<A, E, Sql>): Promise<A> =>
  Effect.runPromise(Effect.provide(program, NodeSqlite.layer(join(folder, `${++made}.sqlite`), { create: true })));

const card = (name: string, oracle_text = "Draw a card.", rest: Partial<Card> = {}) => ({
  name,
  type_line: "Instant",
  oracle_text,
  ...rest,
});

const bytes = (text: string) => Stream.make(new TextEncoder().encode(text));
const options = { source: "a test", date: "2026-11-30" };

describe("an import", () => {
  it("writes the rows of the index for every card, with the names of all known", () =>
    withDatabase(
      Effect.gen(function* () {
        const { cards, names } = starter();
        yield* imported(cards);
        const sql = yield* Sql;
        const known = CardNames.make(names);
        const uses = yield* sql.all(
          `SELECT c.name, face, field, class, word, context, used, reason, count
           FROM use u JOIN card c ON c.id = u.card AND u.version = (SELECT version FROM visible) ORDER BY u.rowid`,
        );
        expect(uses.map((row) => ({ ...(row as object) }))).toEqual(
          cards.flatMap((each) =>
            CardIndex.uses(each, known).map((use) => ({
              ...use,
              name: each.name,
              used: use.used ? 1 : 0,
              reason: use.reason ?? null,
            })),
          ),
        );
        const changers = yield* sql.all<{ name: string; changer: string }>(
          "SELECT c.name, changer FROM affects a JOIN card c ON c.id = a.card",
        );
        expect(changers.map(({ name, changer }) => `${name}: ${changer}`).sort()).toEqual(
          cards.flatMap((each) => CardIndex.changers(each, known).map((changer) => `${each.name}: ${changer}`)).sort(),
        );
        const rows = yield* sql.all<{ name: string }>(
          `SELECT c.name FROM text JOIN card c ON c.id = text.rowid WHERE text MATCH 'oracle_text : "mountainwalk"' ORDER BY c.id`,
        );
        expect(rows.map(({ name }) => name)).toEqual(
          cards.filter((each) => /\bmountainwalk\b/i.test(CardIndex.texts(each).oracle_text)).map(({ name }) => name),
        );
      }),
    ));

  it("shows the first as new, and says later what is new, changed and gone", () =>
    withDatabase(
      Effect.gen(function* () {
        const first = yield* imported([card("A"), card("B"), card("C")]);
        expect(first).toMatchObject({ read: 3, cards: 3, added: { count: 3, first: ["A", "B", "C"] } });
        expect(first).toMatchObject({ changed: { count: 0 }, gone: { count: 0 } });
        const second = yield* imported([card("A"), card("B", "Draw two cards."), card("D")]);
        expect(second).toMatchObject({
          added: { count: 1, first: ["D"] },
          changed: { count: 1, first: ["B"] },
          gone: { count: 1, first: ["C"] },
        });
      }),
    ));

  it("leaves the same behind however often it runs", () =>
    withDatabase(
      Effect.gen(function* () {
        yield* imported(starter().cards);
        const once = yield* everything;
        expect(once.texts).toBe(starter().cards.length);
        yield* imported(starter().cards);
        yield* imported(starter().cards);
        expect(yield* everything).toEqual(once);
      }),
    ));

  it("counts a card once, whatever printings the file has of it, and keeps their other names", () =>
    withDatabase(
      Effect.gen(function* () {
        const report = yield* imported([
          card("A"),
          card("A", "Draw a card.", { flavor_name: "The Beast" }),
          card("A", "Zieh eine Karte.", { lang: "de", printed_name: "Das Ah" }),
          card("A", "", { layout: "token" }),
        ]);
        expect(report).toMatchObject({ read: 4, cards: 1, tokens: 1, repeated: 2, leftOut: { count: 0 } });
        const { find } = yield* Effect.provide(CardCatalogue, SqlCatalogue.layer);
        expect((yield* Effect.forEach(["the beast", "das ah", "a"], find)).map(({ token }) => token)).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
      }),
    ));

  it("leaves out what is no card of the game, or not in English, and says why", () =>
    withDatabase(
      Effect.gen(function* () {
        const report = yield* imported([
          card("A"),
          card("B // B", "", { layout: "art_series" }),
          card("C", "Zieh eine Karte.", { lang: "de" }),
        ]);
        expect(report).toMatchObject({ read: 3, cards: 1, leftOut: { count: 2 } });
        expect(report.leftOut.first.map(({ record, name }) => [record, name])).toEqual([
          [2, "B // B"],
          [3, "C"],
        ]);
        expect(report.leftOut.first[1]?.why).toContain("another language");
      }),
    ));

  it("tells records that are no cards by their position, and imports the rest", () =>
    withDatabase(
      Effect.gen(function* () {
        const file = `${JSON.stringify(card("A"))}\n{"name":"B"}\n{"name":\n${JSON.stringify(card("C"))}\n`;
        const report = yield* Import.run(BulkFile.records(bytes(file)), options);
        expect(report).toMatchObject({ read: 4, cards: 2, skipped: { count: 2 } });
        expect(report.skipped.first.map(({ record, reason }) => [record, reason])).toEqual([
          [2, "no-card"],
          [3, "not-json"],
        ]);
      }),
    ));

  it("names cards with cleave that have lost their brackets", () =>
    withDatabase(
      Effect.gen(function* () {
        const { withoutBrackets } = yield* imported([
          card("A", "Cleave {1}\nDraw a card."),
          card("B", "Cleave {1}\nDraw [a card and] a card."),
        ]);
        expect(withoutBrackets).toMatchObject({ count: 1, first: ["A"] });
      }),
    ));

  it("names no more than the first 50 of a kind", () =>
    withDatabase(
      Effect.gen(function* () {
        const { added } = yield* imported(Array.from({ length: 60 }, (_, n) => card(`Card ${n}`)));
        expect(added.count).toBe(60);
        expect(added.first).toHaveLength(50);
      }),
    ));

  it("leaves what everybody sees as it was where the file breaks off, or has no card, and takes its own rows away", () =>
    withDatabase(
      Effect.gen(function* () {
        yield* imported([card("A")]);
        const before = yield* everything;
        const half = JSON.stringify([card("B"), card("C")]).slice(0, -5);
        const broken = yield* Effect.flip(Import.run(BulkFile.records(bytes(half)), options));
        expect(broken).toMatchObject({ _tag: "InvalidBulkFile", reason: "cut-short" });
        expect(yield* everything).toEqual(before);
        const empty = yield* Effect.flip(Import.run(BulkFile.records(bytes("[]")), options));
        expect(empty).toMatchObject({ _tag: "NothingToImport", message: expect.stringContaining("a test") });
        expect(yield* everything).toEqual(before);
      }),
    ));

  it("gives way to an import that began later", () =>
    withDatabase(
      Effect.gen(function* () {
        yield* imported([card("Old")]);
        const late = Effect.asVoid(imported([card("Late")]));
        const records = Stream.concat(
          recordsOf([card("A")]),
          Stream.drain(Stream.fromEffect(Effect.provideService(Effect.orDie(late), Sql, yield* Sql))),
        );
        const overtaken = yield* Effect.flip(Import.run(records, options));
        expect(overtaken._tag).toBe("ImportOvertaken");
        const { names } = yield* Effect.provide(CardCatalogue, SqlCatalogue.layer);
        expect(yield* names).toEqual(["Late"]);
        expect((yield* everything).texts).toBe(1);
      }),
    ));

  it("tells how far it is", () =>
    withDatabase(
      Effect.gen(function* () {
        const steps: Array<Import.Step> = [];
        const progress = (step: Import.Step) => Effect.sync(() => void steps.push(step));
        yield* imported(
          Array.from({ length: 1200 }, (_, n) => card(`Card ${n}`)),
          { ...options, progress },
        );
        expect(steps.filter(({ doing }) => doing === "reading").at(-1)).toEqual({
          doing: "reading",
          cards: 1200,
          of: undefined,
        });
        expect(steps.filter(({ doing }) => doing === "indexing")).toEqual(
          [500, 1000, 1200].map((cards) => ({ doing: "indexing", cards, of: 1200 })),
        );
      }),
    ));

  const corpus = process.env.PALIMPSEST_CORPUS;
  it("takes every card of a whole file, the corpus where there is one, once", { timeout: 600_000 }, () =>
    withDatabase(
      Effect.gen(function* () {
        const lines = starter().cards.map((each) => JSON.stringify({ type_line: "", ...each }));
        const packed = corpus === undefined ? gzipSync(lines.join("\n")) : readFileSync(corpus);
        const names = gunzipSync(packed)
          .toString()
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line).name);
        const report = yield* Import.run(BulkFile.records(Stream.make(new Uint8Array(packed))), options);
        expect(report).toMatchObject({ read: names.length, skipped: { count: 0 }, leftOut: { count: 0 } });
        expect(report.cards + report.tokens + report.repeated).toBe(names.length);
        const sql = yield* Sql;
        const rows = yield* sql.all<{ name: string }>(
          "SELECT name FROM card WHERE version = (SELECT version FROM visible)",
        );
        expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(names));
        expect(rows).toHaveLength(report.cards + report.tokens);
      }),
    ),
  );
});

describe("the formats of others", () => {
  const sample = (name: string) => readFileSync(new URL(`data/${name}`, import.meta.url));

  it.each([
    ["AtomicCards.json", { read: 11, cards: 10, tokens: 0, repeated: 1, skipped: { count: 0 } }],
    ["AllPrintings.json", { read: 8, cards: 5, tokens: 2, repeated: 1, skipped: { count: 0 } }],
    ["default-cards.json", { read: 8, cards: 4, tokens: 1, repeated: 2, skipped: { count: 1 }, leftOut: { count: 0 } }],
  ])("%s goes in with the counts that it has, plain and packed", (name, counts) =>
    withDatabase(
      Effect.gen(function* () {
        for (const file of [sample(name), gzipSync(sample(name))]) {
          expect(yield* Import.run(BulkFile.records(Stream.make(new Uint8Array(file))), options)).toMatchObject(counts);
        }
      }),
    ),
  );
});
