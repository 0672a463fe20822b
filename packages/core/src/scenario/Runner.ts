/** Carries out the steps of a scenario, each on the game that the one before left. */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import * as Changer from "../Changer.ts";
import * as Changes from "../Changes.ts";
import * as Choices from "../Choices.ts";
import type { Change, Zone } from "../Contract.ts";
import { cleave } from "../changer/Cleave.ts";
import * as Demands from "../changer/Demands.ts";
import { overload } from "../changer/Overload.ts";
import type { Moment } from "../changer/Program.ts";
import { splice } from "../changer/Splice.ts";
import { IllegalChoice, IllegalStep, IllegalTarget, NotSupported, UnknownObject } from "../Errors.ts";
import { Game, over } from "../Game.ts";
import * as GameState from "../GameState.ts";
import { type Announced, carryOut, type Instruction } from "../Instruction.ts";
import { nearest } from "../Nearest.ts";
import { isDoubleFaced, prototypeOf } from "../ObjectState.ts";
import { reword } from "../Operation.ts";
import type { Settings } from "../Settings.ts";
import { readText } from "../StaticAbility.ts";
import type { NewChange } from "../TextChange.ts";
import * as Copying from "./copying.ts";
import { isForbidden } from "./forbidden.ts";
import type { Step } from "./Step.ts";
import * as Stack from "./stack.ts";
import * as StateBased from "./state-based.ts";

/** What a step may end with: it changes nothing then, and an expectation may name it. */
export type StepError = Changer.ChangerError | Changes.ChangeError | IllegalStep;

const state = (game: GameState.GameState, object: string): Effect.Effect<GameState.ObjectState, UnknownObject> => {
  const found = game.objects.get(object);
  if (found !== undefined) return Effect.succeed(found);
  const suggestions = nearest(object, game.objects.keys());
  return Effect.fail(
    new UnknownObject({
      message: `No object "${object.slice(0, 40)}" is in this scenario.`,
      input: object,
      suggestions,
      pointer: "",
    }),
  );
};

/** Ids for new objects: none of them may be taken. */
const unused = (game: GameState.GameState, ids: ReadonlyArray<string>): Effect.Effect<void, IllegalStep> => {
  const taken = ids.find((each, index) => game.objects.has(each) || ids.indexOf(each) !== index);
  if (taken === undefined) return Effect.void;
  const message = `A new object can't be called "${taken.slice(0, 40)}": there is one of that id.`;
  return Effect.fail(new IllegalStep({ message, rule: "109.1", object: taken }));
};

const notOnStack = (id: string, { zone, printed }: GameState.ObjectState): IllegalStep =>
  new IllegalStep({
    message: `Only what is on the stack resolves, and ${printed.name || "this object"} is in another zone (${zone}).`,
    rule: "608.1",
    object: id,
  });

/** The ids that the instructions of a spell or ability give to what they make. */
const madeBy = (does: ReadonlyArray<Instruction> = []): ReadonlyArray<string> =>
  does.flatMap((each) => (each.kind === "create" ? each.as : each.kind === "emblem" ? [each.as] : []));

/** The type line of the face that is up. */
const typeLineOf = (object: GameState.ObjectState): string => {
  const card = GameState.asObject(object);
  return (card.card_faces?.[object.face ?? 0] ?? card).type_line ?? "";
};

/** Where a spell goes as it resolves (608.2n, 608.3): an Adventure into exile (715.3d). */
const zoneAfter = (object: GameState.ObjectState): Zone => {
  const types = typeLineOf(object);
  if (!/\b(?:Instant|Sorcery)\b/.test(types)) return "battlefield";
  return /\bAdventure\b/.test(types) ? "exile" : "graveyard";
};

const notEntered = (id: string, { printed }: GameState.ObjectState): IllegalStep =>
  new IllegalStep({
    message: `Nothing triggers: ${printed.name || "this object"} has not just entered.`,
    rule: "603.6a",
    object: id,
  });

const cannotActivate = (id: string, { printed }: GameState.ObjectState): IllegalStep =>
  new IllegalStep({
    message: `Activated abilities of ${printed.name || "this object"} can't be activated.`,
    rule: "602.5",
    object: id,
  });

/** 601.2c: a spell that needs a target is not cast where there is none; it is no target of its own. */
const checkTargets = Effect.fnUntraced(function* (game: GameState.GameState, id: string, spell: GameState.ObjectState) {
  const changer = Changer.find(GameState.asObject(spell).name ?? "");
  if (zoneAfter(spell) === "battlefield" || Result.isFailure(changer)) return;
  const { name, targets } = changer.success;
  const possible = [...game.objects].some(
    ([other, { zone, nonCard }]) => other !== id && nonCard === undefined && targets.includes(zone),
  );
  if (possible || targets.length === 0) return;
  return yield* new IllegalTarget({ message: `There is no target for ${name}.`, rule: "601.2c", zone: "stack" });
});

/** Has a target become illegal, so that nothing happens (608.2b)? A wrong number of targets is another matter. */
const becameIllegal = (error: StepError): boolean => error._tag === "IllegalTarget" && error.rule !== "601.2c";

/** Costs in place of the mana cost: a spell is cast for one of them at most (118.9a). */
const alternativeCosts = ["overload", "cleave", "without_paying"] as const;

const oneCost = (
  chosen: NonNullable<Extract<Step, { readonly do: "cast" }>["with"]>,
): Effect.Effect<void, IllegalChoice> => {
  const [, second] = alternativeCosts.filter((each) => chosen[each] === true);
  if (second === undefined) return Effect.void;
  const message = "A spell is cast for one alternative cost only, and more than one is chosen.";
  return Effect.fail(new IllegalChoice({ message, rule: "118.9a", pointer: `/with/${second}` }));
};

const noPrototype = ({ printed }: GameState.ObjectState): IllegalChoice =>
  new IllegalChoice({
    message: `${printed.name ?? "This card"} has no prototype to cast.`,
    rule: "702.160a",
    pointer: "/with/prototype",
  });

const noHalf = (face: number): IllegalChoice =>
  new IllegalChoice({ message: `There is no half with index ${face} to unlock.`, rule: "709.5", pointer: "/face" });

/** What a spell or ability is aimed at, and what is chosen for it. */
interface Resolution {
  readonly target?: string;
  readonly targets?: ReadonlyArray<string>;
  readonly choose?: Choices.Answers | ReadonlyArray<Choices.Answers>;
}

const isList = <A>(value: A | ReadonlyArray<A>): value is ReadonlyArray<A> => Array.isArray(value);

export class Runner {
  readonly #settings: Settings;
  readonly #note: (question: Choices.WordQuestion) => Effect.Effect<void>;
  /** `note` is told of every question about words. */
  constructor(settings: Settings, note: (question: Choices.WordQuestion) => Effect.Effect<void> = () => Effect.void) {
    this.#settings = settings;
    this.#note = note;
  }

  /** A bare change, read in the surroundings of the game. */
  readonly change = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    on: string,
    change: Change,
    duration: GameState.Duration,
  ) {
    yield* state(game, on);
    const { objects } = GameState.board(game);
    const parsed = yield* Effect.fromResult(
      Changes.parse(change, game.made, { self: on, faces: objects, cardNames: game.cardNames }),
    );
    let next = game;
    for (const [brought, face] of parsed.brought) {
      if (game.objects.has(brought)) continue;
      const printed = {
        name: face.name,
        type_line: face.typeLine.source,
        oracle_text: face.rulesText.source,
        ...face.values,
      };
      const read = yield* Effect.fromResult(GameState.read({ ...printed, zone: "graveyard" }, game.cardNames));
      next = GameState.put(next, brought, read);
    }
    const { id: _, timestamp: __, ...made } = parsed.change;
    return GameState.add(next, made as NewChange, { affects: [on], duration }, this.#settings);
  });

  /** Resolves a changer whose text stands on `source`. */
  readonly changer = Effect.fnUntraced(function* (
    this: Runner,
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
    const answers = isList(choose) ? Choices.inTurn(choose) : Choices.typed(choose);
    yield* changer.resolve.pipe(
      Effect.provideService(Game, over(ref, targets, this.#settings, source)),
      Effect.provide(Layer.provide(Choices.noting(this.#note), answers)),
    );
    return yield* Ref.get(ref);
  });

  readonly carrier = Effect.fnUntraced(function* (this: Runner, game: GameState.GameState, id: string) {
    yield* state(game, id);
    return Stack.carrierOf(game, id, this.#settings);
  });

  /** 601.2c: a changer is cast on a target that its card may target. */
  readonly aim = Effect.fnUntraced(function* (this: Runner, game: GameState.GameState, id: string, target: string) {
    const spell = yield* state(game, id);
    const changer = Changer.find(GameState.asObject(spell).name ?? "");
    if (Result.isFailure(changer) || spell.nonCard !== undefined) return;
    const { moment, targets } = changer.success;
    const isAura = moment === "attached" && /\bAura\b/.test(typeLineOf(spell));
    if (targets.length === 0 || !(moment === "spell" || isAura)) return;
    const inside = over(yield* Ref.make(game), [target], this.#settings, id);
    const check = Effect.flatMap(inside.object(target), (found) => Demands.check(changer.success, found));
    yield* Effect.provideService(check, Game, inside);
  });

  /** Something on the stack with what was chosen for it. */
  readonly announce = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    id: string,
    { target, wants, does }: Announced,
  ) {
    if (target !== undefined) yield* state(game, target);
    if (target !== undefined && wants === undefined && does === undefined) yield* this.aim(game, id, target);
    return yield* Stack.announce(game, id, { target, wants, does }, this.#settings);
  });

  /** A spell or ability that the scenario describes resolves, or does nothing (608.2b), and leaves the stack. */
  readonly described = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    id: string,
    object: GameState.ObjectState,
    announced: Announced,
  ) {
    yield* unused(game, madeBy(announced.does));
    const { game: done, fizzled } = yield* Stack.resolve(game, id, announced, this.#settings);
    if (object.nonCard !== undefined) return GameState.remove(done, id);
    const zone = fizzled ? "graveyard" : zoneAfter(object);
    if (zone !== "battlefield") return GameState.move(done, id, zone);
    const entered = GameState.move(done, id, "battlefield");
    const { target } = announced;
    // An Aura enters attached to what its spell targeted (608.3b, 303.4a).
    return target === undefined ? entered : GameState.change(entered, id, (each) => ({ ...each, attachedTo: target }));
  });

  /** An ability of a changer, which runs at one of these moments. */
  readonly ability = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    source: string,
    moments: ReadonlyArray<Moment>,
    resolution: Resolution,
  ) {
    const { name = "" } = GameState.asObject(yield* state(game, source));
    const changer = Changer.find(name);
    if (Result.isFailure(changer) || !moments.includes(changer.success.moment)) {
      return yield* new NotSupported({
        message: `No ability of ${name === "" ? "this object" : name.slice(0, 40)} can be carried out at this point.`,
        rule: moments.includes("triggered") ? "603.3" : "602.2",
      });
    }
    const resolved = this.changer(game, changer.success, source, resolution);
    if (!moments.includes("triggered")) return yield* resolved;
    // Its targets were chosen before: with one that is illegal by now nothing happens (608.2b, 701.12a).
    return yield* Effect.catchIf(resolved, becameIllegal, () => Effect.succeed(game));
  });

  /** A permanent enters: the choices of a changer that it makes as it does (614.1c). */
  readonly entered = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    object: string,
    resolution: Resolution,
  ) {
    const here = yield* state(game, object);
    const changer = Changer.find(GameState.asObject(here).name ?? "");
    if (Result.isFailure(changer) || here.faceDown || here.zone !== "battlefield") return game;
    const aimed = resolution.target !== undefined || resolution.targets !== undefined;
    const asItEnters = changer.success.moment === "enters" || (changer.success.moment === "attached" && aimed);
    return asItEnters ? yield* this.changer(game, changer.success, object, resolution) : game;
  });

  /** A spell resolves and leaves the stack. */
  readonly resolved = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    id: string,
    object: GameState.ObjectState,
    resolution: Resolution,
  ) {
    const zone = zoneAfter(object);
    // A permanent makes its choice as it enters, and its effect is there then; a spell leaves when it is done.
    if (zone === "battlefield") return yield* this.entered(GameState.move(game, id, zone), id, resolution);
    const changer = Changer.find(GameState.asObject(object).name ?? "");
    const asItResolves = Result.isSuccess(changer) && changer.success.moment === "spell";
    const after = asItResolves ? yield* this.changer(game, changer.success, id, resolution) : game;
    return GameState.move(after, id, zone);
  });

  /** One step; the game after it. */
  readonly step = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    step: Step,
  ): Effect.fn.Return<GameState.GameState, StepError> {
    if (step.do === "end-turn") return GameState.endTurn(game);
    if (step.do === "change") {
      const duration =
        step.until === undefined
          ? "indefinite"
          : step.until === "end-of-turn"
            ? step.until
            : { untilLeaves: step.until.leaves };
      return yield* this.change(game, step.on, step.change, duration);
    }
    if (step.do === "ability") {
      const { face } = yield* state(game, step.of);
      const { of, affects = { which: "this" }, defines = false, enters = false, does: operations = [], forbids } = step;
      const id = `a${game.abilities.length + 1}`;
      const described = { id, of, face, affects, defines, enters, operations, while: step.while, forbids };
      return { ...game, abilities: [...game.abilities, described] };
    }
    if (step.do === "effect") {
      for (const each of step.on) yield* state(game, each);
      const read = step.by === undefined ? undefined : (yield* this.carrier(game, step.by)).read;
      const does = read === undefined ? step.does : step.does.map((each) => reword(each, read, readText(read)));
      return GameState.addLater(game, does, step.on, step.until ?? "indefinite");
    }
    if (step.do === "create") {
      yield* unused(game, step.as);
      const nobody = { id: "", controller: GameState.you, read: (word: string) => word };
      const carrier = step.by === undefined ? nobody : yield* this.carrier(game, step.by);
      return yield* carryOut(game, { ...step, kind: "create" }, carrier, undefined, this.#settings);
    }
    if (step.do === "state-based") return StateBased.check(game, step.keep ?? [], this.#settings);
    if (step.do === "copy") return Copying.onto(game, step.object, step.of, yield* state(game, step.of));
    const object = yield* state(game, step.object);
    switch (step.do) {
      case "enter": {
        const entered = GameState.move(game, step.object, step.zone ?? "battlefield");
        const fresh = entered === game ? GameState.put(game, step.object, object) : entered;
        const { face_down: faceDown = false, attached_to: attachedTo, controller = object.controller } = step;
        if (attachedTo !== undefined) yield* state(game, attachedTo);
        const there = GameState.change(fresh, step.object, (each) => ({
          ...each,
          faceDown,
          controller,
          ...(attachedTo === undefined ? {} : { attachedTo }),
        }));
        return step.choose === undefined ? there : yield* this.entered(there, step.object, { choose: step.choose });
      }
      case "cast": {
        yield* oneCost(step.with ?? {});
        yield* checkTargets(game, step.object, object);
        let cast = GameState.move(game, step.object, "stack");
        const { overload: overloaded, cleave: cleaved, prototype, splice: cards = [] } = step.with ?? {};
        if (prototype) {
          if (prototypeOf(object.printed) === undefined) return yield* noPrototype(object);
          cast = GameState.change(cast, step.object, (each) => ({ ...each, prototyped: true }));
        }
        const itself = { target: step.object };
        if (overloaded) cast = yield* this.changer(cast, overload, step.object, itself);
        if (cleaved) cast = yield* this.changer(cast, cleave, step.object, itself);
        if (cards.length > 0) {
          cast = yield* this.changer(cast, splice, step.object, { ...itself, choose: { cards } });
        }
        return yield* this.announce(cast, step.object, step);
      }
      case "activate-ability":
      case "trigger": {
        yield* unused(game, [step.as]);
        if (step.when === "enters" && !game.entered.has(step.object)) return yield* notEntered(step.object, object);
        if (step.do === "activate-ability" && isForbidden(game, "activated-abilities", step.object, this.#settings)) {
          return yield* cannotActivate(step.object, object);
        }
        if (step.by !== undefined) yield* state(game, step.by);
        const made = Stack.putAbility(game, step, this.#settings);
        return made === game ? game : yield* this.announce(made, step.as, step);
      }
      case "resolve": {
        if (object.zone !== "stack") return yield* notOnStack(step.object, object);
        const announced = game.announced.get(step.object);
        if (announced?.wants !== undefined || announced?.does !== undefined || object.nonCard !== undefined) {
          return yield* this.described(game, step.object, object, announced ?? {});
        }
        const target = step.target ?? announced?.target;
        const resolution = target === undefined ? step : { ...step, target };
        const done = this.resolved(game, step.object, object, resolution);
        if (target === undefined || target !== announced?.target) return yield* done;
        // Cast with a target that is illegal by now, it does nothing, and is put into the graveyard (608.2b).
        return yield* Effect.catchIf(done, becameIllegal, () =>
          Effect.succeed(GameState.move(game, step.object, "graveyard")),
        );
      }
      case "activate":
        return yield* this.ability(game, step.object, ["activated", "attached"], step);
      case "resolve-trigger":
        return yield* this.ability(game, step.object, ["triggered"], step);
      case "move":
        return GameState.move(game, step.object, step.to);
      case "leave":
        return GameState.move(game, step.object, step.to ?? "graveyard");
      case "attach":
        yield* state(game, step.to);
        return GameState.turn(game, step.object, (each) => ({ ...each, attachedTo: step.to }));
      case "mark": {
        const marked = step.counters === undefined ? game : GameState.putCounters(game, step.object, step.counters);
        return step.damage === undefined ? marked : GameState.markDamage(marked, step.object, step.damage);
      }
      case "transform":
        // Nothing happens to what is no double-faced card (701.27c).
        if (!isDoubleFaced(GameState.asObject(object))) return game;
        return GameState.turn(game, step.object, (each) => ({ ...each, face: each.face === 1 ? 0 : 1 }));
      case "flip":
        if (GameState.asObject(object).layout !== "flip" || object.zone !== "battlefield") return game;
        return GameState.change(game, step.object, (each) => ({ ...each, face: 1 }));
      case "turn":
        return GameState.turn(game, step.object, (each) => ({ ...each, faceDown: step.face === "down" }));
      case "unlock": {
        const { unlocked = [], printed } = object;
        if (printed.card_faces?.[step.face] === undefined) return yield* noHalf(step.face);
        return GameState.change(game, step.object, (each) => ({
          ...each,
          unlocked: [...new Set([...unlocked, step.face])].sort(),
        }));
      }
      case "merge":
        yield* state(game, step.with);
        return GameState.merge(game, step.object, step.with, step.place);
      case "phase":
        return GameState.phase(game, step.object, step.out);
      case "grant":
        return GameState.grant(game, step.object, step.ability);
    }
  });
}
