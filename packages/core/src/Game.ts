/**
 * The objects of a game and the text-changing effects on them. Objects hold printed values, effects are added to a
 * list, and what an object says is derived from both: nothing needs undoing.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Ref from "effect/Ref";
import * as CardNames from "./CardNames.ts";
import * as Characteristics from "./Characteristics.ts";
import type { GameObject } from "./Contract.ts";
import type { InvalidObject } from "./Errors.ts";
import type { TextChange } from "./TextChange.ts";

/** A text change before the game gives it an identity and a timestamp (613.7b). */
export type NewChange = TextChange extends infer T
  ? T extends TextChange
    ? Omit<T, "id" | "timestamp">
    : never
  : never;

export class Game extends Context.Service<
  Game,
  {
    /** The object that spells and abilities are resolved on, as printed. */
    readonly target: Effect.Effect<Characteristics.Characteristics, InvalidObject>;
    /** The text-changing effects on it so far, in timestamp order. */
    readonly effects: Effect.Effect<ReadonlyArray<TextChange>>;
    /** A new continuous effect, with the next timestamp. */
    readonly add: (change: NewChange) => Effect.Effect<void>;
  }
>()("@palimpsest/core/Game") {}

/** A game of one object. */
export const single = (object: GameObject): Layer.Layer<Game> =>
  Layer.effect(
    Game,
    Effect.gen(function* () {
      const effects = yield* Ref.make<ReadonlyArray<TextChange>>([]);
      return {
        target: Effect.flatMap(CardNames.Current, (cardNames) =>
          Effect.fromResult(Characteristics.read(object, cardNames)),
        ),
        effects: Ref.get(effects),
        add: (change) =>
          Ref.update(effects, (all) => [
            ...all,
            { ...change, id: `c${all.length + 1}`, timestamp: all.length + 1 } as TextChange,
          ]),
      };
    }),
  );
