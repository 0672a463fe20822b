/** The same question put to the API and to the command line, ready to paste into a POSIX shell. */
import type { ChangerRequest } from "@palimpsest/core/Contract";

type NamedRequest = Pick<ChangerRequest, "with" | "from" | "to"> & { readonly card: string };

/** Where `npm start` serves the API. */
const origin = "http://127.0.0.1:8787";

const singleQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const word = (text: string): string => {
  if (/^[\w-]+$/.test(text)) return text;
  return /["$`\\!]/.test(text) ? singleQuoted(text) : `"${text}"`;
};

export const curl = (request: NamedRequest): string =>
  `curl -s ${origin}/v1/apply \\\n  -H 'content-type: application/json' \\\n  -d ${singleQuoted(JSON.stringify(request))}`;

export const commandLine = ({ card, with: changer, from, to }: NamedRequest): string =>
  `palimpsest apply ${word(card)} --with ${word(changer)} --from ${word(from)} --to ${word(to)}`;
