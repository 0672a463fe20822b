/** Where help and complaints about the arguments go: help to standard output, complaints to standard error. */

import * as Console from "effect/Console";
import type * as CliError from "effect/cli/CliError";
import * as CliOutput from "effect/cli/CliOutput";
import * as Effect from "effect/Effect";
import { printable } from "./style.ts";

const sentence = (error: CliError.NonShowHelpErrors): string => {
  const hint = error._tag === "UnexpectedArgument" ? ". Put a name of several words in quotes." : "";
  return `${printable(error.message)}${hint}`;
};

/** "-t:creature" is read as a flag for each of its letters: that it is a query is all there is to say. */
const sentences = (
  errors: ReadonlyArray<CliError.NonShowHelpErrors>,
  path: ReadonlyArray<string>,
): ReadonlyArray<string> =>
  path.at(-1) === "search" &&
  errors.some((error) => error._tag === "UnrecognizedOption" && !error.option.startsWith("--"))
    ? [`A query that begins with "-" stands behind --: ${path.join(" ")} -- "-t:creature"`]
    : errors.map(sentence);

/** As the default one, except that wrong usage leaves standard output empty and is not answered with all of the help. */
export const presenter: CliOutput.Presenter = {
  present: (event) => {
    switch (event._tag) {
      case "InvalidInvocation":
        return Effect.andThen(
          Effect.forEach(sentences(event.errors, event.commandPath), (line) => Console.error(line), { discard: true }),
          Console.error(`\nUsage: ${event.helpDoc.usage}\nMore:  ${event.commandPath.join(" ")} --help`),
        );
      case "Version":
        return Console.log(event.version);
      default:
        return CliOutput.defaultPresenter.present(event);
    }
  },
};
