/**
 * Every place where the letters of a word of the lexicon stand: bounded by non-letters, or inside a compound that the
 * rules build from such words. Whether the word is *used* there is for `roles.ts` to say.
 */
import * as Lexicon from "../../Lexicon.ts";
import { isLetter } from "./letters.ts";
import { Kind, type Tokens } from "./tokens.ts";

export interface Candidate {
  readonly form: Lexicon.Form;
  /** Offsets of the word alone: without "non", "walk", "cycling" or "'s". */
  readonly start: number;
  readonly end: number;
  /** The first and the last token that the word touches. */
  readonly first: number;
  readonly last: number;
  readonly compound: "none" | "non" | "walk" | "cycling";
}

/** Forms of more than one token ("Time Lord", "Assembly-Worker", "C'tan", "Shi'ar"), by their first word. */
const manyTokens = new Map<string, Array<{ readonly spelling: string; readonly form: Lexicon.Form }>>();
for (const [spelling, form] of Lexicon.allForms) {
  const first = /^\p{L}+/u.exec(spelling)?.[0];
  if (first === undefined || first === spelling) continue;
  manyTokens.set(first, [...(manyTokens.get(first) ?? []), { spelling, form }]);
}
/** "Time Lords" before "Time Lord". */
for (const spellings of manyTokens.values()) spellings.sort((a, b) => b.spelling.length - a.spelling.length);

const longestForm = Math.max(...[...Lexicon.allForms.keys()].map((spelling) => spelling.length));
const longestWord = longestForm + "cycling".length;

const spelledSo = (tokens: Tokens, start: number, spelling: string): boolean => {
  const end = start + spelling.length;
  const there = tokens.source.slice(start, end).toLowerCase().replaceAll("\u2019", "'");
  return there === spelling && !isLetter(tokens.source.charCodeAt(end));
};

const inManyTokens = (tokens: Tokens, token: number, word: string): Candidate | undefined => {
  const start = tokens.start(token);
  for (const { spelling, form } of manyTokens.get(word) ?? []) {
    if (!spelledSo(tokens, start, spelling)) continue;
    const end = start + spelling.length;
    let last = token;
    while (tokens.end(last) < end) last++;
    return { form, start, end, first: token, last, compound: "none" };
  }
  return undefined;
};

/** Landwalk (702.14a) names a land type, typecycling (702.29e) any subtype; "non" goes before any word of the three. */
const inCompound = (tokens: Tokens, token: number, word: string): Candidate | undefined => {
  const start = tokens.start(token);
  const at = (from: number, to: number, compound: Candidate["compound"]): Candidate | undefined => {
    const form = Lexicon.form(word.slice(from, to));
    if (form === undefined) return undefined;
    if (compound === "walk" && form.word.class !== "basic-land-type") return undefined;
    if (compound === "cycling" && form.word.class === "color-word") return undefined;
    return { form, start: start + from, end: start + to, first: token, last: token, compound };
  };
  if (word.endsWith("walk")) return at(0, word.length - 4, "walk");
  if (word.endsWith("cycling")) return at(0, word.length - 7, "cycling");
  if (word.startsWith("non")) return at(3, word.length, "non");
  return undefined;
};

/** In text order, without overlap. */
export const candidates = (tokens: Tokens): ReadonlyArray<Candidate> => {
  const found: Array<Candidate> = [];
  for (let token = 0; token < tokens.length; token++) {
    if (tokens.kinds[token] !== Kind.Word) continue;
    const start = tokens.start(token);
    const end = tokens.end(token);
    if (end - start > longestWord) continue;
    const word = tokens.source.slice(start, end).toLowerCase();
    if (word.length !== end - start) continue;
    const form = Lexicon.form(word);
    const candidate =
      inManyTokens(tokens, token, word) ??
      (form ? { form, start, end, first: token, last: token, compound: "none" as const } : inCompound(tokens, token, word));
    if (candidate === undefined) continue;
    found.push(candidate);
    token = candidate.last;
  }
  return found;
};
