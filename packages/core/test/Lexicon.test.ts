import { assert, describe, it } from "@effect/vitest";
import * as Lexicon from "../src/Lexicon.ts";

describe("Lexicon", () => {
  it("holds the words of the rules", () => {
    assert.strictEqual(Lexicon.words("color-word").length, 5);
    assert.strictEqual(Lexicon.words("basic-land-type").length, 5);
    assert.isAtLeast(Lexicon.words("creature-type").length, 324);
  });

  it.each([
    ["goblins", "Goblin", "Goblins"],
    ["ELVES", "Elf", "Elves"],
    ["time lord", "Time Lord", "Time Lords"],
    ["Assembly-Workers", "Assembly-Worker", "Assembly-Workers"],
    ["c’tan", "C'tan", "C'tans"],
    ["merfolk", "Merfolk", "Merfolk"],
    [" mice ", "Mouse", "Mice"],
    ["octopuses", "Octopus", "Octopuses"],
  ])("reads %s", (input, singular, plural) => {
    assert.deepStrictEqual(Lexicon.parse("creature-type", input), { class: "creature-type", singular, plural });
  });

  it("keeps the classes apart", () => {
    assert.isUndefined(Lexicon.parse("creature-type", "black"));
    assert.isUndefined(Lexicon.parse("color-word", "colorless"));
    assert.isUndefined(Lexicon.parse("basic-land-type", "Desert"));
    assert.strictEqual(Lexicon.parseAny("islands")?.class, "basic-land-type");
  });

  it("has no form that stands for two words", () => {
    const count = Lexicon.wordClasses
      .flatMap((wordClass) => Lexicon.words(wordClass))
      .flatMap(({ singular, plural }) => [...new Set([singular.toLowerCase(), plural.toLowerCase()])]).length;
    assert.strictEqual(Lexicon.allForms().size, count);
  });

  it.each([
    ["creature-type", "Gobln", "Goblin"],
    ["creature-type", "Elfs", "Elf"],
    ["color-word", "gren", "green"],
    ["basic-land-type", "Iland", "Island"],
  ] as const)("suggests for the %s %s", (wordClass, input, expected) => {
    assert.strictEqual(Lexicon.suggest(wordClass, input)[0], expected);
  });

  it.each(["__proto__", "constructor", "toString", "", "\ud800", "x".repeat(100_000)])(
    "knows nothing of %j",
    (input) => {
      assert.isUndefined(Lexicon.parseAny(input));
      assert.isArray(Lexicon.suggest("creature-type", input));
    },
  );
});
