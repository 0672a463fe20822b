/** What a run found, for a person and for a program. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, totalmem } from "node:os";
import type { Spread } from "./interleave.ts";

export interface Row {
  readonly name: string;
  readonly figure: string;
  /** Against the row that it is compared with. */
  readonly ratio?: Spread;
  /** The largest ratio that is meant to hold. */
  readonly budget?: number;
}

export interface Section {
  readonly title: string;
  readonly rows: ReadonlyArray<Row>;
}

const option = (name: string): string | undefined =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);

/** Fewer rounds, for a look or for CI. */
export const short = process.argv.includes("--short");

/** A short run has a wide spread, so a budget must be missed by far before it says so. */
const tolerance = short ? 1.3 : 1;

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, V8 ${process.versions.v8}`;

const require = createRequire(import.meta.url);

const versionOf = (name: string): string => {
  // A package may keep its package.json to itself.
  const folder = require.resolve.paths(name)?.find((path) => has(`${path}/${name}/package.json`));
  return JSON.parse(readFileSync(`${folder}/${name}/package.json`, "utf8")).version;
};

const has = (path: string): boolean => {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
};

/** The versions of what is measured against. */
const versions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ["@palimpsest/core", "effect", "tinybench", "magic-string", "@codemirror/state"].map((name) => [
      name,
      versionOf(name),
    ]),
  );

const isOver = ({ ratio, budget }: Row): boolean =>
  ratio !== undefined && budget !== undefined && ratio.median > budget * tolerance;

const line = (row: Row): string => {
  const ratio =
    row.ratio && `× ${row.ratio.median.toFixed(2)} (${row.ratio.low.toFixed(2)}–${row.ratio.high.toFixed(2)})`;
  const budget =
    row.budget === undefined ? "" : `, budget ${Number(row.budget.toFixed(2))}${isOver(row) ? " OVER" : ""}`;
  return `  ${row.name.padEnd(56)} ${row.figure.padEnd(28)} ${ratio ? ratio + budget : ""}`.trimEnd();
};

/** The rows that a second measurement clears of being over their budgets, as it has them. */
const cleared = (first: Section, second: Section): Section => ({
  ...first,
  rows: first.rows.map((row) => {
    const again = second.rows.find(({ name }) => name === row.name);
    return isOver(row) && again !== undefined && !isOver(again) ? again : row;
  }),
});

const text = ({ title, rows }: Section): string => [`\n${title}`, ...rows.map(line)].join("\n");

/**
 * Measures one section after the other and tells each as it ends; all of them as JSON where `--json` asks for it, and in the
 * file that `--result=` names. A short run measures a section once more before it says that a budget is not met: the exit
 * code is 1 then.
 */
export const report = async (sections: ReadonlyArray<() => Section | Promise<Section>>): Promise<void> => {
  const json = process.argv.includes("--json");
  if (!json) console.log(machine());
  const measured: Array<Section> = [];
  for (const measure of sections) {
    const first = await measure();
    const section = short && first.rows.some(isOver) ? cleared(first, await measure()) : first;
    if (!json) console.log(text(section));
    measured.push(section);
  }
  const date = new Date().toISOString().slice(0, 10);
  const result = JSON.stringify({ date, machine: machine(), versions: versions(), sections: measured });
  if (json) console.log(result);
  const file = option("result");
  if (file !== undefined) writeFileSync(file, result);
  process.exitCode = measured.some(({ rows }) => rows.some(isOver)) ? 1 : 0;
};
