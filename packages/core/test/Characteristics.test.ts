import { assert, describe, it } from "@effect/vitest";
import * as Result from "effect/Result";
import * as Characteristics from "../src/Characteristics.ts";
import type { GameObject } from "../src/Contract.ts";

const read = (object: GameObject) => Result.getOrThrow(Characteristics.read(object));
const failure = (object: GameObject): object => {
  const { _tag, message, ...more } = Result.getOrThrow(Result.flip(Characteristics.read(object)));
  return { message, ...more };
};

const fire: GameObject = {
  name: "Fire // Ice",
  layout: "split",
  type_line: "Instant // Instant",
  card_faces: [
    { name: "Fire", type_line: "Instant", oracle_text: "Fire deals 2 damage.", mana_cost: "{1}{R}", colors: ["R"] },
    { name: "Ice", type_line: "Instant", oracle_text: "Tap target permanent.", mana_cost: "{1}{U}", colors: ["U"] },
  ],
};

describe("a card in another language (108.1)", () => {
  const foreign = (language: string, pointer: string) => ({
    message: `This card is in another language (${language}). Only the English Oracle wording is rules text.`,
    pointer,
    rule: "108.1",
  });
  const faces = (...lines: ReadonlyArray<string>) => lines.map((type_line) => ({ name: "X", type_line }));

  it.each([
    [{ name: "X", lang: "de" }, foreign("de", "/lang")],
    [{ name: "X", lang: "a-very-long-one" }, foreign("a-very-lon", "/lang")],
    [{ name: "X", type_line: "Kreatur — Goblin" }, foreign("German", "/type_line")],
    [{ name: "X", type_line: "Существо — Гоблин" }, foreign("not English", "/type_line")],
    [{ name: "X", card_faces: faces("Creature", "Kreatur") }, foreign("German", "/card_faces/1/type_line")],
    [{ name: "X", type_line: "Land", card_faces: faces("Kreatur") }, foreign("German", "/card_faces/0/type_line")],
  ])("is none that can be read: %j", (object, expected) => {
    assert.deepStrictEqual(failure(object), expected);
  });

  it("is none where it says that it is English", () => {
    assert.strictEqual(read({ name: "X", lang: "en", type_line: "Creature" }).name, "X");
  });
});

describe("a face that is not there", () => {
  const none = (message: string) => ({ message, pointer: "/face" });
  it.each([
    [{ name: "X", face: 1 }, none("This object has 1 face; there is none with index 1.")],
    [{ ...fire, face: 2 }, none("This object has 2 faces; there is none with index 2.")],
    [{ name: "X", face: 3, card_faces: [{ name: "X" }] }, none("This object has 1 face; there is none with index 3.")],
  ])("%j", (object, expected) => {
    assert.deepStrictEqual(failure(object), expected);
  });

  it("is index 0 of none", () => {
    assert.isUndefined(read({ name: "X", face: 0 }).face);
    assert.strictEqual(read(fire).face, 0);
    assert.strictEqual(read({ ...fire, face: 1 }).face, 1);
  });
});

describe("names", () => {
  it.each([
    // Both of a split card, but on the stack that of the half alone (709.4a, 709.4b).
    [{ ...fire, zone: "hand" }, ["Fire", "Ice"]],
    [{ ...fire, zone: "stack", face: 1 }, ["Ice"]],
    // Those of the unlocked halves of a Room (709.5).
    [{ name: "Den // Hall", layout: "split", zone: "battlefield" }, ["Den", "Hall"]],
    [{ name: "", layout: "split", zone: "battlefield" }, []],
    [{ name: "Wear // Tear" }, ["Wear // Tear"]],
    [{ name: "" }, []],
    // A token without a name is called by its subtypes (111.4).
    [{ token: true, type_line: "Token Creature — Elf Elf Warrior" }, ["Elf Warrior Token"]],
    [{ token: true }, ["Token"]],
  ] as ReadonlyArray<readonly [GameObject, ReadonlyArray<string>]>)("%j", (object, names) => {
    assert.deepStrictEqual(read(object).names, names);
  });

  it("a card needs one, and a token does not", () => {
    assert.deepStrictEqual(failure({ type_line: "Creature" }), {
      message: "A card needs a name; only a token may go without one.",
      pointer: "/name",
    });
  });
});

describe("the zone of an object that says none", () => {
  it.each([
    [{ name: "X", type_line: "Instant" }, "stack"],
    [{ name: "X", type_line: "Kindred Sorcery — Elf" }, "stack"],
    [{ name: "X", type_line: "Creature — Elf" }, "battlefield"],
    [{ name: "X" }, "battlefield"],
    [{ name: "X", type_line: "Instant", zone: "hand" }, "hand"],
    [{ ...fire, zone: undefined } as unknown as GameObject, "stack"],
  ] as ReadonlyArray<readonly [GameObject, string]>)("%j", (object, zone) => {
    assert.strictEqual(read(object).zone, zone);
  });
});

describe("values", () => {
  const values = {
    mana_cost: "{R}",
    color_indicator: ["R"],
    colors: ["R"],
    power: "1",
    toughness: "2",
    loyalty: "3",
    defense: "4",
  };

  it("are those of the face, as far as it has them", () => {
    assert.deepStrictEqual(read({ name: "X", ...values, artist: "A" }).values, values);
    assert.deepStrictEqual(read({ name: "X" }).values, {});
    assert.deepStrictEqual(read({ ...fire, face: 1 }).values, { mana_cost: "{1}{U}", colors: ["U"] });
  });

  const flip = (front: object, back: object): GameObject => ({
    name: "A // B",
    layout: "flip",
    face: 1,
    card_faces: [
      { name: "A", type_line: "Creature", ...front },
      { name: "B", type_line: "Creature", ...back },
    ],
  });

  it.each([
    [
      flip({ mana_cost: "{G}", colors: ["G"], power: "1" }, { power: "4" }),
      { mana_cost: "{G}", colors: ["G"], power: "4" },
    ],
    [flip({ mana_cost: "{G}" }, { colors: ["R"], mana_cost: "{9}" }), { mana_cost: "{G}" }],
    [flip({}, { colors: ["R"], mana_cost: "{9}", toughness: "1" }), { toughness: "1" }],
    [{ ...flip({ mana_cost: "{G}" }, {}), face: 0 }, { mana_cost: "{G}" }],
    [{ ...flip({ mana_cost: "{G}" }, { mana_cost: "{R}" }), layout: "transform" }, { mana_cost: "{R}" }],
  ])("a flipped permanent keeps mana cost and colour of the card (710.1c): %j", (object, expected) => {
    assert.deepStrictEqual(read(object).values, expected);
  });
});

describe("what a text calls its object", () => {
  it("are the names of the other faces too, and a short one only of legends (201.5c)", () => {
    const face = read({ ...fire, face: 1 });
    assert.deepStrictEqual(Characteristics.selfOf(fire, face), { name: "Ice", otherFaces: ["Fire"], legendary: false });
    const legend = read({ name: "Krenko, Mob Boss", type_line: "Legendary Creature — Goblin" });
    assert.isTrue(Characteristics.selfOf({ name: "Krenko, Mob Boss" }, legend).legendary);
  });

  it("are at most eight faces", () => {
    const card_faces = Array.from({ length: 20 }, (_, index) => ({ name: `F${index}` }));
    const { otherFaces } = Characteristics.selfOf({ name: "X", card_faces }, read({ name: "X", card_faces, face: 9 }));
    assert.deepStrictEqual(otherFaces, ["F0", "F1", "F2", "F3", "F4", "F5", "F6", "F7"]);
  });
});

describe("every face of a card", () => {
  it("is told in order, with its index where there are several", () => {
    assert.deepStrictEqual(
      Characteristics.faces(fire).map(({ name, face, rulesText }) => [name, face, rulesText.source]),
      [
        ["Fire", 0, "Fire deals 2 damage."],
        ["Ice", 1, "Tap target permanent."],
      ],
    );
    const [only] = Characteristics.faces({ name: "X", token: true });
    assert.deepStrictEqual([only?.face, only?.token, only?.typeLine.source], [undefined, true, ""]);
  });
});
