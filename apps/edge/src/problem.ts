/**
 * Errors on the wire: problem details (RFC 9457). Each error tag has one status, one title and one type, all here.
 * The site has a page of these types.
 */
import type * as CoreErrors from "@palimpsest/core/Errors";
import * as Schema from "effect/Schema";
import { type InputError, Issue, type RouteError } from "./request-errors.ts";

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
  | CoreErrors.InvalidObject;

export type OperationTag = OperationError["_tag"];
export type InputTag = InputError["_tag"];
type AnyError = OperationError | InputError | RouteError;
export type Tag = AnyError["_tag"];

/** The errors with these tags. */
export type ErrorOf<T extends Tag> = Extract<AnyError, { readonly _tag: T }>;

interface Entry<T extends Tag> {
  readonly status: number;
  readonly title: string;
  /** For the page of problem types. */
  readonly description: string;
  /** The error's own fields that the problem shows. */
  readonly fields: ReadonlyArray<Exclude<keyof ErrorOf<T>, "_tag" | "message" | "pointer" | keyof Error>>;
}

/** Every tag with what stands for it on the wire. */
export const catalogue = {
  InvalidRequest: {
    status: 400,
    title: "The request has not the shape that this endpoint takes",
    description: "Fields or parameters are missing, or are something else than expected. Every issue is listed.",
    fields: ["omitted"],
  },
  MalformedJson: {
    status: 400,
    title: "The body is not JSON",
    description: "The body could not be read as JSON in UTF-8.",
    fields: [],
  },
  NotFound: {
    status: 404,
    title: "There is nothing here",
    description: "Neither an endpoint nor a page has this path.",
    fields: [],
  },
  UnknownCard: {
    status: 404,
    title: "No card has this name",
    description: "The catalogue has no card of this name. Any other card can be given as a whole object.",
    fields: ["input", "suggestions"],
  },
  UnknownChanger: {
    status: 404,
    title: "No card of this name changes text",
    description: "No printed changer of this name is known. /v1/changers lists those that are.",
    fields: ["input", "suggestions"],
  },
  UnknownRule: {
    status: 404,
    title: "No answer cites a rule of this number",
    description: "The edition has no rule of this number, or it is none that an answer cites.",
    fields: ["input", "suggestions"],
  },
  MethodNotAllowed: {
    status: 405,
    title: "This endpoint does not take the method",
    description: "The Allow header and the field `allow` list the methods that it takes.",
    fields: ["allow"],
  },
  NotAcceptable: {
    status: 406,
    title: "The answer has no form that the client takes",
    description: "The header Accept names none of the media types that the field `accepted` lists.",
    fields: ["accepted"],
  },
  BodyTooLarge: {
    status: 413,
    title: "The body is too large",
    description: "The field `limit` says how many bytes a body may have.",
    fields: ["limit"],
  },
  UnsupportedMediaType: {
    status: 415,
    title: "The body is not sent as JSON",
    description: "Bodies are plain JSON in UTF-8, sent with content-type: application/json.",
    fields: ["accepted"],
  },
  UnknownWord: {
    status: 422,
    title: "The rules know no such word",
    description: "The word is no colour word, basic land type or creature type, as its class asks for.",
    fields: ["class", "input", "suggestions"],
  },
  IllegalChoice: {
    status: 422,
    title: "The rules forbid this choice",
    description: "The effect's text or a rule forbids the choice, such as the same word twice.",
    fields: ["rule"],
  },
  MissingChoice: {
    status: 422,
    title: "Something is not chosen that the changer asks for",
    description: "The changer asks for words, cards or a sticker, and the request does not say which.",
    fields: ["rule"],
  },
  IllegalTarget: {
    status: 422,
    title: "The changer can't target this object",
    description: "The changer's text or a rule does not let it target this object, or so many of them.",
    fields: ["rule", "zone"],
  },
  DuplicateId: {
    status: 422,
    title: "Two changes have the same id",
    description:
      "Verdicts name effects by their ids, so each change needs its own. Without an id a change is called c1, c2, ….",
    fields: ["id"],
  },
  UnknownObject: {
    status: 422,
    title: "No object of the request has this id",
    description: "A change speaks of an object by an id that the field `objects` of the request does not hold.",
    fields: ["input", "suggestions"],
  },
  NotCoveredByRules: {
    status: 422,
    title: "The rules do not cover this card",
    description: "Un-cards, acorn cards and playtest cards are outside the rules, which do not say what they would do.",
    fields: ["rule", "input"],
  },
  NotSupported: {
    status: 422,
    title: "This situation is not supported yet",
    description: "The rules cover what is asked for, and the service does not.",
    fields: ["rule"],
  },
  UnknownEdition: {
    status: 422,
    title: "No such edition of the rules is held",
    description: "Editions are named by their effective dates; the field `known` lists those that are held.",
    fields: ["input", "known"],
  },
  InvalidObject: {
    status: 422,
    title: "This can't be read as an object",
    description: "The object lacks what every object has, names a face that is not there, or is in another language.",
    fields: ["rule"],
  },
  TextTooLong: {
    status: 422,
    title: "A text is too long",
    description: "The field `limit` says how many characters a text may have, in any field of a body.",
    fields: ["limit"],
  },
  ListTooLong: {
    status: 422,
    title: "A list is too long",
    description: "The field `limit` says how many items a list may have, in any field of a body.",
    fields: ["limit"],
  },
  TooDeep: {
    status: 422,
    title: "The body is nested too deep",
    description: "The field `limit` says how many levels of lists and objects may stand in each other.",
    fields: ["limit"],
  },
  ObjectTooLarge: {
    status: 422,
    title: "The objects have too much text",
    description:
      "The field `limit` says how many characters the names, type lines, texts and granted abilities of all objects of a request may have together.",
    fields: ["limit"],
  },
  TooManyObjects: {
    status: 422,
    title: "There are too many objects",
    description: "The field `limit` says how many objects or cards a request may have.",
    fields: ["limit"],
  },
  TooManyChanges: {
    status: 422,
    title: "There are too many changes",
    description:
      "The field `limit` says how many changes this request may have: on a long text fewer, since each word of an answer lists each change that touched it.",
    fields: ["limit"],
  },
  ScenarioTooLong: {
    status: 422,
    title: "The scenario is too long",
    description:
      "The field `limit` says how many steps, expectations, texts or effects a scenario may have; what it counts stands in `detail`.",
    fields: ["limit"],
  },
  BatchTooLong: {
    status: 422,
    title: "The batch is too long",
    description:
      "A batch may have so many lines, bytes, and characters of answers, as the line says that stands in the place of all further ones. What stood before is answered. This is a line of an answer, never an answer of its own.",
    fields: ["limit"],
  },
  TooManyRequests: {
    status: 429,
    title: "Too many requests from this client",
    description:
      "A client may send `limit` requests in `period` seconds, as the header RateLimit-Policy says. Retry-After says how many seconds to wait.",
    fields: ["limit", "period"],
  },
  InternalError: {
    status: 500,
    title: "The service failed",
    description: "A fault of the service, not of the request. Its log says more.",
    fields: [],
  },
} as const satisfies { readonly [T in Tag]: Entry<T> };

/** `UnknownCard` as `unknown-card`: where it stands on the page of problem types. */
export const anchor = (tag: Tag): string => tag.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** The type of a problem: a reference to its description on the site. */
export const typeOf = (tag: Tag): string => `/problems#${anchor(tag)}`;

/** One problem, as `application/problem+json`. */
export const Problem = Schema.Struct({
  type: Schema.String.annotate({ description: "Where this type of problem is described; relative to the service" }),
  title: Schema.String.annotate({ description: "The type of problem in a few words" }),
  status: Schema.Int,
  detail: Schema.String.annotate({ description: "What is wrong with this very request" }),
  tag: Schema.String.annotate({ description: "The type of problem as a name for programs" }),
  errors: Schema.Array(
    Schema.Struct({
      ...Issue.fields,
      parameter: Schema.optionalKey(Schema.String.annotate({ description: "The parameter of the path or query" })),
    }),
  ).annotate({ description: "Every issue, with a JSON pointer into the body, or into the parameters as an object" }),
  suggestions: Schema.optionalKey(Schema.Array(Schema.String)),
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
