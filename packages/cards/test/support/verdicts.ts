/** What is said of every face of the starter catalogue, as text that a person can read and compare. */
import { readFileSync } from "node:fs";
import { starter } from "@palimpsest/cards/Starter";
import type { Change, GameObject, Verdict } from "@palimpsest/core/Contract";
import * as Outcome from "@palimpsest/core/Outcome";
import * as Result from "effect/Result";

/** Every word that can be named becomes another one, so that each shows whether it does. */
const changes: ReadonlyArray<Change> = [
  { kind: "replace-every-word", class: "color-word", to: "green" },
  { kind: "replace-every-word", class: "basic-land-type", to: "Island" },
  { kind: "replace-every-word", class: "creature-type", to: "Octopus" },
];

const fate = ({ verdict, reason, rebinds, now }: Verdict): string =>
  [
    verdict === "kept" ? reason : `now ${now === null ? "gone" : `${now.start} ${now.text}`}`,
    ...(rebinds === undefined ? [] : [rebinds ? "rebinds" : "stays"]),
  ].join(", ");

const line = (each: Verdict): string => {
  const { field, start, text, class: of, word, number, context, rule, decidedBy } = each;
  return `  ${field} ${start} ${text}: ${of} ${word}, ${number}, ${context}; ${fate(each)} (${rule}, ${decidedBy})`;
};

const ofFace = (card: GameObject, face: number | undefined): string => {
  const object = face === undefined ? card : { ...card, face };
  const outcome = Result.getOrThrow(Outcome.evaluateResult({ object, changes }));
  const { name, type_line, oracle_text } = outcome.object.card_faces?.[face ?? 0] ?? outcome.object;
  return [
    name,
    ...outcome.verdicts.map(line),
    ...outcome.notes.map(({ code, message, rule }) => `  note ${code}: ${message} (${rule})`),
    ...(outcome.verdicts.some(({ verdict }) => verdict === "changed") ? [type_line, oracle_text] : [])
      .flatMap((text) => text?.split("\n") ?? [])
      .map((part) => `  | ${part}`),
  ].join("\n");
};

/** A paragraph for each face: its name, its words with their verdicts, and what it says with every one of them replaced. */
export const verdicts = (): ReadonlyArray<string> =>
  starter().cards.flatMap((card) =>
    card.card_faces === undefined ? [ofFace(card, undefined)] : card.card_faces.map((_, face) => ofFace(card, face)),
  );

/** Where they are recorded. */
export const record = new URL("../data/verdicts.txt", import.meta.url);

/** The paragraphs as they were recorded. */
export const recorded = (): ReadonlyArray<string> => readFileSync(record, "utf8").trimEnd().split("\n\n");
