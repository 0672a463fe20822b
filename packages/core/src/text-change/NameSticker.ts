/**
 * A name sticker adds a word to an object's name at the place where it was put.
 *
 * Rule 612.9 and rules 123.6a, 123.6b and 123.6c: a word is a run of characters without a space; the place is "after
 * word n", or the end of a name that is shorter by now; a nameless object takes the word as its name.
 */
import * as Names from "../Names.ts";
import type * as Said from "../Said.ts";
import type { Identity } from "./Identity.ts";

export interface NameSticker extends Identity {
  readonly kind: "name-sticker";
  readonly word: string;
  /** Number of words before it. */
  readonly after: number;
}

export const apply = (said: Said.Said, change: NameSticker): Said.Said => {
  const [name = "", ...others] = said.names.list;
  return { ...said, names: { ...said.names, list: [Names.withWord(name, change.word, change.after), ...others] } };
};
