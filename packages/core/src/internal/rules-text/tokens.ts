/**
 * Oracle text as a sequence of tokens. The tokens cover the text without a gap: a token ends where the next one
 * begins, so joining them gives the source back whatever it holds.
 */
import { isLetter, isUpperCase } from "./letters.ts";

export const Kind = {
  Word: 0,
  Number: 1,
  Space: 2,
  Newline: 3,
  /** A symbol in braces: {T}, {2/W}. */
  Symbol: 4,
  /** An em or en dash. */
  Dash: 5,
  Hyphen: 6,
  Apostrophe: 7,
  Quote: 8,
  Open: 9,
  Close: 10,
  Bullet: 11,
  /** What ends a sentence: . ! ? */
  Stop: 12,
  /** , or ; */
  Comma: 13,
  Colon: 14,
  /** The brackets of cleave (702.148a). */
  Bracket: 15,
  Other: 16,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

const ascii: ReadonlyArray<Kind> = Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (isLetter(code)) return Kind.Word;
  if (char >= "0" && char <= "9") return Kind.Number;
  switch (char) {
    case " ":
    case "\t":
      return Kind.Space;
    case "\n":
    case "\r":
      return Kind.Newline;
    case "{":
      return Kind.Symbol;
    case "-":
      return Kind.Hyphen;
    case "'":
      return Kind.Apostrophe;
    case '"':
      return Kind.Quote;
    case "(":
      return Kind.Open;
    case ")":
      return Kind.Close;
    case ".":
    case "!":
    case "?":
      return Kind.Stop;
    case ",":
    case ";":
      return Kind.Comma;
    case ":":
      return Kind.Colon;
    case "[":
    case "]":
      return Kind.Bracket;
    default:
      return Kind.Other;
  }
});

const beyondAscii = (code: number): Kind => {
  switch (code) {
    case 0x2014:
    case 0x2013:
      return Kind.Dash;
    case 0x2019:
    case 0x2018:
      return Kind.Apostrophe;
    case 0x201c:
    case 0x201d:
      return Kind.Quote;
    case 0x2022:
      return Kind.Bullet;
    case 0x00a0:
      return Kind.Space;
    default:
      return isLetter(code) ? Kind.Word : Kind.Other;
  }
};

const kindOf = (code: number): Kind => (code < 128 ? (ascii[code] as Kind) : beyondAscii(code));

/** Runs of these are one token; every other character is a token of its own. */
const joins = (kind: Kind): boolean => kind === Kind.Word || kind === Kind.Number || kind === Kind.Space;

/** A symbol is at most this long; a brace without its partner is a token of one character. */
const longestSymbol = 12;

const symbolEnd = (source: string, start: number): number => {
  const stop = Math.min(source.length, start + longestSymbol);
  for (let i = start + 1; i < stop; i++) if (source.charCodeAt(i) === 0x7d) return i + 1;
  return start + 1;
};

export class Tokens {
  readonly source: string;
  readonly kinds: Array<Kind> = [];
  /** `starts[i + 1]` is the end of token `i`; the last entry is the length of the source. */
  readonly starts: Array<number> = [];

  constructor(source: string) {
    this.source = source;
    const length = source.length;
    let i = 0;
    while (i < length) {
      const kind = kindOf(source.charCodeAt(i));
      this.kinds.push(kind);
      this.starts.push(i);
      if (kind === Kind.Symbol) i = symbolEnd(source, i);
      else {
        i++;
        if (joins(kind)) while (i < length && kindOf(source.charCodeAt(i)) === kind) i++;
      }
    }
    this.starts.push(length);
  }

  get length(): number {
    return this.kinds.length;
  }

  start(token: number): number {
    return this.starts[token] ?? this.source.length;
  }

  end(token: number): number {
    return this.starts[token + 1] ?? this.source.length;
  }

  kind(token: number): Kind | undefined {
    return this.kinds[token];
  }

  text(token: number): string {
    return this.source.slice(this.start(token), this.end(token));
  }

  /** The text of a word token in lower case; empty for any other token, and outside the text. */
  word(token: number): string {
    return this.kinds[token] === Kind.Word ? this.text(token).toLowerCase() : "";
  }

  isWord(token: number): boolean {
    return this.kinds[token] === Kind.Word;
  }

  isCapital(token: number): boolean {
    return this.kinds[token] === Kind.Word && isUpperCase(this.source.charCodeAt(this.start(token)));
  }

  /** The word before, across one space and nothing else; -1 where there is none. */
  wordBefore(token: number): number {
    return this.kinds[token - 1] === Kind.Space && this.kinds[token - 2] === Kind.Word ? token - 2 : -1;
  }

  /** The word after, across one space and nothing else; -1 where there is none. */
  wordAfter(token: number): number {
    return this.kinds[token + 1] === Kind.Space && this.kinds[token + 2] === Kind.Word ? token + 2 : -1;
  }

  /** The token that starts at or before an offset. */
  at(offset: number): number {
    let low = 0;
    let high = this.kinds.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
