/** The state-based actions that texts and names decide, in one round (704.3). */
import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { GameObject } from "../src/Contract.ts";
import * as Scenario from "../src/Scenario.ts";
import { mayBeEnchanted } from "../src/scenario/enchanting.ts";
import { current } from "./current.ts";
import { noCard } from "./played.ts";

const creature = (more: Partial<GameObject> = {}): GameObject => ({
  name: "Bear",
  type_line: "Creature — Bear",
  oracle_text: "",
  power: "2",
  toughness: "2",
  ...more,
});

/** Where the objects are after the steps and one round of state-based actions; those that ceased to exist are left out. */
const zones = (
  objects: Record<string, GameObject>,
  steps: ReadonlyArray<Scenario.Step> = [],
  keep: ReadonlyArray<string> = [],
) => {
  const outcomes = Effect.runSync(Scenario.play({ objects, steps: [...steps, { do: "state-based", keep }] }, noCard));
  return Object.fromEntries([...outcomes].map(([id, { object }]) => [id, object.zone]));
};

describe("a creature", () => {
  it.each([
    ["0", "graveyard"],
    ["-1", "graveyard"],
    ["1", "battlefield"],
    ["*", "graveyard"],
    ["X", "battlefield"],
  ] as const)("of toughness 0 or less dies (704.5f): %s", (toughness, zone) => {
    assert.deepStrictEqual(zones({ bear: creature({ toughness }) }), { bear: zone });
  });

  it.each([
    [{}, 1, "battlefield"],
    [{}, 2, "graveyard"],
    [{}, 3, "graveyard"],
    [{ oracle_text: "Indestructible" }, 3, "battlefield"],
    [{ toughness: "X" }, 3, "battlefield"],
    [{ type_line: "Planeswalker — Bear" }, 3, "battlefield"],
  ] as const)("with damage of its toughness is destroyed (704.5g): %j, %i", (more, damage, zone) => {
    assert.deepStrictEqual(zones({ bear: creature(more) }, [{ do: "mark", object: "bear", damage }]), { bear: zone });
  });

  it("elsewhere, and what is none, lives on", () => {
    const objects = {
      hand: creature({ toughness: "0", zone: "hand" }),
      kit: creature({ toughness: "0", type_line: "Artifact" }),
    };
    assert.deepStrictEqual(zones(objects), { hand: "hand", kit: "battlefield" });
  });
});

describe("legends with one name (704.5j)", () => {
  const legend = (name = "Krenko", more: Partial<GameObject> = {}) =>
    creature({ name, type_line: "Legendary Creature — Goblin", ...more });
  const [stays, goes] = ["battlefield", "graveyard"] as const;

  it("the first stays, or the one that is chosen", () => {
    const three = { a: legend(), b: legend(), c: legend() };
    assert.deepStrictEqual(zones(three), { a: stays, b: goes, c: goes });
    assert.deepStrictEqual(zones(three, [], ["c"]), { a: goes, b: goes, c: stays });
  });

  it.each([
    ["other names", { a: legend(), b: legend("Isamaru") }],
    ["one that is not legendary", { a: legend(), b: creature({ name: "Krenko" }) }],
    ["one in another zone", { a: legend(), b: legend("Krenko", { zone: "hand" }) }],
    ["no names", { a: legend(""), b: legend("") }],
  ])("are none with %s", (_, objects) => {
    assert.notInclude(Object.values(zones(objects)), goes);
  });

  it("are none of two players", () => {
    const steps: ReadonlyArray<Scenario.Step> = [{ do: "enter", object: "b", controller: "she" }];
    assert.deepStrictEqual(zones({ a: legend(), b: legend() }, steps), { a: stays, b: stays });
  });
});

describe("an Aura (704.5m)", () => {
  const aura = (oracle_text: string): GameObject => ({ name: "Aura", type_line: "Enchantment — Aura", oracle_text });
  const after = (text: string, on: GameObject, ...steps: ReadonlyArray<Scenario.Step>) =>
    zones({ aura: aura(text), on }, [{ do: "attach", object: "aura", to: "on" }, ...steps]).aura;

  it.each([
    ["Enchant creature", creature(), "battlefield"],
    ["Enchant land", creature(), "graveyard"],
    ["Flying", creature(), "battlefield"],
    ["Enchant creature", creature({ zone: "hand" }), "graveyard"],
    ["Enchant creature", creature({ oracle_text: "Protection from enchantments" }), "graveyard"],
    ["Enchant creature", creature({ oracle_text: "Protection from red" }), "battlefield"],
  ] as const)("stays on what it can enchant: %s on %j", (text, on, zone) => {
    assert.strictEqual(after(text, on), zone);
  });

  it("that is attached to nothing goes, and an Equipment stays", () => {
    assert.strictEqual(zones({ aura: aura("Enchant creature") }).aura, "graveyard");
    const equipment = { ...aura(""), type_line: "Artifact — Equipment" };
    assert.strictEqual(zones({ equipment }).equipment, "battlefield");
    assert.strictEqual(zones({ aura: { ...aura("Enchant creature"), zone: "hand" } }).aura, "hand");
  });

  const goblin = current({ types: ["Artifact", "Creature"], subtypes: ["Goblin"], colors: ["red"] });
  const forest = current({ types: ["Land"], supertypes: ["Basic"], subtypes: ["Forest"] });
  it.each([
    ["creature", goblin, true],
    ["creature", forest, false],
    ["artifact creature", goblin, true],
    ["legendary creature", goblin, false],
    ["basic land", forest, true],
    ["nonbasic land", forest, false],
    ["non-Goblin creature", goblin, false],
    ["non-Elf creature", goblin, true],
    ["nonblack creature", goblin, true],
    ["red or green creature", goblin, true],
    ["blue or green creature", goblin, false],
    ["red or green creature", current({ types: ["Land"], colors: ["red"] }), false],
    ["creature or Vehicle", goblin, true],
    ["Forest or Plains", forest, true],
    ["Island or Plains", forest, false],
    ["artifact, creature, or land", forest, true],
    ["Mountain, Forest, or Swamp", forest, true],
    ["tapped creature", goblin, true],
    ["Goblin you control", goblin, true],
    ["creature without flying", goblin, true],
    ["creature with power 2 or less", goblin, true],
    ["land an opponent controls", goblin, false],
    ["Elf", current({ everyCreatureType: true }), true],
  ])("may be attached by what it says (702.5a): %s", (wanted, object, expected) => {
    assert.strictEqual(mayBeEnchanted(object, wanted), expected);
  });
});

describe("what can't be where it is", () => {
  it("a token elsewhere than on the battlefield ceases to exist (704.5d), a copy of a spell off the stack (704.5e)", () => {
    const token = (zone: "graveyard" | "stack" | "battlefield") => creature({ token: true, zone });
    assert.deepStrictEqual(
      zones({ a: token("graveyard"), b: token("stack"), c: token("battlefield"), d: creature({ zone: "exile" }) }),
      {
        b: "stack",
        c: "battlefield",
        d: "exile",
      },
    );
  });

  it("all of it happens at one time: a token that dies is there until the next round (704.3)", () => {
    const objects = { token: creature({ token: true, toughness: "0" }) };
    assert.deepStrictEqual(zones(objects), { token: "graveyard" });
    assert.deepStrictEqual(zones(objects, [{ do: "state-based" }]), {});
  });
});
