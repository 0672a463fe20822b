/**
 * What the analysis makes of a whole pool of cards, and whether its changes hold on every one of them: each word in
 * use is replaced by three others, and the text must come back as the rules want it, byte for byte.
 */
import type { CardNames } from "./CardNames.ts";
import * as Characteristics from "./Characteristics.ts";
import type { Card, TextField, WordClass } from "./Contract.ts";
import { isUpperCase } from "./internal/rules-text/letters.ts";
import { Tokens } from "./internal/rules-text/tokens.ts";
import { unknownTypes } from "./internal/unknown-types.ts";
import * as Lexicon from "./Lexicon.ts";
import * as RulesText from "./RulesText.ts";
import * as TypeLine from "./TypeLine.ts";
import * as Wording from "./Wording.ts";

/** Where a word stands. */
export interface Place {
  readonly card: string;
  readonly field: TextField;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A change that did not do what the rules want, or a text that the tokens do not give back. */
export interface Failure {
  readonly card: string;
  readonly field: TextField;
  readonly kind: "round-trip" | "property";
  readonly from?: string;
  readonly to?: string;
  readonly why: string;
}

/** What an audit found, summed up over cards. */
export interface Audit {
  readonly cards: number;
  readonly faces: number;
  /** Words by class and role: "creature-type in use", "color-word self-name". */
  readonly words: ReadonlyMap<string, number>;
  /** Words by the judgement that decided. */
  readonly decidedBy: ReadonlyMap<string, number>;
  /** Words that only the fallback decided. */
  readonly unplaced: ReadonlyArray<Place>;
  /** Type words that no list knows, with how many cards have each. */
  readonly unknown: ReadonlyMap<string, number>;
  /** Changes that were tried. */
  readonly changes: number;
  readonly failures: ReadonlyArray<Failure>;
}

/** New words to try: one with a vowel first, one with an irregular plural, one of two words; the rest step in for them. */
const attempts: Readonly<Record<WordClass, ReadonlyArray<ReadonlyArray<string>>>> = {
  "color-word": [
    ["white", "blue", "black", "red", "green"],
    ["green", "red", "black", "blue", "white"],
    ["blue", "black", "white", "green", "red"],
  ],
  "basic-land-type": [
    ["Island", "Swamp", "Forest"],
    ["Plains", "Mountain", "Swamp"],
    ["Forest", "Mountain", "Swamp"],
  ],
  "creature-type": [
    ["Octopus", "Egg", "Utrom", "Imp"],
    ["Mouse", "Dwarf", "Cyberman", "Harpy"],
    ["Time Lord", "Assembly-Worker", "C'tan"],
  ],
};

/** A new word stands nowhere on the card, in use or not, and in no part of its name. */
const newWords = (
  wordClass: WordClass,
  onCard: ReadonlySet<Lexicon.Word>,
  names: string,
): ReadonlyArray<Lexicon.Word> => {
  const chosen = new Set<Lexicon.Word>();
  for (const list of attempts[wordClass]) {
    const free = list
      .map((name) => Lexicon.parse(wordClass, name))
      .find(
        (word) =>
          word !== undefined && !onCard.has(word) && !chosen.has(word) && !names.includes(word.singular.toLowerCase()),
      );
    if (free !== undefined) chosen.add(free);
  }
  return [...chosen];
};

const capitalOf = (text: string, at: number): boolean => isUpperCase(text.charCodeAt(at));

/** What is wrong with a change of one text, or `undefined`. */
const wrong = (
  text: RulesText.RulesText,
  read: (source: string) => RulesText.RulesText,
  from: Lexicon.Word,
  to: Lexicon.Word,
): string | undefined => {
  const wording = Wording.rewrite(
    Wording.printed(text),
    "audit",
    (word) => (word === from ? to : undefined),
    "literal",
  );
  const edits = Wording.edits(wording, "literal");
  const source = Wording.write(text.source, edits);
  if (Wording.write(source, Wording.invert(text.source, edits)) !== text.source)
    return "undoing it does not give the printed text back";
  const places = Wording.places(text.uses, edits);
  const after = read(source).uses;
  if (after.length !== text.uses.length)
    return `the new text has ${after.length} such words, the printed one ${text.uses.length}`;
  for (const [index, use] of text.uses.entries()) {
    const now = after[index] as RulesText.WordUse;
    const place = places[index] as { readonly start: number; readonly end: number };
    const inUse = use.reason === undefined;
    const expected = inUse && use.word === from ? to : use.word;
    if (now.start !== place.start || now.end !== place.end || now.word !== expected)
      return `"${source.slice(place.start, place.end)}" is not read as ${expected.singular}`;
    if ((now.reason === undefined) !== inUse)
      return `"${source.slice(place.start, place.end)}" is ${inUse ? "no longer" : "now"} in use`;
    if (now.number !== use.number) return `"${source.slice(place.start, place.end)}" has another number`;
    if (capitalOf(source, place.start) !== capitalOf(text.source, use.start))
      return `"${source.slice(place.start, place.end)}" has another capital`;
  }
  let at = 0;
  let shift = 0;
  for (const edit of [...edits, { start: text.source.length, end: text.source.length, text: "" }]) {
    if (text.source.slice(at, edit.start) !== source.slice(at + shift, edit.start + shift))
      return "a byte beside the words is another";
    at = edit.end;
    shift += edit.text.length - (edit.end - edit.start);
  }
  return undefined;
};

const count = (counts: Map<string, number>, key: string, by = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};

const roundTrips = (source: string): boolean => {
  const tokens = new Tokens(source);
  let joined = "";
  for (let token = 0; token < tokens.length; token++) joined += tokens.text(token);
  return joined === source;
};

/**
 * Audits one card, every face of it.
 *
 * @example
 * ```ts
 * import * as Audit from "@palimpsest/core/Audit";
 *
 * const { changes, failures } = Audit.card({ name: "Plague Rats", type_line: "Creature — Rat", oracle_text: "Rats attack." });
 * [changes, failures.length]; // => [6, 0]
 * ```
 */
export const card = (printed: Card, cardNames?: CardNames): Audit => {
  const words = new Map<string, number>();
  const decidedBy = new Map<string, number>();
  const unknown = new Map<string, number>();
  const unplaced: Array<Place> = [];
  const failures: Array<Failure> = [];
  let changes = 0;
  const faces = Characteristics.faces(printed, cardNames);
  const names = faces.map((face) => face.name.toLowerCase()).join("\n");
  for (const face of faces) {
    const self = Characteristics.selfOf(printed, face);
    const fields = [
      { field: "type_line", text: { source: face.typeLine.source, uses: face.typeLine.uses }, read: TypeLine.read },
      { field: "oracle_text", text: face.rulesText, read: (source: string) => RulesText.read(source, self, cardNames) },
    ] as const;
    const onCard = new Set(fields.flatMap(({ text }) => text.uses.map((use) => use.word)));
    for (const type of unknownTypes(face.typeLine, face.rulesText.source, face.name)) count(unknown, type);
    for (const { field, text, read } of fields) {
      if (!roundTrips(text.source))
        failures.push({ card: face.name, field, kind: "round-trip", why: "the tokens do not give the text back" });
      for (const use of text.uses) {
        count(words, `${use.word.class} ${use.reason ?? "in use"}`);
        count(decidedBy, use.decidedBy);
        if (use.decidedBy === "fallback") {
          unplaced.push({
            card: face.name,
            field,
            start: use.start,
            end: use.end,
            text: text.source.slice(use.start, use.end),
          });
        }
      }
      for (const from of new Set(text.uses.filter((use) => use.reason === undefined).map((use) => use.word))) {
        for (const to of newWords(from.class, onCard, names)) {
          changes++;
          const why = wrong(text, read, from, to);
          if (why !== undefined)
            failures.push({ card: face.name, field, kind: "property", from: from.singular, to: to.singular, why });
        }
      }
    }
  }
  return { cards: 1, faces: faces.length, words, decidedBy, unplaced, unknown, changes, failures };
};

/** The audit of no card. */
export const empty: Audit = {
  cards: 0,
  faces: 0,
  words: new Map(),
  decidedBy: new Map(),
  unplaced: [],
  unknown: new Map(),
  changes: 0,
  failures: [],
};

const sum = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const total = new Map(a);
  for (const [key, n] of b) count(total, key, n);
  return total;
};

/** The audit of the cards of both. */
export const combine = (a: Audit, b: Audit): Audit => ({
  cards: a.cards + b.cards,
  faces: a.faces + b.faces,
  words: sum(a.words, b.words),
  decidedBy: sum(a.decidedBy, b.decidedBy),
  unplaced: [...a.unplaced, ...b.unplaced],
  unknown: sum(a.unknown, b.unknown),
  changes: a.changes + b.changes,
  failures: [...a.failures, ...b.failures],
});
