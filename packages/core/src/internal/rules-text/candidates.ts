/**
 * Every place where the letters of a word of the lexicon stand: bounded by non-letters, or inside a compound that the
 * rules build from such words. Whether the word is *used* there is for `roles.ts` to say.
 *
 * This pass runs over every text, and most texts hold no such word: it looks at each character once and asks the
 * lexicon only about runs of letters that have the length, the first and the last letter of a word in it.
 */
import * as Lexicon from "../../Lexicon.ts";
import { once } from "../once.ts";
import { firstRun, isLetter } from "./letters.ts";

export interface Candidate {
  readonly form: Lexicon.Form;
  /** Offsets of the word alone: without "non", "walk", "cycling" or "'s". */
  readonly start: number;
  readonly end: number;
  readonly compound: "none" | "non" | "walk" | "cycling";
}

/** Forms that are no single run of letters ("Time Lord", "Assembly-Worker", "C'tan"), by their first run. */
const manyRuns = /* @__PURE__ */ once(() => {
  const found = new Map<string, Array<{ readonly spelling: string; readonly form: Lexicon.Form }>>();
  for (const [spelling, form] of Lexicon.allForms()) {
    const first = firstRun(spelling);
    if (first === spelling) continue;
    const spellings = found.get(first);
    if (spellings === undefined) found.set(first, [{ spelling, form }]);
    else spellings.push({ spelling, form });
  }
  // "Time Lords" before "Time Lord".
  for (const spellings of found.values()) spellings.sort((a, b) => b.spelling.length - a.spelling.length);
  return found;
});

/** A letter as a number from 0 to 31, the same for both cases. */
const fold = (code: number): number => code & 31;

const shape = (length: number, first: number, last: number): number => (length << 10) | (fold(first) << 5) | fold(last);

interface Shapes {
  readonly longestRun: number;
  /** 1 where there is such a shape. */
  readonly table: Uint8Array;
}

/** Shapes of the first runs of all forms, and of the compounds by the letters that they end or begin with. */
const shapes = /* @__PURE__ */ once((): Shapes => {
  let longestForm = 0;
  for (const { length } of Lexicon.allForms().keys()) longestForm = Math.max(longestForm, length);
  const longestRun = longestForm + "cycling".length;
  const found = new Uint8Array((longestRun + 1) << 10);
  for (const spelling of Lexicon.allForms().keys()) {
    const { length } = firstRun(spelling);
    const first = spelling.charCodeAt(0);
    const last = spelling.charCodeAt(length - 1);
    found[shape(length, first, last)] = 1;
    found[shape("non".length + length, "n".charCodeAt(0), last)] = 1;
    found[shape(length + "walk".length, first, "k".charCodeAt(0))] = 1;
    found[shape(length + "cycling".length, first, "g".charCodeAt(0))] = 1;
  }
  return { longestRun, table: found };
});

const inManyRuns = (source: string, start: number, run: string): Candidate | undefined => {
  const spellings = manyRuns().get(run);
  if (spellings === undefined) return undefined;
  for (const { spelling, form } of spellings) {
    const end = start + spelling.length;
    const there = source.slice(start, end).toLowerCase().replaceAll("\u2019", "'");
    if (there !== spelling) continue;
    if (!isLetter(source.charCodeAt(end))) return { form, start, end, compound: "none" };
    const compound = source.slice(end, end + 7).toLowerCase() === "cycling" && !isLetter(source.charCodeAt(end + 7));
    if (compound) return { form, start, end, compound: "cycling" };
  }
  return undefined;
};

/** Landwalk (702.14a) names a land type, typecycling (702.29e) any subtype; "non" goes before any word of the three. */
const inCompound = (start: number, run: string): Candidate | undefined => {
  if (run.endsWith("walk")) {
    const form = Lexicon.form(run.slice(0, -4));
    if (form?.word.class === "basic-land-type") return { form, start, end: start + run.length - 4, compound: "walk" };
  } else if (run.endsWith("cycling")) {
    const form = Lexicon.form(run.slice(0, -7));
    if (form && form.word.class !== "color-word")
      return { form, start, end: start + run.length - 7, compound: "cycling" };
  }
  if (run.startsWith("non")) {
    const form = Lexicon.form(run.slice(3));
    if (form) return { form, start: start + 3, end: start + run.length, compound: "non" };
  }
  return undefined;
};

const candidateAt = (source: string, start: number, end: number): Candidate | undefined => {
  const run = source.slice(start, end).toLowerCase();
  const many = inManyRuns(source, start, run);
  if (many !== undefined) return many;
  const form = Lexicon.form(run);
  return form === undefined ? inCompound(start, run) : { form, start, end, compound: "none" };
};

const isAsciiLetter = (code: number): boolean => ((code | 32) - 97) >>> 0 < 26;

/** In text order, without overlap. */
export const candidates = (source: string): ReadonlyArray<Candidate> => {
  const found: Array<Candidate> = [];
  const { longestRun, table } = shapes();
  const length = source.length;
  let i = 0;
  while (i < length) {
    const first = source.charCodeAt(i);
    if (!isAsciiLetter(first) && (first < 128 || !isLetter(first))) {
      i++;
      continue;
    }
    const start = i;
    let last = first;
    let ascii = first < 128;
    for (i++; i < length; i++) {
      const code = source.charCodeAt(i);
      if (!isAsciiLetter(code)) {
        if (code < 128 || !isLetter(code)) break;
        ascii = false;
      }
      last = code;
    }
    const run = i - start;
    if (!ascii || run > longestRun || table[shape(run, first, last)] === 0) continue;
    const candidate = candidateAt(source, start, i);
    if (candidate === undefined) continue;
    found.push(candidate);
    if (candidate.end > i) i = candidate.end;
  }
  return found;
};
