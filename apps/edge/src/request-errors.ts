/** What can be wrong with a request before any card is looked at. Without schemas, which a start would have to make: nobody decodes these. */
import * as Data from "effect/Data";

/** One thing that is wrong with a request, and where: a JSON pointer into its body, or into its parameters as an object. */
export interface Issue {
  readonly pointer: string;
  readonly detail: string;
}

/** A list longer than this helps nobody, and may be larger than the request. */
const mostIssues = 100;

/** The body or the parameters have not the shape that the endpoint takes. `omitted` counts issues beyond the first hundred. */
export class InvalidRequest extends Data.TaggedError("InvalidRequest")<{
  readonly message: string;
  readonly issues: ReadonlyArray<Issue>;
  readonly omitted?: number;
}> {
  /** The error for these issues; its message has the first three. */
  static of(issues: ReadonlyArray<Issue>): InvalidRequest {
    const places = issues.slice(0, 3).map(({ pointer, detail }) => (pointer === "" ? detail : `${pointer}: ${detail}`));
    const more = issues.length > 3 ? ` And ${issues.length - 3} more.` : "";
    return new InvalidRequest({
      message: places.join(" ") + more,
      issues: issues.slice(0, mostIssues),
      ...(issues.length > mostIssues ? { omitted: issues.length - mostIssues } : {}),
    });
  }
}

/** The body is no JSON. */
export class MalformedJson extends Data.TaggedError("MalformedJson")<{
  readonly message: string;
}> {}

/** The body is sent as something else than plain JSON in UTF-8. */
export class UnsupportedMediaType extends Data.TaggedError("UnsupportedMediaType")<{
  readonly message: string;
  readonly accepted: ReadonlyArray<string>;
}> {}

/** The body has more than `limit` bytes. */
export class BodyTooLarge extends Data.TaggedError("BodyTooLarge")<{
  readonly message: string;
  readonly limit: number;
}> {}

/** What a request has more of than `limit`, and where. */
interface Limited {
  readonly message: string;
  readonly pointer: string;
  readonly limit: number;
}

/** A text has more than `limit` characters. */
export class TextTooLong extends Data.TaggedError("TextTooLong")<Limited> {}

/** A list has more than `limit` items. */
export class ListTooLong extends Data.TaggedError("ListTooLong")<Limited> {}

/** Lists and objects stand in each other more than `limit` levels deep. */
export class TooDeep extends Data.TaggedError("TooDeep")<Limited> {}

/** The texts of all objects of the request have more than `limit` characters together. */
export class ObjectTooLarge extends Data.TaggedError("ObjectTooLarge")<Limited> {}

/** The request has more than `limit` objects. */
export class TooManyObjects extends Data.TaggedError("TooManyObjects")<Limited> {}

/** The request has more than `limit` changes, which is less on a long text. */
export class TooManyChanges extends Data.TaggedError("TooManyChanges")<Limited> {}

/** The scenario has more than `limit` steps, or as many expectations. */
export class ScenarioTooLong extends Data.TaggedError("ScenarioTooLong")<Limited> {}

/** The batch has more than `limit` lines or cards. */
export class BatchTooLong extends Data.TaggedError("BatchTooLong")<Limited> {}

/** The client has sent more than `limit` requests in `period` seconds. */
export class TooManyRequests extends Data.TaggedError("TooManyRequests")<{
  readonly message: string;
  readonly limit: number;
  readonly period: number;
}> {}

/** Neither an endpoint nor a page has this path. */
export class NotFound extends Data.TaggedError("NotFound")<{
  readonly message: string;
}> {}

/** The path is that of an endpoint, but it does not take this method. */
export class MethodNotAllowed extends Data.TaggedError("MethodNotAllowed")<{
  readonly message: string;
  readonly allow: ReadonlyArray<string>;
}> {}

/** The answer has no form that the client takes. */
export class NotAcceptable extends Data.TaggedError("NotAcceptable")<{
  readonly message: string;
  readonly accepted: ReadonlyArray<string>;
}> {}

/** The cards cannot be read, for no fault of the request. */
export class CatalogueUnavailable extends Data.TaggedError("CatalogueUnavailable")<{
  readonly message: string;
}> {}

/** A fault of the service. What happened is in its log, not in the answer. */
export class InternalError extends Data.TaggedError("InternalError")<{
  readonly message: string;
}> {}

/** A well-formed request that asks for more than one request may. */
export type LimitError =
  | TextTooLong
  | ListTooLong
  | TooDeep
  | ObjectTooLarge
  | TooManyObjects
  | TooManyChanges
  | ScenarioTooLong
  | BatchTooLong;

/** Errors of reading the input of an endpoint. */
export type InputError = InvalidRequest | MalformedJson | UnsupportedMediaType | BodyTooLarge | LimitError;

/** Errors that no endpoint makes. */
export type RouteError =
  | NotFound
  | MethodNotAllowed
  | NotAcceptable
  | TooManyRequests
  | CatalogueUnavailable
  | InternalError;
