/** What a reader should know: open questions that a default decided, and reminders that no longer match. */
import type { Note } from "../Contract.ts";
import * as Layers from "../Layers.ts";
import * as RulesEdition from "../RulesEdition.ts";
import type * as Said from "../Said.ts";
import type { Settings } from "../Settings.ts";
import type * as TextBox from "../TextBox.ts";
import type * as TextChange from "../TextChange.ts";
import { hasFormat } from "../text-change/EveryName.ts";
import { write } from "./written.ts";

/** A reminder that says less or more than its ability does now: only the reader is misled, not the game. */
const reminderNotes = (box: TextBox.TextBox, edition: RulesEdition.RulesEdition): ReadonlyArray<Note> => {
  const differs = box.some(({ wording }) =>
    [...wording.reminders].some(([index, { follows }]) => {
      const changed = wording.touches[index] !== undefined;
      return changed !== (follows >= 0 && wording.touches[follows] !== undefined);
    }),
  );
  if (!differs) return [];
  return [
    {
      code: "reminder-text-differs",
      message: "The reminder text no longer matches the ability that it sums up. It has no effect on the game.",
      rule: RulesEdition.cite("207.2a", edition),
    },
  ];
};

const everyNameNotes = (
  effects: ReadonlyArray<TextChange.TextChange>,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Note> =>
  effects.flatMap((change): ReadonlyArray<Note> => {
    if (change.kind !== "every-name") return [];
    const rule = RulesEdition.cite("612.7", edition);
    if (!hasFormat(edition)) {
      return [
        {
          code: "every-name",
          message: "It has the name of every nonlegendary creature card in the Oracle reference.",
          rule,
        },
      ];
    }
    const format = change.format === undefined ? "the format of the game" : change.format;
    return [
      {
        code: "every-name-format",
        message: `In this edition it has the names of nonlegendary creature cards that are legal in ${format}.`,
        rule,
        ...(change.format === undefined ? {} : { format: change.format }),
      },
    ];
  });

/** More effects than these are not evaluated a second time to see whether another reading would differ. */
const mostCompared = 64;

/** A gift that the rules do not define does nothing (702.174a): its keyword stays, and a reader should know. */
const giftNotes = (box: TextBox.TextBox, edition: RulesEdition.RulesEdition): ReadonlyArray<Note> => {
  const changed = box.some(({ wording }) =>
    wording.text.uses.some((use, index) => use.keyword === "702.174a" && wording.words[index] !== use.word),
  );
  if (!changed) return [];
  return [
    {
      code: "undefined-gift",
      message:
        "The rules define only the gifts that are printed. A gift of anything else is promised, and then does nothing.",
      rule: RulesEdition.cite("702.174a", edition),
      question: "Q7",
    },
  ];
};

/** Chains of word changes, which two readings of 613.8a order differently: where they do, the outcome says so. */
const chainNotes = (board: Layers.Board, id: string, said: Said.Said, chosen: Settings): ReadonlyArray<Note> => {
  const { length } = board.effects;
  const replacesWords = board.effects.some(
    ({ change }) => change.kind === "replace-word" || change.kind === "replace-every-word",
  );
  if (chosen.dependency !== "instruction" || !replacesWords || length < 2 || length > mostCompared) return [];
  const other = Layers.evaluate(board, { ...chosen, dependency: "outcome" }).said.get(id);
  if (other === undefined) return [];
  const [theirs, ours] = [write(other, chosen), write(said, chosen)];
  if (theirs.rulesText.text === ours.rulesText.text && theirs.typeLine === ours.typeLine) return [];
  return [
    {
      code: "chained-replacements",
      message:
        "One effect writes a word that another replaces. They apply by timestamp, since neither changes what the other does; " +
        "the reading by which the other waits gives another text (option dependency: outcome).",
      rule: RulesEdition.cite("613.8a", chosen.edition),
      question: "Q1",
    },
  ];
};

/** Every note on one object of an evaluated board. */
export const notesOn = (board: Layers.Board, id: string, said: Said.Said, chosen: Settings): ReadonlyArray<Note> => [
  ...reminderNotes(said.textBox, chosen.edition),
  ...giftNotes(said.textBox, chosen.edition),
  ...chainNotes(board, id, said, chosen),
  ...everyNameNotes(
    board.effects.filter((effect) => Layers.affects(effect, id, board)).map(({ change }) => change),
    chosen.edition,
  ),
];
