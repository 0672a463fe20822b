/** Steps that many examples have in common. */
import type { Example } from "../example/Example.ts";

type Steps = Example["steps"];

/** A word changer is cast, and resolves on its target. */
export const changes = (spell: string, target: string, from: string, to: string): Steps => [
  { do: "cast", object: spell },
  { do: "resolve", object: spell, target, choose: { from, to } },
];

/** The ability of Exchange of Words resolves. */
export const exchange = (one: string, other: string): Steps => [
  { do: "resolve-trigger", object: "words", targets: [one, other] },
];

export const sticker = (on: string, word: string, after: number): Steps => [
  { do: "change", on, change: { kind: "name-sticker", word, after, source: "Name sticker" } },
];

/** The line about splice of a card, with its reminder text. */
export const splice = (cost: string): string =>
  `Splice onto Arcane ${cost} (As you cast an Arcane spell, you may reveal this card from your hand and pay its splice cost. If you do, add this card's effects to that spell.)`;
