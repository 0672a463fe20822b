/** The shape of a problem, for its type and for the description of the API. The Worker makes problems and reads none: it has no schema of them. */
import * as Schema from "effect/Schema";

/** One problem, as `application/problem+json`. */
export const Problem = Schema.Struct({
  type: Schema.String.annotate({ description: "Where this type of problem is described; relative to the service" }),
  title: Schema.String.annotate({ description: "The type of problem in a few words" }),
  status: Schema.Int,
  detail: Schema.String.annotate({ description: "What is wrong with this very request" }),
  tag: Schema.String.annotate({ description: "The type of problem as a name for programs" }),
  errors: Schema.Array(
    Schema.Struct({
      pointer: Schema.String,
      detail: Schema.String,
      parameter: Schema.optionalKey(Schema.String.annotate({ description: "The parameter of the path or query" })),
    }),
  ).annotate({ description: "Every issue, with a JSON pointer into the body, or into the parameters as an object" }),
  suggestions: Schema.optionalKey(Schema.Array(Schema.String)),
  offset: Schema.optionalKey(Schema.Int),
  end: Schema.optionalKey(Schema.Int),
  id: Schema.optionalKey(Schema.String),
  input: Schema.optionalKey(Schema.String),
  class: Schema.optionalKey(Schema.String),
  rule: Schema.optionalKey(Schema.String),
  zone: Schema.optionalKey(Schema.String),
  known: Schema.optionalKey(Schema.Array(Schema.String)),
  allow: Schema.optionalKey(Schema.Array(Schema.String)),
  accepted: Schema.optionalKey(Schema.Array(Schema.String)),
  limit: Schema.optionalKey(Schema.Int),
  period: Schema.optionalKey(Schema.Int),
  omitted: Schema.optionalKey(Schema.Int),
}).annotate({ identifier: "Problem", description: "Problem details (RFC 9457)" });
export type Problem = typeof Problem.Type;
