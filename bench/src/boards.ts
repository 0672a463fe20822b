/** Evaluation of boards: time an object as boards grow, and time as effects on one object grow. */
import * as Characteristics from "@palimpsest/core/Characteristics";
import * as Layers from "@palimpsest/core/Layers";
import * as Lexicon from "@palimpsest/core/Lexicon";
import { interleave, ratio, spread } from "./interleave.ts";
import type { Row } from "./report.ts";

const rules = { dependency: "instruction", exchange: "snapshot", reminderText: "truthful" } as const;

const face = Characteristics.ofFace(
  {
    name: "Paladin",
    type_line: "Creature — Human Knight",
    oracle_text: "First strike\nProtection from black and from red",
  },
  undefined,
);

const pair = (n: number) => {
  const { colorWords } = Lexicon;
  const from = colorWords[n % colorWords.length];
  const to = colorWords[(n + 1) % colorWords.length];
  if (from === undefined || to === undefined) throw new Error("the lexicon has five colours");
  return { from, to };
};

const effect = (n: number, on: string): Layers.ContinuousEffect => ({
  change: { kind: "replace-word", id: `c${n}`, timestamp: n, class: "color-word", ...pair(n) },
  affects: [on],
});

/** So many objects, with an effect on each. */
const wide = (size: number): Layers.Board => {
  const ids = Array.from({ length: size }, (_, n) => `o${n}`);
  return { objects: new Map(ids.map((id) => [id, face])), effects: ids.map((id, n) => effect(n, id)) };
};

/** One object with so many effects. */
const deep = (size: number): Layers.Board => ({
  objects: new Map([["o", face]]),
  effects: Array.from({ length: size }, (_, n) => effect(n, "o")),
});

const compare = (
  name: string,
  sizes: ReadonlyArray<number>,
  board: (size: number) => Layers.Board,
  rounds: number,
  budget: number,
): Row => {
  const most = sizes.at(-1) ?? 1;
  const timings = interleave(
    Object.fromEntries(
      sizes.map((size) => {
        const built = board(size);
        return [
          `${size}`,
          () => {
            for (let n = 0; n < most / size; n++) Layers.evaluate(built, rules);
          },
        ] as const;
      }),
    ),
    { rounds },
  );
  const [small] = timings;
  const large = timings.at(-1);
  const figures = timings.map((timing) => (spread(timing.rounds).median / most / 1000).toFixed(2)).join(" / ");
  return {
    name: `${name}: ${sizes.join(" / ")}`,
    figure: `${figures} µs each`,
    ...(small && large ? { ratio: ratio(large, small), budget } : {}),
  };
};

export const boards = (rounds: number): ReadonlyArray<Row> => [
  compare("objects with an effect on each", [100, 1_000, 10_000], wide, rounds, 1.5),
  // Time per effect may grow by 100^1.2 from 10 to 1,000: an exponent of 2.2 in all.
  compare("effects on one object", [10, 100, 1_000], deep, rounds, 100 ** 1.2),
];
