import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
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
