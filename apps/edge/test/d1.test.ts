import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { D1Database } from "@cloudflare/workers-types";
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as D1 from "@palimpsest/cards/D1";
import * as Search from "@palimpsest/cards/Search";
import { Sql } from "@palimpsest/cards/Sql";
import * as SqlCatalogue from "@palimpsest/cards/SqlCatalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { beforeAll, describe, expect, it } from "vitest";
import { cards, cases, origin } from "../../../packages/cards/test/support/catalogue-suite.ts";
import { everything, imported } from "../../../packages/cards/test/support/databases.ts";
import {
  everyPage,
  generated,
  scanned,
  subjectsOf,
  written,
} from "../../../packages/cards/test/support/search-suite.ts";

const bindings = env as unknown as {
  readonly TEST_CARDS: D1Database;
  readonly TEST_EMPTY: D1Database;
  readonly TEST_BARE: D1Database;
  readonly TEST_MIGRATIONS: Array<D1Migration>;
};

const over = (database: D1Database) => Layer.provideMerge(SqlCatalogue.layer, D1.layer(database));

const run = <A, E>(program: Effect.Effect<A, E, CardCatalogue | Sql>, database: D1Database): Promise<A> =>
  Effect.runPromise(Effect.provide(program, over(database)));

beforeAll(async () => {
  for (const database of [bindings.TEST_CARDS, bindings.TEST_EMPTY]) {
    await applyD1Migrations(database, bindings.TEST_MIGRATIONS);
  }
  await run(imported(cards, origin), bindings.TEST_CARDS);
});

describe("a catalogue in D1", () => {
  for (const { title, check } of cases) {
    it(title, async () => {
      const [found, wanted] = await run(check, bindings.TEST_CARDS);
      expect(found).toEqual(wanted);
    });
  }

  it("has the same rows after another import", async () => {
    const before = await run(everything, bindings.TEST_CARDS);
    await run(imported(cards, origin), bindings.TEST_CARDS);
    expect(await run(everything, bindings.TEST_CARDS)).toEqual(before);
  });

  it("carries out a batch whole or not at all", async () => {
    const program = Effect.gen(function* () {
      const sql = yield* Sql;
      const rows = [
        [1, "a", 1, "card"],
        [1, "a", 1, "card"],
      ];
      const error = yield* Effect.flip(
        sql.batch([{ sql: "INSERT INTO name (version, key, card, kind) VALUES (?, ?, ?, ?)", rows }]),
      );
      return [error.reason, yield* sql.all("SELECT * FROM name"), yield* sql.run("DELETE FROM name")] as const;
    });
    expect(await run(program, bindings.TEST_EMPTY)).toEqual(["failed", [], 0]);
  });

  it.each(["TEST_EMPTY", "TEST_BARE"] as const)(
    "is the starter catalogue, and says so, where nothing was imported: %s",
    async (name) => {
      const program = Effect.flatMap(CardCatalogue, ({ find, info }) => Effect.all([find("goblin king"), info]));
      const [card, { count, note }] = await run(program, bindings[name]);
      expect([card.name, count]).toEqual(["Goblin King", starter().cards.length]);
      expect(note).toContain("No cards were imported");
    },
  );
});

describe("a search in D1", () => {
  const subjects = subjectsOf(cards);

  it("finds what a straight scan finds, for every written query and some made at random, page by page", async () => {
    const searching = Layer.provideMerge(Search.layer, D1.layer(bindings.TEST_CARDS));
    let some = 0;
    for (const query of [...written, ...generated(60)]) {
      const hits = await Effect.runPromise(Effect.provide(everyPage(query, 40), searching));
      const wanted = scanned(query, subjects);
      expect([query, hits.map(({ card }) => card.name)]).toEqual([query, wanted]);
      if (wanted.length > 0) some++;
    }
    expect(some).toBeGreaterThan(40);
  });

  it.each(["TEST_EMPTY", "TEST_BARE"] as const)(
    "is one of the starter set, and says so, where nothing was imported: %s",
    async (name) => {
      const program = Effect.flatMap(Search.Search, ({ page }) => page('"goblin king" uses:goblin'));
      const layer = Layer.provideMerge(Search.layer, D1.layer(bindings[name]));
      const { hits, note } = await Effect.runPromise(Effect.provide(program, layer));
      expect(hits.map(({ card, words }) => [card.name, words.length])).toEqual([["Goblin King", 2]]);
      expect(note).toContain("No cards were imported");
    },
  );
});
