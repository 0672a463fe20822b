import { assert, describe, it } from "@effect/vitest";
import * as Description from "../src/Description.ts";
import { current } from "./current.ts";

const bearer = { id: "bearer", controller: "you", attachedTo: "host" };
const lord = current({
  id: "lord",
  supertypes: ["Legendary", "Snow"],
  types: ["Artifact", "Creature"],
  subtypes: ["Goblin"],
  colors: ["red", "green"],
  names: { list: ["Goblin Lord"] },
});

type Case = readonly [
  wanted: Description.Description,
  object: Parameters<typeof Description.matches>[1],
  fits: boolean,
];
const fitting = (...cases: ReadonlyArray<Case>) => cases;

describe("a description fits an object (109.2)", () => {
  it.each(
    fitting(
      [{}, lord, true],
      [{ types: ["Artifact", "Creature"] }, lord, true],
      [{ types: ["Creature", "Enchantment"] }, lord, false],
      [{ supertypes: ["Snow", "Legendary"] }, lord, true],
      [{ supertypes: ["Snow", "Basic"] }, lord, false],
      [{ subtypes: ["Elf", "Goblin"] }, lord, true],
      [{ subtypes: ["Elf"] }, lord, false],
      [{ subtypes: ["Elf"] }, { ...lord, everyCreatureType: true }, true],
      [{ subtypes: ["Equipment"] }, { ...lord, everyCreatureType: true }, false],
      [{ colors: ["white", "green"] }, lord, true],
      [{ colors: ["white"] }, lord, false],
      [{ types: ["Creature"], colors: ["white"] }, lord, false],
    ),
  )("by what it is: %j", (wanted, object, fits) => {
    assert.strictEqual(Description.matches(wanted, object, bearer), fits);
  });

  it.each(
    fitting(
      [{ named: ["X", "Goblin Lord"] }, lord, true],
      [{ named: ["Goblin"] }, lord, false],
      [{ named: ["B"] }, { ...lord, names: { list: ["A", "B"] } }, true],
      [{ named: ["C"] }, { ...lord, names: { list: ["A", "B"] } }, false],
      [{ named: [""] }, { ...lord, names: { list: [] } }, false],
    ),
  )("by its name (201.2a): %j", (wanted, object, fits) => {
    assert.strictEqual(Description.matches(wanted, object, bearer), fits);
  });

  it.each(
    fitting(
      [{ token: false }, lord, true],
      [{ token: true }, lord, false],
      [{ token: true }, { ...lord, token: true }, true],
      [{ controller: "you" }, lord, true],
      [{ controller: "opponent" }, lord, false],
      [{ controller: "opponent" }, { ...lord, controller: "she" }, true],
      [{ controller: "you" }, { ...lord, controller: "she" }, false],
      [{ which: "this" }, lord, false],
      [{ which: "this" }, { ...lord, id: "bearer" }, true],
      [{ which: "other" }, lord, true],
      [{ which: "other" }, { ...lord, id: "bearer" }, false],
      [{ which: "attached" }, { ...lord, id: "host" }, true],
      [{ which: "attached" }, lord, false],
    ),
  )("by what it is to the bearer of the text: %j", (wanted, object, fits) => {
    assert.strictEqual(Description.matches(wanted, object, bearer), fits);
  });

  it.each(
    fitting(
      [{ not: { types: ["Artifact"] } }, lord, false],
      [{ not: { types: ["Enchantment"] } }, lord, true],
      [{ not: { which: "this" } }, lord, true],
      [{ any: [{ types: ["Land"] }, { subtypes: ["Goblin"] }] }, lord, true],
      [{ any: [{ types: ["Land"] }, { which: "this" }] }, lord, false],
    ),
  )("by another description: %j", (wanted, object, fits) => {
    assert.strictEqual(Description.matches(wanted, object, bearer), fits);
  });

  it.each(
    fitting(
      [{}, { ...lord, zone: "graveyard" }, false],
      [{ zone: "graveyard" }, { ...lord, zone: "graveyard" }, true],
      [{ zone: "graveyard" }, lord, false],
      [{}, { ...lord, phasedOut: true }, false],
    ),
  )("in its zone, the battlefield where it names none, and phased in: %j", (wanted, object, fits) => {
    assert.strictEqual(Description.matches(wanted, object, bearer), fits);
  });

  it("speaks of nobody where no text bears it", () => {
    assert.isFalse(Description.matches({ which: "this" }, lord, undefined));
    assert.isTrue(Description.matches({ which: "other" }, lord, undefined));
    assert.isFalse(Description.matches({ which: "attached" }, lord, undefined));
    assert.isFalse(Description.matches({ controller: "you" }, lord, undefined));
  });
});

describe("a description in the words of its text by now", () => {
  it("has other colours and subtypes, however deep, and no other names (612.2)", () => {
    const printed: Description.Description = {
      types: ["Creature"],
      subtypes: ["Goblin"],
      colors: ["red"],
      named: ["Goblin Lord"],
      not: { subtypes: ["Goblin"], named: ["Goblin"] },
      any: [{ colors: ["red"] }, { not: { subtypes: ["Goblin"] } }],
    };
    const said: Readonly<Record<string, string>> = { Goblin: "Elf", red: "blue" };
    assert.deepStrictEqual(
      Description.reword(printed, (word) => said[word] ?? "?"),
      {
        types: ["Creature"],
        subtypes: ["Elf"],
        colors: ["blue"],
        named: ["Goblin Lord"],
        not: { subtypes: ["Elf"], named: ["Goblin"] },
        any: [{ colors: ["blue"] }, { not: { subtypes: ["Elf"] } }],
      },
    );
    assert.deepStrictEqual(
      Description.reword({ which: "other" }, () => "?"),
      { which: "other" },
    );
  });
});
