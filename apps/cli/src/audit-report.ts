/** What an audit found, as lines for a person and as a value for a program. Pure. */

import type { WordClass } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as InvalidRecords from "./invalid-records.ts";
import { counted, grouped, oneLine, type Style } from "./style.ts";
import { type Cell, table } from "./table.ts";
import type { Tally } from "./tally.ts";

/** An audit that has ended. */
export interface Finished {
  readonly source: string;
  /** Whether the names of its cards were known. */
  readonly cardNames: boolean;
  readonly tally: Tally;
  readonly milliseconds: number;
}

/** Counts by class, then by role: `{ "color-word": { "in use": 3 } }`. */
const byClass = (words: ReadonlyMap<string, number>): Record<WordClass, Record<string, number>> => {
  const counts: Record<WordClass, Record<string, number>> = {
    "color-word": {},
    "basic-land-type": {},
    "creature-type": {},
  };
  for (const [key, count] of words) {
    const space = key.indexOf(" ");
    counts[key.slice(0, space) as WordClass][key.slice(space + 1)] = count;
  }
  return counts;
};

const descending = (counts: Iterable<readonly [string, number]>): ReadonlyArray<readonly [string, number]> =>
  [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));

/** The audit for a program; lists that are cut short say how much there is. */
export const value = ({ source, cardNames, tally, milliseconds }: Finished): unknown => ({
  source,
  cardNames,
  sound: tally.sound,
  cards: tally.cards,
  faces: tally.faces,
  changes: tally.changes,
  milliseconds: Math.round(milliseconds),
  words: byClass(tally.words),
  decidedBy: Object.fromEntries(descending(tally.decidedBy)),
  unknown: Object.fromEntries(descending(tally.unknown)),
  unplaced: tally.unplaced,
  invalid: InvalidRecords.value(tally.invalidCount, tally.invalid),
  failures: { count: tally.failureCount, ...tally.failureCounts, first: tally.failures },
});

const text = (written: string): Cell => ({ text: oneLine(written) });

/** Numbers in a column, aligned at their ends. */
const column = (numbers: ReadonlyArray<string>): ReadonlyArray<Cell> => {
  const width = Math.max(...numbers.map((number) => number.length));
  return numbers.map((number) => ({ text: number.padStart(width) }));
};

const rolesByClass = (tally: Tally, style: Style): ReadonlyArray<string> => {
  const counts = byClass(tally.words);
  const totals = new Map<string, number>();
  for (const wordClass of Lexicon.wordClasses) {
    for (const [role, count] of Object.entries(counts[wordClass])) totals.set(role, (totals.get(role) ?? 0) + count);
  }
  const roles = descending(totals).map(([role]) => role);
  const columns = Lexicon.wordClasses.map((wordClass) =>
    column([Lexicon.className(wordClass), ...roles.map((role) => grouped(counts[wordClass][role] ?? 0))]),
  );
  const rows = ["", ...roles].map((role, row) => [{ text: role }, ...columns.map((cells) => cells[row] as Cell)]);
  const [titles = [], ...others] = rows;
  return table([titles.map((cell) => ({ ...cell, style: style.quiet })), ...others]);
};

const countRows = (counts: ReadonlyMap<string, number>): ReadonlyArray<string> => {
  const sorted = descending(counts);
  const numbers = column(sorted.map(([, count]) => grouped(count)));
  return table(sorted.map(([key], row) => [text(key), numbers[row] as Cell]));
};

const andMore = (count: number, listed: number): ReadonlyArray<string> =>
  count > listed ? [`  and ${grouped(count - listed)} more`] : [];

const section = (title: string, lines: ReadonlyArray<string>, style: Style): ReadonlyArray<string> =>
  lines.length === 0 ? [] : ["", style.heading(title), ...lines];

/** The audit for a person: what was looked at, then what was found, the count of everything that is wrong last. */
export const lines = ({ source, cardNames, tally, milliseconds }: Finished, style: Style): ReadonlyArray<string> => [
  style.heading(oneLine(source)),
  `  ${counted(tally.cards, "card", "cards")} with ${counted(tally.faces, "face", "faces")}`,
  `  ${counted(tally.changes, "change", "changes")} tried in ${(milliseconds / 1000).toFixed(1)} s`,
  ...(cardNames ? ["  with the names of these cards known"] : []),
  ...section("Words by role", tally.words.size === 0 ? [] : rolesByClass(tally, style), style),
  ...section("Words by the judgement that decided", countRows(tally.decidedBy), style),
  ...section("Type words that no list knows, with the cards that have each", countRows(tally.unknown), style),
  ...section(
    "Words that no judgement placed",
    table(
      tally.unplaced.map((place) => [
        text(place.text),
        text(place.card),
        { text: place.field },
        { text: `${place.start}-${place.end}` },
      ]),
    ),
    style,
  ),
  ...section(
    "Records that are no cards",
    [
      ...table(tally.invalid.map(({ message }) => [text(message)])),
      ...andMore(tally.invalidCount, tally.invalid.length),
    ],
    style,
  ),
  ...section(
    "Failures",
    [
      ...table(
        tally.failures.map(({ card, field, kind, from, to, why }) => [
          text(card),
          { text: field },
          { text: kind },
          { text: from === undefined || to === undefined ? "" : `${from} -> ${to}` },
          text(why),
        ]),
      ),
      ...andMore(tally.failureCount, tally.failures.length),
    ],
    style,
  ),
  ...section("Found", found(tally), style),
];

const found = (tally: Tally): ReadonlyArray<string> => {
  const rows = [
    ["round-trip failures", tally.failureCounts["round-trip"]],
    ["property failures", tally.failureCounts.property],
    ["unplaced words", tally.unplaced.length],
    ["records that are no cards", tally.invalidCount],
  ] as const;
  const numbers = column(rows.map(([, count]) => grouped(count)));
  return table(rows.map(([title], row) => [{ text: title }, numbers[row] as Cell]));
};
