/** Cards as MTGJSON writes them, a record for each face, turned into cards with Scryfall's field names. */
import type { CardFace } from "@palimpsest/core/Contract";
import { issuesOf, type RequestIssue, summary } from "@palimpsest/core/Request";
import * as Predicate from "effect/Predicate";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { InvalidCard, type ScryfallCard } from "./Scryfall.ts";

const optionalKey = Schema.optionalKey;
const optionalText = optionalKey(Schema.String);
const optionalTexts = optionalKey(Schema.Array(Schema.String));

/** The fields of MTGJSON's models Card (Atomic), Card (Set) and Card (Token) that are read; others are left out. */
const Face = Schema.Struct({
  name: Schema.String,
  type: Schema.String,
  faceName: optionalText,
  side: optionalText,
  uuid: optionalText,
  otherFaceIds: optionalTexts,
  layout: optionalText,
  manaCost: optionalText,
  text: optionalText,
  power: optionalText,
  toughness: optionalText,
  loyalty: optionalText,
  defense: optionalText,
  colors: optionalTexts,
  colorIndicator: optionalTexts,
  keywords: optionalTexts,
  legalities: optionalKey(Schema.Record(Schema.String, Schema.String)),
  flavorName: optionalText,
  faceFlavorName: optionalText,
  printedName: optionalText,
  facePrintedName: optionalText,
  identifiers: optionalKey(Schema.Struct({ scryfallOracleId: optionalText })),
}).annotate({ identifier: "MtgjsonFace" });

/** A card of one face, or one face of a card. */
export type Face = typeof Face.Type;

const decodeFace = Schema.decodeUnknownResult(Face, { errors: "all" });

const knownFields = new Set(Object.keys(Face.fields));

/** Only what is read, and nothing that says nothing: the rest of a record is several times as long. */
const tidy = (input: unknown): unknown =>
  Predicate.isObject(input) && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).filter(([key, field]) => field !== null && knownFields.has(key)))
    : input;

const invalidCard = (issues: ReadonlyArray<RequestIssue>): InvalidCard =>
  new InvalidCard({ message: `This is no card in MTGJSON's format. ${summary(issues, 3)}`, issues });

/** Reads one record of a set. Never throws. */
export const face = (input: unknown): Result.Result<Face, InvalidCard> =>
  Result.mapError(decodeFace(tidy(input)), ({ issue }) => invalidCard(issuesOf(issue)));

/** MTGJSON puts loyalty costs in square brackets, as if cleave could remove them. */
const loyaltyCost = /^\[([+\-\u2212]?(?:\d{1,3}|X))\]:/gm;

const characteristicsOf = ({ manaCost, text, power, toughness, loyalty, defense, colors, colorIndicator }: Face) => ({
  ...(manaCost === undefined ? {} : { mana_cost: manaCost }),
  ...(text === undefined ? {} : { oracle_text: text.replace(loyaltyCost, "$1:") }),
  ...(power === undefined ? {} : { power }),
  ...(toughness === undefined ? {} : { toughness }),
  ...(loyalty === undefined ? {} : { loyalty }),
  ...(defense === undefined ? {} : { defense }),
  ...(colors === undefined ? {} : { colors }),
  ...(colorIndicator === undefined ? {} : { color_indicator: colorIndicator }),
});

const otherNames = (flavor: string | undefined, printed: string | undefined) => ({
  ...(flavor === undefined ? {} : { flavor_name: flavor }),
  ...(printed === undefined ? {} : { printed_name: printed }),
});

const commonOf = ({ layout, legalities, keywords, identifiers }: Face) => ({
  ...(layout === undefined || layout === "normal" ? {} : { layout }),
  ...(keywords === undefined ? {} : { keywords }),
  ...(legalities === undefined
    ? {}
    : {
        legalities: Object.fromEntries(
          Object.entries(legalities).map(([format, legality]) => [format, legality.toLowerCase()]),
        ),
      }),
  ...(identifiers?.scryfallOracleId === undefined ? {} : { oracle_id: identifiers.scryfallOracleId }),
});

const cardOf = (face: Face): ScryfallCard => ({
  name: face.faceName ?? face.name,
  type_line: face.type,
  ...characteristicsOf(face),
  ...commonOf(face),
  ...otherNames(face.faceFlavorName ?? face.flavorName, face.facePrintedName ?? face.printedName),
});

const faceOf = (face: Face): CardFace => ({
  name: face.faceName ?? face.name,
  type_line: face.type,
  ...characteristicsOf(face),
  ...otherNames(face.faceFlavorName, face.facePrintedName),
});

/** Whether a face is a card of its own: meld cards are two cards whose backs make a third object. */
const standsAlone = ({ layout }: Face): boolean => layout === "meld";

/** The ids of all faces of the card whose face this is; `undefined` for a card of one face. */
export const idsOf = ({ uuid, otherFaceIds = [], ...face }: Face): ReadonlyArray<string> | undefined =>
  uuid === undefined || otherFaceIds.length === 0 || standsAlone({ uuid, ...face })
    ? undefined
    : [uuid, ...otherFaceIds];

/** One card of its faces, which are put in the order of their sides. */
export const join = (faces: ReadonlyArray<Face>): ScryfallCard => {
  const sorted = faces.toSorted(({ side: a = "" }, { side: b = "" }) => (a < b ? -1 : a > b ? 1 : 0));
  const [first] = sorted as [Face, ...Array<Face>];
  if (sorted.length === 1) return cardOf(first);
  return {
    name: first.name,
    type_line: sorted.map(({ type }) => type).join(" // "),
    ...commonOf(first),
    ...otherNames(first.flavorName, first.printedName),
    card_faces: sorted.map(faceOf),
  };
};

/** Faces that come one after the other, by card: a side that was there already begins the next. */
const byCard = (faces: ReadonlyArray<Face>): ReadonlyArray<ReadonlyArray<Face>> => {
  const cards: Array<Array<Face>> = [];
  let sides = new Set<string>();
  for (const face of faces) {
    const card = cards.at(-1);
    if (card === undefined || face.side === undefined || standsAlone(face) || sides.has(face.side)) {
      cards.push([face]);
      sides = new Set();
    } else card.push(face);
    if (face.side !== undefined) sides.add(face.side);
  }
  return cards;
};

/**
 * Reads all that AtomicCards has of one name: an array with a record for each face, of one card or of several that
 * share the name. Never throws.
 *
 * @example
 * ```ts
 * import * as Mtgjson from "@palimpsest/cards/Mtgjson";
 *
 * Mtgjson.decode([
 *   { name: "Wear // Tear", faceName: "Wear", side: "a", type: "Instant", layout: "split" },
 *   { name: "Wear // Tear", faceName: "Tear", side: "b", type: "Instant", layout: "split" },
 * ]); // a success with one card, which has two `card_faces`
 * ```
 */
export const decode = (input: unknown): Result.Result<ReadonlyArray<ScryfallCard>, InvalidCard> => {
  if (!Array.isArray(input)) return Result.fail(invalidCard([{ pointer: "", message: "Expected a list." }]));
  const faces: Array<Face> = [];
  const issues: Array<RequestIssue> = [];
  for (const [index, each] of input.entries()) {
    const read = face(each);
    if (Result.isSuccess(read)) faces.push(read.success);
    else
      for (const { pointer, message } of read.failure.issues) issues.push({ pointer: `/${index}${pointer}`, message });
  }
  return issues.length > 0 ? Result.fail(invalidCard(issues)) : Result.succeed(byCard(faces).map(join));
};
