/** How text is set off: by colour in a terminal, and not at all in a pipe, a file or with NO_COLOR. */
import * as TerminalCapabilities from "effect/cli/TerminalCapabilities";
import * as Effect from "effect/Effect";

export interface Style {
  /** Whether old words stand struck out beside the new ones within the text, and signs for words such as "ok". */
  readonly marks: boolean;
  readonly heading: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly old: (text: string) => string;
  readonly new: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

const asIs = (text: string): string => text;

export const plain: Style = {
  marks: false,
  heading: asIs,
  quiet: asIs,
  old: asIs,
  new: asIs,
  good: asIs,
  bad: asIs,
};

/** Each line by itself, so that a pager or a copied line is coloured alike. */
const ansi =
  (on: string, off: string) =>
  (text: string): string =>
    text
      .split("\n")
      .map((line) => (line === "" ? line : `\u001b[${on}m${line}\u001b[${off}m`))
      .join("\n");

export const coloured: Style = {
  marks: true,
  heading: ansi("1", "22"),
  quiet: ansi("2", "22"),
  old: ansi("31;9", "29;39"),
  new: ansi("32;1", "22;39"),
  good: ansi("32", "39"),
  bad: ansi("31", "39"),
};

/** The style for standard output: NO_COLOR, FORCE_COLOR and TERM are respected. */
export const current: Effect.Effect<Style> = Effect.map(TerminalCapabilities.TerminalCapabilities, ({ canColor }) =>
  canColor ? coloured : plain,
);

/** Text that came from outside, with control characters spelled out: a terminal must not obey them. */
export const printable = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) =>
    character === "\n" ? character : `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );

/** Text from outside on one line. */
export const oneLine = (text: string): string => printable(text).replaceAll("\n", "\\n");

/** A number as people read it: 30,704. */
export const grouped = (number: number): string => number.toLocaleString("en-US");

/** A number with its noun: 1 card, 30,704 cards. */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
