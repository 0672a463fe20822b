/** Parsed JSON into a shape of the contract, or everything that is wrong with it. */
import * as Predicate from "effect/Predicate";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as SchemaIssue from "effect/SchemaIssue";

/** The value does not have the shape that was asked for. `pointer` is the JSON pointer of the first issue. */
export class InvalidRequest extends Schema.TaggedError<InvalidRequest>()("InvalidRequest", {
  message: Schema.String,
  pointer: Schema.String,
}) {}

const formatIssues = SchemaIssue.makeFormatterStandardSchemaV1();

/** A value may hold any number of issues; a message should not. */
const shown = 20;

/** Decodes values by a schema; every issue is named with its JSON pointer. */
export const decoder = <A>(
  schema: Schema.ConstraintDecoder<A>,
): ((value: unknown) => Result.Result<A, InvalidRequest>) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" });
  return (value) => Result.mapError(decode(value), ({ issue }) => invalidRequest(issue));
};

const invalidRequest = (issue: SchemaIssue.Issue): InvalidRequest => {
  const issues = formatIssues(issue).issues.map(({ path = [], message }) => ({ pointer: pointerTo(path), message }));
  const listed = issues
    .slice(0, shown)
    .map(({ pointer, message }) => (pointer === "" ? message : `${message} at ${pointer}`));
  if (issues.length > shown) listed.push(`${issues.length - shown} more`);
  return new InvalidRequest({ message: `${listed.join("; ")}.`, pointer: issues[0]?.pointer ?? "" });
};

type Path = NonNullable<ReturnType<typeof formatIssues>["issues"][number]["path"]>;

const pointerTo = (path: Path): string =>
  path
    .map((segment) => String(Predicate.isObject(segment) ? segment.key : segment))
    .map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
