/** The API in one table: the router, the handlers' types, the OpenAPI document and the typed client follow from it. */
import { highestCompletions, usualCompletions } from "@palimpsest/cards/Catalogue";
import { FoundWord, highestLimit, usualLimit } from "@palimpsest/cards/Search";
import {
  Analysis,
  ApplyRequest,
  Card,
  Catalogue,
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

const FoundCards = Schema.Struct({
  cards: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      type_line: Schema.String,
      oracle_text: Schema.optionalKey(Schema.String),
      card_faces: Schema.optionalKey(
        Schema.Array(
          Schema.Struct({
            name: Schema.String,
            type_line: Schema.optionalKey(Schema.String),
            oracle_text: Schema.optionalKey(Schema.String),
          }),
        ).annotate({ description: "The faces, of a card that has several: their texts are there, and not above" }),
      ),
      token: Schema.optionalKey(Schema.Literal(true)),
      uses: Schema.Array(FoundWord).annotate({
        description: "The words that the query asked for by `uses:`, `looks:`, `context:` or `reason:`",
      }),
    }).annotate({ identifier: "FoundCard", description: "A card that was found, and what it was found by" }),
  ),
  next: Schema.optionalKey(Schema.String.annotate({ description: "The cursor of the next page, if there is one" })),
  catalogue: Catalogue,
}).annotate({ identifier: "FoundCards", description: "A page of cards, in the order of their names" });

const Completion = Schema.Struct({ names: Schema.Array(Schema.String), catalogue: Catalogue }).annotate({
  identifier: "Completion",
  description: "Names that may be meant, the likeliest first",
});

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
  catalogue: Catalogue,
  edition: Schema.String,
}).annotate({ identifier: "Health" });

export const contract = {
  apply: {
    method: "post",
    path: "/v1/apply",
    body: requests,
    success: Outcome,
    errors: [...changerErrors, "UnknownObject", "DuplicateId"],
    types: forms,
    tool: "apply",
  },
  applied: {
    method: "get",
    path: "/v1/apply",
    parameters: ChangerQuery,
    success: Outcome,
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
    success: Outcome,
    errors: [...changerErrors, "UnknownObject", "DuplicateId"],
    types: ["application/x-ndjson"],
  },
  permalink: {
    method: "get",
    path: "/p",
    parameters: ChangerQuery,
    success: Shown,
    errors: changerErrors,
    types: ["text/html"],
    cache: cacheable,
  },
  embed: {
    method: "get",
    path: "/embed",
    parameters: ChangerQuery,
    success: Shown,
    errors: changerErrors,
    types: ["text/html"],
    cache: cacheable,
  },
  analyze: {
    method: "post",
    path: "/v1/analyze",
    body: analysed,
    success: Analysis,
    errors: ["UnknownCard", "InvalidObject"],
    tool: "analyze",
  },
  scenarios: {
    method: "post",
    path: "/v1/scenarios",
    body: [{ schema: Scenario, needs: ["title", "objects", "steps", "expect"], bounds: scenarioBounds }],
    success: Findings,
    errors: ["UnknownCard", "InvalidObject", "UnknownEdition"],
  },
  search: {
    method: "get",
    path: "/v1/cards",
    parameters: SearchQuery,
    success: FoundCards,
    errors: ["InvalidQuery", "InvalidCursor"],
    cache: cacheable,
    tool: "search_cards",
  },
  completion: {
    method: "get",
    path: "/v1/autocomplete",
    parameters: CompletionQuery,
    success: Completion,
    errors: [],
    cache: cacheable,
  },
  card: {
    method: "get",
    path: "/v1/cards/:name",
    parameters: CardPath,
    success: Card,
    errors: ["UnknownCard"],
    cache: cacheable,
  },
  changers: {
    method: "get",
    path: "/v1/changers",
    success: Changers,
    errors: [],
    cache: cacheable,
    tool: "changers",
  },
  changer: {
    method: "get",
    path: "/v1/changers/:name",
    parameters: ChangerPath,
    success: ChangerInfo,
    errors: ["UnknownChanger", "NotCoveredByRules"],
    cache: cacheable,
  },
  lexicon: {
    method: "get",
    path: "/v1/lexicon/:class",
    parameters: LexiconPath,
    success: Words,
    errors: [],
    cache: cacheable,
  },
  rule: {
    method: "get",
    path: "/v1/rules/:number",
    parameters: RuleQuery,
    success: Rule,
    errors: ["UnknownRule", "UnknownEdition"],
    cache: cacheable,
    tool: "rule",
  },
  health: {
    method: "get",
    path: "/health",
    success: Health,
    errors: [],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type Contract = typeof contract;
