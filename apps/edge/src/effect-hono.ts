/** The border between Hono and Effect: one program per request, from its input to an answer or a typed error. */
import * as Effect from "effect/Effect";
import type * as ManagedRuntime from "effect/ManagedRuntime";
import * as Result from "effect/Result";
import type { Context } from "hono";
import type { Endpoint, Handler } from "./endpoint.ts";
import { blame, type Failure, settle } from "./failure.ts";
import { readInput } from "./input.ts";
import { problem } from "./respond.ts";
import { spansOf } from "./spans.ts";

const refuse = (c: Context, endpoint: Endpoint, failure: Failure): Response => {
  const [error, issues] = blame(endpoint, failure);
  return problem(c, error, issues);
};

/** Serves an endpoint by its handler. What neither of them declares is a fault: the app's `onError` answers for it. */
export const serve =
  <const E extends Endpoint, Services>(
    runtime: ManagedRuntime.ManagedRuntime<Services, never>,
    endpoint: E,
    handler: Handler<E, Services>,
  ) =>
  async (c: Context): Promise<Response> => {
    const parameters = { path: c.req.param(), query: new URL(c.req.url).searchParams };
    const span = spansOf(c);
    const program = Effect.flatMap(span(`read ${endpoint.path}`, readInput(endpoint, c.req.raw, parameters)), (input) =>
      span(`compute ${endpoint.path}`, handler(input)),
    );
    const settled = await settle(runtime, program as Effect.Effect<unknown, Failure, Services>);
    if (Result.isFailure(settled)) return refuse(c, endpoint, settled.failure);
    c.header("cache-control", endpoint.cache ?? "no-store");
    return c.json(settled.success);
  };
