/** A client of the API whose answers are typed by their status. */
import type { Hono } from "hono";
import { type ClientRequestOptions, hc } from "hono/client";
import type { Routes } from "./api.ts";

export type * from "./api.ts";

type Api = Hono<Record<never, never>, Routes, "/">;

/** A method for each endpoint: `client.v1.apply.$post({ json })`. */
export type Client = ReturnType<typeof hc<Api>>;

/**
 * Makes a client of the service at `base`. A call resolves for every status, problems included, and rejects only where there
 * is no answer at all. `options` are those of Hono's client: `headers` for every request, a `fetch` of your own.
 *
 * @example
 * ```ts
 * import { makeClient } from "@palimpsest/client";
 *
 * const client = makeClient("http://127.0.0.1:8787");
 * const response = await client.v1.cards[":name"].$get({ param: { name: "Goblin King" } });
 * if (response.status === 200) console.log((await response.json()).oracle_text);
 * else console.error((await response.json()).detail);
 * ```
 */
export const makeClient = (base: string, options?: ClientRequestOptions): Client => hc<Api>(base, options);
