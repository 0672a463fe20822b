/** The worked examples, in the order in which the site shows them. */
import type { Example, Group } from "./example/Example.ts";
import { boards } from "./examples/boards.ts";
import { keywords } from "./examples/keywords.ts";
import { oneWord } from "./examples/one-word.ts";
import { rule612 } from "./examples/rule-612.ts";
import { rule612In2018 } from "./examples/rule-612-in-2016-2018.ts";
import { traps } from "./examples/traps.ts";

export const byGroup: Readonly<Record<Group, ReadonlyArray<Example>>> = {
  "One word": oneWord,
  "Rule 612": rule612,
  "Rule 612 in 2016-2018": rule612In2018,
  "Splice, overload, cleave": keywords,
  Boards: boards,
  Traps: traps,
};

export const examples: ReadonlyArray<Example> = Object.values(byGroup).flat();
