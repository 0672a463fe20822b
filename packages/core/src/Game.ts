/**
 * The game that a program runs in, as a service: the objects that are targeted, and what is done to them. The state is
 * a value (`GameState`); a program replaces it and never changes it.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import * as AllLayers from "./AllLayers.ts";
import * as CardNames from "./CardNames.ts";
import type * as Characteristics from "./Characteristics.ts";
import type { GameObject } from "./Contract.ts";
import type { Current } from "./Current.ts";
import { IllegalTarget, type InvalidObject } from "./Errors.ts";
import * as GameState from "./GameState.ts";
import type * as Lexicon from "./Lexicon.ts";
import * as ObjectState from "./ObjectState.ts";
import * as Said from "./Said.ts";
import type { Settings } from "./Settings.ts";
import * as TextBox from "./TextBox.ts";
import type { NewChange } from "./TextChange.ts";

/**
 * A spell, permanent or card that a program looks at: its state, the face that is up, what it says once text changes
 * apply, and what it is once all layers have.
 */
export interface Target {
  readonly id: string;
  readonly object: ObjectState.ObjectState;
  readonly face: Characteristics.Characteristics;
  readonly said: Said.Said;
  readonly now: Current;
}

/** The game as a program sees it: the state, what it targets, and how to add an effect. */
export class Game extends Context.Service<
  Game,
  {
    readonly state: Effect.Effect<GameState.GameState>;
    /** The object whose text the program carries out, where it is in the game. */
    readonly source: string | undefined;
    /** Ids of the objects that the spell or ability targets, in the order of its text. */
    readonly targets: ReadonlyArray<string>;
    /** How the source's text says a word that is printed on it: a changed spell does what its changed text says (608.2c). */
    readonly read: (word: Lexicon.Word) => Effect.Effect<Lexicon.Word>;
    /** The object that the spell or ability targets, the first of several. Fails where it has left (608.2b). */
    readonly target: Effect.Effect<Target, IllegalTarget>;
    /**
     * An object by its id. Fails where it is not in the game, or phased out (702.26b), and for an ability on the stack
     * and an emblem, which are neither spells nor permanents.
     */
    readonly object: (id: string) => Effect.Effect<Target, IllegalTarget>;
    /** Every object in the game that is not phased out. */
    readonly objects: Effect.Effect<ReadonlyArray<Target>>;
    /** A new continuous effect, with the next timestamp. */
    readonly add: (change: NewChange, reach: GameState.Reach) => Effect.Effect<void>;
    /** Another effect gives an object an ability: no text (612.3). */
    readonly grant: (id: string, ability: string) => Effect.Effect<void>;
    /** An Aura or Equipment becomes attached to an object (613.7e). */
    readonly attach: (id: string, to: string) => Effect.Effect<void>;
  }
>()("@palimpsest/core/Game") {}

const readBy = (
  game: GameState.GameState,
  source: string | undefined,
  word: Lexicon.Word,
  rules: Settings,
): Lexicon.Word => {
  const said = source === undefined ? undefined : GameState.look(game, rules).evaluation.said.get(source);
  return TextBox.wordNow(said?.textBox ?? [], word) ?? word;
};

/** Why an id is none of an object that a program can look at. */
const unseen = ({ objects }: GameState.GameState, id: string): IllegalTarget => {
  const object = objects.get(id);
  if (object?.nonCard === undefined) {
    return new IllegalTarget({
      message: "The target is not in the game any more.",
      rule: "608.2b",
      zone: object?.zone ?? "graveyard",
    });
  }
  const kind = object.nonCard.kind === "ability" ? "an ability on the stack" : "an emblem";
  return new IllegalTarget({
    message: `The target is ${kind}, and only spells and permanents have text that a card changes.`,
    rule: "115.1",
    zone: object.zone,
  });
};

/** Every object as a program sees it. */
const seen = (game: GameState.GameState, rules: Settings): ReadonlyMap<string, Target> => {
  const { board, evaluation } = GameState.look(game, rules);
  const found = new Map<string, Target>();
  for (const [id, object] of game.objects) {
    const face = board.objects.get(id);
    if (face === undefined || object.phasedOut) continue;
    found.set(id, {
      id,
      object,
      face,
      said: evaluation.said.get(id) ?? Said.printed(face),
      // Few cards demand more of a target than its zone, and all layers are most of the work.
      get now() {
        return AllLayers.evaluate(game, rules).get(id) as Current;
      },
    });
  }
  return found;
};

/** A game over a state, with targets, and the object whose text is carried out. */
export const over = (
  state: Ref.Ref<GameState.GameState>,
  targets: ReadonlyArray<string>,
  rules: Settings,
  source?: string,
): Game["Service"] => {
  // A state never changes, so what is seen in it is worked out once however often a program looks.
  let last: { readonly game: GameState.GameState; readonly objects: ReadonlyMap<string, Target> } | undefined;
  const seenNow = Effect.map(Ref.get(state), (game) => {
    if (last?.game !== game) last = { game, objects: seen(game, rules) };
    return last.objects;
  });
  const object = (id: string): Effect.Effect<Target, IllegalTarget> =>
    Effect.flatMap(seenNow, (objects) => {
      const found = objects.get(id);
      if (found !== undefined) return Effect.succeed(found);
      return Effect.flatMap(Ref.get(state), (game) => Effect.fail(unseen(game, id)));
    });
  return Game.of({
    state: Ref.get(state),
    source,
    targets,
    read: (word) => Effect.map(Ref.get(state), (game) => readBy(game, source, word, rules)),
    target: object(targets[0] ?? ""),
    object,
    objects: Effect.map(seenNow, (objects) => [...objects.values()]),
    add: (change, reach) => Ref.update(state, (game) => GameState.add(game, change, reach, rules)),
    grant: (id, ability) => Ref.update(state, (game) => GameState.grant(game, id, ability)),
    attach: (id, to) => Ref.update(state, (game) => GameState.turn(game, id, (each) => ({ ...each, attachedTo: to }))),
  });
};

/** The id of the object in a game of one. */
export const only = "object";

/** A state with one object. Fails where it cannot be read as one. */
export const stateOf = (object: GameObject): Effect.Effect<GameState.GameState, InvalidObject> =>
  Effect.flatMap(CardNames.Current, (cardNames) =>
    Effect.fromResult(
      Result.map(ObjectState.read(object, cardNames), (read) =>
        GameState.put({ ...GameState.empty, cardNames }, only, read),
      ),
    ),
  );

/** A game of one object, which is the target. */
export const single = (object: GameObject, rules: Settings): Layer.Layer<Game, InvalidObject> =>
  Layer.effect(
    Game,
    Effect.gen(function* () {
      return over(yield* Ref.make(yield* stateOf(object)), [only], rules);
    }),
  );
