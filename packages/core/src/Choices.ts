/**
 * The player's answers. Words are chosen while the effect resolves (608.2d), so a program asks for them then, and the
 * same program runs whoever answers: a request, a form, a scenario file.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { className } from "./Changes.ts";
import type { WordClass } from "./Contract.ts";
import { IllegalChoice, UnknownWord } from "./Errors.ts";
import * as Lexicon from "./Lexicon.ts";

/** "Replacing all instances of one word with another": which words, of the classes that the effect offers. */
export interface WordQuestion {
  /** Name of the effect's source. */
  readonly asker: string;
  readonly classes: ReadonlyArray<WordClass>;
  /** Words in use on the target, which a player most likely wants; any other is legal too. */
  readonly present: ReadonlyArray<Lexicon.Word>;
}

/** Two words of one class: the one to replace, and what replaces it. */
export interface WordPair {
  readonly class: WordClass;
  readonly from: Lexicon.Word;
  readonly to: Lexicon.Word;
}

export class Choices extends Context.Service<
  Choices,
  {
    readonly words: (question: WordQuestion) => Effect.Effect<WordPair, UnknownWord | IllegalChoice>;
    /** One word: the new one, where the effect itself says which are replaced. */
    readonly word: (question: WordQuestion) => Effect.Effect<Lexicon.Word, UnknownWord | IllegalChoice>;
  }
>()("@palimpsest/core/Choices") {}

/** The words as they were typed. */
export interface TypedPair {
  readonly from: string;
  readonly to: string;
}

const listed = (classes: ReadonlyArray<WordClass>): string => classes.map(className).join(" or ");

/** The typed word in one of the classes offered, or why it is none. */
const readWord = (
  { asker, classes }: WordQuestion,
  input: string,
  pointer: string,
): Result.Result<Lexicon.Word, UnknownWord | IllegalChoice> => {
  const found = Lexicon.parseAny(input);
  if (found === undefined) {
    const suggestions = classes.flatMap((each) => Lexicon.suggest(each, input)).slice(0, 3);
    const shown = input.length > 40 ? `${input.slice(0, 40)}…` : input;
    const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(" or ")}?` : "";
    return Result.fail(
      new UnknownWord({
        message: `"${shown}" is no ${listed(classes)}.${hint}`,
        class: classes[0] as WordClass,
        input,
        suggestions,
        pointer,
      }),
    );
  }
  if (!classes.includes(found.class)) {
    return Result.fail(
      new IllegalChoice({
        message: `${asker} asks for a ${listed(classes)}, and ${found.singular} is a ${className(found.class)}.`,
        rule: "612.2",
        pointer,
      }),
    );
  }
  return Result.succeed(found);
};

/** Reads a typed pair as the answer to a question. Both words are of one class. */
export const answer = (
  question: WordQuestion,
  typed: TypedPair,
): Result.Result<WordPair, UnknownWord | IllegalChoice> => {
  const from = readWord(question, typed.from, "/from");
  if (Result.isFailure(from)) return Result.fail(from.failure);
  const to = readWord({ ...question, classes: [from.success.class] }, typed.to, "/to");
  if (Result.isFailure(to)) return Result.fail(to.failure);
  return Result.succeed({ class: from.success.class, from: from.success, to: to.success });
};

/** Answers every question about words with the same typed pair. */
export const typed = (pair: TypedPair): Layer.Layer<Choices> =>
  Layer.succeed(Choices, {
    words: (question) => Effect.fromResult(answer(question, pair)),
    word: (question) => Effect.fromResult(readWord(question, pair.to, "/to")),
  });
