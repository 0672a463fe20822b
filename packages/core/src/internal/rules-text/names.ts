/**
 * Where a text speaks a name. A name is never changed by a change of words (612.2), so every word inside one is kept.
 * Names are found by what introduces them (named, create …, partner with, conjure) and, for the object's own name and
 * its short forms (201.5, 201.5c), by the name itself.
 */

import type { CardNames } from "../../CardNames.ts";
import type { UnusedReason } from "../../Contract.ts";
import * as Lexicon from "../../Lexicon.ts";
import { isForeign, isPartOfType, isTypeWord } from "./capitals.ts";
import { isLetter } from "./letters.ts";
import { adjectives, isDeterminer, nameConnectors, nouns } from "./phrases.ts";
import { Kind, type Tokens } from "./tokens.ts";

/** The names that the object, and the card it is a face of, goes by. */
export interface Self {
  readonly name: string;
  /** Names of the card's other faces, and of the card as a whole. */
  readonly otherFaces: ReadonlyArray<string>;
  /** Only a legendary object is called by a part of its name (201.5c). */
  readonly legendary: boolean;
}

export interface NameSpan {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  readonly reason: Extract<UnusedReason, "self-name" | "other-name" | "token-name" | "game-piece">;
  readonly decidedBy: string;
  /** "named X" names X whatever object says it; elsewhere 201.5b reads a self-name as its bearer's. */
  readonly rebinds?: boolean;
}

/** Names longer than this are not looked for; the longest printed one has 141 characters. */
const longestName = 256;

/** Nor has any more tokens than this. */
const mostTokens = 64;

/** At most so many names are looked for again in the same text: token names, and those of other faces. */
const mostNames = 8;

/** The name as rules text writes it: no digital prefix ("A-Nashi"), no mark of a variant ("Garbage Elemental [D]"). */
const inText = (name: string): string =>
  name
    .replace(/^A-(?=\p{Lu})/u, "")
    .replace(/ [[(][^[\]()]{1,8}[\])]$/u, "")
    .trim();

const ownNames = (self: Self): ReadonlyArray<string> => {
  const names = new Set<string>();
  if (self.name.length > longestName) return [];
  for (const name of [self.name, ...self.name.split(" // ")]) {
    names.add(name);
    names.add(inText(name));
  }
  return [...names].filter((name) => name !== "").sort((a, b) => b.length - a.length);
};

/** Occurrences of a string that do not stand inside a longer word. */
function* occurrences(source: string, needle: string): Generator<number> {
  for (let at = source.indexOf(needle); at >= 0; at = source.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    const openLeft = at === 0 || !isLetter(needle.charCodeAt(0)) || !isLetter(source.charCodeAt(at - 1));
    const openRight =
      end === source.length || !isLetter(source.charCodeAt(end)) || !isLetter(source.charCodeAt(end - 1));
    if (openLeft && openRight) yield at;
  }
}

/**
 * The end of a name that begins at a token: capitalised words, small words between them, hyphens, apostrophes, and an
 * epithet after a comma ("Sorin, Vampire Lord, reveal it"). Exclusive; equal to `first` if none begins there.
 */
export const nameEnd = (tokens: Tokens, first: number): number => {
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
      if (!epithet || tokens.text(i) !== ",") return end;
    } else if (kind === Kind.Stop) {
      // "Dr. X", "Mr. Foxglove"; and "Ach! Hans" never ends a sentence before a small word.
      const abbreviation =
        end === i && i > first && tokens.end(i - 1) - tokens.start(i - 1) <= 2 && tokens.isCapital(i + 2);
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
const ending = (
  tokens: Tokens,
  first: number,
  cardNames: CardNames | undefined,
): { readonly end: number; readonly known: boolean } => {
  const end = cardNames === undefined ? -1 : knownNameEnd(tokens, first, cardNames);
  return end > 0 ? { end, known: true } : { end: nameEnd(tokens, first), known: false };
};

const isConjunction = (word: string): boolean => word === "and" || word === "or";

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

/** Is there a "create" before this token in its sentence, with nothing but a token's description between? */
const inTokenDescription = (tokens: Tokens, token: number): boolean => {
  for (let i = token - 1, steps = 0; i >= 0 && steps < 120; i--, steps++) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Newline || kind === Kind.Bullet) return false;
    if (kind === Kind.Stop) return false;
    const word = tokens.word(i);
    if (word === "token" || word === "tokens") return true;
  }
  return false;
};

const introduced = (
  tokens: Tokens,
  own: ReadonlyArray<string>,
  cardNames: CardNames | undefined,
): ReadonlyArray<NameSpan> => {
  const spans: Array<NameSpan> = [];
  const add = (first: number, reason: NameSpan["reason"], decidedBy: string): void => {
    const { end, known } = ending(tokens, first, cardNames);
    if (end === first) return;
    const text = tokens.source.slice(tokens.start(first), tokens.start(end));
    const self = own.find((name) => text === name || text.startsWith(`${name} `) || text.startsWith(`${name},`));
    if (self !== undefined && reason === "other-name") {
      const selfEnd = tokens.at(tokens.start(first) + self.length - 1) + 1;
      spans.push({ first, end: selfEnd, reason: "self-name", decidedBy: "named-self", rebinds: false });
    } else spans.push({ first, end, reason, decidedBy: known ? "card-names" : decidedBy });
  };
  for (let i = 0; i < tokens.length; i++) {
    if (tokens.kinds[i] !== Kind.Word) continue;
    const word = tokens.word(i);
    const next = tokens.wordAfter(i);
    if (next < 0) continue;
    switch (word) {
      case "named": {
        const described = tokens.word(tokens.wordBefore(i));
        const cards = described === "card" || described === "cards";
        const token = !cards && (described.startsWith("token") || inTokenDescription(tokens, i));
        add(next, token ? "token-name" : "other-name", "named");
        break;
      }
      case "create":
      case "creates": {
        if (!tokens.isCapital(next)) break;
        const end = nameEnd(tokens, next);
        const article = tokens.kind(end) === Kind.Comma ? tokens.word(end + 2) : "";
        if (article === "a" || article === "an")
          spans.push({ first: next, end, reason: "token-name", decidedBy: "token-name" });
        break;
      }
      case "with":
        if (tokens.word(tokens.wordBefore(i)) === "partner") add(next, "other-name", "partner-with");
        else if (tokens.word(tokens.wordBefore(i)) === "melds") add(next, "other-name", "meld");
        break;
      case "into":
        if (tokens.word(tokens.wordBefore(i)) === "them" && tokens.isCapital(next)) add(next, "other-name", "meld");
        break;
      case "is":
        if (tokens.word(tokens.wordBefore(i)) === "name" && tokens.isCapital(next)) add(next, "other-name", "name-is");
        break;
      case "card":
        if (tokens.word(tokens.wordBefore(i)) === "the" && tokens.isCapital(next)) add(next, "other-name", "the-card");
        break;
      default:
        break;
    }
  }
  return spans;
};

/** "Conjure a Tropical Island card": a card, which only its name can tell. */
const conjured = (tokens: Tokens, cardNames: CardNames | undefined): ReadonlyArray<NameSpan> => {
  const spans: Array<NameSpan> = [];
  let conjuring = false;
  for (let i = 0; i < tokens.length; i++) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Stop || kind === Kind.Newline) conjuring = false;
    if (kind !== Kind.Word) continue;
    const word = tokens.word(i);
    if (word === "conjure" || word === "conjures") conjuring = true;
    else if (conjuring && tokens.isCapital(i)) {
      const { end, known } = ending(tokens, i, cardNames);
      const after = tokens.word(tokens.wordAfter(end - 1));
      if (after === "card" || after === "cards")
        spans.push({ first: i, end, reason: "other-name", decidedBy: known ? "card-names" : "conjure" });
      i = Math.max(i, end - 1);
    }
  }
  return spans;
};

/** "A Sorcerer Role token", "a Young Hero Role": the predefined tokens of 111.10 with names of their own. */
const roles = (tokens: Tokens): ReadonlyArray<NameSpan> => {
  const spans: Array<NameSpan> = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!tokens.isCapital(i) || tokens.word(i) !== "role") continue;
    let first = i;
    let before = tokens.wordBefore(first);
    while (before > i - mostTokens && tokens.isCapital(before)) {
      first = before;
      before = tokens.wordBefore(first);
    }
    if (first < i) spans.push({ first, end: i + 1, reason: "game-piece", decidedBy: "role-token" });
  }
  return spans;
};

/**
 * May a word at these tokens stand as a proper noun? A type in the singular has an article or another determiner
 * before it, or a noun after it that it describes; a name has neither.
 */
const properNoun = (tokens: Tokens, first: number, last: number): boolean => {
  const after = tokens.wordAfter(last);
  if (after >= 0) {
    const word = tokens.word(after);
    if (nouns.has(word) || isTypeWord(tokens, after)) return false;
    if (word === "you" && tokens.word(tokens.wordAfter(after)) === "control") return false;
    if (word === "or" || word === "and") {
      const other = tokens.wordAfter(after);
      if (other >= 0 && tokens.isCapital(other) && isTypeWord(tokens, other)) return false;
    }
  }
  const before = tokens.wordBefore(first);
  if (before < 0) return tokens.kind(first - 1) !== Kind.Hyphen && tokens.kind(first - 2) !== Kind.Comma;
  if (isForeign(tokens, before)) return false;
  const word = tokens.word(before);
  return !isDeterminer(word) && !adjectives.has(word) && !isTypeWord(tokens, before) && !word.startsWith("non");
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

const letterRuns = (name: string): ReadonlyArray<string> => name.match(/[\p{L}\p{M}]+/gu) ?? [];

/** The part of a name by which a legendary object may be called: before a comma, else all of it (201.5c). */
const calling = (name: string): string => name.split(",", 1)[0] ?? name;

const ownSpans = (
  tokens: Tokens,
  own: ReadonlyArray<string>,
  quotedAt: (token: number) => boolean,
): ReadonlyArray<NameSpan> => {
  const spans: Array<NameSpan> = [];
  for (const name of own) {
    const words = letterRuns(name);
    const onlyTypes = words.length > 0 && words.every((word) => Lexicon.form(word.toLowerCase()) !== undefined);
    for (const at of occurrences(tokens.source, name)) {
      const first = tokens.at(at);
      const end = tokens.at(at + name.length - 1) + 1;
      if (onlyTypes && !properNoun(tokens, first, end - 1)) continue;
      spans.push({ first, end, reason: "self-name", decidedBy: "own-name", rebinds: !quotedAt(first) });
    }
  }
  return spans;
};

/** Part of the name that stands alone as a proper noun: "Wolverine attacks", never "a Sliver card". */
const shortSpans = (tokens: Tokens, self: Self, quotedAt: (token: number) => boolean): ReadonlyArray<NameSpan> => {
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

/**
 * The name, if any, that each token belongs to. Introduced names win over the own name ("a token named Goblin King"
 * on Goblin King), the full name over a short one.
 */
export const names = (
  tokens: Tokens,
  self: Self,
  quotedAt: (token: number) => boolean,
  cardNames?: CardNames,
): ReadonlyArray<NameSpan | undefined> => {
  const owners: Array<NameSpan | undefined> = new Array(tokens.length);
  const claim = (spans: ReadonlyArray<NameSpan>): void => {
    for (const span of spans) {
      for (let i = span.first; i < span.end; i++) owners[i] ??= span;
    }
  };
  const own = ownNames(self);
  const given = introduced(tokens, own, cardNames);
  claim(given);
  const tokenNames = new Set<string>();
  for (const span of given) {
    if (span.reason !== "token-name" || tokenNames.size >= mostNames) continue;
    const name = tokens.source.slice(tokens.start(span.first), tokens.start(span.end));
    if (name.length <= longestName) tokenNames.add(name);
  }
  claim(conjured(tokens, cardNames));
  claim(roles(tokens));
  claim(ownSpans(tokens, own, quotedAt));
  const again = (name: string, reason: NameSpan["reason"], decidedBy: string): void => {
    claim(
      [...occurrences(tokens.source, name)].map((at) => ({
        first: tokens.at(at),
        end: tokens.at(at + name.length - 1) + 1,
        reason,
        decidedBy,
      })),
    );
  };
  for (const name of tokenNames) {
    if (!letterRuns(name).every((word) => Lexicon.form(word.toLowerCase()) !== undefined))
      again(name, "token-name", "token-name");
  }
  for (const name of self.otherFaces.slice(0, mostNames)) {
    if (name.length <= longestName && !Lexicon.form(name.toLowerCase()))
      again(inText(name), "other-name", "other-face");
  }
  claim(shortSpans(tokens, self, quotedAt));
  return owners;
};
