import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname } from "node:path";
import type { Published } from "./published.ts";

/** A run as bench/results keeps it. Sizes are bytes. */
export interface Figures {
  readonly date: string;
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly checks: { readonly passed: number; readonly failed: number };
  readonly tarballs: Readonly<Record<string, number>>;
  readonly bundles: ReadonlyArray<{ readonly name: string; readonly gzip: number; readonly budget?: number }>;
}

/** Read as a file: not every package exports its manifest. */
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), "utf8")).version;

export const figures = (run: {
  readonly packages: ReadonlyArray<Published>;
  readonly tarballs: ReadonlyArray<string>;
  readonly checks: ReadonlyArray<{ readonly fault?: string }>;
  readonly sizes: Readonly<Record<string, number>>;
  readonly budgets: Readonly<Record<string, number>>;
  readonly versions: Readonly<Record<string, string>>;
}): Figures => {
  const failed = run.checks.filter(({ fault }) => fault !== undefined).length;
  const tools = ["effect", "esbuild", "publint", "@arethetypeswrong/cli", "typescript"];
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${process.platform} ${process.arch}`,
    versions: { ...run.versions, ...Object.fromEntries(tools.map((name) => [name, versionOf(name)])) },
    checks: { passed: run.checks.length - failed, failed },
    tarballs: Object.fromEntries(
      run.packages.map(({ name }, index) => [name, statSync(run.tarballs[index] ?? "").size]),
    ),
    bundles: Object.entries(run.sizes).map(([name, gzip]) => {
      const budget = run.budgets[name];
      return budget === undefined ? { name, gzip } : { name, gzip, budget };
    }),
  };
};

export const write = (path: string, result: Figures): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(result, undefined, 2)}\n`);
};
