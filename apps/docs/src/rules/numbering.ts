/** How the numbers of rule 612 moved, from the editions that core holds. */
import * as Rules from "@palimpsest/core/Rules";
import * as RulesEdition from "@palimpsest/core/RulesEdition";

/** Each of them is cited by answers. */
export const subrules = Rules.all.flatMap(({ number }) => (number.startsWith("612.") ? [number] : []));

/** Its own number in an edition; `undefined` where it had none yet, and an older rule covered it. */
export const own = (rule: string, edition: RulesEdition.RulesEdition): string | undefined => {
  const number = RulesEdition.cite(rule, edition);
  // Two rules never share a number: the first in the order of the rules has it.
  return subrules.find((each) => RulesEdition.cite(each, edition) === number) === rule ? number : undefined;
};

export interface Period {
  readonly from: RulesEdition.RulesEdition;
  /** The last edition held with this numbering. */
  readonly to: RulesEdition.RulesEdition;
  /** By subrule of the newest edition. */
  readonly numbers: ReadonlyArray<string | undefined>;
}

/** Spans of editions in which the section has one numbering, oldest first. */
export const periods: ReadonlyArray<Period> = (() => {
  const all: Array<Period> = [];
  for (const edition of RulesEdition.editions) {
    const numbers = subrules.map((rule) => own(rule, edition));
    const last = all.at(-1);
    const same = last?.numbers.every((number, index) => number === numbers[index]) === true;
    if (last !== undefined && same) all[all.length - 1] = { ...last, to: edition };
    else all.push({ from: edition, to: edition, numbers });
  }
  return all;
})();
