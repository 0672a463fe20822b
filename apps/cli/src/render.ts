/** The contract's shapes as lines of text for a person. Pure: what stands out is up to the style. */

import type {
  Analysis,
  Card,
  CardFace,
  GameObject,
  Outcome,
  Segment,
  Usage,
  Verdict,
  WordClass,
} from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import { explain, typeLineSegments } from "@palimpsest/core/Outcome";
import type { Style } from "./style.ts";
import { type Cell, table } from "./table.ts";
import type { WordCounts } from "./word-counts.ts";

/** The outcome: the new text as it stands, then why each word changed or did not. */
export const outcome = (result: Outcome, style: Style): ReadonlyArray<string> => {
  const sources = new Map(result.effects.map(({ id, source }) => [id, source ?? id]));
  const changed = result.verdicts.filter(({ verdict }) => verdict === "changed");
  const kept = result.verdicts.filter(({ verdict }) => verdict === "kept");
  return [
    ...outcomeLines(result, style),
    ...section(
      "Changed",
      changed.length === 0 ? ["  No word."] : table(changed.map((each) => changedRow(each, sources, style))),
      style,
    ),
    ...section("Kept", table(kept.map((each) => keptRow(each, style))), style),
    ...section("Order", result.effects.length < 2 ? [] : result.effects.flatMap(effectLines), style),
    ...section(
      "Notes",
      result.notes.map(({ message, rule }) => `  ${message}${cited(rule)}`),
      style,
    ),
  ];
};

const section = (title: string, lines: ReadonlyArray<string>, style: Style): ReadonlyArray<string> =>
  lines.length === 0 ? [] : ["", style.heading(title), ...lines];

const cited = (rule: string | undefined): string => (rule === undefined ? "" : ` (${rule})`);

type Face = GameObject | CardFace;

/** Every face of the object, in order; the one that is up with its changes marked. */
const outcomeLines = (result: Outcome, style: Style): ReadonlyArray<string> => {
  const { object, segments } = result;
  const up = object.card_faces === undefined ? 0 : (object.face ?? 0);
  return facesOf(object).flatMap((face, index) => {
    if (!style.marks || index !== up) return faceLines(face, index, style);
    const texts = {
      type_line: markedText(typeLineSegments(result), style),
      oracle_text: markedText(segments, style),
    };
    return faceLines({ ...face, ...texts }, index, style);
  });
};

/** A card as it stands, every face of it. */
export const card = (object: Card, style: Style): ReadonlyArray<string> =>
  facesOf(object).flatMap((face, index) => faceLines(face, index, style));

const facesOf = (object: GameObject): ReadonlyArray<Face> => object.card_faces ?? [object];

/** The lines that say something, below a mark between two faces. */
const faceLines = (face: Face, index: number, style: Style): ReadonlyArray<string> => [
  ...(index === 0 ? [] : ["//"]),
  ...[titleOf(face, style), face.type_line, face.oracle_text, numbersOf(face)].filter(
    (line): line is string => line !== undefined && line !== "",
  ),
];

const titleOf = ({ name, mana_cost: cost }: Face, style: Style): string =>
  `${style.heading(name ?? "")}${cost ? ` ${cost}` : ""}`;

const numbersOf = ({ power, toughness, loyalty, defense }: Face): string | undefined =>
  power === undefined || toughness === undefined ? (loyalty ?? defense) : `${power}/${toughness}`;

const endsInLetter = /\p{L}$/u;

const markedText = (segments: ReadonlyArray<Segment>, style: Style): string => {
  let written = "";
  let before = "";
  for (const { text, was } of segments) {
    // Within a compound ("nonblack") a gap would read as two words.
    const gap = text === "" || endsInLetter.test(before) ? "" : " ";
    written += was === undefined ? text : `${was === "" ? "" : `${style.old(was)}${gap}`}${style.new(text)}`;
    before = text;
  }
  return written;
};

const becomes = (was: string, now: string, style: Style): Cell => ({
  text: `${was} -> ${now}`,
  style: () => `${style.old(was)} -> ${style.new(now)}`,
});

const changedRow = (
  { text, now, by, rule, ...usage }: Verdict,
  sources: ReadonlyMap<string, string>,
  style: Style,
): ReadonlyArray<Cell> => [
  becomes(text, now === null ? "(gone)" : now.text, style),
  { text: place(usage) },
  { text: by.map((id) => sources.get(id) ?? id).join(", ") },
  { text: `(${rule})`, style: style.quiet },
];

const keptRow = (verdict: Verdict, style: Style): ReadonlyArray<Cell> => [
  { text: verdict.text },
  { text: place(verdict) },
  { text: `${explain(verdict)} ${style.quiet(`(${verdict.rule})`)}` },
];

const effectLines = (
  { id, source, kind, waitedFor }: Outcome["effects"][number],
  index: number,
): ReadonlyArray<string> => [
  `  ${index + 1}. ${source ?? kind} (${id})`,
  ...waitedFor.map((waited) => `     waited for ${waited.id}: ${waited.why} (${waited.rule})`),
];

const contexts: Readonly<Record<Usage["context"], string>> = {
  rules: "rules text",
  quoted: "quoted ability",
  reminder: "reminder text",
  "type-line": "type line",
  name: "name",
};

/** Where on an object a word stands. */
export const place = ({ field, context }: Pick<Verdict, "field" | "context">): string =>
  field === "granted" ? "granted ability" : contexts[context];

/** The analysis as a table. */
export const analysis = ({ name, usages }: Analysis, style: Style): ReadonlyArray<string> => {
  if (usages.length === 0)
    return [style.heading(name), "  No word looks like a colour, a basic land type or a creature type."];
  const faced = usages.some(({ face }) => face !== undefined);
  const titles = ["Word", "Class", ...(faced ? ["Face"] : []), "Where", "Span", "Used", "Rule", "Decided by"];
  const rows = usages.map(
    (usage): ReadonlyArray<Cell> => [
      { text: usage.text },
      { text: Lexicon.className(usage.class) },
      ...(faced ? [{ text: String(usage.face ?? "") }] : []),
      { text: place(usage) },
      { text: `${usage.start}-${usage.end}` },
      usage.used ? { text: "yes", style: style.new } : { text: `no: ${usage.reason ?? ""}` },
      { text: usage.rule },
      { text: usage.decidedBy, style: style.quiet },
    ],
  );
  return [style.heading(name), ...table([titles.map((text) => ({ text, style: style.quiet })), ...rows])];
};

const classTitles: Readonly<Record<WordClass, string>> = {
  "color-word": "Colour words",
  "basic-land-type": "Basic land types",
  "creature-type": "Creature types",
};

/** The changeable words by class. */
export const words = (name: string, counts: WordCounts, style: Style): ReadonlyArray<string> => {
  const sections = Lexicon.wordClasses.flatMap((wordClass) => {
    const rows = counts[wordClass].map(
      ({ word, count, inReminderText }): ReadonlyArray<Cell> => [
        { text: word, style: style.new },
        {
          text: `${count === 1 ? "once" : `${count} times`}${inReminderText === 0 ? "" : `, ${inReminderText} in reminder text`}`,
        },
      ],
    );
    return section(classTitles[wordClass], table(rows), style);
  });
  return [style.heading(name), ...(sections.length === 0 ? ["No word on it can change."] : sections)];
};
