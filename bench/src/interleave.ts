/**
 * Times tasks against each other: every round runs each of them once, in an order that turns with the round, so that
 * a slow moment of the machine touches all alike. Only ratios within a round are worth comparing. Garbage is collected
 * when the engine wants to: forcing it throws away optimised code, which no real run does.
 */
import { Bench } from "tinybench";

export interface Timing {
  readonly name: string;
  /** Nanoseconds a round, one entry a round. */
  readonly rounds: ReadonlyArray<number>;
}

const once = {
  iterations: 1,
  time: 0,
  warmup: false,
  retainSamples: true,
  now: () => Number(process.hrtime.bigint()) / 1e6,
};

export const interleave = (
  tasks: Readonly<Record<string, () => void>>,
  { rounds, warmUp = 2 }: { readonly rounds: number; readonly warmUp?: number },
): ReadonlyArray<Timing> => {
  const names = Object.keys(tasks);
  const times = new Map<string, Array<number>>(names.map((name) => [name, []]));
  for (let round = 0; round < warmUp + rounds; round++) {
    const bench = new Bench(once);
    for (let n = 0; n < names.length; n++) {
      const name = names[(n + round) % names.length] as string;
      bench.add(name, tasks[name] as () => void);
    }
    for (const { name, result } of bench.runSync()) {
      if (!("latency" in result)) throw new Error(`${name} was not measured`, { cause: result });
      if (round >= warmUp) times.get(name)?.push((result.latency.samples?.[0] ?? Number.NaN) * 1e6);
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
