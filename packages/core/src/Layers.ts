/** The order of text changes within layer 3 (613.1c), and their application one after the other. */
import type { Options } from "./Contract.ts";
import type { TextChange } from "./TextChange.ts";
import * as ReplaceWord from "./text-change/ReplaceWord.ts";
import type { Wording } from "./Wording.ts";

/** The two texts of an object that a change of words reaches (612.1). */
export interface Said {
  readonly typeLine: Wording;
  readonly rulesText: Wording;
}

/** Earlier timestamps first (613.7); equal ones keep the order in which they were given. */
export const order = (changes: ReadonlyArray<TextChange>): ReadonlyArray<TextChange> =>
  [...changes].sort((a, b) => a.timestamp - b.timestamp);

/** Each change reads what the ones before it left. */
export const apply = (
  printed: Said,
  changes: ReadonlyArray<TextChange>,
  reminderText: NonNullable<Options["reminderText"]>,
): Said => {
  let said = printed;
  for (const change of changes) {
    said = {
      typeLine: ReplaceWord.apply(said.typeLine, change, reminderText),
      rulesText: ReplaceWord.apply(said.rulesText, change, reminderText),
    };
  }
  return said;
};
