/**
 * A text change, ready to be applied: words looked up, identity and timestamp given. One file per kind in
 * `text-change/`; this module is their union.
 */
import * as Result from "effect/Result";
import type { Change } from "./Contract.ts";
import { IllegalChoice, UnknownWord } from "./Errors.ts";
import * as Lexicon from "./Lexicon.ts";
import type { ReplaceWord } from "./text-change/ReplaceWord.ts";

export type TextChange = ReplaceWord;

const classNames = {
  "color-word": "colour word",
  "basic-land-type": "basic land type",
  "creature-type": "creature type",
} as const;

/** "a colour word", "a basic land type": the class as a person says it, without its article. */
export const className = (wordClass: Lexicon.Word["class"]): string => classNames[wordClass];

/** The word of a class, or an error that suggests the nearest ones. */
export const word = (
  wordClass: Lexicon.Word["class"],
  input: string,
  pointer?: string,
): Result.Result<Lexicon.Word, UnknownWord> => {
  const found = Lexicon.parse(wordClass, input);
  if (found !== undefined) return Result.succeed(found);
  const suggestions = Lexicon.suggest(wordClass, input);
  const shown = input.length > 40 ? `${input.slice(0, 40)}…` : input;
  const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(" or ")}?` : "";
  return Result.fail(
    new UnknownWord({
      message: `"${shown}" is no ${className(wordClass)}.${hint}`,
      class: wordClass,
      input,
      suggestions,
      ...(pointer === undefined ? {} : { pointer }),
    }),
  );
};

/**
 * Reads a change as a person wrote it. `index` is its position: it gives the default id and timestamp.
 *
 * Fails with {@link UnknownWord}, or with {@link IllegalChoice} where a word would be replaced by itself.
 */
export const parse = (change: Change, index: number): Result.Result<TextChange, UnknownWord | IllegalChoice> => {
  const from = word(change.class, change.from, `/changes/${index}/from`);
  if (Result.isFailure(from)) return Result.fail(from.failure);
  const to = word(change.class, change.to, `/changes/${index}/to`);
  if (Result.isFailure(to)) return Result.fail(to.failure);
  if (from.success === to.success) {
    return Result.fail(
      new IllegalChoice({
        message: `The new word must differ from the old one, and both are ${from.success.singular}.`,
        rule: "608.2d",
        pointer: `/changes/${index}/to`,
      }),
    );
  }
  return Result.succeed({
    kind: "replace-word",
    id: change.id ?? `c${index + 1}`,
    timestamp: change.timestamp ?? index + 1,
    ...(change.source === undefined ? {} : { source: change.source }),
    class: change.class,
    from: from.success,
    to: to.success,
  });
};
