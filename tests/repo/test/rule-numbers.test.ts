import { describe, expect, it } from "vitest";
import { projectFiles } from "../support/files.ts";
import { isIn, ruleNumbersIn, unknownRules } from "../support/rule-numbers.ts";

// The file of this test holds made-up numbers; tables of test data, card texts and measured figures cite nothing.
const exempt =
  /^(pnpm-lock\.yaml|bench\/results\/.*\.json|tests\/repo\/test\/rule-numbers\.test\.ts|.*\.svg|packages\/[^/]+\/(test\/)?data\/.*)$/;

describe("what counts as a rule number", () => {
  it.each([
    ["rule 612.2a says", ["612.2a"]],
    ["see 612.", []],
    ["as 612.2, 613.8a and 702.148.", ["612.2", "613.8a", "702.148"]],
    ["`612.10` (702.47a)", ["612.10", "702.47a"]],
    ["node 22.19 and effect 4.164.0, 127.0.0.1, 882.5 MB, 137.8 kB, 103.5ms, $100.25, v110.20", []],
    ["the year 2026.1 and 0.123", []],
  ])("%s", (line, numbers) => {
    expect(ruleNumbersIn(line)).toEqual(numbers);
  });
});

describe("the check", () => {
  it("finds a number which no edition holds", () => {
    expect(unknownRules("612.99")).toEqual(["612.99 is in no edition"]);
  });

  it("wants an edition beside a number which the newest does not hold", () => {
    expect(unknownRules("505.5a")[0]).toContain("not in 2026-09-25: name one of");
    expect(unknownRules("505.5a in the edition of 2022-10-07, and 612.2")).toEqual([]);
  });
});

it("every rule that a scenario is about stands in its edition", () => {
  const wrong = projectFiles()
    .filter(({ path }) => /^packages\/scenarios\/suite\/.*\.json$/.test(path))
    .flatMap(({ path, lines }) => {
      const { rules, edition } = JSON.parse(lines.join("\n"));
      return rules
        .filter((rule: string) => !isIn(rule, edition ?? "2026-09-25"))
        .map((rule: string) => `${path}: ${rule}`);
    });
  expect(wrong).toEqual([]);
});

it("every rule number in the project stands in the rules", () => {
  const wrong = projectFiles()
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => unknownRules(line).map((problem) => `${path}:${index + 1}: ${problem}`)),
    );
  expect(wrong).toEqual([]);
});
