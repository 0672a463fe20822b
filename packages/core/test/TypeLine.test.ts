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
    [" ", [], []],
    ["Creature —", ["Creature"], []],
    ["Legendary  Snow Creature — Elf  Druid", ["Legendary", "Snow", "Creature"], ["Elf", "Druid"]],
    ["Creature – Goblin", ["Creature"], ["Goblin"]],
    ["Creature — Goblin — Elf", ["Creature"], ["Goblin", "—", "Elf"]],
    ["Creature — Time Lord Doctor", ["Creature"], ["Time Lord", "Doctor"]],
    ["Creature — Lord Time", ["Creature"], ["Lord", "Time"]],
    ["Summon Goblin", ["Summon"], ["Goblin"]],
    ["summon Time Lord", ["summon"], ["Time Lord"]],
    ["Plane — The Dalek Asylum", ["Plane"], ["The Dalek Asylum"]],
  ])("%j", (written, types, subtypes) => {
    const line = TypeLine.read(written);
    assert.deepStrictEqual([line.types, line.subtypes], [types, subtypes]);
  });
});

describe("the words of a type line that a text change can name (612.1)", () => {
  const words = (written: string) =>
    TypeLine.read(written).uses.map(({ start, end, word, number, reason }) =>
      [written.slice(start, end), word.singular, reason ?? number].join(" "),
    );

  it.each([
    ["Creature — Goblin Warrior", ["Goblin Goblin singular", "Warrior Warrior singular"]],
    ["Creature —Goblin", ["Goblin Goblin singular"]],
    ["Creature — Time Lord", ["Time Lord Time Lord singular"]],
    ["Creature — C’tan", ["C’tan C'tan singular"]],
    ["Creature — Elves", ["Elves Elf singular"]],
    ["Basic Land — Plains", ["Plains Plains singular"]],
    ["Kindred Instant — Faerie", ["Faerie Faerie singular"]],
    ["Tribal Instant — Faerie", ["Faerie Faerie singular"]],
    ["Summon Goblin", ["Goblin Goblin singular"]],
    // Before the dash there is none, and no colour is a type.
    ["Goblin Creature — Elf", ["Elf Elf singular"]],
    ["Creature — Red Elf", ["Elf Elf singular"]],
    // Subtypes of other card types, though the words look alike (205.3n).
    ["Plane — The Dalek Asylum", ["Dalek Dalek other-type"]],
    ["Legendary Planeswalker — Elf", ["Elf Elf other-type"]],
    ["Planeswalker Creature — Elf", ["Elf Elf singular"]],
    ["Battle Land — Forest", ["Forest Forest singular"]],
    // A part of another word.
    ["Land — Urza's Power-Plant", ["Plant Plant other-type"]],
    ["Artifact Creature — Assembly-Worker", ["Assembly-Worker Assembly-Worker singular"]],
    ["Creature — Elf, Goblin", ["Elf Elf singular", "Goblin Goblin singular"]],
    ["Creature — Elf-Goblin", ["Elf Elf other-type", "Goblin Goblin other-type"]],
  ])("%s", (written, expected) => {
    assert.deepStrictEqual(words(written), expected);
  });
});
