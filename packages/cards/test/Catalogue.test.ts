import { describe, expect, it } from "@effect/vitest";
import * as CardName from "@palimpsest/cards/CardName";
import * as Catalogue from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import type { Card } from "@palimpsest/core/Contract";
import { anyCharacter } from "@palimpsest/test-fuzz/strings";
import * as fc from "fast-check";

const catalogue = starter();
const anyCard = fc.constantFrom(...catalogue.cards);
const origin = { source: "test", date: "2026-11-30", notice: "" };
const card = (name: string, ...faces: ReadonlyArray<string>): Card =>
  faces.length === 0 ? { name } : { name, card_faces: faces.map((face) => ({ name: face })) };

describe("lookup", () => {
  it("finds every card by its exact name", () => {
    for (const each of catalogue.cards) expect(Catalogue.lookup(catalogue, each.name)).toBe(each);
  });

  it("finds every card in capitals, without accents, with other spaces", () => {
    fc.assert(
      fc.property(anyCard, (each) => {
        const plain = each.name.normalize("NFD").replace(/\p{M}/gu, "");
        for (const spelling of [each.name.toUpperCase(), plain, ` ${each.name.replaceAll(" ", "  ")} `]) {
          expect(Catalogue.lookup(catalogue, spelling)).toBe(each);
        }
        expect(Catalogue.lookup(catalogue, each.name.replaceAll("'", "’").replaceAll(" // ", "//"))).toBe(each);
      }),
    );
  });

  it("finds a card by the name of either face", () => {
    for (const each of catalogue.cards) {
      for (const face of each.card_faces ?? []) expect(Catalogue.lookup(catalogue, face.name)).toBe(each);
    }
  });

  it("prefers an exact name to a like one, and a card to a face", () => {
    const mine = Catalogue.make(
      [
        card("A-Blood Artist"),
        card("Blood Artist"),
        card("Blood-Artist"),
        card("Adventurer // Regrowth", "Adventurer", "Regrowth"),
        card("Regrowth"),
      ],
      origin,
    );
    const found = (name: string) => Catalogue.lookup(mine, name)?.name;
    expect(found("Blood-Artist")).toBe("Blood-Artist");
    expect(found("A-Blood Artist")).toBe("A-Blood Artist");
    expect(found("a-blood artist")).toBe("Blood Artist");
    expect(found("blood artist")).toBe("Blood Artist");
    expect(found("regrowth")).toBe("Regrowth");
    expect(found("ADVENTURER")).toBe("Adventurer // Regrowth");
  });

  it("tells names apart that differ in their spaces", () => {
    const mine = Catalogue.make([card("Wasteland"), card("Waste Land")], origin);
    const spellings = ["wasteland", "waste land", "WASTE  LAND", "was te land"];
    const found = spellings.map((name) => Catalogue.lookup(mine, name)?.name);
    expect(found).toEqual(["Wasteland", "Waste Land", "Waste Land", "Wasteland"]);
  });

  it.each([
    "",
    " ",
    "//",
    "—",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "\ud800",
    "\udc00\ud800",
    "\0",
  ])("answers %j with nothing", (name) => {
    expect(Catalogue.lookup(catalogue, name)).toBeUndefined();
    expect(Array.isArray(Catalogue.suggest(catalogue, name))).toBe(true);
  });

  it("never throws and never takes a strange string for a card", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (name) => {
        const found = Catalogue.lookup(catalogue, name);
        if (found !== undefined) {
          const keys = [found.name, ...(found.card_faces ?? []).map((face) => face.name)].map(CardName.key);
          expect(keys).toContain(CardName.key(name));
        }
        expect(Catalogue.suggest(catalogue, name).length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it.each(["a", " ", "é", "\ud83d", "goblin ", "\u0301\u0316", "//"])(
    "is quick on 100,000 characters of %j",
    (unit) => {
      const hostile = unit.repeat(100_000 / unit.length);
      const start = performance.now();
      expect(Catalogue.lookup(catalogue, hostile)).toBeUndefined();
      Catalogue.suggest(catalogue, hostile);
      expect(performance.now() - start).toBeLessThan(500);
    },
  );
});

describe("suggest", () => {
  it.each([
    ["goblin kin", ["Goblin King"]],
    ["krenko", ["Krenko, Mob Boss"]],
    ["mob boss", ["Krenko, Mob Boss"]],
    ["krenk, mob bos", ["Krenko, Mob Boss"]],
    ["krenok", ["Krenko, Mob Boss"]],
    ["Artifical Evolution", ["Artificial Evolution"]],
    ["insectile abberation", ["Delver of Secrets // Insectile Aberration"]],
    ["shapeshifter", ["Volrath's Shapeshifter"]],
    ["goblin k", ["Goblin King"]],
  ])("answers %j with %j first", (input, names) => {
    expect(Catalogue.suggest(catalogue, input).slice(0, names.length)).toEqual(names);
  });

  it("has names that begin with the input, then those with such a word, then those that hold it", () => {
    const mine = Catalogue.make([card("Striking Sliver"), card("Goblin King"), card("Kinghood")], origin);
    expect(Catalogue.suggest(mine, "king")).toEqual(["Kinghood", "Goblin King", "Striking Sliver"]);
    expect(Catalogue.suggest(mine, "king", 1)).toEqual(["Kinghood"]);
  });

  it("names every card whose name lost its last letter", () => {
    for (const { name } of catalogue.cards) {
      expect(Catalogue.suggest(catalogue, name.slice(0, -1), 5)).toContain(name);
    }
  });

  it("has nothing to say to a name like no other", () => {
    expect(Catalogue.suggest(catalogue, "qqqqqqqqqqqqqqqqqqqq")).toEqual([]);
  });
});

describe("completing", () => {
  it("offers fifty names at most, and reads a few spellings for each", () => {
    expect(Catalogue.completing("Lim-Dûl", 1_000)).toEqual({
      limit: 50,
      start: "limdul",
      end: "limdul\u{10ffff}",
      spellings: 200,
      words: ["lim", "dul"],
    });
  });

  it("is quick for a long input", () => {
    expect(Catalogue.complete(starter(), "q".repeat(1_000_000))).toEqual([]);
  });
});
