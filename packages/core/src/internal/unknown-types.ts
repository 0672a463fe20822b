/**
 * Capitalised words that stand where a subtype stands and that no list of the rules holds: an old type ("Naga"), one
 * of a set to come, a slip of the pen. They are said, never silently passed over.
 */
import { otherLandTypes } from "../data/land-types.ts";
import { otherSubtypes, planeswalkerTypes } from "../data/other-types.ts";
import * as Lexicon from "../Lexicon.ts";
import type { TypeLine } from "../TypeLine.ts";
import { once } from "./once.ts";
import { isForeign } from "./rules-text/capitals.ts";
import { Tokens } from "./rules-text/tokens.ts";

const otherTypes = /* @__PURE__ */ once(
  () => new Set([...otherSubtypes, ...planeswalkerTypes, ...otherLandTypes].map((type) => type.toLowerCase())),
);

/** Card types whose subtypes are checked; those of planes and dungeons are names of places. */
const checked = new Set([
  "creature",
  "kindred",
  "tribal",
  "land",
  "artifact",
  "enchantment",
  "instant",
  "sorcery",
  "planeswalker",
  "battle",
]);

const isKnown = (written: string): boolean => {
  const type = written.toLowerCase().replaceAll("\u2019", "'");
  return Lexicon.form(type) !== undefined || otherTypes().has(type);
};

/** A subtype is written so; what else stands behind the dash of a joke is none. */
const isWord = /^\p{Lu}[\p{L}'\u2019-]*$/u;

const ofTypeLine = (line: TypeLine): ReadonlyArray<string> =>
  line.types.some((type) => checked.has(type.toLowerCase()))
    ? line.subtypes.filter((type) => isWord.test(type) && !isKnown(type))
    : [];

/** At most so many words stand between a type and the noun that it describes. */
const longestRun = 8;

const isSpace = (text: string, at: number): boolean => text.charCodeAt(at) <= 32 || text.charAt(at) === "\u00a0";

/** In any case, without a copy in lower case: that of a long text costs more than all else. */
const creature = /creature/gi;

/** May a word with a capital stand before "creature"? Nearly no text has one, and that is told without its tokens. */
const mayDescribe = (source: string): boolean => {
  creature.lastIndex = 0;
  while (creature.test(source)) {
    const before = creature.lastIndex - "creature".length - 1;
    let at = before;
    while (at >= 0 && isSpace(source, at)) at--;
    if (at === before) continue;
    for (; at >= 0 && !isSpace(source, at); at--) {
      const code = source.charCodeAt(at);
      if (code < 97 || code > 122) return true;
    }
  }
  return false;
};

/** "Snake Naga creature tokens", "Naga creatures you control": the words before "creature", but for those of a name. */
const ofRulesText = (source: string, name: string): ReadonlyArray<string> => {
  const tokens = new Tokens(source);
  const own = new Set(name.toLowerCase().split(/[^\p{L}]+/u, 32));
  const found: Array<string> = [];
  for (let i = 0; i < tokens.length; i++) {
    const noun = tokens.word(i);
    if (noun !== "creature" && noun !== "creatures") continue;
    let before = tokens.wordBefore(i);
    for (let n = 0; n < longestRun && before >= 0 && tokens.isCapital(before); n++) {
      if (isForeign(tokens, before) && !own.has(tokens.word(before)) && !isKnown(tokens.text(before)))
        found.push(tokens.text(before));
      before = tokens.wordBefore(before);
    }
  }
  return found;
};

/** Each unknown type word once, in the order in which it stands on the face. */
export const unknownTypes = (line: TypeLine, rulesText: string, name: string): ReadonlyArray<string> => [
  ...new Set([...ofTypeLine(line), ...(mayDescribe(rulesText) ? ofRulesText(rulesText, name) : [])]),
];
