/** The situations of the pages on rule 612, worked out under an edition of the rules. */
import { CardCatalogue, layerStarter } from "@palimpsest/cards/CardCatalogue";
import type { Outcome } from "@palimpsest/core/Contract";
import { explain } from "@palimpsest/core/Outcome";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import * as Scenario from "@palimpsest/core/Scenario";
import * as TextChange from "@palimpsest/core/TextChange";
import * as Effect from "effect/Effect";
import { situations } from "./situations.ts";

export interface Answer {
  readonly caption: string;
  readonly outcome: Outcome;
}

/** What the page shows for a rule of the newest edition; fails where a step can't be done. */
export const answers = Effect.fnUntraced(function* (rule: string, edition: RulesEdition.RulesEdition) {
  const shown = situations[rule];
  if (shown === undefined) return yield* Effect.die(new Error(`No situation for rule ${rule}.`));
  const { find } = yield* CardCatalogue;
  const outcomes = yield* Scenario.play({ ...shown.situation, edition }, find);
  return Object.entries(shown.show).flatMap(([id, caption]): ReadonlyArray<Answer> => {
    const outcome = outcomes.get(id);
    return outcome === undefined ? [] : [{ caption, outcome }];
  });
}, Effect.provide(layerStarter));

export interface Reason {
  readonly sentence: string;
  readonly rule: string;
}

/** Changes of words are told word by word. */
const did: Readonly<Record<string, string>> = {
  "exchange-text-boxes": "exchanges text boxes",
  "full-text": "gives the full text of another object",
  "every-name": "gives every name of a kind of card",
  "set-name": "sets the name, and takes every other away",
  "name-sticker": "adds a word to the name",
  splice: "adds rules text after the spell's own",
  overload: "makes each target an \u201ceach\u201d",
  cleave: "removes what stands in square brackets",
};

const ruleOfKind: Readonly<Record<string, string>> = TextChange.ruleOf;

/** Why the object says what it says: what applied, what became of the words, and what a reader should know besides. */
export const reasons = (
  { effects, verdicts, segments, notes }: Outcome,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Reason> => {
  const applied = effects.flatMap(({ kind, source }) => {
    const what = did[kind];
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

/** The rule of the newest edition that an older number stood for. */
export const now = (rule: string, edition: RulesEdition.RulesEdition): string =>
  Object.keys(situations).find((newer) => newer.startsWith("612.") && RulesEdition.cite(newer, edition) === rule) ??
  rule;
