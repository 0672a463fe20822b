/**
 * What a reader of the document is told of each endpoint and of each problem. They stand apart from the tables of the Worker, which
 * has no use for sentences about itself: they would be a fortieth of it.
 */
import type { Contract } from "../src/contract.ts";
import type { Tag } from "../src/problem.ts";

export const endpoints: {
  readonly [K in keyof Contract]: { readonly summary: string; readonly description: string };
} = {
  apply: {
    summary: "What an object says once its text is changed",
    description: "Takes bare changes on an object, or the name of a printed changer with what is chosen for it.",
  },
  applied: {
    summary: "What a card says once a printed changer has resolved on it",
    description:
      "The same outcome as with POST, for cards of the catalogue, at an address that can be cached and shared.",
  },
  batch: {
    summary: "Many requests, one a line, each with its outcome",
    description:
      "Each line is a body of POST /v1/apply, and is answered in its place: by its outcome, or by its error, and the rest go on. With `with` in the query every line is a card instead, by name or whole, and what is chosen for the changer stands in the query, too; then lines of text will do, as decks are written down. Answers are sent as lines come in, and no faster than they are read.",
  },
  permalink: {
    summary: "The same as a page at an address that can be shared",
    description:
      "The card with its changes marked, why each word changed or stayed, and Open Graph's text for previews.",
  },
  embed: {
    summary: "The card alone, for a frame in an article",
    description: "A small page that any site may frame. It loads nothing and runs nothing.",
  },
  analyze: {
    summary: "Every word of a card that could be meant",
    description:
      "Lists each word of a card, given as it is or by its name, that looks like a colour, a land type or a creature type: in use, or why it isn't.",
  },
  scenarios: {
    summary: "Whether the expectations of a scenario hold",
    description:
      "Does the steps of one scenario of the suite's format, and answers each expectation with what came out. A step that ends with an error changes nothing, and an expectation may name the error.",
  },
  search: {
    summary: "Cards by what they use",
    description:
      "Takes a query such as `uses:creature-type=Goblin -context:reminder type:instant`. `uses:` finds words that a card uses as a colour word, a basic land type or a creature type; `looks:` such as only look so; `context:` and `reason:` say where or why; `changer:` names a card or keyword that could change a word; `name:`, `type:` and `oracle:` look in texts; `is:` tells kinds of cards. `-` excludes, `or` and parentheses join. Cards come in the order of their names, page by page.",
  },
  completion: {
    summary: "Names that may be meant by what was typed so far",
    description:
      "Names that begin so, or have a face, a printed name or a part before the comma that does; then names that hold it; if there is none, names that are spelt nearly so.",
  },
  card: {
    summary: "A card of the catalogue",
    description: "Letter case, accents and punctuation of the name do not count.",
  },
  changers: {
    summary: "Every card and keyword that changes text",
    description: "Each with what it does, what it asks for, and what it may target.",
  },
  changer: {
    summary: "A card or keyword that changes text",
    description: "What it does, what it asks for, and what it may target. Letter case does not count.",
  },
  lexicon: {
    summary: "Every word of a class that a changer may name",
    description: "Colour words, basic land types or creature types, each singular and plural.",
  },
  rule: {
    summary: "A rule that answers cite",
    description:
      "What it is about in our own words, its number in every edition held, and the files that implement it. The text of the rules is not served.",
  },
  health: {
    summary: "Whether the service is up, and what it holds",
    description: "Its version, the cards of the catalogue, and the newest edition of the rules that it knows.",
  },
};

export const problems: { readonly [T in Tag]: string } = {
  InvalidRequest: "Fields or parameters are missing, or are something else than expected. Every issue is listed.",
  InvalidQuery:
    "What is wrong stands between `offset` and `end` of the parameter `query`, counted in UTF-16 code units; `suggestions` has what may have been meant there.",
  InvalidCursor: "The parameter `cursor` is the field `next` of the page before, as it stands there.",
  MalformedJson: "The body could not be read as JSON in UTF-8.",
  NotFound: "Neither an endpoint nor a page has this path.",
  UnknownCard: "The catalogue has no card of this name. Any other card can be given as a whole object.",
  UnknownChanger: "No printed changer of this name is known. /v1/changers lists those that are.",
  UnknownRule: "The edition has no rule of this number, or it is none that an answer cites.",
  MethodNotAllowed: "The Allow header and the field `allow` list the methods that it takes.",
  NotAcceptable: "The header Accept names none of the media types that the field `accepted` lists.",
  BodyTooLarge: "The field `limit` says how many bytes a body may have.",
  UnsupportedMediaType: "Bodies are plain JSON in UTF-8, sent with content-type: application/json.",
  UnknownWord: "The word is no colour word, basic land type or creature type, as its class asks for.",
  IllegalChoice: "The effect's text or a rule forbids the choice, such as the same word twice.",
  MissingChoice: "The changer asks for words, cards or a sticker, and the request does not say which.",
  IllegalTarget: "The changer's text or a rule does not let it target this object, or so many of them.",
  DuplicateId:
    "Verdicts name effects by their ids, so each change needs its own. Without an id a change is called c1, c2, ….",
  UnknownObject: "A change speaks of an object by an id that the field `objects` of the request does not hold.",
  NotCoveredByRules:
    "Un-cards, acorn cards and playtest cards are outside the rules, which do not say what they would do.",
  NotSupported: "The rules cover what is asked for, and the service does not.",
  UnknownEdition: "Editions are named by their effective dates; the field `known` lists those that are held.",
  InvalidObject: "The object lacks what every object has, names a face that is not there, or is in another language.",
  TextTooLong: "The field `limit` says how many characters a text may have, in any field of a body.",
  ListTooLong: "The field `limit` says how many items a list may have, in any field of a body.",
  TooDeep: "The field `limit` says how many levels of lists and objects may stand in each other.",
  ObjectTooLarge:
    "The field `limit` says how many characters the names, type lines, texts and granted abilities of all objects of a request may have together.",
  TooManyObjects: "The field `limit` says how many objects or cards a request may have.",
  TooManyChanges:
    "The field `limit` says how many changes this request may have: on a long text fewer, since each word of an answer lists each change that touched it.",
  ScenarioTooLong:
    "The field `limit` says how many steps, expectations, texts or effects a scenario may have; what it counts stands in `detail`.",
  BatchTooLong:
    "A batch may have so many lines, bytes, and characters of answers, as the line says that stands in the place of all further ones. What stood before is answered. This is a line of an answer, never an answer of its own.",
  TooManyRequests:
    "A client may send `limit` requests in `period` seconds, as the header RateLimit-Policy says. Retry-After says how many seconds to wait.",
  CatalogueUnavailable:
    "The database of cards does not answer. What needs no card by its name is served as before; try again later.",
  InternalError: "A fault of the service, not of the request. Its log says more.",
};
