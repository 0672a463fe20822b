/** The database in a file, through Node's own SQLite: Node 22.19 or newer. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type * as Scope from "effect/Scope";
import { DatabaseError, failed, Sql, type Statement, type Value } from "./Sql.ts";

/** How a database file is opened. */
export interface Options {
  /** Makes the file and its folder where they are missing. Otherwise a missing file is an error (default: false). */
  readonly create?: boolean;
  /** Milliseconds to wait while another program writes (default: 5,000). */
  readonly wait?: number;
}

/** Loads the module without the note that it is experimental, which is for programmers. Every other warning goes on. */
const load = async (): Promise<typeof import("node:sqlite")> => {
  const { emitWarning } = process;
  const quiet = (warning: string | Error, ...rest: ReadonlyArray<unknown>): void => {
    const isNote = rest[0] === "ExperimentalWarning" && String(warning).includes("SQLite");
    if (!isNote) Reflect.apply(emitWarning, process, [warning, ...rest]);
  };
  process.emitWarning = quiet as typeof process.emitWarning;
  try {
    return await import("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
};

const folder = new URL("../migrations/", import.meta.url);

const migrations = (): ReadonlyArray<string> =>
  readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .sort();

const userVersion = (database: DatabaseSync): number =>
  Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);

const inTransaction = (database: DatabaseSync, work: () => void): void => {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (cause) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw cause;
  }
};

/** Applies the migrations that the file has not had: `user_version` counts them. */
const migrate = (database: DatabaseSync, where: string): void => {
  const files = migrations();
  if (userVersion(database) === files.length) return;
  inTransaction(database, () => {
    const had = userVersion(database);
    if (had > files.length) {
      const message = `${where} was made by a newer palimpsest: it has had ${had} migrations, and this one knows ${files.length}.`;
      throw new DatabaseError({ message, reason: "newer" });
    }
    for (const file of files.slice(had)) database.exec(readFileSync(new URL(file, folder), "utf8"));
    database.exec(`PRAGMA user_version = ${files.length}`);
  });
};

/** The service over an open database. */
const over = (database: DatabaseSync, where: string): Sql["Service"] => {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const attempt = <A>(work: () => A): Effect.Effect<A, DatabaseError> =>
    Effect.try({ try: work, catch: (cause) => failed(where, cause) });
  return Sql.of({
    all: <Row>(sql: string, params: ReadonlyArray<Value> = []) =>
      attempt(() => prepare(sql).all(...params) as ReadonlyArray<unknown> as ReadonlyArray<Row>),
    run: (sql, params = []) => attempt(() => Number(prepare(sql).run(...params).changes)),
    batch: (statements: ReadonlyArray<Statement>) =>
      attempt(() =>
        inTransaction(database, () => {
          for (const { sql, rows } of statements) {
            const statement = prepare(sql);
            for (const row of rows) statement.run(...row);
          }
        }),
      ),
  });
};

/** SQLite calls a database so that it keeps in a file of its own, which is gone with the process that made it. */
const nameless = "";

/**
 * Opens a file for as long as the scope is open, with its tables as this version of the package wants them. Others may
 * read it while it is written.
 */
export const open = (
  path: string,
  { create = false, wait = 5_000 }: Options = {},
): Effect.Effect<Sql["Service"], DatabaseError, Scope.Scope> => {
  const where = `The card database ${path}`;
  const opened = Effect.tryPromise({
    try: async () => {
      const { DatabaseSync } = await load();
      if (create && path !== nameless) mkdirSync(dirname(path), { recursive: true });
      return new DatabaseSync(path, { timeout: wait });
    },
    catch: (cause) => failed(where, cause),
  });
  return Effect.gen(function* () {
    if (!create && !existsSync(path)) {
      return yield* new DatabaseError({ message: `There is no card database ${path}.`, reason: "no-tables" });
    }
    const database = yield* Effect.acquireRelease(opened, (database) => Effect.sync(() => database.close()));
    yield* Effect.try({
      try: () => {
        // Readers go on while an import writes, and a killed one leaves nothing half written.
        database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
        migrate(database, where);
      },
      catch: (cause) => (cause instanceof DatabaseError ? cause : failed(where, cause)),
    });
    return over(database, where);
  });
};

/** Opens an empty database that nobody else sees, and that is gone when the scope ends, however it does. */
export const openTemporary: Effect.Effect<Sql["Service"], DatabaseError, Scope.Scope> = open(nameless, {
  create: true,
});

/** A layer over a file. */
export const layer = (path: string, options?: Options): Layer.Layer<Sql, DatabaseError> =>
  Layer.effect(Sql, open(path, options));
