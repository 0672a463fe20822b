import { copyFileSync, symlinkSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { folder, scenarioFiles } from "../support/forms.ts";
import { ran, samples } from "../support/samples.ts";
import { shell } from "../support/shell.ts";

describe("every code sample", () => {
  it("says that it is run, or that it is shown and why", () => {
    const fine = /^(run|output|shown="[^"]{10,}")$/;
    expect(samples.filter(({ tag }) => !fine.test(tag)).map(({ at, tag }) => `${at}: ${tag}`)).toEqual([]);
    expect(samples.length).toBeGreaterThan(40);
  });

  it("that is run is of a language that is run here, and an output stands below it", () => {
    const languages = new Set(samples.filter(({ tag }) => tag === "run").map(({ language }) => language));
    expect([...languages].toSorted()).toEqual(["console", "json", "sh", "ts"]);
    const outputs = samples.filter(({ tag }) => tag === "output").length;
    expect(samples.filter(({ output, tag }) => output !== undefined && tag === "run")).toHaveLength(outputs);
  });
});

/** What a shell needs: the command of the repository, our curl, and the files that the samples speak of. */
const prepared = (command: string): string => {
  const curl = fileURLToPath(new URL("../support/curl.mjs", import.meta.url));
  return `set -e
export PALIMPSEST_ORIGIN='${inject("origin")}'
curl() { '${process.execPath}' '${curl}' "$@"; }
npx() { [ "$1 $2 $3 $4" = "-y pnpm@12.4.2 --silent palimpsest" ] && shift 4 && palimpsest "$@"; }
${command}`;
};

describe("commands", () => {
  const path = folder("commands-of-samples");

  beforeAll(() => {
    // The files that the commands speak of.
    scenarioFiles(path);
    symlinkSync(fileURLToPath(new URL("../../../packages", import.meta.url)), `${path}packages`);
    copyFileSync(`${path}creature-type.json`, `${path}goblin-king.json`);
    const request = { object: { name: "Crusade", oracle_text: "White creatures get +1/+1." }, changes: [] };
    writeFileSync(`${path}requests.ndjson`, `${JSON.stringify(request)}\n`);
  });

  it.each(ran("sh"))("$at", async ({ text, output }) => {
    const out = await shell(prepared(text), path);
    expect(out).not.toBe("");
    if (output !== undefined) expect(out).toBe(output);
  });

  it.each(ran("console"))("$at", async ({ text }) => {
    const [, ...sessions] = `\n${text}`.split(/\n\$ /);
    for (const session of sessions) {
      const [command = "", ...lines] = session.split("\n");
      const out = await shell(prepared(command), path);
      if (lines.join("").trim() !== "") expect(out.trim()).toBe(lines.join("\n").trim());
    }
  });
});

describe("JSON", () => {
  it.each(ran("json"))("$at is a scenario that holds", async ({ text }) => {
    const path = folder("json-of-samples");
    writeFileSync(`${path}sample.json`, text);
    expect(await shell("palimpsest run sample.json", path)).toContain("0 failed");
  });
});
