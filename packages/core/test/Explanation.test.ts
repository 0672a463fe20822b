import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Explanation from "../src/Explanation.ts";
import * as Outcome from "../src/Outcome.ts";

const piker = { name: "Goblin Piker", type_line: "Creature — Goblin Warrior", oracle_text: "" };
const sentences = (
  name: string,
  oracle_text: string,
  change: Parameters<typeof Outcome.evaluate>[0]["changes"][number],
) =>
  Effect.runSync(
    Outcome.evaluate({
      object: { name, type_line: "Creature — Elf", oracle_text },
      objects: { piker },
      changes: [change],
    }),
  ).verdicts.map(Explanation.sentence);

describe("the sentence for a verdict", () => {
  it("tells a word that changed and one that stayed", () => {
    const change = { kind: "replace-word", class: "creature-type", from: "Elf", to: "Ape" } as const;
    assert.deepStrictEqual(sentences("Elf", "", change), [
      '"Elf" is part of this object\'s own name, and a name never changes',
      '"Elf" is used as a creature type and becomes "Ape"',
    ]);
  });

  it("tells a word that is there no more, with what it stood in", () => {
    const exchange = { kind: "exchange-text-boxes", with: "piker" } as const;
    assert.include(
      sentences("Z", "Other Elves get +1/+1.", exchange),
      '"Elves" is gone with the text that it stood in',
    );
    const named = sentences("Elf Queen", "", { kind: "set-name", name: "Bob" });
    assert.include(named, '"Elf" is gone with the name that it stood in');
  });
});
