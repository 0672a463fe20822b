/**
 * `pnpm mutation [--share=0.025] [--from=0] [--go-on] [--again] [--record] [--unseen]`: changes core's source in small ways,
 * one after the other, and asks whether its tests notice. Declarations are drawn by lot, the same ones in every run: those
 * whose lot is from `from` to `from + share`. The exit code is 1 where fewer than 85 % are killed, or a survivor is not
 * explained in survivors.json. `--go-on` tries what the runs before did not, and what survived there and has other tests
 * by now; `--again` judges the last run, or a part of it, with the explanations of by now; `--record` keeps the figures in
 * bench/results. A sample tells of all of core only while no test was written for it: `--record --unseen` keeps its figures
 * beside those of the sample that is looked after.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Block, blocks } from "./blocks.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(at(path), "utf8"));

const wanted = 85;
const { values } = parseArgs({
  options: {
    share: { type: "string" },
    from: { type: "string" },
    "go-on": { type: "boolean", default: false },
    unseen: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    record: { type: "boolean", default: false },
  },
});

/** Tables of words are data: a mutant of them is another table, and tests would have to repeat it. */
const sources = readdirSync(at("../src"), { recursive: true, encoding: "utf8" })
  .map((name) => `src/${name.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith(".ts") && !file.startsWith("src/data/"))
  .toSorted();

const work = at("../.mutation");

/** What is left beside Stryker's report. */
interface Run {
  readonly from: number;
  readonly share: number;
  readonly minutes: number;
}

const last = (): Run => json("../.mutation/run.json");

const { from: start = 0, share: part = 0.025 } = values.again ? last() : {};
const from = Number(values.from ?? start);
const share = Number(values.share ?? part);
const isDrawn = ({ lot }: Block): boolean => lot >= from && lot < from + share;

const declarations = sources.flatMap((file) =>
  blocks(file, readFileSync(at(`../${file}`), "utf8")).map((block) => ({ file, ...block })),
);
const drawn = declarations.filter(isDrawn);

const run = (): Run => {
  const goesOn = values["go-on"] && existsSync(join(work, "run.json"));
  const before = goesOn ? last().minutes : 0;
  if (goesOn) renameSync(join(work, "report.json"), join(work, "before.json"));
  else rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const incremental = goesOn ? { incremental: true, incrementalFile: ".mutation/before.json" } : {};
  const mutate = drawn.map(({ file, first, last }) => `${file}:${first}-${last}`);
  writeFileSync(join(work, "stryker.json"), JSON.stringify({ ...json("stryker.config.json"), mutate, ...incremental }));
  const stryker = fileURLToPath(new URL("../../bin/stryker.js", import.meta.resolve("@stryker-mutator/core")));
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [stryker, "run", ".mutation/stryker.json"], {
    cwd: at("../"),
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`Stryker ended with exit code ${status}.`);
  const minutes = Math.round(before * 10 + (performance.now() - started) / 6_000) / 10;
  const done = { from, share, minutes };
  writeFileSync(join(work, "run.json"), JSON.stringify(done));
  return done;
};

const { minutes } = values.again ? last() : run();

interface Mutant {
  readonly mutatorName: string;
  readonly replacement: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}

/** A mutant that the tests left alive. `line` is where it begins, as it stands in the file. */
interface Survivor {
  readonly file: string;
  readonly line: string;
  readonly mutator: string;
  readonly replacement: string;
}

interface Explained extends Survivor {
  readonly why: string;
}

const report: {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: ReadonlyArray<Mutant> }>>;
} = json("../.mutation/report.json");
const explained: ReadonlyArray<Explained> = json("survivors.json");

const counts = new Map<string, number>();
const survivors: Array<Survivor> = [];
for (const [file, { source, mutants }] of Object.entries(report.files)) {
  const lines = source.split("\n");
  const here = blocks(file, source).filter(isDrawn);
  for (const { status: fate, mutatorName: mutator, replacement, location } of mutants) {
    // A run that goes on has others besides.
    if (!here.some(({ first, last: end }) => first <= location.start.line && location.start.line <= end)) continue;
    counts.set(fate, (counts.get(fate) ?? 0) + 1);
    if (fate !== "Survived" && fate !== "NoCoverage") continue;
    const line = lines[location.start.line - 1]?.trim() ?? "";
    survivors.push({ file, line, mutator, replacement: replacement.replaceAll(/\s+/g, " ") });
  }
}

const same = (a: Survivor, b: Survivor): boolean =>
  a.file === b.file && a.line === b.line && a.mutator === b.mutator && a.replacement === b.replacement;
const unexplained = survivors.filter((each) => !explained.some((known) => same(each, known)));
const count = (...fates: ReadonlyArray<string>): number =>
  fates.reduce((total, fate) => total + (counts.get(fate) ?? 0), 0);
const killed = count("Killed", "Timeout");
const mutants = killed + survivors.length;
const score = Math.round((killed / mutants) * 1000) / 10;

if (unexplained.length > 0) console.log(`\nNot explained:\n${JSON.stringify(unexplained, undefined, 2)}`);
console.log(`\n${drawn.length} of ${declarations.length} declarations in ${sources.length} files, ${minutes} minutes`);
console.log(`${mutants} mutants: ${killed} killed (${score} %), ${survivors.length} survived`);
console.log(
  `${count("Ignored")} left out (text, or made once as a module loads), ${count("RuntimeError")} could not run`,
);

if (values.record) {
  const root = at("../../../");
  const versionOf = (name: string): string => {
    const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return JSON.parse(readFileSync(path, "utf8")).version;
  };
  const file = join(root, "bench/results/mutation.json");
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const date = new Date().toISOString().slice(0, 10);
  const figures = {
    from,
    share,
    declarations: { all: declarations.length, drawn: drawn.length },
    mutants: { tested: mutants, killed, survived: survivors.length, leftOut: count("Ignored") },
    score,
    minutes,
  };
  const result = values.unseen
    ? { ...kept, unseen: { date, ...figures } }
    : {
        date,
        machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${process.platform} ${process.arch}`,
        versions: {
          node: process.versions.node,
          stryker: versionOf("@stryker-mutator/core"),
          vitest: versionOf("vitest"),
        },
        wanted,
        ...figures,
        survivors: survivors.map((each) => ({ ...each, why: explained.find((known) => same(each, known))?.why ?? "" })),
        unseen: kept.unseen,
      };
  mkdirSync(join(root, "bench/results"), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`);
}
process.exitCode = score >= wanted && unexplained.length === 0 ? 0 : 1;
