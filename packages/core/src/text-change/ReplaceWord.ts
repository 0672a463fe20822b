/**
 * Replace every use of one word by another of its class: Magical Hack, Sleight of Mind, Artificial Evolution.
 *
 * Rule 612.1: the words of the rules text and of the type line. Rule 612.2: only those used as a word of the class,
 * never a name. Rule 612.3: no granted ability. Layer 3 (613.1c).
 */
import type { Options, WordClass } from "../Contract.ts";
import type { Word } from "../Lexicon.ts";
import type { RulesText } from "../RulesText.ts";
import * as Said from "../Said.ts";
import * as Wording from "../Wording.ts";
import type { Identity } from "./Identity.ts";

export interface ReplaceWord extends Identity {
  readonly kind: "replace-word";
  readonly class: WordClass;
  readonly from: Word;
  readonly to: Word;
}

const rewriting =
  ({ from, to }: Pick<ReplaceWord, "from" | "to">): Wording.Rewrite =>
  (word) =>
    word === from ? to : undefined;

/** What the object says after this change; the same value where the word is not in use. */
export const apply = (
  said: Said.Said,
  change: ReplaceWord,
  reminderText: NonNullable<Options["reminderText"]>,
): Said.Said =>
  // Most texts don't hold the word: on a board of thousands they should leave nothing to be collected.
  Said.says(said, change.from) ? Said.rewrite(said, change.id, rewriting(change), reminderText) : said;

const holds = ({ uses }: RulesText, word: Word): boolean => {
  for (const use of uses) if (use.word === word && use.reason === undefined) return true;
  return false;
};

/**
 * The text after one change, and nothing else: for whoever draws a whole pool of cards. Most texts do not hold the
 * word, and come back as they are.
 *
 * @example
 * ```ts
 * import * as Lexicon from "@palimpsest/core/Lexicon";
 * import * as ReplaceWord from "@palimpsest/core/text-change/ReplaceWord";
 * import * as RulesText from "@palimpsest/core/RulesText";
 *
 * const [white, , black] = Lexicon.colorWords;
 * const text = RulesText.read("Protection from black", { name: "White Knight", otherFaces: [], legendary: false });
 * black && white && ReplaceWord.rewrite(text, black, white); // => "Protection from white"
 * ```
 */
export const rewrite = (
  text: RulesText,
  from: Word,
  to: Word,
  { grammar = "adjusted", reminderText = "truthful" }: Pick<Options, "grammar" | "reminderText"> = {},
): string => {
  if (!holds(text, from)) return text.source;
  const wording = Wording.rewrite(Wording.printed(text), "c1", rewriting({ from, to }), reminderText);
  return Wording.write(text.source, Wording.edits(wording, grammar));
};
