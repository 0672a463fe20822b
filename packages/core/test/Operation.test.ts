import { assert, describe, it } from "@effect/vitest";
import type { Current } from "../src/Current.ts";
import * as Operation from "../src/Operation.ts";
import { current } from "./current.ts";

const [seven, count]: [Operation.Amount, Operation.Amount] = [7, { count: { types: ["Creature"] } }];

/** The object after every stage of an operation; what is counted comes to three. */
const after = (object: Current, operation: Operation.Operation, defines = false): Current =>
  Operation.stagesOf(operation, defines).reduce(
    (now, stage) => Operation.apply(now, operation, stage, (of) => (typeof of === "number" ? of : 3)),
    object,
  );

const typesOf = ({ supertypes, types, subtypes, everyCreatureType }: Current) => [
  [...supertypes].join(" "),
  [...types].join(" "),
  [...subtypes].join(" "),
  everyCreatureType,
];

const island = current({ supertypes: ["Basic"], types: ["Land"], subtypes: ["Island"], abilities: ["{T}: Add {U}."] });
const goblin = current({ subtypes: ["Goblin"] });

describe("an operation applies in", () => {
  it.each([
    [{ layer: "type" }, ["4"]],
    [{ layer: "color" }, ["5"]],
    [{ layer: "ability" }, ["6"]],
    [{ layer: "power-toughness" }, []],
    [{ layer: "power-toughness", set: { power: 1 } }, ["7b"]],
    [{ layer: "power-toughness", modify: { power: 1 } }, ["7c"]],
    [{ layer: "power-toughness", switch: true }, ["7d"]],
    [{ layer: "power-toughness", switch: true, modify: {}, set: {} }, ["7b", "7c", "7d"]],
  ] as ReadonlyArray<readonly [Operation.Operation, ReadonlyArray<Operation.Stage>]>)(
    "its layer or sublayers (613.4): %j",
    (operation, stages) => {
      assert.deepStrictEqual(Operation.stagesOf(operation, false), stages);
    },
  );

  it("layer 7a where a characteristic-defining ability sets a size (613.4a)", () => {
    assert.deepStrictEqual(Operation.stagesOf({ layer: "power-toughness", set: {}, modify: {} }, true), ["7a", "7c"]);
  });

  it("the order of the layers (613.1)", () => {
    assert.deepStrictEqual(Operation.stages, ["4", "5", "6", "7a", "7b", "7c", "7d"]);
  });
});

describe("layer 4", () => {
  type Types = Omit<Operation.Operation & { readonly layer: "type" }, "layer">;
  it.each([
    [
      island,
      { add: { types: ["Creature"], subtypes: ["Elemental"] } },
      ["Basic", "Land Creature", "Island Elemental", false],
    ],
    [island, { add: { supertypes: ["Snow"], subtypes: ["Forest"] } }, ["Basic Snow", "Land", "Island Forest", false]],
    [island, { set: { supertypes: [] } }, ["", "Land", "Island", false]],
    // What is set takes the place of the subtypes of its own kind (205.1a).
    [island, { set: { subtypes: ["Mountain"] } }, ["Basic", "Land", "Mountain", false]],
    [goblin, { set: { subtypes: ["Elf", "Wall"] } }, ["", "Creature", "Elf Wall", false]],
    [goblin, { set: { subtypes: ["Equipment"] } }, ["", "Creature", "Goblin Equipment", false]],
    // What has no card type of its own goes, or never comes (205.3d).
    [goblin, { set: { types: ["Enchantment"] } }, ["", "Enchantment", "", false]],
    [goblin, { add: { subtypes: ["Forest"] } }, ["", "Creature", "Goblin", false]],
    [goblin, { set: { subtypes: ["Forest"] } }, ["", "Creature", "Goblin", false]],
    [goblin, { set: { types: ["Kindred"] } }, ["", "Kindred", "Goblin", false]],
    [{ ...goblin, everyCreatureType: true }, { set: { subtypes: ["Elf"] } }, ["", "Creature", "Elf", false]],
    [{ ...goblin, everyCreatureType: true }, { set: { types: ["Enchantment"] } }, ["", "Enchantment", "", false]],
    [{ ...goblin, everyCreatureType: true }, { set: { types: ["Kindred"] } }, ["", "Kindred", "Goblin", true]],
    [{ ...goblin, everyCreatureType: true }, { add: { subtypes: ["Elf"] } }, ["", "Creature", "Goblin Elf", true]],
  ] as ReadonlyArray<readonly [Current, Types, ReadonlyArray<string | boolean>]>)(
    "%j, %j",
    (object, types, expected) => {
      assert.deepStrictEqual(typesOf(after(object, { layer: "type", ...types })), expected);
    },
  );

  it.each([
    [{ set: { subtypes: ["Mountain"] } }, "rules-text", []],
    [{ add: { subtypes: ["Mountain"] } }, "none", ["{T}: Add {U}."]],
    [{ set: { subtypes: ["Desert"] } }, "none", ["{T}: Add {U}."]],
  ])(
    "a land that is set to a basic land type loses the abilities of its text (305.7): %j",
    (types, lost, abilities) => {
      const { lost: now, abilities: left } = after(island, { layer: "type", ...types });
      assert.deepStrictEqual([now, left], [lost, abilities]);
    },
  );

  it("what lost all abilities has lost no less", () => {
    const { lost } = after({ ...island, lost: "all" }, { layer: "type", set: { subtypes: ["Mountain"] } });
    assert.strictEqual(lost, "all");
  });

  it("leaves the object that it was given as it was", () => {
    after(goblin, { layer: "type", set: { types: ["Land"] }, add: { subtypes: ["Forest"], supertypes: ["Snow"] } });
    assert.deepStrictEqual(typesOf(goblin), ["", "Creature", "Goblin", false]);
  });
});

describe("layer 5", () => {
  it.each([
    [{ set: ["blue"] }, ["blue"]],
    [{ set: [] }, []],
    [{ add: ["blue"] }, ["red", "blue"]],
    [{ set: ["blue"], add: ["red"] }, ["blue", "red"]],
    [{}, ["red"]],
  ])("%j", (colors, expected) => {
    assert.deepStrictEqual([...after(current({ colors: ["red"] }), { layer: "color", ...colors }).colors], expected);
  });
});

describe("layer 6", () => {
  const flyer = current({ abilities: ["Flying", "Protection from red"] });
  type Abilities = Omit<Operation.Operation & { readonly layer: "ability" }, "layer">;
  it.each([
    [{ add: ["haste"] }, ["Flying", "Protection from red", "haste"], "none"],
    [{ lose: ["flying"] }, ["Protection from red"], "none"],
    [{ lose: ["flying"], add: ["flying"] }, ["Protection from red", "flying"], "none"],
    [{ lose: ["reach"] }, ["Flying", "Protection from red"], "none"],
    [{ lose: "all" }, [], "all"],
    [{ lose: "all", add: ["haste"] }, ["haste"], "all"],
    [{}, ["Flying", "Protection from red"], "none"],
  ] as ReadonlyArray<readonly [Abilities, ReadonlyArray<string>, string]>)(
    "takes, and then gives: %j",
    (abilities, expected, lost) => {
      const object = after(flyer, { layer: "ability", ...abilities });
      assert.deepStrictEqual([object.abilities, object.lost], [expected, lost]);
    },
  );
});

describe("layer 7", () => {
  const bear = current({ power: 2, toughness: 3 });
  type Sizes = Omit<Operation.Operation & { readonly layer: "power-toughness" }, "layer">;
  it.each([
    [bear, { set: { power: 7 } }, [7, 3]],
    [bear, { set: { toughness: 0 } }, [2, 0]],
    [bear, { set: { power: count, toughness: seven } }, [3, 7]],
    [bear, { modify: { power: 1, toughness: -1 } }, [3, 2]],
    [bear, { modify: { power: count } }, [5, 3]],
    [bear, { switch: true }, [3, 2]],
    [bear, { set: { power: 0 }, modify: { power: 1 }, switch: true }, [3, 1]],
    // A printed star that nothing defines is no number to add to.
    [{ ...bear, power: "*" }, { modify: { power: 1, toughness: 1 } }, ["*", 4]],
    [current(), { modify: { power: 1 } }, [undefined, undefined]],
  ] as ReadonlyArray<readonly [Current, Sizes, ReadonlyArray<number | string | undefined>]>)(
    "sets, modifies, switches (613.4): %j, %j",
    (object, sizes, expected) => {
      const { power, toughness } = after(object, { layer: "power-toughness", ...sizes });
      assert.deepStrictEqual([power, toughness], expected);
    },
  );
});

describe("an operation in the words of its text by now", () => {
  const read = (word: string): string => ({ Goblin: "Elf", red: "blue" })[word] ?? word;
  const readText = (text: string): string => text.replace("red", "blue");
  it.each([
    [
      { layer: "type", set: { types: ["Goblin"], subtypes: ["Goblin"] }, add: { subtypes: ["Wall", "Goblin"] } },
      { layer: "type", set: { types: ["Goblin"], subtypes: ["Elf"] }, add: { subtypes: ["Wall", "Elf"] } },
    ],
    [
      { layer: "type", add: { supertypes: ["Snow"] } },
      { layer: "type", add: { supertypes: ["Snow"] } },
    ],
    [
      { layer: "color", set: ["red"], add: ["white", "red"] },
      { layer: "color", set: ["blue"], add: ["white", "blue"] },
    ],
    [{ layer: "color" }, { layer: "color" }],
    [
      { layer: "ability", lose: ["protection from red"], add: ["hexproof from red"] },
      { layer: "ability", lose: ["protection from blue"], add: ["hexproof from blue"] },
    ],
    [
      { layer: "ability", lose: "all" },
      { layer: "ability", lose: "all" },
    ],
    [
      { layer: "power-toughness", set: { power: { count: { subtypes: ["Goblin"] }, plus: 1 } }, switch: true },
      { layer: "power-toughness", set: { power: { count: { subtypes: ["Elf"] }, plus: 1 } }, switch: true },
    ],
    [
      { layer: "power-toughness", modify: { power: 1, toughness: { card_types: { colors: ["red"] } } } },
      { layer: "power-toughness", modify: { power: 1, toughness: { card_types: { colors: ["blue"] } } } },
    ],
  ] as ReadonlyArray<readonly [Operation.Operation, Operation.Operation]>)("%j", (printed, expected) => {
    assert.deepStrictEqual(Operation.reword(printed, read, readText), expected);
  });
});
