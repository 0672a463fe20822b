import { newest, type RulesEdition } from "@palimpsest/core/RulesEdition";
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { answers, now, reasons } from "../src/rules/answers.ts";
import { holding } from "../src/rules/holding.ts";
import { own, periods, subrules } from "../src/rules/numbering.ts";
import { situations } from "../src/rules/situations.ts";

const look = (rule: string, edition: RulesEdition = newest) => Effect.runPromise(answers(rule, edition));
const rules = Object.keys(situations);

/** A piece of what the first object shown says now. */
const says: Readonly<Record<string, string>> = {
  "612.1": "Creature — Elf | Other Elves get +1/+1",
  "612.2":
    "Creature — Wolf | Plague Rats's power and toughness are each equal to the number of creatures named Plague Rats",
  "612.2a": "Create two 1/1 red Elf creature tokens.",
  "612.3": "Goblin Piker | Creature — Goblin Warrior | ",
  "612.4": "Kobolds of Kher Keep | Token Creature — Elf",
  "612.5": "Goblin King | Creature — Goblin | Other Merfolk get +1/+1 and have islandwalk.",
  "612.6": "Serra Angel | Creature — Angel | Flying",
  "612.7": "Krenko, Mob Boss | ",
  "612.8": "Legitimate Businessperson | ",
  "612.9": "Goblin Elf King | Creature — Goblin | ",
  "612.10": "\nConsuming Vortex deals 2 damage to any target.\nSplice onto Arcane {1}{R}",
  "123.6": "Big Grizzly Space Bears | ",
  "201.5b": "Goblin King's power and toughness are each equal to the number of creatures named Plague Rats",
  "400.7a": "Goblin King | Creature — Elf | Other Elves",
  "604.3a": "Grizzly Bears's power is equal to the number of card types",
  "613.7": "When you control no Forests, sacrifice this creature.",
  "613.8": "Volrath's Shapeshifter | Creature — Shapeshifter | ",
  "701.12h": "Other Merfolk get +1/+1 and have swampwalk.",
  "702.47": "Target creature gets +2/+2 until end of turn.\nSplice onto Arcane {G}",
  "702.96": "Destroy each artifact you don't control.",
  "702.148": "Destroy target creature.",
  "707.2": "Goblin King | Creature — Goblin | Other Goblins",
};

describe("the situations of the pages on rule 612", () => {
  it("are there for every subrule", () => {
    expect(rules).toEqual(expect.arrayContaining([...subrules]));
  });

  it.each(rules)("%s: the first object says this", async (rule) => {
    const [first] = await look(rule);
    const { name, type_line, oracle_text } = first?.outcome.object ?? {};
    expect(`${name} | ${type_line} | ${oracle_text}`).toContain(says[rule]);
  });

  it.each(rules)("%s: every object that the page names is there", async (rule) => {
    expect((await look(rule)).map(({ caption }) => caption)).toEqual(Object.values(situations[rule]?.show ?? {}));
  });

  it("cite the rules of the edition that they are asked under", async () => {
    const cited = async (rule: string, edition: RulesEdition) =>
      (await look(rule, edition)).flatMap(({ outcome }) => reasons(outcome, edition).map((reason) => reason.rule));
    expect(await cited("612.6", newest)).toContain("612.6");
    expect(await cited("612.6", "2018-08-10")).toContain("612.5");
    expect(await cited("612.7", newest)).toEqual(["612.7", "612.7"]);
    expect(await cited("612.7", "2018-08-10")).toEqual(["612.6", "612.6"]);
    expect(await cited("612.4", newest)).toContain("612.4");
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
    expect(now("612.6", "2018-08-10")).toBe("612.7");
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
