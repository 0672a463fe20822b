/**
 * Cards into a database that is given SQL as files, as Cloudflare D1 is by wrangler. They are read and indexed in a
 * database of this process, and what that is told is written down as SQL. Only then does the other one hear of it: it
 * gets the files one by one, as a new version beside the old, and shows that in one step at the end. Whoever is killed
 * on the way leaves the old version as it was; the next import takes the rest away and starts over.
 */
import { shortened } from "@palimpsest/core/Sentences";
import * as Effect from "effect/Effect";
import * as FileSystem from "effect/FileSystem";
import type * as PlatformError from "effect/PlatformError";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type * as Stream from "effect/Stream";
import type { BulkRecord } from "./BulkFile.ts";
import * as CardName from "./CardName.ts";
import * as Import from "./Import.ts";
import { insertions, literal, type TooLong } from "./internal/sql-text.ts";
import { before, cardsAVersion, type Shown, showing, unseen, without } from "./internal/versions.ts";
import * as NodeSqlite from "./NodeSqlite.ts";
import { DatabaseError, Sql, type Statement } from "./Sql.ts";

/**
 * A database elsewhere. What goes wrong with the database itself is a `DatabaseError`, as its drivers tell it; `E` is
 * what goes wrong on the way to it.
 */
export interface Target<E> {
  /** Applies the migrations that it has not had. */
  readonly migrate: Effect.Effect<void, E | DatabaseError>;
  /** Carries statements out in one transaction, and gives the rows of each. */
  readonly ask: (
    statements: ReadonlyArray<string>,
  ) => Effect.Effect<ReadonlyArray<ReadonlyArray<unknown>>, E | DatabaseError>;
  /** Carries out the statements of a file in one transaction. An `E` leaves open whether it did. */
  readonly file: (path: string) => Effect.Effect<void, E | DatabaseError>;
}

/** What an import is told beside the records. */
export interface Options extends Import.Options {
  /** Bytes of a file, about (default: 8,000,000). Between two files others may use the database. */
  readonly longestFile?: number;
}

/** How many names are asked for at once. */
const namesAtOnce = 50_000;

const namesFrom = (offset: number): string =>
  `SELECT name, token, text_hash FROM card WHERE version = (SELECT version FROM visible) ORDER BY id LIMIT ${namesAtOnce} OFFSET ${offset}`;

const looking = [
  "SELECT count(*) AS count FROM d1_migrations",
  "SELECT version FROM visible",
  "SELECT seq FROM sqlite_sequence WHERE name = 'version'",
  namesFrom(0),
];

const NamesOfCards = Schema.Array(Schema.Struct({ name: Schema.String, token: Schema.Int, text_hash: Schema.String }));
const Seen = Schema.Tuple([
  Schema.Tuple([Schema.Struct({ count: Schema.Int })]),
  Schema.Array(Schema.Struct({ version: Schema.Int })),
  Schema.Array(Schema.Struct({ seq: Schema.Int })),
  NamesOfCards,
]);

const Progress = Schema.Array(Schema.Struct({ cards: Schema.Int, complete: Schema.Int }));

const read = <A>(schema: Schema.Decoder<A>, rows: unknown): Effect.Effect<A, DatabaseError> =>
  Effect.mapError(
    Effect.fromResult(Schema.decodeUnknownResult(schema)(rows)),
    ({ message }) =>
      new DatabaseError({ message: `The card database answers what it was not asked: ${message}.`, reason: "failed" }),
  );

interface Ready {
  /** How many it has had. */
  readonly migrations: number;
  readonly visible: number | undefined;
  /** Those that everybody sees. */
  readonly cards: typeof NamesOfCards.Type;
  /** Number of the next version. */
  readonly next: number;
}

/** What the database has. */
const look = Effect.fnUntraced(function* <E>(target: Target<E>) {
  const [[{ count }], visible, numbers, first] = yield* read(Seen, yield* target.ask(looking));
  const cards = [...first];
  for (let more = first.length === namesAtOnce; more; ) {
    const [rows] = yield* target.ask([namesFrom(cards.length)]);
    const next = yield* read(NamesOfCards, rows);
    cards.push(...next);
    more = next.length === namesAtOnce;
  }
  const ready: Ready = { migrations: count, visible: visible[0]?.version, cards, next: (numbers[0]?.seq ?? 0) + 1 };
  return ready;
});

/** The same of a database whose tables are those of this package. */
const ready = Effect.fnUntraced(function* <E>(target: Target<E>) {
  const sql = yield* Sql;
  const [had] = yield* sql.all<{ readonly user_version: number }>("PRAGMA user_version");
  const known = had?.user_version ?? 0;
  const nothing: Ready = { migrations: 0, visible: undefined, cards: [], next: 1 };
  const seen = yield* Effect.catch(look(target), (error) =>
    error instanceof DatabaseError && error.reason === "no-tables" ? Effect.succeed(nothing) : Effect.fail(error),
  );
  if (seen.migrations > known) {
    const message = `The card database was made by a newer palimpsest: it has had ${seen.migrations} migrations, and this one knows ${known}.`;
    return yield* new DatabaseError({ message, reason: "newer" });
  }
  if (seen.migrations < known) yield* target.migrate;
  return seen;
});

/** Makes the empty database one in which everybody sees the same cards, so that an import tells what has changed. */
const seed = Effect.fnUntraced(function* ({ visible, cards, next }: Ready) {
  const sql = yield* Sql;
  const version = visible ?? 0;
  const rows = cards.map(({ name, token, text_hash }, index) => [
    version * cardsAVersion + index + 1,
    version,
    CardName.key(name),
    name,
    token,
    text_hash,
  ]);
  yield* sql.batch([
    // The number of the next version is then the other database's.
    { sql: "INSERT INTO version (id, source, date) VALUES (?, '', '')", rows: [[next - 1]] },
    { sql: "DELETE FROM version", rows: [[]] },
    ...(visible === undefined
      ? []
      : [
          { sql: "INSERT INTO version (id, source, date) VALUES (?, '', '')", rows: [[version]] },
          { sql: "INSERT INTO visible (only, version) VALUES (1, ?)", rows: [[version]] },
        ]),
    {
      sql: "INSERT INTO card (id, version, key, name, token, faces, type_line, json, text_hash) VALUES (?, ?, ?, ?, ?, 1, '', '{}', ?)",
      rows,
    },
  ]);
});

const refused = ({ row, bytes }: TooLong): DatabaseError => {
  const [name = ""] = row.filter((value) => typeof value === "string");
  const message = `A card is longer than the card database takes: what is written of "${shortened(name)}" has ${bytes} bytes.`;
  return new DatabaseError({ message, reason: "failed" });
};

const unwritable = (error: PlatformError.PlatformError): DatabaseError =>
  new DatabaseError({ message: `What is to be imported cannot be written down: ${error.message}.`, reason: "failed" });

/** A file of SQL, by its number from 1. */
interface Spooled {
  readonly path: string;
  readonly bytes: number;
  readonly number: number;
  /** Whether the version is shown in it. */
  readonly last: boolean;
}

/** The SQL of a version in files of a folder, which is gone when the scope ends. */
const makeSpool = Effect.fnUntraced(function* (version: number, { longestFile = 8_000_000, source }: Options) {
  const files = yield* FileSystem.FileSystem;
  const folder = yield* Effect.mapError(files.makeTempDirectoryScoped({ prefix: "palimpsest-import-" }), unwritable);
  const written: Array<Spooled> = [];
  let waiting: Array<string> = [];
  let length = 0;
  const flush = (last: ReadonlyArray<string>) =>
    Effect.suspend(() => {
      const number = written.length + 1;
      const statements = [
        ...(number === 1 ? beginning(version, source) : []),
        opening(version, number),
        ...waiting,
        closing(version, number),
        ...last,
      ];
      const file = { path: `${folder}/${number}.sql`, bytes: length, number, last: last.length > 0 };
      waiting = [];
      length = 0;
      written.push(file);
      return Effect.mapError(files.writeFileString(file.path, `${statements.join(";\n")};\n`), unwritable);
    });
  /** Writes down what a database is told to insert. */
  const record = Effect.fnUntraced(function* (statements: ReadonlyArray<Statement>) {
    let tooLong: TooLong | undefined;
    for (const statement of statements) {
      for (const text of insertions(statement, (row) => {
        tooLong ??= row;
      })) {
        waiting.push(text);
        length += text.length;
        if (length >= longestFile) yield* flush([]);
      }
    }
    if (tooLong !== undefined) return yield* refused(tooLong);
  });
  return { record, end: (shown: Shown) => Effect.as(flush(ending(version, shown)), written) };
});

/** What is told first: to forget imports that were killed, and that a version begins. */
const beginning = (version: number, source: string): ReadonlyArray<string> => [
  ...without(unseen),
  `INSERT INTO version (id, source, date) VALUES (${version}, ${literal(source)}, '')`,
];

/** What is told last: to show the version, and to forget those before it. */
const ending = (version: number, shown: Shown): ReadonlyArray<string> => [
  ...showing(version, shown),
  ...without(before(version)),
];

// Until a version is complete, its number of cards is that of the files that went in: none does so twice.

/** Fails, and the whole file with it, unless the version is there and all files before this one. */
const opening = (version: number, file: number): string =>
  `INSERT INTO visible (only, version) SELECT 0, 0 WHERE NOT EXISTS (SELECT id FROM version WHERE id = ${version} AND cards = ${file - 1} AND complete = 0)`;

const closing = (version: number, file: number): string => `UPDATE version SET cards = ${file} WHERE id = ${version}`;

/** How often a file is tried, where nobody knows what became of it. */
const mostTries = 4;

/** Sends a file. Where that fails, the database tells whether it has it all the same. */
const send = Effect.fnUntraced(function* <E>(target: Target<E>, version: number, { path, number, last }: Spooled) {
  for (let tries = 1; ; tries++) {
    const sent = yield* Effect.result(target.file(path));
    if (Result.isSuccess(sent)) return;
    const [rows] = yield* target.ask([`SELECT cards, complete FROM version WHERE id = ${version}`]);
    const [row] = yield* read(Progress, rows);
    if (row !== undefined && (last ? row.complete === 1 : row.cards === number)) return;
    const isAnswer = sent.failure instanceof DatabaseError && sent.failure.reason !== "locked";
    // Another import has the number, or has taken the version away.
    if (
      (isAnswer && /(UNIQUE|CHECK) constraint failed/.test(sent.failure.message)) ||
      (row === undefined && number > 1)
    ) {
      return yield* Import.overtaken();
    }
    if (isAnswer || tries === mostTries) return yield* Effect.fail(sent.failure);
    yield* Effect.sleep("1 second");
  }
});

/**
 * Imports the records of a file, as `Import.run` does, into a database that is given files. A file that cannot be read
 * to its end, or has no card, is not noticed there at all.
 */
export const run = <E, R, E2>(
  records: Stream.Stream<BulkRecord, E, R>,
  options: Options,
  target: Target<E2>,
): Effect.Effect<
  Import.Report,
  E | E2 | DatabaseError | Import.ImportOvertaken | Import.NothingToImport,
  R | FileSystem.FileSystem
> =>
  Effect.gen(function* () {
    const local = yield* NodeSqlite.openTemporary;
    const seen = yield* Effect.provideService(ready(target), Sql, local);
    yield* Effect.provideService(seed(seen), Sql, local);
    const version = seen.next;
    const spool = yield* makeSpool(version, options);
    const recording = Sql.of({
      ...local,
      batch: (statements) => Effect.andThen(local.batch(statements), spool.record(statements)),
    });
    const report = yield* Effect.provideService(Import.run(records, options), Sql, recording);
    const files = yield* spool.end(report);
    const cards = report.cards + report.tokens;
    const whole = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let sent = 0;
    const told = Effect.suspend(
      () =>
        options.progress?.({ doing: "writing", cards: Math.round((cards * sent) / whole), of: cards }) ?? Effect.void,
    );
    yield* told;
    const write = Effect.gen(function* () {
      for (const file of files) {
        yield* send(target, version, file);
        sent += file.bytes;
        yield* told;
      }
    });
    // The error is what to tell; that the rows could not be taken away as well is for the next import to mend.
    yield* Effect.tapError(write, () => Effect.ignore(target.ask(without(`= ${version}`))));
    return report;
  }).pipe(Effect.scoped);
