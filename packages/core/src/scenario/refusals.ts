/** What a step may be refused for, each with a sentence for a person. */
import * as Effect from "effect/Effect";
import type * as Changer from "../Changer.ts";
import type * as Changes from "../Changes.ts";
import { IllegalChoice, IllegalStep, UnknownObject } from "../Errors.ts";
import type * as GameState from "../GameState.ts";
import { nearest } from "../Nearest.ts";
import type * as ObjectState from "../ObjectState.ts";
import { shortened } from "../Sentences.ts";

/** What a step may end with: it changes nothing then, and an expectation may name it. */
export type StepError = Changer.ChangerError | Changes.ChangeError | IllegalStep;

/** The object of an id. */
export const state = (
  game: GameState.GameState,
  object: string,
): Effect.Effect<ObjectState.ObjectState, UnknownObject> => {
  const found = game.objects.get(object);
  if (found !== undefined) return Effect.succeed(found);
  const suggestions = nearest(object, game.objects.keys());
  return Effect.fail(
    new UnknownObject({
      message: `No object "${shortened(object)}" is in this scenario.`,
      input: object,
      suggestions,
      pointer: "",
    }),
  );
};

/** Ids for new objects: none of them may be taken. */
export const unused = (game: GameState.GameState, ids: ReadonlyArray<string>): Effect.Effect<void, IllegalStep> => {
  const taken = ids.find((each, index) => game.objects.has(each) || ids.indexOf(each) !== index);
  if (taken === undefined) return Effect.void;
  const message = `A new object can't be called "${shortened(taken)}": there is one of that id.`;
  return Effect.fail(new IllegalStep({ message, rule: "109.1", object: taken }));
};

const called = ({ printed }: ObjectState.ObjectState): string => printed.name || "this object";

export const notOnStack = (id: string, object: ObjectState.ObjectState): IllegalStep =>
  new IllegalStep({
    message: `Only what is on the stack resolves, and ${called(object)} is in another zone (${object.zone}).`,
    rule: "608.1",
    object: id,
  });

export const notEntered = (id: string, object: ObjectState.ObjectState): IllegalStep =>
  new IllegalStep({
    message: `Nothing triggers: ${called(object)} has not just entered.`,
    rule: "603.6a",
    object: id,
  });

export const cannotActivate = (id: string, object: ObjectState.ObjectState): IllegalStep =>
  new IllegalStep({
    message: `Activated abilities of ${called(object)} can't be activated.`,
    rule: "602.5",
    object: id,
  });

export const noPrototype = ({ printed }: ObjectState.ObjectState): IllegalChoice =>
  new IllegalChoice({
    message: `${printed.name ?? "This card"} has no prototype to cast.`,
    rule: "702.160a",
    pointer: "/with/prototype",
  });

export const noHalf = (face: number): IllegalChoice =>
  new IllegalChoice({ message: `There is no half with index ${face} to unlock.`, rule: "709.5", pointer: "/face" });
