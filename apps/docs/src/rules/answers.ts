/** The worked examples of the pages on rule 612, and the reasons for what their objects say. */
import type { Outcome } from "@palimpsest/core/Contract";
import { explain } from "@palimpsest/core/Outcome";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import * as TextChange from "@palimpsest/core/TextChange";
import type { Example } from "../example/Example.ts";
import { byGroup } from "../examples.ts";
import { deeds } from "../labels.ts";

const treating = Object.entries(byGroup).flatMap(([group, examples]) => (group === "One word" ? [] : examples));

/** The example of a rule, in the numbering of the edition: the first rule of an example is the one that it is about. */
export const exampleOf = (rule: string, edition: RulesEdition.RulesEdition): Example => {
  const found = treating.find((each) => each.rules[0] === rule && (each.edition ?? RulesEdition.newest) === edition);
  if (found === undefined) throw new Error(`No example for rule ${rule} of ${edition}.`);
  return found;
};

export interface Reason {
  readonly sentence: string;
  readonly rule: string;
}

const ruleOfKind: Readonly<Record<string, string>> = TextChange.ruleOf;

/** Why the object says what it says: what applied, what became of the words, and what a reader should know besides. */
export const reasons = (
  { effects, verdicts, segments, notes }: Outcome,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Reason> => {
  const applied = effects.flatMap(({ kind, source }) => {
    // Changes of words are told word by word.
    const what = kind.startsWith("replace-") ? undefined : deeds[kind];
    const who = source ?? kind.charAt(0).toUpperCase() + kind.slice(1);
    return what === undefined
      ? []
      : [{ sentence: `${who} ${what}.`, rule: RulesEdition.cite(ruleOfKind[kind] ?? "612.1", edition) }];
  });
  const replaced = new Set(verdicts.flatMap(({ verdict, word }) => (verdict === "changed" ? [word] : [])));
  const words = verdicts
    .filter(({ verdict, reason, now, word }) =>
      verdict === "changed" ? now !== null : reason === "granted" || (reason !== "not-chosen" && replaced.has(word)),
    )
    .map((verdict) => ({ sentence: `${explain(verdict)}.`, rule: verdict.rule }));
  const spelled = new Set(verdicts.flatMap(({ now }) => (now === null ? [] : [now.text])));
  const rewritten = segments.flatMap(({ text, was, rule }) =>
    was === undefined || rule === undefined || spelled.has(text)
      ? []
      : [{ sentence: text === "" ? `"${was.trim()}" is removed.` : `"${was}" becomes "${text}".`, rule }],
  );
  const told = notes.map(({ message, rule = "612.1" }) => ({ sentence: message, rule }));
  const all = [...applied, ...words, ...rewritten, ...told];
  const first = (each: Reason, index: number): boolean =>
    all.findIndex(({ sentence, rule }) => sentence === each.sentence && rule === each.rule) === index;
  return all.filter(first);
};
