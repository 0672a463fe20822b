/** Numbers that are the same in every run (a linear congruential generator). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  pick<T>(list: ReadonlyArray<T>): T {
    return list[this.below(list.length)] as T;
  }
}
