/**
 * A database of cards: SQLite, wherever it runs. The drivers are `NodeSqlite` (a file) and `D1` (Cloudflare); the tables
 * are those of the package's `migrations`.
 */
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";

/** What a parameter is, and a field of a row. */
export type Value = string | number | null;

/** A statement that is carried out once for each row of parameters, in order. */
export interface Statement {
  readonly sql: string;
  readonly rows: ReadonlyArray<ReadonlyArray<Value>>;
}

/**
 * The database did not do what it was asked. `reason`: `no-tables` before the migrations were applied, `locked` while
 * somebody else writes, `newer` if a newer program made it, and else `failed`.
 */
export class DatabaseError extends Schema.TaggedError<DatabaseError>()("DatabaseError", {
  message: Schema.String,
  reason: Schema.Literals(["no-tables", "locked", "newer", "failed"]),
}) {}

/**
 * Asks a database.
 *
 * - `all`: the rows of a query, with the parameters for its question marks in order.
 * - `run`: carries a statement out, and gives the number of rows that it changed.
 * - `batch`: carries statements out in one transaction: all of them, or none.
 */
export class Sql extends Context.Service<
  Sql,
  {
    readonly all: <Row>(sql: string, params?: ReadonlyArray<Value>) => Effect.Effect<ReadonlyArray<Row>, DatabaseError>;
    readonly run: (sql: string, params?: ReadonlyArray<Value>) => Effect.Effect<number, DatabaseError>;
    readonly batch: (statements: ReadonlyArray<Statement>) => Effect.Effect<void, DatabaseError>;
  }
>()("@palimpsest/cards/Sql") {}

/** The error for what a driver threw. `where` names the database as a sentence calls it: "The card database x.sqlite". */
export const failed = (where: string, cause: unknown): DatabaseError => {
  const why = cause instanceof Error ? cause.message : String(cause);
  if (/no such table/i.test(why)) {
    return new DatabaseError({ message: `${where} has no tables for cards yet: ${why}.`, reason: "no-tables" });
  }
  if (/database is locked|SQLITE_BUSY/i.test(why)) {
    return new DatabaseError({ message: `${where} is being written by another program.`, reason: "locked" });
  }
  return new DatabaseError({ message: `${where} cannot be used: ${why}.`, reason: "failed" });
};
