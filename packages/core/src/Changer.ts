/**
 * The printed cards and keywords that change text, each a program: it checks its targets, asks for what is chosen while
 * it resolves, and adds a continuous effect to the game. The words of the card are its restrictions; nothing else knows
 * them. One family a file in `changer/`; this module finds them by name, and resolves them on one object.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import * as Choices from "./Choices.ts";
import type { ChangerInfo, ChangerRequest, GameObject, Outcome as OutcomeShape } from "./Contract.ts";
import { attachments } from "./changer/Attachments.ts";
import { cleave } from "./changer/Cleave.ts";
import { exchanges } from "./changer/Exchanges.ts";
import { nameStickers } from "./changer/NameStickers.ts";
import * as NotCovered from "./changer/NotCovered.ts";
import { overload } from "./changer/Overload.ts";
import type { Changer, ChangerError } from "./changer/Program.ts";
import { setNames } from "./changer/SetNames.ts";
import { splice } from "./changer/Splice.ts";
import { swirlTheMists } from "./changer/SwirlTheMists.ts";
import { volrathsShapeshifter } from "./changer/VolrathsShapeshifter.ts";
import { wordChangers } from "./changer/WordChangers.ts";
import {
  IllegalChoice,
  MissingChoice,
  type NotCoveredByRules,
  numberedIn,
  UnknownChanger,
  type UnknownEdition,
} from "./Errors.ts";
import { Game, only, over, stateOf } from "./Game.ts";
import * as GameState from "./GameState.ts";
import { once } from "./internal/once.ts";
import { within } from "./internal/pointer.ts";
import { nearest } from "./Nearest.ts";
import * as ObjectState from "./ObjectState.ts";
import * as Outcome from "./Outcome.ts";
import { didYouMean, shortened } from "./Sentences.ts";
import * as Settings from "./Settings.ts";

export type { Changer, ChangerError } from "./changer/Program.ts";
export { zoneNames } from "./changer/ZoneNames.ts";

/** Every changer that has a program. */
export const changers: ReadonlyArray<Changer> = [
  ...wordChangers,
  swirlTheMists,
  ...exchanges,
  volrathsShapeshifter,
  ...attachments,
  ...setNames,
  splice,
  overload,
  cleave,
  ...nameStickers,
];

/** Letter case and the length of a blank line say nothing. */
const normalised = (name: string): string => name.trim().toLowerCase().replaceAll(/_+/g, "_____");

const byName = /* @__PURE__ */ once(() => new Map(changers.map((changer) => [normalised(changer.name), changer])));

/**
 * The changer of a name, in any letter case.
 *
 * Fails with {@link NotCoveredByRules} for a card that changes text outside the rules (100.7), and with suggestions for
 * a name that is none.
 */
export const find = (name: string): Result.Result<Changer, UnknownChanger | NotCoveredByRules> => {
  const wanted = normalised(name);
  const found = byName().get(wanted);
  if (found !== undefined) return Result.succeed(found);
  const notCovered = NotCovered.find(wanted);
  if (notCovered !== undefined) return Result.fail(notCovered);
  const names = changers.map((changer) => changer.name);
  const suggestions = nearest(wanted, names);
  const hint = didYouMean(suggestions) || ` Known are ${names.slice(0, 3).join(", ")} and ${names.length - 3} more.`;
  return Result.fail(
    new UnknownChanger({ message: `No changer "${shortened(name)}" is known.${hint}`, input: name, suggestions }),
  );
};

/** What a changer says about itself, without its program. */
export const describe = (changer: Changer): ChangerInfo => {
  const { name, summary, moment, asks, classes, targets, cards, duration } = changer;
  const said = { name, summary, moment, asks, classes, targets, duration };
  if (cards === undefined) return said;
  const { zone, most, targeted } = cards;
  return {
    ...said,
    cards: { zone, ...(Number.isFinite(most) ? { most } : {}), ...(targeted === undefined ? {} : { targeted }) },
  };
};

/** A changer by name, and what is chosen for it. The cards are objects; who has only their names looks them up. */
export interface Casting extends Omit<Choices.Answers, "object" | "cards"> {
  readonly with: string;
  readonly cards?: ReadonlyArray<GameObject>;
}

/** An id that no object has: the card's name, so that an outcome reads well. */
const freshId = (game: GameState.GameState, name: string): string => {
  let id = name;
  for (let next = 2; game.objects.has(id); next++) id = `${name} (${next})`;
  return id;
};

/** The cards of a casting, in the game and in the zone where the changer looks for them. */
const bring = Effect.fnUntraced(function* (
  state: Ref.Ref<GameState.GameState>,
  { name, cards: wanted, asks }: Changer,
  given: ReadonlyArray<GameObject>,
) {
  if (given.length === 0 && asks.includes("cards")) {
    return yield* new MissingChoice({
      message: `${name} needs another card beside this one, and none is given.`,
      rule: "601.2c",
      pointer: "/cards",
    });
  }
  if (given.length > (wanted?.most ?? Number.POSITIVE_INFINITY)) {
    return yield* new IllegalChoice({
      message: `${name} takes one card beside this one, and ${given.length} are given.`,
      rule: "601.2c",
      pointer: "/cards",
    });
  }
  const ids: Array<string> = [];
  if (wanted === undefined || given.length === 0) return ids;
  for (const [index, card] of given.entries()) {
    const game = Ref.getUnsafe(state);
    const read = yield* Effect.fromResult(ObjectState.read({ zone: wanted.zone, ...card }, game.cardNames)).pipe(
      Effect.mapError((error) => within(["cards", index], error)),
    );
    const id = freshId(game, card.name ?? "token");
    yield* Ref.set(state, GameState.put(game, id, read));
    ids.push(id);
  }
  return ids;
});

const nameIn = ({ objects }: GameState.GameState, id: string): string => {
  const object = objects.get(id);
  return object === undefined ? "" : normalised(ObjectState.nameOf(object) ?? "");
};

/** Everything that {@link cast} may fail with. */
export type CastError = ChangerError | UnknownChanger | NotCoveredByRules;

/** Everything that {@link apply} may fail with. */
export type CastingError = CastError | UnknownEdition;

/**
 * Resolves a changer on the object of a game of one, with the cards beside it that take part. Rules in its errors have
 * the numbers of the newest edition.
 */
export const cast: (
  state: Ref.Ref<GameState.GameState>,
  casting: Casting,
  settings: Settings.Settings,
) => Effect.Effect<void, CastError> = Effect.fnUntraced(function* (
  state,
  { with: name, cards: given = [], ...answers },
  settings,
) {
  const changer = yield* Effect.fromResult(find(name));
  const cards = yield* bring(state, changer, given);
  // An ability without a target is one of an object that is there: this object, or a card beside it.
  const source =
    changer.targets.length > 0
      ? undefined
      : [only, ...cards].find((id) => nameIn(Ref.getUnsafe(state), id) === normalised(changer.name));
  const targets = changer.cards?.targeted ? [only, ...cards] : [only];
  const chosen = source === only ? (cards[0] ?? only) : only;
  const services = Context.make(Game, over(state, targets, settings, source)).pipe(
    Context.add(Choices.Choices, Choices.from({ ...answers, cards, object: chosen })),
  );
  yield* Effect.provideContext(changer.resolve, services);
});

/** What the object of a game of one says by now, beside what it was given as. */
export const outcomeIn = (game: GameState.GameState, object: GameObject, settings: Settings.Settings): OutcomeShape => {
  const granted = (game.objects.get(only)?.granted ?? []).map(({ ability }) => ability);
  const { board, evaluation } = GameState.look(game, settings);
  const shown = granted.length === 0 ? object : { ...object, granted };
  return { ...Outcome.ofObject(shown, only, board, evaluation, settings), printed: object };
};

/**
 * Resolves changers on one object, in order, and says what it says then.
 *
 * @example
 * ```ts
 * import * as Changer from "@palimpsest/core/Changer";
 * import * as Effect from "effect/Effect";
 *
 * const card = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1 and have mountainwalk." };
 * const program = Changer.apply(card, [{ with: "Artificial Evolution", from: "Goblin", to: "Elf" }]);
 * Effect.runSync(program).object.oracle_text; // => "Other Elves get +1/+1 and have mountainwalk."
 * ```
 */
export const apply = (
  object: GameObject,
  castings: ReadonlyArray<Casting>,
  options?: ChangerRequest["options"],
): Effect.Effect<OutcomeShape, CastingError> => {
  const settings = Settings.make(options);
  return Result.isFailure(settings)
    ? Effect.fail(settings.failure)
    : Effect.mapError(castAll(object, castings, settings.success), numberedIn(settings.success.edition));
};

const castAll = Effect.fnUntraced(function* (
  object: GameObject,
  castings: ReadonlyArray<Casting>,
  settings: Settings.Settings,
) {
  const state = Ref.makeUnsafe(yield* stateOf(object));
  for (const casting of castings) yield* cast(state, casting, settings);
  return outcomeIn(Ref.getUnsafe(state), object, settings);
});
