/**
 * Small word lists of English as Oracle text uses it: what may stand before or after a type, and so tells a type from
 * a name and one number from the other. Facts of grammar, no card among them.
 */
import { once } from "../once.ts";

/** A list is made into a set as it is first asked: no start needs one. */
const set = (words: string): Pick<ReadonlySet<string>, "has"> => {
  const made = once(() => new Set(words.split(" ")));
  return { has: (word) => made().has(word) };
};

/** A noun in the singular follows sooner or later. */
export const singularDeterminers = set(
  "a an another each every target this that one enchanted equipped fortified chosen amassed sacrificed championed",
);

/** A noun in the plural follows sooner or later. */
export const pluralDeterminers = set(
  "all both two three four five six seven eight nine ten eleven twelve thirteen x many more most these those such few several other fewer",
);

/** They say nothing of the number. */
const otherDeterminers = set("the no any its their your his her my our either neither another's");

export const isDeterminer = (word: string): boolean =>
  singularDeterminers.has(word) || pluralDeterminers.has(word) || otherDeterminers.has(word);

/** What a type can stand before as an adjective: "Elf creatures", "Goblin spells". */
export const nouns = set(
  "creature creatures card cards spell spells token tokens permanent permanents source sources planeswalker planeswalkers land lands artifact artifacts enchantment enchantments instant sorcery kindred tribal deck offering offerings mana player players opponent opponents commander commanders type types ability abilities",
);

/** They stand between a determiner and a noun. */
export const adjectives = set(
  "legendary basic snow nonbasic nonlegendary token nontoken tapped untapped attacking blocking blocked unblocked multicolored monocolored colorless white blue black red green artifact enchantment creature land kindred additional noncreature nonland nonartifact modified equipped enchanted single different new world historic face-down outlaw suspected saddled goaded random",
);

/** Small words inside a name: "Kobolds of Kher Keep", "Olag, Ludevic's Hubris". */
export const nameConnectors = set(
  "of the to in on for from with at by into de la le von van du da di del en il s and or und o y",
);

/** Short forms that end in a stop without ending a sentence: "Dr. X". */
const abbreviations = set("dr mr mrs ms st mt jr sr vs vol no");

/** Is the word before a stop a short form, or a single letter as in a name's initials? */
export const isAbbreviation = (word: string): boolean => word.length === 1 || abbreviations.has(word);

/** Finite verbs in the singular: what stands before them is one object, or the name of one. */
export const singularVerbs = set(
  "gets has is gains loses attacks blocks enters dies becomes deals fights leaves untaps taps transforms connives explores phases assigns crews saddles doesn't isn't hasn't",
);

/** Types whose word is a verb as well, which may open a sentence: "Seal an artifact away". */
export const verbTypes = set(
  "bear mount scout seal pilot rebel wall shade spy plant ape ferret worm slug eye fox dog spike",
);

/** Words before a dash that introduce what follows: "faces a villainous choice —" is no label. */
export const introducers = set("choice times one both more following");

/** Verbs after which a type says what something is: "are Mountains", "becomes Human". */
export const copulas = set("is are was were be becomes become isn't aren't it's they're being");
