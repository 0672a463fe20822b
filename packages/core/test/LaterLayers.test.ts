import { assert, describe, it } from "@effect/vitest";
import * as LaterLayers from "../src/LaterLayers.ts";
import type * as Operation from "../src/Operation.ts";
import { current } from "./current.ts";

type Effect = Partial<LaterLayers.LaterEffect> & { readonly does: ReadonlyArray<Operation.Operation> };

const effect = (timestamp: number, { does, ...more }: Effect): LaterLayers.LaterEffect => ({
  id: `e${timestamp}`,
  timestamp,
  defines: false,
  affects: {},
  operations: does,
  ...more,
});
const blue: Operation.Operation = { layer: "color", set: ["blue"] };
const red: Operation.Operation = { layer: "color", set: ["red"] };

/** The objects after the effects. */
const after = (
  objects: ReadonlyArray<ReturnType<typeof current>>,
  ...effects: ReadonlyArray<LaterLayers.LaterEffect>
) => LaterLayers.evaluate(new Map(objects.map((object) => [object.id, object])), effects);
const colors = (board: LaterLayers.Board, id = "a"): ReadonlyArray<string> => [...(board.get(id)?.colors ?? [])];

describe("the ability that makes an effect", () => {
  const static_ = { bearer: "a", does: [blue] };
  it.each([
    ["is there", {}, ["blue"]],
    ["is not there with its text gone", { lost: "all" }, []],
    ["is not there with the abilities of its text gone (305.7)", { lost: "rules-text" }, []],
    ["is not there while its object is phased out (702.26b)", { phasedOut: true }, []],
  ] as const)("%s", (_, more, expected) => {
    const board = after([current({ ...more }), current({ id: "b" })], effect(1, static_));
    assert.deepStrictEqual(colors(board, "b"), expected);
  });

  it("is not there where its object is not", () => {
    assert.deepStrictEqual(colors(after([current({ id: "b" })], effect(1, static_)), "b"), []);
  });

  it("defines its own object alone, in any zone, phased out or not (604.3)", () => {
    const defining = effect(1, { ...static_, defines: true });
    for (const more of [{}, { phasedOut: true }, { zone: "graveyard" }] as const) {
      const board = after([current(more), current({ id: "b" })], defining);
      assert.deepStrictEqual([colors(board), colors(board, "b")], [["blue"], []]);
    }
    assert.deepStrictEqual(colors(after([current({ lost: "all" })], defining)), []);
  });

  it("applies only while something fits its condition", () => {
    const conditional = effect(1, { ...static_, while: { types: ["Land"] } });
    assert.deepStrictEqual(colors(after([current()], conditional)), []);
    assert.deepStrictEqual(colors(after([current(), current({ id: "b", types: ["Land"] })], conditional)), ["blue"]);
  });
});

describe("the order of effects in a layer", () => {
  it("is that of their timestamps (613.7)", () => {
    const [early, late] = [effect(1, { does: [red] }), effect(2, { does: [blue] })];
    assert.deepStrictEqual(colors(after([current()], early, late)), ["blue"]);
    assert.deepStrictEqual(colors(after([current()], late, early)), ["blue"]);
  });

  it("has those that define characteristics first (613.3)", () => {
    const defining = effect(2, { bearer: "a", defines: true, does: [blue] });
    assert.deepStrictEqual(colors(after([current()], effect(1, { does: [red] }), defining)), ["red"]);
  });

  const animate: Operation.Operation = { layer: "type", add: { types: ["Creature"] } };
  const land = () => current({ types: ["Land"] });
  const isElf: Operation.Operation = { layer: "type", add: { subtypes: ["Elf"] } };

  it("lets an effect wait for one that makes objects fit it (613.8)", () => {
    const elves = effect(1, { affects: { types: ["Creature"] }, does: [isElf] });
    const creatures = effect(2, { affects: { types: ["Land"] }, does: [animate] });
    assert.isTrue(after([land()], elves, creatures).get("a")?.subtypes.has("Elf"));
    // One with a list of objects waits for nothing.
    const listed = effect(1, { affects: ["a"], does: [isElf] });
    assert.isFalse(after([land()], listed, creatures).get("a")?.subtypes.has("Elf"));
  });

  it("lets an effect wait for one that takes away the ability that makes it, or brings its condition", () => {
    const goblins: Operation.Operation = { layer: "type", add: { subtypes: ["Goblin"] } };
    const made = effect(1, { bearer: "a", affects: { which: "other" }, does: [goblins] });
    const moon = effect(2, {
      affects: { types: ["Land"] },
      does: [{ layer: "type", set: { subtypes: ["Mountain"] } }],
    });
    const board = after([land(), current({ id: "b" })], made, moon);
    assert.isFalse(board.get("b")?.subtypes.has("Goblin"));
    const conditional = effect(1, { bearer: "b", while: { subtypes: ["Mountain"] }, does: [goblins] });
    assert.isTrue(
      after([land(), current({ id: "b" })], conditional, moon)
        .get("b")
        ?.subtypes.has("Goblin"),
    );
  });

  it("is that of the timestamps where effects wait for each other (613.8b)", () => {
    const swap = (timestamp: number, from: string, to: string) =>
      effect(timestamp, { affects: { subtypes: [from] }, does: [{ layer: "type", set: { subtypes: [to] } }] });
    const objects = [current({ subtypes: ["Elf"] }), current({ id: "b", subtypes: ["Goblin"] })];
    const subtypes = (board: LaterLayers.Board) => ["a", "b"].flatMap((id) => [...(board.get(id)?.subtypes ?? [])]);
    assert.deepStrictEqual(subtypes(after(objects, swap(1, "Elf", "Goblin"), swap(2, "Goblin", "Elf"))), [
      "Elf",
      "Elf",
    ]);
    assert.deepStrictEqual(subtypes(after(objects, swap(2, "Elf", "Goblin"), swap(1, "Goblin", "Elf"))), [
      "Goblin",
      "Goblin",
    ]);
  });

  it("goes on with the same objects in later layers (613.6)", () => {
    const both = effect(1, {
      affects: { types: ["Land"] },
      does: [
        { layer: "type", set: { types: ["Creature"] } },
        { layer: "power-toughness", set: { power: 1 } },
      ],
    });
    assert.strictEqual(after([land()], both).get("a")?.power, 1);
  });
});

describe("an amount", () => {
  const board = [
    current({ types: ["Artifact", "Creature"] }),
    current({ id: "b", types: ["Creature"] }),
    current({ id: "c", types: ["Land"] }),
  ];
  const creatures = { types: ["Creature"] };
  it.each([
    [7, 7],
    [{ count: creatures }, 2],
    [{ count: creatures, plus: 3 }, 5],
    [{ count: {}, half: "rounded-up" }, 2],
    [{ count: {}, half: "rounded-down" }, 1],
    [{ count: {}, half: "rounded-down", plus: 1 }, 2],
    [{ count: { which: "other" } }, 2],
    [{ card_types: {} }, 3],
    [{ card_types: creatures }, 2],
    [{ card_types: creatures, plus: 1 }, 3],
    [{ count: { types: ["Battle"] } }, 0],
  ] as ReadonlyArray<readonly [Operation.Amount, number]>)(
    "is counted as it is then (107.1a): %j",
    (power, expected) => {
      const does: ReadonlyArray<Operation.Operation> = [{ layer: "power-toughness", set: { power } }];
      assert.strictEqual(
        after(board, effect(1, { bearer: "a", affects: { which: "this" }, does })).get("a")?.power,
        expected,
      );
    },
  );
});
