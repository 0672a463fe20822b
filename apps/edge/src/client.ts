import type { Hono } from "hono";
import { hc } from "hono/client";
import type { Contract } from "./contract.ts";
import type { Routes } from "./endpoint.ts";

/**
 * A typed client of the API. It imports types of the Worker, none of its code. A status has the type of its body.
 *
 * @example
 * ```ts
 * import { makeClient } from "@palimpsest/edge/client";
 *
 * const client = makeClient("http://127.0.0.1:8787");
 * const response = await client.v1.apply.$post({
 *   json: { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" },
 * });
 * if (response.status === 200) console.log((await response.json()).object.oracle_text);
 * ```
 */
export const makeClient = (base: string, options?: Parameters<typeof hc>[1]) =>
  hc<Hono<Record<never, never>, Routes<Contract>, "/">>(base, options);
