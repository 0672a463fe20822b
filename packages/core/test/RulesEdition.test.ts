import { readFileSync } from "node:fs";
import { assert, describe, it } from "@effect/vitest";
import * as Analysis from "../src/Analysis.ts";
import { fixedWords } from "../src/data/fixed-words.ts";
import { keywordArguments, keywordNames } from "../src/data/keywords.ts";
import * as RulesEdition from "../src/RulesEdition.ts";
import { ruleOf } from "../src/TextChange.ts";
import { goldRows } from "./gold.ts";

const numbers = JSON.parse(readFileSync(new URL("./data/rule-numbers.json", import.meta.url), "utf8")) as Record<
  string,
  ReadonlyArray<string>
>;

describe("rule numbers", () => {
  it("are known for every edition held", () => {
    assert.deepStrictEqual([...RulesEdition.editions], Object.keys(numbers));
  });

  it.each(RulesEdition.editions)("of every usage and keyword exist in the edition of %s", (edition) => {
    const known = new Set(numbers[edition]);
    const cited = new Set(
      [...goldRows("gold-usages.jsonl"), ...goldRows("gold-hard.jsonl")].flatMap((row) =>
        Analysis.analyze({ ...row }, edition).usages.map((usage) => usage.rule),
      ),
    );
    for (const { rule } of [...fixedWords, ...keywordNames, ...keywordArguments])
      cited.add(RulesEdition.cite(rule, edition));
    for (const rule of Object.values(ruleOf)) cited.add(RulesEdition.cite(rule, edition));
    for (const rule of [
      "612.3",
      "201.5b",
      "612.7",
      "613.8a",
      "613.8b",
      "701.12a",
      "701.12h",
      "702.96a",
      "702.148a",
      "702.47c",
      "702.14a",
      "702.29e",
      "702.48a",
      "608.2d",
      "115.1",
      "108.1",
    ])
      cited.add(RulesEdition.cite(rule, edition));
    assert.isAtLeast(cited.size, 12);
    assert.deepStrictEqual(
      [...cited].filter((rule) => !known.has(rule)),
      [],
    );
  });
});
