import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { GameObject } from "../src/Contract.ts";
import { UnknownCard } from "../src/Errors.ts";
import type { Instruction } from "../src/Instruction.ts";
import * as Names from "../src/Names.ts";
import * as Scenario from "../src/Scenario.ts";

const delver: GameObject = {
  name: "Delver of Secrets // Insectile Aberration",
  type_line: "Creature — Human Wizard // Creature — Human Insect",
  card_faces: [
    { name: "Delver of Secrets", type_line: "Creature — Human Wizard", oracle_text: "" },
    { name: "Insectile Aberration", type_line: "Creature — Human Insect", oracle_text: "Flying" },
  ],
};

const find = (name: string) =>
  name === "Insectile Aberration"
    ? Effect.succeed(delver)
    : Effect.fail(new UnknownCard({ message: `No card named "${name}" is here.`, input: name, suggestions: [] }));

const run = (
  objects: Record<string, GameObject>,
  steps: ReadonlyArray<Scenario.Step>,
  expect: ReadonlyArray<Scenario.Expectation>,
) => {
  const findings = Effect.runSync(Scenario.run({ title: "t", rules: ["608.2"], objects, steps, expect }, find));
  assert.deepStrictEqual(
    findings.map(({ actual }) => actual),
    expect.map((expectation) => ({ after: steps.length, ...expectation })),
  );
};

const creature = (name: string, oracle_text = "", mana_cost = "{W}", toughness = "2"): GameObject => ({
  name,
  mana_cost,
  type_line: "Creature — Human",
  oracle_text,
  power: "2",
  toughness,
});
const spell = (name: string, mana_cost: string, oracle_text: string): GameObject => ({
  name,
  mana_cost,
  type_line: "Instant",
  oracle_text,
  zone: "hand",
});
const ray = spell("Some Ray", "{R}", "Some Ray deals 2 damage to target creature.");
const cast = (target: string): Scenario.Step => ({
  do: "cast",
  object: "ray",
  target,
  wants: { types: ["Creature"] },
  does: [{ kind: "damage", amount: 2 }],
});

describe("what lets itself be targeted", () => {
  it("no permanent with protection from the spell's colour, type or any quality (702.16b)", () => {
    for (const ability of ["Protection from red", "Protection from black and from red", "Protection from everything"]) {
      run({ ray, knight: creature("Knight", ability) }, [cast("knight")], [{ object: "ray", error: "IllegalTarget" }]);
    }
    for (const ability of ["Protection from black", "Protection from Goblins", "Protection from artifacts"]) {
      run({ ray, knight: creature("Knight", ability) }, [cast("knight")], [{ object: "ray", zone: "stack" }]);
    }
  });

  it("not one with hexproof for opponents, nor with shroud for anybody (702.11b, 702.18a)", () => {
    const theirs: Scenario.Step = { do: "enter", object: "bogle", controller: "opponent" };
    run({ ray, bogle: creature("Bogle", "Hexproof") }, [cast("bogle")], [{ object: "ray", zone: "stack" }]);
    run(
      { ray, bogle: creature("Bogle", "Hexproof") },
      [theirs, cast("bogle")],
      [{ object: "ray", error: "IllegalTarget" }],
    );
    run({ ray, bogle: creature("Bogle", "Shroud") }, [cast("bogle")], [{ object: "ray", error: "IllegalTarget" }]);
    run(
      { ray, bogle: creature("Bogle", "Hexproof from red") },
      [theirs, cast("bogle")],
      [{ object: "ray", error: "IllegalTarget" }],
    );
  });

  it("'another' in an ability means another than its source", () => {
    const steps: ReadonlyArray<Scenario.Step> = [
      { do: "activate-ability", object: "bears", as: "a", target: "bears", wants: { which: "other" }, does: [] },
    ];
    run({ bears: creature("Bears", "{T}: Tap another target permanent.") }, steps, [
      { object: "bears", error: "IllegalTarget" },
    ]);
  });
});

describe("damage", () => {
  it("is marked until the turn ends, destroys, and is prevented by protection (120.6, 514.2, 702.16e)", () => {
    const sweep: Scenario.Step = {
      do: "cast",
      object: "ray",
      does: [{ kind: "damage", amount: 2, on: { types: ["Creature"] } }],
    };
    const objects = {
      ray,
      bears: creature("Bears"),
      wall: creature("Wall", "", "{W}", "4"),
      knight: creature("Knight", "Protection from red"),
      god: creature("God", "Indestructible"),
    };
    run(
      objects,
      [sweep, { do: "resolve", object: "ray" }, { do: "state-based" }, { do: "end-turn" }],
      [
        { after: 2, object: "bears", damage: 2, zone: "battlefield" },
        { after: 2, object: "knight", damage: 0 },
        { after: 3, object: "bears", zone: "graveyard", damage: 0 },
        { after: 3, object: "god", zone: "battlefield", damage: 2 },
        { after: 3, object: "wall", zone: "battlefield", damage: 2 },
        { after: 4, object: "wall", damage: 0 },
      ],
    );
  });
});

describe("what fits a description", () => {
  it("moves, with the name of the target if the instruction says so (201.2a)", () => {
    const quash = spell("Quash", "{2}{U}{U}", "Counter target instant or sorcery spell.");
    const steps: ReadonlyArray<Scenario.Step> = [
      { do: "cast", object: "ray" },
      {
        do: "cast",
        object: "quash",
        target: "ray",
        wants: { zone: "stack" },
        does: [
          { kind: "move", to: "graveyard" },
          { kind: "move", to: "exile", on: { zone: "hand" }, same_name: true },
        ],
      },
      { do: "resolve", object: "quash" },
    ];
    run({ ray, again: ray, quash, other: spell("Other", "{R}", "") }, steps, [
      { object: "ray", zone: "graveyard" },
      { object: "again", zone: "exile" },
      { object: "other", zone: "hand" },
    ]);
  });
});

describe("what enters without its abilities", () => {
  it("has none to change how it enters (614.12)", () => {
    const golem = {
      ...creature("Golem", "This creature enters with three +1/+1 counters on it."),
      zone: "graveyard",
    } as const;
    const counters: Scenario.Step = {
      do: "ability",
      of: "golem",
      enters: true,
      does: [{ layer: "power-toughness", modify: { power: 3, toughness: 3 } }],
    };
    const back = { kind: "move", to: "battlefield" } as const;
    const none = { kind: "effect", does: [{ layer: "ability", lose: "all" }] } as const;
    const wants = { zone: "graveyard" } as const;
    const xu = creature("Xu", "{T}: Return target creature card. It has no abilities.");
    const returned = (does: ReadonlyArray<Instruction>): ReadonlyArray<Scenario.Step> => [
      counters,
      { do: "activate-ability", object: "xu", as: "a", target: "golem", wants, does },
      { do: "resolve", object: "a" },
    ];
    run({ xu, golem }, returned([back, none]), [{ object: "golem", zone: "battlefield", power: "2", abilities: [] }]);
    run({ xu, golem }, returned([back]), [{ object: "golem", zone: "battlefield", power: "5" }]);
  });
});

describe("what is not allowed", () => {
  it("abilities that a static ability forbids, for what it affects as it reads by then (602.5)", () => {
    const needle = { name: "Needle", type_line: "Artifact", oracle_text: "Goblins can't activate abilities." };
    const piker = { ...creature("Piker", "{T}: Draw a card."), type_line: "Creature — Goblin" };
    const forbid: Scenario.Step = {
      do: "ability",
      of: "needle",
      affects: { subtypes: ["Goblin"] },
      does: [],
      forbids: "activated-abilities",
    };
    const evolve: Scenario.Step = {
      do: "change",
      on: "needle",
      change: { kind: "replace-word", class: "creature-type", from: "Goblin", to: "Elf" },
    };
    const activate: Scenario.Step = { do: "activate-ability", object: "piker", as: "a" };
    run({ needle, piker }, [forbid, activate], [{ object: "piker", error: "IllegalStep" }]);
    run({ needle, piker }, [forbid, evolve, activate], [{ object: "a", zone: "stack" }]);
  });

  it("two alternative costs: overload and 'without paying its mana cost' (118.9a)", () => {
    const rift = spell("Rift", "{U}", "Return target permanent.\nOverload {6}{U}");
    const both: Scenario.Step = { do: "cast", object: "rift", with: { overload: true, without_paying: true } };
    run({ rift }, [both], [{ object: "rift", zone: "hand", error: "IllegalChoice" }]);
    run({ rift }, [{ ...both, with: { without_paying: true } }], [{ object: "rift", zone: "stack" }]);
  });
});

describe("every name of nonlegendary creature cards (612.7)", () => {
  it("is those of faces, too, and of no legend, token or card that there is not", () => {
    const bears = creature("Bears");
    const king = { ...creature("King"), type_line: "Legendary Creature — Human" };
    const token = { ...creature("Elf Token"), token: true };
    const change: Scenario.Step = {
      do: "change",
      on: "bears",
      change: { kind: "every-name", of: "nonlegendary-creature-cards" },
    };
    run(
      { bears, king, token, other: creature("Other") },
      [change],
      [
        {
          after: 0,
          object: "bears",
          has_name: { Bears: true, Other: false },
        },
        {
          object: "bears",
          has_name: {
            Bears: true,
            Other: true,
            "Insectile Aberration": true,
            King: false,
            "Elf Token": false,
            Nobody: false,
          },
        },
      ],
    );
    assert.strictEqual(Names.isOfNonlegendaryCreature(delver.name ?? "", delver), false);
  });
});

describe("the question that a step asks", () => {
  it("lists the words in use on the target first, and takes any other (608.2d)", () => {
    const savage = {
      ...creature("Savage", "Whenever a Beast enters, you may draw a card."),
      type_line: "Creature — Elf",
    };
    const evolution = spell("Artificial Evolution", "{U}", "");
    const resolve = {
      do: "resolve",
      object: "evolution",
      target: "savage",
      choose: { from: "Bird", to: "Cat" },
    } as const;
    run(
      { savage, evolution },
      [{ do: "cast", object: "evolution" }, resolve],
      [
        { after: 1, object: "savage", offers: [] },
        { after: 2, object: "savage", offers: ["Elf", "Beast"] },
      ],
    );
  });
});
