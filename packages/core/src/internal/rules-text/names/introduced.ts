/**
 * Names by what introduces them: named, create …, partner with, meld, conjure, the card …, and the Roles of 111.10.
 *
 * Rule 612.2a: a name that a text gives a token besides its types is none of those words, and stays.
 */
import type { CardNames } from "../../../CardNames.ts";
import type { Decision } from "../../../data/decisions.ts";
import { nouns } from "../phrases.ts";
import { Kind, type Tokens } from "../tokens.ts";
import { ending, mostTokens, startsClause } from "./name-end.ts";
import type { NameSpan } from "./name-span.ts";

/** Is there a "create" before this token in its sentence, with nothing but a token's description between? */
const inTokenDescription = (tokens: Tokens, token: number): boolean => {
  for (let i = token - 1, steps = 0; i >= 0 && steps < 120; i--, steps++) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Newline || kind === Kind.Bullet || kind === Kind.Stop) return false;
    const word = tokens.word(i);
    if (word === "token" || word === "tokens") return true;
  }
  return false;
};

/** What the words around an introduction say: where the name begins, what it is, and how that was known. */
interface Introduction {
  readonly first: number;
  readonly reason: NameSpan["reason"];
  readonly decidedBy: Decision;
}

/** Is a name introduced at this word? `next` is the word after it. */
const introductionAt = (tokens: Tokens, i: number, next: number): Introduction | undefined => {
  const before = (): string => tokens.word(tokens.wordBefore(i));
  const name = (decidedBy: Decision): Introduction => ({ first: next, reason: "other-name", decidedBy });
  switch (tokens.word(i)) {
    case "named": {
      const described = before();
      const tokenNoun = described === "token" || described === "tokens";
      const token = tokenNoun || (!nouns.has(described) && inTokenDescription(tokens, i));
      return { first: next, reason: token ? "token-name" : "other-name", decidedBy: "named" };
    }
    case "with": {
      const verb = before();
      return verb === "partner" ? name("partner-with") : verb === "melds" ? name("meld") : undefined;
    }
    case "into":
      return tokens.isCapital(next) && before() === "them" ? name("meld") : undefined;
    case "is":
      return tokens.isCapital(next) && before() === "name" ? name("name-is") : undefined;
    case "of": {
      const copied = before();
      const copy = copied === "copy" || copied === "copies";
      return copy && tokens.isCapital(next) ? name("copy-of") : undefined;
    }
    case "card":
      return tokens.isCapital(next) && before() === "the" ? name("the-card") : undefined;
    default:
      return undefined;
  }
};

/** A description of a token: legendary, or with power and toughness. */
const describesToken = (tokens: Tokens, at: number): boolean =>
  tokens.word(at) === "legendary" || tokens.kind(at) === Kind.Number || tokens.word(at) === "x";

/** "Create Scion of the Deep, a legendary 8/8 blue Octopus": a name before the description of the token. */
const createdName = (tokens: Tokens, next: number, cardNames: CardNames | undefined): NameSpan | undefined => {
  if (!tokens.isCapital(next)) return undefined;
  const { end } = ending(tokens, next, cardNames);
  const article = tokens.kind(end) === Kind.Comma ? tokens.word(end + 2) : "";
  return (article === "a" || article === "an") && describesToken(tokens, end + 4)
    ? { first: next, end, reason: "token-name", decidedBy: "token-name" }
    : undefined;
};

/** "Cards named Mountain Wolf, Forest Bear, and Swamp Rat": where the next name of such a list begins, or -1. */
const nextInList = (tokens: Tokens, end: number): number => {
  if (tokens.kind(end) !== Kind.Comma || tokens.kind(end + 1) !== Kind.Space) return -1;
  const conjunction = tokens.word(end + 2);
  if (conjunction !== "and" && conjunction !== "or") return -1;
  return tokens.isCapital(end + 4) && !startsClause(tokens, end + 4) ? end + 4 : -1;
};

/** "Conjure a Tropical Island card": a card, which only its name can tell. */
const conjuredName = (tokens: Tokens, first: number, cardNames: CardNames | undefined): NameSpan | undefined => {
  const { end, known } = ending(tokens, first, cardNames);
  const after = tokens.word(tokens.wordAfter(end - 1));
  if (after !== "card" && after !== "cards") return undefined;
  return { first, end, reason: "other-name", decidedBy: known ? "card-names" : "conjure" };
};

/** "A Sorcerer Role token", "a Young Hero Role": the predefined tokens of 111.10 with names of their own. */
const roleName = (tokens: Tokens, role: number): NameSpan | undefined => {
  let first = role;
  let before = tokens.wordBefore(first);
  while (before > role - mostTokens && tokens.isCapital(before)) {
    first = before;
    before = tokens.wordBefore(first);
  }
  return first < role ? { first, end: role + 1, reason: "game-piece", decidedBy: "role-token" } : undefined;
};

/** First letters of the words that introduce a name, so that most words are not even looked at. */
const initials = new Set([..."acnowiACNOWIR"].map((letter) => letter.charCodeAt(0)));

/** In text order. A name that is the object's own, after "named", speaks of the object's name (612.2). */
export const introduced = (
  tokens: Tokens,
  own: ReadonlyArray<string>,
  cardNames: CardNames | undefined,
): ReadonlyArray<NameSpan> => {
  const spans: Array<NameSpan> = [];
  const add = (span: NameSpan | undefined): void => {
    if (span !== undefined) spans.push(span);
  };
  const addNamed = ({ first, reason, decidedBy }: Introduction): void => {
    const { end, known } = ending(tokens, first, cardNames);
    if (end === first) return;
    const text = tokens.source.slice(tokens.start(first), tokens.start(end));
    const self = own.find((name) => text === name || text.startsWith(`${name} `) || text.startsWith(`${name},`));
    // "A copy of Pack Rat" on Pack Rat: the object, as everywhere in its text.
    if (self !== undefined && decidedBy === "copy-of") return;
    if (self !== undefined && reason === "other-name") {
      const selfEnd = tokens.at(tokens.start(first) + self.length - 1) + 1;
      spans.push({ first, end: selfEnd, reason: "self-name", decidedBy: "named-self", rebinds: false });
    } else spans.push({ first, end, reason, decidedBy: known ? "card-names" : decidedBy });
    const further = decidedBy === "named" ? nextInList(tokens, end) : -1;
    if (further >= 0) addNamed({ first: further, reason, decidedBy });
  };
  let conjuring = false;
  for (let i = 0; i < tokens.length; i++) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Stop || kind === Kind.Newline) conjuring = false;
    if (kind !== Kind.Word) continue;
    if (conjuring && tokens.isCapital(i)) {
      const name = conjuredName(tokens, i, cardNames);
      add(name);
      if (name !== undefined) i = name.end - 1;
      continue;
    }
    if (!initials.has(tokens.source.charCodeAt(tokens.start(i)))) continue;
    const word = tokens.word(i);
    if ((word === "role" || word === "roles") && tokens.isCapital(i)) add(roleName(tokens, i));
    if (word === "conjure" || word === "conjures")
      conjuring = tokens.word(tokens.wordAfter(tokens.wordAfter(i))) !== "duplicate";
    const next = tokens.wordAfter(i);
    if (next < 0) continue;
    if (word === "create" || word === "creates" || word === "and") add(createdName(tokens, next, cardNames));
    else {
      const introduction = introductionAt(tokens, i, next);
      if (introduction !== undefined) addNamed(introduction);
    }
  }
  return spans;
};
