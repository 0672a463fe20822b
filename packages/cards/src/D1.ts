/** The database of a Worker, Cloudflare D1. Its migrations are applied by wrangler. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type DatabaseError, failed, Sql, type Value } from "./Sql.ts";

/** A prepared statement of D1, as far as it is used here. */
interface D1Statement {
  bind(...params: ReadonlyArray<Value>): D1Statement;
  all<Row>(): Promise<{ readonly results: ReadonlyArray<Row> }>;
  run(): Promise<{ readonly meta: { readonly changes?: number } }>;
}

/** A binding to D1, as far as it is used here: that of `@cloudflare/workers-types` is one. */
export interface D1Database {
  prepare(sql: string): D1Statement;
  batch(statements: Array<D1Statement>): Promise<ReadonlyArray<unknown>>;
}

/** The service over a binding. */
export const make = (database: D1Database): Sql["Service"] => {
  const attempt = <A>(work: () => Promise<A>): Effect.Effect<A, DatabaseError> =>
    Effect.tryPromise({ try: work, catch: (cause) => failed("The card database", cause) });
  return Sql.of({
    all: <Row>(sql: string, params: ReadonlyArray<Value> = []) =>
      attempt(
        async () =>
          (
            await database
              .prepare(sql)
              .bind(...params)
              .all<Row>()
          ).results,
      ),
    run: (sql, params = []) =>
      attempt(
        async () =>
          (
            await database
              .prepare(sql)
              .bind(...params)
              .run()
          ).meta.changes ?? 0,
      ),
    batch: (statements) =>
      attempt(async () => {
        const bound = statements.flatMap(({ sql, rows }) => {
          const statement = database.prepare(sql);
          return rows.map((row) => statement.bind(...row));
        });
        if (bound.length > 0) await database.batch(bound);
      }),
  });
};

/** A layer over a binding. */
export const layer = (database: D1Database): Layer.Layer<Sql> => Layer.sync(Sql, () => make(database));
