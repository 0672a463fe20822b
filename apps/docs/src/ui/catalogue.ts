/** The starter catalogue as a library: a chunk of its own, since the first state of a page needs a card or two of it. */
import * as Catalogue from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import type { Library } from "./library.ts";

const mostSuggestions = 8;

export const library: Library = {
  find: (name) => Catalogue.lookup(starter(), name),
  suggest: (text) => (text.trim() === "" ? starter().names : Catalogue.suggest(starter(), text, mostSuggestions)),
  load: () => {},
  loaded: true,
};
