import { readdirSync, readFileSync } from "node:fs";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import * as Rules from "../src/Rules.ts";
import * as RulesEdition from "../src/RulesEdition.ts";

const held: Readonly<Record<string, ReadonlyArray<string>>> = JSON.parse(
  readFileSync(new URL("data/rule-numbers.json", import.meta.url), "utf8"),
);

const numberOf = (input: string, edition?: string): string =>
  Result.match(Rules.find(input, edition), { onFailure: ({ _tag }) => _tag, onSuccess: ({ number }) => number });

describe("what a rule is about", () => {
  it("is said of every rule that a source file cites", () => {
    const source = new URL("../src/", import.meta.url);
    const files = (readdirSync(source, { recursive: true }) as Array<string>).filter(
      (name) => name.endsWith(".ts") && !name.includes("RulesEdition"),
    );
    const cited = files.flatMap((name) =>
      [...readFileSync(new URL(name, source), "utf8").matchAll(/"(\d{3}\.\d+[a-z]?)"/g)].map(([, rule = ""]) => rule),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter((rule) => numberOf(rule) !== rule)).toEqual([]);
  });

  it("is said of rules that the newest edition holds, in the order of the rules", () => {
    const order = Rules.all.map(({ number }) => held[RulesEdition.newest]?.indexOf(number) ?? -1);
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it("is a few words, without a full stop", () => {
    for (const { number, about } of Rules.all) expect(about, number).toMatch(/^[A-Z][^.]{2,100}[^.]$/);
  });
});

describe("find", () => {
  it("takes a number however it is typed", () => {
    expect([" 612.2A ", "612.2.", "612.2"].map((input) => numberOf(input))).toEqual(["612.2a", "612.2", "612.2"]);
  });

  it("reads a number as its edition has it", () => {
    expect(numberOf("612.6", "2018-08-10")).toBe("612.7");
    expect(numberOf("612.6", "2026-09-25")).toBe("612.6");
    expect(numberOf("612.10", "2018-08-10")).toBe("UnknownRule");
    expect(numberOf("612.1", "1993-08-05")).toBe("UnknownEdition");
  });

  it("tells what else stood under a number", () => {
    const found = Result.getOrThrow(Rules.find("612.1", "2018-08-10"));
    expect([found.number, ...found.covers.map(({ number }) => number)]).toEqual([
      "612.1",
      "123.6",
      "123.6a",
      "123.6b",
      "612.5",
      "612.8",
      "612.9",
      "612.10",
    ]);
    expect(Result.getOrThrow(Rules.find("612.1")).covers).toEqual([]);
  });

  it.each([
    ["612,1", ["612.1"]],
    ["702-and-more", ["702.1", "702.5a", "702.6c"]],
    ["", []],
    ["x".repeat(100_000), []],
    ["__proto__", []],
    ["toString", []],
  ])("suggests the nearest, whatever was asked for: %#", (input, suggestions) => {
    const error = Result.getOrThrow(Result.flip(Rules.find(input)));
    expect(error._tag).toBe("UnknownRule");
    if (error._tag !== "UnknownRule") return;
    expect(error.suggestions.slice(0, suggestions.length)).toEqual(suggestions);
    expect(error.suggestions.length).toBeLessThanOrEqual(3);
    expect(error.message.length).toBeLessThan(200);
  });
});

it("every rule has a number that every edition holds", () => {
  for (const { number } of Rules.all) {
    for (const [edition, then] of Object.entries(Rules.numbers(number))) {
      expect(held[edition], `${number} in ${edition}`).toContain(then);
    }
  }
});
