import { assert, describe, it } from "@effect/vitest";
import * as Names from "../src/Names.ts";

describe("the words of a name", () => {
  it.each([
    ["", 0],
    ["Memnite", 1],
    ["Grizzly Bears", 2],
    ["Wolf in _____ Clothing", 3],
    ["_____", 0],
    ["Two  spaces", 2],
    ["Under_score", 1],
  ])("blank lines are none (123.6a): %j", (name, count) => {
    assert.strictEqual(Names.words(name), count);
  });
});

describe("the word of a sticker stands", () => {
  it.each([
    ["Grizzly Bears", 0, "Space Grizzly Bears"],
    ["Grizzly Bears", 1, "Grizzly Space Bears"],
    ["Grizzly Bears", 2, "Grizzly Bears Space"],
    // A blank line is passed over as the words are counted.
    ["Wolf in _____ Clothing", 2, "Wolf in Space _____ Clothing"],
    ["Wolf in _____ Clothing", 3, "Wolf in _____ Clothing Space"],
    ["_____ Goblin", 0, "Space _____ Goblin"],
    ["_____ Goblin", 1, "_____ Goblin Space"],
  ])("after so many words (123.6b): %j, %i", (name, after, expected) => {
    assert.strictEqual(Names.withWord(name, "Space", after), expected);
  });

  it.each([
    ["Memnite", 3, "Memnite Space"],
    ["Goblin _____", 2, "Goblin _____ Space"],
    ["", 4, "Space"],
  ])("at the end of a name that is shorter by now (123.6c): %j, %i", (name, after, expected) => {
    assert.strictEqual(Names.withWord(name, "Space", after), expected);
  });
});

describe("every name of nonlegendary creature cards (612.7)", () => {
  const memnite = { name: "Memnite", type_line: "Artifact Creature — Construct" };
  const delver = {
    name: "Delver // Insect",
    card_faces: [
      { name: "Delver", type_line: "Creature — Human" },
      { name: "Insect", type_line: "Creature — Insect" },
    ],
  };

  it.each([
    [memnite, ["Memnite"]],
    [{ ...memnite, token: true }, []],
    [{ name: "Isamaru", type_line: "Legendary Creature — Dog" }, []],
    [{ name: "Forest", type_line: "Basic Land — Forest" }, []],
    [{ name: "Bitterblossom", type_line: "Kindred Enchantment — Faerie" }, []],
    [{ name: "Typeless" }, []],
    [delver, ["Delver", "Insect"]],
    [
      { name: "A // B", card_faces: [{ name: "A", type_line: "Legendary Creature" }, ...delver.card_faces] },
      ["Delver", "Insect"],
    ],
  ])("of %j", (card, names) => {
    assert.deepStrictEqual(Names.ofNonlegendaryCreatures(card), names);
  });

  it.each([
    [{ legalities: { modern: "legal" } }, "modern", true],
    [{ legalities: { modern: "legal" } }, "Modern", true],
    [{ legalities: { vintage: "restricted" } }, "vintage", true],
    [{ legalities: { modern: "banned" } }, "modern", false],
    [{ legalities: { modern: "legal" } }, "legacy", false],
    [{ legalities: { modern: "banned" } }, undefined, true],
    [{}, "modern", true],
  ])("counts %j in the format %s: %s", (more, format, counts) => {
    assert.strictEqual(Names.isOfNonlegendaryCreature("Memnite", { ...memnite, ...more }, format), counts);
  });

  it("goes over the wire as a kind and the names besides, and as a list where it is none", () => {
    const every = "nonlegendary-creature-cards" as const;
    assert.deepStrictEqual(Names.toWire({ list: ["Kit"], every }), { every, besides: ["Kit"] });
    assert.deepStrictEqual(Names.toWire({ list: ["Kit"] }), ["Kit"]);
  });
});

describe("two objects have a name in common (201.2a)", () => {
  const every = "nonlegendary-creature-cards" as const;
  const known: Names.IsMember = (name, _, format) => (format === "modern" ? name === "Memnite" : name !== "Forest");

  it.each([
    [{ list: ["A"] }, { list: ["B", "A"] }, true],
    [{ list: ["A"] }, { list: ["B"] }, false],
    [{ list: [] }, { list: [] }, false],
    [{ list: [], every }, { list: [], every }, true],
    [{ list: [], every }, { list: ["Forest", "Memnite"] }, true],
    [{ list: ["Memnite"] }, { list: ["Kit"], every }, true],
    [{ list: ["Forest"] }, { list: ["Kit"], every }, false],
    [{ list: [], every }, { list: [] }, false],
    [{ list: [], every, format: "modern" }, { list: ["Ornithopter"] }, false],
    [{ list: [], every, format: "modern" }, { list: ["Memnite"] }, true],
  ])("%j and %j: %s", (a, b, common) => {
    assert.strictEqual(Names.share(a, b, known), common);
    assert.strictEqual(Names.share(b, a, known), common);
  });

  it("as far as anybody knows", () => {
    const some: Names.IsMember = (name) => (name === "Memnite" ? true : undefined);
    assert.isUndefined(Names.share({ list: [], every }, { list: ["Zorblax"] }, some));
    assert.isTrue(Names.share({ list: [], every }, { list: ["Zorblax", "Memnite"] }, some));
  });
});
