/** What keeps printed changers from their targets, as they are cast and as they resolve. */
import { describe, it } from "@effect/vitest";
import { played } from "../played.ts";

const sleight = {
  name: "Sleight of Mind",
  type_line: "Instant",
  mana_cost: "{U}",
  oracle_text: "",
  zone: "hand" as const,
};
const blood = {
  name: "New Blood",
  type_line: "Sorcery",
  mana_cost: "{2}{B}{B}",
  oracle_text: "",
  zone: "hand" as const,
};
const protection = {
  name: "Witness Protection",
  type_line: "Enchantment — Aura",
  mana_cost: "{U}",
  oracle_text: "Enchant creature",
  zone: "hand" as const,
};
const shaman = { name: "Balduvian Shaman", type_line: "Creature — Human Shaman", oracle_text: "" };
const crusade = {
  name: "Crusade",
  type_line: "Enchantment",
  mana_cost: "{W}{W}",
  oracle_text: "White creatures get +1/+1.",
};
const knight = {
  name: "White Knight",
  type_line: "Creature — Human Knight",
  mana_cost: "{W}{W}",
  oracle_text: "Protection from black",
};
const forest = { name: "Forest", type_line: "Basic Land — Forest", oracle_text: "" };
const words = { from: "black", to: "red" };

describe("a changer", () => {
  it.effect.each([
    ["shroud", "Shroud", "you"],
    ["hexproof of an opponent", "Hexproof", "opponent"],
    ["hexproof from its colour", "Hexproof from blue", "opponent"],
    ["protection from its colour", "Protection from blue", "you"],
  ] as const)("is kept away by %s", ([, ability, controller]) =>
    played(
      { knight: { ...knight, zone: "hand" }, sleight },
      [
        { do: "enter", object: "knight", controller },
        { do: "grant", object: "knight", ability },
        { do: "cast", object: "sleight", target: "knight" },
        { do: "cast", object: "sleight" },
        { do: "resolve", object: "sleight", target: "knight", choose: words },
      ],
      [
        { after: 3, object: "sleight", zone: "hand", error: "IllegalTarget" },
        { after: 5, object: "knight", oracle_text: "Protection from black", error: "IllegalTarget" },
      ],
    ),
  );

  it.effect.each([
    ["hexproof of its own controller", "Hexproof"],
    ["hexproof from another colour", "Hexproof from red"],
    ["protection from another colour", "Protection from red"],
  ] as const)("is not kept away by %s", ([, ability]) =>
    played(
      { knight, sleight },
      [
        { do: "grant", object: "knight", ability },
        { do: "cast", object: "sleight", target: "knight" },
        { do: "resolve", object: "sleight", choose: words },
      ],
      [{ object: "knight", oracle_text: "Protection from red" }],
    ),
  );

  it.effect("is cast on what its card may target (601.2c)", () =>
    played(
      { forest, knight, blood, sleight, protection },
      [
        { do: "cast", object: "blood", target: "forest" },
        { do: "cast", object: "blood", target: "knight" },
        { do: "cast", object: "protection", target: "forest" },
        { do: "cast", object: "sleight", target: "sleight" },
        { do: "cast", object: "sleight", target: "forest" },
      ],
      [
        ...[1, 2].map((after) => ({ after, object: "blood", zone: "hand" as const, error: "IllegalTarget" })),
        { after: 3, object: "protection", zone: "hand", error: "IllegalTarget" },
        { after: 4, object: "sleight", zone: "hand", error: "IllegalTarget" },
        { after: 5, object: "sleight", zone: "stack" },
      ],
    ),
  );

  it.effect.each([
    ["died", { do: "leave", object: "knight" }],
    ["phased out", { do: "phase", object: "knight", out: true }],
    ["got shroud", { do: "grant", object: "knight", ability: "Shroud" }],
  ] as const)("does nothing, without an error, where its target has %s since it was cast (608.2b)", ([, step]) =>
    played(
      { knight, sleight, protection },
      [
        { do: "cast", object: "protection", target: "knight" },
        { do: "cast", object: "sleight", target: "knight" },
        step,
        { do: "resolve", object: "sleight", choose: words },
        { do: "resolve", object: "protection" },
      ],
      [
        { after: 4, object: "sleight", zone: "graveyard" },
        { after: 5, object: "protection", zone: "graveyard", attached_to: null },
        { after: 5, object: "knight", oracle_text: "Protection from black", names: ["White Knight"] },
      ],
    ),
  );

  it.effect("that is an ability is not activated on what has shroud", () =>
    played(
      { shaman, crusade },
      [
        { do: "grant", object: "crusade", ability: "Shroud" },
        { do: "activate", object: "shaman", target: "crusade", choose: { from: "white", to: "red" } },
      ],
      [{ object: "crusade", oracle_text: "White creatures get +1/+1.", error: "IllegalTarget" }],
    ),
  );

  it.effect("that chooses and does not target is not kept away: a sticker, an overload", () =>
    played(
      {
        knight,
        harold: { name: "Angelic Harold", type_line: "Creature — Angel", oracle_text: "" },
        zap: { name: "Zap", type_line: "Instant", oracle_text: "Destroy target Elf.\nOverload {R}", zone: "hand" },
      },
      [
        { do: "grant", object: "knight", ability: "Shroud" },
        { do: "resolve-trigger", object: "harold", choose: { object: "knight", word: "Space", after: 0 } },
        { do: "cast", object: "zap", with: { overload: true } },
      ],
      [
        { object: "knight", name: "Space White Knight" },
        { object: "zap", oracle_text: "Destroy each Elf.\nOverload {R}" },
      ],
    ),
  );
});
