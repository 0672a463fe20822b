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
import * as Visible from "./Visible.ts";

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
  SELECT v.version, c.name FROM visible v JOIN name n ON n.version = v.version JOIN card c ON c.id = n.card
  WHERE n.key >= ? AND n.key < ? ORDER BY n.key, n.kind, n.card LIMIT ?`;

const holding = `
  SELECT v.version, c.name FROM visible v JOIN card c ON c.version = v.version
  WHERE c.id IN (SELECT rowid FROM text WHERE text MATCH ?) ORDER BY c.key, c.id LIMIT ?`;

/** The names that have most letters in common with a spelling, three in a row at a time; and those that begin like it. */
const like = `
  SELECT v.version, c.name FROM visible v JOIN card c ON c.version = v.version
  WHERE c.token = 0 AND c.id IN (
    SELECT rowid FROM (SELECT rowid FROM spelling WHERE spelling MATCH ? ORDER BY rank LIMIT 100)
    UNION SELECT card FROM (
      SELECT n.card FROM visible JOIN name n ON n.version = visible.version
      WHERE n.key >= ? AND n.key < ? AND length(n.key) BETWEEN ? AND ? LIMIT 400))`;

/** One or two letters stand within too many names, so that only those are meant that begin so. */
const short = `
  SELECT v.version, c.name FROM visible v JOIN name n ON n.version = v.version JOIN card c ON c.id = n.card
  WHERE c.token = 0 AND n.key >= ? AND n.key < ? ORDER BY length(n.key), n.key LIMIT 50`;

/** As `Names.ofNonlegendaryCreatures` of core has them. The parameter is a format in small letters, or null. */
const nonlegendaryCreatures = `
  SELECT count(DISTINCT name) AS count FROM (
    SELECT coalesce(f.value ->> 'name', c.name) AS name, coalesce(f.value ->> 'type_line', c.type_line) AS type_line
    FROM visible v JOIN card c ON c.version = v.version LEFT JOIN json_each(c.json, '$.card_faces') f
    WHERE c.token = 0 AND (?1 IS NULL OR json_type(c.json, '$.legalities') IS NULL OR EXISTS (
      SELECT 1 FROM json_each(c.json, '$.legalities') l WHERE l.key = ?1 AND l.value IN ('legal', 'restricted'))))
  WHERE type_line LIKE '%Creature%' AND type_line NOT LIKE '%Legendary%'`;

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

const everyName = `
  SELECT v.version, c.name FROM visible v JOIN card c ON c.version = v.version WHERE c.token = 0 ORDER BY c.id`;

interface Named {
  readonly version: number;
  readonly name: string;
}

/** How many counts are kept: a format is any text. */
const mostCounts = 50;

/** The last of all texts that begin so. */
const endOf = (start: string): string => `${start}\u{10ffff}`;

/** What to ask for names that a spelling may have meant: those that are like it at all. */
const candidates = (input: string): readonly [query: string, params: ReadonlyArray<Value>] | undefined => {
  const letters = [...CardName.key(input.slice(0, Catalogue.longestMeant))];
  const key = letters.join("");
  if (letters.length < 3) return key === "" ? undefined : [short, [key, endOf(key)]];
  const threes = new Set(letters.slice(2).map((last, at) => `"${letters[at]}${letters[at + 1]}${last}"`));
  const start = letters.slice(0, 2).join("");
  // As far as names are looked at that are spelled nearly so; a space more or less counts as well.
  const reach = Math.max(2, Math.floor(letters.length / 3)) + 1;
  return [like, [[...threes].join(" OR "), start, endOf(start), letters.length - reach, letters.length + reach]];
};

/** A card of several faces has their names in its own. */
const asCard = (name: string): Pick<Card, "name" | "card_faces"> =>
  name.includes(" // ") ? { name, card_faces: name.split(" // ").map((face) => ({ name: face })) } : { name };

/** Nothing, where the tables are not there yet: the database is older than this program. */
const ifThere = <A>(rows: Effect.Effect<ReadonlyArray<A>, DatabaseError>): Effect.Effect<ReadonlyArray<A>> =>
  rows.pipe(
    Effect.catchIf(
      ({ reason }) => reason === "no-tables",
      () => Effect.succeed([]),
    ),
    Effect.orDie,
  );

/**
 * The catalogue of a database. A database that fails is nothing that a name could be blamed for: it ends the program with a
 * `DatabaseError` as a defect.
 */
export const make = (sql: Sql["Service"], visible: Visible.Visible = Visible.make(sql)): CardCatalogue["Service"] => {
  const fallback = standIn();
  const current = Effect.orDie(visible.version);
  // Counting goes over all cards: once for a version and a format.
  const counted = new Map<string, number>();

  const namesFrom = (query: string, params: ReadonlyArray<Value>): Effect.Effect<ReadonlyArray<string>> =>
    Effect.map(ifThere(sql.all<Named>(query, params)), (rows) => {
      const [first] = rows;
      if (first !== undefined) visible.met(first.version);
      return rows.map(({ name }) => name);
    });

  const suggestions = (name: string, limit?: number): Effect.Effect<ReadonlyArray<string>> => {
    const asking = candidates(name);
    if (asking === undefined) return Effect.succeed([]);
    return Effect.map(namesFrom(...asking), (names) =>
      Catalogue.suggestAmong(Catalogue.spellings(Array.from(new Set(names), asCard)), name, limit),
    );
  };

  const complete = Effect.fnUntraced(function* (asking: Catalogue.Completing, input: string) {
    const { start, end, spellings, words, limit } = asking;
    const names = new Set(yield* namesFrom(beginning, [start, end, spellings]));
    if (names.size < limit && words.length > 0) {
      for (const name of yield* namesFrom(holding, [phrase("name", words, true), names.size + limit])) names.add(name);
    }
    const found = names.size === 0 ? yield* suggestions(input, limit) : [...names];
    return found.slice(0, limit);
  });

  const rowsOf = (name: string): Effect.Effect<ReadonlyArray<Row>> => {
    const key = name.length > longestName ? "" : CardName.key(name);
    return ifThere(key === "" ? sql.all<Row>(byName, [name]) : sql.all<Row>(byKey, [key]));
  };

  return CardCatalogue.of({
    find: Effect.fnUntraced(function* (name: string) {
      const rows = yield* rowsOf(name);
      const [first] = rows;
      visible.met(first?.version);
      if (first === undefined) return yield* fallback.find(name);
      const found = best(name, rows.filter(isFound));
      if (found !== undefined) return JSON.parse(found.json) as Card;
      return yield* unknown(name, yield* suggestions(name));
    }),
    complete: (input, limit) => {
      const asking = Catalogue.completing(input, limit);
      if (asking === undefined) return Effect.succeed([]);
      return Effect.flatMap(current, (version) =>
        Option.isNone(version) ? fallback.complete(input, limit) : complete(asking, input),
      );
    },
    names: Effect.flatMap(current, (version) => (Option.isNone(version) ? fallback.names : namesFrom(everyName, []))),
    countNames: (asked) =>
      Effect.flatMap(current, (version) => {
        if (Option.isNone(version)) return fallback.countNames(asked);
        const format = asked.format?.toLowerCase() ?? null;
        const key = `${version.value.version} ${format ?? ""}`;
        const known = counted.get(key);
        if (known !== undefined) return Effect.succeed(known);
        return Effect.map(
          Effect.orDie(sql.all<{ readonly count: number }>(nonlegendaryCreatures, [format])),
          ([row]) => {
            const count = row?.count ?? 0;
            if (counted.size >= mostCounts) counted.clear();
            counted.set(key, count);
            return count;
          },
        );
      }),
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

/** A layer over {@link make}. `find` costs one query where there is such a card. */
export const layer: Layer.Layer<CardCatalogue, never, Sql> = /* @__PURE__ */ Layer.effect(
  CardCatalogue,
  /* @__PURE__ */ Effect.map(Sql, (sql) => make(sql)),
);
