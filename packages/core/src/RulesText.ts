/**
 * Oracle text, read once: the same text with a sorted list of the words in it that look like a colour word, a basic
 * land type or a creature type, and what each of them is. Lossless, immutable, linear in the length of the text.
 *
 * Rule 612.2: only a word that is used as a colour word, a land type or a creature type can change.
 */
import type { CardNames } from "./CardNames.ts";
import type { UnusedReason, WordContext, WordNumber } from "./Contract.ts";
import type { Decision } from "./data/decisions.ts";
import { type Candidate, candidates } from "./internal/rules-text/candidates.ts";
import type { Self } from "./internal/rules-text/names/name-span.ts";
import { names } from "./internal/rules-text/names/names.ts";
import { numberOf } from "./internal/rules-text/number.ts";
import { roleOf } from "./internal/rules-text/roles.ts";
import { type Label, structure } from "./internal/rules-text/structure.ts";
import { Tokens } from "./internal/rules-text/tokens.ts";
import type { Word } from "./Lexicon.ts";

export type { Self } from "./internal/rules-text/names/name-span.ts";

/** A word of the text. Offsets are UTF-16, end-exclusive, and hold the word alone: "black" of "nonblack". */
export interface WordUse {
  readonly start: number;
  readonly end: number;
  readonly word: Word;
  readonly number: WordNumber;
  readonly context: WordContext;
  /** Absent where the word is in use as a word of its class. */
  readonly reason?: UnusedReason;
  readonly rebinds?: boolean;
  /** Rule of the keyword whose printed argument the word is: 702.16a for "protection from black". */
  readonly keyword?: string;
  readonly decidedBy: Decision;
}

/** A text with its words. */
export interface RulesText {
  readonly source: string;
  readonly uses: ReadonlyArray<WordUse>;
  /** The names that the text calls its object by; absent for a text that is no rules text. */
  readonly self?: Self;
}

const anchorsOf = (tokens: Tokens, labels: ReadonlyArray<Label>): ReadonlySet<string> =>
  new Set(
    labels
      .filter(({ bulleted }) => bulleted)
      .map(({ first, end }) => tokens.source.slice(tokens.start(first), tokens.start(end)).trimEnd()),
  );

const none: ReadonlyArray<WordUse> = [];

/** What a reading depends on besides the card names. A length before each name, so that no two such lists look alike. */
const keyOf = (source: string, { name, otherFaces, legendary }: Self): string =>
  `${[name, ...otherFaces].map((each) => `${each.length}:${each}`).join()}${legendary ? "!" : "."}${source}`;

/** About as many characters as a word takes beside its text. */
const sizeOfUse = 40;

/**
 * Reads the rules text of an object that goes by the given names. Card names, where they are given, make the ends of
 * other cards' names exact; with them may come readings that are kept.
 *
 * @example
 * ```ts
 * import * as RulesText from "@palimpsest/core/RulesText";
 *
 * const self = { name: "White Knight", otherFaces: [], legendary: false };
 * const { uses } = RulesText.read("White Knight can't be blocked by white creatures.", self);
 * uses.map((use) => use.reason ?? "in use"); // => ["self-name", "self-name", "in use"]
 * ```
 */
export const read = (source: string, self: Self, cardNames?: CardNames): RulesText => {
  const readings = cardNames?.readings;
  if (readings === undefined) return readAnew(source, self, cardNames);
  const key = keyOf(source, self);
  const known = readings.get(key);
  if (known !== undefined) return known;
  const made = readAnew(source, self, cardNames);
  readings.set(key, made, key.length + sizeOfUse * made.uses.length);
  return made;
};

const readAnew = (source: string, self: Self, cardNames?: CardNames): RulesText => {
  const found = candidates(source);
  if (found.length === 0) return { source, uses: none, self };
  const tokens = new Tokens(source);
  const parts = structure(tokens);
  const owners = names(tokens, self, (token) => parts.contexts[token] === "quoted", cardNames);
  const labelAt: Array<Label | undefined> = new Array(tokens.length);
  for (const label of parts.labels) for (let i = label.first; i < label.end; i++) labelAt[i] = label;
  const reading = { tokens, structure: parts, owners, labelAt, anchors: anchorsOf(tokens, parts.labels), cardNames };
  let token = 0;
  const use = (found: Candidate): WordUse => {
    while (tokens.end(token) <= found.start) token++;
    let last = token;
    while (tokens.end(last) < found.end) last++;
    const candidate = { ...found, first: token, last };
    const { reason, rebinds, keyword, decidedBy } = roleOf(candidate, reading);
    const isType = candidate.form.word.class !== "color-word";
    return {
      start: candidate.start,
      end: candidate.end,
      word: candidate.form.word,
      number: reason === undefined && isType ? numberOf(tokens, candidate) : "none",
      context: parts.contexts[candidate.first] ?? "rules",
      ...(reason === undefined ? {} : { reason }),
      ...(rebinds === undefined ? {} : { rebinds }),
      ...(keyword === undefined ? {} : { keyword }),
      decidedBy,
    };
  };
  return { source, uses: found.map(use), self };
};

/** A place where the text names its object. */
export interface SelfReference {
  readonly start: number;
  readonly end: number;
  /** Another bearer of the text is meant by it (201.5b); a name used as a name, and a maker's name, stay. */
  readonly rebinds: boolean;
}

/** Every place where a rules text names the object that it was printed on, in order, words of the lexicon in it or not. */
export const selfReferences = ({ source, self }: RulesText): ReadonlyArray<SelfReference> => {
  if (self === undefined || source === "") return [];
  const tokens = new Tokens(source);
  const { contexts } = structure(tokens);
  const owners = names(tokens, self, (token) => contexts[token] === "quoted");
  const found: Array<SelfReference> = [];
  for (let token = 0; token < tokens.length; token++) {
    const owner = owners[token];
    if (owner === undefined || owner.reason !== "self-name") continue;
    const end = owner.end;
    found.push({ start: tokens.start(token), end: tokens.start(end), rebinds: owner.rebinds ?? false });
    token = end - 1;
  }
  return found;
};
