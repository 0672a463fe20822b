/** The words of a text with the context that each stands in: for effects on words that no lexicon holds. */
import { structure } from "./structure.ts";
import { Kind, Tokens } from "./tokens.ts";

export interface ContextWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly context: "rules" | "quoted" | "reminder";
}

export const wordsInContext = (source: string): ReadonlyArray<ContextWord> => {
  const tokens = new Tokens(source);
  const { contexts } = structure(tokens);
  const words: Array<ContextWord> = [];
  for (let i = 0; i < tokens.length; i++) {
    if (tokens.kinds[i] !== Kind.Word) continue;
    words.push({ word: tokens.word(i), start: tokens.start(i), end: tokens.end(i), context: contexts[i] ?? "rules" });
  }
  return words;
};
