import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Changer from "../../src/Changer.ts";
import type { GameObject } from "../../src/Contract.ts";
import { played } from "../played.ts";

const piker = { name: "Goblin Piker", type_line: "Creature — Goblin Warrior", oracle_text: "" };
const forest = { name: "Forest", type_line: "Basic Land — Forest", oracle_text: "" };
const kit = { name: "Spy Kit", type_line: "Artifact — Equipment", oracle_text: "" };
const aura = (name: string) => ({ name, type_line: "Enchantment — Aura", oracle_text: "", zone: "stack" as const });
const everyName = { every: "nonlegendary-creature-cards" as const, besides: ["Goblin Piker"] };

describe("names of what an Aura or Equipment is attached to", () => {
  it.effect("Spy Kit gives every name while it is attached (612.7)", () =>
    played(
      { kit, piker, forest },
      [
        { do: "activate", object: "kit", target: "piker" },
        { do: "leave", object: "kit" },
      ],
      [
        { after: 1, object: "piker", names: everyName },
        { after: 2, object: "piker", names: ["Goblin Piker"] },
      ],
    ),
  );

  it.effect("an Aura becomes attached as it resolves, and names the creature (612.8)", () =>
    played(
      { aura: aura("Witness Protection"), piker },
      [
        { do: "resolve", object: "aura", target: "piker" },
        { do: "leave", object: "aura" },
      ],
      [
        { after: 1, object: "piker", names: ["Legitimate Businessperson"] },
        { after: 2, object: "piker", names: ["Goblin Piker"] },
      ],
    ),
  );

  it.effect("each on what it may be attached to (702.5a, 702.6a)", () =>
    played(
      { kit, aura: aura("Witness Protection"), work: aura("Honest Work"), piker, forest },
      [
        { do: "resolve", object: "aura", target: "forest" },
        { do: "resolve", object: "work", target: "piker" },
        { do: "enter", object: "piker", controller: "opponent" },
        { do: "activate", object: "kit", target: "piker" },
        { do: "resolve", object: "work", target: "piker" },
      ],
      [
        { after: 1, object: "aura", zone: "stack", error: "IllegalTarget" },
        { after: 2, object: "piker", names: ["Goblin Piker"], error: "IllegalTarget" },
        { after: 4, object: "piker", names: ["Goblin Piker"], error: "IllegalTarget" },
        { after: 5, object: "piker", names: ["Humble Merchant"] },
      ],
    ),
  );

  it.effect("on one card, without the Aura or Equipment beside it", () =>
    Effect.gen(function* () {
      const names = (name: string) => Effect.map(Changer.apply(piker, [{ with: name }]), (outcome) => outcome.names);
      assert.deepStrictEqual(yield* names("Spy Kit"), everyName);
      assert.deepStrictEqual(yield* names("Witness Protection"), ["Legitimate Businessperson"]);
      assert.deepStrictEqual(yield* names("Honest Work"), ["Humble Merchant"]);
      assert.strictEqual((yield* Effect.flip(Changer.apply(forest, [{ with: "Spy Kit" }])))._tag, "IllegalTarget");
    }),
  );
});

describe("Volrath's Shapeshifter (612.6)", () => {
  const shapeshifter = {
    name: "Volrath's Shapeshifter",
    type_line: "Creature — Shapeshifter",
    oracle_text: "As printed.",
  };
  const angel = {
    name: "Serra Angel",
    type_line: "Creature — Angel",
    oracle_text: "Flying",
    power: "4",
    toughness: "4",
  };
  const casting = (cards: ReadonlyArray<GameObject>) => [{ with: "Volrath's Shapeshifter", cards }];

  it.effect("has the full text of the card on top, if it is a creature card", () =>
    Effect.gen(function* () {
      const { object, names } = yield* Changer.apply(shapeshifter, casting([angel]));
      assert.deepStrictEqual(names, ["Serra Angel"]);
      assert.strictEqual(object.oracle_text, "Flying\n{2}: Discard a card.");
      assert.strictEqual((yield* Changer.apply(shapeshifter, casting([forest]))).object.oracle_text, "As printed.");
    }),
  );

  it.effect("itself, with a card", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(Changer.apply(shapeshifter, casting([]))))._tag, "MissingChoice");
      assert.strictEqual((yield* Effect.flip(Changer.apply(piker, casting([angel]))))._tag, "IllegalTarget");
    }),
  );
});
