/** The worst batches that the limits allow. */
import { starter } from "@palimpsest/cards/Starter";
import { largestBatch, longestLine, mostChanges, mostLines, mostObjects } from "../src/limits.ts";
import { type Body, byId, card, change, evolution, list, longSplice, red, sleight } from "./worst-texts.ts";

const batch = (query: Readonly<Record<string, string>> = {}) => `/v1/batch?${new URLSearchParams(query)}`;

/** As many lines as a batch may have, or as have room in it. */
const lines = (line: (n: number) => unknown): string => {
  let text = "";
  for (let n = 0; n < mostLines; n++) {
    const next = `${JSON.stringify(line(n))}\n`;
    if (text.length + next.length > largestBatch) return text;
    text += next;
  }
  return text;
};
const numbered = (n: number, oracle_text: string, fields: object = {}) =>
  card(oracle_text, { name: `X${n}`, ...fields });

const { cards } = starter();
const named = (count: number) => lines((n) => (n < count ? cards[n % cards.length]?.name : "")).replaceAll('""\n', "");
/** A batch is a text. Wherever it says "X" another name stands each time. */
export const batches: ReadonlyArray<Body> = [
  ["a batch of 540 names", batch(evolution), named(540)],
  ["a batch of 1,000 names", batch(evolution), named(1_000)],
  ["a batch of whole cards", batch(evolution), lines((n) => cards[n % cards.length])],
  ["a batch of names that there are not", batch(evolution), lines((n) => `${cards[n % cards.length]?.name}qz${n}`)],
  ["a batch of long names that there are not", batch(evolution), lines((n) => `goblin kin ${n} `.repeat(70))],
  ["a batch of words that there are not", batch({ ...evolution, from: "goblinoix" }), named(1_000)],
  ["a batch of long words that there are not", batch({ ...evolution, from: "goblin ".repeat(1_200) }), named(1_000)],
  ["a batch of colours alone", batch(sleight), lines((n) => numbered(n, red(9_900)))],
  ["a batch of shorter texts of colours", batch(sleight), lines((n) => numbered(n, red(900)))],
  ["a batch of texts without colours", batch(sleight), lines((n) => numbered(n, "fee ".repeat(225)))],
  ["a batch of colours, all in vain", batch({ ...sleight, to: "red" }), lines((n) => numbered(n, red(9_900)))],
  [
    "a batch of types",
    batch(evolution),
    lines((n) => numbered(n, "", { type_line: `Creature — ${"Goblin ".repeat(1_400)}` })),
  ],
  [
    "a batch of many changes",
    batch(),
    lines((n) => ({ object: numbered(n, red(4_800)), changes: list(mostChanges, change) })),
  ],
  [
    "a batch of many changes, all in vain",
    batch(),
    lines((n) => ({ object: numbered(n, red(9_900)), changes: [...list(48, change), { ...change(0), from: "redd" }] })),
  ],
  [
    "a batch of exchanges",
    batch(),
    lines((n) => ({
      object: numbered(n, "red"),
      objects: byId(mostObjects, () => card(red(60))),
      changes: list(mostChanges, (m) => ({ kind: "exchange-text-boxes", with: `o${m}` })),
    })),
  ],
  [
    "a batch of short cards spliced on",
    batch(),
    lines((n) => ({
      card: numbered(n, "A", { type_line: "Instant — Arcane" }),
      with: "Splice",
      cards: list(mostObjects, (m) =>
        card("Devoid\nSplice onto Arcane {1}", { name: `S${m}`, type_line: "Instant — Arcane" }),
      ),
    })),
  ],
  [
    "a batch of granted abilities",
    batch(sleight),
    lines((n) => numbered(n, "", { granted: list(1_000, () => "Protection from red") })),
  ],
  [
    "a batch of granted keywords",
    batch(sleight),
    lines((n) => numbered(n, "", { granted: list(1_000, () => "Flying") })),
  ],
  [
    "a batch of faces",
    batch(sleight),
    lines((n) => numbered(n, "", { card_faces: list(800, (m) => card("red red", { name: `${m}` })) })),
  ],
  [
    "a batch of issues",
    batch(),
    lines(() => ({
      object: card(""),
      changes: list(150, () => ({ kind: "replace-word", class: 1, from: 2, to: 3, id: 4, source: 5 })),
    })),
  ],
  [
    "a batch of fields that nobody knows",
    batch(sleight),
    lines((n) => numbered(n, "", Object.fromEntries(list(5_500, (m) => [`f${m}`, 0])))),
  ],
  ["a batch of levels", batch(), `${"[".repeat(longestLine / 2)}${"]".repeat(longestLine / 2)}\n`.repeat(15)],
  ["a batch of no JSON", batch(), "{\n".repeat(mostLines)],
  ["a batch of blank lines", batch(), "\n".repeat(mostLines)],
  [
    "a batch of colours, and the longest line at the end",
    batch(),
    `${`${JSON.stringify({ ...sleight, card: card(red(900)) })}\n`.repeat(46)}${JSON.stringify(longSplice)}\n`,
  ],
];
