// pnpm fuzz [--seed=N] [--record]: every property on many more cases than a test run takes, a million in all, from one seed.
// --record keeps the figures in bench/results, where the site shows them from.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pnpm } from "./lib/pnpm.mjs";
import { root } from "./lib/root.mjs";
import { say } from "./lib/say.mjs";

const seedIn = (options) => {
  const given = options.find((each) => each.startsWith("--seed="))?.slice("--seed=".length);
  return given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given);
};

/** The tests whose properties take their cases from `@palimpsest/test-fuzz`. */
const files = {
  core: ["Audit", "Outcome", "RulesText", "boards", "random-scenarios", "changer/random"].map(
    (name) => `test/${name}.test.ts`,
  ),
  edge: ["hostile/requests.test.ts"],
};

const main = async () => {
  const options = process.argv.slice(2);
  const seed = seedIn(options);
  if (!Number.isSafeInteger(seed)) {
    say("--seed takes a whole number.");
    return false;
  }
  say(`Seed ${seed}`);
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-fuzz-"));
  const log = join(folder, "cases.jsonl");
  const started = Date.now();
  const env = { PALIMPSEST_FUZZ: log, PALIMPSEST_FUZZ_SEED: String(seed) };
  let found = false;
  for (const [name, tests] of Object.entries(files)) {
    const args = ["--silent", "--filter", `@palimpsest/${name}`, "exec", "vitest", "run", "--testTimeout=7200000"];
    if (!(await pnpm([...args, ...tests], { env }))) found = true;
  }
  const models = readFileSync(log, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true, force: true });
  const cases = models.reduce((sum, model) => sum + model.cases, 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  for (const { model, cases } of models) say(`${String(cases).padStart(9)} ${model}`);
  say(
    `${String(cases).padStart(9)} in all, in ${seconds} s, seed ${seed}: ${found ? "a counterexample" : "no counterexample"}`,
  );
  if (options.includes("--record") && !found) {
    const run = { date: new Date(started).toISOString().slice(0, 10), seed, seconds, cases, models };
    writeFileSync(join(root, "bench", "results", "fuzz.json"), `${JSON.stringify(run, null, 2)}\n`);
  }
  return !found;
};

process.exitCode = (await main()) ? 0 : 1;
