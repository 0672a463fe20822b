/**
 * A card as the rows by which a database finds it: its names, the words that it uses and those that only look so, and
 * the changers that could change one of them. Nothing here knows about a database.
 */
import * as Analysis from "@palimpsest/core/Analysis";
import type { CardNames } from "@palimpsest/core/CardNames";

import type { Card, CardFace, TextField, UnusedReason, WordClass, WordContext } from "@palimpsest/core/Contract";
import * as Reach from "@palimpsest/core/Reach";
import * as Predicate from "effect/Predicate";
import * as CardName from "./CardName.ts";

/**
 * What a name is to its card: its own, that of a card rebalanced for Alchemy or of a token, a face's, one that is
 * printed in its place (`flavor`, `printed`), or the part before the comma.
 */
export type NameKind = "card" | "alchemy" | "face" | "flavor" | "printed" | "short" | "token";

/** A spelling, as {@link CardName.key} writes it. */
export interface Name {
  readonly key: string;
  readonly kind: NameKind;
}

/** A word in one role on one face, and how often it stands there. */
export interface Use {
  /** Index of the face; 0 for a card without `card_faces`. */
  readonly face: number;
  readonly field: TextField;
  readonly class: WordClass;
  /** The singular, as the lexicon writes it. */
  readonly word: string;
  readonly context: WordContext;
  readonly used: boolean;
  readonly reason: UnusedReason | undefined;
  readonly count: number;
}

/** The texts that full-text search looks in: those of the faces, a line each. */
export interface Texts {
  readonly name: string;
  readonly type_line: string;
  readonly oracle_text: string;
}

const facesOf = (card: Card): ReadonlyArray<Card | CardFace> => card.card_faces ?? [card];

/** Whether the record is of a token. Scryfall tells it by the layout. */
export const isToken = ({ layout, token }: Card): boolean =>
  token === true || layout === "token" || layout === "double_faced_token";

const ownKind = (card: Card): NameKind => {
  if (isToken(card)) return "token";
  return CardName.isRebalanced(card.name) ? "alchemy" : "card";
};

const otherNames = (part: Card | CardFace, field: string): ReadonlyArray<string> => {
  const name = part[field];
  return Predicate.isString(name) ? [name] : [];
};

/**
 * Every name that a card answers to, each spelling once in its best role.
 *
 * @example
 * ```ts
 * import * as CardIndex from "@palimpsest/cards/CardIndex";
 *
 * CardIndex.names({ name: "Krenko, Mob Boss" });
 * // [{ key: "krenkomobboss", kind: "card" }, { key: "krenko", kind: "short" }]
 * ```
 */
export const names = (card: Card): ReadonlyArray<Name> => {
  const found = new Map<string, NameKind>();
  const put = (name: string, kind: NameKind): void => {
    const key = CardName.key(name);
    if (key !== "" && !found.has(key)) found.set(key, kind);
  };
  const parts = [card, ...(card.card_faces ?? [])];
  put(card.name, ownKind(card));
  for (const face of card.card_faces ?? []) put(face.name, "face");
  for (const part of parts) for (const name of otherNames(part, "flavor_name")) put(name, "flavor");
  for (const part of parts) for (const name of otherNames(part, "printed_name")) put(name, "printed");
  for (const { name } of facesOf(card)) if (name.indexOf(",") > 0) put(name.slice(0, name.indexOf(",")), "short");
  return [...found].map(([key, kind]) => ({ key, kind }));
};

/**
 * The words of all faces that look like a colour word, a basic land type or a creature type, one entry for each
 * combination of word and role, in the order in which they first stand on the card.
 */
export const uses = (card: Card, cardNames?: CardNames): ReadonlyArray<Use> => {
  const counted = new Map<string, Use & { count: number }>();
  for (const { face = 0, field, class: wordClass, word, context, used, reason } of Analysis.analyze(
    card,
    undefined,
    cardNames,
  ).usages) {
    const key = `${face} ${field} ${context} ${reason ?? ""} ${wordClass} ${word}`;
    const known = counted.get(key);
    if (known !== undefined) known.count++;
    else counted.set(key, { face, field, class: wordClass, word, context, used, reason, count: 1 });
  }
  return [...counted.values()];
};

/** The printed cards and keywords that could change a word of the card, by name: `Reach` of core. */
export const changers = (card: Card, cardNames?: CardNames): ReadonlyArray<string> =>
  Reach.reaching(card, cardNames).map(({ name }) => name);

/** What full-text search looks in. */
export const texts = (card: Card): Texts => {
  const joined = (field: "type_line" | "oracle_text"): string =>
    facesOf(card)
      .map((face) => face[field] ?? "")
      .join("\n");
  return { name: card.name, type_line: joined("type_line"), oracle_text: joined("oracle_text") };
};

const ofBoth = ["mana_cost", "type_line", "oracle_text", "power", "toughness", "loyalty", "defense"];
/** What the contract names, and nothing of prices, pictures and printings. */
const ofFace = [...ofBoth, "colors", "color_indicator"];
const ofCard = [...ofFace, "layout", "legalities"];

const only = (part: Card | CardFace, fields: ReadonlyArray<string>): Readonly<Record<string, unknown>> => {
  const left: Record<string, unknown> = {};
  for (const field of fields) if (part[field] !== undefined) left[field] = part[field];
  return left;
};

/** The card as the catalogue gives it: the fields that bear on what it says, and whether it is a token. */
export const entry = (card: Card): Card => {
  const { name, card_faces: faces } = card;
  const own = { name, ...only(card, ofCard), ...(isToken(card) ? { token: true } : {}) };
  return faces === undefined
    ? own
    : { ...own, card_faces: faces.map((face) => ({ name: face.name, ...only(face, ofFace) })) };
};

/** A hash of 32 bits over UTF-16 code units (FNV-1a), from a basis. */
const fnv = (text: string, basis: number): number => {
  let hash = basis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

const hex = (number: number): string => number.toString(16).padStart(8, "0");

/** A hash of all that the card says: equal texts have equal hashes, and others, but for a rare accident, do not. */
export const textHash = (card: Card): string => {
  const said = facesOf(card)
    .map((face) => [face.name, face.type_line ?? "", face.oracle_text ?? ""].join("\u0000"))
    .join("\u0001");
  return hex(fnv(said, 0x811c9dc5)) + hex(fnv(said, 0x9747b28c));
};
