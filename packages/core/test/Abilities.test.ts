import { assert, describe, it } from "@effect/vitest";
import * as Abilities from "../src/Abilities.ts";

describe("the abilities of a text", () => {
  it.each([
    ["", []],
    ["Flying", ["Flying"]],
    ["Flying, vigilance", ["Flying", "vigilance"]],
    ["Flying; vigilance", ["Flying", "vigilance"]],
    ["Flying\n\n{T}: Add {G}.", ["Flying", "{T}: Add {G}."]],
    // One paragraph that is no list of keywords is one ability, whatever commas it has.
    ["Flying, then draw.", ["Flying, then draw."]],
    ["Equip: one, two", ["Equip: one, two"]],
    ['"Flying, haste"', ['"Flying, haste"']],
    ["Landfall — one, two", ["Landfall — one, two"]],
    ["• one, two", ["• one, two"]],
  ])("one a paragraph, but for lists of keywords (113.2c): %j", (text, abilities) => {
    assert.deepStrictEqual(Abilities.of(text), abilities);
  });

  it.each([
    ["Flying (It flies.)", ["Flying"]],
    ["(Reminder.)", []],
    ["Flying (It (really) flies.), haste", ["Flying", "haste"]],
    ["Flying), haste", ["Flying)", "haste"]],
    ["Trample (It tramples.\nHaste", ["Trample", "Haste"]],
  ])("reminder text gives none (207.2a): %j", (text, abilities) => {
    assert.deepStrictEqual(Abilities.of(text), abilities);
  });

  it.each([
    ["Protection from black, from red", ["Protection from black, from red"]],
    ["Protection from black, and from red, haste", ["Protection from black, and from red", "haste"]],
    ["from black, haste", ["from black", "haste"]],
    ["Haste, fromage", ["Haste", "fromage"]],
    ["Hexproof from white, reach from afar", ["Hexproof from white", "reach from afar"]],
  ])("a further quality goes with the keyword before it (702.16g): %j", (text, abilities) => {
    assert.deepStrictEqual(Abilities.of(text), abilities);
  });

  it.each([
    [["Forest"], ["{T}: Add {G}."]],
    [
      ["Island", "Desert", "Plains"],
      ["{T}: Add {W}.", "{T}: Add {U}."],
    ],
    [["Goblin"], []],
  ])("basic land types bring those of their mana (305.6): %j", (subtypes, abilities) => {
    assert.deepStrictEqual(Abilities.intrinsic(new Set(subtypes)), abilities);
  });
});
