/**
 * The control of every scenario: the same board and the same steps without those that change text. Every object says
 * then what is printed on it, or on what it copies.
 */
import type { GameObject } from "@palimpsest/core/Contract";
import type { Scenario } from "@palimpsest/core/Scenario";
import { describe, expect, it } from "vitest";
import { card, run, suite } from "./suite.ts";

type Step = Scenario["steps"][number];

/** Cards whose mere presence changes text: what is attached to them, and what lies on top of a graveyard. */
const changesByBeing = /^(?:Spy Kit|Witness Protection|Honest Work|Volrath's Shapeshifter|Swirl the Mists)$/;

const nameOf = (object: Scenario["objects"][string]): string =>
  typeof object === "string" ? object : (object.name ?? "");

/** The step without what changes text; nothing where that is all that it does. */
const withoutChange = (step: Step, changers: ReadonlySet<string>): ReadonlyArray<Step> => {
  if (step.do === "change" || step.do === "activate" || step.do === "resolve-trigger") return [];
  if ((step.do === "resolve" && step.choose !== undefined) || ("object" in step && changers.has(step.object)))
    return [];
  if (step.do === "enter") {
    const { choose: _, ...enter } = step;
    return [enter];
  }
  if (step.do !== "cast" || step.with === undefined) return [step];
  const { with: _, ...cast } = step;
  return [cast];
};

/** The scenario without its text changes: what every object says at the end. */
const controlOf = (scenario: Scenario): Scenario => {
  const changers = new Set(
    Object.entries(scenario.objects)
      .filter(([, object]) => changesByBeing.test(nameOf(object)))
      .map(([id]) => id),
  );
  return {
    ...scenario,
    steps: scenario.steps.flatMap((step) => withoutChange(step, changers)),
    expect: Object.keys(scenario.objects).map((object) => ({ object, name: "", type_line: "", oracle_text: "" })),
  };
};

type Line = readonly [name: string, typeLine: string, oracleText: string];

const linesOf = ({ name = "", type_line = "", oracle_text = "", card_faces = [] }: GameObject): ReadonlyArray<Line> => [
  [name, type_line, oracle_text],
  ...card_faces.map((face): Line => [face.name, face.type_line ?? "", face.oracle_text ?? ""]),
];

const faceDown: Line = ["", "Creature", ""];

/** A Room joins what its unlocked halves say: its lines are those of its halves, and are looked at one by one. */
const isRoom = ({ type_line = "" }: { readonly type_line?: string }): boolean => type_line.includes("Room");

describe("the control of each scenario", () => {
  it.each(suite().map(({ path, scenario }) => [path, scenario] as const))("%s", async (_, scenario) => {
    const objects = await Promise.all(
      Object.values(scenario.objects).map((object) => (typeof object === "string" ? card(object) : object)),
    );
    const printed = [faceDown, ...objects.flatMap(linesOf)];
    for (const { actual } of await run(controlOf(scenario))) {
      // Nothing turns off the ability of one that changes its own text.
      if (nameOf(scenario.objects[actual.object ?? ""] ?? "") === "Volrath's Shapeshifter") continue;
      // An object that merged with another, or a token that left, is none any more.
      if (actual.oracle_text === undefined || isRoom(actual)) continue;
      // A token that its maker did not name has the name that its types give it.
      const name = printed.some(([each]) => each === actual.name) ? actual.name : "";
      expect(printed).toContainEqual([name, actual.type_line, actual.oracle_text]);
    }
  });
});
