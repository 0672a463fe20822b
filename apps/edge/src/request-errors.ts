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

/** Neither an endpoint nor a page has this path. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", {
  message: Schema.String,
}) {}

/** The path is that of an endpoint, but it does not take this method. */
export class MethodNotAllowed extends Schema.TaggedError<MethodNotAllowed>()("MethodNotAllowed", {
  message: Schema.String,
  allow: Schema.Array(Schema.String),
}) {}

/** A fault of the service. What happened is in its log, not in the answer. */
export class InternalError extends Schema.TaggedError<InternalError>()("InternalError", {
  message: Schema.String,
}) {}

/** Errors of reading the input of an endpoint. */
export type InputError = InvalidRequest | MalformedJson | UnsupportedMediaType | BodyTooLarge;

/** Errors that no endpoint makes. */
export type RouteError = NotFound | MethodNotAllowed | InternalError;
