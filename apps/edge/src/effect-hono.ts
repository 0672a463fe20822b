/** The border between Hono and Effect: one program per request, from its input to an answer or a typed error. */

import type { Context as Provided } from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Endpoint, Handler } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { blame, type Failure, settle } from "./failure.ts";
import { isPage, type Writer } from "./forms.ts";
import { type Parameters, readInput } from "./input.ts";
import { choose, type MediaType } from "./negotiation.ts";
import { pagePolicy, refusal } from "./pages.ts";
import { problemOf } from "./problem.ts";
import { NotAcceptable } from "./request-errors.ts";
import { problem, problemType } from "./respond.ts";
import { spansOf } from "./spans.ts";

const refuse = (c: Context, endpoint: Endpoint, failure: Failure): Response => {
  const [error, issues] = blame(endpoint, failure);
  const asPage = isPage(endpoint) && choose(c.req.header("accept"), [problemType, "text/html"]) === "text/html";
  if (!asPage) return problem(c, error, issues);
  const body = problemOf(error, issues);
  return c.body(refusal(body), body.status as ContentfulStatusCode, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy,
    "cache-control": "no-store",
  });
};

const onlyJson: ReadonlyArray<MediaType> = ["application/json"];

/** The form of the answer; `undefined` where the client takes none that there is. A row with one form has no choice to make. */
export const formOf = (c: Context, { types }: Endpoint): MediaType | undefined =>
  types === undefined ? onlyJson[0] : choose(c.req.header("accept"), types);

/** Says which forms there are. */
export const notAcceptable = (c: Context, { path, types = onlyJson }: Endpoint): Response =>
  problem(c, new NotAcceptable({ message: `${path} answers ${types.join(", ")}.`, accepted: types }));

const none: Parameters = { path: {}, query: new URLSearchParams() };

/** Serves an endpoint by its handler. What neither of them declares is a fault: the app's `onError` answers for it. */
export const serve =
  <const E extends Endpoint, Services>(
    servicesOf: (env: Env | undefined) => Provided<Services>,
    endpoint: E,
    handler: Handler<E, Services>,
    writerOf: (type: MediaType) => Writer<unknown> | undefined = () => undefined,
  ) =>
  async (c: Context<{ Bindings: Env }>): Promise<Response> => {
    if (endpoint.types !== undefined) c.header("vary", "accept");
    const form = formOf(c, endpoint);
    if (form === undefined) return notAcceptable(c, endpoint);
    const parameters =
      endpoint.parameters === undefined ? none : { path: c.req.param(), query: new URL(c.req.url).searchParams };
    const span = spansOf(c);
    const program = Effect.flatMap(span(`read ${endpoint.path}`, readInput(endpoint, c.req.raw, parameters)), (input) =>
      span(`compute ${endpoint.path}`, handler(input)),
    );
    const settled = await settle(servicesOf(c.env), program as Effect.Effect<unknown, Failure, Services>);
    if (Result.isFailure(settled)) return refuse(c, endpoint, settled.failure);
    c.header("cache-control", endpoint.cache ?? "no-store");
    const write = writerOf(form);
    if (write === undefined) return c.json(settled.success);
    const { text, policy } = write(settled.success, new URL(c.req.url));
    if (policy !== undefined) c.header("content-security-policy", policy);
    return c.body(text, 200, { "content-type": `${form}; charset=utf-8` });
  };
