/** Every word of a card that looks like a colour, a basic land type or a creature type, and what it is (612.2). */
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as CardNames from "./CardNames.ts";
import * as Characteristics from "./Characteristics.ts";
import type { Analysis, Card, GameObject, Note, TextField, Usage, WordClass } from "./Contract.ts";
import type { InvalidObject } from "./Errors.ts";
import * as Explanation from "./Explanation.ts";
import { candidates } from "./internal/rules-text/candidates.ts";
import { unknownTypes } from "./internal/unknown-types.ts";
import * as Lexicon from "./Lexicon.ts";
import * as RulesEdition from "./RulesEdition.ts";
import type { WordUse } from "./RulesText.ts";

/** No word of a name is in use (612.2): the name line is listed so that nothing is silent. */
export const nameUses = (name: string): ReadonlyArray<WordUse> =>
  candidates(name).map(({ form, start, end }) => ({
    start,
    end,
    word: form.word,
    number: "none",
    context: "name",
    reason: "self-name",
    rebinds: false,
    decidedBy: "name-line",
  }));

/** One word as the contract writes it. */
export const usage = (
  use: WordUse,
  field: TextField,
  text: string,
  face: number | undefined,
  edition: RulesEdition.RulesEdition,
  token = false,
): Usage => ({
  field,
  ...(face === undefined ? {} : { face }),
  start: use.start,
  end: use.end,
  text: text.slice(use.start, use.end),
  class: use.word.class,
  word: use.word.singular,
  number: use.number,
  context: use.context,
  used: use.reason === undefined,
  ...(use.reason === undefined ? {} : { reason: use.reason }),
  ...(use.rebinds === undefined || use.reason !== "self-name" ? {} : { rebinds: use.rebinds }),
  rule: RulesEdition.cite(Explanation.ruleOf(use, field, text, token), edition),
  decidedBy: use.decidedBy,
});

/** The texts of one face with their words, in the order name, type line, rules text. */
export const fieldsOf = (
  face: Characteristics.Characteristics,
): ReadonlyArray<{ readonly field: TextField; readonly text: string; readonly uses: ReadonlyArray<WordUse> }> => [
  { field: "name", text: face.name, uses: nameUses(face.name) },
  { field: "type_line", text: face.typeLine.source, uses: face.typeLine.uses },
  { field: "oracle_text", text: face.rulesText.source, uses: face.rulesText.uses },
];

const usagesOf = (face: Characteristics.Characteristics, edition: RulesEdition.RulesEdition): ReadonlyArray<Usage> =>
  fieldsOf(face).flatMap(({ field, text, uses }) =>
    uses.map((use) => usage(use, field, text, face.face, edition, face.token)),
  );

/** A word that stands as a type and is none that the rules know: no effect can name it, and nothing is silent. */
export const typeNotes = (
  face: Characteristics.Characteristics,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Note> =>
  unknownTypes(face.typeLine, face.rulesText.source, face.name).map((type) => ({
    code: "unknown-type",
    message: `"${type}" stands where a subtype stands, and the rules effective ${RulesEdition.newest} list no such type. No text change can name it.`,
    rule: RulesEdition.cite("205.3", edition),
  }));

/** The words in use outside reminder text, each once, in the order in which they first stand on the object. */
const changeable = (usages: ReadonlyArray<Usage>): Analysis["changeable"] => {
  const of = (wordClass: WordClass): ReadonlyArray<string> => [
    ...new Set(usages.filter((u) => u.class === wordClass && u.used && u.context !== "reminder").map((u) => u.word)),
  ];
  return Object.fromEntries(
    Lexicon.wordClasses.map((wordClass) => [wordClass, of(wordClass)]),
  ) as Analysis["changeable"];
};

/**
 * Reads all faces of a card. Pure; linear in the length of its text. Rule numbers are those of the given edition.
 *
 * @example
 * ```ts
 * import * as Analysis from "@palimpsest/core/Analysis";
 *
 * const card = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1 and have mountainwalk." };
 * Analysis.analyze(card).changeable; // => { "color-word": [], "basic-land-type": ["Mountain"], "creature-type": ["Goblin"] }
 * ```
 */
export const analyze = (
  card: Card | GameObject,
  edition: RulesEdition.RulesEdition = RulesEdition.newest,
  cardNames?: CardNames.CardNames,
): Analysis => {
  const faces = Characteristics.faces(card, cardNames);
  const usages = faces.flatMap((face) => usagesOf(face, edition));
  const notes = faces.flatMap((face) => typeNotes(face, edition));
  return { name: Characteristics.nameOf(card), usages, changeable: changeable(usages), notes };
};

/**
 * As {@link analyze}, for a card from outside: fails with {@link InvalidObject} where the card is in another language,
 * since only the English Oracle wording is rules text (108.1).
 */
export const evaluate = (
  card: Card | GameObject,
  edition: RulesEdition.RulesEdition = RulesEdition.newest,
): Effect.Effect<Analysis, InvalidObject> =>
  Effect.flatMap(CardNames.Current, (cardNames) => Effect.fromResult(evaluateResult(card, edition, cardNames)));

/** As {@link evaluate}, without Effect's runtime. */
export const evaluateResult = (
  card: Card | GameObject,
  edition: RulesEdition.RulesEdition = RulesEdition.newest,
  cardNames?: CardNames.CardNames,
): Result.Result<Analysis, InvalidObject> =>
  Result.map(Characteristics.inEnglish(card), () => analyze(card, edition, cardNames));
