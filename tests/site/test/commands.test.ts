import { writeFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { folder, scenarioFiles, written } from "../support/forms.ts";
import { argumentsOf, script, shell } from "../support/shell.ts";

const files = folder("scenarios");
const ran = new Map<string, { readonly code: number; readonly out: string }>();

beforeAll(async () => {
  scenarioFiles(files);
  const all = await Promise.all(
    written.map(async ({ forms }) => [...(await argumentsOf("palimpsest", forms.command)), "--json"]),
  );
  const list = `${folder("commands")}arguments.json`;
  writeFileSync(list, JSON.stringify(all));
  const results = (await script("run-commands.ts", [list], files)) as ReadonlyArray<{ code: number; out: string }>;
  for (const [index, { slug }] of written.entries()) ran.set(slug, results[index] ?? { code: -1, out: "" });
});

const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("the command lines of the worked examples", () => {
  it.each(written)("$slug", ({ slug, worked, forms }) => {
    const { code, out } = ran.get(slug) ?? { code: -1, out: "" };
    expect(code).toBe(0);
    if (worked.example.change === undefined) {
      const findings = lines(out);
      expect(findings).toHaveLength(worked.findings.length);
      expect(findings.filter(({ pass }) => pass !== true)).toEqual([]);
    } else {
      const { name, type_line, oracle_text } = JSON.parse(out).object;
      expect(`${name}\n${type_line}\n${oracle_text}\n`).toBe(forms.prints);
    }
  });

  it("run as they stand in a shell, and say that every expectation holds", async () => {
    const one = written.find(({ slug }) => slug === "creature-type");
    expect(await shell(one?.forms.command ?? "", files)).toContain("Other Elves get +1/+1 and have mountainwalk.");
    const all = await shell("palimpsest run .", files);
    expect(all).toContain(`${written.length} scenarios`);
    expect(all).toContain("0 failed");
  });
});
