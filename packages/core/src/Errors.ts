/**
 * Everything that can go wrong for a caller, as typed values: a sentence for a person (`message`) and fields for a
 * program. None of them is a defect of the library.
 */
import * as Schema from "effect/Schema";
import { WordClass, Zone } from "./Contract.ts";
import * as RulesEdition from "./RulesEdition.ts";

/** A word that the rules do not know in this class. `pointer` is a JSON pointer into the request. */
export class UnknownWord extends Schema.TaggedError<UnknownWord>()("UnknownWord", {
  message: Schema.String,
  class: WordClass,
  input: Schema.String,
  suggestions: Schema.Array(Schema.String),
  pointer: Schema.optionalKey(Schema.String),
}) {}

/** A choice that the effect's text or a rule forbids: the same word twice, Wall as the new type, a class not offered. */
export class IllegalChoice extends Schema.TaggedError<IllegalChoice>()("IllegalChoice", {
  message: Schema.String,
  rule: Schema.String,
  pointer: Schema.optionalKey(Schema.String),
}) {}

/** The object is not one that the changer may target (115.1, 608.2b). */
export class IllegalTarget extends Schema.TaggedError<IllegalTarget>()("IllegalTarget", {
  message: Schema.String,
  rule: Schema.String,
  zone: Zone,
}) {}

/** A step of a scenario that the game does not allow: what resolves is on the stack, a new object needs an id of its own. */
export class IllegalStep extends Schema.TaggedError<IllegalStep>()("IllegalStep", {
  message: Schema.String,
  rule: Schema.String,
  object: Schema.String,
}) {}

/** The effect asks for something that nobody chose. `pointer` is where a request would say it. */
export class MissingChoice extends Schema.TaggedError<MissingChoice>()("MissingChoice", {
  message: Schema.String,
  rule: Schema.String,
  pointer: Schema.String,
}) {}

/** The rules do not cover the card: un-cards, acorn cards, playtest cards (100.7). */
export class NotCoveredByRules extends Schema.TaggedError<NotCoveredByRules>()("NotCoveredByRules", {
  message: Schema.String,
  rule: Schema.String,
  input: Schema.String,
}) {}

/** The rules cover the situation and the library does not. A scenario that comes to one never passes. */
export class NotSupported extends Schema.TaggedError<NotSupported>()("NotSupported", {
  message: Schema.String,
  rule: Schema.String,
}) {}

/** The same error with its rule as an edition numbers it; one that names no rule comes back as it is. */
export const numberedIn =
  (edition: RulesEdition.RulesEdition) =>
  <E>(error: E): E => {
    if (error instanceof IllegalChoice) {
      const { message, rule, pointer } = error;
      const place = pointer === undefined ? {} : { pointer };
      return new IllegalChoice({ message, rule: RulesEdition.cite(rule, edition), ...place }) as E;
    }
    if (error instanceof MissingChoice) {
      const { message, rule, pointer } = error;
      return new MissingChoice({ message, rule: RulesEdition.cite(rule, edition), pointer }) as E;
    }
    if (error instanceof NotSupported) {
      const { message, rule } = error;
      return new NotSupported({ message, rule: RulesEdition.cite(rule, edition) }) as E;
    }
    if (error instanceof IllegalTarget) {
      const { message, rule, zone } = error;
      return new IllegalTarget({ message, rule: RulesEdition.cite(rule, edition), zone }) as E;
    }
    return error;
  };

/** No printed changer of this name is known. */
export class UnknownChanger extends Schema.TaggedError<UnknownChanger>()("UnknownChanger", {
  message: Schema.String,
  input: Schema.String,
  suggestions: Schema.Array(Schema.String),
}) {}

/** No card of this name is in the catalogue. */
export class UnknownCard extends Schema.TaggedError<UnknownCard>()("UnknownCard", {
  message: Schema.String,
  input: Schema.String,
  suggestions: Schema.Array(Schema.String),
}) {}

/** No answer cites a rule of this number. */
export class UnknownRule extends Schema.TaggedError<UnknownRule>()("UnknownRule", {
  message: Schema.String,
  input: Schema.String,
  suggestions: Schema.Array(Schema.String),
}) {}

/** No edition of the rules with this effective date is held. */
export class UnknownEdition extends Schema.TaggedError<UnknownEdition>()("UnknownEdition", {
  message: Schema.String,
  input: Schema.String,
  known: Schema.Array(Schema.String),
}) {}

/** The object cannot be read as one: a face that is not there, a card with no name, a card in another language. */
export class InvalidObject extends Schema.TaggedError<InvalidObject>()("InvalidObject", {
  message: Schema.String,
  pointer: Schema.String,
  rule: Schema.optionalKey(Schema.String),
}) {}

/** A change speaks of an object that is not in the request. */
export class UnknownObject extends Schema.TaggedError<UnknownObject>()("UnknownObject", {
  message: Schema.String,
  input: Schema.String,
  suggestions: Schema.Array(Schema.String),
  pointer: Schema.String,
}) {}

/** Two changes of a request have the same id. */
export class DuplicateId extends Schema.TaggedError<DuplicateId>()("DuplicateId", {
  message: Schema.String,
  id: Schema.String,
  pointer: Schema.String,
}) {}
