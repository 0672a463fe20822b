import { exports } from "cloudflare:workers";
import { starter } from "@palimpsest/cards/Starter";

export const origin = "http://edge.test";

/** A request as the deployed Worker gets it, once no asset has answered. */
export const ask = (path: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(`${origin}${path}`, init);

export const send = (path: string, body: BodyInit, type = "application/json"): Promise<Response> =>
  ask(path, { method: "POST", headers: { "content-type": type }, body });

export const post = (path: string, body: unknown): Promise<Response> => send(path, JSON.stringify(body));

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly tag: string;
  readonly errors: ReadonlyArray<{ readonly pointer: string; readonly detail: string; readonly parameter?: string }>;
  readonly [field: string]: unknown;
}

/** Reads a problem, after a look at what all problems have in common. */
export const problemIn = async (response: Response): Promise<Problem> => {
  const text = await response.text();
  const problem = JSON.parse(text) as Problem;
  const seen = [response.headers.get("content-type"), response.headers.get("cache-control"), problem.status];
  const wanted = ["application/problem+json", "no-store", response.status];
  if (JSON.stringify(seen) !== JSON.stringify(wanted)) throw new Error(`${JSON.stringify(seen)} of ${text}`);
  if (/\bat .+:\d+:\d+|node_modules|\.ts:/.test(text)) throw new Error(`A stack trace: ${text}`);
  return problem;
};

export const pointers = (problem: Problem): ReadonlyArray<string> => problem.errors.map(({ pointer }) => pointer);

const { origin: from, cards } = starter();

/** What answers say of cards by name where nothing was imported. */
export const catalogue = {
  source: from.source,
  date: from.date,
  count: cards.length,
  note: `No cards were imported, so only the ${cards.length} of the starter set are known.`,
};

export const evolution = { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" };

export const query = (parameters: Readonly<Record<string, string>>): string =>
  `/v1/apply?${new URLSearchParams(parameters)}`;
