/** Reads what an endpoint takes out of a request. */
import { nearest } from "@palimpsest/core/Nearest";
import { issuesOf, notKnown, pointerTo } from "@palimpsest/core/Request";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as SchemaParser from "effect/SchemaParser";
import type { BodyShape, Endpoint, Input } from "./endpoint.ts";
import { jsonBody } from "./json-body.ts";
import { type InputError, InvalidRequest, type Issue, type LimitError } from "./request-errors.ts";

/** A field that the schema does not name is a mistake: a misspelt one would go unseen. Cards may have any. */
const strictly = { errors: "all", onExcessProperty: "error" } as const;

const decode = (schema: BodyShape["schema"], value: unknown): Result.Result<unknown, ReadonlyArray<Issue>> =>
  Result.mapError(SchemaParser.decodeUnknownResult(schema, strictly)(value), (issue) =>
    issuesOf(issue).map(({ pointer, message }) => ({ pointer, detail: message })),
  );

const none = Result.succeed(undefined);

const quoted = (names: ReadonlyArray<string>): string => names.map((name) => `"${name}"`).join(", ");

/** The shape of which the body has the most fields, so that its issues are about what the sender had in mind. */
const shapeOf = (shapes: ReadonlyArray<BodyShape>, body: object): BodyShape | undefined => {
  const [only] = shapes;
  if (shapes.length === 1) return only;
  const score = ({ needs, has = [] }: BodyShape): number =>
    [...needs, ...has].filter((name) => Object.hasOwn(body, name)).length;
  const [best] = shapes.toSorted((a, b) => score(b) - score(a));
  return best !== undefined && score(best) > 0 ? best : undefined;
};

/** The body that a JSON value is, of the shape that it comes nearest to. */
export const bodyIn = (
  shapes: ReadonlyArray<BodyShape>,
  value: unknown,
): Result.Result<unknown, InvalidRequest | LimitError> => {
  const fail = (detail: string) => Result.fail(InvalidRequest.of([{ pointer: "", detail }]));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return fail("Expected an object.");
  const shape = shapeOf(shapes, value);
  if (shape === undefined) {
    return fail(`Expected an object with ${shapes.map(({ needs }) => quoted(needs)).join("; or ")}.`);
  }
  const read = decode(shape.schema, value);
  if (Result.isFailure(read)) return Result.fail(InvalidRequest.of(read.failure));
  const beyond = shape.bounds?.exceeded(read.success as never);
  return beyond === undefined ? Result.succeed(read.success) : Result.fail(beyond);
};

/** Where parameters come from: those of the path are decoded by the router. */
export interface Parameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Shorter names are near to too many others, and what they stand for is missed where it is needed. */
const shortestSpelt = 6;

/**
 * Parameters that are misspelt, as it seems. All others that an endpoint does not take are let be: whoever passes an address
 * on may add some of their own.
 */
export const misspelt = (names: ReadonlyArray<string>, query: URLSearchParams): ReadonlyArray<Issue> => {
  const spelt = names.filter(({ length }) => length >= shortestSpelt);
  return [...new Set(query.keys())]
    .filter((name) => !names.includes(name) && nearest(name, spelt).length > 0)
    .map((name) => ({ pointer: pointerTo([name]), detail: notKnown("parameter", name, spelt) }));
};

/** The parameters of an endpoint, or everything that is wrong with them. */
export const readParameters = (
  schema: NonNullable<Endpoint["parameters"]>,
  { path, query }: Parameters,
): Result.Result<unknown, InvalidRequest> => {
  const given = new Map<string, string>();
  const names = Object.keys(schema.fields);
  const issues = [...misspelt(names, query)];
  for (const name of names) {
    const values = Object.hasOwn(path, name) ? [path[name] as string] : query.getAll(name);
    const pointer = pointerTo([name]);
    if (values.length > 1) issues.push({ pointer, detail: "This is given more than once." });
    // A form sends an empty value for a field that was left out.
    const [value = ""] = values;
    if (value.trim() !== "") given.set(name, value);
  }
  const read = decode(schema, Object.fromEntries(given));
  if (Result.isFailure(read)) issues.push(...read.failure);
  return issues.length > 0 ? Result.fail(InvalidRequest.of(issues)) : (read as Result.Result<unknown, never>);
};

/** Reads the input of an endpoint, or says everything that is wrong with it. */
export const readInput = <E extends Endpoint>(
  endpoint: E,
  request: Request,
  given: Parameters,
): Effect.Effect<Input<E>, InputError> => {
  const read = endpoint.parameters === undefined ? none : readParameters(endpoint.parameters, given);
  if (Result.isFailure(read)) return Effect.fail(read.failure);
  const parameters = read.success;
  const shapes = endpoint.body;
  if (shapes === undefined) return Effect.succeed({ parameters, body: undefined } as Input<E>);
  return Effect.flatMap(
    Effect.promise(() => jsonBody(request)),
    (json) =>
      Effect.fromResult(
        Result.map(
          Result.flatMap(json, (value) => bodyIn(shapes, value)),
          (body) => ({ parameters, body }) as Input<E>,
        ),
      ),
  );
};

/** Reads the input of an endpoint out of one object that holds all of it, as a caller without HTTP gives it. */
export const inputIn = Effect.fnUntraced(function* <E extends Endpoint>(
  { body, parameters }: E,
  given: unknown,
): Effect.fn.Return<Input<E>, InputError> {
  return {
    parameters: parameters && (yield* Effect.mapError(Effect.fromResult(decode(parameters, given)), InvalidRequest.of)),
    body: body && (yield* Effect.fromResult(bodyIn(body, given))),
  } as Input<E>;
});
