/**
 * What a capital tells: types and names have one, and so has the first word of a sentence, where it tells nothing.
 */
import { otherSubtypes } from "../../data/other-types.ts";
import * as Lexicon from "../../Lexicon.ts";
import { once } from "../once.ts";
import { firstRun } from "./letters.ts";
import { Kind, type Tokens } from "./tokens.ts";

/** Does a sentence, an ability or an effect begin at this token? There a capital tells nothing. */
export const startsSentence = (tokens: Tokens, token: number): boolean => {
  let i = token - 1;
  while (tokens.kinds[i] === Kind.Space || tokens.kinds[i] === Kind.Bracket) i--;
  switch (tokens.kinds[i]) {
    case undefined:
    case Kind.Newline:
    case Kind.Stop:
    case Kind.Bullet:
    case Kind.Dash:
    case Kind.Colon:
    case Kind.Open:
    case Kind.Quote:
    case Kind.Symbol:
    case Kind.Other:
      return true;
    case Kind.Apostrophe:
      // A quotation in a quotation opens after a space; "Gods' Eye" has a word before its apostrophe.
      return i === token - 1 && tokens.kinds[i - 1] !== Kind.Word;
    default:
      return false;
  }
};

/** The runs of letters of each type that has more than one: "time" and "lord", "assembly" and "worker". */
const manyRuns = /* @__PURE__ */ once(() =>
  [...Lexicon.allForms().keys()].filter((form) => firstRun(form) !== form).map((form) => form.match(/[a-z]+/g) ?? []),
);
const firstAndLast = /* @__PURE__ */ once(() => manyRuns().map((runs) => ({ first: runs[0], last: runs.at(-1) })));

/** A word without the keyword that the rules build from it: "wizard" of "Wizardcycling". */
const stem = (word: string): string =>
  word.endsWith("cycling") ? word.slice(0, -7) : word.endsWith("walk") ? word.slice(0, -4) : word;

/** Is this token the first or the last word of such a type, with the other beside it? */
export const isPartOfType = (tokens: Tokens, token: number): boolean => {
  const word = stem(tokens.word(token));
  return firstAndLast().some(
    ({ first, last }) =>
      (word === first && stem(tokens.word(token + 2)) === last) || (word === last && tokens.word(token - 2) === first),
  );
};

/** A word of a land or creature type. */
export const isTypeWord = (tokens: Tokens, token: number): boolean => {
  const form = Lexicon.form(tokens.word(token));
  return form === undefined ? isPartOfType(tokens, token) : form.word.class !== "color-word";
};

const subtypes = new Set(otherSubtypes.map((type) => type.toLowerCase()));

/** Parts of types of more than one word, and small words that a shouting text writes large ("Treefolk, And Warriors"). */
const plain = /* @__PURE__ */ once(() => new Set(["and", "or", ...manyRuns().flat()]));

/** Verbs that open the second part of a cost, after a comma: "{B}, Sacrifice a Goblin:". */
const costVerbs = new Set(
  "sacrifice discard exile return tap untap pay remove put reveal mill collect behold blight exert forage unattach".split(
    " ",
  ),
);

/** A capitalised word in the middle of a sentence that no list of types holds: a colour too, which is small there. */
export const isForeign = (tokens: Tokens, token: number): boolean => {
  if (token < 0 || !tokens.isCapital(token) || tokens.end(token) - tokens.start(token) < 2) return false;
  const word = stem(tokens.word(token));
  if (subtypes.has(word) || plain().has(word) || costVerbs.has(word)) return false;
  const form = Lexicon.form(word);
  if (form !== undefined && form.word.class !== "color-word") return false;
  return !startsSentence(tokens, token);
};
