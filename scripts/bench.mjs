// pnpm bench [--short] [--json] [--record]: every benchmark in one go, and one answer to whether the budgets hold.
// --short takes minutes off and forgives 30 %, for CI. --record keeps the run in bench/results, where the site shows it from.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pnpm } from "./lib/pnpm.mjs";
import { root } from "./lib/root.mjs";
import { say } from "./lib/say.mjs";
import { turbo } from "./lib/turbo.mjs";

const options = new Set(process.argv.slice(2));
const unknown = [...options].filter((each) => !["--short", "--json", "--record"].includes(each));
const short = options.has("--short") ? ["--short"] : [];
const json = options.has("--json");

const folder = mkdtempSync(join(tmpdir(), "palimpsest-bench-"));

/** Runs the benchmark of a package, and reads what it leaves. */
const measure = async (name, script = "bench") => {
  const file = join(folder, `${name}.json`);
  const stdio = ["ignore", json ? "ignore" : "inherit", "inherit"];
  const args = ["--silent", "--filter", `@palimpsest/${name}`, script, ...short, `--result=${file}`];
  const held = await pnpm(args, { stdio });
  return { held, ...JSON.parse(readFileSync(file, "utf8")) };
};

const main = async () => {
  if (unknown.length > 0) {
    say(`bench takes --short, --json and --record, not ${unknown.join(" ")}.`);
    return false;
  }
  if (!(await turbo("build", "--filter=@palimpsest/edge", "--output-logs=errors-only"))) return false;
  const runs = [await measure("bench"), await measure("edge")];
  const { date, machine, versions } = runs[0];
  const run = { date, machine, versions, short: short.length > 0, sections: runs.flatMap(({ sections }) => sections) };
  if (json) say(JSON.stringify(run));
  if (options.has("--record"))
    writeFileSync(join(root, "bench", "results", "bench.json"), `${JSON.stringify(run, null, 2)}\n`);
  return runs.every(({ held }) => held);
};

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
