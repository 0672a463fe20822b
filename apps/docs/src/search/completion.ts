/** What the piece of a query at the caret may become. */
import { vocabulary } from "@palimpsest/cards/Query";
import * as Changer from "@palimpsest/core/Changer";
import type { UnusedReason, WordClass, WordContext } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import { contexts, roleNames, wordClassNames } from "../labels.ts";

/** A piece that may stand there. */
interface Option {
  readonly text: string;
  readonly hint?: string;
  /** Something must follow right behind it. */
  readonly more?: boolean;
}

/** The query with such a piece in it, and the caret behind that. */
export interface Completed {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly caret: number;
  readonly more: boolean;
}

const most = 12;

const hints: Readonly<Record<(typeof vocabulary.fields)[number], string>> = {
  name: "words in the name",
  oracle: "words in the rules text",
  type: "words in the type line",
  uses: "use a word as what it is",
  looks: "have such a word that is in no use",
  context: "where the word stands",
  reason: "why the word is in no use",
  changer: "of which it could change a word",
  is: "a kind of card",
};

/** In quotes where it needs them. */
const quoted = (text: string): string => (/[\s()]/.test(text) ? `"${text}"` : text);

const beginsWith = (text: string, beginning: string): boolean =>
  text.toLowerCase().startsWith(beginning.replace(/^["\u201c\u201d\u201e]/, "").toLowerCase());

const wordsOf = (wordClass: WordClass, beginning: string): ReadonlyArray<string> =>
  Lexicon.words(wordClass).flatMap(({ singular }) => (beginsWith(singular, beginning) ? [singular] : []));

const classHint = (wordClass: WordClass): string => wordClassNames[wordClass].toLowerCase();

/** Behind `uses:` or `looks:`: a class, a word, or a word of a class. */
const wordOptions = (field: string, typed: string): ReadonlyArray<Option> => {
  const [, named, beginning] = /^([a-z-]+)=(.*)$/i.exec(typed) ?? [];
  if (named !== undefined && beginning !== undefined) {
    const wordClass = vocabulary.classes.find((each) => each === named.toLowerCase());
    if (wordClass === undefined) return [];
    return wordsOf(wordClass, beginning).map((word) => ({ text: `${field}:${wordClass}=${quoted(word)}` }));
  }
  const classes = vocabulary.classes
    .filter((each) => beginsWith(each, typed))
    .map((each) => ({ text: `${field}:${each}`, hint: `any ${classHint(each)}` }));
  const words = vocabulary.classes.flatMap((each) =>
    wordsOf(each, typed).map((word) => ({ text: `${field}:${quoted(word)}`, hint: classHint(each) })),
  );
  return [...classes, ...words];
};

/** Behind `context:` or `reason:`, which may have several. */
const listOptions = (
  field: string,
  typed: string,
  values: ReadonlyArray<string>,
  hintOf: (value: string) => string,
): ReadonlyArray<Option> => {
  const parts = typed.split(",");
  const last = parts.pop() ?? "";
  const chosen = parts.filter((part) => values.includes(part));
  const before = chosen.map((part) => `${part},`).join("");
  return values
    .filter((value) => beginsWith(value, last) && !chosen.includes(value))
    .map((value) => ({ text: `${field}:${before}${value}`, hint: hintOf(value) }));
};

const valueOptions = (field: string, typed: string): ReadonlyArray<Option> => {
  switch (field) {
    case "uses":
    case "looks":
      return wordOptions(field, typed);
    case "context":
      return listOptions(field, typed, vocabulary.context, (value) => contexts[value as WordContext]);
    case "reason":
      return listOptions(field, typed, vocabulary.reason, (value) => roleNames[value as UnusedReason]);
    case "is":
      return vocabulary.is.filter((each) => beginsWith(each, typed)).map((each) => ({ text: `is:${each}` }));
    case "changer":
      return Changer.changers
        .filter(({ name }) => beginsWith(name, typed))
        .map(({ name }) => ({ text: `changer:${quoted(name)}` }));
    default:
      return [];
  }
};

/** Where no field is named yet: fields, and words of the rules as what they are. */
const freshOptions = (typed: string): ReadonlyArray<Option> => {
  const fields = vocabulary.fields
    .filter((each) => beginsWith(each, typed))
    .map((each) => ({ text: `${each}:`, hint: hints[each], more: true }));
  if (typed.length < 2) return fields;
  const words = vocabulary.classes.flatMap((each) =>
    wordsOf(each, typed).map((word) => ({ text: `uses:${each}=${quoted(word)}`, hint: `used as ${classHint(each)}` })),
  );
  return [...fields, ...words];
};

/** Where the piece at the caret begins: behind a space or parenthesis that stands in no quotes. */
const startOf = (before: string): number => {
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < before.length; at++) {
    const character = before.charAt(at);
    if (/["\u201c\u201d\u201e]/.test(character)) isQuoted = !isQuoted;
    else if (!isQuoted && /[\s()]/.test(character)) start = at + 1;
  }
  return before.charAt(start) === "-" ? start + 1 : start;
};

/** What the query may become; at most a dozen. A caret outside of the query is at its end. */
export const complete = (query: string, caret: number): ReadonlyArray<Completed> => {
  const at = Math.max(0, Math.min(caret, query.length));
  const start = startOf(query.slice(0, at));
  const typed = query.slice(start, at);
  const rest = /^[^\s()]*/.exec(query.slice(at))?.[0] ?? "";
  const [, field, value] = /^([a-z]+)[:=](.*)$/i.exec(typed) ?? [];
  const options = field === undefined ? freshOptions(typed) : valueOptions(field.toLowerCase(), value ?? "");
  return options
    .filter(({ text }) => text !== typed + rest)
    .slice(0, most)
    .map(({ text, hint, more = false }) => ({
      value: `${query.slice(0, start)}${text}${query.slice(at + rest.length)}`,
      label: text,
      ...(hint === undefined ? {} : { hint }),
      caret: start + text.length,
      more,
    }));
};

/** What somebody chose rather than wrote. */
export interface Choice {
  readonly role: "uses" | "looks";
  readonly wordClass: WordClass;
  /** Any word of the class, where it is empty. */
  readonly word: string;
  readonly context: WordContext | undefined;
}

/** The choice as terms of a query. */
export const terms = ({ role, wordClass, word, context }: Choice): string => {
  const known = Lexicon.parse(wordClass, word)?.singular ?? word.trim();
  const which = known === "" ? "" : `=${quoted(known)}`;
  return `${role}:${wordClass}${which}${context === undefined ? "" : ` context:${context}`}`;
};
