/**
 * The names of an object after layer 3. An object may have one, several, none, or every name of a kind of card: that
 * is said as such, never as twenty thousand strings.
 *
 * Rule 612.7: every name of a kind of card. Rules 123.6b and 123.6c: where the word of a sticker stands in a name.
 */
import type { GameObject } from "./Contract.ts";

/** The kind of cards whose names an effect gives. */
export type EveryName = "nonlegendary-creature-cards";

/** Names one by one, and the kind of card whose names an object has besides (612.7). */
export interface Names {
  readonly list: ReadonlyArray<string>;
  readonly every?: EveryName;
  /** Of cards that are legal in this format alone, where the edition says so and the format is known. */
  readonly format?: string;
}

/** A list, or the kind of names with those that it has besides: the contract's shape. */
export type NamesOnTheWire =
  | ReadonlyArray<string>
  | { readonly every: EveryName; readonly besides: ReadonlyArray<string> };

/** Names in the shape that goes over the wire. */
export const toWire = ({ list, every }: Names): NamesOnTheWire =>
  every === undefined ? list : { every, besides: list };

/** A blank line, as in "Wolf in _____ Clothing", is no word of the name (123.6a). */
const isBlank = (piece: string): boolean => /^_+$/.test(piece);

const pieces = (name: string): ReadonlyArray<string> => name.split(" ").filter((piece) => piece !== "");

/** Number of words in a name: runs of characters without a space, and no blank lines (123.6a). */
export const words = (name: string): number => pieces(name).filter((piece) => !isBlank(piece)).length;

/**
 * A name with a word put into it after so many words (123.6b). A word is a run of characters without a space, a blank
 * line is none, and a name that is shorter by now takes it at its end (123.6c); an object without a name takes the
 * word as its name.
 *
 * @example
 * ```ts
 * import * as Names from "@palimpsest/core/Names";
 *
 * Names.withWord("Grizzly Bears", "Space", 1); // => "Grizzly Space Bears"
 * ```
 */
export const withWord = (name: string, word: string, after: number): string => {
  const now = [...pieces(name)];
  let at = 0;
  for (let left = after; at < now.length && left > 0; at++) if (!isBlank(now[at] ?? "")) left--;
  if (after > words(name)) at = now.length;
  now.splice(at, 0, word);
  return now.join(" ");
};

/**
 * Is a name one of those that an effect gives: that of a card of this kind, and legal in the format if there is one?
 * `undefined` stands for "not known".
 */
export type IsMember = (name: string, kind: EveryName, format?: string) => boolean | undefined;

/** Legal, or legal as a single copy. A card that says nothing of formats is one of the game, and that is legal there. */
const isLegal = ({ legalities }: GameObject, format: string | undefined): boolean =>
  format === undefined ||
  legalities === undefined ||
  ["legal", "restricted"].includes(legalities[format.toLowerCase()] ?? "");

/**
 * Is it the name of a nonlegendary creature card, or of such a face of one (612.7)? Tokens are no cards. With a format,
 * only of cards that are legal in it.
 *
 * @example
 * ```ts
 * import * as Names from "@palimpsest/core/Names";
 *
 * Names.isOfNonlegendaryCreature("Memnite", { name: "Memnite", type_line: "Artifact Creature — Construct" }); // => true
 * ```
 */
export const isOfNonlegendaryCreature = (name: string, card: GameObject, format?: string): boolean =>
  ofNonlegendaryCreatures(card, format).includes(name);

/** The names of a nonlegendary creature card, or of such faces of one (612.7), as {@link isOfNonlegendaryCreature} has them. */
export const ofNonlegendaryCreatures = (card: GameObject, format?: string): ReadonlyArray<string> =>
  (card.token || !isLegal(card, format) ? [] : (card.card_faces ?? [card]))
    .filter(({ type_line = "" }) => /\bCreature\b/.test(type_line) && !/\bLegendary\b/.test(type_line))
    .map(({ name = "" }) => name);

/** Nothing is known of what cards there are: a name beside "every name" is no proof of a shared one. */
const nothingKnown: IsMember = () => undefined;

/**
 * Do two objects have a name in common (201.2a)? `isMember` answers for names that only a kind of card tells:
 * `undefined` stands for "not known", as it does of all of them where nobody answers.
 */
export const share = (a: Names, b: Names, isMember: IsMember = nothingKnown): boolean | undefined => {
  if (a.list.some((name) => b.list.includes(name))) return true;
  if (a.every !== undefined && b.every !== undefined) return true;
  let unknown = false;
  for (const [{ every, format }, list] of [
    [a, b.list],
    [b, a.list],
  ] as const) {
    if (every === undefined) continue;
    for (const name of list) {
      const member = isMember(name, every, format);
      if (member) return true;
      if (member === undefined) unknown = true;
    }
  }
  return unknown ? undefined : false;
};
