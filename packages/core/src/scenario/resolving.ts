/** Spells and abilities resolve (608): changers as programs, others as the scenario describes them. */
import * as Effect from "effect/Effect";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import * as Changer from "../Changer.ts";
import * as Choices from "../Choices.ts";
import type { Zone } from "../Contract.ts";
import type { Moment } from "../changer/Program.ts";
import { IllegalTarget, NotSupported } from "../Errors.ts";
import { Game, over } from "../Game.ts";
import * as GameState from "../GameState.ts";
import type { Announced, Instruction } from "../Instruction.ts";
import * as ObjectState from "../ObjectState.ts";
import { shortened } from "../Sentences.ts";
import * as Zones from "../Zones.ts";
import type { Run } from "./Run.ts";
import { notOnStack, type StepError, state, unused } from "./refusals.ts";
import type { Step } from "./Step.ts";
import * as Stack from "./stack.ts";

type Resolve = Extract<Step, { readonly do: "resolve" }>;

/** The ids that the instructions of a spell or ability give to what they make. */
const madeBy = (does: ReadonlyArray<Instruction> = []): ReadonlyArray<string> =>
  does.flatMap((each) => (each.kind === "create" ? each.as : each.kind === "emblem" ? [each.as] : []));

/** The type line of the face that is up. */
export const typeLineOf = (object: ObjectState.ObjectState): string => {
  const card = ObjectState.asObject(object);
  return (card.card_faces?.[object.face ?? 0] ?? card).type_line ?? "";
};

/** Where a spell goes as it resolves (608.2n, 608.3): an Adventure into exile (715.3d). */
export const zoneAfter = (object: ObjectState.ObjectState): Zone => {
  const types = typeLineOf(object);
  if (!/\b(?:Instant|Sorcery)\b/.test(types)) return "battlefield";
  return /\bAdventure\b/.test(types) ? "exile" : "graveyard";
};

/** Has a target become illegal, so that nothing happens (608.2b)? A wrong number of targets is another matter. */
const becameIllegal = (error: StepError): boolean => error._tag === "IllegalTarget" && error.rule !== "601.2c";

/** What a spell or ability is aimed at, and what is chosen for it. */
interface Resolution {
  readonly target?: string;
  readonly targets?: ReadonlyArray<string>;
  readonly choose?: Choices.Answers | ReadonlyArray<Choices.Answers>;
}

const isList = <A>(value: A | ReadonlyArray<A>): value is ReadonlyArray<A> => Array.isArray(value);

/** Resolves a changer whose text stands on `source`. */
export const resolveChanger = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  changer: Changer.Changer,
  source: string,
  { target, targets = target === undefined ? [] : [target], choose = {} }: Resolution,
) {
  if (targets.length === 0 && changer.targets.length > 0) {
    return yield* new IllegalTarget({ message: `${changer.name} needs a target.`, rule: "601.2c", zone: "stack" });
  }
  for (const each of targets) yield* state(game, each);
  const ref = yield* Ref.make(game);
  const answers = isList(choose) ? Choices.fromEach(choose) : Choices.from(choose);
  yield* changer.resolve.pipe(
    Effect.provideService(Game, over(ref, targets, run.settings, source)),
    Effect.provideService(Choices.Choices, Choices.noted(answers, run.note)),
  );
  return yield* Ref.get(ref);
});

/** A spell or ability that the scenario describes resolves, or does nothing (608.2b), and leaves the stack. */
const described = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  id: string,
  object: ObjectState.ObjectState,
  announced: Announced,
) {
  yield* unused(game, madeBy(announced.does));
  const { game: done, fizzled } = yield* Stack.resolve(game, id, announced, run.settings);
  if (object.nonCard !== undefined) return GameState.remove(done, id);
  const zone = fizzled ? "graveyard" : zoneAfter(object);
  if (zone !== "battlefield") return Zones.move(done, id, zone);
  const entered = Zones.move(done, id, "battlefield");
  const { target } = announced;
  // An Aura enters attached to what its spell targeted (608.3b, 303.4a).
  return target === undefined ? entered : GameState.change(entered, id, (each) => ({ ...each, attachedTo: target }));
});

/** An ability of a changer, which runs at one of these moments. */
export const ability = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  source: string,
  moments: ReadonlyArray<Moment>,
  resolution: Resolution,
) {
  const { name = "" } = ObjectState.asObject(yield* state(game, source));
  const changer = Changer.find(name);
  if (Result.isFailure(changer) || !moments.includes(changer.success.moment)) {
    return yield* new NotSupported({
      message: `No ability of ${name === "" ? "this object" : shortened(name)} can be carried out at this point.`,
      rule: moments.includes("triggered") ? "603.3" : "602.2",
    });
  }
  const resolved = resolveChanger(run, game, changer.success, source, resolution);
  if (!moments.includes("triggered")) return yield* resolved;
  // Its targets were chosen before: with one that is illegal by now nothing happens (608.2b, 701.12a).
  return yield* Effect.catchIf(resolved, becameIllegal, () => Effect.succeed(game));
});

/** A permanent enters: the choices of a changer that it makes as it does (614.1c). */
export const entered = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  object: string,
  resolution: Resolution,
) {
  const here = yield* state(game, object);
  const changer = Changer.find(ObjectState.asObject(here).name ?? "");
  if (Result.isFailure(changer) || here.faceDown || here.zone !== "battlefield") return game;
  const aimed = resolution.target !== undefined || resolution.targets !== undefined;
  const asItEnters = changer.success.moment === "enters" || (changer.success.moment === "attached" && aimed);
  return asItEnters ? yield* resolveChanger(run, game, changer.success, object, resolution) : game;
});

/** A spell resolves and leaves the stack. */
const resolved = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  id: string,
  object: ObjectState.ObjectState,
  resolution: Resolution,
) {
  const zone = zoneAfter(object);
  // A permanent makes its choice as it enters, and its effect is there then; a spell leaves when it is done.
  if (zone === "battlefield") return yield* entered(run, Zones.move(game, id, zone), id, resolution);
  const changer = Changer.find(ObjectState.asObject(object).name ?? "");
  const asItResolves = Result.isSuccess(changer) && changer.success.moment === "spell";
  const after = asItResolves ? yield* resolveChanger(run, game, changer.success, id, resolution) : game;
  return Zones.move(after, id, zone);
});

/** What is on the stack resolves. */
export const resolve = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  step: Resolve,
  object: ObjectState.ObjectState,
) {
  if (object.zone !== "stack") return yield* notOnStack(step.object, object);
  const announced = game.announced.get(step.object);
  if (announced?.wants !== undefined || announced?.does !== undefined || object.nonCard !== undefined) {
    return yield* described(run, game, step.object, object, announced ?? {});
  }
  const target = step.target ?? announced?.target;
  const resolution = target === undefined ? step : { ...step, target };
  const done = resolved(run, game, step.object, object, resolution);
  if (target === undefined || target !== announced?.target) return yield* done;
  // Cast with a target that is illegal by now, it does nothing, and is put into the graveyard (608.2b).
  return yield* Effect.catchIf(done, becameIllegal, () => Effect.succeed(Zones.move(game, step.object, "graveyard")));
});
