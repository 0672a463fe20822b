/** What an object says in layer 3: names, mana cost, colour indicator, type line, text box, power and toughness. */
import type * as Characteristics from "./Characteristics.ts";
import type { Options } from "./Contract.ts";
import type { Word } from "./Lexicon.ts";
import type { Names } from "./Names.ts";
import * as TextBox from "./TextBox.ts";
import * as Wording from "./Wording.ts";

/** What an object says at a point of layer 3: names, type line, text box, values. */
export interface Said {
  readonly names: Names;
  readonly typeLine: Wording.Wording;
  /** The object whose type line it is, where it is another's. */
  readonly typeLineOrigin?: string;
  readonly textBox: TextBox.TextBox;
  /** The values of another object, where an effect gave them. */
  readonly values?: Characteristics.Values;
  /** Texts below the topmost of a merged permanent: no rules text of it, but its abilities (702.140e). */
  readonly under?: TextBox.TextBox;
}

/** What is printed on a face, or set by whatever made the token. */
export const printed = ({
  names,
  typeLine,
  rulesText,
}: Pick<Characteristics.Characteristics, "names" | "typeLine" | "rulesText">): Said => ({
  names: { list: names },
  typeLine: Wording.printed({ source: typeLine.source, uses: typeLine.uses }),
  textBox: [TextBox.passage(rulesText)],
});

/** Does a word stand in type line or text box, in use or not? */
export const says = ({ typeLine, textBox, under }: Said, word: Word): boolean => {
  if (typeLine.words.includes(word)) return true;
  if (under?.some(({ wording }) => wording.words.includes(word))) return true;
  for (let index = 0; index < textBox.length; index++) if (textBox[index]?.wording.words.includes(word)) return true;
  return false;
};

/** One pass over the words of type line and text box (612.1); the same object where no word changes. */
export const rewrite = (
  said: Said,
  effect: string,
  to: Wording.Rewrite,
  reminderText: NonNullable<Options["reminderText"]>,
): Said => {
  const typeLine = Wording.rewrite(said.typeLine, effect, to, reminderText);
  const textBox = TextBox.rewrite(said.textBox, effect, to, reminderText);
  const under = said.under === undefined ? undefined : TextBox.rewrite(said.under, effect, to, reminderText);
  if (typeLine === said.typeLine && textBox === said.textBox && under === said.under) return said;
  return { ...said, typeLine, textBox, ...(under === undefined ? {} : { under }) };
};
