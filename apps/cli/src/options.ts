/** The flags for the contract's options, in the same words. */
import type { Options } from "@palimpsest/core/Contract";
import * as Contract from "@palimpsest/core/Contract";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import * as Flag from "effect/cli/Flag";
import * as Option from "effect/Option";

const { dependency, exchange, grammar, reminderText } = Contract.Options.fields;

export const edition = Flag.Literals("edition", RulesEdition.editions).pipe(
  Flag.withDescription(`Edition of the Comprehensive Rules, by its effective date (default: ${RulesEdition.newest})`),
  Flag.optional,
);

export const flags = {
  edition,
  dependency: Flag.Literals("dependency", dependency.schema.literals).pipe(
    Flag.withDescription(
      "Which effects wait for others: by what they do, by what they find, or none (default: instruction)",
    ),
    Flag.optional,
  ),
  exchange: Flag.Literals("exchange", exchange.schema.literals).pipe(
    Flag.withDescription(
      "Which text an exchange of text boxes gives: as it stood then, or as it is (default: snapshot)",
    ),
    Flag.optional,
  ),
  grammar: Flag.Literals("grammar", grammar.schema.literals).pipe(
    Flag.withDescription('Whether "a" and "an" follow the new word (default: adjusted)'),
    Flag.optional,
  ),
  reminderText: Flag.Literals("reminder-text", reminderText.schema.literals).pipe(
    Flag.withDescription("What becomes of words in reminder text (default: truthful)"),
    Flag.optional,
  ),
};

type Given = { readonly [Key in keyof typeof flags]: Option.Option<NonNullable<Options[Key]>> };

/** The options that were given; what was not keeps its default. */
export const given = ({ edition, dependency, exchange, grammar, reminderText }: Given): Options => ({
  ...(Option.isSome(edition) ? { edition: edition.value } : {}),
  ...(Option.isSome(dependency) ? { dependency: dependency.value } : {}),
  ...(Option.isSome(exchange) ? { exchange: exchange.value } : {}),
  ...(Option.isSome(grammar) ? { grammar: grammar.value } : {}),
  ...(Option.isSome(reminderText) ? { reminderText: reminderText.value } : {}),
});
