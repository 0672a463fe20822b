/**
 * The records of MTGJSON's files, which are one object: `data` holds an array of faces for each name (AtomicCards), or
 * an object for each set with its `cards` and `tokens` (AllPrintings; a file of one set has those in `data` itself).
 * What it says of itself, in `meta`, is a piece as well. Everything else is passed over unread.
 */
import { Held } from "./held.ts";
import { isSpace, ValueEnd } from "./json-value.ts";
import type { Piece, Stop } from "./record-splitter.ts";

const [quote, comma, colon, backslash, openArray, closeArray, openObject, closeObject] = [
  0x22, 0x2c, 0x3a, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
] as const;

const firstKeys = ['"meta"', '"data"'];

/** Bytes that are looked at to tell MTGJSON's object from a line. */
export const longestStart = 256;

/** Whether an object that begins so is MTGJSON's; `undefined` if more bytes are needed to tell. */
export const isMtgjson = (head: Uint8Array): boolean | undefined => {
  const start = String.fromCharCode(...head.subarray(1, longestStart)).trimStart();
  let open = false;
  for (const key of firstKeys) {
    const rest = start.startsWith(key) ? start.slice(key.length).trimStart() : undefined;
    if (rest?.startsWith(":")) return true;
    if (rest === "" || key.startsWith(start)) open = true;
  }
  return open ? undefined : false;
};

/** Where the bytes are: in the whole object, in `data`, in a set of it, or in an array of cards. */
type Level = "file" | "data" | "set" | "cards";

/** What comes next there. */
type Place = "first" | "next" | "key" | "colon" | "value" | "skipped" | "record" | "meta" | "separator" | "end";

const arraysOfCards: ReadonlySet<string> = new Set(["cards", "tokens"]);
/** No key that matters is as long; of a longer one the start is enough. */
const longestKey = 32;

export class MtgjsonSplitter {
  readonly #held: Held;
  readonly #value = new ValueEnd();
  readonly #levels: Array<Level> = [];
  #place: Place = "first";
  #key = "";
  #escaped = false;
  #hasData = false;
  #base: number;
  #number = 0;
  #group = 0;
  #start = -1;
  #stopped: Stop | undefined;

  /**
   * @param limit Most bytes that a record may have.
   * @param base Bytes of the file before its object.
   */
  constructor(limit: number, base: number) {
    this.#held = new Held(limit);
    this.#base = base;
  }

  push(chunk: Uint8Array, pieces: Array<Piece>): Stop | undefined {
    for (let at = 0; at < chunk.length && this.#stopped === undefined; ) at = this.#read(chunk, at, pieces);
    if (this.#start >= 0) this.#held.add(chunk.subarray(Math.max(this.#start - this.#base, 0)));
    this.#base += chunk.length;
    return this.#stopped;
  }

  end(): Stop | undefined {
    if (this.#stopped !== undefined) return this.#stopped;
    if (this.#place !== "end") {
      return this.#start >= 0 ? { reason: "inside", offset: this.#start } : { reason: "open", offset: this.#base };
    }
    return this.#hasData ? undefined : { reason: "no-data", offset: this.#base };
  }

  get #level(): Level | undefined {
    return this.#levels.at(-1);
  }

  /** Reads on to the end of a value, or by one byte. */
  #read(chunk: Uint8Array, from: number, pieces: Array<Piece>): number {
    const byte = chunk[from] as number;
    switch (this.#place) {
      case "key":
        this.#readKey(byte);
        return from + 1;
      case "skipped":
      case "meta":
      case "record": {
        const end = this.#value.find(chunk, from);
        if (end < 0) return chunk.length;
        if (this.#place !== "skipped") this.#record(chunk, end, pieces);
        this.#place = "separator";
        return end;
      }
    }
    if (isSpace(byte)) return from + 1;
    switch (this.#place) {
      case "first":
      case "next":
        return this.#begin(byte, from);
      case "colon":
        if (byte === colon) this.#place = "value";
        else this.#unexpected(byte, from);
        return from + 1;
      case "value":
        return this.#enter(byte, from);
      case "separator":
        if (byte === comma) this.#place = "next";
        else this.#leave(byte, from);
        return from + 1;
      default:
        this.#unexpected(byte, from);
        return from + 1;
    }
  }

  /** The next key, element or end. */
  #begin(byte: number, from: number): number {
    if (this.#level === undefined) {
      this.#levels.push("file");
      return from + 1;
    }
    if (this.#place === "first" && (byte === closeObject || byte === closeArray)) this.#leave(byte, from);
    else if (this.#level === "cards") return this.#enter(byte, from);
    else if (byte === quote) {
      this.#key = "";
      this.#place = "key";
    } else this.#unexpected(byte, from);
    return from + 1;
  }

  #readKey(byte: number): void {
    if (byte === quote && !this.#escaped) {
      this.#place = "colon";
      return;
    }
    this.#escaped = byte === backslash && !this.#escaped;
    if (this.#key.length < longestKey) this.#key += String.fromCharCode(byte);
  }

  /** A value begins: it is gone into, is a record, or is passed over. */
  #enter(byte: number, from: number): number {
    const level = this.#level;
    if (byte === comma || byte === closeArray || byte === closeObject) {
      this.#unexpected(byte, from);
      return from + 1;
    }
    const isData = level === "file" && this.#key === "data";
    const inside: Level | undefined =
      byte === openObject && (isData || level === "data")
        ? isData
          ? "data"
          : "set"
        : byte === openArray && (level === "data" || level === "set") && arraysOfCards.has(this.#key)
          ? "cards"
          : undefined;
    if (inside !== undefined) {
      if (inside === "data") this.#hasData = true;
      this.#group++;
      this.#levels.push(inside);
      this.#place = "first";
      return from + 1;
    }
    const isRecord = level === "cards" || (level === "data" && byte === openArray);
    const isMeta = level === "file" && this.#key === "meta";
    if (isRecord || isMeta) this.#start = this.#base + from;
    this.#place = isRecord ? "record" : isMeta ? "meta" : "skipped";
    this.#value.begin(byte);
    return from;
  }

  #leave(byte: number, from: number): void {
    if (byte !== (this.#level === "cards" ? closeArray : closeObject)) {
      this.#unexpected(byte, from);
      return;
    }
    this.#levels.pop();
    this.#place = this.#levels.length === 0 ? "end" : "separator";
  }

  #record(chunk: Uint8Array, end: number, pieces: Array<Piece>): void {
    const offset = this.#start;
    this.#start = -1;
    const bytes = this.#held.take(chunk.subarray(Math.max(offset - this.#base, 0), end));
    if (this.#place === "meta") {
      pieces.push({ number: this.#number, offset, bytes, kind: "meta", group: this.#group });
      return;
    }
    const kind = this.#level === "cards" ? "printing" : "atomic";
    pieces.push({ number: ++this.#number, offset, bytes, kind, group: this.#group });
  }

  #unexpected(byte: number, from: number): void {
    this.#stopped = { reason: "unexpected", offset: this.#base + from, byte };
  }
}
