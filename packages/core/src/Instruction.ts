/**
 * What a spell or ability does as it resolves, as data (608.2c), for engines that do not know the card: its words are
 * those printed on the card, and read as its text says them by then.
 *
 * Rule 608.2c: in the order written.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as AllLayers from "./AllLayers.ts";
import { type GameObject, Zone } from "./Contract.ts";
import { Description, matches, type Reader, reword } from "./Description.ts";
import type { InvalidObject } from "./Errors.ts";
import * as GameState from "./GameState.ts";
import * as Operation from "./Operation.ts";
import type { Settings } from "./Settings.ts";
import { readText } from "./StaticAbility.ts";
import { make, Token } from "./Token.ts";

const optionalKey = Schema.optionalKey;
const id = Schema.NonEmptyString;

/** The target changes zones: destroyed, exiled, returned. */
const MoveTarget = Schema.Struct({ kind: Schema.Literal("move"), to: Zone }).annotate({ identifier: "MoveTarget" });

/** A continuous effect in layers 4 to 7 on the target, or on what fits a description as it resolves (611.2c). */
const Continuous = Schema.Struct({
  kind: Schema.Literal("effect"),
  on: optionalKey(Description),
  does: Schema.Array(Operation.Operation),
  until: optionalKey(Schema.Literal("end-of-turn")),
}).annotate({ identifier: "ContinuousInstruction" });

/** Creates tokens with these ids. */
const Create = Schema.Struct({
  kind: Schema.Literal("create"),
  token: Token,
  as: Schema.Array(id).check(Schema.isMinLength(1)),
}).annotate({ identifier: "Create" });

/** A player gets an emblem with a text (114.1). */
const Emblem = Schema.Struct({ kind: Schema.Literal("emblem"), oracle_text: Schema.String, as: id }).annotate({
  identifier: "Emblem",
});

export const Instruction = Schema.Union([MoveTarget, Continuous, Create, Emblem]).annotate({
  identifier: "Instruction",
});
export type Instruction = typeof Instruction.Type;

/** What was chosen as a spell or ability was put on the stack, and what it does as it resolves. */
export interface Announced {
  readonly target?: string | undefined;
  readonly wants?: Description | undefined;
  readonly does?: ReadonlyArray<Instruction> | undefined;
}

/** Who carries out an instruction: the object whose text it is, its controller, and how that text reads by now. */
export interface Carrier {
  readonly id: string;
  readonly controller: string;
  readonly read: Reader;
}

const put = (
  game: GameState.GameState,
  as: string,
  object: GameObject,
  controller: string,
): Effect.Effect<GameState.GameState, InvalidObject> =>
  Effect.map(Effect.fromResult(GameState.read(object, game.cardNames)), (state) =>
    GameState.put(game, as, { ...state, controller }),
  );

/** The game after one instruction. */
export const carryOut = Effect.fnUntraced(function* (
  game: GameState.GameState,
  instruction: Instruction,
  carrier: Carrier,
  target: string | undefined,
  settings: Settings,
) {
  const { read, controller } = carrier;
  switch (instruction.kind) {
    case "move":
      return target === undefined ? game : GameState.move(game, target, instruction.to);
    case "effect": {
      const does = instruction.does.map((operation) => Operation.reword(operation, read, readText(read)));
      const wanted = instruction.on === undefined ? undefined : reword(instruction.on, read);
      const fitting =
        wanted === undefined
          ? [target]
          : [...AllLayers.evaluate(game, settings).values()]
              .filter((object) => matches(wanted, object, carrier))
              .map((object) => object.id);
      const on = fitting.filter((each) => each !== undefined);
      return GameState.addLater(game, does, on, instruction.until ?? "indefinite");
    }
    case "create": {
      const token = make(instruction.token, read, readText(read));
      let next = game;
      for (const as of instruction.as) next = yield* put(next, as, token, controller);
      return next;
    }
    case "emblem":
      return GameState.putNonCard(game, instruction.as, "emblem", {
        text: readText(read)(instruction.oracle_text),
        controller,
        zone: "command",
        read,
      });
  }
});
