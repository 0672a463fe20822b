/** How much one request may ask for. Every limit is far above what a card needs, and far below what a Worker can bear. */
import type { ApplyRequest, ChangerRequest } from "@palimpsest/core/Contract";
import type { Bounds } from "./endpoint.ts";
import { type LimitError, TooManyChanges, TooManyObjects } from "./request-errors.ts";

/** Bytes of a body. An outcome is up to a hundred times as long as the text that it explains. */
export const largestBody = 262_144;

/** Levels of lists and objects in each other. Much deeper ones could not be written out again. */
export const deepest = 64;

/** Items of a list, at any level. */
export const longestList = 1_000;

/** Characters of a text, in any field. The longest text on a card has about 1,500. */
export const longestText = 10_000;

/** Objects beside the one that is asked about. */
export const mostObjects = 100;

/** Changes of one request. Whether one waits for another is asked of each pair. */
export const mostChanges = 100;

/** Characters of text times changes: each word of an outcome lists each effect that touched it. */
const mostWork = 500_000;

/** Characters of the texts of an object that changes go over. */
const lengthOf = (object: unknown): number => {
  if (typeof object !== "object" || object === null) return 0;
  const { type_line = "", oracle_text = "", card_faces = [] } = object as ApplyRequest["object"];
  return type_line.length + oracle_text.length + card_faces.reduce((sum, face) => sum + lengthOf(face), 0);
};

/** The error for more objects than a request may have. */
export const tooManyObjects = (count: number, pointer: string): TooManyObjects | undefined =>
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

/** The limits of bare changes. */
export const changesBounds: Bounds = {
  tags: ["TooManyObjects", "TooManyChanges"],
  exceeded: (request: ApplyRequest): LimitError | undefined => {
    const objects = tooManyObjects(Object.keys(request.objects ?? {}).length, "/objects");
    if (objects !== undefined) return objects;
    const limit = mostChangesOf(request);
    if (request.changes.length <= limit) return undefined;
    const where = limit < mostChanges ? "On texts of this length" : "In one request";
    return new TooManyChanges({ message: `${where} there may be ${limit} changes.`, pointer: "/changes", limit });
  },
};

/** The limits of a printed changer. */
export const changerBounds: Bounds = {
  tags: ["TooManyObjects"],
  exceeded: ({ cards = [] }: ChangerRequest) => tooManyObjects(cards.length, "/cards"),
};
