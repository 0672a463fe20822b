/**
 * Static abilities of printed cards that change text, as data: what the words of the card say, and no more.
 *
 * They have no choices to make, so they need no program: wherever the card is on the battlefield they apply (611.3a).
 */
import type { NewChange } from "./TextChange.ts";

/** "As long as the top card of your graveyard is a creature card, it has the full text of that card and …" (612.6). */
interface TopOfGraveyard {
  readonly kind: "top-of-graveyard";
  readonly type: string;
  /** Text that it has besides. */
  readonly plus: string;
}

/** A static ability of a printed card that changes text: whose, and how. */
export interface StaticText {
  readonly affects: "itself" | "attached";
  readonly change: NewChange | TopOfGraveyard;
}

const abilities: Readonly<Record<string, StaticText>> = {
  "Spy Kit": {
    affects: "attached",
    change: { kind: "every-name", source: "Spy Kit", of: "nonlegendary-creature-cards" },
  },
  "Witness Protection": {
    affects: "attached",
    change: { kind: "set-name", source: "Witness Protection", name: "Legitimate Businessperson" },
  },
  "Honest Work": {
    affects: "attached",
    change: { kind: "set-name", source: "Honest Work", name: "Humble Merchant" },
  },
  "Volrath's Shapeshifter": {
    affects: "itself",
    change: { kind: "top-of-graveyard", type: "Creature", plus: "{2}: Discard a card." },
  },
};

const byName = new Map(Object.entries(abilities));

/** The static ability of the card with this name. */
export const find = (name: string): StaticText | undefined => byName.get(name);
