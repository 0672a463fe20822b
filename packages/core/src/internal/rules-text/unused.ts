/**
 * Why a word that looks like a colour or a type is not used as one: it stands in a name, a label, a kind of counter.
 */
import type { UnusedReason } from "../../Contract.ts";
import type { Decision } from "../../data/decisions.ts";
import { keywordNames } from "../../data/keywords.ts";
import { isForeign, startsSentence } from "./capitals.ts";
import { knownNameEnd } from "./names/name-end.ts";
import { isDeterminer, nouns, verbTypes } from "./phrases.ts";
import type { PlacedCandidate } from "./placed.ts";
import type { Judgement, Role } from "./roles.ts";
import { Kind, type Tokens } from "./tokens.ts";

const unused = (reason: UnusedReason, decidedBy: Decision): Role => ({ reason, decidedBy });

/** The first token of a compound: "non" of "non-Goblin". */
const compoundStart = (tokens: Tokens, candidate: PlacedCandidate): number =>
  tokens.kind(candidate.first - 1) === Kind.Hyphen && tokens.isWord(candidate.first - 2)
    ? candidate.first - 2
    : candidate.first;

const inName: Judgement = (candidate, { owners }) => {
  const owner = owners[candidate.first] ?? owners[candidate.last];
  if (owner === undefined) return undefined;
  return {
    reason: owner.reason,
    decidedBy: owner.decidedBy,
    ...(owner.rebinds === undefined ? {} : { rebinds: owner.rebinds }),
  };
};

const inLabel: Judgement = (candidate, { labelAt }) =>
  labelAt[candidate.first] === undefined ? undefined : unused("label", "label");

/** "As this enters, choose Khans or Dragons": the words that the bulleted labels below stand for (614.12c). */
const anchorWord: Judgement = (candidate, { tokens, anchors }) => {
  if (!anchors.has(tokens.source.slice(candidate.start, candidate.end))) return undefined;
  for (let i = candidate.first - 1, steps = 0; i >= 0 && steps < 24; i--, steps++) {
    const kind = tokens.kinds[i];
    if (kind === Kind.Stop || kind === Kind.Newline) return undefined;
    const word = tokens.word(i);
    if (word === "choose" || word === "chooses" || word === "chose" || word === "chosen")
      return unused("label", "anchor-word");
  }
  return undefined;
};

const roomName: Judgement = (candidate, { tokens, structure }) => {
  if (structure.contexts[candidate.first] !== "reminder") return undefined;
  for (let i = candidate.first - 1, steps = 0; i >= 0 && steps < 40; i--, steps++) {
    if (tokens.kinds[i] === Kind.Open) return undefined;
    if (tokens.kinds[i] === Kind.Colon) return tokens.word(i - 1) === "to" ? unused("label", "room-name") : undefined;
  }
  return undefined;
};

const keywordName: Judgement = (candidate, { tokens }) => {
  // "Partner—Survivors" (702.124i).
  if (tokens.kind(candidate.first - 1) === Kind.Dash && tokens.word(candidate.first - 2) === "partner") {
    return unused("keyword-name", "keyword-name");
  }
  for (const { name } of keywordNames) {
    const at = name.toLowerCase().indexOf(candidate.form.word.singular.toLowerCase());
    const start = candidate.start - at;
    if (at < 0 || start < 0) continue;
    const there = tokens.source.slice(start, start + name.length).replaceAll("\u2019", "'");
    if (there.toLowerCase() === name.toLowerCase()) return unused("keyword-name", "keyword-name");
  }
  return undefined;
};

/** "Power-Plant" is a land type of its own, no Plant. */
const powerPlant: Judgement = (candidate, { tokens }) =>
  tokens.kind(candidate.first - 1) === Kind.Hyphen &&
  tokens.word(candidate.first - 2) === "power" &&
  candidate.form.word.singular === "Plant"
    ? unused("other-type", "other-land-type")
    : undefined;

/** Tokens of the longest list of kinds of counters. */
const longestCounterList = 16;

const beforeCounter = (tokens: Tokens, candidate: PlacedCandidate): boolean => {
  for (let i = candidate.last + 1, steps = 0; steps < longestCounterList; i++, steps++) {
    const kind = tokens.kind(i);
    if (kind === Kind.Space || kind === Kind.Comma) continue;
    const word = tokens.word(i);
    if (word === "counter" || word === "counters")
      return i === candidate.last + 2 || !tokens.isCapital(candidate.first);
    // "An egg, spore, or shield counter": small words of a list, and no other.
    const listed =
      tokens.kind(candidate.last + 1) === Kind.Comma || word === "or" || word === "and" || i > candidate.last + 2;
    if (word === "" || tokens.isCapital(i) || !listed) return false;
  }
  return false;
};

/** Types are written with a capital, but for landwalk and typecycling inside a line ("Flying, swampwalk"). */
const smallType: Judgement = (candidate, { tokens }) => {
  if (candidate.form.word.class === "color-word" || candidate.compound !== "none") return undefined;
  if (tokens.isCapital(candidate.first)) return undefined;
  if (beforeCounter(tokens, candidate)) return unused("counter", "counter");
  return unused("ordinary-word", "lower-case");
};

const counterKind: Judgement = (candidate, { tokens }) =>
  candidate.form.word.class === "color-word" || !beforeCounter(tokens, candidate)
    ? undefined
    : unused("counter", "counter");

/** "black-bordered" is no colour; "mono-black" and "nonblack" are. */
const colorCompound: Judgement = (candidate, { tokens }) => {
  if (candidate.form.word.class !== "color-word") return undefined;
  if (tokens.kind(candidate.last + 1) === Kind.Hyphen) {
    const after = tokens.word(candidate.last + 2);
    if (after === "bordered") return unused("ordinary-word", "border");
  }
  return undefined;
};

/** Inside a sentence a colour word is small: "Red XIII" names somebody. */
const capitalColor: Judgement = (candidate, { tokens }) => {
  if (candidate.form.word.class !== "color-word" || candidate.compound !== "none") return undefined;
  if (!tokens.isCapital(candidate.first) || startsSentence(tokens, compoundStart(tokens, candidate))) return undefined;
  return unused("other-name", "capital-color");
};

/** Only a word with a capital, whole, can be a part of a name; capitals throughout are shouting. */
const mayBeName = (candidate: PlacedCandidate, tokens: Tokens): boolean => {
  if (candidate.compound !== "none" || !tokens.isCapital(candidate.first)) return false;
  const text = tokens.text(candidate.first);
  return text.length < 3 || text !== text.toUpperCase();
};

/** No card's name is looked for from further back than this many words. */
const furthestBack = 8;

/** A card's name that nothing introduces ("Shivan Dragon"), where card names are known and it holds a word that is no type. */
const bareName: Judgement = (candidate, { tokens, cardNames }) => {
  if (cardNames === undefined || !mayBeName(candidate, tokens)) return undefined;
  let foreign = isForeign(tokens, tokens.wordAfter(candidate.last));
  let first = candidate.first;
  for (let n = 0; n < furthestBack; n++) {
    const end = foreign ? knownNameEnd(tokens, first, cardNames) : -1;
    if (end > candidate.last + 1 || (end === candidate.last + 1 && first < candidate.first)) {
      return unused("other-name", "card-names");
    }
    const before = tokens.wordBefore(first);
    if (before < 0) return undefined;
    first = before;
    foreign ||= isForeign(tokens, first);
  }
  return undefined;
};

/** "Mystic Confluence", "Ur-Dragon": beside a capitalised word that is no type, a type word belongs to a name. */
const capitalRun: Judgement = (candidate, { tokens }) => {
  if (!mayBeName(candidate, tokens)) return undefined;
  if (tokens.kind(candidate.last + 1) === Kind.Hyphen && tokens.isCapital(candidate.last + 2)) {
    return unused("other-name", "capital-run");
  }
  if (tokens.kind(candidate.first - 1) === Kind.Hyphen && tokens.isCapital(candidate.first - 2)) {
    const before = tokens.word(candidate.first - 2);
    if (before !== "non" && before !== "mono") return unused("other-name", "capital-run");
  }
  const beside = tokens.wordBefore(candidate.first);
  // "Wrath of God": across a small word too.
  const before = tokens.word(beside) === "of" ? tokens.wordBefore(beside) : beside;
  const after = tokens.wordAfter(candidate.last);
  if (!isForeign(tokens, before) && !isForeign(tokens, after)) return undefined;
  return endsInNoun(tokens, candidate.last) || isDescribed(tokens, candidate.first)
    ? undefined
    : unused("other-name", "capital-run");
};

const colorAdjectives = new Set(["white", "blue", "black", "red", "green", "colorless"]);

/** No printed run of types is longer. */
const longestRun = 8;

/** "Snake Naga creature tokens": a noun at the end of the run shows types, also where one is in no list. */
const endsInNoun = (tokens: Tokens, last: number): boolean => {
  let after = tokens.wordAfter(last);
  for (let n = 0; n < longestRun && after >= 0 && tokens.isCapital(after); n++) after = tokens.wordAfter(after);
  // "Create a Serra Angel token" names a card (111.11): a description would say "creature token".
  const word = tokens.word(after);
  return nouns.has(word) && word !== "token" && word !== "tokens";
};

/** "A 4/4 black Zombie Naga Warrior": colour or power and toughness before the run show types. */
const isDescribed = (tokens: Tokens, first: number): boolean => {
  let before = tokens.wordBefore(first);
  for (let n = 0; n < longestRun && before >= 0 && tokens.isCapital(before); n++) before = tokens.wordBefore(before);
  return before >= 0 && !tokens.isCapital(before) && colorAdjectives.has(tokens.word(before));
};

/** What only a player has (400.1, 500.1): "the Hydra's library" speaks of one who is called so. */
const ofPlayers = new Set("library hand graveyard turn turns upkeep step phase life".split(" "));

const playerName: Judgement = (candidate, { tokens }) => {
  if (tokens.word(tokens.wordBefore(candidate.first)) !== "the") return undefined;
  if (tokens.kind(candidate.last + 1) !== Kind.Apostrophe || tokens.word(candidate.last + 2) !== "s") return undefined;
  let after = tokens.wordAfter(candidate.last + 2);
  if (tokens.word(after) === "next") after = tokens.wordAfter(after);
  return ofPlayers.has(tokens.word(after)) ? unused("other-name", "player-name") : undefined;
};

/** At the start of a sentence a verb has a capital too: "Mount a creature", "Bear witness". */
const sentenceVerb: Judgement = (candidate, { tokens }) => {
  if (candidate.compound !== "none" || !verbTypes.has(tokens.word(candidate.first))) return undefined;
  if (!startsSentence(tokens, candidate.first)) return undefined;
  const after = tokens.word(tokens.wordAfter(candidate.last));
  return isDeterminer(after) ? unused("ordinary-word", "sentence-verb") : undefined;
};

/** In the order in which they are asked. */
export const unusedJudgements: ReadonlyArray<Judgement> = [
  inLabel,
  keywordName,
  inName,
  anchorWord,
  roomName,
  powerPlant,
  smallType,
  counterKind,
  colorCompound,
  capitalColor,
  bareName,
  capitalRun,
  playerName,
  sentenceVerb,
];
