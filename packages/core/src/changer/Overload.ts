/** Overload as a choice. Rule 702.96a: a spell that has it is cast for its overload cost, or it is not overloaded. */
import { castWith } from "./Keywords.ts";
import type { Changer } from "./Program.ts";

export const overload: Changer = {
  name: "Overload",
  summary: 'A spell with overload: every "target" in its text becomes "each".',
  moment: "cast",
  asks: [],
  classes: [],
  targets: ["stack"],
  duration: "while-a-spell",
  resolve: castWith("overload", "702.96a"),
};
