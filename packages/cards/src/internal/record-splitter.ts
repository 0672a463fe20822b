/**
 * Bytes in chunks of any size into the records of a file: the elements of a JSON array, lines, or the cards inside
 * MTGJSON's objects. Only brackets, quotes, line feeds and keys are looked at, all of which are single bytes in UTF-8
 * or ASCII; whether a record is JSON is left to its reader. What is held never grows beyond one record.
 */
import { Held } from "./held.ts";
import { isSpace, ValueEnd } from "./json-value.ts";
import { isMtgjson, longestStart, MtgjsonSplitter } from "./mtgjson-splitter.ts";

/** What a record is. */
export type Kind =
  /** A card in Scryfall's field names. */
  | "scryfall"
  /** A line of such a file that does not end with a line feed: the last one. */
  | "open-line"
  /** All that MTGJSON's AtomicCards have of one name, as an array. */
  | "atomic"
  /** A card, or a face of one, in a set of MTGJSON. */
  | "printing"
  /** No record: what MTGJSON's file says of itself. Its number is that of the record before it. */
  | "meta";

/** The bytes of one record. */
export interface Piece {
  /** From 1. */
  readonly number: number;
  /** Of its first byte, from the start of the file. */
  readonly offset: number;
  /** `undefined` if the record is longer than may be held. */
  readonly bytes: Uint8Array | undefined;
  readonly kind: Kind;
  /** Number of the array that it stands in; the faces of a card stand in one. */
  readonly group: number;
}

/** Why the bytes cannot be split any further. */
export interface Stop {
  readonly reason: "empty" | "neither" | "unexpected" | "inside" | "open" | "no-data";
  /** Of the byte that is wrong, or of the record that does not end. */
  readonly offset: number;
  /** The byte that is wrong. */
  readonly byte?: number;
}

const [comma, openArray, closeArray, openObject, closeObject] = [0x2c, 0x5b, 0x5d, 0x7b, 0x7d] as const;
const newline = 0x0a;
const byteOrderMark = [0xef, 0xbb, 0xbf];

/** `object` is one of the last two: its first key tells which. */
type Shape = "unknown" | "array" | "object" | "lines" | "mtgjson";

/** What comes next in an array. */
type Place = "first" | "element" | "separator" | "value" | "end";

export class RecordSplitter {
  readonly #limit: number;
  readonly #held: Held;
  readonly #value = new ValueEnd();
  #shape: Shape = "unknown";
  #stopped: Stop | undefined;
  /** Bytes before the chunk at hand. */
  #base = 0;
  #number = 0;
  /** Bytes of the byte order mark so far. */
  #marked = 0;
  /** The start of an object that may be MTGJSON's or a line. */
  #head: Uint8Array = new Uint8Array();
  #mtgjson: MtgjsonSplitter | undefined;
  /** First byte of the record at hand; -1 between records. */
  #start = -1;
  #place: Place = "first";

  /** @param limit Most bytes that a record may have. */
  constructor(limit: number) {
    this.#limit = limit;
    this.#held = new Held(limit);
  }

  /** What the file is, as soon as it has a byte that tells. */
  get shape(): Shape {
    return this.#shape;
  }

  /** Bytes so far. */
  get offset(): number {
    return this.#base + this.#head.length;
  }

  /** Appends the records that end within the chunk; gives the reason if there cannot be any more. */
  push(chunk: Uint8Array, pieces: Array<Piece>): Stop | undefined {
    const at = this.#shape === "unknown" ? this.#begin(chunk) : 0;
    if (this.#shape !== "object") return this.#read(chunk, at, pieces);
    const head = new Uint8Array(this.#head.length + chunk.length - at);
    head.set(this.#head);
    head.set(chunk.subarray(at), this.#head.length);
    if (this.#head.length === 0) this.#base += at;
    this.#head = head;
    const mtgjson = isMtgjson(head);
    if (mtgjson === undefined && head.length < longestStart) return undefined;
    return this.#decide(mtgjson === true, pieces);
  }

  /** The end of the file. A last line may go without a line feed. */
  end(pieces: Array<Piece>): Stop | undefined {
    if (this.#shape === "object") this.#decide(false, pieces);
    if (this.#mtgjson !== undefined) return this.#mtgjson.end();
    if (this.#stopped !== undefined) return this.#stopped;
    if (this.#shape === "unknown") return { reason: "empty", offset: this.#base };
    if (this.#shape === "lines") {
      if (this.#start >= 0) this.#line(new Uint8Array(), pieces, "open-line");
      return undefined;
    }
    if (this.#place === "end") return undefined;
    return this.#start >= 0 ? { reason: "inside", offset: this.#start } : { reason: "open", offset: this.#base };
  }

  #decide(mtgjson: boolean, pieces: Array<Piece>): Stop | undefined {
    const head = this.#head;
    this.#head = new Uint8Array();
    this.#shape = mtgjson ? "mtgjson" : "lines";
    if (mtgjson) this.#mtgjson = new MtgjsonSplitter(this.#limit, this.#base);
    return this.#read(head, 0, pieces);
  }

  #read(chunk: Uint8Array, from: number, pieces: Array<Piece>): Stop | undefined {
    let at = from;
    if (this.#mtgjson !== undefined) this.#stopped = this.#mtgjson.push(chunk, pieces);
    else {
      if (this.#shape === "lines") at = this.#lines(chunk, at, pieces);
      while (at < chunk.length && this.#stopped === undefined) at = this.#array(chunk, at, pieces);
      if (this.#start >= 0) this.#held.add(chunk.subarray(Math.max(this.#start - this.#base, 0)));
    }
    this.#base += chunk.length;
    return this.#stopped;
  }

  #stop(reason: Stop["reason"], offset: number, byte?: number): void {
    this.#stopped = { reason, offset, ...(byte === undefined ? {} : { byte }) };
  }

  /** Looks for the byte that tells an array from an object. Gives the index behind what is read. */
  #begin(chunk: Uint8Array): number {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      const offset = this.#base + at;
      if (offset === this.#marked && byte === byteOrderMark[offset]) {
        this.#marked++;
        continue;
      }
      if (this.#marked === 1 || this.#marked === 2) {
        this.#stop("neither", 0, byteOrderMark[0]);
        return chunk.length;
      }
      if (isSpace(byte)) continue;
      if (byte === openArray) {
        this.#shape = "array";
        return at + 1;
      }
      if (byte === openObject) {
        this.#shape = "object";
        return at;
      }
      this.#stop("neither", offset, byte);
      return chunk.length;
    }
    return chunk.length;
  }

  #lines(chunk: Uint8Array, from: number, pieces: Array<Piece>): number {
    let start = from;
    for (let at = chunk.indexOf(newline, start); at >= 0; at = chunk.indexOf(newline, start)) {
      if (this.#start < 0) this.#start = this.#base + start;
      this.#line(chunk.subarray(start, at), pieces, "scryfall");
      start = at + 1;
    }
    if (this.#start < 0 && start < chunk.length) this.#start = this.#base + start;
    return chunk.length;
  }

  /** Ends a line, which is no record if it is blank. */
  #line(rest: Uint8Array, pieces: Array<Piece>, kind: Kind): void {
    const offset = this.#start;
    this.#start = -1;
    const bytes = this.#held.take(rest);
    if (bytes?.every(isSpace)) return;
    pieces.push({ number: ++this.#number, offset, bytes, kind, group: 0 });
  }

  /** Reads on in an array, to the end of an element, of the blank before it, or of the chunk. */
  #array(chunk: Uint8Array, from: number, pieces: Array<Piece>): number {
    if (this.#place === "value") {
      const end = this.#value.find(chunk, from);
      if (end < 0) return chunk.length;
      const offset = this.#start;
      this.#start = -1;
      const bytes = this.#held.take(chunk.subarray(Math.max(offset - this.#base, 0), end));
      pieces.push({ number: ++this.#number, offset, bytes, kind: "scryfall", group: 0 });
      this.#place = "separator";
      return end;
    }
    const byte = chunk[from] as number;
    if (isSpace(byte)) return from + 1;
    switch (this.#place) {
      case "separator":
        if (byte === comma) this.#place = "element";
        else if (byte === closeArray) this.#place = "end";
        else this.#stop("unexpected", this.#base + from, byte);
        return from + 1;
      case "end":
        this.#stop("unexpected", this.#base + from, byte);
        return from + 1;
      default:
        if (byte === closeArray && this.#place === "first") this.#place = "end";
        else if (byte === comma || byte === closeArray || byte === closeObject) {
          this.#stop("unexpected", this.#base + from, byte);
        } else {
          this.#start = this.#base + from;
          this.#value.begin(byte);
          this.#place = "value";
          return from;
        }
        return from + 1;
    }
  }
}
