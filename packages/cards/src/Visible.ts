/**
 * Which version of the cards everybody sees in a database. A program that is asked again and again need not look each time: with
 * {@link every} it looks once in a while, and whenever a query has met another version than it knows.
 */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { DatabaseError, Sql } from "./Sql.ts";

/** An import that everybody sees. */
export interface Version {
  /** Each import has a higher number than those before. */
  readonly version: number;
  readonly source: string;
  /** The day of the texts, as YYYY-MM-DD. */
  readonly date: string;
  readonly cards: number;
}

/**
 * - `version`: the version that everybody sees; none before an import, and none where the tables are not there.
 * - `met`: says which version a query has met, `undefined` for none. If another one was known, the next who asks looks.
 */
export interface Visible {
  readonly version: Effect.Effect<Option.Option<Version>, DatabaseError>;
  readonly met: (version: number | undefined) => void;
}

const query = "SELECT v.id AS version, v.source, v.date, v.cards FROM visible JOIN version v ON v.id = visible.version";

/** Looks each time. */
export const make = (sql: Sql["Service"]): Visible => ({
  version: Effect.suspend(() => sql.all<Version>(query)).pipe(
    Effect.map((rows) => Option.fromNullishOr(rows[0])),
    Effect.catchIf(
      ({ reason }) => reason === "no-tables",
      () => Effect.succeed(Option.none()),
    ),
  ),
  met: () => {},
});

/** While one looks, others go on with what is known: for so many milliseconds at most. */
const patience = 5_000;

/** Looks once in so many milliseconds. A database that fails then leaves what is known as it is. */
export const every = (sql: Sql["Service"], milliseconds: number): Visible => {
  const look = make(sql).version;
  let known: { readonly version: Option.Option<Version>; readonly until: number } | undefined;
  return {
    version: Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const before = known?.version;
      if (known !== undefined && now < known.until) return Effect.succeed(known.version);
      if (before !== undefined) known = { version: before, until: now + patience };
      return look.pipe(
        Effect.map((version) => {
          known = { version, until: now + milliseconds };
          return version;
        }),
        Effect.catch((error) => (before === undefined ? Effect.fail(error) : Effect.succeed(before))),
      );
    }),
    met: (version) => {
      if (known !== undefined && Option.getOrUndefined(known.version)?.version !== version) known = undefined;
    },
  };
};
