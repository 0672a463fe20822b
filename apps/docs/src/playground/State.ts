/** What a reader has put together in the playground: a card, what is done to it, and how open points are decided. */
import { GameObject, Options, WordClass, Zone } from "@palimpsest/core/Contract";
import * as Schema from "effect/Schema";

const optionalKey = Schema.optionalKey;

/** A card of the catalogue by its name, or one that was pasted. */
const CardRef = Schema.Union([Schema.String, GameObject]);
export type CardRef = typeof CardRef.Type;

/** No page needs more, and each effect is asked whether it waits for each other. */
export const mostEffects = 24;

/**
 * One effect as it stands in the form: a kind of change of the contract, or the name of a printed changer, with whatever
 * was filled in. Fields that what it does has no use for are kept, for a reader who only looks at another kind.
 */
export const Draft = Schema.Struct({
  does: Schema.String,
  class: optionalKey(WordClass),
  from: optionalKey(Schema.String),
  to: optionalKey(Schema.String),
  cards: optionalKey(Schema.Array(CardRef)),
  plus: optionalKey(Schema.String),
  name: optionalKey(Schema.String),
  word: optionalKey(Schema.String),
  after: optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  format: optionalKey(Schema.String),
});
export type Draft = typeof Draft.Type;

export const State = Schema.Struct({
  card: CardRef,
  /** Where the card is, if not where a card of its type is by default. */
  zone: optionalKey(Zone),
  /** The face that is up. */
  face: optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  effects: Schema.Array(Draft).check(Schema.isMaxLength(mostEffects)),
  options: optionalKey(Options),
});
export type State = typeof State.Type;

/** What the page shows before anybody has touched it. */
export const first: State = {
  card: "Goblin King",
  effects: [
    { does: "Artificial Evolution", from: "Goblin", to: "Elf" },
    { does: "replace-word", from: "Mountain", to: "Island" },
  ],
};

/** A list with one item moved to another place; places outside it are its ends. */
export const moved = <A>(list: ReadonlyArray<A>, from: number, to: number): ReadonlyArray<A> => {
  const item = list[from];
  if (item === undefined) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
};

export const withEffect = (state: State, index: number, draft: Draft): State => ({
  ...state,
  effects: state.effects.with(index, draft),
});

export const withoutEffect = (state: State, index: number): State => ({
  ...state,
  effects: state.effects.toSpliced(index, 1),
});

/** The same state with another card: where it is and which face is up was said of the old one. */
export const withCard = ({ effects, options }: State, card: CardRef): State => ({
  card,
  effects,
  ...(options === undefined ? {} : { options }),
});

/** A name for a card, whoever gave it. */
export const nameOf = (card: CardRef): string =>
  typeof card === "string" ? card : (card.name ?? card.card_faces?.map(({ name }) => name).join(" // ") ?? "");
