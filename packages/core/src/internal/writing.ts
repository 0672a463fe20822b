/**
 * Spelling: how a word of the lexicon is written in the place of another, with the number and capital of the one that
 * stood there, and which article goes before it. The only module that knows.
 */

import type { WordNumber } from "../Contract.ts";
import { consonantSound } from "../data/articles.ts";
import type { Word } from "../Lexicon.ts";
import { isLetter, isUpperCase } from "./rules-text/letters.ts";

const isLowerCase = (text: string): boolean => text !== text.toUpperCase();

/** The word as it stands in place of `replaced`: "Goblins" and Elf give "Elves", "swamp" and Plains "plains". */
export const spell = (word: Word, number: WordNumber, replaced: string): string => {
  const form = number === "plural" ? word.plural : word.singular;
  const first = replaced.charCodeAt(0);
  if (!isUpperCase(first)) return form.toLowerCase();
  if (replaced.length > 1 && !isLowerCase(replaced)) return form.toUpperCase();
  return word.class === "color-word" ? form.charAt(0).toUpperCase() + form.slice(1) : form;
};

/** "a" or "an", as it goes before a word: by its sound ("a Unicorn"). */
const article = (word: string): "a" | "an" =>
  /^[aeiou]/i.test(word) && !consonantSound.has(word.toLowerCase()) ? "an" : "a";

/**
 * The article that stands directly before an offset, across one space: its span, or `undefined`. "an" of "an Elf", not
 * "a" of "a non-Elf".
 */
export const articleBefore = (
  text: string,
  start: number,
): { readonly start: number; readonly end: number } | undefined => {
  if (text.charCodeAt(start - 1) !== 0x20) return undefined;
  const end = start - 1;
  const from = text.charCodeAt(end - 1) === 0x6e || text.charCodeAt(end - 1) === 0x4e ? end - 2 : end - 1;
  const found = text.slice(from, end).toLowerCase();
  if (found !== "a" && found !== "an") return undefined;
  const before = from === 0 ? "" : text.charAt(from - 1);
  return before === "" || /[\s"'([\u2014\u2018\u201c]/.test(before) ? { start: from, end } : undefined;
};

/** The article in the letter case of the one it replaces. */
export const spellArticle = (before: string, word: string): string => {
  const next = article(word);
  return isUpperCase(before.charCodeAt(0)) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
};

/**
 * What must follow the apostrophe of a plural when the word is another: "Wolves' power" and Merfolk give "Merfolk's
 * power", "Merfolk's" back "Wolves'". The edit of the place behind the apostrophe, or `undefined`.
 */
export const possessive = (
  text: string,
  end: number,
  word: string,
): { readonly start: number; readonly end: number; readonly text: string } | undefined => {
  const apostrophe = text.charCodeAt(end);
  if (apostrophe !== 0x27 && apostrophe !== 0x2019) return undefined;
  const at = end + 1;
  const has = text.charAt(at) === "s" && !isLetter(text.charCodeAt(at + 1));
  const wants = !word.endsWith("s");
  if (has === wants || (!has && isLetter(text.charCodeAt(at)))) return undefined;
  return has ? { start: at, end: at + 1, text: "" } : { start: at, end: at, text: "s" };
};
