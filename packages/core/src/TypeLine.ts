/**
 * A type line: supertypes and card types before the dash, subtypes after it (205.1), with the words in it that a text
 * change can name (612.1).
 *
 * Rule 612.1: a text change reaches the words of the type line as it does those of the rules text.
 */
import { remembering } from "./internal/remembering.ts";
import { candidates } from "./internal/rules-text/candidates.ts";
import { Kind, Tokens } from "./internal/rules-text/tokens.ts";
import type { WordUse } from "./RulesText.ts";

/** A type line, read. */
export interface TypeLine {
  readonly source: string;
  /** Supertypes and card types, as written. */
  readonly types: ReadonlyArray<string>;
  /** Each subtype as written, in order; not deduplicated. */
  readonly subtypes: ReadonlyArray<string>;
  readonly uses: ReadonlyArray<WordUse>;
}

/** Card types whose subtypes are creature types (205.3m); "Tribal" is the older word for Kindred. */
const withCreatureTypes = new Set(["creature", "kindred", "tribal", "summon"]);

/** Card types whose subtypes are none of ours, though words may look alike: "Plane — The Dalek Asylum" (205.3n). */
const withOtherTypes = new Set([
  "plane",
  "phenomenon",
  "planeswalker",
  "dungeon",
  "scheme",
  "vanguard",
  "conspiracy",
  "battle",
]);

/** Where card types end and subtypes begin: at a dash, or behind the "Summon" of old cards. */
const divide = (tokens: Tokens): { readonly types: number; readonly subtypes: number } => {
  const dash = dashOf(tokens);
  if (dash >= 0) return { types: tokens.start(dash), subtypes: tokens.end(dash) };
  const end = tokens.source.length;
  return tokens.word(0) === "summon"
    ? { types: tokens.end(0), subtypes: tokens.end(0) }
    : { types: end, subtypes: end };
};

const dashOf = (tokens: Tokens): number => {
  for (let i = 0; i < tokens.length; i++) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Dash) return i;
    if (kind === Kind.Hyphen && tokens.kind(i - 1) === Kind.Space && tokens.kind(i + 1) === Kind.Space) return i;
  }
  return -1;
};

/** Subtypes are single words but for one creature type; those of planes take the whole of what is written (205.3b). */
const split = (text: string, whole: boolean): ReadonlyArray<string> => {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  if (whole) return [trimmed];
  const subtypes: Array<string> = [];
  for (const word of trimmed.split(/\s+/)) {
    const before = subtypes.at(-1);
    if (word === "Lord" && before === "Time") subtypes[subtypes.length - 1] = "Time Lord";
    else subtypes.push(word);
  }
  return subtypes;
};

const readLine = (source: string): TypeLine => {
  const tokens = new Tokens(source);
  const parts = divide(tokens);
  const before = source.slice(0, parts.types);
  const after = source.slice(parts.subtypes);
  const types = before.split(/\s/).filter((type) => type !== "");
  const lower = new Set(types.map((type) => type.toLowerCase()));
  const creature = [...withCreatureTypes].some((type) => lower.has(type));
  const foreign = !creature && !lower.has("land") && [...withOtherTypes].some((type) => lower.has(type));
  const subtypes = split(after, lower.has("plane"));
  const uses = candidates(source)
    .filter(({ start, form }) => start >= parts.subtypes && form.word.class !== "color-word")
    .map(({ form, start, end }): WordUse => {
      const other = foreign || wordAround(source, parts.subtypes, start, end) !== source.slice(start, end);
      return {
        start,
        end,
        word: form.word,
        number: other ? "none" : "singular",
        context: "type-line",
        ...(other ? { reason: "other-type" as const } : {}),
        decidedBy: other ? "other-subtype" : "type-line",
      };
    });
  return { source, types, subtypes, uses };
};

const readLast = /* @__PURE__ */ remembering((source: string, _: undefined) => readLine(source));

/** The parts of a type line. An empty line has none. */
export const read = (source: string): TypeLine => readLast(source, undefined);

/** The word between spaces, not before `from`, that a span is part of: "Power-Plant" for its "Plant". No subtype is longer than the window. */
const wordAround = (source: string, from: number, start: number, end: number): string => {
  const before = source.slice(Math.max(from, start - 24), start);
  const after = source.slice(end, end + 24);
  const space = after.search(/[\s,.;:!?]/);
  return (
    before.slice(before.lastIndexOf(" ") + 1) + source.slice(start, end) + (space < 0 ? after : after.slice(0, space))
  );
};
