import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { GameObject } from "../src/Contract.ts";
import * as Scenario from "../src/Scenario.ts";
import { noCard } from "./played.ts";

type Steps = ReadonlyArray<Scenario.Step>;

/** What an object is after the steps, in the fields that are asked for. */
const after = (
  objects: Record<string, GameObject>,
  steps: Steps,
  object: string,
  fields: ReadonlyArray<keyof Scenario.Expectation>,
) => {
  const wanted = Object.fromEntries(fields.map((field) => [field, field === "devotion" ? { U: 0, G: 0 } : ""]));
  const scenario = {
    title: "t",
    rules: ["613.1"],
    objects,
    steps,
    expect: [{ object, ...wanted }],
  } as Scenario.Scenario;
  const [finding] = Effect.runSync(Scenario.run(scenario, noCard));
  const { after: _, object: __, ...actual } = finding?.actual ?? {};
  return actual;
};

const hack = (on: string, from: string, to: string): Scenario.Step => ({
  do: "change",
  on,
  change: { kind: "replace-word", class: "basic-land-type", from, to },
});
const evolve = (on: string, from: string, to: string): Scenario.Step => ({
  do: "change",
  on,
  change: { kind: "replace-word", class: "creature-type", from, to },
});

const land = (name: string, type_line: string, oracle_text = ""): GameObject => ({ name, type_line, oracle_text });
const forest = land("Forest", "Basic Land — Forest", "({T}: Add {G}.)");
const tower = land("Reliquary Tower", "Land", "You have no maximum hand size.\n{T}: Add {C}.");
const moon = { name: "Blood Moon", type_line: "Enchantment", oracle_text: "Nonbasic lands are Mountains." };
const moonIs: Scenario.Step = {
  do: "ability",
  of: "moon",
  affects: { types: ["Land"], not: { supertypes: ["Basic"] } },
  does: [{ layer: "type", set: { subtypes: ["Mountain"] } }],
};
const urborg = land(
  "Urborg, Tomb of Yawgmoth",
  "Legendary Land",
  "Each land is a Swamp in addition to its other land types.",
);
const urborgIs: Scenario.Step = {
  do: "ability",
  of: "urborg",
  affects: { types: ["Land"] },
  does: [{ layer: "type", add: { subtypes: ["Swamp"] } }],
};

describe("an effect on what has a name", () => {
  it("reaches that and nothing else", () => {
    const steps: Steps = [
      {
        do: "ability",
        of: "rule",
        affects: { named: ["Rule"] },
        does: [{ layer: "type", add: { types: ["Creature"] } }],
      },
    ];
    const rule = { name: "Rule", type_line: "Artifact", oracle_text: "" };
    assert.deepStrictEqual(after({ rule, forest }, steps, "rule", ["types"]), { types: ["Artifact", "Creature"] });
    assert.deepStrictEqual(after({ rule, forest }, steps, "forest", ["types"]), { types: ["Land"] });
  });
});

describe("an effect whose objects depend on a later one in its layer", () => {
  const elves = { name: "Elvish Rule", type_line: "Enchantment", oracle_text: "Creatures are Elves too." };
  const elvesAre: Scenario.Step = {
    do: "ability",
    of: "elves",
    affects: { types: ["Creature"] },
    does: [{ layer: "type", add: { subtypes: ["Elf"] } }],
  };
  const rule = { name: "Rule", type_line: "Artifact", oracle_text: "" };
  const becomes = (affects: { readonly types?: ReadonlyArray<string> }, type: string, way: "add" | "set"): Steps => [
    elvesAre,
    { do: "ability", of: "rule", affects, does: [{ layer: "type", [way]: { types: [type] } }] },
  ];

  it("waits for what makes more of them", () => {
    const steps = becomes({ types: ["Artifact"] }, "Creature", "add");
    assert.deepStrictEqual(after({ elves, rule }, steps, "rule", ["types", "subtypes"]), {
      types: ["Artifact", "Creature"],
      subtypes: ["Elf"],
    });
  });

  it("waits for what takes some of them away", () => {
    const golem = { name: "Golem", type_line: "Artifact Creature — Golem", oracle_text: "" };
    const steps = becomes({ types: ["Artifact"] }, "Land", "set");
    assert.deepStrictEqual(after({ elves, rule, golem }, steps, "golem", ["types"]), { types: ["Land"] });
    assert.notInclude(after({ elves, rule, golem }, steps, "golem", ["subtypes"]).subtypes ?? [], "Elf");
  });

  it.each([
    ["comes", "Artifact", "add", ["Enchantment", "Land"]],
    ["ceases", "Creature", "set", ["Enchantment"]],
  ] as const)("waits for what its condition %s with", (_, there, way, types) => {
    const other = { name: "Other", type_line: there, oracle_text: "" };
    const steps: Steps = [
      {
        do: "ability",
        of: "elves",
        affects: { types: ["Enchantment"] },
        while: { types: ["Creature"] },
        does: [{ layer: "type", add: { types: ["Land"] } }],
      },
      {
        do: "ability",
        of: "rule",
        affects: { types: [there] },
        does: [{ layer: "type", [way]: { types: [way === "add" ? "Creature" : "Land"] } }],
      },
    ];
    const board = { elves, rule: { ...rule, type_line: "Land" }, other };
    assert.deepStrictEqual(after(board, steps, "elves", ["types"]), { types });
  });

  it("goes by timestamps where nothing comes to fit", () => {
    const steps = becomes({ types: ["Land"] }, "Creature", "add");
    assert.deepStrictEqual(after({ elves, rule }, steps, "rule", ["types", "subtypes"]), {
      types: ["Artifact"],
      subtypes: [],
    });
  });
});

describe("types after text (613.1c before 613.1d)", () => {
  it("a land with a basic land type has its mana ability, and no other (305.6)", () => {
    assert.deepStrictEqual(after({ forest }, [], "forest", ["subtypes", "supertypes", "abilities"]), {
      subtypes: ["Forest"],
      supertypes: ["Basic"],
      abilities: ["{T}: Add {G}."],
    });
    assert.deepStrictEqual(after({ forest }, [hack("forest", "Forest", "Island")], "forest", ["name", "abilities"]), {
      name: "Forest",
      abilities: ["{T}: Add {U}."],
    });
  });

  it("a hacked Blood Moon makes Islands, whatever is older; the lands lose their own abilities (305.7)", () => {
    for (const steps of [
      [moonIs, hack("moon", "Mountain", "Island")],
      [hack("moon", "Mountain", "Island"), { do: "enter", object: "tower" }, moonIs],
    ] as ReadonlyArray<Steps>) {
      assert.deepStrictEqual(after({ moon, tower }, steps, "tower", ["subtypes", "abilities", "type_line"]), {
        subtypes: ["Island"],
        abilities: ["{T}: Add {U}."],
        type_line: "Land",
      });
    }
  });

  it("a type from layer 4 is no text: hacking the land does nothing (612.3)", () => {
    const steps = [moonIs, hack("tower", "Mountain", "Island")];
    assert.deepStrictEqual(after({ moon, tower }, steps, "tower", ["subtypes"]), { subtypes: ["Mountain"] });
  });

  it("abilities are written as the text is: to the letter where grammar is literal", () => {
    const warrior = { name: "Warrior", type_line: "Creature", oracle_text: "{T}: Target land becomes an Island." };
    for (const [grammar, ability] of [
      ["adjusted", "{T}: Target land becomes a Swamp."],
      ["literal", "{T}: Target land becomes an Swamp."],
    ] as const) {
      const scenario: Scenario.Scenario = {
        title: "t",
        rules: ["612.1"],
        options: { grammar },
        objects: { warrior },
        steps: [hack("warrior", "Island", "Swamp")],
        expect: [{ object: "warrior", oracle_text: ability, abilities: [ability] }],
      };
      const findings = Effect.runSync(Scenario.run(scenario, noCard));
      assert.deepStrictEqual(
        findings.map(({ pass }) => pass),
        [true],
      );
    }
  });

  it("an effect waits for one that decides whether its ability is there, older or not (613.8a)", () => {
    const objects = { urborg, moon, forest };
    for (const first of ["moon", "urborg"] as const) {
      const steps: Steps = [{ do: "enter", object: first === "moon" ? "urborg" : "moon" }, urborgIs, moonIs];
      assert.deepStrictEqual(after(objects, steps, "urborg", ["subtypes", "abilities"]), {
        subtypes: ["Mountain"],
        abilities: ["{T}: Add {R}."],
      });
      assert.deepStrictEqual(after(objects, steps, "forest", ["subtypes"]), { subtypes: ["Forest"] });
    }
  });

  it("an effect that has begun goes on with its objects, though its ability is gone by then (613.6)", () => {
    const steps: Steps = [
      {
        do: "ability",
        of: "opal",
        affects: { types: ["Enchantment"], which: "other" },
        does: [
          { layer: "type", add: { types: ["Creature"] } },
          { layer: "power-toughness", set: { power: 4, toughness: 4 } },
        ],
      },
      { do: "ability", of: "humility", affects: { types: ["Creature"] }, does: [{ layer: "ability", lose: "all" }] },
      { do: "effect", on: ["opal"], does: [{ layer: "type", add: { types: ["Creature"] } }] },
    ];
    const opal = {
      name: "Opalescence",
      type_line: "Enchantment",
      oracle_text: "Each other enchantment is a creature.",
    };
    const humility = { name: "Humility", type_line: "Enchantment", oracle_text: "All creatures lose all abilities." };
    assert.deepStrictEqual(after({ opal, humility }, steps, "humility", ["types", "power", "abilities"]), {
      types: ["Enchantment", "Creature"],
      power: "4",
      abilities: [],
    });
  });

  it("the word Token in a type line is no card type (111.6)", () => {
    const beast = { token: true, name: "Beast Token", type_line: "Token Creature — Beast", oracle_text: "" };
    assert.deepStrictEqual(after({ beast }, [], "beast", ["types", "supertypes"]), {
      types: ["Creature"],
      supertypes: [],
    });
  });

  it("a thousand granted abilities take no longer than a glance, in the order in which they came", () => {
    const granted = Array.from({ length: 1_000 }, (_, index) => `Protection from ${index % 2 ? "red" : "Goblins"}`);
    const king = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Haste", granted };
    const steps: Steps = [
      { do: "grant", object: "king", ability: "Flying" },
      { do: "effect", on: ["king"], does: [{ layer: "ability", lose: ["Protection from red"] }] },
      { do: "grant", object: "king", ability: "Protection from red" },
    ];
    const from = performance.now();
    const { abilities } = after({ king }, steps, "king", ["abilities"]);
    const left = granted.filter((ability) => ability === "Protection from Goblins");
    assert.deepStrictEqual(abilities, ["Haste", ...left, "Flying", "Protection from red"]);
    // Compared in pairs, they would take ten seconds.
    assert.isBelow(performance.now() - from, 2_000);
  });

  it("changeling is every creature type and no list; a set type takes its place", () => {
    const shifter = { name: "Woodland Changeling", type_line: "Creature — Shapeshifter", oracle_text: "Changeling" };
    const king = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1." };
    const lord: Scenario.Step = {
      do: "ability",
      of: "king",
      affects: { subtypes: ["Goblin"], which: "other" },
      does: [{ layer: "power-toughness", modify: { power: 1, toughness: 1 } }],
    };
    const objects = { shifter: { ...shifter, power: "2", toughness: "2" }, king };
    assert.deepStrictEqual(after(objects, [lord], "shifter", ["subtypes", "every_creature_type", "power"]), {
      subtypes: ["Shapeshifter"],
      every_creature_type: true,
      power: "3",
    });
    const frog: Scenario.Step = {
      do: "effect",
      on: ["shifter"],
      does: [{ layer: "type", set: { subtypes: ["Frog"] } }],
    };
    assert.deepStrictEqual(after(objects, [lord, frog], "shifter", ["every_creature_type", "power"]), {
      every_creature_type: false,
      power: "2",
    });
  });
});

describe("descriptions follow the text that they belong to", () => {
  const limb = {
    name: "Life and Limb",
    type_line: "Enchantment",
    oracle_text:
      "All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types. (They're affected by summoning sickness.)",
  };
  const limbIs: Scenario.Step = {
    do: "ability",
    of: "limb",
    affects: { any: [{ subtypes: ["Forest"] }, { subtypes: ["Saproling"] }] },
    does: [
      { layer: "type", add: { types: ["Creature", "Land"], subtypes: ["Saproling", "Forest"] } },
      { layer: "color", set: ["green"] },
      { layer: "power-toughness", set: { power: 1, toughness: 1 } },
    ],
  };

  it("in the set and in what it gives", () => {
    const island = land("Island", "Basic Land — Island", "({T}: Add {U}.)");
    const elf = { name: "Llanowar Elves", type_line: "Creature — Elf Druid", oracle_text: "{T}: Add {G}." };
    const steps: Steps = [
      limbIs,
      hack("limb", "Forest", "Island"),
      evolve("limb", "Saproling", "Elf"),
      { do: "change", on: "limb", change: { kind: "replace-word", class: "color-word", from: "green", to: "red" } },
    ];
    assert.deepStrictEqual(
      after({ limb, island, elf, forest }, steps, "island", ["types", "subtypes", "colors", "power"]),
      {
        types: ["Land", "Creature"],
        subtypes: ["Island", "Elf"],
        colors: ["R"],
        power: "1",
      },
    );
    assert.deepStrictEqual(after({ limb, island, elf, forest }, steps, "elf", ["types", "abilities"]), {
      types: ["Creature", "Land"],
      abilities: ["{T}: Add {G}.", "{T}: Add {U}."],
    });
    assert.deepStrictEqual(after({ limb, island, elf, forest }, steps, "forest", ["types"]), { types: ["Land"] });
  });

  const nightmare = {
    name: "Nightmare",
    type_line: "Creature — Nightmare Horse",
    oracle_text: "Flying\nNightmare's power and toughness are each equal to the number of Swamps you control.",
    power: "*",
    toughness: "*",
  };
  const bears = { name: "Grizzly Bears", type_line: "Creature — Bear", oracle_text: "", power: "2", toughness: "2" };
  const swamp = land("Swamp", "Basic Land — Swamp", "({T}: Add {B}.)");
  const island = land("Island", "Basic Land — Island", "({T}: Add {U}.)");
  const count = { count: { subtypes: ["Swamp"], controller: "you" as const } };
  const nightmareIs: Scenario.Step = {
    do: "ability",
    of: "nightmare",
    defines: true,
    does: [{ layer: "power-toughness", set: { power: count, toughness: count } }],
  };
  const board = { nightmare, bears, swamp, island, island2: island };

  it("when they define power and toughness (604.3), in a changed word, and on a copy", () => {
    assert.deepStrictEqual(after(board, [nightmareIs], "nightmare", ["power", "toughness"]), {
      power: "1",
      toughness: "1",
    });
    const hacked = [nightmareIs, hack("nightmare", "Swamp", "Island")];
    assert.deepStrictEqual(after(board, hacked, "nightmare", ["power"]), { power: "2" });
    const copied: Steps = [...hacked, { do: "copy", object: "bears", of: "nightmare" }];
    assert.deepStrictEqual(after(board, copied, "bears", ["power"]), { power: "1" });
  });

  it("and travel with an exchanged text box; a star that nothing defines is 0 (604.3a, 208.2a)", () => {
    const steps: Steps = [
      nightmareIs,
      { do: "change", on: "nightmare", change: { kind: "exchange-text-boxes", with: "bears" } },
    ];
    assert.deepStrictEqual(after(board, steps, "bears", ["power", "toughness", "abilities"]), {
      power: "1",
      toughness: "1",
      abilities: ["Flying", "Grizzly Bears's power and toughness are each equal to the number of Swamps you control."],
    });
    assert.deepStrictEqual(after(board, steps, "nightmare", ["power", "abilities"]), { power: "0", abilities: [] });
  });

  it("a size that nothing here describes stays as printed", () => {
    assert.deepStrictEqual(after(board, [], "nightmare", ["power"]), { power: "*" });
  });
});

describe("spells and abilities whose instructions are described", () => {
  const fodder = {
    name: "Dragon Fodder",
    type_line: "Sorcery",
    oracle_text: "Create two 1/1 red Goblin creature tokens.",
  };
  const goblins = {
    kind: "create" as const,
    as: ["t1", "t2"],
    token: { colors: ["red"], types: ["Creature"], subtypes: ["Goblin"], power: "1", toughness: "1" },
  };

  it("make tokens in the words of their changed text, named after them (612.2a, 111.4)", () => {
    const steps: Steps = [
      { do: "cast", object: "fodder", does: [goblins] },
      evolve("fodder", "Goblin", "Elf"),
      { do: "resolve", object: "fodder" },
    ];
    assert.deepStrictEqual(after({ fodder }, steps, "t2", ["name", "type_line", "colors", "power"]), {
      name: "Elf Token",
      type_line: "Creature — Elf",
      colors: ["R"],
      power: "1",
    });
    assert.deepStrictEqual(after({ fodder }, steps, "fodder", ["zone"]), { zone: "graveyard" });
  });

  it("an ability on the stack keeps the text that it had (113.7a), and no text change reaches it", () => {
    const maker = { name: "Maker", type_line: "Artifact", oracle_text: "{T}: Create a 1/1 red Goblin creature token." };
    const put: Scenario.Step = {
      do: "activate-ability",
      object: "maker",
      as: "made",
      does: [{ ...goblins, as: ["t1"] }],
    };
    const mists = { name: "Swirl the Mists", type_line: "Enchantment", oracle_text: "", zone: "stack" as const };
    const late: Steps = [
      put,
      evolve("maker", "Goblin", "Elf"),
      { do: "resolve", object: "mists", choose: { from: "", to: "blue" } },
    ];
    assert.deepStrictEqual(after({ maker, mists }, late, "made", ["oracle_text"]), {
      oracle_text: "{T}: Create a 1/1 red Goblin creature token.",
    });
    const resolved: Steps = [...late, { do: "resolve", object: "made" }];
    assert.deepStrictEqual(after({ maker, mists }, resolved, "t1", ["name", "colors"]), {
      name: "Goblin Token",
      colors: ["R"],
    });
    const early: Steps = [evolve("maker", "Goblin", "Elf"), put, { do: "resolve", object: "made" }];
    assert.deepStrictEqual(after({ maker }, early, "t1", ["name"]), { name: "Elf Token" });
  });

  const terror = {
    name: "Terror",
    type_line: "Instant",
    oracle_text: "Destroy target nonartifact, nonblack creature.",
  };
  const angel = { name: "Serra Angel", type_line: "Creature — Angel", oracle_text: "", mana_cost: "{3}{W}{W}" };
  const cast: Scenario.Step = {
    do: "cast",
    object: "terror",
    target: "angel",
    wants: { types: ["Creature"], not: { any: [{ types: ["Artifact"] }, { colors: ["black"] }] } },
    does: [{ kind: "move", to: "graveyard" }],
  };
  const sleight = (to: string): Scenario.Step => ({
    do: "change",
    on: "terror",
    change: { kind: "replace-word", class: "color-word", from: "black", to },
  });

  it("look at their target again, in the words that they have by then (608.2b)", () => {
    const resolve: Scenario.Step = { do: "resolve", object: "terror" };
    assert.deepStrictEqual(after({ terror, angel }, [cast, resolve], "angel", ["zone"]), { zone: "graveyard" });
    assert.deepStrictEqual(after({ terror, angel }, [cast, sleight("white"), resolve], "angel", ["zone"]), {
      zone: "battlefield",
    });
    assert.deepStrictEqual(after({ terror, angel }, [cast, sleight("white"), resolve], "terror", ["zone"]), {
      zone: "graveyard",
    });
    const black: Scenario.Step = { do: "effect", on: ["angel"], does: [{ layer: "color", set: ["black"] }] };
    assert.deepStrictEqual(after({ terror, angel }, [cast, black, sleight("green"), resolve], "angel", ["zone"]), {
      zone: "graveyard",
    });
  });

  it("fail where the target is none of theirs to begin with (601.2c)", () => {
    assert.deepStrictEqual(after({ terror, angel }, [sleight("white"), cast], "angel", ["zone"]), {
      zone: "battlefield",
      error: "IllegalTarget",
    });
  });
});

describe("what follows from names and costs", () => {
  const kit = { name: "Spy Kit", type_line: "Artifact — Equipment", oracle_text: "" };
  const witness = { name: "Witness Protection", type_line: "Enchantment — Aura", oracle_text: "Enchant creature" };
  const bears = { name: "Grizzly Bears", type_line: "Creature — Bear", oracle_text: "", power: "2", toughness: "2" };
  const every = { every: "nonlegendary-creature-cards" } as const;

  it("attachments are restamped: the later of two effects on names adds to, or wipes, the other (613.7e)", () => {
    const both: Steps = [
      { do: "attach", object: "witness", to: "bears" },
      { do: "attach", object: "kit", to: "bears" },
    ];
    const objects = { kit, witness, bears };
    assert.deepStrictEqual(after(objects, both, "bears", ["names"]), {
      names: { ...every, besides: ["Legitimate Businessperson"] },
    });
    const again: Steps = [...both, { do: "attach", object: "witness", to: "bears" }];
    assert.deepStrictEqual(after(objects, again, "bears", ["names"]), { names: ["Legitimate Businessperson"] });
    const left: Steps = [...again, { do: "leave", object: "witness" }];
    assert.deepStrictEqual(after(objects, left, "bears", ["names"]), {
      names: { ...every, besides: ["Grizzly Bears"] },
    });
  });

  it("Volrath's Shapeshifter follows the top card, and devotion counts its new cost (612.6, 700.5a)", () => {
    const shapeshifter = {
      name: "Volrath's Shapeshifter",
      mana_cost: "{1}{U}{U}",
      type_line: "Creature — Shapeshifter",
      oracle_text: "As long as the top card of your graveyard is a creature card, ...",
      power: "0",
      toughness: "1",
    };
    const rhino = {
      name: "Siege Rhino",
      mana_cost: "{1}{W}{B}{G}",
      type_line: "Creature — Rhino",
      oracle_text: "Trample",
      zone: "hand" as const,
      power: "4",
      toughness: "5",
    };
    const bolt = { name: "Lightning Bolt", type_line: "Instant", oracle_text: "", zone: "hand" as const };
    const objects = { shapeshifter, rhino, bolt };
    const covered: Steps = [{ do: "leave", object: "rhino" }];
    const fields = ["name", "oracle_text", "power", "colors", "devotion"] as const;
    assert.deepStrictEqual(after(objects, covered, "shapeshifter", fields), {
      name: "Siege Rhino",
      oracle_text: "Trample\n{2}: Discard a card.",
      power: "4",
      colors: ["B", "G", "W"],
      devotion: { U: 0, G: 1 },
    });
    const again: Steps = [...covered, { do: "leave", object: "bolt" }];
    assert.deepStrictEqual(after(objects, again, "shapeshifter", ["name", "power", "devotion"]), {
      name: "Volrath's Shapeshifter",
      power: "0",
      devotion: { U: 2, G: 0 },
    });
  });

  it("the legend rule asks for a name in common (704.5j), an Aura for what it may enchant (704.5m)", () => {
    const isamaru = { name: "Isamaru, Hound of Konda", type_line: "Legendary Creature — Dog", oracle_text: "" };
    const other = { name: "Kuro, Pitlord", type_line: "Legendary Creature — Demon Spirit", oracle_text: "" };
    const check: Scenario.Step = { do: "state-based", keep: ["second"] };
    assert.deepStrictEqual(after({ isamaru, second: isamaru }, [check], "isamaru", ["zone"]), { zone: "graveyard" });
    assert.deepStrictEqual(after({ isamaru, other }, [check], "isamaru", ["zone"]), { zone: "battlefield" });
    const kits: Steps = [
      { do: "attach", object: "kit", to: "isamaru" },
      { do: "attach", object: "kit2", to: "other" },
      { do: "state-based", keep: ["other"] },
    ];
    assert.deepStrictEqual(after({ isamaru, other, kit, kit2: kit }, kits, "isamaru", ["zone"]), { zone: "graveyard" });

    const chained = {
      name: "Chained to the Rocks",
      type_line: "Enchantment — Aura",
      oracle_text: "Enchant Mountain you control",
    };
    const mountain = land("Mountain", "Basic Land — Mountain");
    const attach: Scenario.Step = { do: "attach", object: "chained", to: "mountain" };
    const objects = { chained, mountain };
    assert.deepStrictEqual(after(objects, [attach, { do: "state-based" }], "chained", ["zone"]), {
      zone: "battlefield",
    });
    const hacked: Steps = [attach, hack("chained", "Mountain", "Plains"), { do: "state-based" }];
    assert.deepStrictEqual(after(objects, hacked, "chained", ["zone"]), { zone: "graveyard" });
  });
});
