/** How much one request may ask for. Every limit is far above what a card needs, and far below what a Worker can bear. */
import type { ApplyRequest } from "@palimpsest/core/Contract";
import type { Issue } from "./request-errors.ts";

/** Bytes of a body. An outcome is up to a hundred times as long as the text that it explains. */
export const largestBody = 262_144;

/** Levels of lists and objects in each other. Much deeper ones could not be written out again. */
export const deepest = 64;

/** Items of a list, at any level. */
export const longestList = 1_000;

/** Characters of text times changes: each word of an outcome lists each effect that touched it. */
const mostWork = 2_000_000;

/** Whether so many changes on so long a text are too many. */
export const notTooMuch = ({ object, changes }: ApplyRequest): Issue | undefined => {
  const texts = [object, ...(object.card_faces ?? [])].flatMap((face) => [
    face.type_line ?? "",
    face.oracle_text ?? "",
  ]);
  const most = Math.floor(mostWork / Math.max(1, texts.join("").length));
  if (changes.length <= Math.max(1, most)) return undefined;
  return { pointer: "/changes", detail: `On a text of this length there may be ${most} changes.` };
};
