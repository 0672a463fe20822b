import { readFileSync } from "node:fs";
import { root } from "./files.ts";

const newest = "2026-09-25";

const held: Readonly<Record<string, ReadonlyArray<string>>> = JSON.parse(
  readFileSync(`${root}packages/core/test/data/rule-numbers.json`, "utf8"),
);

const editions = new Map(Object.entries(held).map(([edition, numbers]) => [edition, new Set(numbers)]));

// No version or address (a digit or another dot beside it), no amount (a sign before it, a unit after it).
const shape =
  /(?<![\w.$€~+#-])[1-9]\d{2}\.\d{1,3}[a-z]?(?![\w-]|\.\d)(?!\s?(?:%|[kMG]i?B|[mnuµ]?s|px|rem|deg|rps|times|percent|seconds|minutes)(?!\w))/g;

export const ruleNumbersIn = (line: string): ReadonlyArray<string> => line.match(shape) ?? [];

export const isIn = (rule: string, edition: string): boolean => editions.get(edition)?.has(rule) === true;

/** What is wrong with the rule numbers of a line: each must stand in the newest edition or in one which the line names. */
export const unknownRules = (line: string): ReadonlyArray<string> => {
  const named = [...editions.keys()].filter((edition) => line.includes(edition));
  const known = (number: string) => [newest, ...named].some((edition) => editions.get(edition)?.has(number));
  return ruleNumbersIn(line)
    .filter((number) => !known(number))
    .map((number) => {
      const others = [...editions].filter(([, numbers]) => numbers.has(number)).map(([edition]) => edition);
      return others.length === 0
        ? `${number} is in no edition`
        : `${number} is not in ${newest}: name one of ${others.join(", ")} on the same line`;
    });
};
