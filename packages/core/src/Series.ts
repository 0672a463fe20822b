/**
 * Text changes on one object in the order in which they come, printed changers and bare changes mixed. For whoever tries
 * things out: what can't be done is told at its place in the series, changes nothing, and the rest go on.
 */
import * as Effect from "effect/Effect";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import * as Changer from "./Changer.ts";
import type { ChangeError } from "./Changes.ts";
import type { Change, GameObject, Options, Outcome } from "./Contract.ts";
import { type InvalidObject, numberedIn, type UnknownEdition } from "./Errors.ts";
import { only, stateOf } from "./Game.ts";
import * as GameState from "./GameState.ts";
import * as GivenChange from "./GivenChange.ts";
import { within } from "./internal/pointer.ts";
import * as ObjectState from "./ObjectState.ts";
import * as Settings from "./Settings.ts";

/** A printed changer with what is chosen for it, or a bare change. The order of a series is that of its timestamps. */
export type Entry = Changer.Casting | Change;

/** Why an entry can't be done. */
export type Refusal = Changer.CastError | ChangeError;

/** What became of one entry: the ids of the effects that it made, or why it can't be done. */
export type Taken = Result.Result<ReadonlyArray<string>, Refusal>;

/** What a series of changers came to: the outcome, and how each of them ended. */
export interface Course {
  /** After all that could be done. */
  readonly outcome: Outcome;
  /** By entry. One that was done and made no effect did nothing. */
  readonly entries: ReadonlyArray<Taken>;
}

/** Other objects by the ids that bare changes call them by, and how open points are decided. */
export interface Surroundings {
  readonly objects?: Readonly<Record<string, GameObject>>;
  readonly options?: Options;
}

const started = Effect.fnUntraced(function* (object: GameObject, objects: Readonly<Record<string, GameObject>>) {
  let game = yield* stateOf(object);
  for (const [id, each] of Object.entries(objects)) {
    const read = ObjectState.read(each, game.cardNames);
    if (Result.isFailure(read)) return yield* within(["objects", id], read.failure);
    game = GameState.put(game, id, read.success);
  }
  return game;
});

/**
 * The outcome for the object after all entries that can be done, and what became of each of them.
 *
 * @example
 * ```ts
 * import * as Series from "@palimpsest/core/Series";
 * import * as Effect from "effect/Effect";
 *
 * const card = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1 and have mountainwalk." };
 * const program = Series.follow(card, [
 *   { kind: "replace-word", class: "creature-type", from: "Goblin", to: "Wall" },
 *   { with: "Magical Hack", from: "Mountain", to: "Swamp" },
 * ]);
 * Effect.runSync(program).outcome.object.oracle_text; // => "Other Walls get +1/+1 and have swampwalk."
 * ```
 */
export const follow: (
  object: GameObject,
  entries: ReadonlyArray<Entry>,
  surroundings?: Surroundings,
) => Effect.Effect<Course, InvalidObject | UnknownEdition> = Effect.fnUntraced(function* (
  object,
  entries,
  { objects = {}, options } = {},
) {
  const settings = yield* Effect.fromResult(Settings.make(options));
  let game = yield* started(object, objects);
  const taken: Array<Taken> = [];
  for (const entry of entries) {
    const next = yield* Effect.result(Effect.mapError(take(game, entry, settings), numberedIn(settings.edition)));
    const before = new Set(game.effects.map(({ change }) => change.id));
    if (Result.isSuccess(next)) game = next.success;
    taken.push(
      Result.map(next, ({ effects }) => effects.flatMap(({ change }) => (before.has(change.id) ? [] : [change.id]))),
    );
  }
  return { outcome: Changer.outcomeIn(game, object, settings), entries: taken };
});

const take = (
  game: GameState.GameState,
  entry: Entry,
  settings: Settings.Settings,
): Effect.Effect<GameState.GameState, Refusal> => {
  if ("kind" in entry) return Effect.fromResult(GivenChange.add(game, only, entry, "indefinite", settings));
  const state = Ref.makeUnsafe(game);
  return Effect.andThen(Changer.cast(state, entry, settings), Ref.get(state));
};
