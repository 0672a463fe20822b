import * as fc from "fast-check";

const codePointOf = (character: unknown): number => {
  const point = typeof character === "string" ? character.codePointAt(0) : undefined;
  if (point === undefined || String.fromCodePoint(point) !== character) throw new Error("no single code point");
  return point;
};

/**
 * Any code point, half a surrogate pair too, as the `unit` of `fc.string`. It is that library's own `"binary"`, for which
 * the first string of a process takes seconds: a table of all million of them is made first.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((point) => String.fromCodePoint(point), codePointOf);
