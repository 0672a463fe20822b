/** What a reader is told instead of the contract's codes. */
import type { UnusedReason, Verdict } from "@palimpsest/core/Contract";

export const contexts = {
  name: "name",
  "type-line": "type line",
  rules: "rules text",
  quoted: "quoted ability",
  reminder: "reminder text",
} as const satisfies Record<Verdict["context"], string>;

export const where = ({ field, context }: Pick<Verdict, "field" | "context">): string =>
  field === "granted" ? "granted ability" : contexts[context];

export const wordClassNames = {
  "color-word": "Colour word",
  "basic-land-type": "Basic land type",
  "creature-type": "Creature type",
} as const satisfies Record<Verdict["class"], string>;

/** What a word is, in few words. */
export const roleNames = {
  used: "in use",
  unused: "not in use",
  "self-name": "own name",
  "other-name": "another name",
  "token-name": "name of a token",
  label: "label",
  counter: "kind of counter",
  "game-piece": "predefined token",
  "ordinary-word": "ordinary word",
  "keyword-name": "name of a keyword",
  "other-type": "another kind of subtype",
} as const satisfies Record<"used" | "unused" | UnusedReason, string>;

/** What an effect does to its object, by its kind. One that replaces a word is told by its words. */
export const deeds: Readonly<Record<string, string>> = {
  "replace-every-word": "replaces every word of a class",
  "exchange-text-boxes": "exchanges text boxes",
  "full-text": "gives the full text of another object",
  "every-name": "gives every name of a kind of card",
  "set-name": "sets the name, and takes every other away",
  "name-sticker": "adds a word to the name",
  splice: "adds rules text after the spell's own",
  overload: "makes each target an \u201ceach\u201d",
  cleave: "removes what stands in square brackets",
};
