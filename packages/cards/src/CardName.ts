/**
 * Card names as people type them. Two spellings mean the same name if their keys are equal: letter case, accents,
 * punctuation, spaces and the "A-" of a card rebalanced for Alchemy do not count.
 */

/** Letters that are written with two, or with a stroke that is no accent to Unicode. */
const spelledOut: ReadonlyMap<string, string> = new Map([
  ["æ", "ae"],
  ["œ", "oe"],
  ["ß", "ss"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ł", "l"],
  ["ı", "i"],
]);

const mark = /^\p{M}$/u;
const letterOrDigit = /^[\p{L}\p{N}]$/u;
const rebalanced = /^\s*a[-\u2010\u2011\u2013]/i;
const apostrophes = new Set(["'", "\u2018", "\u2019", "\u02bc", "`", "\u00b4"]);

/** What one character adds to a name: letters and digits, a blank of a sticker card, nothing, or a gap. */
const fold = (character: string): string => {
  if (character === "_") return character;
  if (apostrophes.has(character)) return "";
  let folded = "";
  // Each character by itself: sorting a long run of combining marks, as normalize does, is not linear.
  for (const part of character.normalize("NFKD").toLowerCase()) {
    if (letterOrDigit.test(part)) folded += spelledOut.get(part) ?? part;
    else if (!mark.test(part)) folded += " ";
  }
  return folded;
};

const ascii = /^[\0-\x7f]*$/;

/** As {@link fold} of each character, at once: nearly all names are ASCII. */
const foldAscii = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['`]/g, "")
    .replace(/[^a-z0-9_]/g, " ");

const foldAll = (text: string): string => {
  if (ascii.test(text)) return foldAscii(text);
  let folded = "";
  for (const character of text) folded += fold(character);
  return folded;
};

const words = (face: string): Array<string> =>
  foldAll(face.replace(rebalanced, ""))
    .replace(/_+/g, " _ ")
    .split(" ")
    .filter((word) => word !== "");

/**
 * The words of a name in small plain letters, one space between them. Time is linear in the length of the name.
 *
 * @example
 * ```ts
 * import { normalize } from "@palimpsest/cards/CardName";
 *
 * normalize("Lim-Dûl’s  Vault"); // "lim duls vault"
 * normalize("Wear//Tear"); // "wear tear"
 * ```
 */
export const normalize = (name: string): string => name.split("//").flatMap(words).join(" ");

/**
 * What two spellings of one name have in common: {@link normalize} without the spaces. Empty for a string without a
 * letter, digit or blank.
 *
 * @example
 * ```ts
 * import { key } from "@palimpsest/cards/CardName";
 *
 * key("spider man, web slinger") === key("Spider-Man, Web-Slinger"); // true
 * ```
 */
export const key = (name: string): string => normalize(name).replaceAll(" ", "");

/**
 * Whether the name is that of a card rebalanced for Alchemy, which shares its key with the printed card.
 *
 * @example
 * ```ts
 * import { isRebalanced } from "@palimpsest/cards/CardName";
 *
 * isRebalanced("A-Blood Artist"); // true
 * ```
 */
export const isRebalanced = (name: string): boolean => rebalanced.test(name);
