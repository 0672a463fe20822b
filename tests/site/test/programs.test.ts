import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { folder, written } from "../support/forms.ts";
import { script } from "../support/shell.ts";

const run = promisify(execFile);
const programs = folder("programs");
const config = {
  extends: "../../../../tsconfig.base.json",
  compilerOptions: { types: ["node"] },
  include: ["*.ts"],
};

beforeAll(() => {
  for (const { slug, forms } of written) writeFileSync(`${programs}${slug}.ts`, forms.program);
  writeFileSync(`${programs}tsconfig.json`, JSON.stringify(config));
});

describe("the programs of the worked examples", () => {
  it("print what their pages say", async () => {
    const printed = (await script("run-programs.ts", [programs], programs)) as Record<string, string>;
    expect(Object.keys(printed)).toHaveLength(written.length);
    for (const { slug, forms } of written) expect(printed[`${slug}.ts`], slug).toBe(forms.prints);
  });

  it("have no type errors", async () => {
    const require = createRequire(import.meta.url);
    const tsc = require.resolve("typescript/package.json").replace("package.json", "bin/tsc");
    await expect(run(process.execPath, [tsc, "--noEmit", "-p", programs])).resolves.toMatchObject({ stdout: "" });
  });
});
