/** How many cases a property is tried on: those of every test run, or the many of `pnpm fuzz`, whose figures are recorded. */
import { appendFileSync } from "node:fs";

interface Cases {
  readonly numRuns: number;
  readonly seed?: number;
}

/** The file that `pnpm fuzz` gathers its figures from, and the seed of its run. Neither is there in a test run. */
const { PALIMPSEST_FUZZ: log, PALIMPSEST_FUZZ_SEED: seed } = process.env;

/**
 * The parameters of a property for `fc.assert`. `model` says what is made up. A test run takes `usual` cases with a new seed
 * each time, which fast-check prints where one fails.
 */
export const cases = (model: string, usual: number, many: number): Cases => {
  if (log === undefined) return { numRuns: usual };
  appendFileSync(log, `${JSON.stringify({ model, cases: many })}\n`);
  return { numRuns: many, seed: Number(seed) };
};
