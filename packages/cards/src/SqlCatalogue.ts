/**
 * Cards by name in a database, after an import (`Import`). Before one it is the starter catalogue, which says so: nobody
 * has to set anything up.
 */
import type { Card } from "@palimpsest/core/Contract";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import { CardCatalogue, type Info, standIn, unknown } from "./CardCatalogue.ts";
import type { NameKind } from "./CardIndex.ts";
import * as CardName from "./CardName.ts";
import * as Catalogue from "./Catalogue.ts";
import { phrase } from "./internal/full-text.ts";
import { type DatabaseError, Sql, type Value } from "./Sql.ts";
import { starter } from "./Starter.ts";

/** The longest printed name has 141 characters. */
const longestName = 256;

// The row of `visible` comes in any case, so that one query tells a name that no card has from an empty database.
const byKey = `
  SELECT v.version, n.kind, c.id, c.name, c.json
  FROM visible v
  LEFT JOIN name n ON n.version = v.version AND n.key = ?
  LEFT JOIN card c ON c.id = n.card`;

const byName = `
  SELECT v.version, 'card' AS kind, c.id, c.name, c.json
  FROM visible v
  LEFT JOIN card c ON c.version = v.version AND c.name = ?`;

const beginning = `
  SELECT c.name FROM name n JOIN card c ON c.id = n.card
  WHERE n.version = ? AND n.key >= ? AND n.key < ? ORDER BY n.key, n.kind, n.card LIMIT ?`;

const holding = `
  SELECT c.name FROM card c
  WHERE c.version = ? AND c.id IN (SELECT rowid FROM text WHERE text MATCH ?) ORDER BY c.key, c.id LIMIT ?`;

interface Found {
  readonly version: number;
  readonly kind: NameKind;
  readonly id: number;
  readonly name: string;
  readonly json: string;
}

type Row = Found | { readonly version: number; readonly json: null };

/** Names of a card itself come first, then what is printed on it, then what is only short for it. */
const order: ReadonlyArray<NameKind> = ["card", "alchemy", "face", "flavor", "printed", "token", "short"];

/** How well a row fits a name, the best first: as typed, by its words, by its kind; the printed card before its rebalanced one. */
const rank = (name: string, words: string, row: Found): ReadonlyArray<number> => {
  const whole = row.kind === "card" || row.kind === "alchemy";
  return [
    whole && row.name === name ? 0 : 1,
    whole && CardName.normalize(row.name) === words ? 0 : 1,
    order.indexOf(row.kind),
    CardName.isRebalanced(row.name) ? 1 : 0,
    row.id,
  ];
};

const compare = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

const best = (name: string, rows: ReadonlyArray<Found>): Found | undefined => {
  const words = CardName.normalize(name);
  return rows.map((row) => ({ row, rank: rank(name, words, row) })).sort((a, b) => compare(a.rank, b.rank))[0]?.row;
};

const isFound = (row: Row): row is Found => row.json !== null;

interface Version {
  readonly version: number;
  readonly source: string;
  readonly date: string;
  readonly cards: number;
}

/** The version that everybody sees; none before an import, and none where the tables are not there. */
export const visible: Effect.Effect<Option.Option<Version>, DatabaseError, Sql> = Effect.flatMap(Sql, (sql) =>
  sql.all<Version>(
    "SELECT v.id AS version, v.source, v.date, v.cards FROM visible JOIN version v ON v.id = visible.version",
  ),
).pipe(
  Effect.map((rows) => Option.fromNullishOr(rows[0])),
  Effect.catchIf(
    ({ reason }) => reason === "no-tables",
    () => Effect.succeed(Option.none()),
  ),
);

const namesOf = (sql: Sql["Service"], version: number): Effect.Effect<ReadonlyArray<string>, DatabaseError> =>
  Effect.map(
    sql.all<{ readonly name: string }>("SELECT name FROM card WHERE version = ? AND token = 0 ORDER BY id", [version]),
    (rows) => rows.map(({ name }) => name),
  );

/** A card of several faces has their names in its own. */
const asCard = (name: string): Pick<Card, "name" | "card_faces"> =>
  name.includes(" // ") ? { name, card_faces: name.split(" // ").map((face) => ({ name: face })) } : { name };

/** A database that fails is nothing that a name could be blamed for. */
const make = (sql: Sql["Service"]): CardCatalogue["Service"] => {
  const fallback = standIn();
  const current = Effect.orDie(Effect.provideService(visible, Sql, sql));
  // Names change only with the version.
  let spelled: { readonly version: number; readonly spellings: Catalogue.Spellings } | undefined;

  const suggestions = Effect.fnUntraced(function* (version: number, name: string, limit?: number) {
    if (spelled?.version !== version) {
      const names = yield* Effect.orDie(namesOf(sql, version));
      spelled = { version, spellings: Catalogue.spellings(names.map(asCard)) };
    }
    return Catalogue.suggestAmong(spelled.spellings, name, limit);
  });

  const namesFrom = (query: string, params: ReadonlyArray<Value>): Effect.Effect<ReadonlyArray<string>> =>
    Effect.orDie(Effect.map(sql.all<{ readonly name: string }>(query, params), (rows) => rows.map(({ name }) => name)));

  const complete = Effect.fnUntraced(function* (version: number, asking: Catalogue.Completing, input: string) {
    const { start, end, spellings, words, limit } = asking;
    const names = new Set(yield* namesFrom(beginning, [version, start, end, spellings]));
    if (names.size < limit && words.length > 0) {
      const more = yield* namesFrom(holding, [version, phrase("name", words, true), names.size + limit]);
      for (const name of more) names.add(name);
    }
    const found = names.size === 0 ? yield* suggestions(version, input, limit) : [...names];
    return found.slice(0, limit);
  });

  const rowsOf = (name: string): Effect.Effect<ReadonlyArray<Row>> => {
    const key = name.length > longestName ? "" : CardName.key(name);
    return (key === "" ? sql.all<Row>(byName, [name]) : sql.all<Row>(byKey, [key])).pipe(
      Effect.catchIf(
        ({ reason }) => reason === "no-tables",
        () => Effect.succeed([]),
      ),
      Effect.orDie,
    );
  };

  return CardCatalogue.of({
    find: Effect.fnUntraced(function* (name: string) {
      const rows = yield* rowsOf(name);
      const [first] = rows;
      if (first === undefined) return yield* fallback.find(name);
      const found = best(name, rows.filter(isFound));
      if (found !== undefined) return JSON.parse(found.json) as Card;
      return yield* unknown(name, yield* suggestions(first.version, name));
    }),
    complete: (input, limit) => {
      const asking = Catalogue.completing(input, limit);
      if (asking === undefined) return Effect.succeed([]);
      return Effect.flatMap(
        current,
        Option.match({
          onNone: () => fallback.complete(input, limit),
          onSome: ({ version }) => complete(version, asking, input),
        }),
      );
    },
    names: Effect.flatMap(
      current,
      Option.match({
        onNone: () => fallback.names,
        onSome: ({ version }) => Effect.orDie(namesOf(sql, version)),
      }),
    ),
    info: Effect.flatMap(
      current,
      Option.match({
        onNone: () => fallback.info,
        onSome: ({ source, date, cards }) =>
          Effect.succeed<Info>({ source, date, count: cards, notice: starter().origin.notice }),
      }),
    ),
  });
};

/**
 * The catalogue of a database. `find` costs one query where there is such a card. A database that fails, as one whose file
 * is damaged, ends the program with a `DatabaseError` as a defect.
 */
export const layer: Layer.Layer<CardCatalogue, never, Sql> = Layer.effect(CardCatalogue, Effect.map(Sql, make));
