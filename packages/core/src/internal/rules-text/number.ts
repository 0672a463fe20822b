/**
 * Number of a type whose singular and plural are spelled alike ("Plains", "Merfolk"), by what stands around it: the
 * new word must have the same.
 */
import * as Lexicon from "../../Lexicon.ts";
import { isTypeWord } from "./capitals.ts";
import { adjectives, nouns, pluralDeterminers, singularDeterminers, singularVerbs } from "./phrases.ts";
import type { PlacedCandidate } from "./placed.ts";
import { Kind, type Tokens } from "./tokens.ts";

type TypeNumber = "singular" | "plural";

/** Keywords that name one object: "enchant Plains", "craft with Island". */
const singularKeywords = new Set(["enchant", "equip", "with", "devour"]);

/** "Emerge from Merfolk", "splice onto Merfolk". */
const isSingularPreposition = (word: string, before: string): boolean =>
  (word === "from" && before === "emerge") || (word === "onto" && before === "splice");

const pluralVerbs = new Set("get have are gain lose attack block enter die become don't".split(" "));

/** No printed phrase between a type and its determiner is longer. */
const longestPhrase = 24;

/** Is this the last number of a power and toughness, "2/3"? */
const isToughness = (tokens: Tokens, token: number): boolean => tokens.text(token - 1) === "/";

const numberOfTypeWord = (word: string): Lexicon.Form["number"] | undefined =>
  word === "lords" || word === "workers" ? "plural" : Lexicon.form(word)?.number;

/** What the words before a type say of its number; a determiner says more than a neighbour in a list. */
const numberBefore = (tokens: Tokens, first: number): TypeNumber | undefined => {
  let inList = false;
  let neighbour: TypeNumber | undefined;
  for (let i = first - 1, steps = 0; i >= 0 && steps < longestPhrase; i--, steps++) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Comma) inList = true;
    if (kind === Kind.Space || kind === Kind.Comma || kind === Kind.Hyphen || kind === Kind.Bracket) continue;
    if (kind === Kind.Number) {
      if (!isToughness(tokens, i)) return "plural";
      neighbour ??= "singular";
      i -= 2;
      continue;
    }
    if (kind !== Kind.Word) return neighbour;
    const word = tokens.word(i);
    const before = tokens.word(tokens.wordBefore(i));
    // "Each other Merfolk", "two other Merfolk", "up to two target Plains": the word before them tells.
    if (word === "other" && (singularDeterminers.has(before) || before === "no" || before === "any")) return "singular";
    if (word === "target" && (pluralDeterminers.has(before) || tokens.kind(i - 2) === Kind.Number)) return "plural";
    if (singularDeterminers.has(word) || singularKeywords.has(word)) return "singular";
    if (isSingularPreposition(word, before)) return "singular";
    if (pluralDeterminers.has(word)) return "plural";
    if (word === "or" || word === "and") inList = true;
    else if (isTypeWord(tokens, i)) {
      const number = numberOfTypeWord(word);
      if (inList && (number === "singular" || number === "plural")) neighbour ??= number;
    } else if (!adjectives.has(word) && word !== "non") return neighbour;
  }
  return neighbour;
};

/** "Merfolk, Krakens, and Leviathans", "Merfolk or Goblin": the next type in a list has the same number. */
const numberAfter = (tokens: Tokens, last: number): TypeNumber | undefined => {
  let inList = false;
  for (let i = last + 1, steps = 0; i < tokens.length && steps < longestPhrase; i++, steps++) {
    const kind = tokens.kinds[i];
    const word = tokens.word(i);
    if (kind === Kind.Comma || word === "or" || word === "and") inList = true;
    else if (kind === Kind.Word) {
      const number = inList && tokens.isCapital(i) ? numberOfTypeWord(word) : undefined;
      return number === "both" ? undefined : number;
    } else if (kind !== Kind.Space && tokens.text(i) !== "/") return undefined;
  }
  return undefined;
};

/** What the noun or the verb after a type says: "Merfolk creatures", "Merfolk Wizard" and "Plains is" are singular. */
const numberOfNoun = (tokens: Tokens, last: number): TypeNumber | undefined => {
  if (tokens.kind(last + 1) === Kind.Apostrophe) return tokens.word(last + 2) === "s" ? "singular" : "plural";
  const after = tokens.wordAfter(last);
  if (after < 0) return undefined;
  const word = tokens.word(after);
  if (nouns.has(word) || singularVerbs.has(word)) return "singular";
  if (pluralVerbs.has(word)) return "plural";
  return tokens.isCapital(after) && isTypeWord(tokens, after) ? "singular" : undefined;
};

/** Without anything around it that tells, only a plural stands: "affinity for Plains", "protection from Merfolk". */
export const numberOf = (tokens: Tokens, { form, compound, first, last }: PlacedCandidate): TypeNumber => {
  if (form.number !== "both") return form.number;
  if (compound === "walk" || compound === "cycling") return "singular";
  return numberOfNoun(tokens, last) ?? numberBefore(tokens, first) ?? numberAfter(tokens, last) ?? "plural";
};
