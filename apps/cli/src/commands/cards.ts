/** `palimpsest cards`: the cards that commands look up. */
import * as Command from "effect/cli/Command";
import { importCards } from "./cards-import.ts";
import { search } from "./cards-search.ts";
import { show } from "./cards-show.ts";

export const cards = Command.make("cards").pipe(
  Command.withDescription("Import cards from a file into a database, search them, and look at them."),
  Command.withShortDescription("Import cards, search them, look at them"),
  Command.withSubcommands([importCards, search, show]),
);
