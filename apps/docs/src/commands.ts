/** The same question put to the API and to the command line, ready to paste into a POSIX shell, in lines for a phone. */
import type { ChangerRequest } from "@palimpsest/core/Contract";

type NamedRequest = Required<Pick<ChangerRequest, "with" | "from" | "to">> & { readonly card: string };

/** Where `npm start` serves the API. */
export const origin = "http://127.0.0.1:8787";

export const singleQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** As an argument inside a command: its lines stand below the flag. */
const body = (value: unknown): string => singleQuoted(JSON.stringify(value, null, 2).replaceAll("\n", "\n  "));

export const word = (text: string): string => {
  if (/^[\w-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? singleQuoted(text) : `"${text}"`;
};

export const curl = (request: NamedRequest): string =>
  `curl -s ${origin}/v1/apply \\\n  -H 'content-type: application/json' \\\n  -d ${body(request)}`;

export const commandLine = ({ card, with: changer, from, to }: NamedRequest): string =>
  `palimpsest apply ${word(card)} \\\n  --with ${word(changer)} \\\n  --from ${word(from)} --to ${word(to)}`;
