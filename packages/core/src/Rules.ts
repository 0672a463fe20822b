/**
 * What the rules that answers cite are about, in words of our own, and their numbers in every edition held. The rules
 * themselves are Wizards of the Coast's and stand nowhere here.
 */
import * as Result from "effect/Result";
import { rules } from "./data/rules.ts";
import { type UnknownEdition, UnknownRule } from "./Errors.ts";
import { nearest } from "./Nearest.ts";
import * as RulesEdition from "./RulesEdition.ts";
import { didYouMean, shortened } from "./Sentences.ts";
import * as Settings from "./Settings.ts";

/** A rule by its number in the newest edition. */
export interface Rule {
  readonly number: string;
  readonly about: string;
}

/** Every rule that an answer may cite, in the order of the rules. */
export const all: ReadonlyArray<Rule> = Object.entries(rules).map(([number, about]) => ({ number, about }));

/** The number of a rule in every edition held, oldest first: its own, or that of the rule that covered it then. */
export const numbers = (rule: string): Readonly<Record<RulesEdition.RulesEdition, string>> =>
  Object.fromEntries(RulesEdition.editions.map((edition) => [edition, RulesEdition.cite(rule, edition)])) as Readonly<
    Record<RulesEdition.RulesEdition, string>
  >;

/** A rule as it was asked for. */
export interface Found extends Rule {
  /** The edition whose numbering was meant. */
  readonly edition: RulesEdition.RulesEdition;
  /** What else stood under the number then, and has one of its own now. */
  readonly covers: ReadonlyArray<Rule>;
}

/** Further numbers of the same section, where no number is spelled nearly so. */
const sameSection = (input: string, known: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [section = ""] = input.trim().split(/\D/, 1);
  return section === "" ? [] : known.filter((number) => number.startsWith(`${section}.`)).slice(0, 3);
};

const unknown = (input: string, edition: RulesEdition.RulesEdition): UnknownRule => {
  const known = [...new Set(all.map(({ number }) => RulesEdition.cite(number, edition)))];
  const near = nearest(input, known);
  const suggestions = near.length > 0 ? near : sameSection(input.slice(0, 40), known);
  const message = `No answer cites a rule "${shortened(input)}" of ${edition}.${didYouMean(suggestions)}`;
  return new UnknownRule({ message, input, suggestions });
};

/**
 * The rule of a number, as the newest edition or another numbers it.
 *
 * @example
 * ```ts
 * import * as Rules from "@palimpsest/core/Rules";
 * import * as Result from "effect/Result";
 *
 * Result.getOrThrow(Rules.find("612.6", "2018-08-10")).number; // => "612.7"
 * ```
 */
export const find = (input: string, date?: string): Result.Result<Found, UnknownRule | UnknownEdition> =>
  Result.flatMap(Settings.edition(date), (edition): Result.Result<Found, UnknownRule> => {
    const wanted = input.trim().toLowerCase().replace(/\.$/, "");
    const then = all.filter(({ number }) => RulesEdition.cite(number, edition) === wanted);
    // A rule that has kept its number comes before those that it used to cover.
    const found = then.find(({ number }) => number === wanted) ?? then[0];
    if (found === undefined) return Result.fail(unknown(input, edition));
    return Result.succeed({ ...found, edition, covers: then.filter((each) => each !== found) });
  });
