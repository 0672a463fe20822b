/**
 * Errors on the wire: problem details (RFC 9457). Each error tag has one status, one title and one type, all here.
 * The site has a page of these types.
 */
import type { InvalidQuery } from "@palimpsest/cards/Query";
import type { InvalidCursor } from "@palimpsest/cards/Search";
import type * as CoreErrors from "@palimpsest/core/Errors";
import type { Problem } from "./problem-schema.ts";
import type { InputError, RouteError } from "./request-errors.ts";

/** Errors of the operations: those of the packages below. */
export type OperationError =
  | CoreErrors.UnknownWord
  | CoreErrors.IllegalChoice
  | CoreErrors.MissingChoice
  | CoreErrors.IllegalTarget
  | CoreErrors.UnknownChanger
  | CoreErrors.NotCoveredByRules
  | CoreErrors.NotSupported
  | CoreErrors.UnknownCard
  | CoreErrors.UnknownObject
  | CoreErrors.DuplicateId
  | CoreErrors.UnknownEdition
  | CoreErrors.UnknownRule
  | CoreErrors.InvalidObject
  | InvalidQuery
  | InvalidCursor;

export type OperationTag = OperationError["_tag"];
export type InputTag = InputError["_tag"];
type AnyError = OperationError | InputError | RouteError;
export type Tag = AnyError["_tag"];

/** The errors with these tags. */
export type ErrorOf<T extends Tag> = Extract<AnyError, { readonly _tag: T }>;

interface Entry<T extends Tag> {
  readonly status: number;
  readonly title: string;
  /** The error's own fields that the problem shows. */
  readonly fields: ReadonlyArray<
    Exclude<keyof ErrorOf<T> & keyof Problem, "_tag" | "message" | "pointer" | keyof Error>
  >;
}

/** Every tag with what stands for it on the wire. */
export const catalogue = {
  InvalidRequest: {
    status: 400,
    title: "The request has not the shape that this endpoint takes",
    fields: ["omitted"],
  },
  InvalidQuery: {
    status: 400,
    title: "The query cannot be read",
    fields: ["offset", "end", "suggestions"],
  },
  InvalidCursor: {
    status: 400,
    title: "No page gave this cursor",
    fields: [],
  },
  MalformedJson: {
    status: 400,
    title: "The body is not JSON",
    fields: [],
  },
  NotFound: {
    status: 404,
    title: "There is nothing here",
    fields: [],
  },
  UnknownCard: {
    status: 404,
    title: "No card has this name",
    fields: ["input", "suggestions"],
  },
  UnknownChanger: {
    status: 404,
    title: "No card of this name changes text",
    fields: ["input", "suggestions"],
  },
  UnknownRule: {
    status: 404,
    title: "No answer cites a rule of this number",
    fields: ["input", "suggestions"],
  },
  MethodNotAllowed: {
    status: 405,
    title: "This endpoint does not take the method",
    fields: ["allow"],
  },
  NotAcceptable: {
    status: 406,
    title: "The answer has no form that the client takes",
    fields: ["accepted"],
  },
  BodyTooLarge: {
    status: 413,
    title: "The body is too large",
    fields: ["limit"],
  },
  UnsupportedMediaType: {
    status: 415,
    title: "The body is not sent as JSON",
    fields: ["accepted"],
  },
  UnknownWord: {
    status: 422,
    title: "The rules know no such word",
    fields: ["class", "input", "suggestions"],
  },
  IllegalChoice: {
    status: 422,
    title: "The rules forbid this choice",
    fields: ["rule"],
  },
  MissingChoice: {
    status: 422,
    title: "Something is not chosen that the changer asks for",
    fields: ["rule"],
  },
  IllegalTarget: {
    status: 422,
    title: "The changer can't target this object",
    fields: ["rule", "zone"],
  },
  DuplicateId: {
    status: 422,
    title: "Two changes have the same id",
    fields: ["id"],
  },
  UnknownObject: {
    status: 422,
    title: "No object of the request has this id",
    fields: ["input", "suggestions"],
  },
  NotCoveredByRules: {
    status: 422,
    title: "The rules do not cover this card",
    fields: ["rule", "input"],
  },
  NotSupported: {
    status: 422,
    title: "This situation is not supported yet",
    fields: ["rule"],
  },
  UnknownEdition: {
    status: 422,
    title: "No such edition of the rules is held",
    fields: ["input", "known"],
  },
  InvalidObject: {
    status: 422,
    title: "This can't be read as an object",
    fields: ["rule"],
  },
  TextTooLong: {
    status: 422,
    title: "A text is too long",
    fields: ["limit"],
  },
  ListTooLong: {
    status: 422,
    title: "A list is too long",
    fields: ["limit"],
  },
  TooDeep: {
    status: 422,
    title: "The body is nested too deep",
    fields: ["limit"],
  },
  ObjectTooLarge: {
    status: 422,
    title: "The objects have too much text",
    fields: ["limit"],
  },
  TooManyObjects: {
    status: 422,
    title: "There are too many objects",
    fields: ["limit"],
  },
  TooManyChanges: {
    status: 422,
    title: "There are too many changes",
    fields: ["limit"],
  },
  ScenarioTooLong: {
    status: 422,
    title: "The scenario is too long",
    fields: ["limit"],
  },
  BatchTooLong: {
    status: 422,
    title: "The batch is too long",
    fields: ["limit"],
  },
  TooManyRequests: {
    status: 429,
    title: "Too many requests from this client",
    fields: ["limit", "period"],
  },
  CatalogueUnavailable: {
    status: 503,
    title: "The cards cannot be read now",
    fields: [],
  },
  InternalError: {
    status: 500,
    title: "The service failed",
    fields: [],
  },
} as const satisfies { readonly [T in Tag]: Entry<T> };

/** `UnknownCard` as `unknown-card`: where it stands on the page of problem types. */
export const anchor = (tag: Tag): string => tag.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** The type of a problem: a reference to its description on the site. */
export const typeOf = (tag: Tag): string => `/problems#${anchor(tag)}`;

/** More of an input than this helps nobody to find what is wrong. */
const longestShown = 200;

const shown = (value: unknown): unknown =>
  typeof value === "string" && value.length > longestShown ? `${value.slice(0, longestShown)}…` : value;

/** An error as a problem. `errors` says where in the request it comes from. */
export const problemOf = (error: AnyError, errors: Problem["errors"]): Problem => {
  const { status, title, fields } = catalogue[error._tag];
  const values = error as unknown as Readonly<Record<string, unknown>>;
  const extra = fields.filter((field) => values[field] !== undefined).map((field) => [field, shown(values[field])]);
  return {
    type: typeOf(error._tag),
    title,
    status,
    detail: error.message,
    tag: error._tag,
    errors,
    ...Object.fromEntries(extra),
  };
};
