/** Bytes in chunks of any size into numbered lines. What is held never grows beyond one line. */

export interface Line {
  /** From 1; blank lines count. */
  readonly number: number;
  /** `undefined` if the line is longer than may be held. */
  readonly bytes: Uint8Array | undefined;
}

const newline = 0x0a;

const joined = (parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const [only = new Uint8Array(), ...others] = parts;
  if (others.length === 0) return only;
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/**
 * Cuts at line feeds. A last line may go without one.
 *
 * @example
 * ```ts
 * import { LineSplitter } from "@palimpsest/core/Lines";
 *
 * const lines = new LineSplitter(1024);
 * lines.push(new TextEncoder().encode("a\nb")); // line 1
 * lines.end(); // line 2
 * ```
 */
export class LineSplitter {
  readonly #limit: number;
  #held: Array<Uint8Array> = [];
  #length = 0;
  #number = 0;

  /** @param limit Most bytes that a line may have. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The lines that end within the chunk. */
  push(chunk: Uint8Array): ReadonlyArray<Line> {
    const lines: Array<Line> = [];
    let start = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, start)) {
      this.#hold(chunk.subarray(start, at));
      lines.push(this.#take());
      start = at + 1;
    }
    this.#hold(chunk.subarray(start));
    return lines;
  }

  /** What follows the last line feed. */
  end(): ReadonlyArray<Line> {
    return this.#length === 0 ? [] : [this.#take()];
  }

  #hold(bytes: Uint8Array): void {
    this.#length += bytes.length;
    if (this.#length > this.#limit) this.#held = [];
    else if (bytes.length > 0) this.#held.push(bytes);
  }

  #take(): Line {
    const line = { number: ++this.#number, bytes: this.#length > this.#limit ? undefined : joined(this.#held) };
    this.#held = [];
    this.#length = 0;
    return line;
  }
}
