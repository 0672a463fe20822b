/** A request put to the API and to the command line, ready to paste into a POSIX shell, in lines for a phone. */
import type { Options } from "@palimpsest/core/Contract";
import * as Written from "./written.ts";

/** A printed changer on a card, all cards by their names. */
export interface NamedRequest {
  readonly card: string;
  readonly with: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cards?: ReadonlyArray<string> | undefined;
  readonly word?: string | undefined;
  readonly after?: number | undefined;
  readonly options?: Options | undefined;
}

/** Where `npm start` serves the API. */
export const origin = "http://127.0.0.1:8787";

/** In single quotes a shell takes everything as it is, but for these quotes themselves. */
export const singleQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export const word = (text: string): string => {
  if (/^[\w.-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? singleQuoted(text) : `"${text}"`;
};

/** JSON sent to a route of the API: its lines stand below the flag. */
export const posted = (route: string, json: string): string =>
  `curl -s ${origin}${route} \\\n  -H 'content-type: application/json' \\\n  -d ${singleQuoted(json.replaceAll("\n", "\n  "))}`;

export const post = (route: string, value: unknown): string => posted(route, Written.json(value));

export const curl = (request: NamedRequest): string => post("/v1/apply", request);

export const flagOf = {
  edition: "--edition",
  dependency: "--dependency",
  exchange: "--exchange",
  grammar: "--grammar",
  reminderText: "--reminder-text",
} as const satisfies Record<keyof Options, string>;

export const commandLine = ({
  card,
  with: changer,
  from,
  to,
  cards = [],
  word: sticker,
  after,
  options = {},
}: NamedRequest): string => {
  const flag = (name: string, value: string | number | undefined): ReadonlyArray<string> =>
    value === undefined ? [] : [`${name} ${word(`${value}`)}`];
  const lines = [
    `palimpsest apply ${word(card)}`,
    `--with ${word(changer)}`,
    [...flag("--from", from), ...flag("--to", to)].join(" "),
    ...cards.flatMap((each) => flag("--card", each)),
    [...flag("--word", sticker), ...flag("--after", after)].join(" "),
    ...(Object.keys(flagOf) as Array<keyof Options>).flatMap((each) => flag(flagOf[each], options[each])),
  ];
  return lines.filter((line) => line !== "").join(" \\\n  ");
};

export const runLine = (file: string): string => `palimpsest run ${word(file)}`;
