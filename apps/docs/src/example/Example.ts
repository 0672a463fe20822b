/**
 * A worked example as data: a question, a situation with what is expected of it, and the objects to look at. Everything
 * that its page shows is drawn or worked out from this.
 */
import type { ChangerRequest, Options } from "@palimpsest/core/Contract";
import type { Scenario } from "@palimpsest/core/Scenario";

/** In the order in which the site shows them. */
export const groups = [
  "One word",
  "Rule 612",
  "Rule 612 in 2016-2018",
  "Splice, overload, cleave",
  "Boards",
  "Traps",
] as const;
export type Group = (typeof groups)[number];

/** An object to look at. */
export interface Look {
  readonly object: string;
  readonly caption: string;
  /** After so many steps; after the last one unless it says which. */
  readonly after?: number;
}

/** A printed changer on one card: the same question in one line. */
export type OneChange = Omit<ChangerRequest, "card" | "cards" | "options"> & {
  readonly card: string;
  readonly cards?: ReadonlyArray<string>;
};

export interface Example extends Omit<Scenario, "cases"> {
  /** Its page below /examples/. */
  readonly slug: string;
  readonly title: string;
  /** As a player would ask it. */
  readonly question: string;
  /** What the rules say, in our own words, a paragraph each. */
  readonly because: ReadonlyArray<string>;
  readonly looks: ReadonlyArray<Look>;
  /** For an example that is one changer on one card. Otherwise the whole scenario is sent. */
  readonly change?: OneChange;
}

/** The scenario alone, as a file of the suite has it. */
export const scenarioOf = ({ title, rules, edition, options, objects, steps, expect }: Example): Scenario => ({
  title,
  rules,
  ...(edition === undefined ? {} : { edition }),
  ...(options === undefined ? {} : { options }),
  objects,
  steps,
  expect,
});

/** The options of an outcome, with the edition among them. */
export const optionsOf = ({ options, edition }: Example): Options | undefined =>
  options === undefined && edition === undefined
    ? undefined
    : { ...options, ...(edition === undefined ? {} : { edition }) };
