import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { examples } from "../src/examples.ts";

const said = {
  "colour-word": {
    name: "Pink Horror",
    type_line: "Creature — Demon Horror",
    oracle_text:
      "Coruscating Flames — Whenever you cast an instant or sorcery spell, this creature deals 2 damage to any target.\n" +
      "Split — When this creature dies, create two 2/2 green and red Demon Horror creature tokens named Blue Horror with " +
      '"Whenever you cast an instant or sorcery spell, this token deals 1 damage to any target."',
  },
  "basic-land-type": {
    name: "Island Fish Jasconius",
    type_line: "Creature — Fish",
    oracle_text:
      "This creature doesn't untap during your untap step.\n" +
      "At the beginning of your upkeep, you may pay {U}{U}{U}. If you do, untap this creature.\n" +
      "This creature can't attack unless defending player controls a Swamp.\n" +
      "When you control no Swamps, sacrifice this creature.",
  },
  "creature-type": {
    name: "Goblin King",
    type_line: "Creature — Elf",
    oracle_text: "Other Elves get +1/+1 and have mountainwalk.",
  },
} as const;

/** Words that look like the one replaced, and stay. */
const kept = {
  "colour-word": [["Blue", "token-name"]],
  "basic-land-type": [["Island", "self-name"]],
  "creature-type": [["Goblin", "self-name"]],
} as const;

describe.each(examples)("$request.card under $request.with", ({ slug, request, program }) => {
  it("says exactly this", async () => {
    const { object } = await Effect.runPromise(program);
    expect({ name: object.name, type_line: object.type_line, oracle_text: object.oracle_text }).toEqual(said[slug]);
  });

  it("keeps what only looks like the word", async () => {
    const { verdicts } = await Effect.runPromise(program);
    const alike = verdicts.filter(
      ({ word, verdict }) => word.toLowerCase() === request.from.toLowerCase() && verdict === "kept",
    );
    expect(alike.map(({ text, reason }) => [text, reason])).toEqual(kept[slug]);
  });
});
