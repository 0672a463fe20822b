/** What an enchant ability wants of the object that an Aura is attached to (702.5a). */
import { type Current, hasSubtype } from "../Current.ts";
import { colorOf } from "../data/mana.ts";

/** What follows asks about players, numbers or abilities, and is passed over. */
const furtherClause = / (?:you |an opponent |with |without ).*$/;

/** Words that every object has or has not; capitals mark subtypes. Others ("tapped") are passed over. */
const types = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "instant",
  "kindred",
  "land",
  "planeswalker",
  "sorcery",
];
const supertypes = ["basic", "legendary", "snow", "world"];
const colors: ReadonlySet<string> = new Set(Object.values(colorOf));
const qualities = new Set([...types, ...supertypes, ...colors]);

const has = (object: Current, word: string): boolean => {
  const excluded = /^non-?(.+)$/.exec(word)?.[1];
  if (excluded !== undefined) return !has(object, excluded);
  if (/^\p{Lu}/u.test(word)) return hasSubtype(object, word);
  if (!qualities.has(word) || object.colors.has(word)) return true;
  return [...object.types, ...object.supertypes].some((each) => each.toLowerCase() === word);
};

/** "Mountain you control", "red or green creature", "creature or Vehicle": one of the alternatives fits the object. */
export const mayBeEnchanted = (object: Current, wanted: string): boolean => {
  const alternatives = wanted
    .replace(furtherClause, "")
    .split(/,? or |, /)
    .map((each) => each.split(" "));
  const noun = alternatives.at(-1)?.at(-1) ?? "";
  // "Red or green creature": a colour alone is no noun, and shares that of the last alternative.
  return alternatives.some((words) =>
    (colors.has(words.at(-1) ?? "") ? [...words, noun] : words).every((word) => has(object, word)),
  );
};
