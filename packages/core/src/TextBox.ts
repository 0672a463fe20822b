/**
 * The text box of an object in layer 3: passages, each from one printed text. A passage keeps its printed text, the
 * words that stand in it now, and the pieces that other effects replaced, all by places in the printed text; so text
 * that moves to another object, or is added to it, takes its history along.
 */
import type { Options, Segment } from "./Contract.ts";
import type { Word } from "./Lexicon.ts";
import type { RulesText } from "./RulesText.ts";
import * as Wording from "./Wording.ts";

/** A replacement that is no change of a word in use: "target" by "each", a bracketed piece by nothing, a name. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly effect: string;
  readonly rule: string;
}

/** An object and the face of it that bears a text. */
export interface PrintedOn {
  readonly id: string;
  readonly face: number | undefined;
}

/** A text with its history, and the object that it is printed on. */
export interface Passage {
  readonly wording: Wording.Wording;
  /** The object whose printed text it is; absent for the bearer's own. */
  readonly origin?: string;
  /** Where it was printed when it was moved, told for good: its origin may be another object by now. */
  readonly printedOn?: PrintedOn;
  /** Effects that put it here, in order. */
  readonly movedBy: ReadonlyArray<string>;
  /** Sorted by place, without overlap. */
  readonly replacements: ReadonlyArray<Replacement>;
}

/** Passages in the order in which they stand. */
export type TextBox = ReadonlyArray<Passage>;

/** A text as a passage that nothing has changed yet. */
export const passage = (
  text: RulesText,
  from: Pick<Passage, "origin"> & { readonly movedBy?: ReadonlyArray<string> } = {},
): Passage => ({
  wording: Wording.printed(text),
  ...(from.origin === undefined ? {} : { origin: from.origin }),
  movedBy: from.movedBy ?? [],
  replacements: [],
});

/** A passage with further replacements, sorted by place; one that touches a place which is replaced already is left out. */
export const replace = (into: Passage, added: ReadonlyArray<Replacement>): Passage => {
  if (added.length === 0) return into;
  const all: Array<Replacement> = [];
  let next = 0;
  for (const old of into.replacements) {
    for (let each = added[next]; each !== undefined && each.end <= old.start; each = added[++next]) all.push(each);
    while ((added[next]?.start ?? Number.POSITIVE_INFINITY) < old.end) next++;
    all.push(old);
  }
  all.push(...added.slice(next));
  return { ...into, replacements: all };
};

/** The edits of a passage: words in use, and replacements, which win where both touch a place. */
const editsOf = (
  { wording, replacements }: Passage,
  grammar: NonNullable<Options["grammar"]>,
): ReadonlyArray<Wording.Edit & { readonly rule?: string }> => {
  const words = Wording.edits(wording, grammar);
  if (replacements.length === 0) return words;
  const merged: Array<Wording.Edit & { readonly rule?: string }> = [];
  let next = 0;
  for (const { start, end, text, effect, rule } of replacements) {
    for (let word = words[next]; word !== undefined && word.end <= start; word = words[++next]) merged.push(word);
    while ((words[next]?.start ?? Number.POSITIVE_INFINITY) < end) next++;
    merged.push({ start, end, text, by: [effect], rule });
  }
  merged.push(...words.slice(next));
  return merged;
};

/** Where a use of a word stands in the new text; `undefined` where it stands no more. */
export type Place = { readonly start: number; readonly end: number } | undefined;

/** A text box written out: the text, its pieces, and the place of each word. */
export interface Rendered {
  readonly text: string;
  readonly segments: ReadonlyArray<Segment>;
  /** By passage and by use. */
  readonly places: ReadonlyArray<ReadonlyArray<Place>>;
}

const placesOf = (part: Passage, edits: ReadonlyArray<Wording.Edit>, offset: number): ReadonlyArray<Place> => {
  const places = Wording.places(part.wording.text.uses, edits);
  return part.wording.text.uses.map((use, index) => {
    const gone = part.replacements.some(({ start, end }) => use.start < end && start < use.end);
    const place = places[index];
    return gone || place === undefined ? undefined : { start: place.start + offset, end: place.end + offset };
  });
};

/**
 * The text of a box: its passages, a line each. Linear in the printed texts. `cite` gives the number of a replacement's
 * rule, or without one that of a change of words.
 */
export const render = (
  box: TextBox,
  grammar: NonNullable<Options["grammar"]>,
  cite: (rule?: string) => string,
): Rendered => {
  let text = "";
  const segments: Array<Segment> = [];
  const places: Array<ReadonlyArray<Place>> = [];
  for (const part of box) {
    const { source } = part.wording.text;
    const edits = editsOf(part, grammar);
    const moved = part.movedBy.length > 0 ? { by: part.movedBy } : {};
    const written = Wording.write(source, edits);
    if (text !== "" && written !== "") {
      text += "\n";
      segments.push({ text: "\n", ...moved });
    }
    places.push(placesOf(part, edits, text.length));
    let at = 0;
    for (const edit of edits) {
      if (edit.start > at) segments.push({ text: source.slice(at, edit.start), ...moved });
      segments.push({ text: edit.text, was: source.slice(edit.start, edit.end), by: edit.by, rule: cite(edit.rule) });
      at = edit.end;
    }
    if (at < source.length) segments.push({ text: source.slice(at), ...moved });
    text += written;
  }
  return { text, segments, places };
};

/** Every passage with its words rewritten by one effect. */
export const rewrite = (
  box: TextBox,
  effect: string,
  to: Wording.Rewrite,
  reminderText: NonNullable<Options["reminderText"]>,
): TextBox => {
  let next: Array<Passage> | undefined;
  for (let index = 0; index < box.length; index++) {
    const part = box[index] as Passage;
    const wording = Wording.rewrite(part.wording, effect, to, reminderText);
    if (wording === part.wording) continue;
    next ??= [...box];
    next[index] = { ...part, wording };
  }
  return next ?? box;
};

/** How a box says a word that is printed in it by now; `undefined` where it does not. The first use decides: an effect replaces all. */
export const wordNow = (box: TextBox, word: Word): Word | undefined => {
  for (const { wording } of box) {
    const index = wording.text.uses.findIndex(
      (use) => use.word === word && use.reason === undefined && use.context !== "reminder",
    );
    if (index >= 0) return wording.words[index];
  }
  return undefined;
};

/** The text of a box alone. */
export const textOf = (box: TextBox, grammar: NonNullable<Options["grammar"]>): string =>
  render(box, grammar, (rule = "") => rule).text;
