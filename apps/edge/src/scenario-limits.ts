/**
 * How much a scenario may ask for. All of the suite stands well within it. Each limit bounds one factor of the work, and two
 * of them bound products: the worst that is legal takes less than half a second.
 */
import type { Scenario } from "@palimpsest/core/Scenario";
import type { Bounds } from "./endpoint.ts";
import { type LimitError, ScenarioTooLong, TooManyObjects } from "./request-errors.ts";
import { sizeOf } from "./scenario-size.ts";

/** Each is looked at by each effect, at each look at the game. */
export const mostObjects = 30;

export const mostSteps = 50;

export const mostExpectations = 50;

/** Names that expectations ask about: each is looked up. */
export const mostNames = 60;

/** Each part of a description is held against each object. */
const mostValues = 400;

/** The game is looked at anew for each. */
const mostInstructions = 40;

/** Of each pair one may depend on the other (613.8). */
const mostOperations = 24;

/** Each look reads all texts. */
const mostText = 40_000;

/** Characters of text, times changes of words that go over them, times looks at the game. */
const mostReading = 12_000_000;

/** To read a text, and to judge each word of it, is as much work as so many changes. */
const changesOfALook = 6;

/** Pairs of operations, times objects, times words that each is held against, times looks at the game. */
const mostComparing = 25_000_000;

/** To compare a pair is as much work as so many words. */
const wordsOfAPair = 16;

/** The limits of a scenario. */
export const scenarioBounds: Bounds = {
  tags: ["TooManyObjects", "ScenarioTooLong"],
  exceeded: (scenario: Scenario): LimitError | undefined => {
    const { steps, expect } = scenario;
    const bounded = (count: number, limit: number, what: string, pointer = "/steps"): ScenarioTooLong | undefined =>
      count <= limit
        ? undefined
        : new ScenarioTooLong({ message: `A scenario may have ${limit} ${what}.`, pointer, limit });
    const long =
      bounded(steps.length, mostSteps, "steps") ?? bounded(expect.length, mostExpectations, "expectations", "/expect");
    if (long !== undefined) return long;

    const size = sizeOf(scenario);
    if (size.objects > mostObjects) {
      const message = `A scenario may have ${mostObjects} objects, with those that its steps may make; each face of one is one.`;
      return new TooManyObjects({ message, pointer: "/objects", limit: mostObjects });
    }
    const readings = Math.floor(mostReading / (size.looks * Math.max(1, size.text)));
    const pairs = mostComparing / (size.looks * size.objects * (size.words + wordsOfAPair));
    return (
      bounded(size.names, mostNames, "names that its expectations ask about", "/expect") ??
      bounded(size.values, mostValues, "values in its steps") ??
      bounded(size.instructions, mostInstructions, "instructions, with those that copies carry out again") ??
      bounded(
        size.operations,
        mostOperations,
        "operations of layers 4 to 7, each as often as a step may bring it along",
      ) ??
      bounded(
        size.text,
        Math.min(mostText, Math.floor(mostReading / (size.looks * changesOfALook))),
        "characters of text, each as often as a step may bring it along, where it is looked at so often",
        "/objects",
      ) ??
      bounded(
        size.changes,
        readings - changesOfALook,
        "changes of words, on texts of this length that are looked at so often",
      ) ??
      bounded(
        size.operations,
        Math.floor(Math.sqrt(pairs)),
        "operations of layers 4 to 7, with so many words on so many objects that are looked at so often",
      )
    );
  },
};
