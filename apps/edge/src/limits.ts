/** How much one request may ask for. Every limit is far above what a card needs, and far below what a Worker can bear. */
import type { ApplyRequest, Card, CardFace, ChangerRequest, GameObject } from "@palimpsest/core/Contract";
import type { Bounds } from "./endpoint.ts";
import { type LimitError, ObjectTooLarge, TooManyChanges, TooManyObjects } from "./request-errors.ts";

/** Bytes of a body. An outcome is up to a hundred times as long as the text that it explains. */
export const largestBody = 262_144;

/** Levels of lists and objects in each other. Much deeper ones could not be written out again. */
export const deepest = 64;

/** Items of a list, at any level. */
export const longestList = 1_000;

/** Characters of a text, in any field. The longest text on a card has about 1,500. */
export const longestText = 10_000;

/** Characters of the texts of all objects of a request together: those of a hundred cards. */
export const mostText = 40_000;

/** Objects beside the one that is asked about. */
export const mostObjects = 100;

/** Changes of one request. Whether one waits for another is asked of each pair. */
export const mostChanges = 100;

/** Characters of text times changes: each word of an outcome lists each effect that touched it. */
const mostWork = 500_000;

/** Bytes of a batch, and of one of its lines. */
export const largestBatch = 1_048_576;
export const longestLine = 65_536;

/** Lines of a batch, blank ones too. */
export const mostLines = 1_000;

/**
 * What a batch may take, in characters of an answer: one takes about 70 ns, with all that leads to it. What is read, and
 * what a line takes that fails, is counted in the same measure.
 */
export const mostBatchWork = 4_000_000;

/** What any line takes, whatever it asks for. */
const anyLine = 1_000;

/** What a line takes besides that fails: the nearest of all names or words are looked for. */
const failedLine = 2_000;

/** What a character takes of a text that was read for an answer that is not given. */
const readInVain = 16;

/** Characters of the lines of one face. */
const linesOf = ({ type_line = "", oracle_text = "" }: CardFace | GameObject): number =>
  type_line.length + oracle_text.length;

/** Characters of the texts of an object that changes go over. */
const lengthOf = (object: unknown): number => {
  if (typeof object !== "object" || object === null) return 0;
  const { card_faces = [], ...front } = object as GameObject;
  return linesOf(front) + card_faces.reduce((sum, face) => sum + linesOf(face), 0);
};

/** A card has no granted abilities: what is sent under that name came along with its unknown fields, and may be anything. */
const charactersIn = (granted: unknown): number =>
  Array.isArray(granted) ? granted.reduce((sum, each) => sum + (typeof each === "string" ? each.length : 0), 0) : 0;

/** Characters of all that is read of an object, if it is one and not the name or id of one. */
const textOf = (object: unknown): number => {
  if (typeof object !== "object" || object === null) return 0;
  const { name = "", card_faces = [], granted } = object as GameObject;
  const faces = card_faces.reduce((sum, { name }) => sum + name.length, 0);
  return name.length + lengthOf(object) + faces + charactersIn(granted);
};

/** The error for objects with more text than a request may have. */
const tooMuchText = (objects: ReadonlyArray<unknown>, pointer: string): ObjectTooLarge | undefined =>
  objects.reduce<number>((sum, each) => sum + textOf(each), 0) <= mostText
    ? undefined
    : new ObjectTooLarge({
        message: `The texts of all objects may have ${mostText} characters together.`,
        pointer,
        limit: mostText,
      });

/** The error for more objects than a request may have. */
const tooManyObjects = (count: number, pointer: string): TooManyObjects | undefined =>
  count <= mostObjects
    ? undefined
    : new TooManyObjects({ message: `There may be ${mostObjects} objects here.`, pointer, limit: mostObjects });

/**
 * How many changes may go over an object. A change may bring the text of another object along, any number of times, so
 * the longest text counts once more for each that does.
 */
const mostChangesOf = ({ object, objects = {}, changes }: ApplyRequest): number => {
  const texts = [object, ...Object.values(objects)].map(lengthOf);
  const brought = changes.map((change) => {
    if (change.kind === "splice") return typeof change.card === "string" ? Math.max(...texts) : lengthOf(change.card);
    if (change.kind !== "full-text") return 0;
    return (typeof change.of === "string" ? Math.max(...texts) : lengthOf(change.of)) + (change.plus?.length ?? 0);
  });
  const swapped = changes.some(({ kind }) => kind === "exchange-text-boxes");
  const length = (swapped ? Math.max(...texts) : lengthOf(object)) + brought.reduce((sum, each) => sum + each, 0);
  return Math.min(mostChanges, Math.max(1, Math.floor(mostWork / Math.max(1, length))));
};

/** Every object that bare changes are about, or bring along. Some are names or ids, or nothing. */
const objectsIn = ({ object, objects = {}, changes }: ApplyRequest): ReadonlyArray<unknown> => [
  object,
  ...Object.values(objects),
  ...changes.map((change) =>
    change.kind === "splice" ? change.card : change.kind === "full-text" ? change.of : undefined,
  ),
];

const textIn = (request: ApplyRequest | ChangerRequest): number =>
  ("changes" in request ? objectsIn(request) : [request.card, ...(request.cards ?? [])]).reduce<number>(
    (sum, each) => sum + textOf(each),
    0,
  );

/** What a line of a batch takes beside its answer, in characters of an answer. */
export interface Work {
  /** Known before it is answered. */
  readonly toAnswer: number;
  /** If it fails, since no answer shows what was done for it. */
  readonly toFail: number;
}

/** Changes that a request makes: a printed changer makes one for each card that takes part. */
const changesIn = (request: ApplyRequest | ChangerRequest): number =>
  "changes" in request ? request.changes.length : (request.cards ?? []).length;

/** The work of a line with so many bytes, and with this request if it has one. */
export const workOf = (bytes: number, request: ApplyRequest | ChangerRequest | undefined): Work => {
  const text = request === undefined ? 0 : textIn(request);
  const changes = request === undefined ? 0 : Math.max(1, changesIn(request));
  return { toAnswer: anyLine + 2 * bytes + text * changes, toFail: failedLine + readInVain * text };
};

/** The limits of bare changes. */
export const changesBounds: Bounds = {
  tags: ["TooManyObjects", "ObjectTooLarge", "TooManyChanges"],
  exceeded: (request: ApplyRequest): LimitError | undefined => {
    const { objects = {}, changes } = request;
    const beyond = tooManyObjects(Object.keys(objects).length, "/objects") ?? tooMuchText(objectsIn(request), "");
    if (beyond !== undefined) return beyond;
    const limit = mostChangesOf(request);
    if (changes.length <= limit) return undefined;
    const where = limit < mostChanges ? "On texts of this length" : "In one request";
    return new TooManyChanges({ message: `${where} there may be ${limit} changes.`, pointer: "/changes", limit });
  },
};

/** The limits of a printed changer. */
export const changerBounds: Bounds = {
  tags: ["TooManyObjects", "ObjectTooLarge"],
  exceeded: ({ card, cards = [] }: ChangerRequest) =>
    tooManyObjects(cards.length, "/cards") ?? tooMuchText([card, ...cards], ""),
};

/** The limit of a card that is analysed. */
export const cardBounds: Bounds = {
  tags: ["ObjectTooLarge"],
  exceeded: (card: Card) => tooMuchText([card], ""),
};
