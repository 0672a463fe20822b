/**
 * Number of a type whose singular and plural are spelled alike ("Plains", "Merfolk"), by what stands around it: the
 * new word must have the same.
 */
import * as Lexicon from "../../Lexicon.ts";
import { adjectives, nouns, pluralDeterminers, singularDeterminers } from "./phrases.ts";
import type { PlacedCandidate } from "./placed.ts";
import { Kind, type Tokens } from "./tokens.ts";

const singularVerbs = new Set("gets has is gains loses attacks blocks enters dies becomes".split(" "));
const pluralVerbs = new Set("get have are gain lose attack block enter die become don't".split(" "));

/** The types and commas of a list before a type ("an Island or Plains"), stepping back over adjectives. */
const determinerBefore = (tokens: Tokens, first: number): string => {
  let i = first - 1;
  for (let steps = 0; steps < 24 && i >= 0; steps++, i--) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Space || kind === Kind.Comma || kind === Kind.Hyphen) continue;
    if (kind === Kind.Number) return "two";
    if (kind !== Kind.Word) return "";
    const word = tokens.word(i);
    if (singularDeterminers.has(word) || pluralDeterminers.has(word)) return word;
    if (adjectives.has(word) || word === "or" || word === "and" || word === "non") continue;
    const form = Lexicon.form(word);
    if (form === undefined) return word;
    if (form.number === "plural") return "all";
  }
  return "";
};

export const numberOf = (tokens: Tokens, candidate: PlacedCandidate): "singular" | "plural" => {
  if (candidate.form.number !== "both") return candidate.form.number;
  if (candidate.compound === "walk" || candidate.compound === "cycling") return "singular";
  const after = tokens.wordAfter(candidate.last);
  if (after >= 0) {
    const word = tokens.word(after);
    if (nouns.has(word)) return "singular";
    if (pluralVerbs.has(word)) return "plural";
    if (singularVerbs.has(word)) return "singular";
    // "Merfolk Wizard": the first of two types describes the second.
    if (tokens.isCapital(after) && Lexicon.form(word) !== undefined) return "singular";
  }
  const determiner = determinerBefore(tokens, candidate.first);
  if (singularDeterminers.has(determiner)) return "singular";
  if (pluralDeterminers.has(determiner)) return "plural";
  // "Affinity for Plains", "the number of Plains", "protection from Merfolk": without a determiner only a plural stands.
  return "plural";
};
