/**
 * The shape of every answer, for the types of the handlers and for the description of the API. The Worker's own code has no
 * part of it: answers are values of these types, and nothing decodes them.
 */
import { FoundWord } from "@palimpsest/cards/Search";
import { Analysis, Card, Catalogue, ChangerInfo, Outcome, WordClass } from "@palimpsest/core/Contract";
import { Finding } from "@palimpsest/core/Scenario";
import * as Schema from "effect/Schema";
import type { contract } from "./contract.ts";

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

const Changers = Schema.Struct({ changers: Schema.Array(ChangerInfo) }).annotate({ identifier: "Changers" });

/** The words of a class. A colour word has no number: both forms are equal. */
const Words = Schema.Struct({
  class: WordClass,
  words: Schema.Array(Schema.Struct({ singular: Schema.String, plural: Schema.String })),
}).annotate({ identifier: "Words" });

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

/** What the service says about itself. */
const Health = Schema.Struct({
  status: Schema.Literal("ok"),
  version: Schema.String,
  cards: Schema.Struct({ count: Schema.Int, date: Schema.String }),
  catalogue: Catalogue,
  edition: Schema.String,
}).annotate({ identifier: "Health" });

/** What each row of the contract answers. */
export const answers = {
  apply: Outcome,
  applied: Outcome,
  batch: Outcome,
  permalink: Shown,
  embed: Shown,
  analyze: Analysis,
  scenarios: Findings,
  search: FoundCards,
  completion: Completion,
  card: Card,
  changers: Changers,
  changer: ChangerInfo,
  lexicon: Words,
  rule: Rule,
  health: Health,
} as const satisfies { readonly [K in keyof typeof contract]: Schema.Constraint };
