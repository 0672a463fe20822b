import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, layer } from "@effect/vitest";
import * as Service from "@palimpsest/cards/CardCatalogue";
import * as Catalogue from "@palimpsest/cards/Catalogue";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import { Sql } from "@palimpsest/cards/Sql";
import * as SqlCatalogue from "@palimpsest/cards/SqlCatalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { cards, cases, origin } from "./support/catalogue-suite.ts";
import { imported } from "./support/databases.ts";

const { CardCatalogue } = Service;
const folder = mkdtempSync(join(tmpdir(), "palimpsest-catalogue-"));
afterAll(() => rmSync(folder, { recursive: true }));

const database = (name: string) => NodeSqlite.layer(join(folder, name), { create: true });

const filled = Layer.provideMerge(
  SqlCatalogue.layer,
  Layer.provideMerge(Layer.effectDiscard(imported(cards, origin)), database("suite.sqlite")),
);

describe.each([
  ["in memory", Service.layer(Catalogue.make(cards, origin))],
  ["in a file of SQLite", filled],
])("a catalogue %s", (_, catalogue) => {
  layer(catalogue)((it) => {
    for (const { title, check } of cases) {
      it.effect(title, () => Effect.map(check, ([found, wanted]) => expect(found).toEqual(wanted)));
    }
  });
});

describe("SqlCatalogue", () => {
  /** A database that counts what it is asked. */
  const counted = Effect.map(Sql, (sql) => {
    const queries: Array<string> = [];
    const asked = Sql.of({
      ...sql,
      all: (query, params) => {
        queries.push(query);
        return sql.all(query, params);
      },
    });
    return { queries, asked };
  });

  layer(filled)((it) => {
    it.effect("costs one query a name", () =>
      Effect.gen(function* () {
        const { queries, asked } = yield* counted;
        const { find } = yield* Effect.provide(
          CardCatalogue,
          Layer.provide(Layer.fresh(SqlCatalogue.layer), Layer.succeed(Sql, asked)),
        );
        yield* find("goblin king");
        yield* find("insectile aberration");
        expect(queries).toHaveLength(2);
      }),
    );

    it.effect("looks for what a name may have meant with one more query, and reads few names", () =>
      Effect.gen(function* () {
        const { queries, asked } = yield* counted;
        const { find } = yield* Effect.provide(
          CardCatalogue,
          Layer.provide(Layer.fresh(SqlCatalogue.layer), Layer.succeed(Sql, asked)),
        );
        for (const name of ["goblin kin", "krenko, mob bos", "nobody at all"]) yield* Effect.flip(find(name));
        expect(queries).toHaveLength(6);
        for (const query of queries) expect(query).toMatch(/ LIMIT \d|n\.key = \?/);
      }),
    );
  });

  layer(
    Layer.provideMerge(
      SqlCatalogue.layer,
      Layer.provideMerge(
        Layer.effectDiscard(
          imported([
            { name: "Goblin", layout: "token", type_line: "Token Creature — Goblin" },
            { name: "Krenko, Mob Boss", type_line: "Legendary Creature — Goblin", flavor_name: "Grub, the Great" },
            { name: "Krenko, Tin Street Kingpin", type_line: "Legendary Creature — Goblin" },
            { name: "Clue", layout: "token", type_line: "Token Artifact — Clue" },
            { name: "Clue, the Game", type_line: "Artifact" },
          ]),
        ),
        database("names.sqlite"),
      ),
    ),
  )((it) => {
    it.effect("finds tokens, short names and names that are printed in place of the card's", () =>
      Effect.gen(function* () {
        const { find, names } = yield* CardCatalogue;
        const found = yield* Effect.forEach(["goblin", "krenko", "grub the great", "clue"], find);
        expect(found.map(({ name, token }) => [name, token])).toEqual([
          ["Goblin", true],
          ["Krenko, Mob Boss", undefined],
          ["Krenko, Mob Boss", undefined],
          ["Clue", true],
        ]);
        expect(yield* names).toEqual(["Krenko, Mob Boss", "Krenko, Tin Street Kingpin", "Clue, the Game"]);
      }),
    );
  });

  layer(Layer.provide(SqlCatalogue.layer, database("empty.sqlite")))((it) => {
    it.effect("is the starter catalogue before the first import, and says so", () =>
      Effect.gen(function* () {
        const { find, info, names } = yield* CardCatalogue;
        expect((yield* find("goblin king")).name).toBe("Goblin King");
        expect((yield* Effect.flip(find("goblin kin"))).suggestions).toEqual(["Goblin King"]);
        expect(yield* names).toEqual(starter().names);
        const { count, note, source } = yield* info;
        expect([count, source]).toEqual([starter().cards.length, starter().origin.source]);
        expect(note).toContain("No cards were imported");
      }),
    );
  });

  it("suggests names in a database that was filled before there were spellings", async () => {
    const older = NodeSqlite.layer(join(folder, "older.sqlite"), { create: true });
    const back = Effect.flatMap(Sql, (sql) =>
      Effect.forEach(
        [
          "DROP TRIGGER spelling_of_first",
          "DROP TRIGGER spelling_of_next",
          "DROP TABLE spelling",
          "PRAGMA user_version = 1",
        ],
        (statement) => sql.run(statement),
      ),
    );
    const suggested = Effect.flatMap(CardCatalogue, ({ find }) => Effect.flip(find("golbin kign")));
    const asked = Effect.provide(suggested, SqlCatalogue.layer);
    const without = Effect.andThen(imported(cards, origin), Effect.andThen(back, asked));
    expect((await Effect.runPromise(Effect.provide(without, Layer.fresh(older)))).suggestions).toEqual([]);
    expect((await Effect.runPromise(Effect.provide(asked, Layer.fresh(older)))).suggestions).toEqual(["Goblin King"]);
  });

  it("is the starter catalogue where the tables are missing", async () => {
    const bare = Layer.effect(
      Sql,
      Effect.tap(NodeSqlite.open(join(folder, "bare.sqlite"), { create: true }), (sql) =>
        Effect.forEach(["card", "name", "visible", "version"], (table) => sql.run(`DROP TABLE ${table}`)),
      ),
    );
    const program = Effect.flatMap(CardCatalogue, ({ find, info }) => Effect.all([find("goblin king"), info]));
    const [card, { note }] = await Effect.runPromise(Effect.provide(program, Layer.provide(SqlCatalogue.layer, bare)));
    expect(card.name).toBe("Goblin King");
    expect(note).toContain("No cards were imported");
  });

  it("blames no name for a database that fails", async () => {
    const broken = Layer.effect(
      Sql,
      Effect.tap(NodeSqlite.open(join(folder, "broken.sqlite"), { create: true }), (sql) =>
        sql.run("ALTER TABLE card DROP COLUMN json"),
      ),
    );
    const program = Effect.flatMap(CardCatalogue, ({ find }) => find("goblin king"));
    const ran = Effect.runPromise(Effect.provide(program, Layer.provide(SqlCatalogue.layer, broken)));
    await expect(ran).rejects.toMatchObject({ _tag: "DatabaseError", reason: "failed" });
  });
});
