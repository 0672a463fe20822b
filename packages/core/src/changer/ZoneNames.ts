import type { Zone } from "../Contract.ts";

/**
 * What a sentence calls an object in each zone.
 *
 * @example
 * ```ts
 * import * as Changer from "@palimpsest/core/Changer";
 *
 * Changer.zoneNames.stack; // => "a spell"
 * ```
 */
export const zoneNames: Readonly<Record<Zone, string>> = {
  battlefield: "a permanent",
  stack: "a spell",
  hand: "a card in a hand",
  library: "a card in a library",
  graveyard: "a card in a graveyard",
  exile: "a card in exile",
  command: "a card in the command zone",
};
