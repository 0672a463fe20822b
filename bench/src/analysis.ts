/** Analysis and changes of every face, against the plainest thing that one could do instead. */
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as Outcome from "@palimpsest/core/Outcome";
import * as RulesText from "@palimpsest/core/RulesText";
import * as ReplaceWord from "@palimpsest/core/text-change/ReplaceWord";
import type { Pool } from "./faces.ts";
import { interleave, ratio, spread } from "./interleave.ts";
import type { Row } from "./report.ts";

const pairs = [
  ["color-word", "black", "red"],
  ["basic-land-type", "Swamp", "Plains"],
  ["creature-type", "Goblin", "Elf"],
] as const;

export const analysis = ({ faces, dense }: Pool, rounds: number): ReadonlyArray<Row> => {
  const perFace = (ns: number): string => `${(ns / faces.length / 1000).toFixed(3)} µs a face`;
  // A small pool needs more rounds than a whole one before the engine has optimised both sides.
  const warmUp = Math.max(2, Math.ceil(60_000 / faces.length));
  let sink = 0;

  const reading = interleave(
    {
      "words by regular expression, each looked up in a Map": () => {
        for (const { text } of faces) {
          for (const word of text.match(/[A-Za-z'-]+/g) ?? []) if (Lexicon.allForms().has(word)) sink++;
        }
      },
      "RulesText.read": () => {
        for (const { text, self } of faces) sink += RulesText.read(text, self).uses.length;
      },
    },
    { rounds, warmUp },
  );
  const rows: Array<Row> = [];
  const [plain, ours] = reading;
  if (plain && ours) {
    rows.push({ name: plain.name, figure: perFace(spread(plain.rounds).median) });
    rows.push({
      name: ours.name,
      figure: perFace(spread(ours.rounds).median),
      ratio: ratio(ours, plain),
      budget: dense ? 6 : 3,
    });
  }

  const texts = faces.map(({ text, self }) => RulesText.read(text, self));
  for (const [wordClass, from, to] of pairs) {
    const word = new RegExp(`\\b${from}\\b`, "gi");
    const old = Lexicon.parse(wordClass, from);
    const next = Lexicon.parse(wordClass, to);
    if (old === undefined || next === undefined) continue;
    const object = { name: "X", type_line: "Enchantment" };
    const change = { kind: "replace-word", class: wordClass, from, to } as const;
    const [replaced, changed, outcomes] = interleave(
      {
        [`replace(/\\b${from}\\b/gi)`]: () => {
          for (const { text } of faces) sink += text.replace(word, to).length;
        },
        [`ReplaceWord.rewrite ${from} -> ${to}`]: () => {
          for (const text of texts) sink += ReplaceWord.rewrite(text, old, next).length;
        },
        [`Outcome with verdicts, ${from} -> ${to}`]: () => {
          for (const { text } of faces) {
            const outcome = Outcome.evaluateResult({ object: { ...object, oracle_text: text }, changes: [change] });
            if (outcome._tag === "Success") sink += outcome.success.verdicts.length;
          }
        },
      },
      { rounds, warmUp },
    );
    if (!replaced || !changed || !outcomes) continue;
    rows.push({ name: replaced.name, figure: perFace(spread(replaced.rounds).median) });
    rows.push({
      name: changed.name,
      figure: perFace(spread(changed.rounds).median),
      ratio: ratio(changed, replaced),
      budget: dense ? 3 : 1,
    });
    rows.push({
      name: outcomes.name,
      figure: perFace(spread(outcomes.rounds).median),
      ratio: ratio(outcomes, replaced),
    });
  }
  if (sink === 0) throw new Error("nothing was measured");
  return rows;
};
