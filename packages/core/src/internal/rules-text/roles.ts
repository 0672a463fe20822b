/**
 * Whether a word is used as a colour, land type or creature type (612.2), or what else it is. A list of judgements is
 * asked in order; the first that knows the answer decides, and is named in the verdict.
 *
 * Rule 612.2: a word has to be used as a word of its class; a name holds none.
 */
import type { CardNames } from "../../CardNames.ts";
import type { UnusedReason } from "../../Contract.ts";
import type { Decision } from "../../data/decisions.ts";
import { inUseJudgements } from "./in-use.ts";
import type { NameSpan } from "./names/name-span.ts";
import type { PlacedCandidate } from "./placed.ts";
import type { Label, Structure } from "./structure.ts";
import type { Tokens } from "./tokens.ts";
import { unusedJudgements } from "./unused.ts";

export interface Role {
  /** Absent where the word is in use. */
  readonly reason?: UnusedReason;
  readonly rebinds?: boolean;
  /** Rule of the keyword whose printed argument the word is. */
  readonly keyword?: string;
  readonly decidedBy: Decision;
}

/** What the judgements look at. */
export interface Reading {
  readonly tokens: Tokens;
  readonly structure: Structure;
  readonly owners: ReadonlyArray<NameSpan | undefined>;
  /** Label of each token that stands in one. */
  readonly labelAt: ReadonlyArray<Label | undefined>;
  readonly anchors: ReadonlySet<string>;
  readonly cardNames: CardNames | undefined;
}

export type Judgement = (candidate: PlacedCandidate, reading: Reading) => Role | undefined;

const judgements: ReadonlyArray<Judgement> = [...unusedJudgements, ...inUseJudgements];

/** A word that nothing speaks against is in use; that no judgement knew it is said. */
const fallback: Role = { decidedBy: "fallback" };

export const roleOf = (candidate: PlacedCandidate, reading: Reading): Role => {
  for (const judge of judgements) {
    const role = judge(candidate, reading);
    if (role !== undefined) return role;
  }
  return fallback;
};
