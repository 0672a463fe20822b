/** Arguments and flags that several commands share. */

import * as Argument from "effect/cli/Argument";
import * as CliError from "effect/cli/CliError";
import * as Flag from "effect/cli/Flag";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";

const name = Argument.String("name").pipe(
  Argument.withDescription("Name of a card in the catalogue, in any letter case"),
);

/** A card's name. */
export const requiredName = name;

/** A card's name, where a command can read cards from standard input instead. */
export const cardName = Argument.optional(name);

export const json = (description: string): Flag.Flag<boolean> =>
  Flag.Boolean("json").pipe(Flag.withDescription(description), Flag.withDefault(false));

export const ndjson = (description: string): Flag.Flag<boolean> =>
  Flag.Boolean("ndjson").pipe(Flag.withDescription(description), Flag.withDefault(false));

/** The name once {@link oneSource} has let it pass. */
export const given = (cardName: Option.Option<string>): string => Option.getOrElse(cardName, () => "");

/** A card comes from the catalogue by its name, or cards come a line each. `others` are flags that need a name. */
export const oneSource = (
  cardName: Option.Option<string>,
  ndjson: boolean,
  others: ReadonlyArray<string>,
): Effect.Effect<void, CliError.CliError> => {
  if (!ndjson) {
    return Option.isSome(cardName) ? Effect.void : Effect.fail(new CliError.MissingArgument({ argument: "name" }));
  }
  const besides = [...(Option.isSome(cardName) ? ["a name"] : []), ...others];
  if (besides.length === 0) return Effect.void;
  return Effect.fail(
    new CliError.ValidationError({
      message: `--ndjson reads everything from standard input and does not go with ${besides.join(" or ")}.`,
    }),
  );
};
