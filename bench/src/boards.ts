/** Evaluation of boards: the time an object takes as boards grow, and how the time grows with the effects on one object. */
import * as Characteristics from "@palimpsest/core/Characteristics";
import * as Layers from "@palimpsest/core/Layers";
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import { interleave, spread, type Timing } from "./interleave.ts";
import { type Row, short } from "./report.ts";

const byInstruction = {
  edition: RulesEdition.newest,
  dependency: "instruction",
  exchange: "snapshot",
  reminderText: "truthful",
} as const;
const byOutcome = { ...byInstruction, dependency: "outcome" } as const;

const faces = [
  ["Creature — Human Knight", "First strike\nProtection from black and from red"],
  ["Creature — Goblin", "Other Goblin creatures get +1/+1 and have mountainwalk."],
  ["Instant", "Destroy target nonartifact, nonblack creature. It can't be regenerated."],
  ["Enchantment", "White creatures get +1/+1."],
].map(([type_line, oracle_text]) =>
  Characteristics.ofFace({ name: "Paladin", type_line: type_line ?? "", oracle_text: oracle_text ?? "" }, undefined),
);

const at = <T>(list: ReadonlyArray<T>, index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("an empty list");
  return found;
};

const replace = (n: number, from: Lexicon.Word, to: Lexicon.Word, on: string): Layers.ContinuousEffect => ({
  change: { kind: "replace-word", id: `c${n}`, timestamp: n, class: from.class, from, to },
  affects: [on],
});

/** A colour word by the next one: of five in a row, each finds what the last one wrote. */
const colour = (n: number, on: string): Layers.ContinuousEffect =>
  replace(n, at(Lexicon.colorWords, n), at(Lexicon.colorWords, n + 1), on);

const many = <T>(count: number, make: (n: number) => T): ReadonlyArray<T> =>
  Array.from({ length: count }, (_, n) => make(n));

/** So many objects, and so many effects, each of which touches one of them. */
const wide = (objects: number, effects: number): Layers.Board => {
  const ids = many(objects, (n) => `o${n}`);
  const apart = Math.max(1, Math.floor(objects / effects));
  return {
    objects: new Map(ids.map((id, n) => [id, at(faces, n)])),
    effects: many(effects, (n) => colour(n, at(ids, n * apart))),
  };
};

/** One object with so many effects. */
const deep = (effects: number, make: (n: number, on: string) => Layers.ContinuousEffect): Layers.Board => ({
  objects: new Map([["o0", at(faces, 0)]]),
  effects: many(effects, (n) => make(n, "o0")),
});

/** A hundred objects with so many effects on all of them. */
const everywhere = (effects: number): Layers.Board => ({
  ...wide(100, 0),
  effects: many(effects, (n) => ({ ...colour(n, ""), affects: "spells-and-permanents" })),
});

/** Work of one size. `units` is what its time is shared between: objects, or effects. */
interface Task {
  readonly units: number;
  readonly run: () => number;
}

const evaluation = (board: Layers.Board, rules: Layers.Rules, units: number): Task => ({
  units,
  run: () => Layers.evaluate(board, rules).said.get("o0")?.textBox.length ?? 0,
});

/** What every object says is read too, by its id. */
const reading = (board: Layers.Board, units: number): Task => ({
  units,
  run: () => {
    const { said } = Layers.evaluate(board, byInstruction);
    let read = 0;
    for (const id of board.objects.keys()) read += said.get(id)?.textBox.length ?? 0;
    return read;
  },
});

/** The same look-ups and writes without any rule: what memory alone costs as it grows. */
const plainMap = (board: Layers.Board, units: number): Task => ({
  units,
  run: () => {
    const latest = new Map<string, object>();
    let read = 0;
    for (const effect of board.effects) {
      for (const id of effect.affects) latest.set(id, { face: board.objects.get(id), before: latest.get(id), effect });
    }
    for (const id of board.objects.keys()) if ((latest.get(id) ?? board.objects.get(id)) !== undefined) read++;
    return read;
  },
});

/** Nanoseconds a unit, one entry a round, for each size. Every size does as many units a round, at least once. */
const measure = (tasks: ReadonlyArray<Task>, volume: number, rounds: number): ReadonlyArray<Timing> => {
  let sink = 0;
  const repeats = tasks.map(({ units }) => Math.max(1, Math.round(volume / units)));
  const timings = interleave(
    Object.fromEntries(
      tasks.map(({ run }, index) => [
        `size ${index}`,
        () => {
          for (let n = 0; n < (repeats[index] ?? 1); n++) sink += run();
        },
      ]),
    ),
    { rounds, warmUp: 3 },
  );
  if (sink === 0) throw new Error("nothing was measured");
  return timings.map(({ name, rounds }, index) => ({
    name,
    rounds: rounds.map((time) => time / ((repeats[index] ?? 1) * (tasks[index]?.units ?? 1))),
  }));
};

const rounded = (ns: number): string =>
  ns < 10 ? ns.toFixed(1) : ns < 10_000 ? ns.toFixed(0) : `${(ns / 1000).toFixed(0)}k`;

const perUnit = (timings: ReadonlyArray<Timing>): string =>
  timings.map(({ rounds }) => rounded(spread(rounds).median)).join(" / ");

/** The largest size against the smallest, round by round. */
const growth = (timings: ReadonlyArray<Timing>): ReadonlyArray<number> => {
  const small = timings[0]?.rounds ?? [];
  return (timings.at(-1)?.rounds ?? []).map((time, round) => time / (small[round] ?? Number.NaN));
};

const objectCounts = [100, 1_000, 10_000];
const effectCounts = [10, 100, 1_000];

/** How many times as many effects the largest board has as the smallest. */
const mostEffects = 100;

/** Time an object may be 1.5 times as long on the largest board as on the smallest. */
const perObject = (
  name: string,
  board: (objects: number) => Layers.Board,
  task: (board: Layers.Board, units: number) => Task,
  rounds: number,
  { budget, volume = 200_000 }: { readonly budget?: number; readonly volume?: number } = {},
): Row => {
  const tasks = objectCounts.map((objects) => task(board(objects), objects));
  const timings = measure(tasks, volume, rounds);
  return {
    name: `${objectCounts.join(" / ")} objects, ${name}`,
    figure: `${perUnit(timings)} ns an object`,
    ratio: spread(growth(timings)),
    ...(budget === undefined ? {} : { budget }),
  };
};

/** Effects a round, where they are many objects' or wait for each other: the largest board once, or ten times. */
const fewest = short ? 1_000 : 10_000;

interface PerEffect {
  /** The whole time may grow with the number of effects to the power of this. */
  readonly most?: number;
  readonly budget?: number;
  readonly volume?: number;
}

const perEffect = (
  name: string,
  board: (effects: number) => Layers.Board,
  rules: Layers.Rules,
  rounds: number,
  { most = 1.2, volume = fewest, budget = mostEffects ** (most - 1) }: PerEffect = {},
): Row => {
  const tasks = effectCounts.map((effects) => evaluation(board(effects), rules, effects));
  const timings = measure(tasks, volume, rounds);
  const ratio = spread(growth(timings));
  const exponent = 1 + Math.log(ratio.median) / Math.log(mostEffects);
  return {
    name: `${effectCounts.join(" / ")} effects, ${name}`,
    figure: `${perUnit(timings)} ns an effect, exponent ${exponent.toFixed(2)}`,
    ratio,
    budget,
  };
};

const byRules =
  (rules: Layers.Rules) =>
  (board: Layers.Board, units: number): Task =>
    evaluation(board, rules, units);

export const boards = (rounds: number): ReadonlyArray<Row> => {
  const { creatureTypes, colorWords } = Lexicon;
  const [white, black, red] = [at(colorWords, 0), at(colorWords, 2), at(colorWords, 3)];
  const human = creatureTypes.findIndex(({ singular }) => singular === "Human");
  return [
    ...effectCounts.map((effects) =>
      perObject(`${effects} effects on one each`, (objects) => wide(objects, effects), byRules(byInstruction), rounds, {
        budget: 1.5,
      }),
    ),
    perObject("an effect on every tenth", (size) => wide(size, size / 10), byRules(byInstruction), rounds, {
      budget: 1.5,
      // A round must be long enough that a moment of the machine does not decide it.
      volume: 2_000_000,
    }),
    // Beyond a thousand effects no budget holds: the same look-ups and writes in plain maps, without any rule, grow more.
    perObject("as many effects, on one each", (size) => wide(size, size), byRules(byInstruction), rounds),
    perObject("the same, and every text read", (size) => wide(size, size), reading, rounds),
    perObject("the same in plain maps, no rules", (size) => wide(size, size), plainMap, rounds),
    perEffect("on one each of 10,000 objects", (effects) => wide(10_000, effects), byInstruction, rounds, {
      budget: 1.5,
      volume: 200_000,
    }),
    // A hundred thousand texts come and go: the garbage collector takes its share.
    perEffect("on each of 100 objects", everywhere, byInstruction, rounds, { most: 1.5 }),
    perEffect("on one object", (size) => deep(size, colour), byInstruction, rounds, { volume: 200_000 }),
    perEffect("by outcome", (size) => deep(size, colour), byOutcome, rounds),
    perEffect(
      "by outcome, creature types in a chain",
      (size) => deep(size, (n, on) => replace(n, at(creatureTypes, human + n), at(creatureTypes, human + n + 1), on)),
      byOutcome,
      rounds,
      { most: 1.8 },
    ),
    perEffect(
      "by outcome, all but one wait",
      (size) => deep(size, (n, on) => (n + 1 < size ? replace(n, white, red, on) : replace(n, black, white, on))),
      byOutcome,
      rounds,
      { most: 1.5 },
    ),
  ];
};
