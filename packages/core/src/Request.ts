/** A value from outside, decoded by a schema of the contract, or everything that is wrong with it. */
import * as Data from "effect/Data";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type * as SchemaAST from "effect/SchemaAST";
import * as SchemaIssue from "effect/SchemaIssue";
import { pointerTo } from "./internal/pointer.ts";
import { nearest } from "./Nearest.ts";
import { didYouMean, orList } from "./Sentences.ts";

export { pointerTo } from "./internal/pointer.ts";

/** One thing that is wrong with a value. */
export const RequestIssue = /* @__PURE__ */ Schema.Struct({
  /** JSON pointer (RFC 6901); empty for the value itself. */
  pointer: Schema.String,
  message: Schema.String,
}).annotate({ identifier: "RequestIssue" });
export type RequestIssue = typeof RequestIssue.Type;

/**
 * The value does not have the shape that was asked for. `issues` names all that is wrong, `message` the first of it;
 * `pointer` is the place of the first issue.
 */
export class InvalidRequest extends Data.TaggedError("InvalidRequest")<{
  readonly message: string;
  readonly pointer: string;
  readonly issues: ReadonlyArray<RequestIssue>;
}> {}

/** What a schema wants, in words. */
const wanted = (ast: SchemaAST.AST): string => {
  switch (ast._tag) {
    case "String":
      return "a string";
    case "Number":
      return "a number";
    case "Boolean":
      return "true or false";
    case "Objects":
      return "an object";
    case "Arrays":
      return "a list";
    case "Literal":
      return JSON.stringify(ast.literal);
    case "Union":
      return orList(ast.types.map(wanted));
    default:
      return "something else";
  }
};

/** The property that tells the shapes of a union apart, with the values that it may have. */
const discriminator = (
  ast: SchemaAST.AST,
): { readonly name: PropertyKey; readonly values: ReadonlyArray<string> } | undefined => {
  if (ast._tag !== "Union") return undefined;
  const [first] = ast.types;
  if (first?._tag !== "Objects") return undefined;
  for (const { name } of first.propertySignatures) {
    const values = ast.types.map((type) => {
      const property = type._tag === "Objects" ? type.propertySignatures.find((each) => each.name === name) : undefined;
      return property?.type._tag === "Literal" ? String(property.type.literal) : undefined;
    });
    if (values.every((value) => value !== undefined)) return { name, values };
  }
  return undefined;
};

/**
 * That a name is none of those that are known, and which of them it may stand for.
 *
 * @example
 * ```ts
 * import * as Request from "@palimpsest/core/Request";
 *
 * Request.notKnown("field", "gramar", ["edition", "grammar"]); // => "There is no field of this name. Did you mean \"grammar\"?"
 * ```
 */
export const notKnown = (what: string, name: string, known: ReadonlyArray<string>): string => {
  const meant = nearest(name, known).map((each) => `"${each}"`);
  return `There is no ${what} of this name.${didYouMean(meant)}`;
};

/** A field that a shape has not. */
const unknownField = (name: string, ast: SchemaAST.AST): string =>
  notKnown("field", name, ast._tag === "Objects" ? ast.propertySignatures.map((each) => String(each.name)) : []);

/** The value itself is never repeated: it may be of any size, and hold anything. */
const sentence = (issue: SchemaIssue.Leaf | SchemaIssue.AnyOf, name = ""): string => {
  switch (issue._tag) {
    case "UnexpectedKey":
      return unknownField(name, issue.ast);
    case "MissingKey":
      return "This is missing.";
    case "InvalidType":
    case "AnyOf":
      return `Expected ${wanted(issue.ast)}.`;
    default:
      return `${SchemaIssue.defaultLeafHook(issue as SchemaIssue.Leaf)}.`;
  }
};

/** Every issue of a failed decoding, in the order of the schema. */
export const issuesOf = (
  issue: SchemaIssue.Issue,
  path: ReadonlyArray<PropertyKey> = [],
): ReadonlyArray<RequestIssue> => {
  const one = (message: string): ReadonlyArray<RequestIssue> => [{ pointer: pointerTo(path), message }];
  switch (issue._tag) {
    case "Pointer":
      return issuesOf(issue.issue, [...path, ...issue.path]);
    case "Encoding":
      return issuesOf(issue.issue, path);
    case "Filter":
      return one(`${SchemaIssue.makeFormatterDefault()(issue)}.`);
    case "Composite":
      return issue.issues.flatMap((each) => issuesOf(each, path));
    case "AnyOf": {
      if (issue.issues.length > 0) return issue.issues.flatMap((each) => issuesOf(each, path));
      const told = discriminator(issue.ast);
      if (told === undefined) return one(sentence(issue));
      return [{ pointer: pointerTo([...path, told.name]), message: `Expected one of ${told.values.join(", ")}.` }];
    }
    default:
      return one(sentence(issue, String(path.at(-1) ?? "")));
  }
};

/** Issues as sentences with their places, at most so many of them. */
export const summary = (issues: ReadonlyArray<RequestIssue>, shown = 20): string => {
  const listed = issues
    .slice(0, shown)
    .map(({ pointer, message }) => (pointer === "" ? message : `${pointer}: ${message}`));
  if (issues.length > shown) listed.push(`And ${issues.length - shown} more.`);
  return listed.join(" ");
};

/** What has more levels than this may be too much for the stack; nothing that a card or a scenario says has as many. */
const mostLevels = 500;

/** Level by level, without recursion. */
const isDeeperThan = (value: unknown, levels: number): boolean => {
  let level: ReadonlyArray<unknown> = [value];
  for (let left = levels; left >= 0 && level.length > 0; left--) {
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  return level.length > 0;
};

/**
 * Decodes values by a schema; every issue is named with its JSON pointer. A `strict` decoder takes no field that the
 * schema does not name: a misspelt one would go unseen.
 *
 * @example
 * ```ts
 * import * as Contract from "@palimpsest/core/Contract";
 * import * as Request from "@palimpsest/core/Request";
 * import * as Result from "effect/Result";
 *
 * const decode = Request.decoder(Contract.Card);
 * Result.getOrThrow(Result.flip(decode({ name: 1 }))).issues; // => [{ pointer: "/name", message: "Expected a string." }]
 * ```
 */
export const decoder = <A>(
  schema: Schema.ConstraintDecoder<A>,
  { strict = false }: { readonly strict?: boolean } = {},
): ((value: unknown) => Result.Result<A, InvalidRequest>) => {
  const decode = Schema.decodeUnknownResult(schema, {
    errors: "all",
    onExcessProperty: strict ? "error" : "ignore",
  });
  const invalid = (issues: ReadonlyArray<RequestIssue>): InvalidRequest =>
    new InvalidRequest({ message: summary(issues), pointer: issues[0]?.pointer ?? "", issues });
  return (value) => {
    try {
      return Result.mapError(decode(value), ({ issue }) => invalid(issuesOf(issue)));
    } catch (cause) {
      if (!isDeeperThan(value, mostLevels)) throw cause;
      return Result.fail(
        invalid([{ pointer: "", message: `This has more than ${mostLevels} levels, one in another.` }]),
      );
    }
  };
};
