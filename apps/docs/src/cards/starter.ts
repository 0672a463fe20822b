/** The starter set as a chunk of its own, since the first state of a page needs a card or two of it. */
import * as Catalogue from "@palimpsest/cards/Catalogue";
import { starter as catalogue } from "@palimpsest/cards/Starter";
import type { Starter } from "./Library.ts";

const mostSuggestions = 8;

export const starter: Starter = {
  count: catalogue().cards.length,
  find: (name) => Catalogue.lookup(catalogue(), name),
  suggest: (text) => (text.trim() === "" ? catalogue().names : Catalogue.suggest(catalogue(), text, mostSuggestions)),
};
