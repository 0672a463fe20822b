/** Keeps what was used last, within a number of entries and a sum of their sizes: whatever is put in, it does not grow beyond. */
export class Lru<Value> {
  // A Map keeps the order in which keys were set, so the first key is the one that was not used for longest.
  readonly #held = new Map<string, { readonly value: Value; readonly size: number }>();
  readonly #mostEntries: number;
  readonly #mostSize: number;
  #size = 0;

  /** Sizes are in whatever unit `set` is told them. */
  constructor(mostEntries: number, mostSize: number) {
    this.#mostEntries = mostEntries;
    this.#mostSize = mostSize;
  }

  get count(): number {
    return this.#held.size;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): Value | undefined {
    const held = this.#held.get(key);
    if (held === undefined) return undefined;
    this.#held.delete(key);
    this.#held.set(key, held);
    return held.value;
  }

  /** What is larger than an eighth of the whole is not kept: it would push out too much else. */
  set(key: string, value: Value, size: number): void {
    this.#drop(key);
    if (size > this.#mostSize / 8) return;
    this.#held.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= this.#mostEntries && this.#size <= this.#mostSize) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const held = this.#held.get(key);
    if (held === undefined) return;
    this.#held.delete(key);
    this.#size -= held.size;
  }
}
