/** A card's texts cut at the words that have a verdict, so that a page can mark them where they stand. */
import type { GameObject, Outcome, TextField } from "@palimpsest/core/Contract";

export interface Piece {
  readonly text: string;
  /** What is printed here, where it is something else. */
  readonly was?: string;
  /** Index into the outcome's verdicts. An article that follows a new word has none. */
  readonly verdict?: number;
}

interface Cut extends Omit<Piece, "text"> {
  readonly start: number;
  readonly end: number;
}

/** The face that is up: what is drawn, and what the verdicts are about. */
export const faceUp = (
  object: GameObject,
): Pick<GameObject, TextField | "mana_cost" | "power" | "toughness" | "loyalty" | "defense"> =>
  object.card_faces?.[object.face ?? 0] ?? object;

const textOf = (object: GameObject, field: TextField): string => faceUp(object)[field] ?? "";

type Run<C> = { readonly text: string } | ({ readonly text: string } & Omit<C, "start" | "end">);

/** A text as runs: those that were cut out, with whatever is said of them, and the rest between. */
export const cutAt = <C extends { readonly start: number; readonly end: number }>(
  text: string,
  cuts: ReadonlyArray<C>,
): ReadonlyArray<Run<C>> => {
  const pieces: Array<Run<C>> = [];
  let at = 0;
  for (const { start, end, ...rest } of [...cuts].sort((a, b) => a.start - b.start)) {
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), ...rest });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
};

/** The text as printed. Words that came from another object have their places there. */
export const printed = (outcome: Outcome, field: TextField): ReadonlyArray<Piece> =>
  cutAt(
    textOf(outcome.printed, field),
    outcome.verdicts.flatMap(({ field: of, start, end, origin }, verdict) =>
      of === field && origin === undefined ? [{ start, end, verdict }] : [],
    ),
  );

/** The text after the changes, each changed word with the printed one. */
export const now = (outcome: Outcome, field: TextField): ReadonlyArray<Piece> => {
  const words = outcome.verdicts.flatMap(({ field: of, text, verdict, now: place }, index): ReadonlyArray<Cut> => {
    if (of !== field || place === null) return [];
    const cut = { start: place.start, end: place.end, verdict: index };
    return [verdict === "changed" ? { ...cut, was: text } : cut];
  });
  const text = textOf(outcome.object, field);
  return cutAt(text, field === "oracle_text" ? withArticles(text, words, rewritten(outcome)) : words);
};

/** "a Swamp" over "an Island" is one piece, though the article and the word were replaced one by one. */
const withArticles = (text: string, words: ReadonlyArray<Cut>, replaced: ReadonlyArray<Cut>): ReadonlyArray<Cut> => {
  const byStart = new Map(words.map((word) => [word.start, word]));
  for (const article of replaced.filter(({ start }) => !byStart.has(start))) {
    const word = byStart.get(article.end + 1);
    if (word === undefined || text[article.end] !== " ") {
      byStart.set(article.start, article);
    } else {
      byStart.delete(word.start);
      byStart.set(article.start, {
        ...word,
        start: article.start,
        was: `${article.was} ${word.was ?? text.slice(word.start, word.end)}`,
      });
    }
  }
  return [...byStart.values()];
};

/** What the segments say was replaced: the words, and the articles before them. */
const rewritten = ({ segments }: Outcome): ReadonlyArray<Cut> => {
  let start = 0;
  return segments.flatMap(({ text, was }): ReadonlyArray<Cut> => {
    const cut = { start, end: start + text.length };
    start = cut.end;
    return was === undefined ? [] : [{ ...cut, was }];
  });
};

/** Runs line by line: on a card each ability is a paragraph. */
export const paragraphs = <P extends { readonly text: string }>(
  pieces: ReadonlyArray<P>,
): ReadonlyArray<ReadonlyArray<P>> => {
  const lines: Array<Array<P>> = [[]];
  for (const piece of pieces) {
    for (const [index, text] of piece.text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (text !== "") lines.at(-1)?.push({ ...piece, text });
    }
  }
  return lines;
};
