/** Where a name that begins at a token ends: by grammar, or by the names of cards where they are known. */
import type { CardNames } from "../../../CardNames.ts";
import * as Lexicon from "../../../Lexicon.ts";
import { isTypeWord } from "../capitals.ts";
import { isAbbreviation, nameConnectors, nouns } from "../phrases.ts";
import { Kind, type Tokens } from "../tokens.ts";

/** No name has more tokens than this. */
export const mostTokens = 64;

/**
 * The end of a name that begins at a token: capitalised words, small words between them, hyphens, apostrophes, and an
 * epithet after a comma ("Sorin, Vampire Lord, reveal it"). Exclusive; equal to `first` if none begins there.
 */
const nameEnd = (tokens: Tokens, first: number): number => {
  let end = first;
  let i = first;
  while (i < tokens.length && i < first + mostTokens) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Word) {
      const after = tokens.kind(i - 1);
      if (tokens.isCapital(i) || after === Kind.Hyphen || after === Kind.Apostrophe) end = i + 1;
      else if (!nameConnectors.has(tokens.word(i)) || end === first) return end;
      else if (isConjunction(tokens.word(i)) && endsList(tokens, i)) return end;
    } else if (kind === Kind.Number) end = i + 1;
    else if (kind === Kind.Comma) {
      const next = i + 2;
      const epithet =
        tokens.kind(i + 1) === Kind.Space &&
        (tokens.isCapital(next) || (tokens.word(next) === "the" && tokens.isCapital(next + 2)));
      if (!epithet || tokens.text(i) !== "," || startsClause(tokens, next)) return end;
    } else if (kind === Kind.Stop) {
      // "Dr. X", "Mr. Foxglove" go on behind the stop.
      const abbreviation = end === i && i > first && isAbbreviation(tokens.word(i - 1)) && tokens.isCapital(i + 2);
      if (!abbreviation) return end;
    } else if (kind !== Kind.Space && kind !== Kind.Hyphen && kind !== Kind.Apostrophe) return end;
    if (tokens.kind(i) === Kind.Apostrophe && tokens.kind(i + 1) === Kind.Space) end = i + 1;
    i++;
  }
  return end;
};

/** The end of the longest card name that begins at a token; exclusive, and -1 where none does. */
export const knownNameEnd = (tokens: Tokens, first: number, cardNames: CardNames): number => {
  const start = tokens.start(first);
  let end = first;
  while (end < tokens.length && end < first + mostTokens && tokens.end(end) - start <= cardNames.longest) end++;
  for (; end > first; end--) {
    if (cardNames.has(tokens.source.slice(start, tokens.start(end)))) return end;
  }
  return -1;
};

/** Where a name that begins at a token ends, and whether a known name or grammar says so. */
export const ending = (
  tokens: Tokens,
  first: number,
  cardNames: CardNames | undefined,
): { readonly end: number; readonly known: boolean } => {
  const end = cardNames === undefined ? -1 : knownNameEnd(tokens, first, cardNames);
  return end > 0 ? { end, known: true } : { end: nameEnd(tokens, first), known: false };
};

const isConjunction = (word: string): boolean => word === "and" || word === "or";

/** Behind a comma, "Goblins you control …" is no epithet: types in the plural, or types before a noun, start a clause. */
export const startsClause = (tokens: Tokens, first: number): boolean => {
  let next = first;
  for (let n = 0; n < mostTokens && next >= 0 && isTypeWord(tokens, next); n++) {
    const owner = tokens.kind(next + 1) === Kind.Apostrophe;
    if (Lexicon.form(tokens.word(next))?.number === "plural" && !owner) return true;
    const after = tokens.wordAfter(next);
    if (after >= 0 && !tokens.isCapital(after)) return nouns.has(tokens.word(after)) || tokens.word(after) === "you";
    next = after;
  }
  return false;
};

/** After "and" or "or": a new item, "and a Zombie", or types that no name holds, "and Goblins you control". */
const endsList = (tokens: Tokens, conjunction: number): boolean => {
  let next = tokens.wordAfter(conjunction);
  if (next < 0 || !tokens.isCapital(next)) return true;
  while (next >= 0 && next < conjunction + mostTokens && isTypeWord(tokens, next)) {
    const after = tokens.wordAfter(next);
    if (after < 0) return false;
    if (!tokens.isCapital(after)) return nouns.has(tokens.word(after)) || tokens.word(after) === "you";
    next = after;
  }
  return false;
};
