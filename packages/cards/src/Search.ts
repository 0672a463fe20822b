/**
 * Cards that a query asks for, page by page, from a database after an import; before one, among the starter set. Pages
 * are in the order of the cards' names, and a cursor goes on behind the last card whatever was imported meanwhile.
 */
import * as CardNames from "@palimpsest/core/CardNames";
import { Card, TextField, UnusedReason, WordClass, WordContext } from "@palimpsest/core/Contract";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as CardIndex from "./CardIndex.ts";
import * as CardName from "./CardName.ts";
import type * as Catalogue from "./Catalogue.ts";
import { cardsAfter, type Position, wordsOfCards } from "./internal/search-sql.ts";
import * as Query from "./Query.ts";
import * as Scan from "./Scan.ts";
import { type DatabaseError, Sql } from "./Sql.ts";
import { starter } from "./Starter.ts";
import * as Visible from "./Visible.ts";

/** The cursor is none that a page gave. */
export class InvalidCursor extends Schema.TaggedError<InvalidCursor>()("InvalidCursor", { message: Schema.String }) {}

const optionalKey = Schema.optionalKey;

/** A word of a card that a query asked for: so often, in one role, on one face. */
export const FoundWord = Schema.Struct({
  face: Schema.Int,
  field: TextField,
  class: WordClass,
  word: Schema.String,
  context: WordContext,
  used: Schema.Boolean,
  reason: optionalKey(UnusedReason),
  count: Schema.Int,
}).annotate({ identifier: "FoundWord", description: "A word that the query asked for, in one role on one face" });
export type FoundWord = typeof FoundWord.Type;

/** A card that a query asks for, with the words that it asks for by `uses:`, `looks:`, `context:` or `reason:`. */
export const Hit = Schema.Struct({ card: Card, words: Schema.Array(FoundWord) }).annotate({
  identifier: "SearchHit",
  description: "A card that was found, and the words of it that the query asked for",
});
export type Hit = typeof Hit.Type;

/** One page: `cursor` asks for the next one, and is missing on the last. */
export const Page = Schema.Struct({
  hits: Schema.Array(Hit),
  cursor: optionalKey(Schema.String),
  note: optionalKey(Schema.String),
}).annotate({ identifier: "SearchPage", description: "Cards in the order of their names" });
export type Page = typeof Page.Type;

/** Which page of the answer. */
export interface Options {
  /** That of the page before. */
  readonly cursor?: string | undefined;
  /** Most cards on the page (default 20, at most 100). */
  readonly limit?: number | undefined;
}

/** Cards on a page, unless it is said. */
export const usualLimit = 20;

/** The most that a page may have. */
export const highestLimit = 100;

/**
 * Searches for cards.
 *
 * - `page`: a page of the cards that a query asks for. Fails with `InvalidQuery`, which has the place in the query, and
 *   with `InvalidCursor`. A database that fails ends the program with a `DatabaseError` as a defect.
 */
export class Search extends Context.Service<
  Search,
  {
    readonly page: (query: string, options?: Options) => Effect.Effect<Page, Query.InvalidQuery | InvalidCursor>;
  }
>()("@palimpsest/cards/Search") {}

// --------------------------------------------------------------------------------------------------------- cursors

const Cursor = Schema.Tuple([Schema.Int, Schema.String, Schema.Int]);
const decodeCursor = Schema.decodeUnknownResult(Cursor);
const longestCursor = 2_000;

const writeCursor = ({ version, key, id }: Position): string => {
  const bytes = new TextEncoder().encode(JSON.stringify([version, key, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
};

const readCursor = (cursor: string): Result.Result<Position, InvalidCursor> => {
  const invalid = new InvalidCursor({ message: "This cursor is none that a page of a search gave." });
  if (cursor.length > longestCursor || !/^[\w-]+$/.test(cursor)) return Result.fail(invalid);
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
    const read = decodeCursor(JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)));
    if (Result.isFailure(read)) return Result.fail(invalid);
    const [version, key, id] = read.success;
    return Result.succeed({ version, key, id });
  } catch {
    return Result.fail(invalid);
  }
};

/** The words that a query asks for, where it does not ask for their absence. */
const asked = (query: Query.Query): ReadonlyArray<Query.WordQuery> => {
  switch (query.kind) {
    case "and":
    case "or":
      return query.parts.flatMap(asked);
    case "word":
      return [query];
    default:
      return [];
  }
};

/** The most values that D1 binds to one statement. */
const mostBound = 100;

const tooMuch = (text: string): Query.InvalidQuery =>
  new Query.InvalidQuery({
    message: "This query asks for too many different things at once.",
    offset: 0,
    end: text.length,
    suggestions: [],
  });

interface CardRow extends Position {
  readonly json: string;
}

interface WordRow extends Omit<FoundWord, "used" | "reason"> {
  readonly card: number;
  readonly used: number;
  readonly reason: UnusedReason | null;
}

const foundWord = ({ card: _, used, reason, ...word }: WordRow): FoundWord => ({
  ...word,
  used: used === 1,
  ...(reason === null ? {} : { reason }),
});

/** The same out of the index of a card in memory. */
const ofUse = ({ reason, ...use }: CardIndex.Use): FoundWord => (reason === undefined ? use : { ...use, reason });

// -------------------------------------------------------------------------------------------------------- services

const limitOf = (limit: number | undefined): number =>
  Math.min(Math.max(1, Math.trunc(limit ?? usualLimit) || usualLimit), highestLimit);

/** The query and the place to go on from. */
const read = (
  text: string,
  { cursor, limit }: Options,
): Result.Result<
  { readonly query: Query.Query; readonly after: Position | undefined; readonly limit: number },
  Query.InvalidQuery | InvalidCursor
> =>
  Result.flatMap(Query.parse(text), (query) =>
    Result.map(cursor === undefined ? Result.succeed(undefined) : readCursor(cursor), (after) => ({
      query,
      after,
      limit: limitOf(limit),
    })),
  );

/** Of one more than a page has: the page, and the cursor if there is another. */
const paged = <A extends Position>(found: ReadonlyArray<A>, limit: number) => {
  const last = found.length > limit ? found[limit - 1] : undefined;
  return { rows: found.slice(0, limit), ...(last === undefined ? {} : { cursor: writeCursor(last) }) };
};

/** The cards of a catalogue in the order of a search. */
const inOrder = (catalogue: Catalogue.Catalogue, cardNames: CardNames.CardNames) =>
  catalogue.cards
    .map((card, index) => ({
      version: 0,
      id: index + 1,
      key: CardName.key(card.name),
      subject: new Scan.Subject(card, cardNames),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id));

/** The service over cards in memory, which the first search looks through. `note` is what to say of them on each page. */
export const inMemory = (catalogue: Catalogue.Catalogue, note?: string): Search["Service"] => {
  let known: { readonly cardNames: CardNames.CardNames; readonly subjects: ReturnType<typeof inOrder> } | undefined;
  const first = () => {
    const cardNames = CardNames.make(catalogue.names);
    return { cardNames, subjects: inOrder(catalogue, cardNames) };
  };
  return Search.of({
    page: (text, options = {}) =>
      Effect.fromResult(
        Result.map(read(text, options), ({ query, after, limit }) => {
          known ??= first();
          const { cardNames, subjects } = known;
          const found = subjects.filter(
            ({ key, id, subject }) =>
              (after === undefined || key > after.key || (key === after.key && after.version === 0 && id > after.id)) &&
              Scan.matches(query, subject),
          );
          const { rows, ...rest } = paged(found, limit);
          const words = asked(query);
          return {
            hits: rows.map(({ subject: { card } }) => ({
              card,
              words: CardIndex.uses(card, cardNames)
                .filter((use) => words.some((word) => Scan.isAsked(word, use)))
                .map(ofUse),
            })),
            ...rest,
            ...(note === undefined ? {} : { note }),
          };
        }),
      ),
  });
};

let standIn: Search["Service"] | undefined;

/** The search in the starter set, which says that it stands in for another. */
export const inStarter = (): Search["Service"] => {
  const catalogue = starter();
  const note = `No cards were imported, so only the ${catalogue.cards.length} of the starter set were searched.`;
  standIn ??= inMemory(catalogue, note);
  return standIn;
};

/** The search in a database. A page costs one query, and another where the query asks for words. */
export const make = (sql: Sql["Service"], visible: Visible.Visible = Visible.make(sql)): Search["Service"] => {
  const wordsByCard = Effect.fnUntraced(function* (words: ReadonlyArray<Query.WordQuery>, ids: ReadonlyArray<number>) {
    const found = new Map<number, Array<FoundWord>>(ids.map((id) => [id, []]));
    if (words.length === 0 || ids.length === 0) return found;
    const asking = wordsOfCards(words, ids);
    for (const row of yield* sql.all<WordRow>(asking.sql, asking.values)) found.get(row.card)?.push(foundWord(row));
    return found;
  });

  const page = Effect.fnUntraced(function* (
    text: string,
    options: Options = {},
  ): Effect.fn.Return<Page, Query.InvalidQuery | InvalidCursor | DatabaseError> {
    const { query, after, limit } = yield* Effect.fromResult(read(text, options));
    const asking = cardsAfter(query, after, limit + 1);
    if (asking.values.length > mostBound) return yield* tooMuch(text);
    const found = yield* Effect.catchIf(
      sql.all<CardRow>(asking.sql, asking.values),
      ({ reason }) => reason === "no-tables",
      () => Effect.succeed([]),
    );
    const [first] = found;
    if (first !== undefined) visible.met(first.version);
    else if (Option.isNone(yield* visible.version)) return yield* inStarter().page(text, options);
    const { rows, ...rest } = paged(found, limit);
    const words = yield* wordsByCard(
      asked(query),
      rows.map(({ id }) => id),
    );
    return {
      hits: rows.map(({ id, json }) => ({ card: JSON.parse(json) as Card, words: words.get(id) ?? [] })),
      ...rest,
    };
  });

  return Search.of({
    page: (text, options) => Effect.catchTag(page(text, options), "DatabaseError", (error) => Effect.die(error)),
  });
};

/** A layer over {@link make}. */
export const layer: Layer.Layer<Search, never, Sql> = /* @__PURE__ */ Layer.effect(
  Search,
  /* @__PURE__ */ Effect.map(Sql, (sql) => make(sql)),
);

/** A layer over {@link inStarter}. */
export const layerStarter: Layer.Layer<Search> = /* @__PURE__ */ Layer.sync(Search, inStarter);
