/**
 * The shapes on the wire, each once: library, command line, HTTP and tests decode and describe the same schemas.
 * Cards have Scryfall's field names. Offsets are UTF-16 code units, end-exclusive, into the string of the named field.
 */
import * as Schema from "effect/Schema";

// A name of its own, not a destructured namespace: bundlers drop the rest of Schema.
const optionalKey = Schema.optionalKey;
// Marked as pure, each of them: then bundlers leave out what an app has no use for, and no start makes it.
const text = (description: string) => Schema.String.annotate({ description });

// ---------------------------------------------------------------------------------------------------------- cards

const characteristics = {
  mana_cost: optionalKey(Schema.String),
  oracle_text: optionalKey(Schema.String),
  power: optionalKey(Schema.String),
  toughness: optionalKey(Schema.String),
  loyalty: optionalKey(Schema.String),
  defense: optionalKey(Schema.String),
  colors: optionalKey(Schema.Array(Schema.String)),
  color_indicator: optionalKey(Schema.Array(Schema.String)),
};

/** Fields that we do not know are kept as they are. */
const rest = [Schema.Record(Schema.String, Schema.Unknown)] as const;

/** One face of a card with several (709, 710, 712, 715, ...). */
export const CardFace = /* @__PURE__ */ Schema.StructWithRest(
  Schema.Struct({ name: Schema.String, type_line: optionalKey(Schema.String), ...characteristics }),
  rest,
).annotate({ identifier: "CardFace", description: "One face of a card, in Scryfall's field names" });
export type CardFace = typeof CardFace.Type;

const cardFields = {
  type_line: optionalKey(Schema.String),
  ...characteristics,
  layout: optionalKey(Schema.String),
  lang: optionalKey(Schema.String),
  card_faces: optionalKey(Schema.Array(CardFace).check(Schema.isMinLength(1))),
  legalities: optionalKey(Schema.Record(Schema.String, Schema.String)),
};

/** A card as Scryfall's API and bulk files give it. */
export const Card = /* @__PURE__ */ Schema.StructWithRest(
  Schema.Struct({ name: Schema.String, ...cardFields }),
  rest,
).annotate({
  identifier: "Card",
  description: "A card in Scryfall's field names; unknown fields are kept and ignored",
});
export type Card = typeof Card.Type;

/** The zones of a game (400.1). */
export const Zone = /* @__PURE__ */ Schema.Literals([
  "battlefield",
  "stack",
  "hand",
  "library",
  "graveyard",
  "exile",
  "command",
]).annotate({
  identifier: "Zone",
});
export type Zone = typeof Zone.Type;

/** A card or a token in a game. A token without a name gets the one that 111.4 gives it. */
export const GameObject = /* @__PURE__ */ Schema.StructWithRest(
  Schema.Struct({
    name: optionalKey(Schema.String),
    ...cardFields,
    token: optionalKey(Schema.Boolean),
    zone: optionalKey(Zone),
    face: optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
    granted: optionalKey(Schema.Array(Schema.String)),
  }),
  rest,
).annotate({
  identifier: "GameObject",
  description: "A card or a token, with its zone, the face that is up, and abilities that other effects gave it",
});
export type GameObject = typeof GameObject.Type;

// ---------------------------------------------------------------------------------------------------------- words

/** What a word changer may name. */
export const WordClass = /* @__PURE__ */ Schema.Literals(["color-word", "basic-land-type", "creature-type"]).annotate({
  identifier: "WordClass",
});
export type WordClass = typeof WordClass.Type;

/** Number of a type in use; `none` for a colour word, and for every word that is not in use. */
export const WordNumber = /* @__PURE__ */ Schema.Literals(["singular", "plural", "none"]).annotate({
  identifier: "WordNumber",
});
export type WordNumber = typeof WordNumber.Type;

/** Where in the object a word stands. Reminder text wins over a quotation. */
export const WordContext = /* @__PURE__ */ Schema.Literals([
  "rules",
  "quoted",
  "reminder",
  "type-line",
  "name",
]).annotate({
  identifier: "WordContext",
});
export type WordContext = typeof WordContext.Type;

/** The characteristic whose text holds the word. */
export const TextField = /* @__PURE__ */ Schema.Literals(["oracle_text", "type_line", "name"]).annotate({
  identifier: "TextField",
});
export type TextField = typeof TextField.Type;

const unusedReasons = [
  "self-name",
  "other-name",
  "token-name",
  "label",
  "counter",
  "game-piece",
  "ordinary-word",
  "keyword-name",
  "other-type",
] as const;

/** Why a word that looks like a colour or a type is not used as one (612.2). */
export const UnusedReason = /* @__PURE__ */ Schema.Literals(unusedReasons).annotate({ identifier: "UnusedReason" });
export type UnusedReason = typeof UnusedReason.Type;

const usageFields = {
  field: TextField,
  face: /* @__PURE__ */ optionalKey(Schema.Int),
  start: Schema.Int,
  end: Schema.Int,
  text: Schema.String,
  class: WordClass,
  word: Schema.String,
  number: WordNumber,
  context: WordContext,
  used: Schema.Boolean,
  reason: /* @__PURE__ */ optionalKey(UnusedReason),
  rebinds: /* @__PURE__ */ optionalKey(Schema.Boolean),
  rule: Schema.String,
  decidedBy: Schema.String,
};

/** One word that looks like a colour word, a basic land type or a creature type, and what it is. */
export const Usage = /* @__PURE__ */ Schema.Struct(usageFields).annotate({ identifier: "Usage" });
export type Usage = typeof Usage.Type;

/** Something a reader should know: an open question decided by a default, reminder text that no longer matches. */
export const Note = /* @__PURE__ */ Schema.Struct({
  code: Schema.String,
  message: Schema.String,
  rule: optionalKey(Schema.String),
  question: optionalKey(Schema.String),
  format: optionalKey(text("Of names: those of cards that are legal in it alone, in editions that say so")),
  known: optionalKey(
    Schema.Struct({ count: Schema.Int, source: Schema.String, date: Schema.String }).annotate({
      description: "Of names: how many the catalogue has, whose cards they are and of which day",
    }),
  ),
}).annotate({ identifier: "Note" });
export type Note = typeof Note.Type;

const wordList = /* @__PURE__ */ Schema.Array(Schema.String);

/** Every such word of one object. `changeable` lists the words in use outside reminder text. */
export const Analysis = /* @__PURE__ */ Schema.Struct({
  name: Schema.String,
  usages: Schema.Array(Usage),
  changeable: Schema.Struct({ "color-word": wordList, "basic-land-type": wordList, "creature-type": wordList }),
  notes: Schema.Array(Note),
}).annotate({ identifier: "Analysis" });
export type Analysis = typeof Analysis.Type;

// -------------------------------------------------------------------------------------------------------- changes

const identity = {
  id: optionalKey(Schema.String),
  timestamp: optionalKey(Schema.Finite),
  source: optionalKey(Schema.String),
};

/** Replace every use of one word by another (612.1, 612.2). Words in any letter case, singular or plural. */
export const ReplaceWord = /* @__PURE__ */ Schema.Struct({
  kind: Schema.Literal("replace-word"),
  ...identity,
  class: WordClass,
  from: Schema.String,
  to: Schema.String,
}).annotate({ identifier: "ReplaceWord" });
export type ReplaceWord = typeof ReplaceWord.Type;

/** Replace every word of a class by one word (612.2; Swirl the Mists). */
export const ReplaceEveryWord = /* @__PURE__ */ Schema.Struct({
  kind: Schema.Literal("replace-every-word"),
  ...identity,
  class: WordClass,
  to: Schema.String,
}).annotate({ identifier: "ReplaceEveryWord" });

/** Exchange text boxes with another object of the request (612.5, 701.12h). */
export const ExchangeTextBoxes = /* @__PURE__ */ Schema.Struct({
  kind: Schema.Literal("exchange-text-boxes"),
  ...identity,
  with: Schema.String,
}).annotate({ identifier: "ExchangeTextBoxes" });

/** Have the full text of an object: one of the request by its id, or one that is given (612.6). */
export const FullText = /* @__PURE__ */ Schema.Struct({
  kind: Schema.Literal("full-text"),
  ...identity,
  of: Schema.Union([Schema.String, GameObject]),
  plus: optionalKey(Schema.String),
}).annotate({ identifier: "FullText" });

/** Have every name of a kind of card besides its own (612.7). `format` counts in editions up to 2018-08-10. */
export const EveryName = /* @__PURE__ */ Schema.Struct({
  kind: Schema.Literal("every-name"),
  ...identity,
  of: Schema.Literal("nonlegendary-creature-cards"),
  format: optionalKey(Schema.String),
}).annotate({ identifier: "EveryName" });

/** Have one name and no other (612.8). */
export const SetName = /* @__PURE__ */ Schema.Struct({
  kind: Schema.Literal("set-name"),
  ...identity,
  name: Schema.NonEmptyString,
}).annotate({ identifier: "SetName" });

/** A name sticker: a word after so many words of the name (612.9, 123.6). */
export const NameSticker = /* @__PURE__ */ Schema.Struct({
  kind: Schema.Literal("name-sticker"),
  ...identity,
  word: Schema.NonEmptyString.check(Schema.isPattern(/^\S+$/)),
  after: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
}).annotate({ identifier: "NameSticker" });

/** The rules text of a card is added after the spell's own (612.10, 702.47). The card is an object of the request, or given. */
export const Splice = /* @__PURE__ */ Schema.Struct({
  kind: Schema.Literal("splice"),
  ...identity,
  card: Schema.Union([Schema.String, GameObject]),
}).annotate({ identifier: "Splice" });

/** Every "target" becomes "each" (702.96). */
export const Overload = /* @__PURE__ */ Schema.Struct({ kind: Schema.Literal("overload"), ...identity }).annotate({
  identifier: "Overload",
});

/** What stands in square brackets is removed (702.148). */
export const Cleave = /* @__PURE__ */ Schema.Struct({ kind: Schema.Literal("cleave"), ...identity }).annotate({
  identifier: "Cleave",
});

/** A text change as a person writes it. Array order is timestamp order unless timestamps say otherwise. */
export const Change = /* @__PURE__ */ Schema.Union([
  ReplaceWord,
  ReplaceEveryWord,
  ExchangeTextBoxes,
  FullText,
  EveryName,
  SetName,
  NameSticker,
  Splice,
  Overload,
  Cleave,
]).annotate({ identifier: "Change" });
export type Change = typeof Change.Type;

/** How open points are decided; the defaults are those of {@link defaultOptions}. */
export const Options = /* @__PURE__ */ Schema.Struct({
  edition: optionalKey(text("Effective date of the edition of the rules; the newest by default")),
  dependency: optionalKey(
    Schema.Literals(["instruction", "outcome", "off"]).annotate({
      description: "By what an effect depends on another (613.8): by instruction, unless this says otherwise",
    }),
  ),
  exchange: optionalKey(
    Schema.Literals(["snapshot", "live"]).annotate({
      description: "Whether exchanged text is that of the moment of the exchange, as by default, or follows the other",
    }),
  ),
  grammar: optionalKey(
    Schema.Literals(["adjusted", "literal"]).annotate({
      description: "Whether a or an follows the new word, as by default",
    }),
  ),
  reminderText: optionalKey(
    Schema.Literals(["truthful", "literal", "keep"]).annotate({
      description: "Whether reminder text follows the text that it explains, as by default; every word of it; or none",
    }),
  ),
}).annotate({ identifier: "Options", description: "How points are decided that the rules leave open" });
export type Options = typeof Options.Type;

// -------------------------------------------------------------------------------------------------------- outcome

/** Why a word was kept: it is not used as a word of its class, or the change does not reach it. */
export const KeptReason = /* @__PURE__ */ Schema.Literals([
  ...unusedReasons,
  "granted",
  "keyword-rule",
  "not-chosen",
  "reminder",
]).annotate({ identifier: "KeptReason" });
export type KeptReason = typeof KeptReason.Type;

const Span = /* @__PURE__ */ Schema.Struct({ start: Schema.Int, end: Schema.Int, text: Schema.String });

/**
 * A usage of the printed object with what became of it. `now` is its place in the new text, `by` the effects in order:
 * a word is `changed` when an effect touched it, also where a later one put the printed word back.
 */
export const Verdict = /* @__PURE__ */ Schema.Struct({
  ...usageFields,
  /** `granted`: a word of the granted ability with the index `ability`. */
  field: Schema.Literals(["oracle_text", "type_line", "name", "granted"]),
  ability: optionalKey(Schema.Int),
  verdict: Schema.Literals(["changed", "kept"]),
  reason: optionalKey(KeptReason),
  by: Schema.Array(Schema.String),
  now: Schema.NullOr(Span),
  origin: optionalKey(Schema.String),
}).annotate({ identifier: "Verdict" });
export type Verdict = typeof Verdict.Type;

/** A piece of the new rules text; with `was` where it replaced another. */
export const Segment = /* @__PURE__ */ Schema.Struct({
  text: Schema.String,
  was: optionalKey(Schema.String),
  by: optionalKey(Schema.Array(Schema.String)),
  rule: optionalKey(Schema.String),
}).annotate({ identifier: "Segment" });
export type Segment = typeof Segment.Type;

/** An effect in the order in which it was applied, and what it waited for (613.8b). */
export const AppliedEffect = /* @__PURE__ */ Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  source: optionalKey(Schema.String),
  layer: Schema.Literal(3),
  timestamp: Schema.Finite,
  waitedFor: Schema.Array(Schema.Struct({ id: Schema.String, rule: Schema.String, why: Schema.String })),
}).annotate({ identifier: "AppliedEffect" });
export type AppliedEffect = typeof AppliedEffect.Type;

/** A list of names, or the kind of cards whose names it has, with those besides. */
export const Names = /* @__PURE__ */ Schema.Union([
  Schema.Array(Schema.String),
  Schema.Struct({
    every: Schema.Literal("nonlegendary-creature-cards"),
    besides: Schema.Array(Schema.String),
  }),
]).annotate({ identifier: "Names" });

/** Where the texts of cards come from that were given by their names. */
export const Catalogue = /* @__PURE__ */ Schema.Struct({
  source: text("Who published the texts"),
  date: text("The day on which they were taken, as YYYY-MM-DD"),
  count: Schema.Int.annotate({ description: "How many cards there are" }),
  note: optionalKey(text("What a reader should know, such as that this is only the starter set")),
}).annotate({ identifier: "Catalogue", description: "The cards that were looked in" });
export type Catalogue = typeof Catalogue.Type;

/**
 * What an object says after the changes, beside what is printed on it, with a verdict for every word. `catalogue` tells of a
 * card that was given by its name where the text came from.
 */
export const Outcome = /* @__PURE__ */ Schema.Struct({
  object: GameObject,
  names: Names,
  subtypes: Schema.Array(Schema.String),
  printed: GameObject,
  verdicts: Schema.Array(Verdict),
  segments: Schema.Array(Segment),
  effects: Schema.Array(AppliedEffect),
  notes: Schema.Array(Note),
  catalogue: optionalKey(Catalogue),
}).annotate({ identifier: "Outcome" });
export type Outcome = typeof Outcome.Type;

// ------------------------------------------------------------------------------------------------------- requests

/** Bare changes on one object. */
export const ApplyRequest = /* @__PURE__ */ Schema.Struct({
  object: GameObject,
  changes: Schema.Array(Change).annotate({ description: "In the order of their timestamps" }),
  objects: optionalKey(
    Schema.Record(Schema.String, GameObject).annotate({
      description: "Other objects that the changes speak of, by id; the object itself is called object",
    }),
  ),
  options: optionalKey(Options),
}).annotate({ identifier: "ApplyRequest", description: "Bare changes on one object" });
export type ApplyRequest = typeof ApplyRequest.Type;

/**
 * A printed changer resolved on one object. `card` is a name to look up, or a whole object. The other fields are what
 * the player chooses: only those that the changer asks for count.
 */
export const ChangerRequest = /* @__PURE__ */ Schema.Struct({
  card: Schema.Union([Schema.String, GameObject]).annotate({ description: "Name of the card, or the whole object" }),
  with: text("Name of the printed card or keyword that changes text"),
  from: optionalKey(text("The word to replace")),
  to: optionalKey(text("The word that replaces it")),
  cards: optionalKey(
    Schema.Array(Schema.Union([Schema.String, GameObject])).annotate({
      description: "Cards that take part: the other creature, cards to splice, the top of a graveyard",
    }),
  ),
  word: optionalKey(text("The word on a name sticker")),
  after: optionalKey(Schema.Int.annotate({ description: "Number of words of the name before the sticker" })),
  options: optionalKey(Options),
}).annotate({
  identifier: "ChangerRequest",
  description: "A printed changer on one object, with what is chosen for it: only what the changer asks for counts",
});
export type ChangerRequest = typeof ChangerRequest.Type;

/** What stands in the place of an answer where requests come a line each: the error of one line, from 1. */
export const LineError = /* @__PURE__ */ Schema.Struct({
  error: Schema.Struct({
    tag: Schema.String,
    message: Schema.String,
    suggestions: optionalKey(Schema.Array(Schema.String)),
    pointer: optionalKey(Schema.String),
  }),
  line: Schema.Int,
}).annotate({ identifier: "LineError" });
export type LineError = typeof LineError.Type;

/** A printed card or keyword that changes text: what it does, what it asks for, and what it may target. */
export const ChangerInfo = /* @__PURE__ */ Schema.Struct({
  name: Schema.String,
  summary: Schema.String,
  moment: Schema.Literals(["spell", "activated", "triggered", "enters", "cast", "attached", "static"]),
  asks: Schema.Array(Schema.Literals(["from", "to", "cards", "word", "after"])),
  classes: Schema.Array(WordClass),
  targets: Schema.Array(Zone),
  cards: optionalKey(
    Schema.Struct({ zone: Zone, most: optionalKey(Schema.Int), targeted: optionalKey(Schema.Literal(true)) }),
  ),
  duration: Schema.Literals([
    "indefinite",
    "end-of-turn",
    "while-on-the-battlefield",
    "while-attached",
    "while-a-spell",
  ]),
}).annotate({
  identifier: "Changer",
  description: "A card or keyword that changes text; `cards` are those beside the object, `most` absent for any number",
});
export type ChangerInfo = typeof ChangerInfo.Type;
