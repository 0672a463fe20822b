/** Cards that were found, as the Worker tells them, and as a page shows them. */
import * as Analysis from "@palimpsest/core/Analysis";
import {
  Catalogue,
  type GameObject,
  TextField,
  UnusedReason,
  type Usage,
  WordClass,
  WordContext,
} from "@palimpsest/core/Contract";
import { newest } from "@palimpsest/core/RulesEdition";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { facesOf, type ShownFace } from "../explorer/view.ts";

const optionalKey = Schema.optionalKey;

/** A word that the query asked for: so often, in one role, on one face. */
const FoundWord = Schema.Struct({
  face: Schema.Int,
  field: TextField,
  class: WordClass,
  word: Schema.String,
  context: WordContext,
  used: Schema.Boolean,
  reason: optionalKey(UnusedReason),
  count: Schema.Int,
});
type FoundWord = typeof FoundWord.Type;

const FoundCard = Schema.Struct({
  name: Schema.String,
  type_line: Schema.String,
  oracle_text: optionalKey(Schema.String),
  card_faces: optionalKey(
    Schema.Array(
      Schema.Struct({
        name: Schema.String,
        type_line: optionalKey(Schema.String),
        oracle_text: optionalKey(Schema.String),
      }),
    ),
  ),
  token: optionalKey(Schema.Literal(true)),
  uses: Schema.Array(FoundWord),
});
export type FoundCard = typeof FoundCard.Type;

export const FoundCards = Schema.Struct({
  cards: Schema.Array(FoundCard),
  /** Asks for the next page, if there is one. */
  next: optionalKey(Schema.String),
  catalogue: Catalogue,
});
export type FoundCards = typeof FoundCards.Type;

/** What is wrong with a query. */
export interface QueryProblem {
  readonly message: string;
  readonly offset: number;
  readonly end: number;
  readonly suggestions: ReadonlyArray<string>;
}

/** A word that the query asked for, with where it stands on the card as far as the browser reads it likewise. */
interface ShownWord extends FoundWord {
  /** The first of its places. */
  readonly usage?: number;
}

export interface ShownHit {
  readonly faces: ReadonlyArray<ShownFace>;
  readonly usages: ReadonlyArray<Usage>;
  readonly words: ReadonlyArray<ShownWord>;
}

/** The card as an object of the contract. */
export const objectOf = ({ uses: _, type_line, ...card }: FoundCard): GameObject =>
  card.card_faces === undefined ? { ...card, type_line } : card;

/** Is this one of the places of the word? */
export const isAt = (usage: Usage, word: FoundWord): boolean =>
  usage.class === word.class &&
  usage.word === word.word &&
  usage.field === word.field &&
  usage.context === word.context &&
  usage.used === word.used &&
  usage.reason === word.reason &&
  (usage.face ?? 0) === word.face;

/** Never throws: a card that the browser can't read is shown without marks. */
export const shownHit = (found: FoundCard): ShownHit => {
  const object = objectOf(found);
  const analysis = Analysis.evaluateResult(object, newest);
  const usages = Result.isSuccess(analysis) ? analysis.success.usages : [];
  const marked = usages.flatMap((usage, index) => (found.uses.some((word) => isAt(usage, word)) ? [index] : []));
  return {
    faces: facesOf(object, usages, marked),
    usages,
    words: found.uses.map((word): ShownWord => {
      const usage = marked.find((index) => {
        const at = usages[index];
        return at !== undefined && isAt(at, word);
      });
      return usage === undefined ? word : { ...word, usage };
    }),
  };
};
