import type { RulesEdition } from "@palimpsest/core/RulesEdition";
import { hrefOfRule } from "../rules/link.ts";

/** The number of a rule, as its edition has it, and what it is about. */
export const RuleLink = ({ rule, edition }: { readonly rule: string; readonly edition: RulesEdition }) => {
  const found = hrefOfRule(rule, edition);
  return found === undefined ? (
    <span class="rule">{rule}</span>
  ) : (
    <a class="rule" href={found.href} title={found.about}>
      {rule}
    </a>
  );
};
