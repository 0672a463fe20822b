/** Finds the end of a JSON value in bytes that come in chunks. Whether it is JSON inside is left to its reader. */

const [quote, comma, backslash, openArray, closeArray, openObject, closeObject] = [
  0x22, 0x2c, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
] as const;

export const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

export class ValueEnd {
  #nested = false;
  #depth = 0;
  #inString = false;
  #escaped = false;

  /** A value begins, with this byte. */
  begin(byte: number): void {
    this.#nested = byte === openObject || byte === openArray || byte === quote;
  }

  /** The index behind the value, which is read on from `from`; -1 if it does not end within the chunk. */
  find(chunk: Uint8Array, from: number): number {
    return this.#nested ? this.#nestedEnd(chunk, from) : scalarEnd(chunk, from);
  }

  #nestedEnd(chunk: Uint8Array, from: number): number {
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
}

/** The index behind a number or a word; -1 if it does not end within the chunk. */
const scalarEnd = (chunk: Uint8Array, from: number): number => {
  for (let at = from; at < chunk.length; at++) {
    const byte = chunk[at] as number;
    if (byte === comma || byte === closeArray || byte === closeObject || isSpace(byte)) return at;
  }
  return -1;
};
