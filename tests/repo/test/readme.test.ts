import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { projectFiles, root } from "../support/files.ts";
import { fencedBlocks } from "../support/markdown.ts";

const here = fileURLToPath(new URL("../", import.meta.url));
const blocks = fencedBlocks("README.md");

/** Runs a program from inside this package, where it finds the packages by their names. */
const run = (program: string): string => {
  const folder = mkdtempSync(`${here}.example-`);
  try {
    writeFileSync(`${folder}/example.ts`, program);
    return execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", `${folder}/example.ts`], {
      encoding: "utf8",
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe("README.md", () => {
  const examples = blocks.flatMap(({ info, text }, index) =>
    info === "ts run" ? [{ program: text, printed: blocks[index + 1] }] : [],
  );

  it("has a library example, and what it prints", () => {
    expect(examples.map(({ printed }) => printed?.info)).toEqual(["text output"]);
  });

  it.each(examples)("the library example prints what stands below it", ({ program, printed }) => {
    expect(run(program)).toBe(printed?.text);
  });
});

describe("the README of a package", () => {
  const sourcesOf = (folder: string) => projectFiles().filter(({ path }) => path.startsWith(`${folder}/src/`));
  const named = (folder: string): ReadonlySet<string> =>
    new Set(readFileSync(`${root}${folder}/README.md`, "utf8").match(/(?<=`)\w[\w-]*(?=`)/g));

  it.each(["packages/core", "packages/cards", "apps/edge"])("%s names every module", (folder) => {
    const modules = sourcesOf(folder).flatMap(({ path }) => /\/src\/([\w-]+)\.ts$/.exec(path)?.[1] ?? []);
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter((name) => !named(folder).has(name))).toEqual([]);
  });

  it.each(["packages/core", "packages/cards", "apps/cli", "apps/edge"])("%s names every error", (folder) => {
    const errors = sourcesOf(folder)
      .filter(({ path }) => !path.includes("/internal/"))
      .flatMap(({ lines }) =>
        lines.flatMap((line) => /^export class (\w+) extends .*TaggedError\b/.exec(line)?.[1] ?? []),
      );
    expect(errors.length).toBeGreaterThan(4);
    expect(errors.filter((name) => !named(folder).has(name))).toEqual([]);
  });

  it.each(["packages/core", "packages/cards", "packages/client", "packages/scenarios", "apps/cli", "apps/edge"])(
    "%s has an example that is carried out",
    (folder) => {
      const carriedOut = fencedBlocks(`${folder}/README.md`).filter(({ info }) => /\brun$/.test(info));
      expect(carriedOut.length).toBeGreaterThan(0);
    },
  );
});
