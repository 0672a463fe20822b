import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "../support/files.ts";
import { tableRows } from "../support/markdown.ts";

const rows = tableRows("ARCHITECTURE.md", "Rule").map(([rule = "", , modules = "", tests = ""]) => ({
  rule,
  modules: [...modules.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ""),
  tests: [...tests.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ""),
}));

const numbers: Record<string, ReadonlyArray<string>> = JSON.parse(
  readFileSync(`${root}packages/core/test/data/rule-numbers.json`, "utf8"),
);
const subrules = (numbers["2026-09-25"] ?? []).filter((number) => number.startsWith("612."));

describe("the table of rules in ARCHITECTURE.md", () => {
  it("has a row for every subrule of 612, done or not", () => {
    expect(rows.map(({ rule }) => rule).filter((rule) => rule.startsWith("612."))).toEqual(subrules);
  });

  it("names modules and tests which exist", () => {
    const paths = rows.flatMap(({ modules, tests }) => [...modules, ...tests]);
    expect(paths.filter((path) => !existsSync(`${root}packages/core/${path}`))).toEqual([]);
  });

  it("names a test wherever it names a module", () => {
    expect(rows.filter(({ modules, tests }) => modules.length > 0 !== tests.length > 0)).toEqual([]);
  });
});
