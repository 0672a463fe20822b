/** What a step tells that can't be done: a sentence for a person, the rule, and where. */
import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { GameObject } from "../src/Contract.ts";
import * as Scenario from "../src/Scenario.ts";
import { noCard } from "./played.ts";

const bears: GameObject = { name: "Grizzly Bears", type_line: "Creature — Bear", power: "2", toughness: "2" };
const hack: GameObject = { name: "Magical Hack", type_line: "Instant", zone: "hand" };
const rift: GameObject = {
  name: "Cyclonic Rift",
  type_line: "Instant",
  zone: "hand",
  oracle_text: "Return target permanent.\nOverload {6}{U}\nCleave {1}",
};
const long = "x".repeat(41);

const objects = { bears, hack, rift, words: { name: "Exchange of Words", type_line: "Enchantment" } };

/** The error that the last step ends with. */
const refusal = (...steps: ReadonlyArray<Scenario.Step>): object => {
  const error = Effect.runSync(Effect.flip(Scenario.play({ objects, steps }, noCard)));
  return { ...error, _tag: error._tag, message: error.message };
};

describe("an object that is not there", () => {
  const unknown = (input: string, suggestions: ReadonlyArray<string> = [], shown = input) => ({
    _tag: "UnknownObject",
    message: `No object "${shown}" is in this scenario.`,
    input,
    suggestions,
    pointer: "",
  });

  it.each([
    [{ do: "leave", object: "bear" }, unknown("bear", ["bears"])],
    [{ do: "leave", object: long }, unknown(long, [], `${"x".repeat(40)}…`)],
    [{ do: "copy", object: "bears", of: "nobody" }, unknown("nobody")],
    [{ do: "attach", object: "words", to: "nobody" }, unknown("nobody")],
    [{ do: "merge", object: "bears", with: "nobody", place: "over" }, unknown("nobody")],
    [{ do: "enter", object: "bears", attached_to: "nobody" }, unknown("nobody")],
    [{ do: "cast", object: "hack", target: "nobody" }, unknown("nobody")],
    [{ do: "change", on: "nobody", change: { kind: "cleave" } }, unknown("nobody")],
    [{ do: "ability", of: "nobody" }, unknown("nobody")],
    [{ do: "effect", on: ["bears", "nobody"], does: [] }, unknown("nobody")],
    [{ do: "effect", on: ["bears"], by: "nobody", does: [] }, unknown("nobody")],
    [{ do: "create", by: "nobody", token: { types: ["Creature"] }, as: ["a"] }, unknown("nobody")],
    [{ do: "trigger", object: "bears", by: "nobody", as: "a" }, unknown("nobody")],
    [{ do: "trigger", object: "bears", as: "a", target: "nobody" }, unknown("nobody")],
    [{ do: "resolve-trigger", object: "words", targets: ["bears", "nobody"] }, unknown("nobody")],
  ] as ReadonlyArray<readonly [Scenario.Step, object]>)("%j", (step, expected) => {
    assert.deepStrictEqual(refusal(step), expected);
  });
});

describe("a step that the game does not allow", () => {
  const token = { types: ["Creature"] };
  const illegal = (message: string, rule: string, object: string) => ({ _tag: "IllegalStep", message, rule, object });
  const taken = (id: string, shown = id) =>
    illegal(`A new object can't be called "${shown}": there is one of that id.`, "109.1", id);

  it.each([
    [[{ do: "create", token, as: ["bears"] }], taken("bears")],
    [[{ do: "create", token, as: ["a", "b", "a"] }], taken("a")],
    [[{ do: "create", token, as: [long, long] }], taken(long, `${"x".repeat(40)}…`)],
    [[{ do: "trigger", object: "bears", as: "hack" }], taken("hack")],
    [
      [
        { do: "trigger", object: "bears", as: "made", does: [{ kind: "create", token, as: ["a", "bears"] }] },
        { do: "resolve", object: "made" },
      ],
      taken("bears"),
    ],
    [
      [
        { do: "trigger", object: "bears", as: "made", does: [{ kind: "emblem", oracle_text: "", as: "hack" }] },
        { do: "resolve", object: "made" },
      ],
      taken("hack"),
    ],
  ] as ReadonlyArray<readonly [ReadonlyArray<Scenario.Step>, object]>)(
    "a new object has an id of its own (109.1): %j",
    (steps, expected) => {
      assert.deepStrictEqual(refusal(...steps), expected);
    },
  );

  it("only what is on the stack resolves (608.1)", () => {
    assert.deepStrictEqual(
      refusal({ do: "resolve", object: "hack", target: "bears" }),
      illegal("Only what is on the stack resolves, and Magical Hack is in another zone (hand).", "608.1", "hack"),
    );
    assert.deepStrictEqual(
      refusal({ do: "create", token, as: ["a"] }, { do: "resolve", object: "a" }),
      illegal("Only what is on the stack resolves, and Token is in another zone (battlefield).", "608.1", "a"),
    );
  });

  it("what triggers as its object enters triggers right then (603.6a)", () => {
    assert.deepStrictEqual(
      refusal({ do: "trigger", object: "bears", as: "a", when: "enters" }),
      illegal("Nothing triggers: Grizzly Bears has not just entered.", "603.6a", "bears"),
    );
  });

  it("activated abilities that a static ability forbids are not activated (602.5)", () => {
    const forbid: Scenario.Step = {
      do: "ability",
      of: "words",
      affects: { subtypes: ["Bear"] },
      forbids: "activated-abilities",
    };
    assert.deepStrictEqual(
      refusal(forbid, { do: "activate-ability", object: "bears", as: "a" }),
      illegal("Activated abilities of Grizzly Bears can't be activated.", "602.5", "bears"),
    );
  });
});

describe("a choice that a rule forbids", () => {
  const illegal = (message: string, rule: string, pointer: string) => ({
    _tag: "IllegalChoice",
    message,
    rule,
    pointer,
  });
  const twice = "A spell is cast for one alternative cost only, and more than one is chosen.";

  it.each([
    [{ overload: true, cleave: true }, "/with/cleave"],
    [{ overload: true, without_paying: true }, "/with/without_paying"],
    [{ cleave: true, without_paying: true }, "/with/without_paying"],
  ] as const)("one alternative cost at most (118.9a): %j", (chosen, pointer) => {
    assert.deepStrictEqual(refusal({ do: "cast", object: "rift", with: chosen }), illegal(twice, "118.9a", pointer));
  });

  it("a prototype where there is none (702.160a), a half that the card has not (709.5)", () => {
    assert.deepStrictEqual(
      refusal({ do: "cast", object: "bears", with: { prototype: true } }),
      illegal("Grizzly Bears has no prototype to cast.", "702.160a", "/with/prototype"),
    );
    assert.deepStrictEqual(
      refusal({ do: "unlock", object: "bears", face: 1 }),
      illegal("There is no half with index 1 to unlock.", "709.5", "/face"),
    );
  });
});

describe("a target that is none", () => {
  const illegal = (message: string, rule: string, zone: string) => ({ _tag: "IllegalTarget", message, rule, zone });
  const none = "The target is none that the spell or ability may target.";

  it("a spell needs one to be cast, and as it resolves (601.2c)", () => {
    const alone = Effect.runSync(
      Effect.flip(Scenario.play({ objects: { hack }, steps: [{ do: "cast", object: "hack" }] }, noCard)),
    );
    assert.deepStrictEqual({ ...alone, _tag: alone._tag, message: alone.message } as object, {
      ...illegal("There is no target for Magical Hack.", "601.2c", "stack"),
    });
    assert.deepStrictEqual(
      refusal({ do: "cast", object: "hack" }, { do: "resolve", object: "hack" }),
      illegal("Magical Hack needs a target.", "601.2c", "stack"),
    );
  });

  it.each([
    [{ target: "bears", wants: { subtypes: ["Elf"] } }, "battlefield"],
    [{ target: "rift", wants: {}, does: [] }, "hand"],
  ])("one that the text does not want (601.2c): %j", (announced, zone) => {
    assert.deepStrictEqual(
      refusal({ do: "trigger", object: "words", as: "a", ...announced }),
      illegal(none, "601.2c", zone),
    );
  });

  it.each([
    ["Shroud", true],
    ["Hexproof", false],
    ["Protection from enchantments", true],
    ["Protection from red", false],
  ])("one that keeps it away (702.11b, 702.16b, 702.18a): %s", (ability, away) => {
    const steps: ReadonlyArray<Scenario.Step> = [
      { do: "grant", object: "bears", ability },
      { do: "trigger", object: "words", as: "a", target: "bears", does: [] },
    ];
    const exit = Effect.runSync(Effect.result(Scenario.play({ objects, steps }, noCard)));
    assert.strictEqual(exit._tag, away ? "Failure" : "Success");
  });
});

describe("a target that no program can look at", () => {
  const illegal = (message: string, rule: string, zone: string) => ({ _tag: "IllegalTarget", message, rule, zone });
  const noText = (kind: string): string =>
    `The target is ${kind}, and only spells and permanents have text that a card changes.`;
  const hackOn = (target: string): Scenario.Step => ({ do: "cast", object: "hack", target });

  it("is an ability or an emblem (115.1)", () => {
    const trigger: Scenario.Step = {
      do: "trigger",
      object: "bears",
      as: "made",
      does: [{ kind: "emblem", oracle_text: "Swamp", as: "emblem" }],
    };
    assert.deepStrictEqual(
      refusal(trigger, hackOn("made")),
      illegal(noText("an ability on the stack"), "115.1", "stack"),
    );
    assert.deepStrictEqual(
      refusal(trigger, { do: "resolve", object: "made" }, hackOn("emblem")),
      illegal(noText("an emblem"), "115.1", "command"),
    );
  });

  it("is phased out (608.2b)", () => {
    assert.deepStrictEqual(
      refusal({ do: "phase", object: "bears", out: true }, hackOn("bears")),
      illegal("The target is not in the game any more.", "608.2b", "battlefield"),
    );
  });
});

describe("what a static ability forbids (101.2)", () => {
  const forbid = (...subtypes: ReadonlyArray<string>): Scenario.Step => ({
    do: "ability",
    of: "words",
    affects: { subtypes },
    forbids: "activated-abilities",
  });
  const activate: Scenario.Step = { do: "activate-ability", object: "bears", as: "a" };
  const ends = (...steps: ReadonlyArray<Scenario.Step>) =>
    Effect.runSync(Effect.result(Scenario.play({ objects, steps: [...steps, activate] }, noCard)))._tag;

  it.each([
    ["what it speaks of", [forbid("Bear")], "Failure"],
    ["what one of several speaks of", [forbid("Elf"), forbid("Bear")], "Failure"],
    ["nothing else", [forbid("Elf")], "Success"],
    [
      "nothing once its text is gone",
      [forbid("Bear"), { do: "effect", on: ["words"], does: [{ layer: "ability", lose: "all" }] }],
      "Success",
    ],
    ["nothing once its object is gone", [forbid("Bear"), { do: "leave", object: "words" }], "Success"],
  ] as ReadonlyArray<readonly [string, ReadonlyArray<Scenario.Step>, string]>)("is %s", (_, steps, end) => {
    assert.strictEqual(ends(...steps), end);
  });
});

describe("what no module carries out", () => {
  const unsupported = (message: string, rule: string) => ({ _tag: "NotSupported", message, rule });
  it.each([
    [
      { do: "activate", object: "bears" },
      unsupported("No ability of Grizzly Bears can be carried out at this point.", "602.2"),
    ],
    [
      { do: "resolve-trigger", object: "bears" },
      unsupported("No ability of Grizzly Bears can be carried out at this point.", "603.3"),
    ],
    [
      { do: "activate", object: "words" },
      unsupported("No ability of Exchange of Words can be carried out at this point.", "602.2"),
    ],
  ] as ReadonlyArray<readonly [Scenario.Step, object]>)("%j", (step, expected) => {
    assert.deepStrictEqual(refusal(step), expected);
  });

  it("of an object without a name", () => {
    assert.deepStrictEqual(
      refusal({ do: "turn", object: "bears", face: "down" }, { do: "activate", object: "bears" }),
      unsupported("No ability of this object can be carried out at this point.", "602.2"),
    );
  });
});
