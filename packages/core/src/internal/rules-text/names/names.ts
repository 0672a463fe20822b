/**
 * Where a text speaks a name. Rule 612.2: a change of words never changes a name, so every word inside one is kept.
 */
import type { CardNames } from "../../../CardNames.ts";
import type { Decision } from "../../../data/decisions.ts";
import type { Tokens } from "../tokens.ts";
import { introduced } from "./introduced.ts";
import { inText, longestName, type NameSpan, type Self } from "./name-span.ts";
import { fullNames, mentions, ownNames, shortNames } from "./own.ts";

/** At most so many token names are looked for again in the same text. */
const mostNames = 8;

/**
 * The name, if any, that each token belongs to. Introduced names win over the own name ("a token named Goblin King"
 * on Goblin King), the full name over a short one.
 */
export const names = (
  tokens: Tokens,
  self: Self,
  quotedAt: (token: number) => boolean,
  cardNames?: CardNames,
): ReadonlyArray<NameSpan | undefined> => {
  const owners: Array<NameSpan | undefined> = new Array(tokens.length);
  const claim = (spans: ReadonlyArray<NameSpan>): void => {
    for (const span of spans) {
      for (let i = span.first; i < span.end; i++) owners[i] ??= span;
    }
  };
  const own = ownNames(self);
  const given = introduced(tokens, own, cardNames);
  const textOf = ({ first, end }: NameSpan): string => tokens.source.slice(tokens.start(first), tokens.start(end));
  /** Names that the text gives, which it may speak again without another introduction. */
  const spoken = new Map<string, NameSpan>();
  for (const span of given) {
    const kept = span.reason === "token-name" || span.decidedBy === "partner-with";
    if (!kept || spoken.size >= mostNames) continue;
    const name = textOf(span);
    if (name.length <= longestName && !spoken.has(name)) spoken.set(name, span);
  }
  // "Creatures named Wolves of the Hunt" are the tokens that the text itself makes.
  const again = (span: NameSpan): boolean =>
    span.reason === "other-name" && spoken.get(textOf(span))?.reason === "token-name";
  claim(given.map((span) => (again(span) ? { ...span, reason: "token-name" } : span)));
  claim(fullNames(tokens, own, quotedAt));
  const claimAll = (name: string, reason: NameSpan["reason"], decidedBy: Decision): void => {
    for (const place of mentions(tokens, name)) claim([{ ...place, reason, decidedBy }]);
  };
  for (const [name, { reason, decidedBy }] of spoken) {
    claimAll(name, reason, reason === "token-name" ? "token-name" : decidedBy);
  }
  for (const name of self.otherFaces) {
    if (name.length <= longestName) claimAll(inText(name), "other-name", "other-face");
  }
  claim(shortNames(tokens, self, quotedAt));
  return owners;
};
