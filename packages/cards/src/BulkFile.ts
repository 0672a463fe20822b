/**
 * Files of many cards, read as they come: a JSON array of cards, as Scryfall's bulk files are, a card a line (NDJSON),
 * or MTGJSON's AtomicCards, AllPrintings and files of one set; plain or gzip. The bytes tell, and not a name. No more
 * is held than the record at hand, and of a set those faces whose other faces are still to come.
 */

import { RequestIssue } from "@palimpsest/core/Request";
import * as Arr from "effect/Array";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Pull from "effect/Pull";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import { BrokenGzip, gunzip } from "./internal/gunzip.ts";
import { OpenCards } from "./internal/open-cards.ts";
import { type Piece, RecordSplitter, type Stop } from "./internal/record-splitter.ts";
import * as Mtgjson from "./Mtgjson.ts";
import * as Scryfall from "./Scryfall.ts";

const position = {
  /** Number of the record, from 1. In a file of lines, blank ones do not count. */
  record: Schema.Int,
  /** Bytes before the place in question, in the unpacked file. */
  offset: Schema.Int,
};

/** One record cannot be read as a card; those after it still can. `issues` are those of `InvalidCard`. */
export class InvalidRecord extends Schema.TaggedError<InvalidRecord>()("InvalidRecord", {
  message: Schema.String,
  reason: Schema.Literals(["no-card", "not-json", "not-utf8", "too-long"]),
  ...position,
  issues: Schema.Array(RequestIssue),
}) {}

/** The file cannot be read, or not any further: `record` is the one that could not be reached or finished. */
export class InvalidBulkFile extends Schema.TaggedError<InvalidBulkFile>()("InvalidBulkFile", {
  message: Schema.String,
  reason: Schema.Literals(["empty", "not-json", "unexpected", "cut-short", "no-data", "gzip"]),
  ...position,
}) {}

/** What {@link records} gives: a card, or why a record is none. */
export type BulkRecord = Result.Result<Scryfall.ScryfallCard, InvalidRecord>;

/** Limits of reading, and who is told what a file says of itself. */
export interface Options {
  /** Most bytes that a record may have (default: 4 MiB, some hundred times the longest card). */
  readonly longestRecord?: number;
  /** Is told the day of the file as YYYY-MM-DD, where it says one: MTGJSON's do (`meta.date`). */
  readonly onDate?: (date: string) => void;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const shown = (byte: number): string =>
  byte > 0x20 && byte < 0x7f ? `"${String.fromCharCode(byte)}"` : `the byte 0x${byte.toString(16).padStart(2, "0")}`;

const noJson = ({ reason }: InvalidRecord): boolean => reason === "not-json" || reason === "not-utf8";

const reasons: Readonly<Record<Stop["reason"], InvalidBulkFile["reason"]>> = {
  empty: "empty",
  neither: "not-json",
  unexpected: "unexpected",
  inside: "cut-short",
  open: "cut-short",
  "no-data": "no-data",
};

/** Why there are no more records than those that were read. */
const sentence = ({ reason, offset, byte = 0 }: Stop, read: number, shape: "array" | "object"): string => {
  switch (reason) {
    case "empty":
      return "The file is empty: there is neither an array of cards nor a line in it.";
    case "neither":
      return `The file is neither a JSON array of cards nor a card a line: ${shown(byte)} stands at byte ${offset}.`;
    case "unexpected":
      return `The ${shape} of cards is no JSON: ${shown(byte)} stands at byte ${offset}, after ${read} records.`;
    case "inside":
      return `The file ends too early, inside record ${read + 1}, which begins at byte ${offset}.`;
    case "open":
      return `The file ends too early, at byte ${offset}: its ${shape} is not closed after ${read} records.`;
    case "no-data":
      return 'The file has the shape of MTGJSON\'s, but no object "data" with cards in it.';
  }
};

const Meta = Schema.Struct({ date: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)) });
const decodeMeta = Schema.decodeUnknownResult(Meta);

/** Bytes to records, with what ends them before their time. */
class Reader {
  readonly #limit: number;
  readonly #onDate: (date: string) => void;
  readonly #splitter: RecordSplitter;
  /** Faces of MTGJSON's cards that wait for the others. */
  readonly #open = new OpenCards();
  #read = 0;
  #failure: InvalidBulkFile | undefined;

  constructor(limit: number, onDate: (date: string) => void) {
    this.#limit = limit;
    this.#onDate = onDate;
    this.#splitter = new RecordSplitter(limit);
  }

  /** Why the file cannot be read any further. */
  get failure(): InvalidBulkFile | undefined {
    return this.#failure;
  }

  push(chunks: ReadonlyArray<Uint8Array>): Array<BulkRecord> {
    const records: Array<BulkRecord> = [];
    for (const chunk of chunks) {
      const pieces: Array<Piece> = [];
      const stop = this.#splitter.push(chunk, pieces);
      this.#readAll(pieces, records);
      this.#stop(stop);
      if (this.#failure !== undefined) break;
    }
    return records;
  }

  end(): Array<BulkRecord> {
    const records: Array<BulkRecord> = [];
    const pieces: Array<Piece> = [];
    const stop = this.#splitter.end(pieces);
    this.#readAll(pieces, records);
    this.#endGroup(records);
    this.#stop(stop);
    return records;
  }

  brokenGzip(): InvalidBulkFile {
    const unpacked = `${this.#splitter.offset} bytes and ${this.#read} whole records could be unpacked`;
    return this.#invalid("gzip", `The gzip data is damaged or cut short: ${unpacked}.`, this.#splitter.offset);
  }

  #readAll(pieces: ReadonlyArray<Piece>, records: Array<BulkRecord>): void {
    for (const piece of pieces) {
      if (piece.group !== this.#open.group) this.#endGroup(records);
      this.#open.group = piece.group;
      const value = this.#value(piece);
      if (piece.kind === "meta") {
        // One that cannot be read says nothing, and is no card that would be missed.
        const meta = Result.flatMap(value, decodeMeta);
        if (Result.isSuccess(meta)) this.#onDate(meta.success.date);
        continue;
      }
      if (Result.isFailure(value) && this.#splitter.shape === "lines" && noJson(value.failure)) {
        const { message, offset } = value.failure;
        // A last line without an end is more likely half a card than a whole one with a mistake.
        if (piece.kind === "open-line")
          this.#failure = this.#invalid("cut-short", `The file ends too early. ${message}`, offset);
        else if (piece.number === 1)
          this.#failure = this.#invalid(
            "not-json",
            `The file is no JSON, neither whole nor by lines. ${message}`,
            offset,
          );
        if (this.#failure !== undefined) return;
      }
      this.#read = piece.number;
      if (Result.isFailure(value)) records.push(Result.fail(value.failure));
      else this.#decode(piece, value.success, records);
    }
  }

  #invalidRecord(
    { number: record, offset }: Pick<Piece, "number" | "offset">,
    reason: InvalidRecord["reason"],
    message: string,
    issues: InvalidRecord["issues"] = [],
  ): InvalidRecord {
    return new InvalidRecord({
      message: `Record ${record}, at byte ${offset}: ${message}`,
      reason,
      record,
      offset,
      issues,
    });
  }

  #value(piece: Piece): Result.Result<unknown, InvalidRecord> {
    if (piece.bytes === undefined) {
      return Result.fail(this.#invalidRecord(piece, "too-long", `It is longer than ${this.#limit} bytes.`));
    }
    let text: string;
    try {
      text = utf8.decode(piece.bytes);
    } catch {
      return Result.fail(this.#invalidRecord(piece, "not-utf8", "It is not UTF-8."));
    }
    try {
      return Result.succeed(JSON.parse(text));
    } catch (cause) {
      return Result.fail(this.#invalidRecord(piece, "not-json", `It is not JSON: ${messageOf(cause)}.`));
    }
  }

  /** Appends the cards that a record gives, or why it gives none. */
  #decode(piece: Piece, value: unknown, records: Array<BulkRecord>): void {
    const noCard = ({ message, issues }: Scryfall.InvalidCard) =>
      this.#invalidRecord(piece, "no-card", message, issues);
    switch (piece.kind) {
      case "atomic": {
        const cards = Mtgjson.decode(value);
        if (Result.isFailure(cards)) records.push(Result.fail(noCard(cards.failure)));
        else for (const card of cards.success) records.push(Result.succeed(card));
        return;
      }
      case "printing": {
        const face = Mtgjson.face(value);
        if (Result.isFailure(face)) {
          records.push(Result.fail(noCard(face.failure)));
          return;
        }
        const card = this.#open.add(face.success, piece);
        if (card !== undefined) records.push(Result.succeed(card));
        return;
      }
      default:
        records.push(Result.mapError(Scryfall.decode(value), noCard));
    }
  }

  /** The faces that wait at the end of a set wait in vain. */
  #endGroup(records: Array<BulkRecord>): void {
    for (const { name, place } of this.#open.close()) {
      const message = `${JSON.stringify(name)} has other faces, and not all of them could be read.`;
      records.push(Result.fail(this.#invalidRecord(place, "no-card", message)));
    }
  }

  #stop(stop: Stop | undefined): void {
    if (stop === undefined) return;
    this.#failure ??= this.#invalid(
      reasons[stop.reason],
      sentence(stop, this.#read, this.#splitter.shape === "array" ? "array" : "object"),
      stop.offset,
    );
  }

  #invalid(reason: InvalidBulkFile["reason"], message: string, offset: number): InvalidBulkFile {
    return new InvalidBulkFile({ message, reason, record: this.#read + 1, offset });
  }
}

const decoded = <E, R>(bytes: Stream.Stream<Uint8Array, E, R>, reader: Reader) =>
  Stream.transformPull(bytes, (upstream) =>
    Effect.sync(() => {
      type Records = Pull.Pull<Arr.NonEmptyReadonlyArray<BulkRecord>, E | InvalidBulkFile>;
      let ended = false;
      const emit = (records: Array<BulkRecord>): Records =>
        Arr.isArrayNonEmpty(records) ? Effect.succeed(records) : pull;
      const pull: Records = Effect.suspend((): Records => {
        if (reader.failure !== undefined) return Effect.fail(reader.failure);
        if (ended) return Cause.done();
        return Pull.matchEffect(upstream, {
          onSuccess: (chunks): Records => emit(reader.push(chunks)),
          onFailure: (cause): Records => Effect.failCause(cause),
          onDone: (): Records => {
            ended = true;
            return emit(reader.end());
          },
        });
      });
      return pull;
    }),
  );

/**
 * The records of a file of cards, in its order: each a card, or the reason why it is none, after which the rest go on.
 * Fails with {@link InvalidBulkFile} where the file itself ends too early or is no such file; the records before that
 * place have been given by then.
 *
 * @example
 * ```ts
 * import * as BulkFile from "@palimpsest/cards/BulkFile";
 * import * as Effect from "effect/Effect";
 * import * as Result from "effect/Result";
 * import * as Stream from "effect/Stream";
 *
 * const bytes = new TextEncoder().encode('[{"name":"Goblin King","type_line":"Creature — Goblin"},{"name":"Wear"}]');
 * const records = Effect.runSync(Stream.runCollect(BulkFile.records(Stream.make(bytes))));
 * records.map(Result.isSuccess); // [true, false]
 * ```
 */
export const records = <E, R>(
  bytes: Stream.Stream<Uint8Array, E, R>,
  { longestRecord = 4 * 1024 * 1024, onDate = () => {} }: Options = {},
): Stream.Stream<BulkRecord, E | InvalidBulkFile, R> =>
  Stream.suspend(() => {
    const reader = new Reader(longestRecord, onDate);
    return Stream.mapError(decoded(gunzip(bytes), reader), (error) =>
      error instanceof BrokenGzip ? reader.brokenGzip() : error,
    );
  });
