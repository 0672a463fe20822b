import { describe, expect, it } from "@effect/vitest";
import * as CardName from "@palimpsest/cards/CardName";
import { decode } from "@palimpsest/cards/Scryfall";
import { starter } from "@palimpsest/cards/Starter";
import * as Result from "effect/Result";

const { cards, names } = starter();

describe("the starter catalogue", () => {
  it("is made once", () => {
    expect(starter()).toBe(starter());
  });

  it("holds cards that Scryfall's decoder takes unchanged", () => {
    for (const card of cards) expect(decode(card)).toEqual(Result.succeed(card));
  });

  it("is in the order of the names, each of them once", () => {
    expect(names).toEqual([...names].sort());
    expect(names).toHaveLength(cards.length);
    expect(new Set(names.map(CardName.key)).size).toBe(names.length);
  });

  it.each([
    "Magical Hack",
    "Sleight of Mind",
    "Mind Bend",
    "Artificial Evolution",
    "Swirl the Mists",
    "Volrath's Shapeshifter",
    "Exchange of Words",
    "Spy Kit",
    "Witness Protection",
    "Glacial Ray",
    "Cyclonic Rift",
    "Lunar Rejection",
    "Angelic Harold",
  ])("holds %s", (name) => {
    expect(names).toContain(name);
  });

  it("holds wording of today", () => {
    for (const card of cards) expect(JSON.stringify(card)).not.toMatch(/enters the battlefield|Tribal/);
  });

  it("gives the faces of a card with several their own names and type lines", () => {
    for (const { name, type_line, card_faces: faces } of cards) {
      if (faces === undefined) continue;
      expect(faces.map((face) => face.name).join(" // ")).toBe(name);
      expect(faces.map((face) => face.type_line).join(" // ")).toBe(type_line);
    }
  });
});
