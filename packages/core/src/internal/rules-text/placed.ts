import type { Candidate } from "./candidates.ts";

/** A candidate with the first and the last token that it touches: a judgement looks at what stands around it. */
export interface PlacedCandidate extends Candidate {
  readonly first: number;
  readonly last: number;
}
