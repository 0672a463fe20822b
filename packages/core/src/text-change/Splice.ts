/**
 * A spell gains the rules text of a card that is spliced onto it, after its own.
 *
 * Rule 612.10 and rule 702.47c: all rules text of the card, its "Splice onto" line too, and nothing else of it; where
 * the text names its card, it means the spell (201.5b). What is printed on the spell is not touched.
 */
import type { RulesText } from "../RulesText.ts";
import type * as Said from "../Said.ts";
import * as TextBox from "../TextBox.ts";
import type { Identity } from "./Identity.ts";
import { rebind } from "./SelfReferences.ts";

export interface Splice extends Identity {
  readonly kind: "splice";
  /** Name of the card, or its object: where the text comes from. */
  readonly card: string;
  readonly text: RulesText;
}

export const apply = (said: Said.Said, change: Splice): Said.Said => {
  const added = TextBox.passage(change.text, { origin: change.card, movedBy: [change.id] });
  return { ...said, textBox: [...said.textBox, rebind(added, said.names.list[0] ?? "", change.id)] };
};
