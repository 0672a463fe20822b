import fc from "fast-check";
import * as Lexicon from "../src/Lexicon.ts";

const lexiconForm = fc.constantFrom(
  ...Lexicon.wordClasses
    .flatMap((wordClass) => Lexicon.words(wordClass))
    .flatMap(({ singular, plural }) => [singular, plural]),
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const piece = fc.oneof(
  { weight: 6, arbitrary: lexiconForm },
  { weight: 1, arbitrary: lexiconForm.map(capital) },
  { weight: 1, arbitrary: lexiconForm.map((word) => word.toLowerCase()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("nonblack", "non-Goblin", "swampwalk", "Islandcycling", "Wizardcycling", "nonred"),
  },
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ..."a an the another target each all other two named create token tokens card cards creature creatures you control get gets have has with protection from affinity for and or of to conjure counter counters".split(
        " ",
      ),
      ..."Whenever When Choose Other Target Create Partner Role Amass Equip Doctor's".split(" "),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom("Goblin King", "Kher Keep", "Mystic Confluence", "Sorin, Vampire Lord") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "{T}:",
      "{1}{R},",
      "+1/+1",
      "—",
      "•",
      ".",
      ",",
      ":",
      "(",
      ")",
      '"',
      "'",
      "\n",
      "[",
      "]",
      "//",
    ),
  },
);

/** Text of the shape of Oracle text: words of the rules among the small words and marks that give them their roles. */
export const oracleLike = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(" "));
