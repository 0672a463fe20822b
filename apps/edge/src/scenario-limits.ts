/** How much a scenario may ask for. All of the suite stands well within it. */
import type { GameObject } from "@palimpsest/core/Contract";
import type { Scenario, Step } from "@palimpsest/core/Scenario";
import type { Bounds } from "./endpoint.ts";
import { type LimitError, ScenarioTooLong, TooManyObjects } from "./request-errors.ts";

/** Objects, with those that steps may make. Each is looked at by each effect, in each state of the game that is looked at. */
const mostObjects = 40;

const mostSteps = 60;

const mostExpectations = 60;

/** Values in all steps, lists and objects among them: each part of a description is held against each object. */
const mostValues = 600;

/** Operations of layers 4 to 7, each as often as its text may come to stand somewhere: each pair may be compared (613.8). */
const mostOperations = 32;

/** Characters of all texts, with those that steps may bring to an object again. Each state of the game reads them. */
const mostText = 100_000;

/** The longest text of a card by its name. */
const longestCard = 1_500;

/** Steps that may bring a text, with the abilities in it, to where it did not stand. */
const bringsText: ReadonlySet<Step["do"]> = new Set([
  "copy",
  "merge",
  "change",
  "cast",
  "resolve",
  "activate",
  "resolve-trigger",
]);

/** Steps that carry out what was announced for a spell or ability, and may make what that makes. */
const carriesOut: ReadonlySet<Step["do"]> = new Set(["resolve"]);

const lengthOf = (given: string | GameObject): number => {
  if (typeof given === "string") return longestCard;
  const { oracle_text = "", type_line = "", card_faces = [], granted = [] } = given;
  return [
    oracle_text,
    type_line,
    ...card_faces.flatMap((face) => [face.oracle_text, face.type_line]),
    ...granted,
  ].reduce((sum, text = "") => sum + text.length, 0);
};

interface Content {
  values: number;
  operations: number;
  characters: number;
  /** Ids for what is made. */
  made: number;
}

/** What stands in a step, at any level. */
const contentOf = (value: unknown, content: Content): Content => {
  content.values++;
  if (typeof value === "string") content.characters += value.length;
  if (typeof value !== "object" || value === null) return content;
  for (const [key, each] of Object.entries(value)) {
    if (key === "layer") content.operations++;
    if (key === "as") content.made += Array.isArray(each) ? each.length : 1;
    contentOf(each, content);
  }
  return content;
};

/** The limits of a scenario. They bound its work: objects times effects times states of the game. */
export const scenarioBounds: Bounds = {
  tags: ["TooManyObjects", "ScenarioTooLong"],
  exceeded: ({ objects, steps, expect }: Scenario): LimitError | undefined => {
    const beyond = (what: string, limit: number, pointer: string): ScenarioTooLong =>
      new ScenarioTooLong({ message: `A scenario may have ${limit} ${what}.`, pointer, limit });
    if (steps.length > mostSteps) return beyond("steps", mostSteps, "/steps");
    if (expect.length > mostExpectations) return beyond("expectations", mostExpectations, "/expect");

    const contents = steps.map((step) => contentOf(step, { values: 0, operations: 0, characters: 0, made: 0 }));
    const total = (field: keyof Content): number => contents.reduce((sum, content) => sum + content[field], 0);
    const most = (field: keyof Content): number => Math.max(0, ...contents.map((content) => content[field]));
    if (total("values") > mostValues) return beyond("values in its steps", mostValues, "/steps");

    const count = (kinds: ReadonlySet<Step["do"]>): number => steps.filter((step) => kinds.has(step.do)).length;
    const copies = steps.filter((step) => step.do === "copy").length;
    const made = total("made") + copies + count(carriesOut) * most("made");
    if (Object.keys(objects).length + made > mostObjects) {
      const message = `A scenario may have ${mostObjects} objects, with those that its steps may make.`;
      return new TooManyObjects({ message, pointer: "/objects", limit: mostObjects });
    }

    const brought = count(bringsText);
    if (total("operations") * (1 + brought) > mostOperations) {
      return beyond("operations, each as often as a step may bring it along", mostOperations, "/steps");
    }
    const lengths = Object.values(objects).map(lengthOf);
    const text = lengths.reduce((sum, length) => sum + length, 0) + total("characters");
    if (text + brought * Math.max(0, ...lengths, most("characters")) > mostText) {
      return beyond("characters of text, each as often as a step may bring it along", mostText, "/objects");
    }
    return undefined;
  },
};
