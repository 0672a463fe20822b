/**
 * An object has the full text of another: Volrath's Shapeshifter.
 *
 * Rule 612.6: text box and type line, and the text that stands for name, mana cost, colour indicator, power and
 * toughness; besides, the text that the effect itself gives (`plus`).
 */
import type * as Characteristics from "../Characteristics.ts";
import { selfNamed } from "../internal/rules-text/names/name-span.ts";
import * as RulesText from "../RulesText.ts";
import type * as Said from "../Said.ts";
import * as TextBox from "../TextBox.ts";
import type { Identity } from "./Identity.ts";

export interface FullText extends Identity {
  readonly kind: "full-text";
  /** The object whose text it is. */
  readonly of: string;
  /** Text that it has besides. */
  readonly plus?: RulesText.RulesText;
}

/** The text that the effect gives besides, read as text of its bearer. */
export const besides = (text: string, { name, rulesText }: Characteristics.Characteristics): RulesText.RulesText =>
  RulesText.read(text, rulesText.self ?? selfNamed(name));

/** `values` are those of the other object's face. */
export const apply = (
  said: Said.Said,
  other: Said.Said,
  values: Characteristics.Values,
  change: FullText,
): Said.Said => ({
  ...said,
  names: other.names,
  typeLine: other.typeLine,
  typeLineOrigin: other.typeLineOrigin ?? change.of,
  values: other.values ?? values,
  textBox: [
    ...other.textBox.map((part) => ({
      ...part,
      origin: part.origin ?? change.of,
      movedBy: [...part.movedBy, change.id],
    })),
    ...(change.plus === undefined
      ? []
      : [TextBox.passage(change.plus, { origin: `${change.id}:plus`, movedBy: [change.id] })]),
  ],
});
