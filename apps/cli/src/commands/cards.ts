/** `palimpsest cards`: the cards that commands look up. */
import * as Command from "effect/cli/Command";
import { importCards } from "./cards-import.ts";
import { show } from "./cards-show.ts";

export const cards = Command.make("cards").pipe(
  Command.withDescription("Import cards from a file into a database, and look at them."),
  Command.withShortDescription("Import cards, and look at them"),
  Command.withSubcommands([importCards, show]),
);
