import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Analysis from "../src/Analysis.ts";
import * as CardNames from "../src/CardNames.ts";

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

describe("an analysis of a card from outside", () => {
  const card = {
    name: "X",
    type_line: "Creature — Elf",
    oracle_text: "Search for a card named Elf, Vampire Lord, reveal it.",
  };

  it.effect("knows the names of cards that a layer gives", () =>
    Effect.gen(function* () {
      const names = CardNames.layer(CardNames.make(["Elf, Vampire Lord"]));
      const known = yield* Effect.provide(Analysis.evaluate(card), names);
      assert.deepStrictEqual(known, Analysis.analyze(card, undefined, CardNames.make(["Elf, Vampire Lord"])));
      assert.include(
        known.usages.map(({ decidedBy }) => decidedBy),
        "card-names",
      );
      assert.deepStrictEqual(yield* Analysis.evaluate(card), Analysis.analyze(card));
    }),
  );

  it.effect("has rule numbers of the edition that was asked for", () =>
    Effect.gen(function* () {
      const label = { ...card, oracle_text: "Bad Wolf — Draw a card." };
      const rules = (edition?: "2018-08-10") =>
        Effect.map(Analysis.evaluate(label, edition), ({ usages }) => usages.map(({ rule }) => rule));
      assert.deepStrictEqual(yield* rules("2018-08-10"), ["612.1", "207.2"]);
      assert.deepStrictEqual(yield* rules(), ["612.1", "207.2d"]);
    }),
  );

  it.effect("is refused in another language (108.1)", () =>
    Effect.gen(function* () {
      const { pointer, rule } = yield* Effect.flip(Analysis.evaluate({ ...card, lang: "de" }));
      assert.deepStrictEqual([pointer, rule], ["/lang", "108.1"]);
    }),
  );
});
