/**
 * A map by ids, in parts. Past 4,096 entries V8 keeps a Map among its large objects and allocates it anew at each
 * doubling: an entry costs ten times as much from there on. No part gets that far, however many objects there are.
 */

/** Entries that a part is meant for: few enough to be copied cheaply as it grows. */
const mostInPart = 256;

/** Last characters of an id that tell its part: ids mostly end in what tells them apart. */
const mostRead = 8;

export class Parts<T> {
  readonly #parts: Array<Map<string, T>> = [];
  readonly #mask: number;

  /** `most` is the number of ids that there can be. */
  constructor(most: number) {
    let parts = 1;
    while (parts * mostInPart < most) parts *= 2;
    this.#mask = parts - 1;
  }

  #partOf(id: string): number {
    if (this.#mask === 0) return 0;
    let hash = 0;
    for (let at = Math.max(0, id.length - mostRead); at < id.length; at++) {
      hash = (Math.imul(hash, 31) + id.charCodeAt(at)) | 0;
    }
    return (hash ^ (hash >>> 15)) & this.#mask;
  }

  get(id: string): T | undefined {
    return this.#parts[this.#partOf(id)]?.get(id);
  }

  set(id: string, value: T): void {
    const part = this.#partOf(id);
    const there = this.#parts[part];
    if (there === undefined) this.#parts[part] = new Map([[id, value]]);
    else there.set(id, value);
  }
}
