/**
 * The parts of a text box: which tokens are reminder text, which stand in a quoted ability, and which are labels, the
 * words before a dash that have no rules meaning of their own (ability words 207.2c, flavor words 207.2d, anchor
 * words 614.12c, names of modes, chapters and rooms).
 */
import type { WordContext } from "../../Contract.ts";
import { introducers, isAbbreviation } from "./phrases.ts";
import { Kind, type Tokens } from "./tokens.ts";

export interface Label {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  /** It opens a bulleted line, as modes and anchor words do. */
  readonly bulleted: boolean;
}

export interface Structure {
  /** Context of each token. */
  readonly contexts: ReadonlyArray<Extract<WordContext, "rules" | "quoted" | "reminder">>;
  readonly labels: ReadonlyArray<Label>;
}

/** A quotation opens before a letter or a symbol and closes after one; the same character serves as both. */
const opensQuote = (tokens: Tokens, token: number): boolean => {
  if (tokens.source.charCodeAt(tokens.start(token)) === 0x201c) return true;
  if (tokens.source.charCodeAt(tokens.start(token)) === 0x201d) return false;
  const before = tokens.kind(token - 1);
  const after = tokens.kind(token + 1);
  const spaceBefore =
    before === undefined ||
    before === Kind.Space ||
    before === Kind.Newline ||
    before === Kind.Open ||
    before === Kind.Dash;
  const textAfter =
    after !== undefined &&
    after !== Kind.Space &&
    after !== Kind.Newline &&
    after !== Kind.Stop &&
    after !== Kind.Comma;
  return spaceBefore && textAfter;
};

/** Words that open a sentence with a condition: what follows up to a dash is no label ("… faces a villainous choice —"). */
const conditions = new Set(["when", "whenever", "at", "if", "as", "until", "for", "each", "then", "starting"]);

/**
 * The end of a label that would start at `first`: the dash that ends it, or -1. A label holds no sentence, no cost and
 * no quotation, and something follows its dash on the same line.
 */
const labelEnd = (tokens: Tokens, first: number): number => {
  // "+ {2}, Sacrifice a Goblin — …": the cost of a mode (702.172a).
  if (tokens.text(first) === "+") return -1;
  let comma = false;
  let words = 0;
  for (let i = first; i < tokens.length; i++) {
    switch (tokens.kinds[i]) {
      case Kind.Newline:
      case Kind.Quote:
      case Kind.Open:
      case Kind.Close:
      case Kind.Colon:
      case Kind.Bullet:
        return -1;
      case Kind.Stop:
        if (tokens.source.charCodeAt(tokens.start(i)) === 0x2e && tokens.kind(i + 1) === Kind.Space) {
          if (!isAbbreviation(tokens.word(i - 1))) return -1;
        }
        break;
      case Kind.Comma:
        comma = true;
        break;
      case Kind.Word:
        words++;
        break;
      case Kind.Dash: {
        const spaced = tokens.kind(i - 1) === Kind.Space && tokens.kind(i + 1) === Kind.Space;
        if (!spaced) break;
        if (i + 2 >= tokens.length || tokens.kind(i + 2) === Kind.Newline) return -1;
        if (words > 0 && conditions.has(tokens.word(first)) && (comma || tokens.word(first) === "if")) return -1;
        if (introducers.has(tokens.word(i - 2))) return -1;
        return i;
      }
      default:
        break;
    }
  }
  return -1;
};

/** The labels at a place where an ability begins: "I, II — Rising Flames — Phoenix deals …" has two. */
const labelsAt = (tokens: Tokens, start: number, bulleted: boolean, into: Array<Label>): void => {
  let first = start;
  for (let n = 0; n < 3; n++) {
    const end = labelEnd(tokens, first);
    if (end < 0) return;
    into.push({ first, end, bulleted });
    first = end + 2;
    if (!tokens.isCapital(first) && tokens.kind(first) !== Kind.Symbol) return;
  }
};

export const structure = (tokens: Tokens): Structure => {
  const contexts: Array<"rules" | "quoted" | "reminder"> = [];
  const labels: Array<Label> = [];
  let quotes = 0;
  let parentheses = 0;
  let abilityStart = true;
  for (let i = 0; i < tokens.length; i++) {
    const kind = tokens.kinds[i];
    let opened = false;
    switch (kind) {
      case Kind.Newline:
        quotes = 0;
        parentheses = 0;
        break;
      case Kind.Open:
        parentheses++;
        break;
      case Kind.Quote:
        opened = opensQuote(tokens, i);
        if (opened) quotes++;
        else if (quotes > 0) quotes--;
        break;
      default:
        break;
    }
    contexts.push(parentheses > 0 ? "reminder" : quotes > 0 ? "quoted" : "rules");
    if (kind === Kind.Close && parentheses > 0) parentheses--;
    if (abilityStart && kind !== Kind.Newline && kind !== Kind.Space) {
      const bulleted = kind === Kind.Bullet;
      const first = bulleted && tokens.kind(i + 1) === Kind.Space ? i + 2 : i;
      labelsAt(tokens, first, bulleted, labels);
      abilityStart = false;
    }
    if (kind === Kind.Newline) abilityStart = true;
    else if (opened && parentheses === 0) labelsAt(tokens, i + 1, false, labels);
  }
  return { contexts, labels };
};
