/**
 * The characteristics that text changes touch (109.3): name, type line and rules text of the face of an object that
 * is up, each read once.
 *
 * Rule 612.4: what made a token set its rules text and its subtypes, and a text change touches them as if they were
 * printed. Rule 111.4: a token that was given no name has that of its subtypes, and no change of those words moves it.
 */
import * as Result from "effect/Result";
import type { CardNames } from "./CardNames.ts";
import type { Card, CardFace, GameObject, Zone } from "./Contract.ts";
import { foreignTypes } from "./data/languages.ts";
import { InvalidObject } from "./Errors.ts";
import * as RulesText from "./RulesText.ts";
import * as Said from "./Said.ts";
import * as TypeLine from "./TypeLine.ts";

/** The values of a face that stand in no text box, and that a text change may replace with another's (612.6). */
export interface Values {
  readonly mana_cost?: string;
  readonly color_indicator?: ReadonlyArray<string>;
  readonly colors?: ReadonlyArray<string>;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

/** What one face of one object says before layer 3, each text read once. */
export interface Characteristics {
  readonly name: string;
  /** Its names: both of a split card outside the stack (709.4a), none for a nameless object. */
  readonly names: ReadonlyArray<string>;
  /** Index into `card_faces`; absent for an object with one face. */
  readonly face?: number;
  readonly typeLine: TypeLine.TypeLine;
  readonly rulesText: RulesText.RulesText;
  readonly values: Values;
  readonly zone: Zone;
  readonly token: boolean;
  /** What it says before any effect. A face never changes, so that is worked out once. */
  readonly printed: Said.Said;
}

/** Name of a token that its maker gave none: its subtypes and the word "Token" (111.4). */
const tokenName = (typeLine: string): string => [...new Set(TypeLine.read(typeLine).subtypes), "Token"].join(" ");

/** The object's name as a whole: "Wear // Tear" for a card of two faces. */
export const nameOf = (object: Card | GameObject): string =>
  object.name ?? (object.token ? tokenName(object.type_line ?? "") : "");

/** Instants and sorceries are on the stack and all else on the battlefield, unless the object says where it is. */
const zoneOf = (object: Card | GameObject, typeLine: TypeLine.TypeLine): Zone => {
  if ("zone" in object && object.zone !== undefined) return (object as GameObject).zone as Zone;
  return typeLine.types.includes("Instant") || typeLine.types.includes("Sorcery") ? "stack" : "battlefield";
};

/** Letters of scripts that no Oracle text is written in. */
const otherScript =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Cyrillic}|\p{Script=Arabic}/u;

/** The language that a type line is written in, where it is not English. */
const languageOf = (typeLine: string): string | undefined => {
  if (otherScript.test(typeLine)) return "not English";
  const types = TypeLine.read(typeLine).types.map((type) => type.toLowerCase());
  return Object.keys(foreignTypes).find((language) => types.some((type) => foreignTypes[language]?.has(type)));
};

const inOtherLanguage = (language: string, pointer: string): Result.Result<never, InvalidObject> =>
  Result.fail(
    new InvalidObject({
      message: `This card is in another language (${language}). Only the English Oracle wording is rules text.`,
      pointer,
      rule: "108.1",
    }),
  );

/** The object itself, unless its text is in another language: only the English Oracle wording is rules text (108.1). */
export const inEnglish = <T extends Card | GameObject>(object: T): Result.Result<T, InvalidObject> => {
  if (object.lang !== undefined && object.lang !== "en") return inOtherLanguage(object.lang.slice(0, 10), "/lang");
  const lines = [object, ...(object.card_faces ?? [])].map((each) => each.type_line ?? "");
  for (const [index, line] of lines.entries()) {
    const language = languageOf(line);
    if (language !== undefined) {
      return inOtherLanguage(language, index === 0 ? "/type_line" : `/card_faces/${index - 1}/type_line`);
    }
  }
  return Result.succeed(object);
};

/**
 * Reads the face with an index (0 for an object of one face).
 *
 * Fails with {@link InvalidObject} for a face that is not there, an object without a name that is no token, and a
 * card in another language: only the English Oracle wording is rules text (108.1).
 */
export const read = (object: GameObject, cardNames?: CardNames): Result.Result<Characteristics, InvalidObject> => {
  if (object.name === undefined && !object.token) {
    return Result.fail(
      new InvalidObject({ message: "A card needs a name; only a token may go without one.", pointer: "/name" }),
    );
  }
  const english = inEnglish(object);
  if (Result.isFailure(english)) return Result.fail(english.failure);
  const faces = object.card_faces;
  const index = object.face ?? 0;
  const face = faces === undefined ? undefined : faces[index];
  if (faces === undefined ? index > 0 : face === undefined) {
    return Result.fail(
      new InvalidObject({
        message: `This object has ${faces?.length ?? 1} face${faces === undefined || faces.length === 1 ? "" : "s"}; there is none with index ${index}.`,
        pointer: "/face",
      }),
    );
  }
  return Result.succeed(ofFace(object, face === undefined ? undefined : index, cardNames));
};

/** No card has more faces than a handful; the names of further ones are not looked for. */
const mostFaces = 8;

const isLegendary = (typeLine: TypeLine.TypeLine): boolean => typeLine.types.includes("Legendary");

/** The names that the rules text of a face goes by. */
export const selfOf = (
  object: Card | GameObject,
  face: Pick<Characteristics, "name" | "typeLine">,
): RulesText.Self => ({
  name: face.name,
  otherFaces: (object.card_faces ?? [])
    .slice(0, mostFaces)
    .map((other) => other.name)
    .filter((other) => other !== face.name),
  legendary: isLegendary(face.typeLine),
});

const namesOf = (object: Card | GameObject, name: string, zone: Zone): ReadonlyArray<string> => {
  if (object.layout === "split" && zone !== "stack" && object.card_faces !== undefined) {
    return object.card_faces.map((face) => face.name);
  }
  // The unlocked halves of a Room have a name each (709.5, 709.4a).
  if (object.layout === "split") return name.split(" // ").filter((each) => each !== "");
  return name === "" ? [] : [name];
};

/** The characteristics of one face of a well-formed object; `face` is `undefined` for an object of one face. */
export const ofFace = (
  object: Card | GameObject,
  index: number | undefined,
  cardNames?: CardNames,
): Characteristics => {
  const face = index === undefined ? undefined : object.card_faces?.[index];
  const name = face?.name ?? nameOf(object);
  const typeLine = TypeLine.read((face ? face.type_line : object.type_line) ?? "");
  const text = (face ? face.oracle_text : object.oracle_text) ?? "";
  const zone = zoneOf(object, typeLine);
  const names = namesOf(object, name, zone);
  const rulesText = RulesText.read(text, selfOf(object, { name, typeLine }), cardNames);
  return {
    name,
    names,
    ...(index === undefined ? {} : { face: index }),
    typeLine,
    rulesText,
    values: valuesOf(face === undefined ? object : withFrontCost(object, face)),
    zone,
    token: object.token === true,
    printed: Said.printed({ names, typeLine, rulesText }),
  };
};

/** A flipped permanent keeps the mana cost and the colour of the card (710.1c). */
const withFrontCost = ({ layout, card_faces: faces }: Card | GameObject, face: CardFace): Values => {
  const front = faces?.[0];
  if (layout !== "flip" || front === undefined || front === face) return face;
  const { mana_cost: _, colors: __, ...own } = face;
  const { mana_cost, colors } = valuesOf(front);
  return { ...own, ...(mana_cost === undefined ? {} : { mana_cost }), ...(colors === undefined ? {} : { colors }) };
};

/** The values that stand in no text box. */
const valuesOf = ({ mana_cost, color_indicator, colors, power, toughness, loyalty, defense }: Values): Values => ({
  ...(mana_cost === undefined ? {} : { mana_cost }),
  ...(color_indicator === undefined ? {} : { color_indicator }),
  ...(colors === undefined ? {} : { colors }),
  ...(power === undefined ? {} : { power }),
  ...(toughness === undefined ? {} : { toughness }),
  ...(loyalty === undefined ? {} : { loyalty }),
  ...(defense === undefined ? {} : { defense }),
});

/** Every face of a card, in order. */
export const faces = (object: Card | GameObject, cardNames?: CardNames): ReadonlyArray<Characteristics> =>
  object.card_faces === undefined
    ? [ofFace(object, undefined, cardNames)]
    : object.card_faces.map((_, index) => ofFace(object, index, cardNames));
