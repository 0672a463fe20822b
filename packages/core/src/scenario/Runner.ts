/** Carries out the steps of a scenario, each on the game that the one before left. */
import * as Effect from "effect/Effect";
import * as GameState from "../GameState.ts";
import * as Zones from "../Zones.ts";
import { cast, putOnStack } from "./casting.ts";
import * as Copying from "./copying.ts";
import * as Effects from "./effects.ts";
import { enterWith } from "./entering.ts";
import type { Run } from "./Run.ts";
import { type StepError, state } from "./refusals.ts";
import { ability, resolve } from "./resolving.ts";
import type { Step } from "./Step.ts";
import * as StateBased from "./state-based.ts";
import * as Turning from "./turning.ts";

const carryOut = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  step: Step,
): Effect.fn.Return<GameState.GameState, StepError> {
  switch (step.do) {
    case "end-turn":
      return Zones.endTurn(game);
    case "state-based":
      return StateBased.check(game, step.keep ?? [], run.settings);
    case "change":
      return yield* Effects.change(run, game, step);
    case "ability":
      return yield* Effects.describe(game, step);
    case "effect":
      return yield* Effects.effect(run, game, step);
    case "create":
      return yield* Effects.create(run, game, step);
    case "copy":
      return Copying.onto(game, step.object, step.of, yield* state(game, step.of));
  }
  const object = yield* state(game, step.object);
  switch (step.do) {
    case "enter":
      return yield* Turning.enter(run, game, step, object);
    case "cast":
      return yield* cast(run, game, step, object);
    case "activate-ability":
    case "trigger":
      return yield* putOnStack(run, game, step, object);
    case "resolve":
      return yield* resolve(run, game, step, object);
    case "activate":
      return yield* ability(run, game, step.object, ["activated", "attached"], step);
    case "resolve-trigger":
      return yield* ability(run, game, step.object, ["triggered"], step);
    case "move":
      return Zones.move(game, step.object, step.to);
    case "leave":
      return Zones.move(game, step.object, step.to ?? "graveyard");
    case "attach":
      yield* state(game, step.to);
      return GameState.turn(game, step.object, (each) => ({ ...each, attachedTo: step.to }));
    case "mark":
      return Turning.mark(game, step);
    case "transform":
      return Turning.transform(game, step.object, object);
    case "flip":
      return Turning.flip(game, step.object, object);
    case "turn":
      return GameState.turn(game, step.object, (each) => ({ ...each, faceDown: step.face === "down" }));
    case "unlock":
      return yield* Turning.unlock(game, step, object);
    case "merge":
      yield* state(game, step.with);
      return Zones.merge(game, step.object, step.with, step.place);
    case "phase":
      return Zones.phase(game, step.object, step.out);
    case "grant":
      return GameState.grant(game, step.object, step.ability);
  }
});

/** The game after a step. One that fails changes nothing. */
export const take = (run: Run, game: GameState.GameState, step: Step): Effect.Effect<GameState.GameState, StepError> =>
  Effect.map(carryOut(run, game, step), (next) => enterWith(game, next, run.settings));
