/** What a reader looks at in the explorer: a card, and which of its words. */
import { GameObject, UnusedReason, WordClass } from "@palimpsest/core/Contract";
import { editions } from "@palimpsest/core/RulesEdition";
import * as Schema from "effect/Schema";

const optionalKey = Schema.optionalKey;

/** What a word is: in use, or the reason why it isn't; or all that are in no use. */
export const Role = Schema.Union([Schema.Literals(["used", "unused"]), UnusedReason]);
export type Role = typeof Role.Type;

export const State = Schema.Struct({
  card: Schema.Union([Schema.String, GameObject]),
  class: optionalKey(WordClass),
  role: optionalKey(Role),
  /** As the edition numbers it. */
  rule: optionalKey(Schema.String),
  edition: optionalKey(Schema.Literals(editions)),
});
export type State = typeof State.Type;

export const first: State = { card: "Pink Horror" };
