/** The hand-judged cases, each of which the suite asserts clause by clause, and the few clauses that it does not. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { suite } from "./suite.ts";

interface Case {
  readonly id: string;
  readonly confidence: string;
}

/** A clause that no scenario asserts, and why: what decides it, beside text. */
interface Exception {
  readonly id: string;
  readonly clause: string;
  readonly why: string;
}

const read = (name: string): string => readFileSync(new URL(`data/${name}`, import.meta.url), "utf8");

const cases = read("cases.jsonl")
  .split("\n")
  .filter((line) => line !== "")
  .map((line): Case => JSON.parse(line));
const exceptions: ReadonlyArray<Exception> = JSON.parse(read("exceptions.json"));
const named = new Set(suite().flatMap(({ scenario }) => scenario.cases ?? []));
const byId = new Map(cases.map((each) => [each.id, each]));

/** What text has no say in. */
const beyondText = ["combat", "drafting", "payment"];

describe("the hand-judged cases", () => {
  it("are all there, each once", () => {
    expect(byId.size).toBe(cases.length);
    expect(cases.length).toBeGreaterThan(270);
  });

  it("have a scenario each, or are an exception as a whole", () => {
    const left = new Set(exceptions.filter(({ clause }) => clause === "all").map(({ id }) => id));
    expect(cases.map(({ id }) => id).filter((id) => !named.has(id) && !left.has(id))).toEqual([]);
  });

  it("are named by scenarios and exceptions only where they exist", () => {
    expect([...named, ...exceptions.map(({ id }) => id)].filter((id) => !byId.has(id))).toEqual([]);
  });

  it("leave at most one in twenty with a clause that no scenario asserts", () => {
    expect(new Set(exceptions.map(({ id }) => id)).size).toBeLessThanOrEqual(cases.length / 20);
  });

  it("of high confidence are excepted only where combat, drafting or payment decides", () => {
    const sure = exceptions.filter(({ id }) => ["official", "high"].includes(byId.get(id)?.confidence ?? ""));
    expect(sure.filter(({ why }) => !beyondText.includes(why))).toEqual([]);
  });
});
