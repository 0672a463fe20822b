/**
 * The abilities that a rules text gives its object.
 *
 * Rule 113.2c: one a paragraph, but for lists of keywords. Reminder text gives none (207.2a).
 */
import * as Manas from "./data/mana.ts";

/** The text without what stands in parentheses. */
const withoutReminder = (line: string): string => {
  let kept = "";
  let depth = 0;
  for (const character of line) {
    if (character === "(") depth++;
    else if (character === ")" && depth > 0) depth--;
    else if (depth === 0) kept += character;
  }
  return kept.trim();
};

/** A sentence, a cost, a choice, a quotation: one ability, whatever commas it has. */
const isKeywordList = (line: string): boolean => !/[.:"\u2014\u2022]/.test(line);

/** "Protection from black, from red": each further quality goes with the keyword before it (702.16g). */
const keywords = (line: string): ReadonlyArray<string> => {
  const found: Array<string> = [];
  for (const part of line.split(/ ?[,;] /)) {
    const before = found.at(-1);
    if (before !== undefined && /^(?:and )?from /.test(part)) found[found.length - 1] = `${before}, ${part}`;
    else found.push(part);
  }
  return found;
};

/**
 * The abilities of a text, in order, each as written.
 *
 * @example
 * ```ts
 * import * as Abilities from "@palimpsest/core/Abilities";
 *
 * Abilities.of("Flying, vigilance\n{T}: Add {G}. (This is a mana ability.)"); // => ["Flying", "vigilance", "{T}: Add {G}."]
 * ```
 */
export const of = (rulesText: string): ReadonlyArray<string> =>
  rulesText
    .split("\n")
    .map(withoutReminder)
    .filter((line) => line !== "")
    .flatMap((line) => (isKeywordList(line) ? keywords(line) : [line]));

/** The mana abilities that basic land types have on their own, whatever the text box says (305.6). */
export const intrinsic = (subtypes: ReadonlySet<string>): ReadonlyArray<string> =>
  Object.entries(Manas.ofBasicLandType)
    .filter(([type]) => subtypes.has(type))
    .map(([, symbol]) => `{T}: Add {${symbol}}.`);
