/** What can be wrong with a request before any card is looked at. */
import * as Schema from "effect/Schema";

/** One thing that is wrong with a request, and where: a JSON pointer into its body, or into its parameters as an object. */
export const Issue = Schema.Struct({ pointer: Schema.String, detail: Schema.String });
export type Issue = typeof Issue.Type;

/** A list longer than this helps nobody, and may be larger than the request. */
const mostIssues = 100;

/** The body or the parameters have not the shape that the endpoint takes. `omitted` counts issues beyond the first hundred. */
export class InvalidRequest extends Schema.TaggedError<InvalidRequest>()("InvalidRequest", {
  message: Schema.String,
  issues: Schema.Array(Issue),
  omitted: Schema.optionalKey(Schema.Int),
}) {
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
export class MalformedJson extends Schema.TaggedError<MalformedJson>()("MalformedJson", {
  message: Schema.String,
}) {}

/** The body is sent as something else than plain JSON in UTF-8. */
export class UnsupportedMediaType extends Schema.TaggedError<UnsupportedMediaType>()("UnsupportedMediaType", {
  message: Schema.String,
  accepted: Schema.Array(Schema.String),
}) {}

/** The body has more than `limit` bytes. */
export class BodyTooLarge extends Schema.TaggedError<BodyTooLarge>()("BodyTooLarge", {
  message: Schema.String,
  limit: Schema.Int,
}) {}

/** What a request has more of than `limit`, and where. */
const limited = { message: Schema.String, pointer: Schema.String, limit: Schema.Int };

/** A text has more than `limit` characters. */
export class TextTooLong extends Schema.TaggedError<TextTooLong>()("TextTooLong", limited) {}

/** A list has more than `limit` items. */
export class ListTooLong extends Schema.TaggedError<ListTooLong>()("ListTooLong", limited) {}

/** Lists and objects stand in each other more than `limit` levels deep. */
export class TooDeep extends Schema.TaggedError<TooDeep>()("TooDeep", limited) {}

/** The texts of all objects of the request have more than `limit` characters together. */
export class ObjectTooLarge extends Schema.TaggedError<ObjectTooLarge>()("ObjectTooLarge", limited) {}

/** The request has more than `limit` objects. */
export class TooManyObjects extends Schema.TaggedError<TooManyObjects>()("TooManyObjects", limited) {}

/** The request has more than `limit` changes, which is less on a long text. */
export class TooManyChanges extends Schema.TaggedError<TooManyChanges>()("TooManyChanges", limited) {}

/** The scenario has more than `limit` steps, or as many expectations. */
export class ScenarioTooLong extends Schema.TaggedError<ScenarioTooLong>()("ScenarioTooLong", limited) {}

/** The batch has more than `limit` lines or cards. */
export class BatchTooLong extends Schema.TaggedError<BatchTooLong>()("BatchTooLong", limited) {}

/** The client has sent more than `limit` requests in `period` seconds. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", {
  message: Schema.String,
  limit: Schema.Int,
  period: Schema.Int,
}) {}

/** Neither an endpoint nor a page has this path. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", {
  message: Schema.String,
}) {}

/** The path is that of an endpoint, but it does not take this method. */
export class MethodNotAllowed extends Schema.TaggedError<MethodNotAllowed>()("MethodNotAllowed", {
  message: Schema.String,
  allow: Schema.Array(Schema.String),
}) {}

/** The answer has no form that the client takes. */
export class NotAcceptable extends Schema.TaggedError<NotAcceptable>()("NotAcceptable", {
  message: Schema.String,
  accepted: Schema.Array(Schema.String),
}) {}

/** The cards cannot be read, for no fault of the request. */
export class CatalogueUnavailable extends Schema.TaggedError<CatalogueUnavailable>()("CatalogueUnavailable", {
  message: Schema.String,
}) {}

/** A fault of the service. What happened is in its log, not in the answer. */
export class InternalError extends Schema.TaggedError<InternalError>()("InternalError", {
  message: Schema.String,
}) {}

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
