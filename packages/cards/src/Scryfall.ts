/** Cards as Scryfall's API and bulk files write them, with one face or several. */
import { Card } from "@palimpsest/core/Contract";
import { issuesOf, RequestIssue, summary } from "@palimpsest/core/Request";
import * as Predicate from "effect/Predicate";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type * as SchemaIssue from "effect/SchemaIssue";

/** The value cannot be read as a card. `issues` names everything that is wrong with it, `message` the first three. */
export class InvalidCard extends Schema.TaggedError<InvalidCard>()("InvalidCard", {
  message: Schema.String,
  issues: Schema.Array(RequestIssue),
}) {}

const ScryfallCard = Schema.StructWithRest(
  Schema.Struct({ ...Card.schema.fields, type_line: Schema.String }),
  Card.records,
).annotate({ identifier: "ScryfallCard" });

/** A card as {@link decode} gives it: one that has a type line. */
export type ScryfallCard = typeof ScryfallCard.Type;

const decodeCard = Schema.decodeUnknownResult(ScryfallCard, { errors: "all" });

/**
 * Reads a card out of parsed JSON. It must have a `name` and a `type_line`; where a card of the layout
 * `reversible_card` lacks them, they are joined from its faces. A known field that is `null`, and an empty
 * `card_faces`, count as absent. Fields that are not known are kept as they are. Never throws.
 *
 * @example
 * ```ts
 * import { decode } from "@palimpsest/cards/Scryfall";
 * import * as Result from "effect/Result";
 *
 * const card = decode({ name: "Goblin King", type_line: "Creature — Goblin", power: 2 });
 * Result.getOrThrow(Result.flip(card)).issues; // [{ pointer: "/power", message: "Expected a string." }]
 * ```
 */
export const decode = (input: unknown): Result.Result<ScryfallCard, InvalidCard> =>
  Result.mapError(decodeCard(tidy(input)), ({ issue }) => invalidCard(issue));

const invalidCard = (issue: SchemaIssue.Issue): InvalidCard => {
  const issues = issuesOf(issue);
  return new InvalidCard({ message: `This is no card in Scryfall's format. ${summary(issues, 3)}`, issues });
};

const knownFields = Object.keys(Card.schema.fields);

/** Leaves out what says nothing, and fills in what a reversible card says on its faces alone. */
const tidy = (input: unknown): unknown => {
  if (!Predicate.isObject(input)) return input;
  const { card_faces: faces, ...card } = withoutNulls(input);
  if (!Array.isArray(faces)) return faces === undefined ? card : { ...card, card_faces: faces };
  if (faces.length === 0) return card;
  const tidied = faces.map((face) => (Predicate.isObject(face) ? withoutNulls(face) : face));
  const joined = card.layout === "reversible_card" ? joinedFrom(tidied) : {};
  return { ...joined, ...card, card_faces: tidied };
};

const withoutNulls = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key, field]) => field !== null || !knownFields.includes(key)));

const joinedFrom = (faces: ReadonlyArray<unknown>): Record<string, unknown> => {
  const joined = (field: string) => {
    const texts = faces.map((face) => (Predicate.hasProperty(face, field) ? face[field] : undefined));
    return texts.every(Predicate.isString) ? { [field]: texts.join(" // ") } : {};
  };
  return { ...joined("name"), ...joined("type_line") };
};
