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
import type { Current } from "./Current.ts";
import { Description, matches, type Reader, reword } from "./Description.ts";
import type { InvalidObject } from "./Errors.ts";
import * as GameState from "./GameState.ts";
import type * as LaterLayers from "./LaterLayers.ts";
import * as Names from "./Names.ts";
import * as ObjectState from "./ObjectState.ts";
import * as Operation from "./Operation.ts";
import { isProtected } from "./Protection.ts";
import type { Settings } from "./Settings.ts";
import { readText } from "./StaticAbility.ts";
import { make, Token } from "./Token.ts";
import * as Zones from "./Zones.ts";

const optionalKey = Schema.optionalKey;
const id = Schema.NonEmptyString;

/**
 * The target changes zones (destroyed, exiled, returned), or what fits a description does: with `if` only what fits that
 * as well, with `same_name` only what has a name in common with the target (201.2a).
 */
const Move = Schema.Struct({
  kind: Schema.Literal("move"),
  to: Zone,
  on: optionalKey(Description),
  if: optionalKey(Description),
  same_name: optionalKey(Schema.Literal(true)),
}).annotate({ identifier: "MoveInstruction" });

/** Damage to the target, or to each creature that fits a description, unless that is protected from the source (702.16e). */
const Damage = Schema.Struct({
  kind: Schema.Literal("damage"),
  amount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
  on: optionalKey(Description),
}).annotate({ identifier: "DamageInstruction" });

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

/** One instruction of a spell or ability. */
export const Instruction = Schema.Union([Move, Damage, Continuous, Create, Emblem]).annotate({
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
  readonly attachedTo?: string | undefined;
  readonly read: Reader;
}

/** The ids that an instruction is about: the target, or what fits its description as it is carried out. */
const aboutOf = (
  objects: LaterLayers.Board,
  on: Description | undefined,
  carrier: Carrier,
  target: string | undefined,
): ReadonlyArray<string> => {
  if (on === undefined) return target === undefined ? [] : [target];
  const wanted = reword(on, carrier.read);
  return [...objects.values()].filter((object) => matches(wanted, object, carrier)).map(({ id }) => id);
};

const fits = (object: Current | undefined, wanted: Description, carrier: Carrier): boolean =>
  object !== undefined && matches(reword(wanted, carrier.read), object, carrier);

const haveSameName = (objects: LaterLayers.Board, a: string, b: string | undefined): boolean => {
  const [one, other] = [objects.get(a), b === undefined ? undefined : objects.get(b)];
  return one !== undefined && other !== undefined && Names.share(one.names, other.names) === true;
};

/** 120.6: damage is marked on creatures; 702.16e: it is prevented where they have protection from its source. */
const takesDamage = (object: Current | undefined, source: Current | undefined): boolean =>
  object?.types.has("Creature") === true && (source === undefined || !isProtected(object, source));

const put = (
  game: GameState.GameState,
  as: string,
  object: GameObject,
  controller: string,
): Effect.Effect<GameState.GameState, InvalidObject> =>
  Effect.map(Effect.fromResult(ObjectState.read(object, game.cardNames)), (state) =>
    GameState.put(game, as, { ...state, controller }),
  );

/** The game after one instruction. */
export const carryOut = Effect.fnUntraced(function* (
  game: GameState.GameState,
  instruction: Instruction,
  carrier: Carrier,
  target: string | undefined,
  settings: Settings,
): Effect.fn.Return<GameState.GameState, InvalidObject> {
  const { read, controller } = carrier;
  switch (instruction.kind) {
    case "move": {
      const objects = AllLayers.evaluate(game, settings);
      return aboutOf(objects, instruction.on, carrier, target)
        .filter((each) => instruction.if === undefined || fits(objects.get(each), instruction.if, carrier))
        .filter((each) => instruction.same_name === undefined || haveSameName(objects, each, target))
        .reduce((next, each) => Zones.move(next, each, instruction.to), game);
    }
    case "damage": {
      const objects = AllLayers.evaluate(game, settings);
      return aboutOf(objects, instruction.on, carrier, target)
        .filter((each) => takesDamage(objects.get(each), objects.get(carrier.id)))
        .reduce((next, each) => GameState.markDamage(next, each, instruction.amount), game);
    }
    case "effect": {
      const does = instruction.does.map((operation) => Operation.reword(operation, read, readText(read)));
      const on = aboutOf(AllLayers.evaluate(game, settings), instruction.on, carrier, target);
      return GameState.addLater(game, does, on, instruction.until ?? "indefinite");
    }
    case "create": {
      const token = make(instruction.token, read, readText(read));
      let next = GameState.newEvent(game);
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
