/**
 * Text that speaks of its object by name, on another object.
 *
 * Rule 201.5b: each self-name is read as the name of the new bearer. "Named X" names X whatever object says it, and so
 * does a quoted ability that names its maker (201.5a).
 */
import * as RulesText from "../RulesText.ts";
import * as TextBox from "../TextBox.ts";

/** The passage with its self-names read as the bearer's name. */
export const rebind = (part: TextBox.Passage, bearer: string, effect: string): TextBox.Passage => {
  const { source, self } = part.wording.text;
  const sameName = self?.name === bearer;
  const replacements = RulesText.selfReferences(part.wording.text)
    .filter(({ rebinds, start, end }) => !sameName && rebinds && source.slice(start, end) !== bearer)
    .map(({ start, end }) => ({ start, end, text: bearer, effect, rule: "201.5b" }));
  // Text that moves a second time is read anew: its names were given to the bearer before.
  const kept = part.replacements.filter(({ rule }) => rule !== "201.5b");
  return TextBox.replace({ ...part, replacements: kept }, replacements);
};
