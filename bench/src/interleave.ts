/**
 * Times tasks against each other: every round runs each of them once, in an order that turns with the round, so that
 * a slow moment of the machine touches all alike. Only ratios within a round are worth comparing. Garbage is collected
 * when the engine wants to: forcing it throws away optimised code, which no real run does.
 */
export interface Timing {
  readonly name: string;
  /** Nanoseconds a round, one entry a round. */
  readonly rounds: ReadonlyArray<number>;
}

export const interleave = (
  tasks: Readonly<Record<string, () => void>>,
  { rounds, warmUp = 2 }: { readonly rounds: number; readonly warmUp?: number },
): ReadonlyArray<Timing> => {
  const names = Object.keys(tasks);
  const times = new Map<string, Array<number>>(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round++) {
    for (let n = 0; n < names.length; n++) {
      const name = names[(n + round + warmUp) % names.length] as string;
      const start = process.hrtime.bigint();
      tasks[name]?.();
      const elapsed = Number(process.hrtime.bigint() - start);
      if (round >= 0) times.get(name)?.push(elapsed);
    }
  }
  return names.map((name) => ({ name, rounds: times.get(name) ?? [] }));
};

/** The middle value, and the quartiles around it. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export const spread = (values: ReadonlyArray<number>): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
};

/** How many times as long as the other a task took, round by round. */
export const ratio = (task: Timing, to: Timing): Spread =>
  spread(task.rounds.map((time, round) => time / (to.rounds[round] ?? Number.NaN)));
