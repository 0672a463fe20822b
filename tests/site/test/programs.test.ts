import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { folder, written } from "../support/forms.ts";
import { asserting, docstrings, ran, type Sample } from "../support/samples.ts";
import { script } from "../support/shell.ts";

const run = promisify(execFile);

/** All in one folder: they are run in one process and checked by one compiler, which both read effect once. */
const programs = folder("programs");
const config = {
  extends: "../../../../tsconfig.base.json",
  compilerOptions: { types: ["node"] },
  include: ["*.ts"],
};
const samples = [...ran("ts"), ...docstrings];
const fileOf = ({ at }: Sample): string => `${at.replaceAll(/\W+/g, "-")}.ts`;

/** What each printed, or how it failed. */
let printed: Readonly<Record<string, string>>;

beforeAll(async () => {
  for (const { slug, forms } of written) writeFileSync(`${programs}${slug}.ts`, forms.program);
  for (const sample of samples) {
    const program = asserting(sample.text).replaceAll("http://127.0.0.1:8787", inject("origin"));
    writeFileSync(programs + fileOf(sample), program);
  }
  writeFileSync(`${programs}tsconfig.json`, JSON.stringify(config));
  printed = (await script("run-programs.ts", [programs], programs)) as typeof printed;
});

describe("programs", () => {
  it("have each a file of their own, and are all run", () => {
    expect(Object.keys(printed)).toHaveLength(written.length + samples.length);
  });

  it.each(written)("of the example $slug print what its page says", ({ slug, forms }) => {
    expect(printed[`${slug}.ts`]).toBe(forms.prints);
  });

  it.each(samples)("$at runs, and says what it says", (sample) => {
    const out = printed[fileOf(sample)];
    expect(out).toBeDefined();
    expect(out?.startsWith("FAILED") ? out : "").toBe("");
    if (sample.output !== undefined) expect(out).toBe(sample.output);
    for (const [, line = ""] of sample.text.matchAll(/^\s*console\.log\(.*\); \/\/ (?!=>)(.+)$/gm))
      expect(out).toContain(line);
  });

  it("have no type errors", async () => {
    const tsc = createRequire(import.meta.url)
      .resolve("typescript/package.json")
      .replace("package.json", "bin/tsc");
    const compiled = await run(process.execPath, [tsc, "--noEmit", "-p", programs]).catch((error) => error);
    expect(compiled).toMatchObject({ stdout: "", stderr: "" });
    // A compiler that did not start says nothing, too.
    expect(compiled).not.toBeInstanceOf(Error);
  });
});
