/**
 * What keeps spells and abilities away from a permanent: protection (702.16), hexproof (702.11), shroud (702.18). They
 * ask what the source is by now, whatever made it so.
 */
import { type Current, hasKeyword, hasSubtype } from "./Current.ts";
import * as Lexicon from "./Lexicon.ts";

/** "Black", "each color", "Goblins", "artifacts", "everything": is the object of that quality? */
const isOf = (object: Current, quality: string): boolean => {
  if (quality === "everything") return true;
  if (/^(?:each|all) colors?$/.test(quality)) return object.colors.size > 0;
  if (object.colors.has(quality)) return true;
  if ([...object.types].some((type) => [type, `${type}s`].includes(`${quality[0]?.toUpperCase()}${quality.slice(1)}`)))
    return true;
  const type = Lexicon.parse("creature-type", quality);
  return type !== undefined && hasSubtype(object, type.singular);
};

/** The qualities of "protection from black and from red" or "hexproof from white" among the abilities. */
const qualities = ({ abilities }: Current, keyword: "protection" | "hexproof"): ReadonlyArray<string> =>
  abilities
    .map((ability) => ability.toLowerCase())
    .filter((ability) => ability.startsWith(`${keyword} from `))
    .flatMap((ability) => ability.slice(keyword.length).split(/,? (?:and )?from /))
    .filter((quality) => quality !== "");

/** Has the object protection from the other one (702.16a)? */
export const isProtected = (object: Current, from: Current): boolean =>
  qualities(object, "protection").some((quality) => isOf(from, quality));

/** Why a spell or ability may not target an object, as the end of a sentence, and the rule that says so. */
export interface Obstacle {
  readonly because: string;
  readonly rule: string;
}

/**
 * What keeps a spell, or an ability of this source, from targeting the object, whatever its text wants; `undefined`
 * where nothing does. A player's own hexproof keeps nothing of that player away (702.11b, 702.11d).
 */
export const obstacle = (object: Current, by: Current | undefined, controller: string): Obstacle | undefined => {
  if (object.zone !== "battlefield") return undefined;
  if (hasKeyword(object, "shroud")) return { because: "it has shroud", rule: "702.18a" };
  const isOpponent = object.controller !== controller;
  if (isOpponent && hasKeyword(object, "hexproof")) return { because: "it has hexproof", rule: "702.11b" };
  if (by === undefined) return undefined;
  if (isProtected(object, by)) return { because: "it has protection from that", rule: "702.16b" };
  return isOpponent && qualities(object, "hexproof").some((quality) => isOf(by, quality))
    ? { because: "it has hexproof from that", rule: "702.11d" }
    : undefined;
};

/** 702.12b: it is not destroyed. */
export const isIndestructible = (object: Current): boolean => hasKeyword(object, "indestructible");
