/** Spells are cast, and abilities put on the stack: what is paid and revealed, and what they are aimed at (601.2). */
import * as Effect from "effect/Effect";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import * as Changer from "../Changer.ts";
import { cleave } from "../changer/Cleave.ts";
import * as Demands from "../changer/Demands.ts";
import { overload } from "../changer/Overload.ts";
import { splice } from "../changer/Splice.ts";
import { IllegalChoice, IllegalTarget } from "../Errors.ts";
import { Game, over } from "../Game.ts";
import * as GameState from "../GameState.ts";
import type { Announced } from "../Instruction.ts";
import * as ObjectState from "../ObjectState.ts";
import { prototypeOf } from "../ObjectState.ts";
import * as Zones from "../Zones.ts";
import { isForbidden } from "./forbidden.ts";
import type { Run } from "./Run.ts";
import { cannotActivate, noPrototype, notEntered, state, unused } from "./refusals.ts";
import { resolveChanger, typeLineOf, zoneAfter } from "./resolving.ts";
import type { Step } from "./Step.ts";
import * as Stack from "./stack.ts";

type Cast = Extract<Step, { readonly do: "cast" }>;
type PutOnStack = Extract<Step, { readonly do: "activate-ability" | "trigger" }>;

/** 601.2c: a spell that needs a target is not cast where there is none; it is no target of its own. */
const checkTargets = Effect.fnUntraced(function* (
  game: GameState.GameState,
  id: string,
  spell: ObjectState.ObjectState,
) {
  const changer = Changer.find(ObjectState.asObject(spell).name ?? "");
  if (zoneAfter(spell) === "battlefield" || Result.isFailure(changer)) return;
  const { name, targets } = changer.success;
  const possible = [...game.objects].some(
    ([other, { zone, nonCard }]) => other !== id && nonCard === undefined && targets.includes(zone),
  );
  if (possible || targets.length === 0) return;
  return yield* new IllegalTarget({ message: `There is no target for ${name}.`, rule: "601.2c", zone: "stack" });
});

/** Costs in place of the mana cost: a spell is cast for one of them at most (118.9a). */
const alternativeCosts = ["overload", "cleave", "without_paying"] as const;

const oneCost = (chosen: NonNullable<Cast["with"]>): Effect.Effect<void, IllegalChoice> => {
  const [, second] = alternativeCosts.filter((each) => chosen[each] === true);
  if (second === undefined) return Effect.void;
  const message = "A spell is cast for one alternative cost only, and more than one is chosen.";
  return Effect.fail(new IllegalChoice({ message, rule: "118.9a", pointer: `/with/${second}` }));
};

/** 601.2c: a changer is cast on a target that its card may target. */
const aim = Effect.fnUntraced(function* (run: Run, game: GameState.GameState, id: string, target: string) {
  const spell = yield* state(game, id);
  const changer = Changer.find(ObjectState.asObject(spell).name ?? "");
  if (Result.isFailure(changer) || spell.nonCard !== undefined) return;
  const { moment, targets } = changer.success;
  const isAura = moment === "attached" && /\bAura\b/.test(typeLineOf(spell));
  if (targets.length === 0 || !(moment === "spell" || isAura)) return;
  const inside = over(yield* Ref.make(game), [target], run.settings, id);
  const check = Effect.flatMap(inside.object(target), (found) => Demands.check(changer.success, found));
  yield* Effect.provideService(check, Game, inside);
});

/** Something on the stack with what was chosen for it. */
const announce = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  id: string,
  { target, wants, does }: Announced,
) {
  if (target !== undefined) yield* state(game, target);
  if (target !== undefined && wants === undefined && does === undefined) yield* aim(run, game, id, target);
  return yield* Stack.announce(game, id, { target, wants, does }, run.settings);
});

/** A spell is cast. */
export const cast = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  step: Cast,
  object: ObjectState.ObjectState,
) {
  yield* oneCost(step.with ?? {});
  yield* checkTargets(game, step.object, object);
  let spell = Zones.move(game, step.object, "stack");
  const { overload: overloaded, cleave: cleaved, prototype, splice: cards = [] } = step.with ?? {};
  if (prototype) {
    if (prototypeOf(object.printed) === undefined) return yield* noPrototype(object);
    spell = GameState.change(spell, step.object, (each) => ({ ...each, prototyped: true }));
  }
  const itself = { target: step.object };
  if (overloaded) spell = yield* resolveChanger(run, spell, overload, step.object, itself);
  if (cleaved) spell = yield* resolveChanger(run, spell, cleave, step.object, itself);
  if (cards.length > 0) {
    spell = yield* resolveChanger(run, spell, splice, step.object, { ...itself, choose: { cards } });
  }
  return yield* announce(run, spell, step.object, step);
});

/** An activated or triggered ability is put on the stack. */
export const putOnStack = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  step: PutOnStack,
  object: ObjectState.ObjectState,
) {
  yield* unused(game, [step.as]);
  if (step.when === "enters" && !game.entered.has(step.object)) return yield* notEntered(step.object, object);
  if (step.do === "activate-ability" && isForbidden(game, "activated-abilities", step.object, run.settings)) {
    return yield* cannotActivate(step.object, object);
  }
  if (step.by !== undefined) yield* state(game, step.by);
  const made = Stack.putAbility(game, step, run.settings);
  return made === game ? game : yield* announce(run, made, step.as, step);
});
