/** Hostile text of three sizes: time per character must not grow with the size. */
import * as Analysis from "@palimpsest/core/Analysis";
import { interleave, ratio, spread } from "./interleave.ts";
import type { Row } from "./report.ts";

const families: Readonly<Record<string, string>> = {
  "nested quotes": '"Goblin \'"Elf" ',
  dashes: "Goblin — ",
  parentheses: "(Elf (",
  "named named named": "named Named Goblin ",
  "one endless word": "goblin",
  "all capitals": "GOBLIN KING OF ",
  "all type words": "Goblin Elf Wall ",
  "foreign capitals": "Zorblax Goblin ",
  "token names": "a token named Goblin Zorblax. ",
  "reminder text": "Elf have fear (black Elf) ",
  bullets: "• Goblin — ",
  hyphens: "Goblin-Elf-",
};

const sizes = [65_536, 262_144, 1_048_576];

const textOf = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

export const linearity = (rounds: number): ReadonlyArray<Row> =>
  Object.entries(families).map(([name, unit]) => {
    const timings = interleave(
      Object.fromEntries(
        sizes.map((size) => {
          const card = {
            name: "Goblin King",
            type_line: "Legendary Creature — Goblin",
            oracle_text: textOf(unit, size),
          };
          // As many characters for each size, so that rounds are alike.
          const times = (sizes.at(-1) ?? size) / size;
          return [
            `${size}`,
            () => {
              for (let n = 0; n < times; n++) Analysis.analyze(card);
            },
          ] as const;
        }),
      ),
      { rounds },
    );
    const [small, , large] = timings;
    const perCharacter = timings
      .map(({ rounds }) => (spread(rounds).median / (sizes.at(-1) ?? 1)).toFixed(0))
      .join(" / ");
    return {
      name: `${name}, 64 kB / 256 kB / 1 MB`,
      figure: `${perCharacter} ns a character`,
      ...(small && large ? { ratio: ratio(large, small), budget: 1.5 } : {}),
    };
  });
