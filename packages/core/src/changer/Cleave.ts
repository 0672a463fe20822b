/** Cleave as a choice. Rule 702.148a: a spell that has it is cast for its cleave cost, or it keeps its brackets. */
import { castWith } from "./Keywords.ts";
import type { Changer } from "./Program.ts";

export const cleave: Changer = {
  name: "Cleave",
  summary: "A spell with cleave: what stands in square brackets is removed.",
  moment: "cast",
  asks: [],
  classes: [],
  targets: ["stack"],
  duration: "while-a-spell",
  resolve: castWith("cleave", "702.148a"),
};
