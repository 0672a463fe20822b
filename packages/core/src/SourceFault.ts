/** What a source of card texts got wrong, where the text itself gives it away. Nothing is mended: a guess is no text. */

import type { Card } from "./Contract.ts";
import { has } from "./changer/Keywords.ts";
import { pieces } from "./text-change/Cleave.ts";

/** One fault of a card's text. */
export interface SourceFault {
  readonly code: "cleave-without-brackets";
  /** Name of the card, or of the face at fault. */
  readonly name: string;
  readonly message: string;
  readonly rule: string;
}

/**
 * The faults of a card's texts. A spell with cleave whose text has nothing in square brackets lost them on its way:
 * what its cleave cost removes is not known (702.148a).
 *
 * @example
 * ```ts
 * import * as SourceFault from "@palimpsest/core/SourceFault";
 *
 * const card = { name: "Fierce Retribution", oracle_text: "Cleave {5}{W}\nDestroy target attacking creature." };
 * SourceFault.of(card).length; // => 1
 * ```
 */
export const of = (card: Card): ReadonlyArray<SourceFault> =>
  (card.card_faces ?? [card]).flatMap(({ name, oracle_text: text = "" }) =>
    has(text, "cleave") && pieces(text).length === 0
      ? [
          {
            code: "cleave-without-brackets" as const,
            name,
            message: `${JSON.stringify(name)} has cleave, and its text has no square brackets: what cleave removes is not known.`,
            rule: "702.148a",
          },
        ]
      : [],
  );
