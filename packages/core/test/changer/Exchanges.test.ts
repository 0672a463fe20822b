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

const king = {
  name: "Goblin King",
  type_line: "Creature — Goblin",
  oracle_text: "Other Goblins get +1/+1.",
  power: "1",
  toughness: "1",
};
const piker = { name: "Goblin Piker", type_line: "Creature — Goblin", oracle_text: "", power: "1", toughness: "1" };
const two = {
  name: "Front // Back",
  layout: "transform",
  card_faces: [
    { ...king, name: "Front" },
    { ...angel, name: "Back" },
  ],
};
const lord = (of: string) =>
  ({
    do: "ability",
    of,
    affects: { types: ["Creature"], subtypes: ["Goblin"], which: "other" },
    does: [{ layer: "power-toughness", modify: { power: 1, toughness: 1 } }],
  }) as const;

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
  ] as const)("refuses %s (701.12a)", ([, targets]) =>
    played(
      { words, ape, angel, other: angel },
      [trigger(targets)],
      [{ object: "ape", oracle_text: "Kird Ape gets +1/+2.", error: "IllegalTarget" }],
    ),
  );

  it.effect.each([
    ["what is a land by now", "land"],
    ["a creature that died", "dead"],
    ["a creature that phased out", "out"],
    ["a creature that is protected by now", "safe"],
  ] as const)("exchanges nothing with %s (608.2b, 701.12a)", ([, other]) =>
    played(
      { words, ape, land, dead: { ...angel, zone: "graveyard" }, out: angel, safe: angel },
      [
        { do: "phase", object: "out", out: true },
        { do: "grant", object: "safe", ability: "Protection from enchantments" },
        trigger(["ape", other]),
      ],
      [{ object: "ape", oracle_text: "Kird Ape gets +1/+2.", order: [] }],
    ),
  );

  it.effect("ends as it phases out, which nothing brings back (702.26f)", () =>
    played(
      { words, ape, angel },
      [
        trigger(["ape", "angel"]),
        { do: "phase", object: "ape", out: true },
        { do: "phase", object: "ape", out: false },
        { do: "phase", object: "words", out: true },
        { do: "phase", object: "words", out: false },
      ],
      [
        { after: 3, object: "ape", oracle_text: "Flying, vigilance" },
        { after: 4, object: "ape", oracle_text: "Kird Ape gets +1/+2." },
        { after: 5, object: "angel", oracle_text: "Flying, vigilance" },
      ],
    ),
  );

  it.effect("takes nothing from the card below a face-down creature, which has what it got (708.2a)", () =>
    played(
      { words, king, ape, piker },
      [
        lord("king"),
        { do: "enter", object: "king", face_down: true },
        trigger(["king", "ape"]),
        { do: "turn", object: "king", face: "up" },
      ],
      [
        { after: 3, object: "king", name: "" },
        { after: 3, object: "ape", oracle_text: "", abilities: [] },
        { after: 3, object: "piker", power: "1" },
        { after: 4, object: "king", name: "Goblin King", oracle_text: "Goblin King gets +1/+2." },
        { after: 4, object: "piker", power: "1" },
      ],
    ),
  );

  it.effect("gives a face-down creature the abilities of a text (604.3a)", () =>
    played(
      { words, king, ape, piker },
      [lord("king"), { do: "enter", object: "ape", face_down: true }, trigger(["king", "ape"])],
      [
        { after: 2, object: "king", power: "1" },
        { after: 3, object: "king", oracle_text: "", power: "2" },
        { after: 3, object: "piker", power: "2" },
      ],
    ),
  );

  it.effect("goes on with the text that it took, whatever its giver becomes (701.12h)", () =>
    played(
      { words, two, ape, piker },
      [
        lord("two"),
        trigger(["two", "ape"]),
        { do: "transform", object: "two" },
        { do: "copy", object: "two", of: "piker" },
        { do: "leave", object: "two" },
      ],
      [1, 2, 3, 4, 5].map((after) => ({ after, object: "piker", power: "2" })),
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
