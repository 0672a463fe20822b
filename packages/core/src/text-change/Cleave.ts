/**
 * Cleave: the pieces of a spell's text in square brackets are removed.
 *
 * Rules 702.148a and 702.148b. Spacing closes behind a piece. The brackets of a loyalty cost ("[+1]: …") are no
 * brackets of cleave.
 */
import type * as Said from "../Said.ts";
import * as TextBox from "../TextBox.ts";
import type { Identity } from "./Identity.ts";

export interface Cleave extends Identity {
  readonly kind: "cleave";
}

const loyalty = /^\[[+\-\u2212]?(?:\d+|X)\]$/;

/** The bracketed pieces, each with the space that has nothing to hold apart once the piece is gone. */
export const pieces = (source: string): ReadonlyArray<{ readonly start: number; readonly end: number }> => {
  const found: Array<{ start: number; end: number }> = [];
  for (let open = source.indexOf("["); open >= 0; ) {
    const close = source.indexOf("]", open);
    if (close < 0) break;
    const piece = { start: open, end: close + 1 };
    if (!loyalty.test(source.slice(piece.start, Math.min(piece.end, piece.start + 8)))) {
      const before = piece.start === 0 ? "\n" : source.charAt(piece.start - 1);
      const after = piece.end === source.length ? "\n" : source.charAt(piece.end);
      if (before === "\n" && after === "\n" && piece.end < source.length) piece.end++;
      else if (before === "\n" && after === "\n" && piece.start > 0) piece.start--;
      else if (after === " " && (before === " " || before === "\n")) piece.end++;
      else if (before === " " && !/[\p{L}\p{N}]/u.test(after)) piece.start--;
      found.push(piece);
    }
    open = source.indexOf("[", close);
  }
  return found;
};

export const apply = (said: Said.Said, { id }: Cleave): Said.Said => ({
  ...said,
  textBox: said.textBox.map((part) =>
    TextBox.replace(
      part,
      pieces(part.wording.text.source).map((piece) => ({ ...piece, text: "", effect: id, rule: "702.148a" })),
    ),
  ),
});
