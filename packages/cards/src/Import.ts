/**
 * Cards into a database. An import writes a new version beside the one that everybody sees, and shows it in one step at
 * its end: whoever is killed on the way leaves the old one as it was, and the next import starts over. In a first pass
 * the cards go in as they are read; in a second one, when all names are known, each is analysed and indexed.
 */
import * as CardNames from "@palimpsest/core/CardNames";
import * as Characteristics from "@palimpsest/core/Characteristics";
import type { Card } from "@palimpsest/core/Contract";
import type { RulesText } from "@palimpsest/core/RulesText";
import * as SourceFault from "@palimpsest/core/SourceFault";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import type { BulkRecord, InvalidRecord } from "./BulkFile.ts";
import * as CardIndex from "./CardIndex.ts";
import * as CardName from "./CardName.ts";
import { cardsAVersion, type Shown, showing, unseen, without } from "./internal/versions.ts";
import { type DatabaseError, Sql, type Statement, type Value } from "./Sql.ts";

/** Another import began later and took this one's rows away. */
export class ImportOvertaken extends Schema.TaggedError<ImportOvertaken>()("ImportOvertaken", {
  message: Schema.String,
}) {}

/** The error of an import that another one overtook. */
export const overtaken = (): ImportOvertaken =>
  new ImportOvertaken({
    message: "Another import began after this one and took its place. The cards that were visible before still are.",
  });

/** The file has no card at all: what everybody sees stays as it is. */
export class NothingToImport extends Schema.TaggedError<NothingToImport>()("NothingToImport", {
  message: Schema.String,
}) {}

/** How far an import is. */
export interface Step {
  /** `writing`: what was indexed goes to a database elsewhere (`FileImport`). */
  readonly doing: "reading" | "indexing" | "writing";
  /** Cards so far. */
  readonly cards: number;
  /** How many there are; `undefined` while they are read. */
  readonly of: number | undefined;
}

/** What an import is told beside the records. */
export interface Options {
  /** Where the texts come from: the catalogue tells it. */
  readonly source: string;
  /** Of which day they are (YYYY-MM-DD), or what tells it once all are read: a file may say it anywhere. */
  readonly date: string | (() => string);
  /** Is told of every step. */
  readonly progress?: (step: Step) => Effect.Effect<void>;
}

/** How many of a kind, and the first of them. */
export interface Counted<A> {
  readonly count: number;
  readonly first: ReadonlyArray<A>;
}

/** A record that is left out, though it can be read: it is no card of the game, or not in English. */
export interface LeftOut {
  readonly record: number;
  readonly name: string;
  readonly why: string;
}

/** What an import did, and how its cards differ from those that were seen before. */
export interface Report {
  readonly source: string;
  readonly date: string;
  /** Records in the file. */
  readonly read: number;
  readonly cards: number;
  readonly tokens: number;
  /** Records of a card that was there already: other printings of it. */
  readonly repeated: number;
  /** Records that could not be read as a card. */
  readonly skipped: Counted<InvalidRecord>;
  readonly leftOut: Counted<LeftOut>;
  /** Names, compared with the version before; of the first import all are new. */
  readonly added: Counted<string>;
  readonly changed: Counted<string>;
  readonly gone: Counted<string>;
  /** Cards with cleave whose square brackets their source has lost. */
  readonly withoutBrackets: Counted<string>;
}

/** How many of each kind are named. */
const named = 50;

/** Counts, and keeps the first. */
class Some<A> implements Counted<A> {
  count = 0;
  readonly first: Array<A> = [];

  add(one: A): void {
    this.count++;
    if (this.first.length < named) this.first.push(one);
  }
}

/** Cards in one transaction: enough to be quick, and few enough for a progress bar. */
const together = 500;

const insertCard =
  "INSERT INTO card (id, version, key, name, token, faces, type_line, json, text_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
// A printing may bring the same other name once more.
const insertName = "INSERT OR IGNORE INTO name (version, key, card, kind) VALUES (?, ?, ?, ?)";
const insertText = "INSERT INTO text (rowid, name, type_line, oracle_text) VALUES (?, ?, ?, ?)";
const insertUse =
  "INSERT INTO use (version, card, face, field, class, word, context, used, reason, count) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
const insertAffects = "INSERT INTO affects (version, card, changer) VALUES (?, ?, ?)";

type Rows = Array<ReadonlyArray<Value>>;

/** Takes away all rows of the versions that a condition names. */
const removal = (condition: string): ReadonlyArray<Statement> => without(condition).map((sql) => ({ sql, rows: [[]] }));

const sweep = removal(unseen);

/** The first pass: records to rows, some at a time. */
class Reading {
  read = 0;
  cards = 0;
  tokens = 0;
  repeated = 0;
  readonly skipped: Some<InvalidRecord> = new Some();
  readonly leftOut: Some<LeftOut> = new Some();
  readonly withoutBrackets: Some<string> = new Some();
  readonly names: Array<string> = [];
  readonly #version: number;
  readonly #ids = new Map<string, number>();
  #rows: { readonly card: Rows; readonly name: Rows; readonly text: Rows } = { card: [], name: [], text: [] };

  constructor(version: number) {
    this.#version = version;
  }

  /** How many cards wait to be written. */
  get waiting(): number {
    return this.#rows.card.length;
  }

  add(record: BulkRecord): void {
    this.read++;
    if (Result.isFailure(record)) this.skipped.add(record.failure);
    else this.#card(record.success);
  }

  /** What waits to be written, which then no longer waits. */
  take(): ReadonlyArray<Statement> {
    const { card, name, text } = this.#rows;
    this.#rows = { card: [], name: [], text: [] };
    return [
      { sql: insertCard, rows: card },
      { sql: insertName, rows: name },
      { sql: insertText, rows: text },
    ];
  }

  #card(card: Card): void {
    const token = CardIndex.isToken(card);
    const held = this.#ids.get(`${token} ${card.name}`);
    if (held !== undefined) {
      this.repeated++;
      for (const { key, kind } of CardIndex.names(card)) {
        if (kind === "flavor" || kind === "printed") this.#rows.name.push([this.#version, key, held, kind]);
      }
      return;
    }
    const why = reasonAgainst(card);
    if (why !== undefined) {
      this.leftOut.add({ record: this.read, name: card.name, why });
      return;
    }
    const id = this.#version * cardsAVersion + this.#ids.size + 1;
    this.#ids.set(`${token} ${card.name}`, id);
    if (token) this.tokens++;
    else {
      this.cards++;
      this.names.push(card.name);
    }
    if (SourceFault.of(card).length > 0) this.withoutBrackets.add(card.name);
    this.#write(id, token, card);
  }

  #write(id: number, token: boolean, card: Card): void {
    const version = this.#version;
    const { name, type_line, oracle_text } = CardIndex.texts(card);
    this.#rows.card.push([
      id,
      version,
      CardName.key(card.name),
      card.name,
      token ? 1 : 0,
      card.card_faces?.length ?? 1,
      card.type_line ?? "",
      JSON.stringify(CardIndex.entry(card)),
      CardIndex.textHash(card),
    ]);
    for (const { key, kind } of CardIndex.names(card)) this.#rows.name.push([version, key, id, kind]);
    this.#rows.text.push([id, name, type_line, oracle_text]);
  }
}

/** Why a record is left out, though it can be read. */
const reasonAgainst = (card: Card): string | undefined => {
  if (card.layout === "art_series") return "It is a picture, and no card of the game.";
  // A printing in another language that says so apart (`printed_name`) has the Oracle text in English beside it.
  const isPrinting = [card, ...(card.card_faces ?? [])].some((part) => part.printed_name !== undefined);
  const english = Characteristics.inEnglish(isPrinting ? CardIndex.entry(card) : card);
  return Result.isFailure(english) ? english.failure.message : undefined;
};

/** The rows of some cards in the index. */
const indexed = (
  version: number,
  cards: ReadonlyArray<{ readonly id: number; readonly json: string }>,
  names: CardNames.CardNames,
): ReadonlyArray<Statement> => {
  const uses: Rows = [];
  const affects: Rows = [];
  for (const { id, json } of cards) {
    const card = JSON.parse(json) as Card;
    // Uses and changers come from the same texts: each is read once.
    const known = { ...names, readings: new Map<string, RulesText>() };
    for (const use of CardIndex.uses(card, known)) {
      const { face, field, class: wordClass, word, context, used, reason, count } = use;
      uses.push([version, id, face, field, wordClass, word, context, used ? 1 : 0, reason ?? null, count]);
    }
    for (const changer of CardIndex.changers(card, known)) affects.push([version, id, changer]);
  }
  return [
    { sql: insertUse, rows: uses },
    { sql: insertAffects, rows: affects },
  ];
};

/** The second pass: every card of the version is analysed, now that all names are known. */
const index = Effect.fnUntraced(function* (
  version: number,
  names: CardNames.CardNames,
  told: (cards: number) => Effect.Effect<void>,
) {
  const sql = yield* Sql;
  const page = "SELECT id, json FROM card WHERE version = ? AND id > ? ORDER BY id LIMIT ?";
  let last = 0;
  let count = 0;
  for (;;) {
    const cards = yield* sql.all<{ readonly id: number; readonly json: string }>(page, [version, last, together]);
    const end = cards.at(-1);
    if (end === undefined) return;
    yield* sql.batch(indexed(version, cards, names));
    last = end.id;
    count += cards.length;
    yield* told(count);
  }
});

/** The cards of a version that another has not, or has with another text. */
const compared = Effect.fnUntraced(function* (version: number, other: number, condition: string) {
  const sql = yield* Sql;
  const from = `FROM card a LEFT JOIN card b ON b.version = ? AND b.name = a.name AND b.token = a.token WHERE a.version = ? AND ${condition}`;
  const [counted] = yield* sql.all<{ readonly count: number }>(`SELECT count(*) AS count ${from}`, [other, version]);
  const rows = yield* sql.all<{ readonly name: string }>(`SELECT a.name ${from} ORDER BY a.key, a.id LIMIT ?`, [
    other,
    version,
    named,
  ]);
  return { count: counted?.count ?? 0, first: rows.map(({ name }) => name) };
});

const seen = Effect.flatMap(Sql, (sql) =>
  Effect.map(sql.all<{ readonly version: number }>("SELECT version FROM visible"), (rows) => rows[0]?.version ?? 0),
);

const begin = Effect.fnUntraced(function* (source: string) {
  const sql = yield* Sql;
  yield* sql.batch(sweep);
  const [row] = yield* sql.all<{ readonly id: number }>(
    "INSERT INTO version (source, date) VALUES (?, '') RETURNING id",
    [source],
  );
  return row?.id ?? 0;
});

/** Shows the version, unless its row is gone; and then removes all others. */
const show = Effect.fnUntraced(function* (version: number, shown: Shown) {
  const sql = yield* Sql;
  yield* sql.batch(showing(version, shown).map((statement) => ({ sql: statement, rows: [[]] })));
  if ((yield* seen) !== version) return yield* overtaken();
  yield* sql.batch(sweep);
});

const both = Effect.fnUntraced(function* <E, R>(
  version: number,
  before: number,
  records: Stream.Stream<BulkRecord, E, R>,
  { source, date: told, progress }: Options,
) {
  const sql = yield* Sql;
  const tell = (step: Step): Effect.Effect<void> => progress?.(step) ?? Effect.void;
  const reading = new Reading(version);
  const step = Effect.suspend(() => tell({ doing: "reading", cards: reading.cards + reading.tokens, of: undefined }));
  yield* Stream.runForEachArray(records, (some) => {
    for (const record of some) reading.add(record);
    return reading.waiting < together ? step : Effect.andThen(sql.batch(reading.take()), step);
  });
  yield* sql.batch(reading.take());
  const { read, cards, tokens, repeated, skipped, leftOut, withoutBrackets } = reading;
  if (cards + tokens === 0) {
    return yield* new NothingToImport({ message: `There is no card in ${source}: nothing was imported.` });
  }
  const date = typeof told === "string" ? told : told();
  yield* index(version, CardNames.make(reading.names), (count) =>
    tell({ doing: "indexing", cards: count, of: cards + tokens }),
  );
  const added = yield* compared(version, before, "b.id IS NULL");
  const changed = yield* compared(version, before, "b.text_hash <> a.text_hash");
  const gone = yield* compared(before, version, "b.id IS NULL");
  yield* show(version, { cards, date });
  const report: Report = {
    source,
    date,
    read,
    cards,
    tokens,
    repeated,
    skipped,
    leftOut,
    added,
    changed,
    gone,
    withoutBrackets,
  };
  return report;
});

/**
 * Imports the records of a file. Records that are no cards are counted and passed over; a file that cannot be read to
 * its end, or that has no card, leaves what everybody sees as it was.
 */
export const run = <E, R>(
  records: Stream.Stream<BulkRecord, E, R>,
  options: Options,
): Effect.Effect<Report, E | DatabaseError | ImportOvertaken | NothingToImport, R | Sql> =>
  Effect.gen(function* () {
    const sql = yield* Sql;
    const before = yield* seen;
    const version = yield* begin(options.source);
    // The error is what to tell; that its rows could not be taken away as well is for the next import to mend.
    const clean = Effect.ignore(sql.batch(removal(`= ${version}`)));
    return yield* Effect.tapError(both(version, before, records, options), () => clean);
  });
