/**
 * What shows that a word is used as a colour or a type: the noun that it describes, the determiner before it, the
 * keyword whose argument it is, the list it stands in.
 *
 * Rule 612.2a: the types that a text gives a token are in use, though the token may be named for them.
 */

import type { Decision } from "../../data/decisions.ts";
import { keywordArguments } from "../../data/keywords.ts";
import * as Lexicon from "../../Lexicon.ts";
import { isTypeWord } from "./capitals.ts";
import { numberOf } from "./number.ts";
import { adjectives, copulas, isDeterminer, nouns } from "./phrases.ts";
import type { Judgement, Role } from "./roles.ts";
import { Kind, type Tokens } from "./tokens.ts";

const used = (decidedBy: Decision): Role => ({ decidedBy });

const joins = new Set<Kind | undefined>([Kind.Space, Kind.Comma, Kind.Hyphen, Kind.Bracket]);

/** A step from word to word inside one phrase: across spaces, commas, hyphens, the brackets of cleave. -1 at its end. */
const stepBack = (tokens: Tokens, token: number): number => {
  let i = token - 1;
  while (joins.has(tokens.kind(i))) i--;
  return tokens.kind(i) === Kind.Word || tokens.kind(i) === Kind.Number ? i : -1;
};

const stepOn = (tokens: Tokens, token: number): number => {
  let i = token + 1;
  while (joins.has(tokens.kind(i))) i++;
  return tokens.kind(i) === Kind.Word ? i : -1;
};

/** No printed phrase around a type is longer. */
const longestPhrase = 24;

const isColor = (word: string): boolean => Lexicon.form(word)?.word.class === "color-word";

/** Words that may stand between a type and what decides about it, in a list or a row of adjectives. */
const isFiller = (tokens: Tokens, token: number): boolean => {
  const word = tokens.word(token);
  return (
    adjectives.has(word) ||
    word === "or" ||
    word === "and" ||
    word === "non" ||
    isColor(word) ||
    tokens.isCapital(token)
  );
};

const compound: Judgement = ({ compound }) => {
  if (compound === "walk") return { decidedBy: "keyword-argument", keyword: "702.14a" };
  if (compound === "cycling") return { decidedBy: "keyword-argument", keyword: "702.29e" };
  return undefined;
};

/** "Protection from Demons and from Dragons", "affinity for Islands": the printed argument of a keyword. */
const keywordArgument: Judgement = (candidate, { tokens }) => {
  let i = stepBack(tokens, candidate.first);
  for (let n = 0; n < longestPhrase && i >= 0; n++) {
    const word = tokens.word(i);
    for (const { before, rule } of keywordArguments) {
      if (before.at(-1) !== word) continue;
      let at = i;
      let k = before.length - 2;
      for (; k >= 0; k--) {
        at = stepBack(tokens, at);
        if (at < 0 || tokens.word(at) !== before[k]) break;
      }
      if (k < 0) return { decidedBy: "keyword-argument", keyword: rule };
    }
    const between =
      isFiller(tokens, i) ||
      isTypeWord(tokens, i) ||
      word === "a" ||
      word === "an" ||
      word === "from" ||
      word === "tapped";
    if (!between) return undefined;
    i = stepBack(tokens, i);
  }
  return undefined;
};

/** "Goblin offering" (702.48a) names its type before the keyword. */
const offering: Judgement = (candidate, { tokens }) =>
  tokens.word(tokens.wordAfter(candidate.last)) === "offering"
    ? { decidedBy: "keyword-argument", keyword: "702.48a" }
    : undefined;

/** A colour word needs no more than its small letter, or the start of a sentence: whatever else it is was asked before. */
const colorWord: Judgement = (candidate) =>
  candidate.form.word.class === "color-word" ? used("color-word") : undefined;

const nonCompound: Judgement = (candidate, { tokens }) =>
  candidate.compound === "non" ||
  (tokens.kind(candidate.first - 1) === Kind.Hyphen && tokens.word(candidate.first - 2) === "non")
    ? used("non-compound")
    : undefined;

/** "Elf creatures", "Elf or Goblin cards": a noun after the word, or after the list that it is in. */
const describesNoun: Judgement = (candidate, { tokens }) => {
  let i = stepOn(tokens, candidate.last);
  for (let n = 0; n < longestPhrase && i >= 0; n++) {
    const word = tokens.word(i);
    if (nouns.has(word)) return used("describes-noun");
    if (!isFiller(tokens, i) && !isTypeWord(tokens, i) && word !== "a" && word !== "an") return undefined;
    i = stepOn(tokens, i);
  }
  return undefined;
};

/** "A Goblin", "target attacking Elf", "two 1/1 red Goblins". */
const determined: Judgement = (candidate, { tokens }) => {
  let i = stepBack(tokens, candidate.first);
  for (let n = 0; n < longestPhrase && i >= 0; n++) {
    const word = tokens.word(i);
    if (tokens.kinds[i] === Kind.Number || isDeterminer(word)) return used("determined");
    if (copulas.has(word)) return used("after-copula");
    if (isColor(word) && !tokens.isCapital(i)) return used("after-color");
    if (!isFiller(tokens, i) && !isTypeWord(tokens, i)) return undefined;
    i = stepBack(tokens, i);
  }
  return undefined;
};

/** "Goblins you control", "the number of Merfolk": a type in the plural needs nothing before it. */
const pluralType: Judgement = (candidate, { tokens }) =>
  numberOf(tokens, candidate) === "plural" ? used("plural-type") : undefined;

/** "A creature type other than Wall", "one creature type with Vampire". */
const spokenOf: Judgement = (candidate, { tokens }) => {
  const before = tokens.wordBefore(candidate.first);
  const word = tokens.word(before);
  if (word !== "than" && word !== "with") return undefined;
  const noun = word === "than" ? tokens.wordBefore(tokens.wordBefore(before)) : tokens.wordBefore(before);
  return tokens.word(noun) === "type" ? used("spoken-of") : undefined;
};

/** "Choose Elf, Goblin, or Merfolk": beside another type, with a comma or a conjunction between. */
const inList: Judgement = (candidate, { tokens }) => {
  for (const step of [stepBack, stepOn]) {
    let i = step(tokens, step === stepBack ? candidate.first : candidate.last);
    const word = tokens.word(i);
    if (word === "or" || word === "and") i = step(tokens, i);
    if (i >= 0 && tokens.isCapital(i) && isTypeWord(tokens, i)) return used("in-list");
  }
  return undefined;
};

/** "You control": said of permanents alone. */
const controlled: Judgement = (candidate, { tokens }) => {
  const after = tokens.wordAfter(candidate.last);
  const word = tokens.word(after);
  const verb = tokens.word(tokens.wordAfter(after));
  const owned = verb.startsWith("control") || verb.startsWith("own");
  return (word === "you" || word === "they" || word === "opponents") && owned ? used("controlled") : undefined;
};

/** In the order in which they are asked. */
export const inUseJudgements: ReadonlyArray<Judgement> = [
  compound,
  keywordArgument,
  offering,
  colorWord,
  nonCompound,
  describesNoun,
  determined,
  controlled,
  pluralType,
  inList,
  spokenOf,
];
