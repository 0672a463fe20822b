/**
 * The player's answers. Words are chosen while the effect resolves (608.2d), so a program asks for them then, and the
 * same program runs whoever answers: a request, a form, a scenario file.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { unknownWord } from "./Changes.ts";
import type { WordClass } from "./Contract.ts";
import { IllegalChoice, MissingChoice, type UnknownWord } from "./Errors.ts";
import * as Lexicon from "./Lexicon.ts";
import { orList, shortened } from "./Sentences.ts";

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

/** Something that may be chosen, by its id and as a person calls it. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
}

/** "Another creature", "a nonland permanent you own": one of several objects, chosen and not targeted. */
export interface ObjectQuestion {
  readonly asker: string;
  /** What is asked for, with its article: "another creature". */
  readonly what: string;
  readonly candidates: ReadonlyArray<Candidate>;
}

/** Cards that are revealed: any number of them, in the order that the player chooses. */
export interface CardsQuestion {
  readonly asker: string;
  readonly what: string;
}

/** A name sticker: its word, and the place in the name (123.6b). */
export interface StickerQuestion {
  readonly asker: string;
  /** The name that it is put into. */
  readonly name: string;
  /** Number of words in that name, and so the last place. */
  readonly words: number;
}

/** The word of a name sticker, and its place. */
export interface Sticker {
  readonly word: string;
  /** Number of words before it. */
  readonly after: number;
}

/** What can be wrong with an answer. */
export type ChoiceError = UnknownWord | IllegalChoice | MissingChoice;

/** Whoever answers what an effect asks: words, cards, a sticker, whether to do what one may. */
export class Choices extends Context.Service<
  Choices,
  {
    readonly words: (question: WordQuestion) => Effect.Effect<WordPair, ChoiceError>;
    /** One word: the new one, where the effect itself says which are replaced. */
    readonly word: (question: WordQuestion) => Effect.Effect<Lexicon.Word, ChoiceError>;
    /** One of the candidates, or none where the player chooses none. */
    readonly object: (question: ObjectQuestion) => Effect.Effect<string | undefined, ChoiceError>;
    readonly cards: (question: CardsQuestion) => Effect.Effect<ReadonlyArray<string>, ChoiceError>;
    readonly sticker: (question: StickerQuestion) => Effect.Effect<Sticker, ChoiceError>;
    /** "You may": whether the player does. */
    readonly may: Effect.Effect<boolean>;
  }
>()("@palimpsest/core/Choices") {}

/** Answers as they were typed: each is there for the effects that ask for it, and left out for the others. */
export interface Answers {
  readonly from?: string;
  readonly to?: string;
  /** The id of an object. */
  readonly object?: string;
  /** Ids of cards, in order. */
  readonly cards?: ReadonlyArray<string>;
  readonly word?: string;
  readonly after?: number;
  /** Whether the player does what they may; they do, unless they say that they don't. */
  readonly may?: boolean;
}

const listed = (classes: ReadonlyArray<WordClass>): string => orList(classes.map(Lexicon.className));

const missing = (message: string, pointer: string): MissingChoice =>
  new MissingChoice({ message, rule: "608.2d", pointer });

/** The typed word in one of the classes offered, or why it is none. */
const readWord = (
  { asker, classes }: WordQuestion,
  input: string | undefined,
  pointer: "/from" | "/to",
): Result.Result<Lexicon.Word, ChoiceError> => {
  if (input === undefined) {
    const role = pointer === "/from" ? "to replace" : "to put there";
    return Result.fail(missing(`${asker} asks for a ${listed(classes)} ${role}, and none is given.`, pointer));
  }
  const found = Lexicon.parseAny(input);
  if (found === undefined) return Result.fail(unknownWord(classes, input, pointer));
  if (!classes.includes(found.class)) {
    return Result.fail(
      new IllegalChoice({
        message: `${asker} asks for a ${listed(classes)}, and ${found.singular} is a ${Lexicon.className(found.class)}.`,
        rule: "612.2",
        pointer,
      }),
    );
  }
  return Result.succeed(found);
};

/** Reads typed words as the answer to a question. Both words are of one class. */
export const answer = (question: WordQuestion, typed: Answers): Result.Result<WordPair, ChoiceError> => {
  const from = readWord(question, typed.from, "/from");
  if (Result.isFailure(from)) return Result.fail(from.failure);
  const to = readWord({ ...question, classes: [from.success.class] }, typed.to, "/to");
  if (Result.isFailure(to)) return Result.fail(to.failure);
  return Result.succeed({ class: from.success.class, from: from.success, to: to.success });
};

const readObject = (
  { asker, what, candidates }: ObjectQuestion,
  id: string | undefined,
): Result.Result<string | undefined, ChoiceError> => {
  if (id === undefined || candidates.some((each) => each.id === id)) return Result.succeed(id);
  const named = candidates.slice(0, 5).map(({ name }) => name);
  const hint = named.length === 0 ? "There is none." : `It may be ${orList(named)}.`;
  return Result.fail(
    new IllegalChoice({
      message: `${asker} asks for ${what}, and "${shortened(id)}" is none. ${hint}`,
      rule: "608.2d",
      pointer: "/object",
    }),
  );
};

/** A word is a run of characters without a space, and a blank line is none (123.6a). */
const isWord = (text: string): boolean => /^\S+$/.test(text) && !/^_+$/.test(text);

const readSticker = (
  { asker, name, words }: StickerQuestion,
  { word, after }: Answers,
): Result.Result<Sticker, ChoiceError> => {
  if (word === undefined) {
    return Result.fail(missing(`${asker} asks for the word on a name sticker, and none is given.`, "/word"));
  }
  if (!isWord(word)) {
    return Result.fail(
      new IllegalChoice({
        message: "A name sticker has one word: characters without a space, and not only a blank line.",
        rule: "123.6a",
        pointer: "/word",
      }),
    );
  }
  if (after === undefined) {
    const where = name === "" ? "an object without a name" : `"${name}"`;
    return Result.fail(missing(`After how many words of ${where} is the sticker put?`, "/after"));
  }
  if (!Number.isInteger(after) || after < 0 || after > words) {
    return Result.fail(
      new IllegalChoice({
        message: `"${name}" has ${words} ${words === 1 ? "word" : "words"}; a sticker is put at its start or after one of them.`,
        rule: "123.6b",
        pointer: "/after",
      }),
    );
  }
  return Result.succeed({ word, after });
};

/** Answers from one typed set of answers, whatever is asked and however often. */
export const from = (answers: Answers): Choices["Service"] => ({
  words: (question) => Effect.fromResult(answer(question, answers)),
  word: (question) => Effect.fromResult(readWord(question, answers.to, "/to")),
  object: (question) => Effect.fromResult(readObject(question, answers.object)),
  cards: ({ asker, what }) =>
    answers.cards === undefined || answers.cards.length === 0
      ? Effect.fail(missing(`${asker} asks for ${what}, and none is given.`, "/cards"))
      : Effect.succeed(answers.cards),
  sticker: (question) => Effect.fromResult(readSticker(question, answers)),
  may: Effect.succeed(answers.may ?? true),
});

/** Answers every question from the same typed answers. */
export const typed = (answers: Answers): Layer.Layer<Choices> => Layer.succeed(Choices, from(answers));

/** The first question is answered from the first of several typed answers, the second from the second, and so on. */
export const fromEach = (answers: ReadonlyArray<Answers>): Choices["Service"] => {
  let asked = 0;
  const next = <A, E>(ask: (choices: Choices["Service"]) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => ask(from(answers[asked++] ?? {})));
  return {
    words: (question) => next((choices) => choices.words(question)),
    word: (question) => next((choices) => choices.word(question)),
    object: (question) => next((choices) => choices.object(question)),
    cards: (question) => next((choices) => choices.cards(question)),
    sticker: (question) => next((choices) => choices.sticker(question)),
    may: next((choices) => choices.may),
  };
};

/** A layer over {@link fromEach}. */
export const inTurn = (answers: ReadonlyArray<Answers>): Layer.Layer<Choices> =>
  Layer.sync(Choices, () => fromEach(answers));

/** The same answers, with each question about words noted as it is asked. */
export const noted = (
  choices: Choices["Service"],
  note: (question: WordQuestion) => Effect.Effect<void>,
): Choices["Service"] => ({
  ...choices,
  words: (question) => Effect.andThen(note(question), choices.words(question)),
  word: (question) => Effect.andThen(note(question), choices.word(question)),
});
