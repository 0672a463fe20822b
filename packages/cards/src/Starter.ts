/**
 * The catalogue that comes with the package: the printed cards that change text, and cards worth changing. It is no
 * substitute for a whole card file; the module `Scryfall` reads one.
 */
import * as Catalogue from "./Catalogue.ts";
import * as data from "./data/starter.ts";

let made: Catalogue.Catalogue | undefined;

/**
 * The starter catalogue, indexed at the first call.
 *
 * @example
 * ```ts
 * import { lookup } from "@palimpsest/cards/Catalogue";
 * import { starter } from "@palimpsest/cards/Starter";
 *
 * lookup(starter(), "Goblin King")?.oracle_text; // "Other Goblins get +1/+1 and have mountainwalk."
 * ```
 */
export const starter = (): Catalogue.Catalogue => {
  made ??= Catalogue.make(data.cards, { source: data.source, date: data.date, notice: data.notice });
  return made;
};
