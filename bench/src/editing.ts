/**
 * The same words of the same faces changed by libraries that edit text. Each is given the places to change, as the reading
 * of the face has them: what is compared is the change alone. Ours mends articles, too ("a Goblin", "an Elf").
 */
import { ChangeSet, Text } from "@codemirror/state";
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as RulesText from "@palimpsest/core/RulesText";
import * as ReplaceWord from "@palimpsest/core/text-change/ReplaceWord";
import MagicString from "magic-string";
import type { Face } from "./faces.ts";
import { interleave, ratio, spread } from "./interleave.ts";
import type { Row } from "./report.ts";

const from = Lexicon.parse("creature-type", "Goblin") as Lexicon.Word;
const to = Lexicon.parse("creature-type", "Elf") as Lexicon.Word;

interface Place {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/** Where the word is in use, and what stands there afterwards. */
const placesIn = ({ uses }: RulesText.RulesText): ReadonlyArray<Place> =>
  uses
    .filter(({ word, reason }) => reason === undefined && word === from)
    .map(({ start, end, number }) => ({ start, end, insert: number === "plural" ? to.plural : to.singular }));

export const editing = (faces: ReadonlyArray<Face>, rounds: number): ReadonlyArray<Row> => {
  const texts = faces
    .map(({ text, self }) => RulesText.read(text, self))
    .map((text) => ({ text, places: placesIn(text), document: Text.of(text.source.split("\n")) }))
    .filter(({ places }) => places.length > 0);
  // A few hundred faces have the word; a round goes over them so often that it takes as long as one over all faces.
  const times = Math.max(1, Math.ceil(20_000 / texts.length));
  const figure = (ns: number): string => `${(ns / texts.length / times / 1000).toFixed(3)} µs a face`;
  let sink = 0;
  const timings = interleave(
    {
      "ReplaceWord.rewrite": () => {
        for (let n = 0; n < times; n++)
          for (const { text } of texts) sink += ReplaceWord.rewrite(text, from, to).length;
      },
      "magic-string": () => {
        for (let n = 0; n < times; n++) {
          for (const { text, places } of texts) {
            const edited = new MagicString(text.source);
            for (const { start, end, insert } of places) edited.overwrite(start, end, insert);
            sink += edited.toString().length;
          }
        }
      },
      "CodeMirror's ChangeSet": () => {
        for (let n = 0; n < times; n++) {
          for (const { text, places, document } of texts) {
            const changes = places.map(({ start, end, insert }) => ({ from: start, to: end, insert }));
            sink += ChangeSet.of(changes, text.source.length).apply(document).toString().length;
          }
        }
      },
    },
    { rounds, warmUp: 4 },
  );
  if (sink === 0) throw new Error("nothing was measured");
  const [ours] = timings;
  return timings.map((timing) => ({
    name: timing === ours ? `${timing.name}, Goblin -> Elf` : `${timing.name}, of which ours takes`,
    figure: figure(spread(timing.rounds).median),
    ...(timing === ours || ours === undefined ? {} : { ratio: ratio(ours, timing) }),
  }));
};
