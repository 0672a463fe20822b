import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Changer from "../../src/Changer.ts";
import type { GameObject } from "../../src/Contract.ts";
import { played } from "../played.ts";

const words = {
  name: "Exchange of Words",
  type_line: "Enchantment",
  oracle_text:
    "When this enchantment enters, choose two target creatures. For as long as this enchantment remains on the battlefield, exchange the text boxes of those creatures.",
};
const ape = { name: "Kird Ape", type_line: "Creature — Ape", oracle_text: "Kird Ape gets +1/+2." };
const angel = { name: "Serra Angel", type_line: "Creature — Angel", oracle_text: "Flying, vigilance" };
const land = { name: "Forest", type_line: "Basic Land — Forest", oracle_text: "" };
const deadpool = {
  name: "Deadpool, Trading Card",
  type_line: "Legendary Creature — Mutant Mercenary Hero",
  oracle_text:
    "As Deadpool enters, you may exchange his text box and another creature's.\nAt the beginning of your upkeep, you lose 3 life.",
  zone: "hand" as const,
};

const trigger = (targets: ReadonlyArray<string>) => ({ do: "resolve-trigger", object: "words", targets }) as const;

describe("Exchange of Words", () => {
  it.effect("exchanges as long as it stays, whatever became of its abilities (611.2b)", () =>
    played(
      { words, ape, angel },
      [
        trigger(["ape", "angel"]),
        { do: "effect", on: ["words"], does: [{ layer: "ability", lose: "all" }] },
        { do: "leave", object: "words" },
      ],
      [
        { after: 1, object: "ape", oracle_text: "Flying, vigilance", name: "Kird Ape" },
        { after: 1, object: "angel", oracle_text: "Serra Angel gets +1/+2." },
        { after: 2, object: "ape", oracle_text: "Flying, vigilance" },
        { after: 3, object: "ape", oracle_text: "Kird Ape gets +1/+2." },
      ],
    ),
  );

  it.effect("does nothing once it has left (611.2b)", () =>
    played(
      { words: { ...words, zone: "graveyard" }, ape, angel },
      [trigger(["ape", "angel"])],
      [{ object: "ape", oracle_text: "Kird Ape gets +1/+2." }],
    ),
  );

  it.effect.each([
    ["one creature with itself", ["ape", "ape"]],
    ["one creature alone", ["ape"]],
    ["three creatures", ["ape", "angel", "other"]],
    ["a land", ["ape", "land"]],
    ["a creature card in a graveyard", ["ape", "dead"]],
    ["a creature that is phased out", ["ape", "out"]],
  ] as const)("refuses %s (701.12a)", ([, targets]) =>
    played(
      { words, ape, angel, other: angel, land, dead: { ...angel, zone: "graveyard" }, out: angel },
      [{ do: "phase", object: "out", out: true }, trigger(targets)],
      [{ after: 2, object: "ape", oracle_text: "Kird Ape gets +1/+2.", error: "IllegalTarget" }],
    ),
  );

  it.effect("takes a land that is a creature by now", () =>
    played(
      { words, ape, land },
      [
        { do: "effect", on: ["land"], does: [{ layer: "type", add: { types: ["Creature"] } }] },
        trigger(["ape", "land"]),
      ],
      [{ object: "land", oracle_text: "Forest gets +1/+2." }],
    ),
  );

  it.effect("on one card, with the other beside it", () =>
    Effect.gen(function* () {
      const { object } = yield* Changer.apply(ape, [{ with: "Exchange of Words", cards: [angel] }]);
      assert.strictEqual(object.oracle_text, "Flying, vigilance");
      for (const [cards, tag] of [
        [[], "MissingChoice"],
        [[angel, angel], "IllegalChoice"],
        [[land], "IllegalTarget"],
        [[{ ...angel, zone: "hand" }], "IllegalTarget"],
        [[{ type_line: "Creature" }], "InvalidObject"],
      ] as const) {
        const error = yield* Effect.flip(Changer.apply(ape, [{ with: "Exchange of Words", cards }]));
        assert.strictEqual(error._tag, tag);
      }
    }),
  );
});

describe("Deadpool, Trading Card", () => {
  const enters = (choose: object = { object: "angel" }, more: object = {}) =>
    ({ do: "enter", object: "deadpool", choose, ...more }) as const;

  it.effect("exchanges as he enters, for good (614.1c)", () =>
    played(
      { deadpool, angel },
      [
        { do: "cast", object: "deadpool" },
        { do: "resolve", object: "deadpool", choose: { object: "angel" } },
        { do: "leave", object: "deadpool" },
      ],
      [
        { after: 2, object: "deadpool", oracle_text: "Flying, vigilance" },
        { after: 3, object: "angel", oracle_text: deadpool.oracle_text.replace("Deadpool", "Serra Angel") },
      ],
    ),
  );

  it.effect("may exchange with nobody, and does so face down or without abilities", () =>
    Effect.gen(function* () {
      const stays = [{ object: "angel", oracle_text: "Flying, vigilance" }];
      yield* played({ deadpool, angel }, [enters({})], stays);
      yield* played({ deadpool, angel }, [enters({ object: "angel" }, { face_down: true })], stays);
      const humility = { name: "Humility", type_line: "Enchantment", oracle_text: "All creatures lose all abilities." };
      yield* played(
        { deadpool, angel, humility },
        [
          {
            do: "ability",
            of: "humility",
            affects: { types: ["Creature"] },
            does: [{ layer: "ability", lose: "all" }],
          },
          enters(),
        ],
        stays,
      );
    }),
  );

  it.effect.each([
    ["himself", "deadpool"],
    ["what is no creature", "land"],
    ["a card in a graveyard", "dead"],
    ["what is not there", "nobody"],
  ] as const)("refuses %s", ([, object]) =>
    played(
      { deadpool, angel, land, dead: { ...angel, zone: "graveyard" } },
      [enters({ object })],
      [{ object: "deadpool", zone: "hand", error: "IllegalChoice" }],
    ),
  );

  it.effect("on one card: his own, or another's with him beside it", () =>
    Effect.gen(function* () {
      const him = { ...deadpool, zone: "battlefield" as const };
      const casting = (cards: ReadonlyArray<GameObject>) => [{ with: "Deadpool, Trading Card", cards }];
      assert.strictEqual((yield* Changer.apply(him, casting([angel]))).object.oracle_text, "Flying, vigilance");
      assert.include((yield* Changer.apply(angel, casting([him]))).object.oracle_text, "As Serra Angel enters");
      const error = yield* Effect.flip(Changer.apply(angel, casting([ape])));
      assert.strictEqual(error._tag, "IllegalTarget");
      assert.include(error.message, "about Deadpool, Trading Card itself");
    }),
  );
});
