/** What a search found, as lines for a person. Pure. */
import type { FoundWord, Hit, Page } from "@palimpsest/cards/Search";
import * as Render from "./render.ts";
import { counted, oneLine, type Style } from "./style.ts";
import { type Cell, table } from "./table.ts";

/** Where the word stands, how often, and why it is not in use if it is not. */
const placed = ({ field, context, reason, count }: FoundWord): string => {
  const remarks = [...(count === 1 ? [] : [`${count} times`]), ...(reason === undefined ? [] : [reason])];
  const where = Render.place({ field, context });
  return remarks.length === 0 ? where : `${where} (${remarks.join(", ")})`;
};

/** Each word once, with its places. */
const wordsOf = (words: ReadonlyArray<FoundWord>): string => {
  const places = new Map<string, Set<string>>();
  for (const word of words) {
    const known = places.get(word.word) ?? new Set();
    places.set(word.word, known.add(placed(word)));
  }
  return [...places].map(([word, all]) => `${word}: ${[...all].join(", ")}`).join("; ");
};

const row = ({ card, words }: Hit): ReadonlyArray<Cell> => {
  const typeLine = card.type_line ?? card.card_faces?.map((face) => face.type_line ?? "").join(" // ") ?? "";
  const cells = [{ text: oneLine(card.name) }, { text: oneLine(typeLine) }];
  return words.length === 0 ? cells : [...cells, { text: wordsOf(words) }];
};

/** The cards of a page, and how to go on. `later` is true of every page but the first. */
export const lines = ({ hits, cursor, note }: Page, later: boolean, style: Style): ReadonlyArray<string> => [
  ...(hits.length === 0 ? [later ? "No more cards." : "No card matches."] : table(hits.map(row))),
  ...(hits.length === 0 ? [] : ["", counted(hits.length, "card", "cards")]),
  ...(cursor === undefined ? [] : [style.quiet(`There are more: --cursor ${cursor}`)]),
  ...(note === undefined ? [] : [style.quiet(note)]),
];
