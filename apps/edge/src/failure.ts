/** Runs the program of an endpoint. What it may fail with, and where in its request each part of that stands. */
import * as Cause from "effect/Cause";
import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Option from "effect/Option";
import * as Result from "effect/Result";
import type { Endpoint } from "./endpoint.ts";
import type { Located } from "./located.ts";
import type { OperationError } from "./problem.ts";
import type { Problem } from "./problem-schema.ts";
import type { InputError, Issue } from "./request-errors.ts";

/** An error of reading the input, or of the operation. */
export type Failure = InputError | Located<OperationError>;

/** With the name of the parameter, where the pointer is into parameters and not into a body. */
const named = (endpoint: Endpoint, issues: ReadonlyArray<Issue>): Problem["errors"] =>
  endpoint.body === undefined
    ? issues.map((issue) => ({ ...issue, parameter: issue.pointer.split("/")[1] ?? "" }))
    : issues;

/** The error of a failure, and every issue with its place. */
export const blame = (
  endpoint: Endpoint,
  failure: Failure,
): readonly [error: InputError | OperationError, issues: Problem["errors"]] => {
  if (!("_tag" in failure)) {
    const { error, pointer } = failure;
    return [error, named(endpoint, [{ pointer, detail: error.message }])];
  }
  const pointer = "pointer" in failure ? failure.pointer : "";
  const issues = failure._tag === "InvalidRequest" ? failure.issues : [{ pointer, detail: failure.message }];
  return [failure, named(endpoint, issues)];
};

/** Runs a program, from its input to an answer or a failure. Rejects for a fault: whatever is neither. */
export const settle = async <Services>(
  services: Context.Context<Services>,
  program: Effect.Effect<unknown, Failure, Services>,
): Promise<Result.Result<unknown, Failure>> => {
  const exit = await Effect.runPromiseExitWith(services)(program);
  if (Exit.isSuccess(exit)) return Result.succeed(exit.value);
  const failure = Cause.findErrorOption(exit.cause);
  if (Option.isSome(failure)) return Result.fail(failure.value);
  throw Cause.squash(exit.cause);
};
