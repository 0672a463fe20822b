/** The bytes of one record over several chunks, up to a limit: beyond it none are kept. */
export class Held {
  readonly #limit: number;
  #parts: Array<Uint8Array> = [];
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keeps a copy: whoever gave the chunk may use its memory again. */
  add(bytes: Uint8Array): void {
    this.#length += bytes.length;
    if (this.#length > this.#limit) this.#parts = [];
    else this.#parts.push(new Uint8Array(bytes));
  }

  /** The whole, given its part in the chunk at hand, and nothing is held any more; `undefined` if it is too long. */
  take(rest: Uint8Array): Uint8Array | undefined {
    const length = this.#length + rest.length;
    const parts = this.#parts;
    this.#parts = [];
    this.#length = 0;
    if (length > this.#limit) return undefined;
    if (parts.length === 0) return rest;
    const whole = new Uint8Array(length);
    let at = 0;
    for (const part of [...parts, rest]) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}
