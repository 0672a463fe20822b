/** The steps of a scenario, as they stand in its file. */
import * as Schema from "effect/Schema";
import { Change, Zone } from "../Contract.ts";

const optionalKey = Schema.optionalKey;
const id = Schema.NonEmptyString;

/** An object enters a zone: the battlefield unless the step says another. */
const Enter = Schema.Struct({
  do: Schema.Literal("enter"),
  object: id,
  zone: optionalKey(Zone),
  face_down: optionalKey(Schema.Boolean),
  attached_to: optionalKey(id),
  /** The player who controls it: `you` unless the step says another. */
  controller: optionalKey(Schema.NonEmptyString),
}).annotate({ identifier: "Enter" });

/** A spell is cast, with what was paid for and revealed besides. */
const Cast = Schema.Struct({
  do: Schema.Literal("cast"),
  object: id,
  with: optionalKey(
    Schema.Struct({
      overload: optionalKey(Schema.Literal(true)),
      cleave: optionalKey(Schema.Literal(true)),
      splice: optionalKey(Schema.Array(id)),
    }),
  ),
}).annotate({ identifier: "Cast" });

const WordChoice = Schema.Struct({ from: Schema.String, to: Schema.String });

/** A spell resolves: a changer on its target with the words chosen now (608.2d), a permanent spell by entering. */
const Resolve = Schema.Struct({
  do: Schema.Literal("resolve"),
  object: id,
  target: optionalKey(id),
  choose: optionalKey(WordChoice),
}).annotate({ identifier: "Resolve" });

/** An activated ability of a changer resolves on its target. */
const Activate = Schema.Struct({
  do: Schema.Literal("activate"),
  object: id,
  target: id,
  choose: optionalKey(WordChoice),
}).annotate({ identifier: "Activate" });

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

export const Step = Schema.Union([
  Enter,
  Cast,
  Resolve,
  Activate,
  ChangeStep,
  Copy,
  Move,
  Leave,
  Attach,
  Transform,
  Turn,
  Phase,
  EndTurn,
  Grant,
]).annotate({ identifier: "Step" });
export type Step = typeof Step.Type;
