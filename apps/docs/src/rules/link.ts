/** Where the site says what a rule is about. */

import * as Rules from "@palimpsest/core/Rules";
import type { RulesEdition } from "@palimpsest/core/RulesEdition";
import * as Result from "effect/Result";

/** The page that has every rule that an answer cites. */
const page = "/rules/cited/";

/** The anchor of a rule by its number in the newest edition. */
export const anchorOf = (rule: string): string => `rule-${rule.replaceAll(".", "-")}`;

/** The page's place for a rule as an edition numbers it. */
export const hrefOfRule = (
  rule: string,
  edition: RulesEdition,
): { readonly href: string; readonly about: string } | undefined => {
  const found = Rules.find(rule, edition);
  if (Result.isFailure(found)) return undefined;
  return { href: `${page}#${anchorOf(found.success.number)}`, about: found.success.about };
};
