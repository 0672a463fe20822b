/**
 * The language in which cards are searched for, in the spirit of Scryfall's: `uses:creature-type=Goblin -context:reminder
 * type:Instant`. This module reads it: text to a value, or an error with its place. Pure, and linear in the text.
 *
 *     query       = conjunction { "or" conjunction }
 *     conjunction = term { ["and"] term }
 *     term        = ["-"] ( "(" query ")" | field ":" value | text )
 *
 * `context:` and `reason:` say where and as what a word stands: they belong to every `uses:` and `looks:` of their own
 * conjunction, and what is in parentheses is another one.
 */
import * as Changer from "@palimpsest/core/Changer";
import { UnusedReason, type WordClass, WordContext } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import { nearest } from "@palimpsest/core/Nearest";
import { didYouMean, shortened } from "@palimpsest/core/Sentences";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { wordsOf } from "./internal/full-text.ts";

/** What full-text search looks in. */
export type TextField = "name" | "type_line" | "oracle_text";

/** Where a word stands (`context`), or why it is not in use (`reason`): one of these, or none of them. */
export interface Restriction {
  readonly by: "context" | "reason";
  readonly among: ReadonlyArray<string>;
  readonly negated: boolean;
}

/** A word that looks like a colour word, a basic land type or a creature type stands on the card. */
export interface WordQuery {
  readonly kind: "word";
  /** Whether it is what it looks like; `undefined` if that does not matter. */
  readonly used: boolean | undefined;
  readonly class: WordClass | undefined;
  /** The singular, as the lexicon writes it; any word where it is `undefined`. */
  readonly word: string | undefined;
  readonly where: ReadonlyArray<Restriction>;
}

/** What is asked of a card. */
export type Query =
  | { readonly kind: "and"; readonly parts: ReadonlyArray<Query> }
  | { readonly kind: "or"; readonly parts: ReadonlyArray<Query> }
  | { readonly kind: "not"; readonly part: Query }
  /** These words in a row; of the last one only the beginning where `prefix` is true. */
  | {
      readonly kind: "text";
      readonly field: TextField;
      readonly words: ReadonlyArray<string>;
      readonly prefix: boolean;
    }
  | WordQuery
  /** A changer could change a word of the card. */
  | { readonly kind: "changer"; readonly changer: string }
  | { readonly kind: "is"; readonly what: "token" | "multiface" | "rebalanced" };

/** The query cannot be read. `offset` and `end` are UTF-16 code units into it; they are equal at its end. */
export class InvalidQuery extends Schema.TaggedError<InvalidQuery>()("InvalidQuery", {
  message: Schema.String,
  offset: Schema.Int,
  end: Schema.Int,
  suggestions: Schema.Array(Schema.String),
}) {}

/** Most UTF-16 code units of a query. */
export const longest = 1_000;
/** Most terms of a query: a database binds a hundred values at most. */
export const mostTerms = 40;
/** How deep parentheses and minus signs may be nested. */
export const deepest = 16;

const classes: Readonly<Record<string, WordClass>> = {
  "color-word": "color-word",
  "colour-word": "color-word",
  color: "color-word",
  colour: "color-word",
  "basic-land-type": "basic-land-type",
  land: "basic-land-type",
  "land-type": "basic-land-type",
  "creature-type": "creature-type",
  creature: "creature-type",
};

const fields = ["name", "oracle", "o", "type", "t", "uses", "looks", "context", "reason", "changer", "is"] as const;
type Field = (typeof fields)[number];
const isField = (name: string): name is Field => (fields as ReadonlyArray<string>).includes(name);

const textFields: Readonly<Partial<Record<Field, TextField>>> = {
  name: "name",
  oracle: "oracle_text",
  o: "oracle_text",
  type: "type_line",
  t: "type_line",
};

const among: Readonly<Record<"context" | "reason", ReadonlyArray<string>>> = {
  context: WordContext.literals,
  reason: UnusedReason.literals,
};

const typeWords = (word: string): Query => ({ kind: "text", field: "type_line", words: [word], prefix: false });

const kinds: Readonly<Record<string, Query>> = {
  token: { kind: "is", what: "token" },
  multiface: { kind: "is", what: "multiface" },
  rebalanced: { kind: "is", what: "rebalanced" },
  legendary: typeWords("legendary"),
  basic: typeWords("basic"),
  snow: typeWords("snow"),
};

const spaces = /\s/;
const quotes = new Set(['"', "\u201c", "\u201d", "\u201e"]);
const ends = (character: string): boolean => spaces.test(character) || character === "(" || character === ")";

/**
 * The words of the language, for whoever helps to write a query: names of fields, and what may stand behind some of them.
 *
 * @example
 * ```ts
 * import { vocabulary } from "@palimpsest/cards/Query";
 *
 * vocabulary.context; // => ["rules", "quoted", "reminder", "type-line", "name"]
 * ```
 */
export const vocabulary = {
  /** Without those that are short for another. */
  fields: ["uses", "looks", "context", "reason", "name", "oracle", "type", "changer", "is"],
  /** Behind `uses:` and `looks:`. */
  classes: Lexicon.wordClasses,
  context: among.context,
  reason: among.reason,
  is: Object.keys(kinds),
} as const;

/** A part of the query with its place. */
interface Piece {
  readonly text: string;
  readonly offset: number;
  readonly end: number;
}

/** A term of a conjunction. What stands in parentheses is a conjunction of its own. */
type Part =
  | Query
  | (Restriction & { readonly kind: "restriction" })
  | { readonly kind: "group"; readonly inside: Query };

const quoted = (text: string): string => `"${shortened(text)}"`;

/** Thrown and caught within this module: a parser that hands each error up by hand hides its grammar. */
class Stop extends Error {
  readonly error: InvalidQuery;

  constructor(error: InvalidQuery) {
    super(error.message);
    this.error = error;
  }
}

const stop = (
  message: string,
  { offset, end }: Omit<Piece, "text">,
  suggestions: ReadonlyArray<string> = [],
): never => {
  throw new Stop(new InvalidQuery({ message: message + didYouMean(suggestions), offset, end, suggestions }));
};

class Parser {
  readonly #text: string;
  #at = 0;
  #terms = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Query {
    const query = this.#query(0);
    // Only a bracket that was never opened is left over.
    if (this.#at < this.#text.length) stop('This ")" closes nothing.', this.#here());
    return query;
  }

  #here(length = 1): Omit<Piece, "text"> {
    return { offset: this.#at, end: Math.min(this.#at + length, this.#text.length) };
  }

  #skip(): void {
    while (this.#at < this.#text.length && spaces.test(this.#text.charAt(this.#at))) this.#at++;
  }

  /** The next character; empty at the end. */
  #next(): string {
    return this.#text.charAt(this.#at);
  }

  /** Whether a word of the language stands next, which then is read. */
  #keyword(word: string): boolean {
    const end = this.#at + word.length;
    if (this.#text.slice(this.#at, end).toLowerCase() !== word) return false;
    if (end < this.#text.length && !ends(this.#text.charAt(end))) return false;
    this.#at = end;
    return true;
  }

  #query(depth: number): Query {
    const parts = [this.#conjunction(depth)];
    for (;;) {
      this.#skip();
      if (!this.#keyword("or")) break;
      parts.push(this.#conjunction(depth));
    }
    const [first] = parts as [Query];
    return parts.length === 1 ? first : { kind: "or", parts };
  }

  #conjunction(depth: number): Query {
    const parts: Array<Part> = [];
    for (;;) {
      this.#skip();
      const start = this.#at;
      if (this.#next() === "" || this.#next() === ")") break;
      if (this.#keyword("or")) {
        this.#at = start;
        break;
      }
      if (this.#keyword("and")) {
        if (parts.length === 0) stop('"and" needs something before it.', { offset: start, end: this.#at });
        const end = this.#at;
        this.#skip();
        if (this.#next() === "" || this.#next() === ")" || this.#keyword("or") || this.#keyword("and")) {
          stop('"and" needs something behind it.', { offset: start, end });
        }
        continue;
      }
      parts.push(this.#term(depth));
    }
    if (parts.length === 0) this.#nothing();
    return together(parts);
  }

  /** Something is missing where a conjunction should begin. */
  #nothing(): never {
    const before = this.#text.slice(0, this.#at).trimEnd();
    if (before === "" && this.#next() === "")
      return stop("The query is empty: it needs a word at least.", this.#here(0));
    if (this.#keyword("or")) {
      const place = { offset: this.#at - 2, end: this.#at };
      return stop('"or" needs something before it. As a word to look for it stands in quotes: "or".', place);
    }
    if (before.endsWith("(") && this.#next() === "") {
      return stop('This "(" is not closed.', { offset: before.length - 1, end: before.length });
    }
    if (before.endsWith("(")) return stop("There is nothing in these parentheses.", this.#here());
    if (/(^|[\s()])or$/i.test(before)) return stop('"or" needs something behind it.', this.#here());
    return stop('This ")" closes nothing.', this.#here());
  }

  #term(depth: number): Part {
    const offset = this.#at;
    if (depth >= deepest) stop(`This is nested more than ${deepest} deep.`, this.#here());
    if (this.#next() === "-") {
      this.#at++;
      if (this.#next() === "" || this.#next() === ")" || spaces.test(this.#next())) {
        stop('A "-" needs what it excludes right behind it.', { offset, end: offset + 1 });
      }
      return negated(this.#term(depth + 1));
    }
    if (this.#next() === "(") {
      this.#at++;
      const inside = this.#query(depth + 1);
      if (this.#next() !== ")") stop('This "(" is not closed.', { offset, end: offset + 1 });
      this.#at++;
      return { kind: "group", inside };
    }
    if (++this.#terms > mostTerms) stop(`A query has ${mostTerms} terms at most.`, this.#here());
    return this.#simple();
  }

  #simple(): Part {
    const offset = this.#at;
    if (quotes.has(this.#next())) return textQuery("name", this.#phrase(), undefined);
    while (/[a-z]/i.test(this.#next())) this.#at++;
    const field = this.#text.slice(offset, this.#at);
    if (field === "" || (this.#next() !== ":" && this.#next() !== "=")) {
      return textQuery("name", this.#bare(offset), undefined);
    }
    const operator = this.#next();
    this.#at++;
    const name = field.toLowerCase();
    if (!isField(name)) {
      const suggestions = nearest(
        name,
        fields.filter((each) => each.length > 1),
      ).map((each) => `${each}:`);
      return stop(`There is no ${quoted(`${field}${operator}`)}.`, { offset, end: this.#at }, suggestions);
    }
    return this.#field(name, { text: `${field}${operator}`, offset, end: this.#at });
  }

  #field(field: Field, written: Piece): Part {
    const asked = textFields[field];
    if (asked !== undefined) return textQuery(asked, this.#value(written), written);
    switch (field) {
      case "uses":
      case "looks":
        return this.#word(field === "uses", written);
      case "context":
      case "reason":
        return restriction(field, this.#value(written));
      case "changer": {
        const value = this.#value(written);
        const found = Changer.find(value.text);
        if (Result.isSuccess(found)) return { kind: "changer", changer: found.success.name };
        throw new Stop(
          new InvalidQuery({
            message: found.failure.message,
            offset: value.offset,
            end: value.end,
            suggestions: "suggestions" in found.failure ? found.failure.suggestions : [],
          }),
        );
      }
      default: {
        const value = this.#value(written);
        const kind = kinds[value.text.toLowerCase()];
        return kind !== undefined && Object.hasOwn(kinds, value.text.toLowerCase())
          ? kind
          : unknown(`There is no is:${shortened(value.text)}.`, value, Object.keys(kinds));
      }
    }
  }

  /** `CLASS=WORD`, `CLASS` or `WORD`. */
  #word(used: boolean, written: Piece): Part {
    const offset = this.#at;
    while (/[a-z-]/i.test(this.#next())) this.#at++;
    if (this.#next() !== "=") {
      this.#at = offset;
      return wordQuery(used, this.#value(written));
    }
    const named: Piece = { text: this.#text.slice(offset, this.#at), offset, end: this.#at };
    this.#at++;
    const value = this.#value({ text: `${written.text}${named.text}=`, offset: written.offset, end: this.#at });
    return wordOfClass(used, named, value);
  }

  /** What stands behind a colon: in quotes, or up to a space or parenthesis. */
  #value(written: Piece): Piece {
    if (quotes.has(this.#next())) return this.#phrase();
    if (this.#next() === "" || ends(this.#next())) {
      stop(`${quoted(written.text)} needs something right behind it.`, written);
    }
    return this.#bare(this.#at);
  }

  #bare(offset: number): Piece {
    while (this.#next() !== "" && !ends(this.#next()) && !quotes.has(this.#next())) this.#at++;
    if (quotes.has(this.#next())) stop("A phrase in quotes begins behind a space or a colon.", this.#here());
    return { text: this.#text.slice(offset, this.#at), offset, end: this.#at };
  }

  #phrase(): Piece {
    const offset = this.#at;
    let end = offset + 1;
    while (end < this.#text.length && !quotes.has(this.#text.charAt(end))) end++;
    if (end === this.#text.length) stop("This phrase has no closing quote.", { offset, end });
    this.#at = end + 1;
    if (this.#next() !== "" && !ends(this.#next()))
      stop("A space is missing behind this phrase.", { offset, end: end + 1 });
    return { text: this.#text.slice(offset + 1, end), offset, end: end + 1 };
  }
}

const negated = (part: Part): Part => {
  if (part.kind === "restriction") return { ...part, negated: !part.negated };
  if (part.kind === "group") return { kind: "group", inside: { kind: "not", part: part.inside } };
  return part.kind === "not" ? part.part : { kind: "not", part };
};

/** The parts of a conjunction; those that say where a word stands go into the words beside them. */
const together = (parts: ReadonlyArray<Part>): Query => {
  const where: Array<Restriction> = [];
  for (const part of parts) {
    if (part.kind === "restriction") where.push({ by: part.by, among: part.among, negated: part.negated });
  }
  let taken = where.length === 0;
  const found: Array<Query> = [];
  for (const part of parts) {
    if (part.kind === "group") found.push(part.inside);
    else if (part.kind === "word") {
      found.push({ ...part, where });
      taken = true;
    } else if (part.kind === "not" && part.part.kind === "word") {
      found.push({ kind: "not", part: { ...part.part, where } });
      taken = true;
    } else if (part.kind !== "restriction") found.push(part);
  }
  if (!taken) found.push(...alone(where));
  const [first] = found as [Query];
  return found.length === 1 ? first : { kind: "and", parts: found };
};

/** What restrictions say without a word that they belong to: of any word, used or not; all negated, that there is none. */
const alone = (where: ReadonlyArray<Restriction>): ReadonlyArray<Query> => {
  const word = { kind: "word", used: undefined, class: undefined, word: undefined } as const;
  if (where.some(({ negated }) => !negated)) return [{ ...word, where }];
  return where.map((each) => ({ kind: "not", part: { ...word, where: [{ ...each, negated: false }] } }));
};

const textQuery = (field: TextField, { text, offset, end }: Piece, written: Piece | undefined): Query => {
  const words = wordsOf(text);
  if (words.length === 0) {
    stop(`There is no letter or digit in ${quoted(text)}.`, { offset: written?.offset ?? offset, end });
  }
  return { kind: "text", field, words, prefix: text.endsWith("*") };
};

const unknown = (message: string, place: Piece, known: ReadonlyArray<string>): never => {
  const suggestions = nearest(place.text, known);
  return stop(suggestions.length === 0 ? `${message} Known are ${known.join(", ")}.` : message, place, suggestions);
};

const restriction = (by: "context" | "reason", value: Piece): Part => {
  const wanted: Array<string> = [];
  let offset = value.offset + (value.end - value.offset - value.text.length > 0 ? 1 : 0);
  for (const text of value.text.split(",")) {
    const found = among[by].find((each) => each === text.trim().toLowerCase());
    wanted.push(
      found ?? unknown(`There is no ${by} ${quoted(text)}.`, { text, offset, end: offset + text.length }, among[by]),
    );
    offset += text.length + 1;
  }
  return { kind: "restriction", by, among: wanted, negated: false };
};

const allWords = (): ReadonlyArray<string> =>
  Lexicon.wordClasses.flatMap((each) => Lexicon.words(each).map(({ singular }) => singular));

const wordQuery = (used: boolean, value: Piece): Query => {
  const written = value.text.toLowerCase();
  const all = { kind: "word", used, class: undefined, word: undefined, where: [] } as const;
  if (Object.hasOwn(classes, written)) return { ...all, class: classes[written] };
  const word = Lexicon.parseAny(value.text);
  if (word !== undefined) return { ...all, class: word.class, word: word.singular };
  return stop(
    `${quoted(value.text)} is no colour word, basic land type or creature type.`,
    value,
    nearest(written, allWords()),
  );
};

const wordOfClass = (used: boolean, named: Piece, value: Piece): Query => {
  const wordClass = Object.hasOwn(classes, named.text.toLowerCase()) ? classes[named.text.toLowerCase()] : undefined;
  if (wordClass === undefined) {
    return unknown(`${quoted(named.text)} is no class of words.`, named, Object.values(Lexicon.wordClasses));
  }
  const word = Lexicon.parse(wordClass, value.text);
  if (word !== undefined) return { kind: "word", used, class: wordClass, word: word.singular, where: [] };
  const other = Lexicon.parseAny(value.text);
  const no = `${quoted(value.text)} is no ${Lexicon.className(wordClass)}`;
  return other === undefined
    ? stop(`${no}.`, value, Lexicon.suggest(wordClass, value.text))
    : stop(`${no}, but a ${Lexicon.className(other.class)}: ask for ${other.class}=${other.singular}.`, value);
};

/**
 * Reads a query, or tells why it cannot be read. Never throws.
 *
 * @example
 * ```ts
 * import * as Query from "@palimpsest/cards/Query";
 * import * as Result from "effect/Result";
 *
 * const query = Query.parse("uses:goblins -context:reminder");
 * if (Result.isSuccess(query)) query.success;
 * // { kind: "word", used: true, class: "creature-type", word: "Goblin",
 * //   where: [{ by: "context", among: ["reminder"], negated: true }] }
 * ```
 */
export const parse = (text: string): Result.Result<Query, InvalidQuery> => {
  try {
    if (text.length > longest) {
      stop(`A query has ${longest} characters at most, and this one has ${text.length}.`, {
        offset: longest,
        end: text.length,
      });
    }
    return Result.succeed(new Parser(text).whole());
  } catch (cause) {
    if (cause instanceof Stop) return Result.fail(cause.error);
    throw cause;
  }
};

/** Characters of the query that are shown around a place. */
const shown = 60;

/**
 * The query on a line, and below it a mark under the place of the error. Of a long query only what is near is shown.
 *
 * @example
 * ```ts
 * import * as Query from "@palimpsest/cards/Query";
 * import * as Result from "effect/Result";
 *
 * const query = "t:instant uses:gobln";
 * const error = Result.getOrThrow(Result.flip(Query.parse(query)));
 * Query.pointed(query, error); // => ["t:instant uses:gobln", "               ^^^^^"]
 * ```
 */
export const pointed = (
  query: string,
  { offset, end }: Pick<InvalidQuery, "offset" | "end">,
): readonly [string, string] => {
  const from = Math.max(0, Math.min(offset - shown / 2, query.length - shown));
  const to = Math.min(query.length, Math.max(from + shown, Math.min(end, offset + shown)));
  const before = `${from > 0 ? "…" : ""}${query.slice(from, offset)}`;
  const line = `${before}${query.slice(offset, to)}${to < query.length ? "…" : ""}`;
  const width = Math.max(1, [...query.slice(offset, Math.min(end, to))].length);
  // What a terminal would obey, or not show, takes one column as well.
  return [
    line.replace(/\s/g, " ").replace(/\p{C}/gu, "\u00b7"),
    `${" ".repeat([...before].length)}${"^".repeat(width)}`,
  ];
};
