import { describe, expect, it } from "vitest";
import * as Changer from "../src/Changer.ts";
import type { Card } from "../src/Contract.ts";
import * as Reach from "../src/Reach.ts";

const names = (card: Card): ReadonlyArray<string> => Reach.reaching(card).map(({ name }) => name);

const colorAndLand = ["Mind Bend", "Whim of Volrath", "Crystal Spray", "Trait Doctoring"];

describe("reaching", () => {
  it("reaches a permanent by the classes of the words in use on it (612.2)", () => {
    const knight = { name: "X", type_line: "Enchantment", oracle_text: "Black creatures can't attack." };
    expect(names(knight)).toEqual(
      expect.arrayContaining([...colorAndLand, "Sleight of Mind", "Swirl the Mists", "Spectral Shift", "Glamerdye"]),
    );
    expect(names(knight)).not.toContain("Magical Hack");
    expect(names(knight)).not.toContain("Artificial Evolution");
  });

  it("reaches nothing where words only look like colours or types, or stand in reminder text", () => {
    const oracle_text =
      "Search your library for a card named Black Lotus.\nFear (It can be blocked by black creatures.)";
    expect(names({ name: "Red Elemental Blast", type_line: "Sorcery", oracle_text })).toEqual([]);
  });

  it("keeps to what a card may target: a permanent, a spell, and never a land as a spell (305.9)", () => {
    const bolt = { name: "X", type_line: "Instant", oracle_text: "Destroy target black creature." };
    expect(names(bolt)).toContain("Sleight of Mind");
    expect(names(bolt)).not.toContain("Mind Bend");
    const forest = { name: "Forest", type_line: "Basic Land — Forest" };
    expect(names(forest)).toEqual([
      "Magical Hack",
      "Mind Bend",
      "Whim of Volrath",
      "Crystal Spray",
      "Spectral Shift",
      "Trait Doctoring",
    ]);
  });

  it("keeps to what a card demands of its target", () => {
    const rune = { name: "X", mana_cost: "{W}", type_line: "Enchantment", oracle_text: "Red creatures can't attack." };
    expect(names(rune)).toContain("Balduvian Shaman");
    expect(names({ ...rune, mana_cost: "{U}" })).not.toContain("Balduvian Shaman");
    expect(names({ ...rune, oracle_text: `Cumulative upkeep {1}\n${rune.oracle_text}` })).not.toContain(
      "Balduvian Shaman",
    );
    expect(names({ name: "X", type_line: "Creature — Elf" })).toContain("New Blood");
    expect(names({ name: "X", type_line: "Kindred Enchantment — Elf" })).not.toContain("New Blood");
  });

  it("does not count a word that is the new one already", () => {
    expect(names({ name: "X", type_line: "Creature — Vampire" })).toEqual(["Artificial Evolution"]);
    expect(names({ name: "X", type_line: "Creature — Vampire Elf" })).toContain("New Blood");
  });

  it("tells overload and cleave by their keyword, as an ability of the spell", () => {
    const rift = { name: "X", type_line: "Instant", oracle_text: "Destroy target creature.\nOverload {6}" };
    expect(names(rift)).toEqual(["Overload"]);
    expect(names({ ...rift, oracle_text: "Cleave {1}\nDraw [a card and] a card." })).toEqual(["Cleave"]);
    expect(names({ ...rift, oracle_text: 'Creatures have "Overload {6}".' })).toEqual([]);
  });

  it("looks at every face", () => {
    const card_faces = [
      { name: "A", type_line: "Instant", oracle_text: "Draw a card." },
      { name: "B", type_line: "Creature — Elf", oracle_text: "" },
    ];
    expect(names({ name: "A // B", card_faces })).toEqual(["Artificial Evolution", "New Blood"]);
  });

  it("names changers that are known, in their order", () => {
    const all = Changer.changers.map(({ name }) => name);
    const oracle_text = "Forests you control are green.\nOverload {1}\nCleave {1}";
    const found = names({ name: "X", mana_cost: "{W}", type_line: "Enchantment Creature — Elf", oracle_text });
    expect(found).toEqual(all.filter((name) => found.includes(name)));
    expect(found).toHaveLength(15);
  });
});
