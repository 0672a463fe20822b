import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { GameObject } from "../src/Contract.ts";
import * as Scenario from "../src/Scenario.ts";
import { noCard } from "./played.ts";

type Steps = ReadonlyArray<Scenario.Step>;

/** Do all of these hold? The fields of those that do not, as they are. */
const wrong = (
  objects: Record<string, GameObject>,
  steps: Steps,
  expect: ReadonlyArray<Scenario.Expectation>,
): ReadonlyArray<Scenario.Expectation> =>
  Effect.runSync(Scenario.run({ title: "t", rules: ["613.1"], objects, steps, expect }, noCard))
    .filter(({ pass }) => !pass)
    .map(({ actual }) => actual);

const holds = (
  objects: Record<string, GameObject>,
  steps: Steps,
  ...expect: ReadonlyArray<Scenario.Expectation>
): void => assert.deepStrictEqual(wrong(objects, steps, expect), []);

const creature = (name: string, type_line: string, oracle_text = "", size = "2/2"): GameObject => ({
  name,
  type_line,
  oracle_text,
  power: size.split("/")[0] ?? "",
  toughness: size.split("/")[1] ?? "",
});
const bears = creature("Grizzly Bears", "Creature — Bear");
const memnite = creature("Memnite", "Artifact Creature — Construct", "", "1/1");
const kit: GameObject = { name: "Spy Kit", type_line: "Artifact — Equipment", oracle_text: "" };
const bolt: GameObject = { name: "Lightning Bolt", type_line: "Instant", oracle_text: "", zone: "hand" };
const evolve = (on: string, from: string, to: string): Scenario.Step => ({
  do: "change",
  on,
  change: { kind: "replace-word", class: "creature-type", from, to },
});

describe("counters and damage", () => {
  it("stay on the object, count in layer 7c, and are no part of what it becomes elsewhere (122.2, 400.7)", () => {
    const steps: Steps = [
      { do: "mark", object: "bears", counters: { "+1/+1": 2, charge: 1 }, damage: 3 },
      { do: "mark", object: "bears", counters: { "+1/+1": -1 } },
      { do: "change", on: "bears", change: { kind: "exchange-text-boxes", with: "memnite" } },
      { do: "move", object: "bears", to: "exile" },
      { do: "enter", object: "bears" },
    ];
    holds(
      { bears, memnite },
      steps,
      { after: 1, object: "bears", power: "4", toughness: "4", counters: { "+1/+1": 2, charge: 1 }, damage: 3 },
      { after: 3, object: "bears", power: "3", counters: { "+1/+1": 1, charge: 1 }, damage: 3 },
      { after: 3, object: "memnite", power: "1", counters: {} },
      { object: "bears", power: "2", counters: {}, damage: 0 },
    );
  });

  it("damage destroys where it is as much as the toughness (704.5g), and is gone as the turn ends (514.2)", () => {
    const hurt: Scenario.Step = { do: "mark", object: "bears", damage: 1 };
    const check: Scenario.Step = { do: "state-based" };
    holds(
      { bears },
      [hurt, check, hurt, check],
      { after: 2, object: "bears", zone: "battlefield" },
      {
        object: "bears",
        zone: "graveyard",
      },
    );
    holds({ bears }, [hurt, { do: "end-turn" }, hurt, check], { object: "bears", zone: "battlefield", damage: 1 });
  });
});

describe("damage that a spell or ability deals", () => {
  const deal = (on: Record<string, unknown> = {}): Scenario.Step => ({
    do: "trigger",
    object: "source",
    as: "ability",
    does: [{ kind: "damage", amount: 2, on }],
  });
  const resolve: Scenario.Step = { do: "resolve", object: "ability" };
  const source = creature("Source", "Creature — Elf", "", "1/9");
  const wall = creature("Wall", "Creature — Wall", "Protection from creatures", "0/9");
  const land: GameObject = { name: "Forest", type_line: "Basic Land — Forest" };

  it("is marked on creatures (120.6), and on none that is protected from the source (702.16e)", () => {
    holds(
      { source, bears, wall, land },
      [deal(), resolve],
      { object: "source", damage: 2 },
      { object: "bears", damage: 2 },
      { object: "wall", damage: 0 },
      { object: "land", damage: 0 },
    );
  });

  it("is marked where the source is no more, which nothing is protected from", () => {
    const token: GameObject = { ...source, token: true };
    const gone: Steps = [
      deal({ subtypes: ["Wall"] }),
      { do: "leave", object: "source" },
      { do: "state-based" },
      resolve,
    ];
    holds({ source: token, wall }, gone, { object: "wall", damage: 2 });
    holds({ source: token, wall }, [deal({ subtypes: ["Wall"] }), resolve], { object: "wall", damage: 0 });
  });
});

describe("what a text says of a word by now", () => {
  const evolution: GameObject = {
    name: "Artificial Evolution",
    type_line: "Instant",
    zone: "hand",
    oracle_text: "Goblins named Wall (a Wall). The new creature type can't be Wall.",
  };

  it("is what its first use of that word says: no other word, no name, no reminder text (612.2)", () => {
    const resolve = (to: string): Steps => [
      { do: "cast", object: "evolution" },
      evolve("evolution", "Wall", "Elf"),
      { do: "resolve", object: "evolution", target: "bears", choose: { from: "Bear", to } },
    ];
    holds({ evolution, bears }, resolve("Elf"), { object: "bears", subtypes: ["Bear"], error: "IllegalChoice" });
    holds({ evolution, bears }, resolve("Wall"), { object: "bears", subtypes: ["Wall"] });
    holds({ evolution, bears }, resolve("Goblin"), { object: "bears", subtypes: ["Goblin"] });
  });
});

describe("names", () => {
  const rats = creature("Relentless Rats", "Creature — Rat", "This creature gets +1/+1 for each other ...");
  const count = { count: { named: ["Relentless Rats"], types: ["Creature"], which: "other" as const } };
  const ratsCount: Scenario.Step = {
    do: "ability",
    of: "rats",
    does: [{ layer: "power-toughness", modify: { power: count, toughness: count } }],
  };

  it("every name of nonlegendary creature cards holds those of such cards in the game (612.7)", () => {
    const krenko = creature("Krenko, Mob Boss", "Legendary Creature — Goblin Warrior");
    const token: GameObject = { token: true, type_line: "Token Creature — Goblin", power: "1", toughness: "1" };
    const steps: Steps = [
      ratsCount,
      { do: "attach", object: "kit", to: "memnite" },
      { do: "cast", object: "bolt", target: "krenko", does: [{ kind: "move", on: {}, same_name: true, to: "exile" }] },
      { do: "resolve", object: "bolt" },
      { do: "cast", object: "second", target: "token", does: [{ kind: "move", on: {}, same_name: true, to: "exile" }] },
      { do: "resolve", object: "second" },
      { do: "cast", object: "third", target: "bears", does: [{ kind: "move", on: {}, same_name: true, to: "exile" }] },
      { do: "resolve", object: "third" },
    ];
    holds(
      { rats, memnite, kit, krenko, token, bears, bolt, second: bolt, third: bolt },
      steps,
      { after: 1, object: "rats", power: "2" },
      { after: 2, object: "rats", power: "3" },
      { after: 4, object: "krenko", zone: "exile" },
      { after: 6, object: "memnite", zone: "battlefield" },
      { object: "memnite", zone: "exile", names: ["Memnite"] },
      { object: "rats", zone: "battlefield", power: "2" },
      { object: "kit", attached_to: null, zone: "battlefield" },
    );
  });
});

describe("described abilities", () => {
  it("count card types among cards", () => {
    const goyf = creature("Tarmogoyf", "Creature — Lhurgoyf", "Tarmogoyf's power is equal to ...", "*/1+*");
    const types = { card_types: { zone: "graveyard" as const } };
    const steps: Steps = [
      {
        do: "ability",
        of: "goyf",
        defines: true,
        does: [{ layer: "power-toughness", set: { power: types, toughness: { ...types, plus: 1 } } }],
      },
      { do: "leave", object: "memnite" },
      { do: "leave", object: "bears" },
    ];
    holds(
      { goyf, memnite, bears },
      steps,
      { after: 1, object: "goyf", power: "0", toughness: "1" },
      { object: "goyf", power: "2", toughness: "3" },
    );
  });

  it("speak of their source as this (113.7), and trigger on entering only right after it (603.6a)", () => {
    const doomed = creature("Doomed", "Creature — Spirit", "When Doomed enters, sacrifice it.");
    const trigger: Scenario.Step = {
      do: "trigger",
      object: "doomed",
      as: "trigger",
      when: "enters",
      does: [{ kind: "move", on: { which: "this" }, to: "graveyard" }],
    };
    holds(
      { doomed: { ...doomed, zone: "hand" }, bears },
      [{ do: "enter", object: "doomed" }, trigger, { do: "resolve", object: "trigger" }],
      { object: "doomed", zone: "graveyard" },
      { object: "bears", zone: "battlefield" },
    );
    holds({ doomed, bears }, [trigger], { object: "doomed", error: "IllegalStep", zone: "battlefield" });
    const late: Steps = [{ do: "enter", object: "doomed" }, { do: "leave", object: "bears" }, trigger];
    holds({ doomed, bears }, late, { object: "doomed", error: "IllegalStep", zone: "battlefield" });
  });

  it("of a copied spell make tokens under ids of their own", () => {
    const token = { types: ["Creature"], subtypes: ["Cat"], power: "1", toughness: "1" };
    const does = [{ kind: "create" as const, as: ["cat"], token }];
    const steps: Steps = [
      { do: "cast", object: "bolt", does },
      { do: "copy", object: "copy", of: "bolt" },
      evolve("bolt", "Cat", "Dog"),
      { do: "resolve", object: "copy" },
      { do: "resolve", object: "bolt" },
    ];
    const maker = { ...bolt, oracle_text: "Create a 1/1 Cat creature token." };
    holds(
      { bolt: maker },
      steps,
      { object: "cat-copy", name: "Cat Token", zone: "battlefield" },
      { object: "cat", name: "Dog Token", zone: "battlefield" },
    );
  });
});

describe("zones and faces", () => {
  const badger: GameObject = {
    name: "Badger // Frolic",
    layout: "adventure",
    type_line: "Creature — Badger // Instant — Adventure",
    card_faces: [
      { name: "Badger", type_line: "Creature — Badger", oracle_text: "Saprolings.", power: "3", toughness: "3" },
      { name: "Frolic", type_line: "Instant — Adventure", oracle_text: "Create a 1/1 Saproling creature token." },
    ],
  };

  it("an Adventure goes into exile as it resolves (715.3d), its creature onto the battlefield", () => {
    const steps: Steps = [
      { do: "resolve", object: "frolic" },
      { do: "cast", object: "frolic" },
      { do: "resolve", object: "frolic" },
      { do: "transform", object: "frolic" },
    ];
    holds(
      { frolic: { ...badger, zone: "stack", face: 1 } },
      steps,
      { after: 1, object: "frolic", zone: "exile", name: "Badger" },
      { after: 2, object: "frolic", zone: "stack", name: "Badger" },
      { after: 3, object: "frolic", zone: "battlefield", name: "Badger" },
      // It has two faces, and is no double-faced card (701.27c).
      { object: "frolic", name: "Badger", type_line: "Creature — Badger" },
      { object: "frolic", face: 1, name: "Frolic", oracle_text: "Create a 1/1 Saproling creature token." },
    );
  });

  it("what is attached to a permanent that leaves is attached to nothing (400.7)", () => {
    const steps: Steps = [
      { do: "attach", object: "kit", to: "bears" },
      { do: "move", object: "bears", to: "hand" },
      { do: "enter", object: "bears" },
    ];
    holds({ bears, kit }, steps, { object: "kit", attached_to: null }, { object: "bears", names: ["Grizzly Bears"] });
  });
});

describe("what an outcome tells besides", () => {
  it("words that are kept, each with its reason", () => {
    const starscream = creature("Starscream", "Creature — Robot", "More Than Meets the Eye {2}{B}\nFlying");
    holds({ starscream }, [evolve("starscream", "Eye", "Elf")], { object: "starscream", kept: ["Eye: keyword-name"] });
  });

  it("a note where full text and a word change apply in another order by the other reading of 613.8a", () => {
    const shapeshifter = creature("Volrath's Shapeshifter", "Creature — Shapeshifter", "As long as ...", "0/1");
    const angel: GameObject = { ...creature("Serra Angel", "Creature — Angel", "Flying"), zone: "graveyard" };
    const steps: Steps = [evolve("shapeshifter", "Angel", "Elf"), { do: "enter", object: "shapeshifter" }];
    const spell: GameObject = { ...shapeshifter, zone: "stack" };
    holds({ shapeshifter: spell, angel }, steps, {
      object: "shapeshifter",
      type_line: "Creature — Angel",
      notes: ["chained-replacements"],
    });
    holds({ shapeshifter: spell, angel }, [...steps, evolve("shapeshifter", "Goblin", "Elf")], {
      object: "shapeshifter",
      notes: ["chained-replacements"],
    });
    holds({ shapeshifter: spell, angel }, [steps[1] as Scenario.Step, evolve("shapeshifter", "Angel", "Elf")], {
      object: "shapeshifter",
      type_line: "Creature — Elf",
      notes: [],
    });
  });
});
