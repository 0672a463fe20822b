/** Steps that turn an object, or put it somewhere: it stays what it is, or becomes a new object (400.7). */
import * as Effect from "effect/Effect";
import * as GameState from "../GameState.ts";
import * as ObjectState from "../ObjectState.ts";
import { isDoubleFaced } from "../ObjectState.ts";
import * as Zones from "../Zones.ts";
import type { Run } from "./Run.ts";
import { noHalf, state } from "./refusals.ts";
import { entered } from "./resolving.ts";
import type { Step } from "./Step.ts";

type Of<K extends Step["do"]> = Extract<Step, { readonly do: K }>;

/** An object enters a zone, with the choices of a changer that it makes as it does (614.1c). */
export const enter = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  step: Of<"enter">,
  object: ObjectState.ObjectState,
) {
  const moved = Zones.move(game, step.object, step.zone ?? "battlefield");
  const fresh = moved === game ? GameState.put(game, step.object, object) : moved;
  const { face_down: faceDown = false, attached_to: attachedTo, controller = object.controller } = step;
  if (attachedTo !== undefined) yield* state(game, attachedTo);
  const there = GameState.change(fresh, step.object, (each) => ({
    ...each,
    faceDown,
    controller,
    ...(attachedTo === undefined ? {} : { attachedTo }),
  }));
  return step.choose === undefined ? there : yield* entered(run, there, step.object, { choose: step.choose });
});

/** Nothing happens to what is no double-faced card (701.27c). */
export const transform = (
  game: GameState.GameState,
  id: string,
  object: ObjectState.ObjectState,
): GameState.GameState =>
  isDoubleFaced(ObjectState.asObject(object))
    ? GameState.turn(game, id, (each) => ({ ...each, face: each.face === 1 ? 0 : 1 }))
    : game;

/** Only flip cards on the battlefield are flipped (710.2). */
export const flip = (game: GameState.GameState, id: string, object: ObjectState.ObjectState): GameState.GameState =>
  ObjectState.asObject(object).layout === "flip" && object.zone === "battlefield"
    ? GameState.change(game, id, (each) => ({ ...each, face: 1 }))
    : game;

/** A half of a Room is unlocked. Fails where the card has none of this index. */
export const unlock = (
  game: GameState.GameState,
  { object: id, face }: Of<"unlock">,
  { unlocked = [], printed }: ObjectState.ObjectState,
) =>
  printed.card_faces?.[face] === undefined
    ? Effect.fail(noHalf(face))
    : Effect.succeed(
        GameState.change(game, id, (each) => ({ ...each, unlocked: [...new Set([...unlocked, face])].sort() })),
      );

/** Counters are put on it, or damage is marked. */
export const mark = (game: GameState.GameState, { object, counters, damage }: Of<"mark">): GameState.GameState => {
  const marked = counters === undefined ? game : GameState.putCounters(game, object, counters);
  return damage === undefined ? marked : GameState.markDamage(marked, object, damage);
};
