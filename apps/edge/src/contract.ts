/** The API in one table: the router, the handlers' types, the OpenAPI document and the typed client follow from it. */
import {
  Analysis,
  ApplyRequest,
  Card,
  ChangerInfo,
  ChangerRequest,
  Options,
  Outcome,
  WordClass,
} from "@palimpsest/core/Contract";
import { Finding, Scenario } from "@palimpsest/core/Scenario";
import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import type { Endpoint } from "./endpoint.ts";
import { cardBounds, changerBounds, changesBounds } from "./limits.ts";
import { scenarioBounds } from "./scenario-limits.ts";

/** The same question has the same answer until the next deployment, or the next cards: then a copy is old for minutes. */
const cacheable = "public, max-age=300, stale-while-revalidate=600";

const text = (description: string) => Schema.NonEmptyString.annotate({ description });

const chosen = {
  from: Schema.optionalKey(text("The word to replace")),
  to: Schema.optionalKey(text("The word that replaces it")),
  cards: Schema.optionalKey(text("Name of a card that takes part: the other creature, a card to splice")),
  word: Schema.optionalKey(text("The word on a name sticker")),
  after: Schema.optionalKey(
    Schema.String.annotate({ description: "Number of words of the name before the sticker" }).pipe(
      Schema.decodeTo(Schema.Int, SchemaTransformation.numberFromString),
    ),
  ),
  ...Options.fields,
};

const ChangerQuery = Schema.Struct({
  card: text("Name of the card to change"),
  with: text("Name of the printed card that changes text"),
  ...chosen,
});

const BatchQuery = Schema.Struct({
  with: Schema.optionalKey(
    text("Name of the printed card that changes text: then every line is a card, and no request"),
  ),
  ...chosen,
});

const CardPath = Schema.Struct({ name: text("Name of the card, or of one of its faces, however it is typed") });

const ChangerPath = Schema.Struct({ name: text("Name of the card or keyword, in any letter case") });

const Changers = Schema.Struct({ changers: Schema.Array(ChangerInfo) }).annotate({ identifier: "Changers" });

const LexiconPath = Schema.Struct({ class: WordClass });

/** The words of a class. A colour word has no number: both forms are equal. */
const Words = Schema.Struct({
  class: WordClass,
  words: Schema.Array(Schema.Struct({ singular: Schema.String, plural: Schema.String })),
}).annotate({ identifier: "Words" });

const RuleQuery = Schema.Struct({
  number: text("Number of the rule, as its edition has it"),
  edition: Schema.optionalKey(text("Effective date of the edition whose numbering is meant; the newest if left out")),
});

const RuleRef = Schema.Struct({ number: Schema.String, about: Schema.String });

/** A rule that answers cite. Its text is Wizards of the Coast's, and is not here. */
const Rule = Schema.Struct({
  ...RuleRef.fields,
  edition: Schema.String.annotate({ description: "The edition whose numbering was meant" }),
  numbers: Schema.Record(Schema.String, Schema.String).annotate({
    description: "By edition, its number: its own, or that of the rule that covered it then",
  }),
  covers: Schema.Array(RuleRef).annotate({ description: "What else stood under the number that was asked for" }),
  modules: Schema.Array(Schema.String).annotate({ description: "Files of the core that implement or cite it" }),
  scenarios: Schema.Int.annotate({ description: "How many scenarios of the suite are about it" }),
}).annotate({
  identifier: "Rule",
  description:
    "A rule of the Comprehensive Rules: its `number` in the newest edition, and what it is about in our words",
});

/** The two shapes of a request for an outcome. */
const requests = [
  { schema: ApplyRequest, needs: ["object", "changes"], bounds: changesBounds },
  {
    schema: ChangerRequest,
    needs: ["card", "with"],
    has: ["from", "to", "cards", "word", "after"],
    bounds: changerBounds,
  },
] as const;

/** An outcome as it is, its new text alone, or a piece of a page that shows the card with its changes marked. */
const forms = ["application/json", "text/plain", "text/html"] as const;

/** What pages show: an outcome, and what has to be said beside it. */
const Shown = Schema.Struct({ outcome: Outcome, notice: Schema.String });

/** What came of a scenario: `pass` where every expectation holds. */
const Findings = Schema.Struct({
  title: Schema.String,
  pass: Schema.Boolean,
  findings: Schema.Array(Finding),
}).annotate({
  identifier: "Findings",
});

/** What can be wrong with a card, a printed changer and the words chosen for it. */
const changerErrors = [
  "UnknownCard",
  "UnknownChanger",
  "NotCoveredByRules",
  "UnknownEdition",
  "UnknownWord",
  "IllegalChoice",
  "MissingChoice",
  "IllegalTarget",
  "NotSupported",
  "InvalidObject",
] as const;

/** What the service says about itself. */
const Health = Schema.Struct({
  status: Schema.Literal("ok"),
  version: Schema.String,
  cards: Schema.Struct({ count: Schema.Int, date: Schema.String }),
  edition: Schema.String,
}).annotate({ identifier: "Health" });

export const contract = {
  apply: {
    method: "post",
    path: "/v1/apply",
    summary: "What an object says once its text is changed",
    description: "Takes bare changes on an object, or the name of a printed changer with what is chosen for it.",
    body: requests,
    success: Outcome,
    errors: [...changerErrors, "UnknownObject", "DuplicateId"],
    types: forms,
    tool: "apply",
  },
  applied: {
    method: "get",
    path: "/v1/apply",
    summary: "What a card says once a printed changer has resolved on it",
    description:
      "The same outcome as with POST, for cards of the catalogue, at an address that can be cached and shared.",
    parameters: ChangerQuery,
    success: Outcome,
    errors: changerErrors,
    types: forms,
    cache: cacheable,
  },
  batch: {
    method: "post",
    path: "/v1/batch",
    summary: "Many requests, one a line, each with its outcome",
    description:
      "Each line is a body of POST /v1/apply, and is answered in its place: by its outcome, or by its error, and the rest go on. With `with` in the query every line is a card instead, by name or whole, and what is chosen for the changer stands in the query, too; then lines of text will do, as decks are written down. Answers are sent as lines come in, and no faster than they are read.",
    parameters: BatchQuery,
    body: requests,
    lines: true,
    success: Outcome,
    errors: [...changerErrors, "UnknownObject", "DuplicateId"],
    types: ["application/x-ndjson"],
  },
  permalink: {
    method: "get",
    path: "/p",
    summary: "The same as a page at an address that can be shared",
    description:
      "The card with its changes marked, why each word changed or stayed, and Open Graph's text for previews.",
    parameters: ChangerQuery,
    success: Shown,
    errors: changerErrors,
    types: ["text/html"],
    cache: cacheable,
  },
  embed: {
    method: "get",
    path: "/embed",
    summary: "The card alone, for a frame in an article",
    description: "A small page that any site may frame. It loads nothing and runs nothing.",
    parameters: ChangerQuery,
    success: Shown,
    errors: changerErrors,
    types: ["text/html"],
    cache: cacheable,
  },
  analyze: {
    method: "post",
    path: "/v1/analyze",
    summary: "Every word of a card that could be meant",
    description: "Lists each word that looks like a colour, a land type or a creature type: in use, or why it isn't.",
    body: [{ schema: Card, needs: ["name"], bounds: cardBounds }],
    success: Analysis,
    errors: ["InvalidObject"],
    tool: "analyze",
  },
  scenarios: {
    method: "post",
    path: "/v1/scenarios",
    summary: "Whether the expectations of a scenario hold",
    description:
      "Does the steps of one scenario of the suite's format, and answers each expectation with what came out. A step that ends with an error changes nothing, and an expectation may name the error.",
    body: [{ schema: Scenario, needs: ["title", "objects", "steps", "expect"], bounds: scenarioBounds }],
    success: Findings,
    errors: ["UnknownCard", "InvalidObject", "UnknownEdition"],
  },
  card: {
    method: "get",
    path: "/v1/cards/:name",
    summary: "A card of the catalogue",
    description: "Letter case, accents and punctuation of the name do not count.",
    parameters: CardPath,
    success: Card,
    errors: ["UnknownCard"],
    cache: cacheable,
  },
  changers: {
    method: "get",
    path: "/v1/changers",
    summary: "Every card and keyword that changes text",
    description: "Each with what it does, what it asks for, and what it may target.",
    success: Changers,
    errors: [],
    cache: cacheable,
    tool: "changers",
  },
  changer: {
    method: "get",
    path: "/v1/changers/:name",
    summary: "A card or keyword that changes text",
    description: "What it does, what it asks for, and what it may target. Letter case does not count.",
    parameters: ChangerPath,
    success: ChangerInfo,
    errors: ["UnknownChanger", "NotCoveredByRules"],
    cache: cacheable,
  },
  lexicon: {
    method: "get",
    path: "/v1/lexicon/:class",
    summary: "Every word of a class that a changer may name",
    description: "Colour words, basic land types or creature types, each singular and plural.",
    parameters: LexiconPath,
    success: Words,
    errors: [],
    cache: cacheable,
  },
  rule: {
    method: "get",
    path: "/v1/rules/:number",
    summary: "A rule that answers cite",
    description:
      "What it is about in our own words, its number in every edition held, and the files that implement it. The text of the rules is not served.",
    parameters: RuleQuery,
    success: Rule,
    errors: ["UnknownRule", "UnknownEdition"],
    cache: cacheable,
    tool: "rule",
  },
  health: {
    method: "get",
    path: "/health",
    summary: "Whether the service is up, and what it holds",
    description: "Its version, the cards of the catalogue, and the newest edition of the rules that it knows.",
    success: Health,
    errors: [],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type Contract = typeof contract;
