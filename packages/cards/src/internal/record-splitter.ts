/**
 * Bytes in chunks of any size into the records of a file: the elements of a JSON array, or lines. Only brackets,
 * quotes and line feeds are looked at, all of which are single bytes in UTF-8; whether a record is JSON is left to
 * its reader. What is held never grows beyond one record.
 */

/** The bytes of one record. */
export interface Piece {
  /** From 1. */
  readonly number: number;
  /** Of its first byte, from the start of the file. */
  readonly offset: number;
  /** `undefined` if the record is longer than may be held. */
  readonly bytes: Uint8Array | undefined;
}

/** Why the bytes cannot be split any further. */
export interface Stop {
  readonly reason: "empty" | "neither" | "unexpected" | "inside" | "open";
  /** Of the byte that is wrong, or of the record that does not end. */
  readonly offset: number;
  /** The byte that is wrong. */
  readonly byte?: number;
}

const [quote, comma, backslash, openArray, closeArray, openObject, closeObject] = [
  0x22, 0x2c, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
] as const;
const newline = 0x0a;
const byteOrderMark = [0xef, 0xbb, 0xbf];

const isSpace = (byte: number): boolean => byte === 0x20 || byte === newline || byte === 0x0d || byte === 0x09;

type Shape = "unknown" | "array" | "lines";

/** What comes next in an array. */
type Place = "first" | "element" | "separator" | "nested" | "scalar" | "end";

export class RecordSplitter {
  readonly #limit: number;
  #shape: Shape = "unknown";
  #stopped: Stop | undefined;
  /** Bytes before the chunk at hand. */
  #base = 0;
  #number = 0;
  /** Bytes of the byte order mark so far. */
  #marked = 0;

  // The record at hand: its first byte, and what earlier chunks had of it.
  #start = -1;
  #held: Array<Uint8Array> = [];
  #length = 0;

  #place: Place = "first";
  #depth = 0;
  #inString = false;
  #escaped = false;

  /** @param limit Most bytes that a record may have. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What the file is, as soon as it has a byte that tells. */
  get shape(): Shape {
    return this.#shape;
  }

  /** Bytes so far. */
  get offset(): number {
    return this.#base;
  }

  /** Appends the records that end within the chunk; gives the reason if there cannot be any more. */
  push(chunk: Uint8Array, pieces: Array<Piece>): Stop | undefined {
    let at = this.#shape === "unknown" ? this.#begin(chunk) : 0;
    if (this.#shape === "lines") at = this.#lines(chunk, at, pieces);
    while (at < chunk.length && this.#stopped === undefined) at = this.#array(chunk, at, pieces);
    if (this.#start >= 0) {
      // A copy: whoever gave the chunk may use its memory again.
      this.#hold(new Uint8Array(chunk.subarray(Math.max(this.#start - this.#base, 0))));
    }
    this.#base += chunk.length;
    return this.#stopped;
  }

  /** The end of the file. A last line may go without a line feed: then it is the one piece that this appends. */
  end(pieces: Array<Piece>): Stop | undefined {
    if (this.#stopped !== undefined) return this.#stopped;
    if (this.#shape === "unknown") return { reason: "empty", offset: this.#base };
    if (this.#shape === "lines") {
      if (this.#start >= 0) this.#line(new Uint8Array(), pieces);
      return undefined;
    }
    if (this.#place === "end") return undefined;
    return this.#start >= 0 ? { reason: "inside", offset: this.#start } : { reason: "open", offset: this.#base };
  }

  #stop(reason: Stop["reason"], offset: number, byte?: number): void {
    this.#stopped = { reason, offset, ...(byte === undefined ? {} : { byte }) };
  }

  /** Looks for the byte that tells an array from lines. Gives the index behind what is read. */
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
        this.#shape = "lines";
        this.#start = offset;
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
      this.#line(chunk.subarray(start, at), pieces);
      start = at + 1;
    }
    if (this.#start < 0 && start < chunk.length) this.#start = this.#base + start;
    return chunk.length;
  }

  /** Ends a line, which is no record if it is blank. */
  #line(rest: Uint8Array, pieces: Array<Piece>): void {
    const offset = this.#start;
    const bytes = this.#take(rest);
    if (bytes === undefined || !bytes.every(isSpace)) pieces.push({ number: ++this.#number, offset, bytes });
  }

  /** Reads on in an array, to the end of an element, of the blank before it, or of the chunk. */
  #array(chunk: Uint8Array, from: number, pieces: Array<Piece>): number {
    if (this.#place === "nested" || this.#place === "scalar") {
      const end = this.#place === "nested" ? this.#nested(chunk, from) : scalarEnd(chunk, from);
      if (end < 0) return chunk.length;
      const offset = this.#start;
      const bytes = this.#take(chunk.subarray(Math.max(offset - this.#base, 0), end));
      pieces.push({ number: ++this.#number, offset, bytes });
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
          this.#place = byte === openObject || byte === openArray || byte === quote ? "nested" : "scalar";
          return from;
        }
        return from + 1;
    }
  }

  /** The index behind an object, an array or a string; -1 if it does not end within the chunk. */
  #nested(chunk: Uint8Array, from: number): number {
    let [depth, inString, escaped] = [this.#depth, this.#inString, this.#escaped];
    let end = -1;
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at] as number;
      if (inString) {
        if (escaped) escaped = false;
        else if (byte === backslash) escaped = true;
        else if (byte === quote) inString = false;
        else continue;
        if (inString || depth > 0) continue;
      } else if (byte === quote) {
        inString = true;
        continue;
      } else if (byte === openObject || byte === openArray) {
        depth++;
        continue;
      } else if (byte !== closeObject && byte !== closeArray) continue;
      else if (--depth > 0) continue;
      end = at + 1;
      break;
    }
    [this.#depth, this.#inString, this.#escaped] = [depth, inString, escaped];
    return end;
  }

  #hold(bytes: Uint8Array): void {
    this.#length += bytes.length;
    if (this.#length > this.#limit) this.#held = [];
    else this.#held.push(bytes);
  }

  /** The whole record, given its part in the chunk at hand. */
  #take(rest: Uint8Array): Uint8Array | undefined {
    const length = this.#length + rest.length;
    const held = this.#held;
    this.#start = -1;
    this.#held = [];
    this.#length = 0;
    if (length > this.#limit) return undefined;
    if (held.length === 0) return rest;
    const whole = new Uint8Array(length);
    let at = 0;
    for (const part of [...held, rest]) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}

/** The index behind a number or a word; -1 if it does not end within the chunk. */
const scalarEnd = (chunk: Uint8Array, from: number): number => {
  for (let at = from; at < chunk.length; at++) {
    const byte = chunk[at] as number;
    if (byte === comma || byte === closeArray || isSpace(byte)) return at;
  }
  return -1;
};
