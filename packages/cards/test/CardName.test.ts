import { describe, expect, it } from "@effect/vitest";
import * as CardName from "@palimpsest/cards/CardName";
import { anyCharacter } from "@palimpsest/test-fuzz/strings";
import * as fc from "fast-check";

const anyString = fc.string({ unit: anyCharacter });

describe("CardName", () => {
  it.each([
    ["Goblin King", "goblin king"],
    ["  GOBLIN\t king\n", "goblin king"],
    ["Lim-Dûl’s Vault", "lim duls vault"],
    ["Lim-Dul's Vault", "lim duls vault"],
    ["Wear // Tear", "wear tear"],
    ["Wear//Tear", "wear tear"],
    ["Æther Vial", "aether vial"],
    ["Jötun Grunt", "jotun grunt"],
    ["A-Blood Artist", "blood artist"],
    ["A-Alrund, God of the Cosmos // A-Hakka, Whispering Raven", "alrund god of the cosmos hakka whispering raven"],
    ["_____ _____ Rocketship", "_ _ rocketship"],
    ["ﬁre ＆ ﬂame", "fire flame"],
    ["İstanbul", "istanbul"],
    ["+2 Mace", "2 mace"],
    ["", ""],
    ["!?—", ""],
  ])("normalizes %j to %j", (name, normalized) => {
    expect(CardName.normalize(name)).toBe(normalized);
  });

  it("reads ASCII beside other letters as it does alone", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii" }), (name) => {
        expect(CardName.normalize(`${name} é`)).toBe(CardName.normalize(`${name} e`));
      }),
      { numRuns: 1000 },
    );
  });

  it("takes a hyphen, a space and nothing for the same", () => {
    for (const name of ["spider man", "Spider-Man", "SPIDERMAN"]) expect(CardName.key(name)).toBe("spiderman");
  });

  it("changes nothing the second time, whatever the string", () => {
    fc.assert(
      fc.property(anyString, (name) => {
        const once = CardName.normalize(name);
        expect(CardName.normalize(once)).toBe(once);
      }),
    );
  });

  it("is blind to letter case, outer spaces and accents added to letters", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."abcdefgxyzABCXYZ'- ,") });
    fc.assert(
      fc.property(letters, (name) => {
        const accented = [...name].map((character) => `${character}\u0301`).join("");
        expect(CardName.key(`  ${name.toUpperCase()} `)).toBe(CardName.key(name));
        fc.pre(!CardName.isRebalanced(name));
        expect(CardName.normalize(accented)).toBe(CardName.normalize(name));
      }),
    );
  });

  it.each([
    ["marks in falling order", "\u0301\u0316".repeat(50_000)],
    ["slashes", "/".repeat(100_000)],
    ["underscores and spaces", "_ ".repeat(50_000)],
    ["spaces before a word", `${" ".repeat(100_000)}b`],
    ["lone surrogates", "\ud800".repeat(100_000)],
  ])("is quick on 100,000 characters: %s", (_, hostile) => {
    const start = performance.now();
    CardName.normalize(hostile);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
