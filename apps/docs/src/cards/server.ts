/**
 * What the Worker that serves the site knows of cards. The site may be served without it, or be read while nothing can be
 * reached: neither is an error of the page, so both are answers.
 */
import { Catalogue, GameObject } from "@palimpsest/core/Contract";
import { decoder } from "@palimpsest/core/Request";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";

const Completion = Schema.Struct({ names: Schema.Array(Schema.String), catalogue: Catalogue });
export type Completion = typeof Completion.Type;

export type Answer<A> =
  | { readonly is: "answer"; readonly value: A }
  /** The request was understood, and this is what is wrong with it. */
  | { readonly is: "problem"; readonly problem: unknown }
  /** Whoever serves the site does not answer such questions. */
  | { readonly is: "nobody" }
  /** Nothing came back, or nothing that helps: it may be otherwise in a moment. */
  | { readonly is: "unreachable" };

/** What answers; a browser's `fetch`, or that of a test. */
export type Fetch = (address: string, options: { readonly signal: AbortSignal }) => Promise<Response>;

export const ask =
  <S extends Schema.Top & { readonly DecodingServices: never }>(schema: S) =>
  async (fetch: Fetch, address: string, signal: AbortSignal): Promise<Answer<S["Type"]>> => {
    const decode = decoder(schema);
    try {
      const response = await fetch(address, { signal });
      if (response.status === 429 || response.status >= 500) return { is: "unreachable" };
      if (!/json/.test(response.headers.get("content-type") ?? "")) return { is: "nobody" };
      const body: unknown = await response.json();
      if (!response.ok) return { is: "problem", problem: body };
      const read = decode(body);
      return Result.isSuccess(read) ? { is: "answer", value: read.success } : { is: "nobody" };
    } catch {
      return { is: "unreachable" };
    }
  };

const askCompletion = ask(Completion);

const askCard = ask(GameObject);

export interface Server {
  /** Names that what was typed may become. */
  readonly complete: (typed: string, signal: AbortSignal) => Promise<Answer<Completion>>;
  readonly card: (name: string, signal: AbortSignal) => Promise<Answer<GameObject>>;
}

export const over = (fetch: Fetch): Server => ({
  complete: (typed, signal) =>
    askCompletion(fetch, `/v1/autocomplete?${new URLSearchParams({ name: typed, limit: "12" })}`, signal),
  card: (name, signal) => askCard(fetch, `/v1/cards/${encodeURIComponent(name)}`, signal),
});
