/** A name in a text, and the names that an object goes by. */
import type { UnusedReason } from "../../../Contract.ts";
import type { Decision } from "../../../data/decisions.ts";

/** The names that the object, and the card it is a face of, goes by. */
export interface Self {
  readonly name: string;
  /** Names of the card's other faces, and of the card as a whole. */
  readonly otherFaces: ReadonlyArray<string>;
  /** Only a legendary object is called by a part of its name (201.5c). */
  readonly legendary: boolean;
}

/** What goes by one name, and is not legendary as far as anybody knows. */
export const selfNamed = (name: string): Self => ({ name, otherFaces: [], legendary: false });

export interface NameSpan {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  readonly reason: Extract<UnusedReason, "self-name" | "other-name" | "token-name" | "game-piece">;
  readonly decidedBy: Decision;
  /** "named X" names X whatever object says it; elsewhere 201.5b reads a self-name as its bearer's. */
  readonly rebinds?: boolean;
}

/** Names longer than this are not looked for; the longest printed one has 141 characters. */
export const longestName = 256;

/** Runs of letters of a name. */
export const letterRuns = (name: string): ReadonlyArray<string> => name.match(/[\p{L}\p{M}]+/gu) ?? [];

/** The name as rules text writes it: no digital prefix ("A-Nashi"), no mark of a variant ("Garbage Elemental [D]"). */
export const inText = (name: string): string =>
  name
    .replace(/^A-(?=\p{Lu})/u, "")
    .replace(/ [[(][^[\]()]{1,8}[\])]$/u, "")
    .trim();
