/** The steps of a scenario, as they stand in its file. */
import * as Schema from "effect/Schema";
import { Change, Zone } from "../Contract.ts";
import { Description } from "../Description.ts";
import { Instruction } from "../Instruction.ts";
import { Operation } from "../Operation.ts";
import { Token } from "../Token.ts";

const optionalKey = Schema.optionalKey;
const id = Schema.NonEmptyString;

/** The player's answers to what one effect asks for; what it does not ask for is left out. */
const Choice = Schema.Struct({
  from: optionalKey(Schema.String),
  to: optionalKey(Schema.String),
  object: optionalKey(id),
  word: optionalKey(Schema.String),
  after: optionalKey(Schema.Int),
  may: optionalKey(Schema.Boolean),
}).annotate({ identifier: "Choice" });

/** Answers to everything that is asked, or one after the other in the order of asking. */
const Choose = Schema.Union([Choice, Schema.Array(Choice)]);

/** One target, or several in the order of the text. */
const aimed = { target: optionalKey(id), targets: optionalKey(Schema.Array(id)) };

/** An object enters a zone: the battlefield unless the step says another. */
const Enter = Schema.Struct({
  do: Schema.Literal("enter"),
  object: id,
  zone: optionalKey(Zone),
  face_down: optionalKey(Schema.Boolean),
  attached_to: optionalKey(id),
  /** The player who controls it: `you` unless the step says another. */
  controller: optionalKey(Schema.NonEmptyString),
  /** What is chosen as it enters (614.1c). */
  choose: optionalKey(Choose),
}).annotate({ identifier: "Enter" });

/** What is chosen as a spell or ability is put on the stack (601.2c), and what it does as it resolves. */
const announced = {
  target: optionalKey(id),
  /** Which objects it may target; looked at again as it resolves (608.2b). */
  wants: optionalKey(Description),
  does: optionalKey(Schema.Array(Instruction)),
};

/** A spell is cast, with what was paid for and revealed besides. */
const Cast = Schema.Struct({
  do: Schema.Literal("cast"),
  object: id,
  ...announced,
  with: optionalKey(
    Schema.Struct({
      overload: optionalKey(Schema.Literal(true)),
      cleave: optionalKey(Schema.Literal(true)),
      prototype: optionalKey(Schema.Literal(true)),
      splice: optionalKey(Schema.Array(id)),
      /** Cast "without paying its mana cost", which is an alternative cost itself (118.9a). */
      without_paying: optionalKey(Schema.Literal(true)),
    }),
  ),
}).annotate({ identifier: "Cast" });

/** A spell resolves: a changer on its targets with what is chosen now (608.2d), a permanent spell by entering. */
const Resolve = Schema.Struct({
  do: Schema.Literal("resolve"),
  object: id,
  ...aimed,
  choose: optionalKey(Choose),
}).annotate({ identifier: "Resolve" });

/** An activated ability of a changer resolves. */
const Activate = Schema.Struct({
  do: Schema.Literal("activate"),
  object: id,
  ...aimed,
  choose: optionalKey(Choose),
}).annotate({ identifier: "Activate" });

/** A triggered ability of a changer resolves; a chapter ability is one (714.2b). */
const ResolveTrigger = Schema.Struct({
  do: Schema.Literal("resolve-trigger"),
  object: id,
  ...aimed,
  choose: optionalKey(Choose),
}).annotate({ identifier: "ResolveTrigger" });

/**
 * An activated or triggered ability is put on the stack as an object of its own, with the text that it has by then
 * (113.7a): where something fits `if`, and nothing fits `unless`.
 */
const putOnStack = {
  object: id,
  as: id,
  /** The object that gave the ability to this one, and has it in quotation marks (113.3). */
  by: optionalKey(id),
  /** Its paragraph in the rules text that it stands in, from 1. */
  line: optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))),
  if: optionalKey(Description),
  unless: optionalKey(Description),
  /** It triggers as its source enters: only right after that (603.6a). */
  when: optionalKey(Schema.Literal("enters")),
  ...announced,
};
const ActivateAbility = Schema.Struct({ do: Schema.Literal("activate-ability"), ...putOnStack }).annotate({
  identifier: "ActivateAbility",
});
const Trigger = Schema.Struct({ do: Schema.Literal("trigger"), ...putOnStack }).annotate({ identifier: "Trigger" });

/**
 * What a static ability printed on an object does in layers 4 to 7, for engines that do not know the card. It works
 * wherever its text stands, in the words that stand there.
 */
const DescribeAbility = Schema.Struct({
  do: Schema.Literal("ability"),
  of: id,
  affects: optionalKey(Description),
  while: optionalKey(Description),
  /** It defines characteristics of its own object (604.3). */
  defines: optionalKey(Schema.Boolean),
  /** It replaces how objects that fit enter (614.1c): what it does to them then goes on, as a counter does. */
  enters: optionalKey(Schema.Boolean),
  does: optionalKey(Schema.Array(Operation)),
  /** It says of what it affects that its activated abilities can't be activated (101.2, 602.5). */
  forbids: optionalKey(Schema.Literal("activated-abilities")),
}).annotate({ identifier: "DescribeAbility" });

/** An effect of layers 4 to 7 on these objects. `by` is the object whose text it follows. */
const EffectStep = Schema.Struct({
  do: Schema.Literal("effect"),
  on: Schema.Array(id).check(Schema.isMinLength(1)),
  by: optionalKey(id),
  does: Schema.Array(Operation),
  until: optionalKey(Schema.Literal("end-of-turn")),
}).annotate({ identifier: "EffectStep" });

/** Tokens are created as the text of `by` says. */
const CreateStep = Schema.Struct({
  do: Schema.Literal("create"),
  by: optionalKey(id),
  token: Token,
  as: Schema.Array(id).check(Schema.isMinLength(1)),
}).annotate({ identifier: "CreateStep" });

/**
 * State-based actions, once: the legend rule (704.5j; `keep` are the ones that their player chooses), Auras on what
 * they may not be attached to (704.5m), creatures of toughness 0 (704.5f) or with lethal damage (704.5g), tokens outside
 * the battlefield (704.5d).
 */
const StateBased = Schema.Struct({ do: Schema.Literal("state-based"), keep: optionalKey(Schema.Array(id)) }).annotate({
  identifier: "StateBased",
});

/** Counters are put on a permanent, or taken from it, and damage is marked on it (122.1, 120.6). */
const Mark = Schema.Struct({
  do: Schema.Literal("mark"),
  object: id,
  counters: optionalKey(Schema.Record(Schema.String, Schema.Int)),
  damage: optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))),
}).annotate({ identifier: "Mark" });

/** A bare continuous effect on an object, with its duration. */
const ChangeStep = Schema.Struct({
  do: Schema.Literal("change"),
  on: id,
  change: Change,
  until: optionalKey(Schema.Union([Schema.Literal("end-of-turn"), Schema.Struct({ leaves: id })])),
}).annotate({ identifier: "ChangeStep" });

/** An object becomes a copy of another (layer 1); one that is not there is made as a copy. */
const Copy = Schema.Struct({ do: Schema.Literal("copy"), object: id, of: id }).annotate({ identifier: "Copy" });

/** An object changes zones. */
const Move = Schema.Struct({ do: Schema.Literal("move"), object: id, to: Zone }).annotate({ identifier: "Move" });

/** An object leaves: for the graveyard unless the step says another zone. */
const Leave = Schema.Struct({ do: Schema.Literal("leave"), object: id, to: optionalKey(Zone) }).annotate({
  identifier: "Leave",
});

/** An Aura or Equipment becomes attached to an object, and gets a new timestamp (613.7e). */
const Attach = Schema.Struct({ do: Schema.Literal("attach"), object: id, to: id }).annotate({ identifier: "Attach" });

/** A double-faced permanent turns its other face up. */
const Transform = Schema.Struct({ do: Schema.Literal("transform"), object: id }).annotate({ identifier: "Transform" });

/** A permanent is turned face up or face down. */
const Turn = Schema.Struct({
  do: Schema.Literal("turn"),
  object: id,
  face: Schema.Literals(["up", "down"]),
}).annotate({ identifier: "Turn" });

/** A flip card on the battlefield is flipped, for good (710.2). */
const Flip = Schema.Struct({ do: Schema.Literal("flip"), object: id }).annotate({ identifier: "Flip" });

/** A half of a Room is unlocked, by the index of its face (709.5). */
const Unlock = Schema.Struct({
  do: Schema.Literal("unlock"),
  object: id,
  face: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
}).annotate({ identifier: "Unlock" });

/** An object merges with a permanent, over or under it (730.2): they are one object from then on, the permanent. */
const Merge = Schema.Struct({
  do: Schema.Literal("merge"),
  object: id,
  with: id,
  place: Schema.Literals(["over", "under"]),
}).annotate({ identifier: "Merge" });

/** A permanent phases out, or in. */
const Phase = Schema.Struct({ do: Schema.Literal("phase"), object: id, out: Schema.Boolean }).annotate({
  identifier: "Phase",
});

/** The turn ends. */
const EndTurn = Schema.Struct({ do: Schema.Literal("end-turn") }).annotate({ identifier: "EndTurn" });

/** Another effect gives an object an ability (layer 6). */
const Grant = Schema.Struct({ do: Schema.Literal("grant"), object: id, ability: Schema.String }).annotate({
  identifier: "Grant",
});

/** A step of any kind. */
export const Step = Schema.Union([
  Enter,
  Cast,
  Resolve,
  Activate,
  ResolveTrigger,
  ActivateAbility,
  Trigger,
  DescribeAbility,
  EffectStep,
  CreateStep,
  StateBased,
  Mark,
  ChangeStep,
  Copy,
  Move,
  Leave,
  Attach,
  Transform,
  Flip,
  Turn,
  Unlock,
  Merge,
  Phase,
  EndTurn,
  Grant,
]).annotate({ identifier: "Step" });
export type Step = typeof Step.Type;
