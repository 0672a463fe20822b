import type { Zone } from "../../Contract.ts";

/** Is an object of this zone a spell or a permanent? Effects on those reach all of them at all times (611.3a). */
export const isSpellOrPermanent = (zone: Zone | undefined): boolean => zone === "battlefield" || zone === "stack";
