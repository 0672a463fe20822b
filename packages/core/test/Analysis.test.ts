import { assert, describe, it } from "@effect/vitest";
import * as Analysis from "../src/Analysis.ts";

const keysOf = (name: string, oracle_text: string) =>
  Analysis.analyze({ name, type_line: "Creature — Elf", oracle_text })
    .usages.filter(({ field }) => field === "oracle_text")
    .map((usage) => [usage.text, "reason" in usage, "rebinds" in usage]);

describe("a usage", () => {
  it("has a reason only where it is not in use, and says only of a self-name whether that rebinds", () => {
    assert.deepStrictEqual(keysOf("Goblin King", "Goblin King gets +1/+1 for each Elf named Elf Warrior."), [
      ["Goblin", true, true],
      ["Elf", false, false],
      ["Elf", true, false],
      ["Warrior", true, false],
    ]);
  });
});

const unknownOf = (type_line: string, oracle_text = "") =>
  Analysis.analyze({ name: "X", type_line, oracle_text })
    .notes.filter(({ code }) => code === "unknown-type")
    .map(({ message }) => message.match(/"([^"]+)"/)?.[1]);

describe("type words that no list knows", () => {
  it.each([
    ["Creature — Zorblax Elf", ["Zorblax"]],
    ["Artifact Creature — Zorblax", ["Zorblax"]],
    ["Kindred Sorcery — Zorblax", ["Zorblax"]],
    ["Plane — Zorblax", []],
    ["Stickers", []],
  ])("of %s", (type_line, unknown) => {
    assert.deepStrictEqual(unknownOf(type_line), unknown);
  });
});
