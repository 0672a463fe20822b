import { assert, describe, it } from "@effect/vitest";
import { nearest } from "../src/Nearest.ts";

describe("the nearest spellings", () => {
  it.each([
    // One letter more, fewer, or another; neighbours that changed places count once.
    ["goblinn", ["Goblin"], ["Goblin"]],
    ["gobln", ["Goblin"], ["Goblin"]],
    ["goblim", ["Goblin"], ["Goblin"]],
    ["gobiln", ["Goblin"], ["Goblin"]],
    ["GOBLIN", ["goblin"], ["goblin"]],
    // A third of its length, and two of a short word.
    ["abcdefghi", ["abcdefxyz"], ["abcdefxyz"]],
    ["abcdefghi", ["abcdewxyz"], []],
    ["abcdefghi", ["abcdefghixyz"], ["abcdefghixyz"]],
    ["abcdefghi", ["abcdefghiwxyz"], []],
    ["abcd", ["abxy"], ["abxy"]],
    ["abcd", ["axyz"], []],
    ["abc", ["axy"], ["axy"]],
    ["ab", ["ax"], ["ax"]],
    ["ab", ["xy"], []],
    ["a", ["a"], ["a"]],
    ["a", ["b"], []],
    ["", [""], []],
  ])("of %j among %j", (input, candidates, found) => {
    assert.deepStrictEqual(nearest(input, candidates), found);
  });

  it("come nearest first, then by the alphabet, and no more than are wanted", () => {
    const candidates = ["Goblins", "Gobbling", "Goblin", "Gobling", "Goblinz"];
    assert.deepStrictEqual(nearest("goblin", candidates), ["Goblin", "Gobling", "Goblins"]);
    assert.deepStrictEqual(nearest("goblin", candidates, 5), ["Goblin", "Gobling", "Goblins", "Goblinz", "Gobbling"]);
    assert.deepStrictEqual(nearest("goblin", candidates, 1), ["Goblin"]);
  });

  it("look at no more than 64 characters of a hostile input", () => {
    const long = "x".repeat(64);
    assert.deepStrictEqual(nearest(`${long}${"y".repeat(1000)}`, [long]), [long]);
  });
});
