/**
 * A text with the words that stand in it now. The printed text is never lost: each use of a word keeps its place and
 * gains the effects that touched it, in order, and the new text is written from that once, at the end.
 *
 * Rule 612.1: a text change puts other words in the place of those that stand there.
 */
import type { Options } from "./Contract.ts";
import { type Reminder, reminders } from "./internal/reminder.ts";
import { articleBefore, possessive, spell, spellArticle } from "./internal/writing.ts";
import type { Word } from "./Lexicon.ts";
import type { RulesText, WordUse } from "./RulesText.ts";

/** An effect that changed a word, and what had changed it before. Uses with the same history share it. */
export interface Touch {
  readonly effect: string;
  readonly before: Touch | undefined;
}

/** A text, and what each of its words is by now. */
export interface Wording {
  readonly text: RulesText;
  /** The word that each use names now. */
  readonly words: ReadonlyArray<Word>;
  /** The latest effect that changed each use; `undefined` where none did. */
  readonly touches: ReadonlyArray<Touch | undefined>;
  readonly reminders: ReadonlyMap<number, Reminder>;
}

/** Ids of the effects in a history, in the order in which they were applied. */
export const effectsOf = (touch: Touch | undefined): ReadonlyArray<string> => {
  const effects: Array<string> = [];
  for (let each = touch; each !== undefined; each = each.before) effects.push(each.effect);
  return effects.reverse();
};

/** As {@link effectsOf} for many uses: equal histories give the same array. */
const histories = (): ((touch: Touch | undefined) => ReadonlyArray<string>) => {
  const known = new Map<Touch | undefined, ReadonlyArray<string>>();
  return (touch) => {
    const found = known.get(touch) ?? effectsOf(touch);
    known.set(touch, found);
    return found;
  };
};

/** The effects that changed each use, in order. */
export const effectsByUse = (wording: Wording): ReadonlyArray<ReadonlyArray<string>> =>
  wording.touches.map(histories());

const noReminders: ReadonlyMap<number, Reminder> = new Map();

/** The text as printed. */
export const printed = (text: RulesText): Wording => ({
  text,
  words: text.uses.map((use) => use.word),
  touches: text.uses.map(() => undefined),
  reminders: text.uses.some((use) => use.context === "reminder") ? reminders(text) : noReminders,
});

/** What the words become: the new word for a use, or `undefined` where it stays. */
export type Rewrite = (word: Word, use: WordUse) => Word | undefined;

/** New words for old ones, begun at the first of them: most effects change nothing in most texts. */
class Draft {
  readonly words: Array<Word>;
  readonly touches: Array<Touch | undefined>;
  readonly #effect: string;
  #last: Touch | undefined;
  #others: Map<Touch | undefined, Touch> | undefined;

  constructor({ words, touches }: Wording, effect: string) {
    this.words = [...words];
    this.touches = [...touches];
    this.#effect = effect;
  }

  put(index: number, word: Word): void {
    this.words[index] = word;
    this.touches[index] = this.#touch(this.touches[index]);
  }

  /** The next touch of a history. Words share it as they share the history, which mostly is one for all. */
  #touch(before: Touch | undefined): Touch {
    const last = this.#last;
    if (last !== undefined && last.before === before) return last;
    const touch = this.#others?.get(before) ?? { effect: this.#effect, before };
    if (last !== undefined) {
      this.#others ??= new Map([[last.before, last]]);
      this.#others.set(before, touch);
    }
    this.#last = touch;
    return touch;
  }
}

/**
 * One effect, as one pass: every word in use is asked once, and no word that this effect wrote is asked again.
 * Reminder text goes by the option; a name, a label or a counter is never asked (612.2).
 */
export const rewrite = (
  wording: Wording,
  effect: string,
  to: Rewrite,
  reminderText: NonNullable<Options["reminderText"]>,
): Wording => {
  const { uses } = wording.text;
  let draft: Draft | undefined;
  for (let index = 0; index < uses.length; index++) {
    const use = uses[index] as WordUse;
    if (use.reason !== undefined || (use.context === "reminder" && reminderText !== "literal")) continue;
    const now = wording.words[index] as Word;
    const next = to(now, use);
    if (next === undefined || next === now) continue;
    draft ??= new Draft(wording, effect);
    draft.put(index, next);
  }
  if (draft === undefined) return wording;
  if (reminderText === "truthful") {
    for (const [index, { follows }] of wording.reminders) {
      if (follows < 0 || draft.words[follows] === wording.words[follows]) continue;
      const now = wording.words[index] as Word;
      const next = to(now, uses[index] as WordUse);
      if (next !== undefined && next !== now) draft.put(index, next);
    }
  }
  return { ...wording, words: draft.words, touches: draft.touches };
};

/** A replacement of a piece of the printed text. Sorted, without overlap. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly by: ReadonlyArray<string>;
  /** Index of the use that was rewritten; absent for an article. */
  readonly use?: number;
}

/** The edits that turn the printed text into the new one. */
export const edits = (wording: Wording, grammar: NonNullable<Options["grammar"]>): ReadonlyArray<Edit> => {
  const { source, uses } = wording.text;
  const found: Array<Edit> = [];
  const history = histories();
  uses.forEach((use, index) => {
    const word = wording.words[index] as Word;
    if (word === use.word) return;
    const by = history(wording.touches[index]);
    const text = spell(word, use.number, source.slice(use.start, use.end));
    const article = grammar === "adjusted" ? articleBefore(source, use.start) : undefined;
    if (article !== undefined) {
      const was = source.slice(article.start, article.end);
      const now = spellArticle(was, text);
      if (now !== was) found.push({ ...article, text: now, by });
    }
    found.push({ start: use.start, end: use.end, text, by, use: index });
    const owner = grammar === "adjusted" && use.number === "plural" ? possessive(source, use.end, text) : undefined;
    if (owner !== undefined) found.push({ ...owner, by });
  });
  return found;
};

/** The new text. */
export const write = (source: string, changes: ReadonlyArray<Edit>): string => {
  let text = "";
  let at = 0;
  for (const edit of changes) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return changes.length === 0 ? source : text + source.slice(at);
};

/** The edits that turn the new text back into the one that they were made on. */
export const invert = (source: string, changes: ReadonlyArray<Edit>): ReadonlyArray<Edit> => {
  let shift = 0;
  return changes.map(({ start, end, text, by }) => {
    const at = start + shift;
    shift += text.length - (end - start);
    return { start: at, end: at + text.length, text: source.slice(start, end), by };
  });
};

/** Where each use of a word stands in the new text. */
export const places = (
  uses: ReadonlyArray<WordUse>,
  changes: ReadonlyArray<Edit>,
): ReadonlyArray<{ readonly start: number; readonly end: number }> => {
  let shift = 0;
  let next = 0;
  return uses.map((use, index) => {
    for (let edit = changes[next]; edit !== undefined && edit.end <= use.start; edit = changes[++next]) {
      shift += edit.text.length - (edit.end - edit.start);
    }
    const own = changes[next]?.use === index ? changes[next] : undefined;
    const start = use.start + shift;
    return { start, end: own === undefined ? use.end + shift : start + own.text.length };
  });
};
