/** How often each changeable word stands on a card. */
import type { Analysis, WordClass } from "@palimpsest/core/Contract";

interface WordCount {
  readonly word: string;
  /** Uses of the word as one of its class, on all faces. */
  readonly count: number;
  /** How many of them stand in reminder text. */
  readonly inReminderText: number;
}

export type WordCounts = Readonly<Record<WordClass, ReadonlyArray<WordCount>>>;

/** The analysis's changeable words, each with its uses counted. */
export const wordCounts = ({ usages, changeable }: Analysis): WordCounts => {
  const of = (wordClass: WordClass) =>
    changeable[wordClass].map((word): WordCount => {
      const uses = usages.filter((usage) => usage.used && usage.class === wordClass && usage.word === word);
      return { word, count: uses.length, inReminderText: uses.filter(({ context }) => context === "reminder").length };
    });
  return {
    "color-word": of("color-word"),
    "basic-land-type": of("basic-land-type"),
    "creature-type": of("creature-type"),
  };
};
