/** Databases for tests, and what is in them. */
import type { BulkRecord } from "@palimpsest/cards/BulkFile";
import * as Import from "@palimpsest/cards/Import";
import { Sql } from "@palimpsest/cards/Sql";
import type { Card } from "@palimpsest/core/Contract";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Stream from "effect/Stream";

/** Cards as the records of a file. */
export const recordsOf = (cards: Iterable<Card>): Stream.Stream<BulkRecord> =>
  Stream.map(Stream.fromIterable(cards), (card) => Result.succeed({ ...card, type_line: card.type_line ?? "" }));

/** Imports cards. */
export const imported = (
  cards: Iterable<Card>,
  options: Import.Options = { source: "a test", date: "2026-11-30" },
): ReturnType<typeof Import.run<never, never>> => Import.run(recordsOf(cards), options);

const tables = {
  version: "SELECT source, date, cards, complete FROM version ORDER BY id",
  visible: "SELECT count(*) AS rows FROM visible JOIN version ON version.id = visible.version AND complete = 1",
  card: "SELECT key, name, token, faces, type_line, json, text_hash FROM card ORDER BY id",
  name: "SELECT n.key, n.kind, c.name FROM name n JOIN card c ON c.id = n.card ORDER BY n.key, n.kind, c.id",
  use: `SELECT c.name, u.face, u.field, u.class, u.word, u.context, u.used, u.reason, u.count
    FROM use u JOIN card c ON c.id = u.card ORDER BY u.card, u.rowid`,
  affects: "SELECT c.name, a.changer FROM affects a JOIN card c ON c.id = a.card ORDER BY a.changer, c.id",
  text: "SELECT c.name FROM text t JOIN card c ON c.id = t.rowid WHERE text MATCH 'draw OR creature' ORDER BY c.id",
} as const;

/** Everything that is in a database, but for the numbers of versions and cards: equal imports are equal here. */
export const everything = Effect.gen(function* () {
  const sql = yield* Sql;
  const found: Record<string, ReadonlyArray<unknown>> = {};
  for (const [table, query] of Object.entries(tables)) found[table] = yield* sql.all(query);
  const [text] = yield* sql.all<{ rows: number }>("SELECT count(*) AS rows FROM text");
  return { ...found, texts: text?.rows };
});
