/**
 * Two objects exchange their text boxes: Exchange of Words, Deadpool, Trading Card.
 *
 * Rule 612.5: all rules text of each is replaced with that of the other. Rule 701.12h: with the *previous* rules text,
 * as it stands when the exchange begins, so that earlier changes travel with it. Rule 701.12a: all or nothing. Rule
 * 604.3a: an ability that defines characteristics is text like a keyword, travels, and defines those of its new bearer.
 * Granted abilities and counters are no text and stay (612.3); so do names, costs, types, power and toughness.
 * Self-names are read as the new bearer's (201.5b).
 */
import type * as Said from "../Said.ts";
import type * as TextBox from "../TextBox.ts";
import type { Identity } from "./Identity.ts";
import { rebind } from "./SelfReferences.ts";

export interface ExchangeTextBoxes extends Identity {
  readonly kind: "exchange-text-boxes";
  /** The two objects. */
  readonly between: readonly [string, string];
  /** Their text boxes as they stood when the exchange began; without them, as they stand when it is applied. */
  readonly previous?: readonly [TextBox.TextBox, TextBox.TextBox];
}

/** The box of one object as it stands on the other. `from` is the object whose text it was. */
export const moved = (
  box: TextBox.TextBox,
  from: string,
  to: string,
  bearer: string,
  effect: string,
): TextBox.TextBox =>
  box.map((part) => {
    const { origin: before, ...rest } = part;
    const origin = before ?? from;
    const own = origin === to ? {} : { origin };
    return rebind({ ...rest, ...own, movedBy: [...part.movedBy, effect] }, bearer, effect);
  });

/** What both say after the exchange. */
export const apply = (a: Said.Said, b: Said.Said, change: ExchangeTextBoxes): readonly [Said.Said, Said.Said] => {
  const [first, second] = change.between;
  const [boxOfA, boxOfB] = change.previous ?? [a.textBox, b.textBox];
  const [nameOfA = "", nameOfB = ""] = [a.names.list[0], b.names.list[0]];
  return [
    { ...a, textBox: moved(boxOfB, second, first, nameOfA, change.id) },
    { ...b, textBox: moved(boxOfA, first, second, nameOfB, change.id) },
  ];
};
