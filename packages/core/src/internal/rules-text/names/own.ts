/**
 * The object's own name in its text (201.5), whole or shortened (201.5c). Where the words of the name are types as
 * well, grammar tells which of the two is meant.
 */
import * as Lexicon from "../../../Lexicon.ts";
import { isForeign, isPartOfType, isTypeWord } from "../capitals.ts";
import { adjectives, isDeterminer, nouns, singularVerbs } from "../phrases.ts";
import { Kind, type Tokens } from "../tokens.ts";
import { inText, letterRuns, longestName, type NameSpan, type Self } from "./name-span.ts";
import { occurrences } from "./occurrences.ts";

/** The names that the text may call the object by in full, longest first. */
export const ownNames = (self: Self): ReadonlyArray<string> => {
  const names = new Set<string>();
  if (self.name.length > longestName) return [];
  for (const name of [self.name, ...self.name.split(" // ")]) {
    names.add(name);
    names.add(inText(name));
  }
  return [...names].filter((name) => name !== "").sort((a, b) => b.length - a.length);
};

/** Does what follows describe a noun, or go on with a list of types? Then the word is a type itself. */
const goesOn = (tokens: Tokens, last: number): boolean => {
  const after = tokens.wordAfter(last);
  if (after < 0) return false;
  const word = tokens.word(after);
  if (nouns.has(word) || isTypeWord(tokens, after)) return true;
  if (word === "you" && tokens.word(tokens.wordAfter(after)) === "control") return true;
  if (word !== "or" && word !== "and") return false;
  const other = tokens.wordAfter(after);
  return other >= 0 && tokens.isCapital(other) && isTypeWord(tokens, other);
};

/** A comma before the word: a list of types goes on, unless a verb in the singular says that one object is meant. */
const afterComma = (tokens: Tokens, first: number, last: number): boolean => {
  if (singularVerbs.has(tokens.word(tokens.wordAfter(last)))) return true;
  return !isTypeWord(tokens, first - 3);
};

/**
 * May a word at these tokens stand as a proper noun? A type in the singular has an article or another determiner
 * before it, or a noun after it that it describes; a name has neither. A determiner reaches across "or" and "and":
 * "a Human or Wolf dies".
 */
const properNoun = (tokens: Tokens, first: number, last: number): boolean => {
  if (goesOn(tokens, last)) return false;
  const before = tokens.wordBefore(first);
  if (before < 0) {
    if (tokens.kind(first - 1) === Kind.Hyphen) return false;
    return tokens.kind(first - 2) !== Kind.Comma || afterComma(tokens, first, last);
  }
  if (isForeign(tokens, before)) return false;
  const word = tokens.word(before);
  if (word === "or" || word === "and") return !isTypeWord(tokens, tokens.wordBefore(before));
  if (word === "than") return tokens.word(tokens.wordBefore(before)) !== "other";
  return !isDeterminer(word) && !adjectives.has(word) && !isTypeWord(tokens, before) && !word.startsWith("non");
};

/** Where a text speaks a name in full. One of types alone is meant only where it stands as a proper noun. */
export function* mentions(tokens: Tokens, name: string): Generator<Pick<NameSpan, "first" | "end">> {
  const words = letterRuns(name);
  const onlyTypes = words.length > 0 && words.every((word) => Lexicon.form(word.toLowerCase()) !== undefined);
  for (const at of occurrences(tokens.source, name)) {
    const first = tokens.at(at);
    const end = tokens.at(at + name.length - 1) + 1;
    if (!onlyTypes || properNoun(tokens, first, end - 1)) yield { first, end };
  }
}

/** The full name. */
export const fullNames = (
  tokens: Tokens,
  own: ReadonlyArray<string>,
  quotedAt: (token: number) => boolean,
): ReadonlyArray<NameSpan> => {
  const spans: Array<NameSpan> = [];
  for (const name of own) {
    for (const { first, end } of mentions(tokens, name)) {
      spans.push({ first, end, reason: "self-name", decidedBy: "own-name", rebinds: !quotedAt(first) });
    }
  }
  return spans;
};

/** Tokens of a capitalised run around a type word: "Black Panther", "Sun-Spider", "Gods' Eye". */
const runFrom = (tokens: Tokens, first: number, words: ReadonlyArray<string>, at: number): number => {
  let i = first;
  let w = at;
  let end = first;
  while (i < tokens.length && w < words.length) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Word) {
      if (tokens.text(i) !== words[w]) break;
      w++;
      end = i + 1;
    } else if (kind !== Kind.Space && kind !== Kind.Hyphen && kind !== Kind.Apostrophe) break;
    i++;
  }
  return end;
};

/** The part of a name by which a legendary object may be called: before a comma, else all of it (201.5c). */
const calling = (name: string): string => name.split(",", 1)[0] ?? name;

/** Part of the name that stands alone as a proper noun: "Wolverine attacks", never "a Sliver card". */
export const shortNames = (
  tokens: Tokens,
  self: Self,
  quotedAt: (token: number) => boolean,
): ReadonlyArray<NameSpan> => {
  if (!self.legendary || self.name.length > longestName) return [];
  const spans: Array<NameSpan> = [];
  for (const face of self.name.split(" // ")) {
    const words = letterRuns(calling(inText(face)));
    const positions = new Map<string, number>();
    words.forEach((word, at) => {
      if (!positions.has(word)) positions.set(word, at);
    });
    for (let i = 0; i < tokens.length; i++) {
      if (!tokens.isCapital(i)) continue;
      const at = positions.get(tokens.text(i));
      if (at === undefined) continue;
      const end = runFrom(tokens, i, words, at);
      // "Time Lord" is no mention of Lord Windgrace.
      if (end === i + 1 && isPartOfType(tokens, i)) continue;
      const plural = end === i + 1 && Lexicon.form(tokens.word(i))?.number === "plural";
      if (hasPlainWord(tokens, i, end) || (!plural && properNoun(tokens, i, end - 1))) {
        spans.push({ first: i, end, reason: "self-name", decidedBy: "short-name", rebinds: !quotedAt(i) });
      }
      i = Math.max(i, end - 1);
    }
  }
  return spans;
};

/** A run with a capitalised word that is no type ("Panther") can only be a name. */
const hasPlainWord = (tokens: Tokens, first: number, end: number): boolean => {
  for (let i = first; i < end; i++) {
    if (tokens.isCapital(i) && Lexicon.form(tokens.word(i)) === undefined) return true;
  }
  return false;
};
