import { newest, type RulesEdition } from "@palimpsest/core/RulesEdition";
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { work } from "../src/example/worked.ts";
import { exampleOf, reasons } from "../src/rules/answers.ts";
import { holding } from "../src/rules/holding.ts";
import { own, periods, subrules } from "../src/rules/numbering.ts";

const look = async (rule: string, edition: RulesEdition = newest) =>
  (await Effect.runPromise(work(exampleOf(rule, edition)))).seen;

describe("the examples of the pages on rule 612", () => {
  it("are there, or the page is not built", () => {
    for (const rule of subrules) expect(exampleOf(rule, newest).rules[0]).toBe(rule);
    expect(() => exampleOf("612.7", "2018-08-10")).toThrow("No example for rule 612.7 of 2018-08-10.");
  });

  it("cite the rules of the edition that they are carried out under", async () => {
    const citedIn = async (rule: string, edition: RulesEdition) =>
      (await look(rule, edition)).flatMap(({ outcome }) => reasons(outcome, edition).map((reason) => reason.rule));
    expect(await citedIn("612.6", newest)).toContain("612.6");
    expect(await citedIn("612.5", "2018-08-10")).toContain("612.5");
    expect(await citedIn("612.7", newest)).toEqual(["612.7", "612.7"]);
    expect(await citedIn("612.6", "2018-08-10")).toEqual(["612.6", "612.6"]);
    expect(await citedIn("612.4", newest)).toContain("612.4");
  });

  it("say why, and tell an overloaded target", async () => {
    const [shown] = await look("702.96");
    expect(shown && reasons(shown.outcome, newest)).toEqual([
      { sentence: "Overload makes each target an “each”.", rule: "702.96c" },
      { sentence: '"target" becomes "each".', rule: "702.96a" },
    ]);
  });
});

describe("numbers of other editions", () => {
  it("are the rule's own, or none", () => {
    expect(subrules.map((rule) => own(rule, "2018-08-10"))).toEqual([
      "612.1",
      "612.2",
      "612.2a",
      "612.3",
      "612.4",
      undefined,
      "612.5",
      "612.6",
      undefined,
      undefined,
      undefined,
    ]);
    expect(subrules.map((rule) => own(rule, newest))).toEqual([...subrules]);
  });

  it("changed when rules were added", () => {
    expect(periods.map(({ from, to }) => [from, to])).toEqual([
      ["2016-08-26", "2018-10-05"],
      ["2019-05-03", "2019-05-03"],
      ["2019-06-12", "2022-04-29"],
      ["2022-10-07", newest],
    ]);
  });

  it("have modules and scenarios", () => {
    expect(holding("612.6", "2018-08-10")).toMatchObject({
      folders: ["suite/2018-08-10/612.6", "suite/2016-08-26/612.6"].sort(),
    });
    expect(holding("612.5", newest).modules).toContain("text-change/ExchangeTextBoxes.ts");
    expect(() => holding("612.7", "2018-08-10")).toThrow("pnpm rules-table");
  });
});
