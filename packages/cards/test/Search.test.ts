import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import * as Import from "@palimpsest/cards/Import";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import * as Query from "@palimpsest/cards/Query";
import type * as Scan from "@palimpsest/cards/Scan";
import * as Search from "@palimpsest/cards/Search";
import { Sql } from "@palimpsest/cards/Sql";
import { starter } from "@palimpsest/cards/Starter";
import type { Card } from "@palimpsest/core/Contract";
import { times } from "@palimpsest/test-fuzz/cases";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import * as Result from "effect/Result";
import * as Stream from "effect/Stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cardsAfter } from "../src/internal/search-sql.ts";
import { cards, origin } from "./support/catalogue-suite.ts";
import { imported } from "./support/databases.ts";
import { everyPage, generated, scanned, subjectsOf, written } from "./support/search-suite.ts";

/** How many queries are made at random. */
const random = times(20);

const folder = mkdtempSync(join(tmpdir(), "palimpsest-search-"));
afterAll(() => rmSync(folder, { recursive: true }));

const over = (name: string) =>
  ManagedRuntime.make(
    Layer.provideMerge(Search.layer, NodeSqlite.layer(join(folder, `${name}.sqlite`), { create: true })),
  );

const token: Card = { name: "Goblin", type_line: "Token Creature — Goblin", oracle_text: "Haste", layout: "token" };
const all = [...cards, token];

const database = over("cards");
const empty = over("empty");
beforeAll(() => database.runPromise(imported(all, origin)));
afterAll(async () => {
  await database.dispose();
  await empty.dispose();
});

const namesOf = (hits: ReadonlyArray<Search.Hit>): ReadonlyArray<string> => hits.map(({ card }) => card.name);
const subjects = subjectsOf(all);
const page = (query: string, options?: Search.Options) =>
  Effect.flatMap(Search.Search, (search) => search.page(query, options));

describe("a search finds what a straight scan finds", () => {
  it.each(written)("%s", async (query) => {
    const wanted = scanned(query, subjects);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(all.length);
    for (const limit of [1, 7, 100]) {
      expect(namesOf(await database.runPromise(everyPage(query, limit)))).toEqual(wanted);
    }
  });

  it("for queries made at random", async () => {
    const queries = generated(random);
    expect(new Set(queries).size).toBe(random);
    let found = 0;
    for (const query of queries) {
      const wanted = scanned(query, subjects);
      expect([query, namesOf(await database.runPromise(everyPage(query, 100)))]).toEqual([query, wanted]);
      if (wanted.length > 0 && wanted.length < all.length) found++;
    }
    expect(found).toBeGreaterThan(0.4 * random);
  });

  it("in memory, too, with the same words", async () => {
    const search = Search.inMemory({
      ...starter(),
      cards: all.map((card) => card),
      names: all.map(({ name }) => name),
    });
    for (const query of [...written, ...generated(random)]) {
      const hits = await Effect.runPromise(Effect.provideService(everyPage(query, 9), Search.Search, search));
      const wanted = await database.runPromise(everyPage(query, 100));
      expect([query, hits.map(({ card: { name }, words }) => [name, words])]).toEqual([
        query,
        wanted.map(({ card: { name }, words }) => [name, words]),
      ]);
    }
  });
});

describe("a hit", () => {
  it("has the card, and the words that were asked for", async () => {
    const { hits } = await database.runPromise(page('"goblin king" uses:creature-type -looks:elf'));
    const [king] = starter().cards.filter(({ name }) => name === "Goblin King");
    const word = { face: 0, class: "creature-type", word: "Goblin", used: true, count: 1 };
    expect(hits).toEqual([
      {
        card: king,
        words: [
          { ...word, field: "type_line", context: "type-line" },
          { ...word, field: "oracle_text", context: "rules" },
        ],
      },
    ]);
  });

  it("has the reason of a word that is not in use", async () => {
    const { hits } = await database.runPromise(page('"goblin king" looks:goblin'));
    expect(hits[0]?.words).toMatchObject([{ field: "name", context: "name", used: false, reason: "self-name" }]);
  });

  it("has no words where none were asked for", async () => {
    const { hits } = await database.runPromise(page("-uses:goblin t:goblin or t:instant"));
    expect(hits.every(({ words }) => words.length === 0)).toBe(true);
  });
});

describe("pages", () => {
  it("go on behind the last card when another version was imported between them, and repeat nothing", async () => {
    const other = over("versions");
    await other.runPromise(imported(all, origin));
    const first = await other.runPromise(page("t:creature", { limit: 5 }));
    const added = ["Aaa First", "Zzz Last"].map((name) => ({ name, type_line: "Creature — Elf" }));
    await other.runPromise(imported([...added, ...all.slice(3)], origin));
    const rest: Array<string> = [];
    let { cursor } = first;
    while (cursor !== undefined) {
      const next: Search.Page = await other.runPromise(page("t:creature", { limit: 5, cursor }));
      rest.push(...namesOf(next.hits));
      cursor = next.cursor;
    }
    const wanted = scanned("t:creature", subjectsOf([...added, ...all.slice(3)]));
    const last = namesOf(first.hits).at(-1) ?? "";
    expect(rest).toEqual(wanted.slice(wanted.indexOf(last) + 1));
    expect(rest).toContain("Zzz Last");
    await other.dispose();
  });

  it("have twenty cards unless it is said, and a hundred at most", async () => {
    const sizes = [undefined, 3, 0, -1, 1_000, 2.5, Number.NaN].map(async (limit) => {
      const { hits } = await database.runPromise(page("-is:token", { limit }));
      return hits.length;
    });
    expect(await Promise.all(sizes)).toEqual([20, 3, 20, 1, 100, 2, 20]);
  });

  it.each(["", "x", "e30", "W10", "WzEsMl0", "!", "é", "a".repeat(3_000), "LTE"])(
    "need a cursor that a page gave: %s",
    async (cursor) => {
      const error = await database.runPromise(Effect.flip(page("goblin", { cursor })));
      expect(error).toMatchObject({ _tag: "InvalidCursor" });
    },
  );

  it("answer a cursor that somebody made up as any other", async () => {
    const made = (...position: ReadonlyArray<unknown>) => Buffer.from(JSON.stringify(position)).toString("base64url");
    for (const [cursor, count] of [
      [made(-1, "", -1), 20],
      [made(1, "\ud800", 1), 0],
      [made(2 ** 53 - 1, "zzzz", 0), 0],
    ] as const) {
      const { hits } = await database.runPromise(page("-is:token", { cursor }));
      expect(hits).toHaveLength(count);
    }
  });

  it("pass the error of a query on, with its place", async () => {
    const error = await database.runPromise(Effect.flip(page("uses:gobln")));
    expect(error).toMatchObject({ _tag: "InvalidQuery", offset: 5, end: 10, suggestions: ["Goblin", "Noble"] });
  });
});

describe("where nothing was imported", () => {
  it("the starter set is searched, and each page says so", async () => {
    const found = await empty.runPromise(page("uses:goblin", { limit: 2 }));
    const next = await empty.runPromise(page("uses:goblin", { limit: 2, cursor: found.cursor }));
    const wanted = scanned("uses:goblin", subjectsOf(starter().cards));
    expect([...namesOf(found.hits), ...namesOf(next.hits)]).toEqual(wanted.slice(0, 4));
    const layered = await Effect.runPromise(Effect.provide(page("uses:goblin", { limit: 2 }), Search.layerStarter));
    expect(namesOf(layered.hits)).toEqual(wanted.slice(0, 2));
    for (const { note } of [found, next, layered]) expect(note).toContain("No cards were imported");
  });
});

describe("any query", () => {
  it("binds no more values than D1 takes, and nests no deeper", () => {
    const contexts = "reminder,quoted,rules,type-line,name";
    const reasons = "self-name,other-name,token-name,label,counter,game-piece,ordinary-word,keyword-name,other-type";
    const types = ["goblin", "elf", "wall", "black", "swamp", "human", "wizard", "bird", "cat", "dog"];
    const texts = [
      `${types.map((type) => `uses:${type} -looks:${type}`).join(" ")} context:${contexts} -reason:${reasons}`,
      Array.from({ length: Query.mostTerms }, (_, index) => `o:w${index}`).join(" "),
      `${"-(a or ".repeat(7)}b${")".repeat(7)}`,
    ];
    for (const text of texts) {
      const query = Result.getOrThrow(Query.parse(text));
      expect(cardsAfter(query, { version: 1, key: "a", id: 3 }, 4).values.length).toBeLessThanOrEqual(100);
    }
  });
});

const corpus = process.env.PALIMPSEST_CORPUS;
if (corpus === undefined || corpus === "") {
  console.info("PALIMPSEST_CORPUS names no file: the starter catalogue alone was searched.");
} else {
  describe("in the cards of PALIMPSEST_CORPUS", () => {
    const whole = over("corpus");
    const read: Array<Card> = [];
    let scannedCards: ReadonlyArray<Scan.Subject> = [];
    let nameOf: ReadonlyMap<number, string> = new Map();
    afterAll(() => whole.dispose());

    beforeAll(async () => {
      const bytes = Stream.fromReadableStream<Uint8Array, unknown>({
        evaluate: () => Readable.toWeb(createReadStream(corpus)) as ReadableStream<Uint8Array>,
        onError: (cause) => cause,
      });
      const records = Stream.map(BulkFile.records(bytes), (record) => {
        if (Result.isSuccess(record)) read.push(record.success);
        return record;
      });
      await whole.runPromise(Import.run(records, origin));
      const rows = await whole.runPromise(
        Effect.flatMap(Sql, (sql) => sql.all<{ id: number; name: string }>("SELECT id, name FROM card ORDER BY id")),
      );
      nameOf = new Map(rows.map(({ id, name }) => [id, name]));
      // What the import left out, and the records that repeat a card, are not searched for.
      const names = new Set(rows.map(({ name }) => name));
      const seen = new Set<string>();
      const first = read.filter(({ name, layout }) => {
        const key = `${layout === "token"} ${name}`;
        const isFirst = names.has(name) && !seen.has(key);
        seen.add(key);
        return isFirst;
      });
      expect(first.length).toBe(rows.length);
      scannedCards = subjectsOf(first);
    }, 1_200_000);

    const found = (text: string) =>
      Effect.gen(function* () {
        const sql = yield* Sql;
        const { sql: statement, values } = cardsAfter(Result.getOrThrow(Query.parse(text)), undefined, 1_000_000);
        // Three million rows in all: as objects they would take most of the time.
        const [row] = yield* sql.all<{ ids: string }>(`SELECT json_group_array(id) AS ids FROM (${statement})`, values);
        return (JSON.parse(row?.ids ?? "[]") as ReadonlyArray<number>).map((id) => nameOf.get(id));
      });

    it("every written query and those made at random find what a straight scan finds", {
      timeout: 1_200_000,
    }, async () => {
      let some = 0;
      for (const query of [...written, ...generated(random)]) {
        const wanted = scanned(query, scannedCards);
        const names = await whole.runPromise(found(query));
        // Compared by hand first: the difference of two long lists takes minutes to print.
        expect([query, names.length, names.findIndex((name, index) => name !== wanted[index])]).toEqual([
          query,
          wanted.length,
          -1,
        ]);
        const pages = await whole.runPromise(
          Effect.flatMap(page(query, { limit: 10 }), (one) =>
            one.cursor === undefined
              ? Effect.succeed([one])
              : Effect.map(page(query, { limit: 10, cursor: one.cursor }), (two) => [one, two]),
          ),
        );
        expect([query, pages.flatMap(({ hits }) => namesOf(hits))]).toEqual([query, wanted.slice(0, 20)]);
        if (wanted.length > 0) some++;
      }
      expect(some).toBeGreaterThan((2 / 3) * (written.length + random));
    });
  });
}
