/** The rules of an example: what each is about, and its number in every edition held. */
import * as Rules from "@palimpsest/core/Rules";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import * as Result from "effect/Result";
import type { Example } from "./Example.ts";

/** A number, and the span of editions in which a rule had it. */
export interface Numbered {
  readonly number: string;
  readonly from: RulesEdition.RulesEdition;
  readonly to: RulesEdition.RulesEdition;
}

export interface Cited {
  /** As the example's edition numbers it. */
  readonly number: string;
  readonly about: string;
  /** Newest first. */
  readonly numbers: ReadonlyArray<Numbered>;
}

const spans = (rule: string): ReadonlyArray<Numbered> => {
  const numbers = Rules.numbers(rule);
  const all: Array<Numbered> = [];
  for (const edition of RulesEdition.editions) {
    const last = all.at(-1);
    const number = numbers[edition];
    if (last?.number === number) all[all.length - 1] = { ...last, to: edition };
    else all.push({ number, from: edition, to: edition });
  }
  return all.toReversed();
};

/** Fails where no such rule is cited by any answer: the example is wrong then. */
export const cited = ({ rules, edition }: Pick<Example, "rules" | "edition">): ReadonlyArray<Cited> =>
  rules.map((number) => {
    const found = Result.getOrThrow(Rules.find(number, edition));
    return { number, about: found.about, numbers: spans(found.number) };
  });
