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

/** As the default one, except that wrong usage leaves standard output empty and is not answered with all of the help. */
export const presenter: CliOutput.Presenter = {
  present: (event) => {
    switch (event._tag) {
      case "InvalidInvocation":
        return Effect.andThen(
          Effect.forEach(event.errors, (error) => Console.error(sentence(error)), { discard: true }),
          Console.error(`\nUsage: ${event.helpDoc.usage}\nMore:  ${event.commandPath.join(" ")} --help`),
        );
      case "Version":
        return Console.log(event.version);
      default:
        return CliOutput.defaultPresenter.present(event);
    }
  },
};
