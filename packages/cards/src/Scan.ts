/**
 * Whether a card is what a query asks for, from the card itself: no index, no database. It is slow over many cards, and
 * what a search in a database must come to.
 */
import * as Analysis from "@palimpsest/core/Analysis";
import type { CardNames } from "@palimpsest/core/CardNames";
import type { Card, Usage } from "@palimpsest/core/Contract";
import * as Reach from "@palimpsest/core/Reach";
import * as CardIndex from "./CardIndex.ts";
import * as CardName from "./CardName.ts";
import { holds, wordsOf } from "./internal/full-text.ts";
import type { Query, Restriction, WordQuery } from "./Query.ts";

/** A word in its role, as an analysis or the index has it. */
export interface Word extends Pick<Usage, "class" | "word" | "context" | "used"> {
  readonly reason?: Usage["reason"] | undefined;
}

const allows = ({ by, among, negated }: Restriction, usage: Word): boolean => {
  const value = usage[by];
  return (value !== undefined && among.includes(value)) !== negated;
};

/** Whether a word is what a query asks for. */
export const isAsked = (asked: WordQuery, usage: Word): boolean =>
  (asked.used === undefined || usage.used === asked.used) &&
  (asked.class === undefined || usage.class === asked.class) &&
  (asked.word === undefined || usage.word === asked.word) &&
  asked.where.every((each) => allows(each, usage));

/** A card with what has been found out about it: a query may ask for the same thing many times. */
export class Subject {
  readonly card: Card;
  readonly #cardNames: CardNames | undefined;
  #usages: ReadonlyArray<Usage> | undefined;
  #changers: ReadonlyArray<string> | undefined;
  readonly #words = new Map<string, ReadonlyArray<string>>();

  constructor(card: Card, cardNames?: CardNames) {
    this.card = card;
    this.#cardNames = cardNames;
  }

  get usages(): ReadonlyArray<Usage> {
    this.#usages ??= Analysis.analyze(this.card, undefined, this.#cardNames).usages;
    return this.#usages;
  }

  get changers(): ReadonlyArray<string> {
    this.#changers ??= Reach.reaching(this.card, this.#cardNames).map(({ name }) => name);
    return this.#changers;
  }

  words(field: keyof CardIndex.Texts): ReadonlyArray<string> {
    const known = this.#words.get(field);
    if (known !== undefined) return known;
    const words = wordsOf(CardIndex.texts(this.card)[field]);
    this.#words.set(field, words);
    return words;
  }
}

/**
 * Whether the query holds of a card.
 *
 * @example
 * ```ts
 * import * as Query from "@palimpsest/cards/Query";
 * import * as Scan from "@palimpsest/cards/Scan";
 * import * as Result from "effect/Result";
 *
 * const query = Result.getOrThrow(Query.parse("uses:goblin"));
 * Scan.matches(query, new Scan.Subject({ name: "Goblin Wall", type_line: "Creature — Wall" })); // false
 * ```
 */
export const matches = (query: Query, subject: Subject): boolean => {
  switch (query.kind) {
    case "and":
      return query.parts.every((part) => matches(part, subject));
    case "or":
      return query.parts.some((part) => matches(part, subject));
    case "not":
      return !matches(query.part, subject);
    case "text":
      return holds(subject.words(query.field), query.words, query.prefix);
    case "word":
      return subject.usages.some((usage) => isAsked(query, usage));
    case "changer":
      return subject.changers.includes(query.changer);
    case "is":
      switch (query.what) {
        case "token":
          return CardIndex.isToken(subject.card);
        case "multiface":
          return (subject.card.card_faces?.length ?? 1) > 1;
        case "rebalanced":
          return CardName.isRebalanced(subject.card.name);
      }
  }
};
