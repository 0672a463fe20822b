import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { GameObject } from "../src/Contract.ts";
import * as Scenario from "../src/Scenario.ts";
import { noCard } from "./played.ts";

const passes = (
  objects: Record<string, GameObject>,
  steps: ReadonlyArray<Scenario.Step>,
  expect: ReadonlyArray<Scenario.Expectation>,
) => {
  const findings = Effect.runSync(Scenario.run({ title: "t", rules: ["612.1"], objects, steps, expect }, noCard));
  assert.deepStrictEqual(
    findings.map(({ actual }) => actual),
    expect.map((each) => ({ ...each, after: each.after ?? steps.length })),
  );
};

const word = (on: string, from: string, to: string): Scenario.Step => ({
  do: "change",
  on,
  change: { kind: "replace-word", class: "creature-type", from, to },
});

describe("a Room", () => {
  const room: GameObject = {
    name: "Goblin Den // Elf Hall",
    layout: "split",
    type_line: "Enchantment — Room // Enchantment — Room",
    card_faces: [
      {
        name: "Goblin Den",
        mana_cost: "{R}",
        type_line: "Enchantment — Room",
        oracle_text: "Goblins you control have haste.",
      },
      {
        name: "Elf Hall",
        mana_cost: "{1}{G}",
        type_line: "Enchantment — Room",
        oracle_text: "Goblins you control have reach.",
      },
    ],
  };
  const open = (face: number): Scenario.Step => ({ do: "unlock", object: "room", face });

  it("says what its unlocked halves say; a change reaches a half that is unlocked later (709.5, Q6)", () => {
    passes(
      { room },
      [open(0), word("room", "Goblin", "Cat"), open(1)],
      [
        {
          after: 1,
          object: "room",
          names: ["Goblin Den"],
          oracle_text: "Goblins you control have haste.",
          mana_cost: "{R}",
        },
        { after: 2, object: "room", oracle_text: "Cats you control have haste.", notes: ["locked-half"] },
        {
          object: "room",
          names: ["Goblin Den", "Elf Hall"],
          type_line: "Enchantment — Room",
          oracle_text: "Cats you control have haste.\nCats you control have reach.",
          colors: ["G", "R"],
          notes: [],
        },
      ],
    );
  });

  it("has no half of another index", () => {
    passes({ room }, [open(2)], [{ object: "room", error: "IllegalChoice" }]);
  });
});

describe("a prototype", () => {
  const colossus: GameObject = {
    name: "Goring Warplow",
    zone: "hand",
    mana_cost: "{6}",
    colors: [],
    type_line: "Artifact Creature — Construct",
    oracle_text:
      "Prototype {1}{B} — 1/1 (You may cast this spell with different mana cost, color, and size.)\nDeathtouch",
    power: "5",
    toughness: "4",
  };

  it("has the cost, colour and size of its second frame, and the same text (718.3b)", () => {
    passes(
      { colossus },
      [
        { do: "cast", object: "colossus", with: { prototype: true } },
        { do: "resolve", object: "colossus" },
        word("colossus", "Construct", "Elf"),
        { do: "leave", object: "colossus" },
      ],
      [
        { after: 3, object: "colossus", mana_cost: "{1}{B}", colors: ["B"], power: "1", subtypes: ["Elf"] },
        { object: "colossus", mana_cost: "{6}", colors: [], power: "5", subtypes: ["Construct"] },
      ],
    );
  });

  it("is only cast of a card that has one (702.160a)", () => {
    const bears = { name: "Grizzly Bears", zone: "hand" as const, type_line: "Creature — Bear", oracle_text: "" };
    passes(
      { bears },
      [{ do: "cast", object: "bears", with: { prototype: true } }],
      [{ object: "bears", zone: "hand", error: "IllegalChoice" }],
    );
  });
});

describe("a merged permanent", () => {
  const gnarr: GameObject = {
    name: "Gemrazer",
    zone: "stack",
    type_line: "Creature — Beast",
    oracle_text: "Reach, trample",
    power: "4",
    toughness: "4",
  };
  const lord: GameObject = {
    name: "Goblin Chieftain",
    type_line: "Creature — Goblin",
    oracle_text: "Haste\nOther Goblin creatures you control get +1/+1 and have haste.",
    power: "2",
    toughness: "2",
  };
  const merge: Scenario.Step = { do: "merge", object: "gnarr", with: "lord", place: "over" };

  it("is its topmost component, with the abilities of all; word changes reach them all (730.2, 702.140e, Q5)", () => {
    passes(
      { gnarr, lord },
      [word("gnarr", "Beast", "Elf"), merge, word("lord", "Goblin", "Cat")],
      [
        {
          object: "lord",
          name: "Gemrazer",
          type_line: "Creature — Elf",
          oracle_text: "Reach, trample",
          power: "4",
          abilities: ["Reach", "trample", "Haste", "Other Cat creatures you control get +1/+1 and have haste."],
          notes: ["merged-text"],
        },
      ],
    );
  });

  it("exchanges the text of the topmost alone (612.5, Q5)", () => {
    const bears = { name: "Grizzly Bears", type_line: "Creature — Bear", oracle_text: "Vigilance" };
    passes(
      { gnarr, lord, bears },
      [merge, { do: "change", on: "lord", change: { kind: "exchange-text-boxes", with: "bears" } }],
      [
        { object: "bears", oracle_text: "Reach, trample" },
        {
          object: "lord",
          oracle_text: "Vigilance",
          abilities: ["Vigilance", "Haste", "Other Goblin creatures you control get +1/+1 and have haste."],
        },
      ],
    );
  });

  it("may lie under, and then only its abilities count", () => {
    passes(
      { gnarr, lord },
      [{ ...merge, place: "under" }],
      [
        {
          object: "lord",
          name: "Goblin Chieftain",
          abilities: ["Haste", "Other Goblin creatures you control get +1/+1 and have haste.", "Reach", "trample"],
        },
      ],
    );
  });
});

describe("a flip card", () => {
  const akki: GameObject = {
    name: "Akki Lavarunner // Tok-Tok, Volcano Born",
    layout: "flip",
    mana_cost: "{3}{R}",
    type_line: "Creature — Goblin Warrior // Legendary Creature — Goblin Shaman",
    card_faces: [
      { name: "Akki Lavarunner", mana_cost: "{3}{R}", type_line: "Creature — Goblin Warrior", oracle_text: "Haste" },
      {
        name: "Tok-Tok, Volcano Born",
        type_line: "Legendary Creature — Goblin Shaman",
        oracle_text: "Protection from red",
      },
    ],
  };

  it("keeps its mana cost and colour when flipped, and the effects on it (710.1c)", () => {
    passes(
      { akki },
      [word("akki", "Goblin", "Elf"), { do: "flip", object: "akki" }],
      [
        { after: 1, object: "akki", type_line: "Creature — Elf Warrior", colors: ["R"] },
        { object: "akki", name: "Tok-Tok, Volcano Born", type_line: "Legendary Creature — Elf Shaman", colors: ["R"] },
      ],
    );
  });
});
