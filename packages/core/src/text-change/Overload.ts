/**
 * Overload: every "target" in the text of a spell becomes "each".
 *
 * Rules 702.96a and 702.96c. The capital is kept. Reminder text is part of the text box, and by the option it is
 * changed with the rest or left to say what it says.
 */
import type { Options } from "../Contract.ts";
import { wordsInContext } from "../internal/rules-text/contexts.ts";
import type * as Said from "../Said.ts";
import * as TextBox from "../TextBox.ts";
import type { Identity } from "./Identity.ts";

export interface Overload extends Identity {
  readonly kind: "overload";
}

const targets = (source: string, reminder: boolean): ReadonlyArray<{ readonly start: number; readonly end: number }> =>
  wordsInContext(source).filter(({ word, context }) => word === "target" && (reminder || context !== "reminder"));

export const apply = (
  said: Said.Said,
  { id }: Overload,
  reminderText: NonNullable<Options["reminderText"]>,
): Said.Said => ({
  ...said,
  textBox: said.textBox.map((part) => {
    const { source } = part.wording.text;
    return TextBox.replace(
      part,
      targets(source, reminderText === "literal").map(({ start, end }) => ({
        start,
        end,
        text: source.charAt(start) === "T" ? "Each" : "each",
        effect: id,
        rule: "702.96a",
      })),
    );
  }),
});
