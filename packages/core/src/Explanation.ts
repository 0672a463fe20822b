/**
 * Why a word changes or is kept: the rule that decides, and a sentence for a person. Rule numbers are those of the
 * newest edition; `RulesEdition.cite` translates them.
 */
import type { KeptReason, TextField, UnusedReason, Verdict } from "./Contract.ts";
import { abilityWords } from "./data/ability-words.ts";
import type { Decision } from "./data/decisions.ts";
import { keywordNames } from "./data/keywords.ts";
import { className } from "./Lexicon.ts";
import type { WordUse } from "./RulesText.ts";

/** What decided about a word, in words: the sentence for a `decidedBy`. */
export { decisions } from "./data/decisions.ts";

/** Rule by what decided, where it is more exact than the rule of the reason. */
const ruleOfDecision: Partial<Record<Decision, string>> = {
  "short-name": "201.5c",
  "anchor-word": "614.12c",
};

const ruleOfReason: Readonly<Record<UnusedReason, string>> = {
  "self-name": "612.2",
  "other-name": "612.2",
  "token-name": "111.4",
  label: "207.2d",
  counter: "122.1",
  "game-piece": "111.10",
  "ordinary-word": "612.2",
  "keyword-name": "702.1",
  "other-type": "205.3",
};

/** The rule that decides what a word is, in the newest numbering. `text` is the one it stands in, `token` whose it is. */
export const ruleOf = (use: WordUse, field: TextField, text: string, token = false): string => {
  if (use.reason === undefined) {
    if (use.context === "reminder") return "207.2a";
    if (use.keyword !== undefined) return use.keyword;
    if (token) return "612.4";
    return field === "type_line" ? "612.1" : "612.2";
  }
  if (use.reason === "keyword-name") return keywordRule(text, use.start) ?? ruleOfReason[use.reason];
  if (use.reason === "label" && isAbilityWord(text, use.start)) return "207.2c";
  return ruleOfDecision[use.decidedBy] ?? ruleOfReason[use.reason];
};

const keywordRule = (text: string, at: number): string | undefined => {
  const around = text.slice(Math.max(0, at - 32), at + 32).toLowerCase();
  return keywordNames.find(({ name }) => around.includes(name.toLowerCase()))?.rule;
};

/** Does an ability word end the label that an offset stands in? None is longer than the window that is looked at. */
const isAbilityWord = (text: string, at: number): boolean => {
  const around = text.slice(Math.max(0, at - 32), at + 32).toLowerCase();
  const line = around.slice(0, 32).lastIndexOf("\n") + 1;
  const dash = around.indexOf(" —");
  return dash >= 0 && abilityWords.has(around.slice(line, dash));
};

const sentences: Readonly<Record<KeptReason, (word: string) => string>> = {
  "self-name": (word) => `"${word}" is part of this object's own name, and a name never changes`,
  "other-name": (word) => `"${word}" is part of a name, and a name never changes`,
  "token-name": (word) => `"${word}" is part of the name that the token is given`,
  label: (word) => `"${word}" stands in a label before a dash, which has no rules meaning`,
  counter: (word) => `"${word}" is a kind of counter`,
  "game-piece": (word) => `"${word}" is part of the name of a predefined token`,
  "ordinary-word": (word) => `"${word}" is used as an ordinary word`,
  "keyword-name": (word) => `"${word}" is part of a keyword's fixed name`,
  "other-type": (word) => `"${word}" is part of another kind of subtype`,
  granted: (word) => `"${word}" stands in an ability that another effect granted, which is no text of the object`,
  "keyword-rule": (word) => `"${word}" repeats what the keyword's own rule says, and no effect changes the rules`,
  "not-chosen": (word) => `"${word}" is in use, but no effect names it`,
  reminder: (word) => `"${word}" stands in reminder text, which has no effect on the game`,
};

/**
 * Why a word is kept, as one sentence.
 *
 * @example
 * ```ts
 * import * as Explanation from "@palimpsest/core/Explanation";
 *
 * Explanation.kept("counter", "egg"); // => "\"egg\" is a kind of counter"
 * ```
 */
export const kept = (reason: KeptReason, word: string): string => sentences[reason](word);

/** A verdict as one sentence, without its rule number. */
export const sentence = (verdict: Verdict): string => {
  if (verdict.verdict === "kept") return kept(verdict.reason ?? "not-chosen", verdict.text);
  if (verdict.now === null) {
    return `"${verdict.text}" is gone with the ${verdict.field === "name" ? "name" : "text"} that it stood in`;
  }
  return `"${verdict.text}" is used as a ${className(verdict.class)} and becomes "${verdict.now.text}"`;
};
