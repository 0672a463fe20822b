/**
 * Replace every word of a class by one word, in a single pass: Swirl the Mists ("All instances of color words … are
 * changed to the chosen color word").
 *
 * Rules 612.1 and 612.2, as for a single word. Lists may read "red or red" then; nothing is deduplicated.
 */
import type { Options, WordClass } from "../Contract.ts";
import type { Word } from "../Lexicon.ts";
import * as Said from "../Said.ts";
import type { Identity } from "./Identity.ts";

export interface ReplaceEveryWord extends Identity {
  readonly kind: "replace-every-word";
  readonly class: WordClass;
  readonly to: Word;
}

export const apply = (
  said: Said.Said,
  change: ReplaceEveryWord,
  reminderText: NonNullable<Options["reminderText"]>,
): Said.Said =>
  Said.rewrite(said, change.id, (word) => (word.class === change.class ? change.to : undefined), reminderText);
