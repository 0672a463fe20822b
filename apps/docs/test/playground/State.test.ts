import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { first, moved, withCard, withEffect, withoutEffect } from "../../src/playground/State.ts";
import { placeAt } from "../../src/ui/sorting.ts";

describe("the order of effects", () => {
  it.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 1, "abc"],
    [0, 9, "bca"],
    [2, -1, "cab"],
    [7, 0, "abc"],
  ])("moves %i to %i", (from, to, expected) => {
    expect(moved([..."abc"], from, to).join("")).toBe(expected);
  });

  it("loses nothing, and can be put back", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 9 }), fc.nat(8), fc.nat(8), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length];
        const after = moved(list, from, to);
        expect(after[to]).toBe(list[from]);
        expect(moved(after, to, from)).toEqual(list);
      }),
    );
  });

  it("follows the pointer: an item goes before the first whose middle is below it", () => {
    const middles = [50, 150, 250];
    expect([10, 100, 200, 400].map((y) => placeAt(y, middles, 0))).toEqual([0, 0, 1, 2]);
    expect([10, 100, 200, 400].map((y) => placeAt(y, middles, 1))).toEqual([0, 1, 1, 2]);
    expect([10, 100, 200, 400].map((y) => placeAt(y, middles, 2))).toEqual([0, 1, 2, 2]);
  });
});

describe("a state", () => {
  it("changes one effect at a time", () => {
    const [a, b] = first.effects;
    const other = { does: "overload" };
    expect(withEffect(first, 1, other).effects).toEqual([a, other]);
    expect(withoutEffect(first, 0).effects).toEqual([b]);
  });

  it("forgets of an old card where it was", () => {
    const options = { grammar: "literal" } as const;
    expect(withCard({ ...first, zone: "hand", face: 1, options }, "Terror")).toEqual({
      card: "Terror",
      effects: first.effects,
      options,
    });
  });
});
