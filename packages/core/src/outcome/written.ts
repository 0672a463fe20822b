/** What an object says, written out. */
import * as RulesEdition from "../RulesEdition.ts";
import type * as Said from "../Said.ts";
import type { Settings } from "../Settings.ts";
import * as TextBox from "../TextBox.ts";
import * as Wording from "../Wording.ts";

/** The new type line and rules text. */
export const write = (said: Said.Said, { grammar, edition }: Settings) => {
  const typeEdits = Wording.edits(said.typeLine, grammar);
  return {
    typeEdits,
    typeLine: Wording.write(said.typeLine.text.source, typeEdits),
    rulesText: TextBox.render(said.textBox, grammar, (rule = "612.2") => RulesEdition.cite(rule, edition)),
  };
};

export type Written = ReturnType<typeof write>;
