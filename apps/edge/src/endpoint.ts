/** What a row of the contract says about an endpoint, and the types that follow from it. */
import type * as Effect from "effect/Effect";
import type * as Schema from "effect/Schema";
import type { Located } from "./located.ts";
import type { MediaType } from "./negotiation.ts";
import type { ErrorOf, InputTag, OperationTag, Tag } from "./problem.ts";
import type { LimitError } from "./request-errors.ts";

/** A schema that reads JSON as it is: what it decodes has the shape of what was sent. */
type Wire = Schema.ConstraintDecoder<unknown>;

/** The limits of a well-formed body, beside those that every body has. */
export interface Bounds {
  readonly tags: ReadonlyArray<LimitError["_tag"]>;
  /** The first limit that the body is beyond, if any. */
  readonly exceeded: (body: never) => LimitError | undefined;
}

/** One shape that a body may have. */
export interface BodyShape {
  readonly schema: Wire;
  /** The fields by which it is told from the others. */
  readonly needs: ReadonlyArray<string>;
  /** Further fields that only this shape has. */
  readonly has?: ReadonlyArray<string>;
  /** What makes a well-formed body too much work. */
  readonly bounds?: Bounds;
}

/** One endpoint. The router mounts it, the OpenAPI document describes it, and its handler is typed by it. */
export interface Endpoint {
  readonly method: "get" | "post";
  /** Parameters of the path stand as `:name`. */
  readonly path: string;
  /** Parameters of the path and the query, all strings. */
  readonly parameters?: Wire & { readonly fields: Schema.Struct.Fields };
  readonly body?: ReadonlyArray<BodyShape>;
  /**
   * The body has a request a line, and so has the answer: of each line what its handler says, an error of a line included.
   */
  readonly lines?: true;
  /** The shape of the answer, for its type alone: at run time it stands in `answers`, and in no row. */
  readonly success?: Wire;
  /** The tags of all errors that the operation may fail with. */
  readonly errors: ReadonlyArray<OperationTag>;
  /** The forms that a success may have, the usual one first: JSON alone where nothing is said. */
  readonly types?: ReadonlyArray<MediaType>;
  /** The Cache-Control of a success, which then has an ETag too. */
  readonly cache?: string;
  /** The name of the MCP tool that does the same, if there is one. */
  readonly tool?: string;
}

type ParametersOf<E> = E extends { readonly parameters: infer S extends Schema.Top } ? S["Type"] : undefined;
type BodyOf<E> = E extends { readonly body: ReadonlyArray<{ readonly schema: infer S extends Schema.Top }> }
  ? S["Type"]
  : undefined;

type AnswerOf<E> = E extends { readonly success: infer S extends Schema.Constraint } ? S["Type"] : unknown;

/** The input of an endpoint once it is read. */
export interface Input<E extends Endpoint> {
  readonly parameters: ParametersOf<E>;
  readonly body: BodyOf<E>;
}

/** What computes the answer. Only errors that the row declares are let through by the compiler. */
export type Handler<E extends Endpoint, Services> = (
  input: Input<E>,
) => Effect.Effect<AnswerOf<E>, Located<ErrorOf<E["errors"][number]>>, Services>;

const bodyTags = [
  "MalformedJson",
  "UnsupportedMediaType",
  "BodyTooLarge",
  "TextTooLong",
  "ListTooLong",
  "TooDeep",
] as const satisfies ReadonlyArray<InputTag>;

/** What is wrong with a line is no error of the request. */
const linesTags = ["UnsupportedMediaType", "BodyTooLarge"] as const satisfies ReadonlyArray<InputTag>;

/** Paths that are counted per client, where the Worker has a counter: these, and all below those that end in a slash. */
export const counted = ["/v1/", "/p", "/embed"] as const;

const isCounted = (path: string): boolean =>
  counted.some((each) => (each.endsWith("/") ? path.startsWith(each) : path === each));

/** The tags of what may be wrong with a request to an endpoint before its operation begins. */
const inputTags = ({
  path,
  parameters,
  body,
  types,
  lines,
}: Endpoint): ReadonlyArray<InputTag | "NotAcceptable" | "TooManyRequests"> => [
  ...(parameters === undefined && body === undefined ? [] : (["InvalidRequest"] as const)),
  ...(lines ? linesTags : body === undefined ? [] : bodyTags),
  ...new Set(lines ? [] : body?.flatMap(({ bounds }) => bounds?.tags ?? [])),
  ...(types === undefined ? [] : (["NotAcceptable"] as const)),
  ...(isCounted(path) ? (["TooManyRequests"] as const) : []),
];

/** The tags of the problems that an endpoint may answer with. */
export const problemTags = (endpoint: Endpoint): ReadonlyArray<Tag> => [
  ...inputTags(endpoint),
  ...(endpoint.lines ? [] : endpoint.errors),
];
