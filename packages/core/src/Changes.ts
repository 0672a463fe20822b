/** Reads changes as a person wrote them: words looked up, objects found, texts read. */
import * as Result from "effect/Result";
import type { CardNames } from "./CardNames.ts";
import * as Characteristics from "./Characteristics.ts";
import type { Change, GameObject, WordClass } from "./Contract.ts";
import { IllegalChoice, type InvalidObject, UnknownObject, UnknownWord } from "./Errors.ts";
import * as Lexicon from "./Lexicon.ts";
import { className } from "./Lexicon.ts";
import { nearest } from "./Nearest.ts";
import { didYouMean, orList, shortened } from "./Sentences.ts";
import type { TextChange } from "./TextChange.ts";
import { besides } from "./text-change/FullText.ts";

export { className } from "./Lexicon.ts";

/** The error for an input that is no word of these classes, with the words that are spelled most like it. */
export const unknownWord = (classes: ReadonlyArray<WordClass>, input: string, pointer?: string): UnknownWord => {
  const suggestions = classes.flatMap((each) => Lexicon.suggest(each, input)).slice(0, 3);
  return new UnknownWord({
    message: `"${shortened(input)}" is no ${orList(classes.map(className))}.${didYouMean(suggestions)}`,
    class: classes[0] as WordClass,
    input,
    suggestions,
    ...(pointer === undefined ? {} : { pointer }),
  });
};

/** The word of a class, or an error that suggests the nearest ones. */
export const word = (
  wordClass: WordClass,
  input: string,
  pointer?: string,
): Result.Result<Lexicon.Word, UnknownWord> => {
  const found = Lexicon.parse(wordClass, input);
  return found === undefined ? Result.fail(unknownWord([wordClass], input, pointer)) : Result.succeed(found);
};

/** What changes may speak of: the objects of the request by id, each with the face that is up. */
export interface Surroundings {
  /** The object that the changes are on. */
  readonly self: string;
  readonly faces: ReadonlyMap<string, Characteristics.Characteristics>;
  readonly cardNames?: CardNames | undefined;
}

/** What can be wrong with a change as it was given. */
export type ChangeError = UnknownWord | IllegalChoice | UnknownObject | InvalidObject;

const find = (
  { faces, self }: Surroundings,
  id: string,
  pointer: string,
): Result.Result<Characteristics.Characteristics, UnknownObject> => {
  const face = faces.get(id);
  if (face !== undefined) return Result.succeed(face);
  const known = [...faces.keys()].filter((each) => each !== self);
  const suggestions = nearest(id, known);
  const hint = didYouMean(suggestions.map((each) => `"${each}"`));
  return Result.fail(
    new UnknownObject({
      message: `No object of this request has the id "${shortened(id)}".${hint}`,
      input: id,
      suggestions,
      pointer,
    }),
  );
};

/** An object of the request by its id, or one that the change brings along. */
const given = (
  of: string | GameObject,
  surroundings: Surroundings,
  pointer: string,
): Result.Result<Characteristics.Characteristics, UnknownObject | InvalidObject> =>
  typeof of === "string" ? find(surroundings, of, pointer) : Characteristics.read(of, surroundings.cardNames);

/** A change with the objects that it brings along, by the ids that it calls them by. */
export interface ParsedChange {
  readonly change: TextChange;
  readonly brought: ReadonlyMap<string, Characteristics.Characteristics>;
}

const alone = (change: TextChange): ParsedChange => ({ change, brought: new Map() });

const sameWord = (old: Lexicon.Word, pointer: string): IllegalChoice =>
  new IllegalChoice({
    message: `The new word must differ from the old one, and both are ${old.singular}.`,
    rule: "608.2d",
    pointer,
  });

/**
 * Reads one change. `index` is its position: it gives the default id and timestamp.
 *
 * Fails with `UnknownWord` and `UnknownObject` with suggestions, with `IllegalChoice` where a word would be replaced by
 * itself or an object would exchange with itself, and with `InvalidObject` for an object that cannot be read.
 */
export const parse = (
  change: Change,
  index: number,
  surroundings: Surroundings,
): Result.Result<ParsedChange, ChangeError> => {
  const at = (field: string): string => `/changes/${index}/${field}`;
  const identity = {
    id: change.id ?? `c${index + 1}`,
    timestamp: change.timestamp ?? index + 1,
    ...(change.source === undefined ? {} : { source: change.source }),
  };
  switch (change.kind) {
    case "replace-word": {
      const from = word(change.class, change.from, at("from"));
      if (Result.isFailure(from)) return Result.fail(from.failure);
      const to = word(change.class, change.to, at("to"));
      if (Result.isFailure(to)) return Result.fail(to.failure);
      if (from.success === to.success) return Result.fail(sameWord(from.success, at("to")));
      return Result.succeed(
        alone({ kind: change.kind, ...identity, class: change.class, from: from.success, to: to.success }),
      );
    }
    case "replace-every-word":
      return Result.map(word(change.class, change.to, at("to")), (to) =>
        alone({ kind: change.kind, ...identity, class: change.class, to }),
      );
    case "exchange-text-boxes": {
      if (change.with === surroundings.self) {
        return Result.fail(
          new IllegalChoice({
            message: "An object exchanges text boxes with another, not with itself.",
            rule: "701.12a",
            pointer: at("with"),
          }),
        );
      }
      return Result.map(find(surroundings, change.with, at("with")), () =>
        alone({ kind: change.kind, ...identity, between: [surroundings.self, change.with] }),
      );
    }
    case "full-text":
      return Result.map(given(change.of, surroundings, at("of")), (face) => {
        const of = typeof change.of === "string" ? change.of : `${identity.id}:of`;
        const self = surroundings.faces.get(surroundings.self);
        const plus = change.plus === undefined || self === undefined ? {} : { plus: besides(change.plus, self) };
        return { change: { kind: change.kind, ...identity, of, ...plus }, brought: new Map([[of, face]]) };
      });
    case "splice":
      return Result.map(given(change.card, surroundings, at("card")), (face) =>
        alone({
          kind: change.kind,
          ...identity,
          card: typeof change.card === "string" ? change.card : face.name,
          text: face.rulesText,
        }),
      );
    case "every-name":
    case "set-name":
    case "name-sticker":
    case "overload":
    case "cleave":
      return Result.succeed(alone({ ...change, ...identity }));
  }
};
