/** The border between Hono and Effect: one program per request, from its input to an answer or a typed error. */
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import type * as ManagedRuntime from "effect/ManagedRuntime";
import * as Option from "effect/Option";
import type { Context } from "hono";
import type { Endpoint, Handler } from "./endpoint.ts";
import { readInput } from "./input.ts";
import type { Located } from "./located.ts";
import type { OperationError, Problem } from "./problem.ts";
import type { InputError, Issue } from "./request-errors.ts";
import { problem } from "./respond.ts";

type Failure = InputError | Located<OperationError>;

/** With the name of the parameter, where the pointer is into parameters and not into a body. */
const named = (endpoint: Endpoint, issues: ReadonlyArray<Issue>): Problem["errors"] =>
  endpoint.body === undefined
    ? issues.map((issue) => ({ ...issue, parameter: issue.pointer.split("/")[1] ?? "" }))
    : issues;

const refuse = (c: Context, endpoint: Endpoint, failure: Failure): Response => {
  if (!("_tag" in failure)) {
    const { error, pointer } = failure;
    return problem(c, error, named(endpoint, [{ pointer, detail: error.message }]));
  }
  const pointer = "pointer" in failure ? failure.pointer : "";
  const issues = failure._tag === "InvalidRequest" ? failure.issues : [{ pointer, detail: failure.message }];
  return problem(c, failure, named(endpoint, issues));
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
    const program = Effect.flatMap(readInput(endpoint, c.req.raw, parameters), handler);
    const exit = await runtime.runPromiseExit(program as Effect.Effect<unknown, Failure, Services>);
    if (Exit.isSuccess(exit)) {
      c.header("cache-control", endpoint.cache ?? "no-store");
      return c.json(exit.value);
    }
    const failure = Cause.findErrorOption(exit.cause);
    if (Option.isSome(failure)) return refuse(c, endpoint, failure.value);
    throw Cause.squash(exit.cause);
  };
