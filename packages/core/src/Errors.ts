/**
 * Everything that can go wrong for a caller, as typed values: a sentence for a person (`message`) and fields for a
 * program. None of them is a defect of the library. They are no schemas: who changes a word in a browser need not load those.
 */
import * as Data from "effect/Data";
import type { WordClass, Zone } from "./Contract.ts";
import * as RulesEdition from "./RulesEdition.ts";

/** A word that the rules do not know in this class. `pointer` is a JSON pointer into the request. */
export class UnknownWord extends Data.TaggedError("UnknownWord")<{
  readonly message: string;
  readonly class: WordClass;
  readonly input: string;
  readonly suggestions: ReadonlyArray<string>;
  readonly pointer?: string;
}> {}

/** A choice that the effect's text or a rule forbids: the same word twice, Wall as the new type, a class not offered. */
export class IllegalChoice extends Data.TaggedError("IllegalChoice")<{
  readonly message: string;
  readonly rule: string;
  readonly pointer?: string;
}> {}

/** The object is not one that the changer may target (115.1, 608.2b). */
export class IllegalTarget extends Data.TaggedError("IllegalTarget")<{
  readonly message: string;
  readonly rule: string;
  readonly zone: Zone;
}> {}

/** A step of a scenario that the game does not allow: what resolves is on the stack, a new object needs an id of its own. */
export class IllegalStep extends Data.TaggedError("IllegalStep")<{
  readonly message: string;
  readonly rule: string;
  readonly object: string;
}> {}

/** The effect asks for something that nobody chose. `pointer` is where a request would say it. */
export class MissingChoice extends Data.TaggedError("MissingChoice")<{
  readonly message: string;
  readonly rule: string;
  readonly pointer: string;
}> {}

/** The rules do not cover the card: un-cards, acorn cards, playtest cards (100.7). */
export class NotCoveredByRules extends Data.TaggedError("NotCoveredByRules")<{
  readonly message: string;
  readonly rule: string;
  readonly input: string;
}> {}

/** The rules cover the situation and the library does not. A scenario that comes to one never passes. */
export class NotSupported extends Data.TaggedError("NotSupported")<{
  readonly message: string;
  readonly rule: string;
}> {}

/** No printed changer of this name is known. */
export class UnknownChanger extends Data.TaggedError("UnknownChanger")<{
  readonly message: string;
  readonly input: string;
  readonly suggestions: ReadonlyArray<string>;
}> {}

/** No card of this name is in the catalogue. */
export class UnknownCard extends Data.TaggedError("UnknownCard")<{
  readonly message: string;
  readonly input: string;
  readonly suggestions: ReadonlyArray<string>;
}> {}

/** No answer cites a rule of this number. */
export class UnknownRule extends Data.TaggedError("UnknownRule")<{
  readonly message: string;
  readonly input: string;
  readonly suggestions: ReadonlyArray<string>;
}> {}

/** No edition of the rules with this effective date is held. */
export class UnknownEdition extends Data.TaggedError("UnknownEdition")<{
  readonly message: string;
  readonly input: string;
  readonly known: ReadonlyArray<string>;
}> {}

/** The object cannot be read as one: a face that is not there, a card with no name, a card in another language. */
export class InvalidObject extends Data.TaggedError("InvalidObject")<{
  readonly message: string;
  readonly pointer: string;
  readonly rule?: string;
}> {}

/** A change speaks of an object that is not in the request. */
export class UnknownObject extends Data.TaggedError("UnknownObject")<{
  readonly message: string;
  readonly input: string;
  readonly suggestions: ReadonlyArray<string>;
  readonly pointer: string;
}> {}

/** Two changes of a request have the same id. */
export class DuplicateId extends Data.TaggedError("DuplicateId")<{
  readonly message: string;
  readonly id: string;
  readonly pointer: string;
}> {}

/** The same error with its rule as an edition numbers it; one that names no rule comes back as it is. */
export const numberedIn =
  (edition: RulesEdition.RulesEdition) =>
  <E>(error: E): E => {
    if (!(error instanceof Error && "rule" in error && typeof error.rule === "string")) return error;
    const rule = RulesEdition.cite(error.rule, edition);
    if (rule === error.rule) return error;
    const Same = error.constructor as new (fields: object) => E;
    return new Same({ ...error, message: error.message, rule });
  };
