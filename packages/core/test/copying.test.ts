/** What a copy takes of an object, and what it is (707.2): whatever is no value stays behind. */
import { describe, it } from "@effect/vitest";
import { played } from "./played.ts";

const clone = { name: "Clone", type_line: "Creature — Shapeshifter", oracle_text: "", power: "0", toughness: "0" };
const knight = {
  name: "White Knight",
  type_line: "Creature — Human Knight",
  mana_cost: "{W}{W}",
  oracle_text: "Protection from black",
  power: "2",
  toughness: "2",
};
const bear = { name: "Bear", type_line: "Creature — Bear", oracle_text: "", power: "2", toughness: "2" };
const delver = {
  name: "Delver of Secrets // Insectile Aberration",
  layout: "transform",
  card_faces: [
    { name: "Delver of Secrets", type_line: "Creature — Human Wizard", mana_cost: "{U}", oracle_text: "", power: "1" },
    { name: "Insectile Aberration", type_line: "Creature — Insect", color_indicator: ["U"], oracle_text: "Flying" },
  ],
};
const rat = {
  name: "Nezumi // Nighteyes",
  layout: "flip",
  card_faces: [
    { name: "Nezumi", type_line: "Creature — Rat", mana_cost: "{B}", oracle_text: "" },
    { name: "Nighteyes", type_line: "Legendary Creature — Rat", oracle_text: "" },
  ],
};
const room = {
  name: "Studio // Gallery",
  layout: "split",
  card_faces: [
    { name: "Studio", type_line: "Enchantment — Room", mana_cost: "{R}", oracle_text: "One." },
    { name: "Gallery", type_line: "Enchantment — Room", mana_cost: "{1}{R}", oracle_text: "Two." },
  ],
};
const gorger = {
  name: "Gorger",
  type_line: "Artifact Creature — Wurm",
  mana_cost: "{7}",
  power: "7",
  toughness: "5",
  oracle_text: "Prototype {1}{B} — 3/3\nMenace",
  zone: "hand" as const,
};
const shapeshifter = {
  name: "Volrath's Shapeshifter",
  type_line: "Creature — Shapeshifter",
  oracle_text: "As long as the top card of your graveyard is a creature card, Volrath's Shapeshifter is it.",
};

describe("a copy", () => {
  it.effect("of a face-down permanent is a 2/2 without name or text (708.2a)", () =>
    played(
      { knight: { ...knight, zone: "hand" }, clone },
      [
        { do: "enter", object: "knight", face_down: true },
        { do: "copy", object: "clone", of: "knight" },
        { do: "copy", object: "token", of: "knight" },
        { do: "turn", object: "knight", face: "up" },
      ],
      ["clone", "token"].map((object) => ({ object, names: [], type_line: "Creature", oracle_text: "", power: "2" })),
    ),
  );

  it.effect("of a double-faced permanent has the face that is up, and only a token turns (712.8e, 707.8a)", () =>
    played(
      { delver, clone },
      [
        { do: "transform", object: "delver" },
        { do: "copy", object: "clone", of: "delver" },
        { do: "copy", object: "token", of: "delver" },
        { do: "transform", object: "delver" },
        { do: "transform", object: "clone" },
        { do: "transform", object: "token" },
      ],
      [
        { after: 4, object: "clone", name: "Insectile Aberration", colors: ["U"], oracle_text: "Flying" },
        { after: 4, object: "token", name: "Insectile Aberration" },
        { object: "clone", name: "Insectile Aberration" },
        { object: "token", name: "Delver of Secrets" },
      ],
    ),
  );

  it.effect("is neither flipped nor unlocked (710.1c, 709.5)", () =>
    played(
      { rat, room, clone },
      [
        { do: "flip", object: "rat" },
        { do: "unlock", object: "room", face: 0 },
        { do: "copy", object: "clone", of: "rat" },
        { do: "copy", object: "token", of: "rat" },
        { do: "copy", object: "door", of: "room" },
        { do: "unlock", object: "door", face: 1 },
      ],
      [
        { object: "clone", name: "Nezumi" },
        { object: "token", name: "Nezumi" },
        { after: 5, object: "door", names: [], oracle_text: "", mana_cost: "" },
        { object: "door", names: ["Gallery"], oracle_text: "Two." },
        { object: "room", names: ["Studio"] },
      ],
    ),
  );

  it.effect("of a prototype has its size, cost and colour (718.3c, 718.3d)", () =>
    played(
      { gorger, clone },
      [
        { do: "cast", object: "gorger", with: { prototype: true } },
        { do: "copy", object: "spell", of: "gorger" },
        { do: "resolve", object: "gorger" },
        { do: "copy", object: "clone", of: "gorger" },
        { do: "copy", object: "gorger", of: "clone" },
      ],
      ["spell", "gorger", "clone"].map((object) => ({ object, power: "3", mana_cost: "{1}{B}", colors: ["B"] })),
    ),
  );

  it.effect("of a merged permanent has the abilities of all its components (730.2a, 702.140e)", () =>
    played(
      { bear, knight: { ...knight, zone: "hand" }, clone },
      [
        { do: "merge", object: "knight", with: "bear", place: "under" },
        { do: "copy", object: "clone", of: "bear" },
        { do: "copy", object: "token", of: "bear" },
        { do: "copy", object: "bear", of: "clone" },
      ],
      ["clone", "token", "bear"].map((object) => ({ object, name: "Bear", abilities: ["Protection from black"] })),
    ),
  );

  it.effect("that is made is a token, or a copy of a spell, and ceases where it has no business (704.5d, 704.5e)", () =>
    played(
      { knight: { ...knight, zone: "hand" }, shapeshifter, zap: { name: "Zap", type_line: "Instant", zone: "hand" } },
      [
        { do: "cast", object: "knight" },
        { do: "cast", object: "zap" },
        { do: "copy", object: "copy", of: "knight" },
        { do: "copy", object: "zap-copy", of: "zap" },
        { do: "state-based" },
        { do: "resolve", object: "copy" },
        { do: "resolve", object: "zap-copy" },
        { do: "leave", object: "copy" },
        { do: "state-based" },
        { do: "leave", object: "copy" },
        { do: "leave", object: "zap-copy" },
      ],
      [
        { after: 5, object: "copy", zone: "stack" },
        { after: 6, object: "copy", zone: "battlefield", name: "White Knight" },
        { after: 8, object: "shapeshifter", name: "Volrath's Shapeshifter" },
        { after: 10, error: "UnknownObject" },
        { after: 11, error: "UnknownObject" },
      ],
    ),
  );
});

describe("a spell that becomes a permanent", () => {
  it.effect("stays face down, and keeps what effects gave it (708.4, 400.7a)", () =>
    played(
      { knight: { ...knight, zone: "hand" } },
      [
        { do: "cast", object: "knight" },
        { do: "turn", object: "knight", face: "down" },
        { do: "grant", object: "knight", ability: "Haste" },
        { do: "resolve", object: "knight" },
        { do: "move", object: "knight", to: "exile" },
      ],
      [
        { after: 4, object: "knight", zone: "battlefield", names: [], granted: ["Haste"], abilities: ["Haste"] },
        { after: 5, object: "knight", names: ["White Knight"], granted: [] },
      ],
    ),
  );
});
