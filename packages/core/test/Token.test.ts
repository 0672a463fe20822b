import { assert, describe, it } from "@effect/vitest";
import * as Token from "../src/Token.ts";

const read = (word: string): string => ({ Goblin: "Elf", red: "green" })[word] ?? word;
const readText = (text: string): string => text.replace("red", "green");
const make = (token: Omit<Token.Token, "types"> & Partial<Token.Token>) =>
  Token.make({ types: ["Creature"], ...token }, read, readText);

describe("a token in the words of its maker's text by now", () => {
  it("has their subtypes, colours and text, and is named after its subtypes (612.2a, 111.4)", () => {
    assert.deepStrictEqual(
      make({
        colors: ["red", "white"],
        supertypes: ["Legendary"],
        types: ["Artifact", "Creature"],
        subtypes: ["Goblin", "Scout"],
        power: "1",
        toughness: "2",
        oracle_text: "Protection from red",
      }),
      {
        token: true,
        name: "Elf Scout Token",
        type_line: "Legendary Artifact Creature — Elf Scout",
        colors: ["G", "W"],
        oracle_text: "Protection from green",
        power: "1",
        toughness: "2",
        zone: "battlefield",
      },
    );
  });

  it("keeps a name that it is given (612.2)", () => {
    assert.strictEqual(make({ name: "Goblin", subtypes: ["Goblin"] }).name, "Goblin");
  });

  it("has no type and no colour twice", () => {
    const { name, type_line, colors } = make({ subtypes: ["Goblin", "Elf"], colors: ["red", "green"] });
    assert.deepStrictEqual([name, type_line, colors], ["Elf Token", "Creature — Elf", ["G"]]);
  });

  it("says nothing of what its maker does not say", () => {
    assert.deepStrictEqual(make({ types: ["Artifact"] }), {
      token: true,
      name: "Token",
      type_line: "Artifact",
      colors: [],
      oracle_text: "",
      zone: "battlefield",
    });
  });
});
