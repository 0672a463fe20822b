/** Answers as Hono sends them. */
import { DatabaseError } from "@palimpsest/cards/Sql";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { problemOf } from "./problem.ts";
import type { Problem } from "./problem-schema.ts";
import { CatalogueUnavailable, InternalError } from "./request-errors.ts";

type Failure = Parameters<typeof problemOf>[0];

/** The media type of a problem (RFC 9457). */
export const problemType = "application/problem+json";

/** An error as the response that stands for it. */
export const problem = (c: Context, error: Failure, errors: Problem["errors"] = []): Response => {
  const body = problemOf(error, errors);
  return c.body(JSON.stringify(body), body.status as ContentfulStatusCode, {
    "content-type": problemType,
    "cache-control": "no-store",
    ...(body.allow === undefined ? {} : { allow: body.allow.join(", ") }),
  });
};

/** Where a fault happened. What the error says may quote the request, so it is left out. */
const frames = ({ stack = "" }: Error): ReadonlyArray<string> => stack.match(/^ +at .*$/gm)?.slice(0, 10) ?? [];

/** Tells the log where a fault happened. */
export const logFault = (fault: unknown, id?: unknown): void => {
  const error = fault instanceof Error ? fault : new Error("Unknown");
  console.error(JSON.stringify({ fault: error.name, at: frames(error).map((frame) => frame.trim()), id }));
};

/** What is said of a fault of the service, and that of its database: it is not in the request. */
export const faultOf = (fault: unknown): CatalogueUnavailable | InternalError =>
  fault instanceof DatabaseError
    ? new CatalogueUnavailable({
        message: "The cards cannot be read now. Try again later, or give the card as a whole.",
      })
    : new InternalError({ message: "The service failed to answer. The fault is not in the request." });

/** Answers for a fault of the service. Where it was is for the log alone. */
export const fault = (error: Error, c: Context): Response => {
  logFault(error, c.get("requestId"));
  return problem(c, faultOf(error));
};
