/**
 * The words that a text-changing effect can name: colour words (105.1), basic land types (305.6) and creature types
 * (205.3m), each with its singular and plural. Pure data and look-ups; nothing here knows about text.
 */
import type { WordClass } from "./Contract.ts";
import { colors } from "./data/colors.ts";
import { creatureTypes as creatureTypeNames, irregularPlurals, sameInPlural } from "./data/creature-types.ts";
import { basicLandTypes as basicLandTypeNames } from "./data/land-types.ts";
import { once } from "./internal/once.ts";
import { nearest } from "./Nearest.ts";

/** One word of the rules. A colour word has no number: both forms are equal. */
export interface Word {
  readonly class: WordClass;
  readonly singular: string;
  readonly plural: string;
}

/** What a run of letters may be: a word in one of its two forms. `both` is a form that serves as either ("Merfolk"). */
export interface Form {
  readonly word: Word;
  readonly number: "singular" | "plural" | "both";
}

const same = new Set(sameInPlural);

const colorWord = (color: string): Word => ({ class: "color-word", singular: color, plural: color });
const landType = (type: string): Word => ({
  class: "basic-land-type",
  singular: type,
  plural: type.endsWith("s") ? type : `${type}s`,
});
const creatureType = (type: string): Word => ({
  class: "creature-type",
  singular: type,
  plural: same.has(type) ? type : (irregularPlurals[type] ?? `${type}s`),
});

/** The five colour words (105.1). */
export const colorWords: ReadonlyArray<Word> = colors.map(colorWord);
/** The five basic land types (305.6). */
export const basicLandTypes: ReadonlyArray<Word> = basicLandTypeNames.map(landType);
/** The creature types (205.3m). */
export const creatureTypes: ReadonlyArray<Word> = creatureTypeNames.map(creatureType);

const byClass: Readonly<Record<WordClass, ReadonlyArray<Word>>> = {
  "color-word": colorWords,
  "basic-land-type": basicLandTypes,
  "creature-type": creatureTypes,
};

/** Every word of a class, in the order of the rules (colours, land types) or of the alphabet (creature types). */
export const words = (wordClass: WordClass): ReadonlyArray<Word> => byClass[wordClass];

/** The classes of words, in the order in which they are told. */
export const wordClasses: ReadonlyArray<WordClass> = ["color-word", "basic-land-type", "creature-type"];

const classNames: Readonly<Record<WordClass, string>> = {
  "color-word": "colour word",
  "basic-land-type": "basic land type",
  "creature-type": "creature type",
};

/**
 * The class as a person says it.
 *
 * @example
 * ```ts
 * import * as Lexicon from "@palimpsest/core/Lexicon";
 *
 * Lexicon.className("color-word"); // => "colour word"
 * ```
 */
export const className = (wordClass: WordClass): string => classNames[wordClass];

/** Every form in lower case with what it stands for. */
export const allForms = /* @__PURE__ */ once((): ReadonlyMap<string, Form> => {
  const forms = new Map<string, Form>();
  for (const word of wordClasses.flatMap(words)) {
    const singular = word.singular.toLowerCase();
    const plural = word.plural.toLowerCase();
    if (singular === plural) forms.set(singular, { word, number: "both" });
    else {
      forms.set(singular, { word, number: "singular" });
      forms.set(plural, { word, number: "plural" });
    }
  }
  return forms;
});

/** The form spelled exactly so, in lower case; `undefined` where the rules know no such word. */
export const form = (lowerCase: string): Form | undefined => allForms().get(lowerCase);

const normalise = (input: string): string => input.trim().toLowerCase().replaceAll("\u2019", "'");

/**
 * The word of a class that a person wrote: any letter case, singular or plural.
 *
 * @example
 * ```ts
 * import * as Lexicon from "@palimpsest/core/Lexicon";
 *
 * Lexicon.parse("creature-type", "elves")?.singular; // => "Elf"
 * ```
 */
export const parse = (wordClass: WordClass, input: string): Word | undefined => {
  const found = allForms().get(normalise(input))?.word;
  return found?.class === wordClass ? found : undefined;
};

/** As {@link parse}, whatever the class. */
export const parseAny = (input: string): Word | undefined => allForms().get(normalise(input))?.word;

/** The words of a class that are spelled most like the input: what to offer when {@link parse} finds none. */
export const suggest = (wordClass: WordClass, input: string): ReadonlyArray<string> =>
  nearest(
    normalise(input),
    byClass[wordClass].map((word) => word.singular),
  );
