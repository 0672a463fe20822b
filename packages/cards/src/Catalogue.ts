/**
 * Cards that can be found by name, as a plain value: nothing here is asynchronous, throws or needs an Effect runtime.
 * The module `CardCatalogue` has the same as a service.
 */
import type { Card } from "@palimpsest/core/Contract";
import { nearest } from "@palimpsest/core/Nearest";
import * as CardIndex from "./CardIndex.ts";
import * as CardName from "./CardName.ts";
import { holds, wordsOf } from "./internal/full-text.ts";

/** Where the texts of a catalogue come from. */
export interface Origin {
  /** Who published the texts. */
  readonly source: string;
  /** The day on which they were taken, as YYYY-MM-DD. */
  readonly date: string;
  /** What has to be said wherever the texts are shown; empty if nothing. */
  readonly notice: string;
}

/** Cards, ordered as they were given. Made by {@link make}; the first search for a name indexes them. */
export interface Catalogue {
  readonly origin: Origin;
  readonly cards: ReadonlyArray<Card>;
  /** Each name once. */
  readonly names: ReadonlyArray<string>;
}

/**
 * A catalogue of these cards. Of two cards with one name the first is found; of two that differ only in the "A-" of
 * Alchemy, the printed one, unless the name is given exactly.
 *
 * @example
 * ```ts
 * import * as Catalogue from "@palimpsest/cards/Catalogue";
 *
 * const mine = Catalogue.make([{ name: "Goblin King", type_line: "Creature — Goblin" }], {
 *   source: "typed by hand",
 *   date: "2026-11-30",
 *   notice: "",
 * });
 * Catalogue.lookup(mine, "goblin king")?.type_line; // "Creature — Goblin"
 * ```
 */
export const make = (cards: ReadonlyArray<Card>, origin: Origin): Catalogue => ({
  origin,
  cards,
  names: [...new Set(cards.map(({ name }) => name))],
});

/** What follows from the cards of a catalogue, made when it is first asked for. */
const derived = <A extends object>(make: (cards: ReadonlyArray<Card>) => A): ((catalogue: Catalogue) => A) => {
  const made = new WeakMap<Catalogue, A>();
  return (catalogue) => {
    const known = made.get(catalogue) ?? make(catalogue.cards);
    made.set(catalogue, known);
    return known;
  };
};

interface Index {
  readonly byName: ReadonlyMap<string, Card>;
  readonly byWords: ReadonlyMap<string, Card>;
  readonly byKey: ReadonlyMap<string, Card>;
  readonly byFaceKey: ReadonlyMap<string, Card>;
}

const indexOf = derived((cards): Index => {
  const byName = new Map<string, Card>();
  const byWords = new Map<string, Card>();
  const byKey = new Map<string, Card>();
  const byFaceKey = new Map<string, Card>();
  for (const card of cards) {
    if (!byName.has(card.name)) byName.set(card.name, card);
    putPrinted(byWords, CardName.normalize(card.name), card.name, card);
    putPrinted(byKey, CardName.key(card.name), card.name, card);
    for (const face of card.card_faces ?? []) putPrinted(byFaceKey, CardName.key(face.name), face.name, card);
  }
  return { byName, byWords, byKey, byFaceKey };
});

const putPrinted = (map: Map<string, Card>, key: string, name: string, card: Card): void => {
  const held = map.get(key);
  if (held === undefined || (CardName.isRebalanced(held.name) && !CardName.isRebalanced(name))) map.set(key, card);
};

/** The longest printed name has 141 characters. */
const longestName = 256;

/**
 * The card of this name: by the name exactly, else by its words ("waste land" is Waste Land, not Wasteland), else by
 * its {@link CardName.key}, else by the name of one of its faces. `undefined` if there is none.
 *
 * @example
 * ```ts
 * import { lookup } from "@palimpsest/cards/Catalogue";
 * import { starter } from "@palimpsest/cards/Starter";
 *
 * lookup(starter(), "insectile aberration")?.name; // "Delver of Secrets // Insectile Aberration"
 * lookup(starter(), "Gobbo King"); // undefined
 * ```
 */
export const lookup = (catalogue: Catalogue, name: string): Card | undefined => {
  const { byName, byWords, byKey, byFaceKey } = indexOf(catalogue);
  const exact = byName.get(name);
  if (exact !== undefined || name.length > longestName) return exact;
  const key = CardName.key(name);
  if (key === "") return undefined;
  return byWords.get(CardName.normalize(name)) ?? byKey.get(key) ?? byFaceKey.get(key);
};

/** Names of cards by a normalised spelling under which they may be meant. Made by {@link spellings}. */
export type Spellings = ReadonlyMap<string, ReadonlyArray<string>>;

/** Each card by its whole name, by its faces' names, and by the part before the comma ("Krenko, Mob Boss"). */
export const spellings = (cards: Iterable<Pick<Card, "name" | "card_faces">>): Spellings => {
  const all = new Map<string, Array<string>>();
  const put = (spelling: string, name: string): void => {
    const text = CardName.normalize(spelling);
    const names = all.get(text);
    if (names === undefined) all.set(text, [name]);
    else names.push(name);
  };
  for (const { name, card_faces: faces = [] } of cards) {
    for (const whole of [name, ...faces.map((face) => face.name)]) {
      put(whole, name);
      const comma = whole.indexOf(",");
      if (comma > 0) put(whole.slice(0, comma), name);
    }
  }
  return all;
};

const spellingsIn = derived(spellings);

/**
 * How a spelling holds the wanted text: 0 at its start, 1 at the start of a word, 2 within one, -1 not at all.
 * One or two letters stand within too many words to mean anything.
 */
const position = (spelling: string, wanted: string): number => {
  const at = spelling.indexOf(wanted);
  if (at <= 0) return at;
  if (spelling.includes(` ${wanted}`)) return 1;
  return wanted.length > 2 ? 2 : -1;
};

/**
 * Names of cards that may have been meant, at most `limit`: names that begin with the input, then names that hold it,
 * the shortest first, then names spelled nearly so. No more than the first 64 characters of the input count.
 *
 * @example
 * ```ts
 * import { suggest } from "@palimpsest/cards/Catalogue";
 * import { starter } from "@palimpsest/cards/Starter";
 *
 * suggest(starter(), "krenko"); // ["Krenko, Mob Boss"]
 * suggest(starter(), "Artifical Evolution"); // ["Artificial Evolution"]
 * ```
 */
export const suggest = (catalogue: Catalogue, input: string, limit = 3): ReadonlyArray<string> =>
  suggestAmong(spellingsIn(catalogue), input, limit);

/** More of an input than this helps nobody to find what was meant. */
export const longestMeant = 64;

/** As {@link suggest}, among spellings that somebody keeps. */
export const suggestAmong = (all: Spellings, input: string, limit = 3): ReadonlyArray<string> => {
  const wanted = CardName.normalize(input.slice(0, longestMeant));
  if (wanted === "") return [];
  const holding: Array<{ readonly name: string; readonly rank: number }> = [];
  for (const [text, names] of all) {
    const rank = position(text, wanted);
    if (rank >= 0) for (const name of names) holding.push({ name, rank });
  }
  holding.sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  const found = new Set(holding.map(({ name }) => name));
  if (found.size < limit) {
    for (const text of nearest(wanted, all.keys(), limit)) for (const name of all.get(text) ?? []) found.add(name);
  }
  return [...found].slice(0, limit);
};

/** Names that are offered to complete one, unless it is said. */
export const usualCompletions = 10;

/** The most names that are offered to complete one. */
export const highestCompletions = 50;

/** So many spellings are read for each name that is wanted: several of them may be names of one card. */
const spellingsAName = 4;

/** What is asked of a store of spellings for a completion; `undefined` where nothing can be meant. */
export interface Completing {
  readonly limit: number;
  /** The spellings from here on, and before `end`. */
  readonly start: string;
  readonly end: string;
  /** How many of them. */
  readonly spellings: number;
  /** What a name may hold as well: these words in a row, of the last one the beginning. */
  readonly words: ReadonlyArray<string>;
}

/** What to ask for to complete a name, whose spellings are as {@link CardName.key} writes them. */
export const completing = (input: string, limit = usualCompletions): Completing | undefined => {
  const start = CardName.key(input.slice(0, longestName));
  const most = Math.min(Math.max(1, Math.trunc(limit) || 1), highestCompletions);
  if (start === "") return undefined;
  // One or two letters begin too many words to mean anything.
  const words = start.length > 2 ? wordsOf(input.slice(0, longestName)) : [];
  return { limit: most, start, end: `${start}\u{10ffff}`, spellings: most * spellingsAName, words };
};

interface Spelled extends CardIndex.Name {
  readonly name: string;
}

/** Puts texts in the order of their code units, as a database does. */
const alphabetical = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Every spelling of every card in the order of the alphabet. */
const spelled = derived(
  (cards): ReadonlyArray<Spelled> =>
    cards
      .flatMap((card) => CardIndex.names(card).map((each): Spelled => ({ ...each, name: card.name })))
      .sort((a, b) => alphabetical(a.key, b.key) || alphabetical(a.kind, b.kind)),
);

/** The names of cards that hold the words, in the order of the alphabet. */
const holding = (catalogue: Catalogue, words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.length === 0
    ? []
    : catalogue.cards
        .filter(({ name }) => holds(wordsOf(name), words, true))
        .map(({ name }) => ({ name, key: CardName.key(name) }))
        .sort((a, b) => alphabetical(a.key, b.key))
        .map(({ name }) => name);

/**
 * Names that may be meant by what somebody has typed so far: those that begin so, in the order of the alphabet, then
 * those that hold it; and if there is none, those of {@link suggest}.
 *
 * @example
 * ```ts
 * import { complete } from "@palimpsest/cards/Catalogue";
 * import { starter } from "@palimpsest/cards/Starter";
 *
 * complete(starter(), "insectile"); // ["Delver of Secrets // Insectile Aberration"]
 * complete(starter(), "artifcial evolution"); // ["Artificial Evolution"]
 * ```
 */
export const complete = (catalogue: Catalogue, input: string, limit?: number): ReadonlyArray<string> => {
  const asking = completing(input, limit);
  if (asking === undefined) return [];
  const beginning = spelled(catalogue).filter(({ key }) => key.startsWith(asking.start));
  const names = new Set(beginning.slice(0, asking.spellings).map(({ name }) => name));
  if (names.size < asking.limit) for (const name of holding(catalogue, asking.words)) names.add(name);
  const found = names.size === 0 ? suggest(catalogue, input, asking.limit) : [...names];
  return found.slice(0, asking.limit);
};
