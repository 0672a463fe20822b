import { assert, describe, it } from "@effect/vitest";
import * as TypeLine from "../src/TypeLine.ts";

describe("where the subtypes of a type line begin", () => {
  it.each([
    ["Creature — Goblin", ["Creature"], ["Goblin"]],
    ["Creature - Goblin", ["Creature"], ["Goblin"]],
    ["Creature -Goblin", ["Creature", "-Goblin"], []],
    ["Creature- Goblin", ["Creature-", "Goblin"], []],
    ["Creature Assembly-Worker", ["Creature", "Assembly-Worker"], []],
    ["Artifact Creature — Assembly-Worker", ["Artifact", "Creature"], ["Assembly-Worker"]],
    ["Instant", ["Instant"], []],
    ["", [], []],
  ])("%j", (written, types, subtypes) => {
    const line = TypeLine.read(written);
    assert.deepStrictEqual([line.types, line.subtypes], [types, subtypes]);
  });
});
