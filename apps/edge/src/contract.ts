/**
 * The API in one table: the router, the handlers' types, the OpenAPI document and the typed client follow from it. What a row
 * answers stands in `answers`, which the Worker itself has no use for.
 */
import { highestCompletions, usualCompletions } from "@palimpsest/cards/Catalogue";
import { highestLimit, usualLimit } from "@palimpsest/cards/Search";
import { ApplyRequest, Card, ChangerRequest, Options, WordClass } from "@palimpsest/core/Contract";
import { Scenario } from "@palimpsest/core/Scenario";
import * as Schema from "effect/Schema";
import * as SchemaTransformation from "effect/SchemaTransformation";
import type { answers } from "./answers.ts";
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

/** One check, so that what is no number at all has one issue. */
const within = (least: number, highest: number) =>
  Schema.makeFilter<number>(
    (value) =>
      (Number.isInteger(value) && value >= least && value <= highest) ||
      `Expected a whole number from ${least} to ${highest}`,
  );

/** Most items of a list: a text in an address, a number from an agent. */
const most = (highest: number, usual: number, what: string) =>
  Schema.optionalKey(
    Schema.Union([
      Schema.Finite.check(within(1, highest)),
      Schema.String.pipe(
        Schema.decodeTo(Schema.Number.check(within(1, highest)), SchemaTransformation.numberFromString),
      ),
    ]).annotate({ description: `Most ${what}, from 1 to ${highest}; ${usual} if left out` }),
  );

const SearchQuery = Schema.Struct({
  query: text("What to look for, such as `uses:creature-type=Goblin -context:reminder type:instant`"),
  cursor: Schema.optionalKey(text("The `next` of the page before")),
  limit: most(highestLimit, usualLimit, "cards on the page"),
});

const CompletionQuery = Schema.Struct({
  name: text("What has been typed of a name so far"),
  limit: most(highestCompletions, usualCompletions, "names"),
});

const ChangerPath = Schema.Struct({ name: text("Name of the card or keyword, in any letter case") });

const LexiconPath = Schema.Struct({ class: WordClass });

const RuleQuery = Schema.Struct({
  number: text("Number of the rule, as its edition has it"),
  edition: Schema.optionalKey(text("Effective date of the edition whose numbering is meant; the newest if left out")),
});

/** A card as it is, or the name of one. */
const analysed = [
  { schema: Card, needs: ["name"], has: Object.keys(Card.schema.fields), bounds: cardBounds },
  { schema: Schema.Struct({ card: text("Name of the card") }).annotate({ identifier: "CardByName" }), needs: ["card"] },
] as const;

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

export const contract = {
  apply: {
    method: "post",
    path: "/v1/apply",
    body: requests,
    errors: [...changerErrors, "UnknownObject", "DuplicateId"],
    types: forms,
    tool: "apply",
  },
  applied: {
    method: "get",
    path: "/v1/apply",
    parameters: ChangerQuery,
    errors: changerErrors,
    types: forms,
    cache: cacheable,
  },
  batch: {
    method: "post",
    path: "/v1/batch",
    parameters: BatchQuery,
    body: requests,
    lines: true,
    errors: [...changerErrors, "UnknownObject", "DuplicateId"],
    types: ["application/x-ndjson"],
  },
  permalink: {
    method: "get",
    path: "/p",
    parameters: ChangerQuery,
    errors: changerErrors,
    types: ["text/html"],
    cache: cacheable,
  },
  embed: {
    method: "get",
    path: "/embed",
    parameters: ChangerQuery,
    errors: changerErrors,
    types: ["text/html"],
    cache: cacheable,
  },
  analyze: {
    method: "post",
    path: "/v1/analyze",
    body: analysed,
    errors: ["UnknownCard", "InvalidObject"],
    tool: "analyze",
  },
  scenarios: {
    method: "post",
    path: "/v1/scenarios",
    body: [{ schema: Scenario, needs: ["title", "objects", "steps", "expect"], bounds: scenarioBounds }],
    errors: ["UnknownCard", "InvalidObject", "UnknownEdition"],
  },
  search: {
    method: "get",
    path: "/v1/cards",
    parameters: SearchQuery,
    errors: ["InvalidQuery", "InvalidCursor"],
    cache: cacheable,
    tool: "search_cards",
  },
  completion: {
    method: "get",
    path: "/v1/autocomplete",
    parameters: CompletionQuery,
    errors: [],
    cache: cacheable,
  },
  card: {
    method: "get",
    path: "/v1/cards/:name",
    parameters: CardPath,
    errors: ["UnknownCard"],
    cache: cacheable,
  },
  changers: {
    method: "get",
    path: "/v1/changers",
    errors: [],
    cache: cacheable,
    tool: "changers",
  },
  changer: {
    method: "get",
    path: "/v1/changers/:name",
    parameters: ChangerPath,
    errors: ["UnknownChanger", "NotCoveredByRules"],
    cache: cacheable,
  },
  lexicon: {
    method: "get",
    path: "/v1/lexicon/:class",
    parameters: LexiconPath,
    errors: [],
    cache: cacheable,
  },
  rule: {
    method: "get",
    path: "/v1/rules/:number",
    parameters: RuleQuery,
    errors: ["UnknownRule", "UnknownEdition"],
    cache: cacheable,
    tool: "rule",
  },
  health: {
    method: "get",
    path: "/health",
    errors: [],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The table with the shape of each answer: only types, since `contract` has none of it. */
export type Contract = {
  readonly [K in keyof typeof contract]: (typeof contract)[K] & { readonly success: (typeof answers)[K] };
};
