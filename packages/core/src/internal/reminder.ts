/**
 * What each word of reminder text repeats: a word that is printed before it in the same ability, or one that the
 * keyword's own rule holds. Reminder text only sums up (207.2a), so it is true as long as it follows what it sums up.
 */
import { fixedWords } from "../data/fixed-words.ts";
import type { RulesText, WordUse } from "../RulesText.ts";

export interface Reminder {
  /** Index of the use in rules text that this word repeats; -1 where there is none. */
  readonly follows: number;
  /** Rule of the keyword that fixes the word. */
  readonly fixedBy?: string;
}

/** Rule of the keyword in this line that fixes each word; the line is in lower case. */
const fixedIn = (line: string): ReadonlyMap<string, string> => {
  const rules = new Map<string, string>();
  for (const { keyword, rule, words } of fixedWords) {
    if (speaks(line, keyword)) for (const word of words) if (!rules.has(word)) rules.set(word, rule);
  }
  return rules;
};

const lineOf = (source: string, offset: number): { readonly start: number; readonly end: number } => {
  const end = source.indexOf("\n", offset);
  return { start: source.lastIndexOf("\n", offset - 1) + 1, end: end < 0 ? source.length : end };
};

const isLetterAt = (text: string, at: number): boolean => /[a-z]/.test(text.charAt(at));

const speaks = (line: string, keyword: string): boolean => {
  const at = line.indexOf(keyword);
  return at >= 0 && !isLetterAt(line, at - 1) && !isLetterAt(line, at + keyword.length);
};

/** By index of use; only words of reminder text that name a colour or a type have an entry. */
export const reminders = (text: RulesText): ReadonlyMap<number, Reminder> => {
  const found = new Map<number, Reminder>();
  let lineStart = 0;
  let lineEnd = -1;
  let alone = false;
  let fixed: ReadonlyMap<string, string> | undefined;
  /** Latest use in rules text of each word: in this line, and in all lines so far. */
  const inLine = new Map<WordUse["word"], number>();
  const before = new Map<WordUse["word"], number>();
  text.uses.forEach((use, index) => {
    if (use.reason !== undefined) return;
    if (use.start >= lineEnd) {
      const { start, end } = lineOf(text.source, use.start);
      lineEnd = end;
      inLine.clear();
      lineStart = start;
      alone = text.source.charAt(start) === "(";
      fixed = undefined;
    }
    if (use.context !== "reminder") {
      inLine.set(use.word, index);
      before.set(use.word, index);
      return;
    }
    fixed ??= fixedIn(text.source.slice(lineStart, lineEnd).toLowerCase());
    const fixedBy = fixed.get(use.word.singular);
    if (fixedBy !== undefined) found.set(index, { follows: -1, fixedBy });
    else found.set(index, { follows: (alone ? before : inLine).get(use.word) ?? -1 });
  });
  return found;
};
