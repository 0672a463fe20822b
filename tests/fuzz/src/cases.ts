/**
 * How much random tests try: what every test run tries, ten times that in CI's form, or the many cases of `pnpm fuzz`,
 * whose figures are recorded.
 */
import { appendFileSync } from "node:fs";

interface Cases {
  readonly numRuns: number;
  readonly seed?: number;
}

/** The file that `pnpm fuzz` gathers its figures from, and the seed of its run. Neither is there in a test run. */
const { PALIMPSEST_FUZZ: log, PALIMPSEST_FUZZ_SEED: seed, PALIMPSEST_CASES: factor = "1" } = process.env;

if (!(Number(factor) >= 1)) throw new Error(`PALIMPSEST_CASES is a factor of at least 1, and no "${factor}".`);

/** Whether more is asked for than every test run takes: the long form of what comes in two lengths. */
export const thorough = Number(factor) > 1;

/** `usual`, as often as `PALIMPSEST_CASES` says. */
export const times = (usual: number): number => Math.round(usual * Number(factor));

/**
 * The parameters of a property for `fc.assert`. `model` says what is made up. A test run takes `usual` cases times
 * `PALIMPSEST_CASES`, with a new seed each time, which fast-check prints where one fails.
 */
export const cases = (model: string, usual: number, many: number): Cases => {
  if (log === undefined) return { numRuns: times(usual) };
  appendFileSync(log, `${JSON.stringify({ model, cases: many })}\n`);
  return { numRuns: many, seed: Number(seed) };
};
