/**
 * The game that a program runs in, as a service: the object that is targeted, and what is done to it. The state is a
 * value (`GameState`); a program replaces it and never changes it.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Ref from "effect/Ref";
import * as CardNames from "./CardNames.ts";
import type * as Characteristics from "./Characteristics.ts";
import type { GameObject } from "./Contract.ts";
import { IllegalTarget, type InvalidObject } from "./Errors.ts";
import * as GameState from "./GameState.ts";
import type * as Layers from "./Layers.ts";
import type * as Lexicon from "./Lexicon.ts";
import type { NewChange } from "./TextChange.ts";

/** An object that a spell or ability targets: its state, and the characteristics of the face that is up. */
export interface Target {
  readonly id: string;
  readonly object: GameState.ObjectState;
  readonly face: Characteristics.Characteristics;
}

export class Game extends Context.Service<
  Game,
  {
    readonly state: Effect.Effect<GameState.GameState>;
    /** The object whose text the program carries out, where it is in the game. */
    readonly source: string | undefined;
    /** How the source's text says a word that is printed on it: a changed spell does what its changed text says (608.2c). */
    readonly read: (word: Lexicon.Word) => Effect.Effect<Lexicon.Word>;
    /** The object that the spell or ability targets. Fails where it has left (608.2b). */
    readonly target: Effect.Effect<Target, IllegalTarget>;
    /** A new continuous effect, with the next timestamp. */
    readonly add: (change: NewChange, reach: GameState.Reach) => Effect.Effect<void>;
    /** Another effect gives an object an ability: no text (612.3). */
    readonly grant: (id: string, ability: string) => Effect.Effect<void>;
  }
>()("@palimpsest/core/Game") {}

const readBy = (
  game: GameState.GameState,
  source: string | undefined,
  word: Lexicon.Word,
  rules: Layers.Rules,
): Lexicon.Word => {
  const said = source === undefined ? undefined : GameState.look(game, rules).evaluation.said.get(source);
  for (const { wording } of said?.textBox ?? []) {
    const index = wording.text.uses.findIndex((use) => use.word === word && use.reason === undefined);
    if (index >= 0) return wording.words[index] ?? word;
  }
  return word;
};

/** A game over a state, with a target, and the object whose text is carried out. */
export const over = (
  state: Ref.Ref<GameState.GameState>,
  target: string,
  rules: Layers.Rules,
  source?: string,
): Game["Service"] =>
  Game.of({
    state: Ref.get(state),
    source,
    read: (word) => Effect.map(Ref.get(state), (game) => readBy(game, source, word, rules)),
    target: Effect.gen(function* () {
      const game = yield* Ref.get(state);
      const object = game.objects.get(target);
      const face = GameState.board(game).objects.get(target);
      if (object !== undefined && face !== undefined) return { id: target, object, face };
      return yield* new IllegalTarget({
        message: "The target is not in the game any more.",
        rule: "608.2b",
        zone: "graveyard",
      });
    }),
    add: (change, reach) => Ref.update(state, (game) => GameState.add(game, change, reach, rules)),
    grant: (id, ability) => Ref.update(state, (game) => GameState.grant(game, id, ability)),
  });

/** The id of the object in a game of one. */
export const only = "object";

/** A state with one object. Fails where it cannot be read as one. */
export const stateOf = (object: GameObject): Effect.Effect<GameState.GameState, InvalidObject> =>
  Effect.gen(function* () {
    const cardNames = yield* CardNames.Current;
    const read = yield* Effect.fromResult(GameState.read(object, cardNames));
    return GameState.put({ ...GameState.empty, cardNames }, only, read);
  });

/** A game of one object, which is the target. */
export const single = (object: GameObject, rules: Layers.Rules): Layer.Layer<Game, InvalidObject> =>
  Layer.effect(
    Game,
    Effect.gen(function* () {
      return over(yield* Ref.make(yield* stateOf(object)), only, rules);
    }),
  );
