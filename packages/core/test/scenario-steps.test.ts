import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { GameObject } from "../src/Contract.ts";
import * as Scenario from "../src/Scenario.ts";
import { noCard } from "./played.ts";

type Steps = ReadonlyArray<Scenario.Step>;

/** The findings of a scenario with these expectations. */
const findings = (
  objects: Record<string, GameObject>,
  steps: Steps,
  expect: ReadonlyArray<Scenario.Expectation>,
): ReadonlyArray<Scenario.Expectation> =>
  Effect.runSync(
    Scenario.run({ title: "t", rules: ["613.1"], objects, steps, expect } as Scenario.Scenario, noCard),
  ).map(({ actual }) => actual);

const zoneOf = (objects: Record<string, GameObject>, steps: Steps, object: string) =>
  findings(objects, steps, [{ object, zone: "exile" }])[0]?.zone;

const word = (
  on: string,
  kind: "color-word" | "basic-land-type" | "creature-type",
  from: string,
  to: string,
): Scenario.Step => ({ do: "change", on, change: { kind: "replace-word", class: kind, from, to } });

const creature = (name: string, type_line: string, oracle_text = "", more: Partial<GameObject> = {}): GameObject => ({
  name,
  type_line: `Creature — ${type_line}`,
  oracle_text,
  power: "2",
  toughness: "2",
  ...more,
});
const island: GameObject = { name: "Island", type_line: "Basic Land — Island", oracle_text: "" };
const hack: GameObject = { name: "Magical Hack", type_line: "Instant", oracle_text: "", zone: "hand" };

describe("casting a spell that needs a target (601.2c)", () => {
  const cast: Scenario.Step = { do: "cast", object: "hack" };
  const end = (objects: Record<string, GameObject>) => findings(objects, [cast], [{ object: "hack", zone: "hand" }]);

  it("needs something that it may target, and is not its own target", () => {
    assert.deepStrictEqual(end({ hack }), [{ after: 1, object: "hack", zone: "hand", error: "IllegalTarget" }]);
    const elsewhere = { ...island, zone: "graveyard" as const };
    assert.strictEqual(end({ hack, elsewhere })[0]?.error, "IllegalTarget");
    assert.deepStrictEqual(end({ hack, island }), [{ after: 1, object: "hack", zone: "stack" }]);
  });
});

describe("abilities that are put on the stack", () => {
  const outcast = creature("Outcast", "Human", "When you control no Swamps, sacrifice this creature.");
  const trigger: Scenario.Step = {
    do: "trigger",
    object: "outcast",
    as: "sacrifice",
    unless: { subtypes: ["Swamp"], controller: "you" },
    does: [{ kind: "move", to: "graveyard", on: { which: "this" } }],
  };
  const resolve: Scenario.Step = { do: "resolve", object: "sacrifice" };

  it("trigger where nothing stands against it, in the words of the text, and speak of their source", () => {
    const objects = { outcast, island, bears: creature("Bears", "Bear") };
    assert.strictEqual(zoneOf(objects, [trigger, resolve], "outcast"), "graveyard");
    assert.strictEqual(zoneOf(objects, [trigger, resolve], "bears"), "battlefield");
    const hacked = [word("outcast", "basic-land-type", "Swamp", "Island"), trigger, resolve];
    assert.deepStrictEqual(findings(objects, hacked, [{ object: "outcast", zone: "exile" }]), [
      { after: 3, object: "outcast", zone: "battlefield", error: "UnknownObject" },
    ]);
  });

  it("or where something is there that they ask for", () => {
    const activate: Scenario.Step = {
      do: "activate-ability",
      object: "outcast",
      as: "made",
      if: { subtypes: ["Swamp"] },
    };
    const text = findings({ outcast, island }, [activate], [{ object: "made", oracle_text: "" }])[0]?.oracle_text;
    assert.strictEqual(text, undefined);
    const swamp = { ...island, name: "Swamp", type_line: "Basic Land — Swamp" };
    const there = findings({ outcast, swamp }, [activate], [{ object: "made", oracle_text: "" }])[0]?.oracle_text;
    assert.strictEqual(there, outcast.oracle_text);
  });

  it("have the text and the words of what gave the ability (113.3)", () => {
    const gond: GameObject = {
      name: "Gond",
      type_line: "Enchantment — Aura",
      oracle_text: 'Enchant creature\nEnchanted creature has "{T}: Create a 1/1 green Elf creature token."',
    };
    const bears = creature("Bears", "Elf");
    const token = { colors: ["green"], types: ["Creature"], subtypes: ["Elf"], power: "1", toughness: "1" };
    const steps = (on: string): Steps => [
      word(on, "creature-type", "Elf", "Goblin"),
      {
        do: "activate-ability",
        object: "bears",
        by: "gond",
        line: 2,
        as: "made",
        does: [{ kind: "create", token, as: ["token"] }],
      },
      { do: "resolve", object: "made" },
    ];
    const expected = [
      { after: 2, object: "made", oracle_text: "" },
      { after: 3, object: "token", name: "" },
    ];
    assert.deepStrictEqual(
      findings({ gond, bears }, steps("bears"), expected).map(({ name, oracle_text: text }) => name ?? text),
      ["{T}: Create a 1/1 green Elf creature token.", "Elf Token"],
    );
    assert.deepStrictEqual(
      findings({ gond, bears }, steps("gond"), expected).map(({ name, oracle_text: text }) => name ?? text),
      ["{T}: Create a 1/1 green Goblin creature token.", "Goblin Token"],
    );
  });
});

describe("what moves objects", () => {
  const giant = creature("Giant", "Giant", "", { mana_cost: "{3}{R}", zone: "stack" });
  const blast: GameObject = { name: "Blast", type_line: "Instant", oracle_text: "Counter target spell if it's red." };
  const cast: Scenario.Step = {
    do: "cast",
    object: "blast",
    target: "giant",
    wants: { zone: "stack" },
    does: [{ kind: "move", to: "graveyard", if: { colors: ["red"], zone: "stack" } }],
  };
  const resolve: Scenario.Step = { do: "resolve", object: "blast" };

  it("asks of its target what the text asks of it then", () => {
    assert.strictEqual(zoneOf({ giant, blast }, [cast, resolve], "giant"), "graveyard");
    const changed = [cast, word("blast", "color-word", "red", "green"), resolve];
    assert.strictEqual(zoneOf({ giant, blast }, changed, "giant"), "stack");
  });

  it("or moves whatever fits", () => {
    const wrath: GameObject = { name: "Wrath", type_line: "Sorcery", oracle_text: "Destroy all Goblins." };
    const objects = { wrath, piker: creature("Piker", "Goblin"), elf: creature("Elf", "Elf") };
    const steps = (...changes: Steps): Steps => [
      { do: "cast", object: "wrath", does: [{ kind: "move", to: "graveyard", on: { subtypes: ["Goblin"] } }] },
      ...changes,
      { do: "resolve", object: "wrath" },
    ];
    const zones = (...changes: Steps) => ["piker", "elf"].map((id) => zoneOf(objects, steps(...changes), id));
    assert.deepStrictEqual(zones(), ["graveyard", "battlefield"]);
    assert.deepStrictEqual(zones(word("wrath", "creature-type", "Goblin", "Elf")), ["battlefield", "graveyard"]);
  });
});

describe("abilities that change how objects enter (614.1c)", () => {
  const globe: GameObject = {
    name: "Globe",
    type_line: "Artifact",
    oracle_text: "Each Dragon you control enters with an additional +1/+1 counter on it.",
  };
  const dragon = creature("Wyrm", "Dragon", "", { zone: "hand" });
  const goblin = creature("Piker", "Goblin", "", { zone: "hand" });
  const counters: Scenario.Step = {
    do: "ability",
    of: "globe",
    enters: true,
    affects: { subtypes: ["Dragon"], controller: "you" },
    does: [{ layer: "power-toughness", modify: { power: 1, toughness: 1 } }],
  };
  const enter = (object: string): Scenario.Step => ({ do: "enter", object });
  const powers = (steps: Steps) =>
    findings({ globe, dragon, goblin, here: creature("Here", "Dragon") }, steps, [
      { object: "dragon", power: "" },
      { object: "goblin", power: "" },
      { object: "here", power: "" },
    ]).map(({ power }) => power);

  it("reach what enters from then on, and stay when their object or the word is gone", () => {
    const both = [counters, enter("dragon"), enter("goblin")];
    assert.deepStrictEqual(powers(both), ["3", "2", "2"]);
    const late = [
      ...both,
      word("globe", "creature-type", "Dragon", "Goblin"),
      { do: "leave", object: "globe" },
    ] as Steps;
    assert.deepStrictEqual(powers(late), ["3", "2", "2"]);
  });

  it("in the words that their text has as the object enters", () => {
    const early = [counters, word("globe", "creature-type", "Dragon", "Goblin"), enter("dragon"), enter("goblin")];
    assert.deepStrictEqual(powers(early), ["2", "3", "2"]);
    assert.deepStrictEqual(powers([{ do: "leave", object: "globe" }, counters, enter("dragon")]), ["2", "2", "2"]);
  });
});

describe("half of a count (107.1a)", () => {
  it("is rounded as the text says", () => {
    const count = { count: { subtypes: ["Island"] } };
    const aspect: Scenario.Step = {
      do: "effect",
      on: ["bears"],
      does: [
        {
          layer: "power-toughness",
          modify: { power: { ...count, half: "rounded-down" }, toughness: { ...count, half: "rounded-up", plus: 1 } },
        },
      ],
    };
    const objects = { bears: creature("Bears", "Bear"), a: island, b: island, c: island };
    assert.deepStrictEqual(findings(objects, [aspect], [{ object: "bears", power: "", toughness: "" }]), [
      { after: 1, object: "bears", power: "3", toughness: "5" },
    ]);
  });
});

describe("an emblem", () => {
  const ajani: GameObject = {
    name: "Ajani, Adversary of Tyrants",
    type_line: "Legendary Planeswalker — Ajani",
    oracle_text: '−7: You get an emblem with "White Cats have lifelink."',
  };
  const steps: Steps = [
    {
      do: "activate-ability",
      object: "ajani",
      as: "seven",
      line: 1,
      does: [{ kind: "emblem", oracle_text: "White Cats have lifelink.", as: "emblem" }],
    },
    { do: "resolve", object: "seven" },
  ];

  it("stands in the command zone with the text that was quoted as the ability came to the stack", () => {
    const asked = [{ object: "emblem", zone: "exile", oracle_text: "" }] as const;
    const read = ([found]: ReadonlyArray<Scenario.Expectation>) => [found?.zone, found?.oracle_text];
    assert.deepStrictEqual(read(findings({ ajani }, steps, asked)), ["command", "White Cats have lifelink."]);
    const changed = [word("ajani", "creature-type", "Cat", "Elf"), ...steps];
    assert.deepStrictEqual(read(findings({ ajani }, changed, asked)), ["command", "White Elves have lifelink."]);
  });
});

describe("an ability of an emblem", () => {
  it("has the text of the emblem, or a paragraph of it", () => {
    const source = creature("Source", "Elf");
    const made: Steps = [
      {
        do: "trigger",
        object: "source",
        as: "making",
        does: [{ kind: "emblem", oracle_text: "Elves have haste.\nElves have reach.", as: "emblem" }],
      },
      { do: "resolve", object: "making" },
      { do: "trigger", object: "emblem", as: "whole" },
      { do: "trigger", object: "emblem", as: "second", line: 2 },
      { do: "trigger", object: "emblem", as: "none", line: 3 },
    ];
    const asked = ["whole", "second", "none"].map((object) => ({ object, oracle_text: "" }));
    assert.deepStrictEqual(
      findings({ source }, made, asked).map(({ oracle_text: text }) => text),
      ["Elves have haste.\nElves have reach.", "Elves have reach.", ""],
    );
  });
});

describe("a spell that has the name of an ability's card", () => {
  it("does nothing as that ability would", () => {
    const move: GameObject = { name: "Finishing Move", type_line: "Sorcery", oracle_text: "", zone: "hand" };
    const choose = { object: "bears", word: "Cool", after: 0 };
    const steps: Steps = [
      { do: "cast", object: "move" },
      { do: "resolve", object: "move", choose },
    ];
    const names = findings({ move, bears: creature("Bears", "Bear") }, steps, [{ object: "bears", names: [] }]);
    assert.deepStrictEqual(names[0]?.names, ["Bears"]);
  });
});

describe("text that came with an exchange (613.7a)", () => {
  it("has its static abilities since then, where that is later than its object", () => {
    const sets = (of: string, size: number): Scenario.Step => ({
      do: "ability",
      of,
      affects: { which: "other" },
      does: [{ layer: "power-toughness", set: { power: size, toughness: size } }],
    });
    const objects = {
      old: creature("Old", "Elf", "One."),
      first: creature("First", "Elf", "Ones."),
      second: creature("Second", "Elf", "Twos."),
      bears: creature("Bears", "Bear"),
    };
    const both: Steps = [sets("first", 1), sets("second", 5)];
    const exchanged: Steps = [
      ...both,
      { do: "change", on: "old", change: { kind: "exchange-text-boxes", with: "first" } },
    ];
    const power = (steps: Steps) => findings(objects, steps, [{ object: "bears", power: "" }])[0]?.power;
    assert.strictEqual(power(both), "5");
    assert.strictEqual(power(exchanged), "1");
  });
});

describe("a cast as a prototype", () => {
  it("is refused to a card that has none", () => {
    const bears = creature("Grizzly Bears", "Bear", "", { zone: "hand" });
    const steps: Steps = [{ do: "cast", object: "bears", with: { prototype: true } }];
    const [found] = findings({ bears }, steps, [{ object: "bears", error: "" }]);
    assert.strictEqual(found?.error, "IllegalChoice");
  });
});

describe("an effect that a resolving ability makes", () => {
  const scout = creature("Scout", "Scout", "{T}: Target creature becomes an Elf.");
  const becomes = (until: { readonly until?: "end-of-turn" }): Steps => [
    {
      do: "activate-ability",
      object: "scout",
      as: "ability",
      target: "bears",
      does: [{ kind: "effect", does: [{ layer: "type", set: { subtypes: ["Elf"] } }], ...until }],
    },
    { do: "resolve", object: "ability" },
  ];
  const subtypes = (steps: Steps) =>
    findings({ scout, bears: creature("Grizzly Bears", "Bear") }, steps, [{ object: "bears", subtypes: [] }])[0]
      ?.subtypes;

  it("lasts as long as it says, and else for good", () => {
    assert.deepStrictEqual(subtypes(becomes({ until: "end-of-turn" })), ["Elf"]);
    assert.deepStrictEqual(subtypes([...becomes({ until: "end-of-turn" }), { do: "end-turn" }]), ["Bear"]);
    assert.deepStrictEqual(subtypes([...becomes({}), { do: "end-turn" }]), ["Elf"]);
  });
});
