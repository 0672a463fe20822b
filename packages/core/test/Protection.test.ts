import { assert, describe, it } from "@effect/vitest";
import * as Protection from "../src/Protection.ts";
import { current } from "./current.ts";

const having = (...abilities: ReadonlyArray<string>) => current({ abilities });
const black = current({ id: "b", colors: ["black"] });
const colorless = current({ id: "b", types: ["Artifact"] });
const goblin = current({ id: "b", colors: ["red"], subtypes: ["Goblin"] });

describe("protection", () => {
  it.each([
    ["Protection from black", black, true],
    ["Protection from black", goblin, false],
    ["protection from white and from black", black, true],
    ["Protection from white, from blue, and from black", black, true],
    ["Protection from everything", colorless, true],
    ["Protection from each color", black, true],
    ["Protection from all colors", black, true],
    ["Protection from each color", colorless, false],
    ["Protection from artifacts", colorless, true],
    ["Protection from artifacts", black, false],
    ["Protection from creatures", black, true],
    ["Protection from Goblins", goblin, true],
    ["Protection from Goblins", black, false],
    ["Protection from Goblins", current({ id: "b", everyCreatureType: true }), true],
    ["Hexproof from black", black, false],
    ["Flying", black, false],
  ])("asks what the source is by now (702.16a): %s", (ability, from, expected) => {
    assert.strictEqual(Protection.isProtected(having(ability), from), expected);
  });
});

describe("what keeps a spell or ability from targeting a permanent", () => {
  it.each([
    ["Shroud", "you", { because: "it has shroud", rule: "702.18a" }],
    ["Shroud", "opponent", { because: "it has shroud", rule: "702.18a" }],
    ["Hexproof", "opponent", { because: "it has hexproof", rule: "702.11b" }],
    ["Hexproof", "you", undefined],
    ["Protection from black", "you", { because: "it has protection from that", rule: "702.16b" }],
    ["Protection from red", "you", undefined],
    ["Hexproof from black", "opponent", { because: "it has hexproof from that", rule: "702.11d" }],
    ["Hexproof from black", "you", undefined],
    ["Hexproof from red", "opponent", undefined],
    ["Flying", "opponent", undefined],
  ])("(702.11b, 702.11d, 702.16b, 702.18a): %s, controlled by %s", (ability, controller, expected) => {
    assert.deepStrictEqual(Protection.obstacle(having("Flying", ability), black, controller), expected);
  });

  it("is nothing off the battlefield", () => {
    assert.isUndefined(Protection.obstacle({ ...having("Shroud"), zone: "graveyard" }, black, "you"));
  });

  it("asks about the source only where there is one", () => {
    assert.isUndefined(Protection.obstacle(having("Protection from black"), undefined, "opponent"));
    assert.deepInclude(Protection.obstacle(having("hexproof"), undefined, "opponent"), { rule: "702.11b" });
  });
});

describe("indestructible (702.12b)", () => {
  it.each([
    [["Indestructible"], true],
    [["Flying", "indestructible"], true],
    [["Flying"], false],
    [[], false],
  ])("%j: %s", (abilities, expected) => {
    assert.strictEqual(Protection.isIndestructible(having(...abilities)), expected);
  });
});
