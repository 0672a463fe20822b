/** Serves an endpoint whose body has a request a line. What is wrong with all of it is a problem, before any line is read. */
import type { ChangerRequest, Options } from "@palimpsest/core/Contract";
import type { Context as Provided } from "effect/Context";
import * as Result from "effect/Result";
import type { Context } from "hono";
import { answerLines, type Shared } from "./batch.ts";
import { formOf, notAcceptable } from "./effect-hono.ts";
import type { Endpoint, Handler } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { blame, type Failure } from "./failure.ts";
import { readParameters } from "./input.ts";
import { plainType } from "./json-body.ts";
import { largestBatch } from "./limits.ts";
import { BodyTooLarge, InvalidRequest, UnsupportedMediaType } from "./request-errors.ts";
import { problem } from "./respond.ts";

const ofJson: ReadonlyArray<string> = ["application/x-ndjson", "application/ndjson", "application/jsonl"];
const ofText = "text/plain";

/** The media types that lines may have. */
export const linesTypes: ReadonlyArray<string> = ["application/x-ndjson", ofText];

type Query = Omit<ChangerRequest, "card" | "with" | "cards" | "options"> &
  Options & { readonly with?: string; readonly cards?: string };

/** Parameters are flat, so options stand among them. */
const sharedOf = ({ with: changer, cards, from, to, word, after, ...options }: Query): Shared =>
  changer === undefined
    ? undefined
    : {
        with: changer,
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(word === undefined ? {} : { word }),
        ...(after === undefined ? {} : { after }),
        ...(cards === undefined ? {} : { cards: [cards] }),
        options,
      };

const unsupported = () =>
  new UnsupportedMediaType({
    message:
      "Send a JSON value a line in UTF-8, with content-type: application/x-ndjson; or names a line, with text/plain.",
    accepted: linesTypes,
  });

const nothingToDo = () =>
  InvalidRequest.of([
    { pointer: "/with", detail: "A line of text is the name of a card: say in the query what changes it." },
  ]);

const tooLarge = () => new BodyTooLarge({ message: `A batch may have ${largestBatch} bytes.`, limit: largestBatch });

/** Choices that nobody makes use of: the lines say themselves what changes them. */
const unused = (query: object): Result.Result<void, InvalidRequest> => {
  const [first] = Object.keys(query);
  return first === undefined
    ? Result.succeed(undefined)
    : Result.fail(InvalidRequest.of([{ pointer: `/${first}`, detail: "This counts only beside `with`." }]));
};

/** Serves it by the handler of one line. */
export const serveLines =
  <Services>(
    servicesOf: (env: Env | undefined) => Provided<Services>,
    endpoint: Endpoint,
    handler: Handler<Endpoint, Services>,
  ) =>
  (c: Context<{ Bindings: Env }>): Response => {
    const form = formOf(c, endpoint);
    if (form === undefined) return notAcceptable(c, endpoint);
    const refuse = (failure: Failure): Response => {
      const [error, issues] = blame({ ...endpoint, body: undefined } as never, failure);
      return problem(c, error, issues);
    };
    const { headers, body } = c.req.raw;
    const type = plainType(headers) ?? "";
    if (type !== ofText && !ofJson.includes(type)) return problem(c, unsupported(), []);
    const query = endpoint.parameters
      ? readParameters(endpoint.parameters, { path: {}, query: new URL(c.req.url).searchParams })
      : Result.succeed({});
    if (Result.isFailure(query)) return refuse(query.failure);
    const shared = sharedOf(query.success as Query);
    if (shared === undefined) {
      if (type === ofText) return refuse(nothingToDo());
      const none = unused(query.success as object);
      if (Result.isFailure(none)) return refuse(none.failure);
    }
    if (Number(headers.get("content-length")) > largestBatch) return problem(c, tooLarge(), []);
    const given = { services: servicesOf(c.env), endpoint, handler, shared, text: type === ofText };
    return c.body(body === null ? "" : answerLines(body as ReadableStream<Uint8Array>, given), 200, {
      "content-type": form,
      "cache-control": "no-store",
    });
  };
