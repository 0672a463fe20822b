/** What a changer tells that can't be resolved on an object: a sentence for a person, the rule, and where. */
import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Changer from "../../src/Changer.ts";
import type { GameObject } from "../../src/Contract.ts";

const bears: GameObject = { name: "Grizzly Bears", type_line: "Creature — Bear", oracle_text: "" };
const crusade: GameObject = { name: "Crusade", type_line: "Enchantment", colors: ["W"], oracle_text: "White." };
const ray: GameObject = {
  name: "Glacial Ray",
  type_line: "Instant — Arcane",
  oracle_text: "Glacial Ray deals 2 damage to any target.\nSplice onto Arcane {1}{R}",
};
const reach: GameObject = { name: "Kodama's Reach", type_line: "Sorcery — Arcane", oracle_text: "Search." };
const red = { from: "red", to: "blue" };

const refusal = (object: GameObject, ...castings: ReadonlyArray<Changer.Casting>): object => {
  const error = Effect.runSync(Effect.flip(Changer.apply(object, castings)));
  return { ...error, _tag: error._tag, message: error.message };
};

type Row = readonly [casting: Changer.Casting, on: GameObject, expected: object];
const rows = (...all: ReadonlyArray<Row>) => all;

describe("a target that the words of the card exclude (115.1)", () => {
  const illegal = (message: string, zone = "battlefield") => ({ _tag: "IllegalTarget", message, rule: "115.1", zone });
  const shaman = (because: string, on = "Crusade") =>
    illegal(`Balduvian Shaman can't target ${on}: ${because}, and the card wants a permanent.`);

  it.each(
    rows(
      [
        { with: "Mind Bend", ...red },
        { ...crusade, zone: "stack" },
        illegal("Mind Bend can't target Crusade: it is a spell, and the card wants a permanent.", "stack"),
      ],
      [
        { with: "Magical Hack", from: "Island", to: "Swamp" },
        { ...bears, zone: "graveyard" },
        illegal(
          "Magical Hack can't target Grizzly Bears: it is a card in a graveyard, and the card wants a spell or a permanent.",
          "graveyard",
        ),
      ],
      [
        { with: "New Blood", from: "Bear", to: "Vampire" },
        crusade,
        illegal("New Blood can't target Crusade: it is no creature, and the card wants a permanent."),
      ],
      [{ with: "Balduvian Shaman", ...red }, bears, shaman("it is no enchantment", "Grizzly Bears")],
      [{ with: "Balduvian Shaman", ...red }, { ...crusade, colors: ["R"] }, shaman("it is not white")],
      [{ with: "Balduvian Shaman", ...red }, { ...crusade, mana_cost: "{1}", colors: [] }, shaman("it is not white")],
      [
        { with: "Balduvian Shaman", ...red },
        { ...crusade, oracle_text: "Cumulative upkeep {1}" },
        shaman("it has cumulative upkeep"),
      ],
      [
        { with: "The Curse of Fenric" },
        { ...bears, token: true },
        illegal("The Curse of Fenric can't target Grizzly Bears: it is a token, and the card wants a permanent."),
      ],
    ),
  )("%j", (casting, on, expected) => {
    assert.deepStrictEqual(refusal(on, casting), expected);
  });

  it("a colour that nobody told may be any", () => {
    const { colors: _, ...uncoloured } = crusade;
    const outcome = Effect.runSync(
      Changer.apply(uncoloured, [{ with: "Balduvian Shaman", from: "white", to: "blue" }]),
    );
    assert.strictEqual(outcome.object.oracle_text, "Blue.");
  });
});

describe("words that the card forbids (608.2d)", () => {
  const illegal = (message: string) => ({ _tag: "IllegalChoice", message, rule: "608.2d", pointer: "/to" });
  it.each(
    rows(
      [
        { with: "New Blood", from: "Bear", to: "Elf" },
        bears,
        illegal("New Blood puts Vampire in the place of the old type, and nothing else."),
      ],
      [
        { with: "Sleight of Mind", from: "red", to: "Red" },
        bears,
        illegal("Sleight of Mind replaces one word with another, and both are red."),
      ],
      [
        { with: "Artificial Evolution", from: "Bear", to: "walls" },
        bears,
        illegal("Artificial Evolution says that the new creature type can't be Wall."),
      ],
    ),
  )("%j", (casting, on, expected) => {
    assert.deepStrictEqual(refusal(on, casting), expected);
  });
});

describe("an ability of another object (201.5)", () => {
  const other = (name: string) => ({
    _tag: "IllegalTarget",
    message: `This ability of ${name} is about ${name} itself, and this object is Grizzly Bears.`,
    rule: "201.5",
    zone: "battlefield",
  });
  it.each(
    rows(
      [{ with: "Tenth District Hero" }, bears, other("Tenth District Hero")],
      [{ with: "The Irencrag" }, bears, other("The Irencrag")],
      [{ with: "Wizards of the _____", word: "Cool", after: 0 }, bears, other("Wizards of the _____")],
    ),
  )("%j", (casting, on, expected) => {
    assert.deepStrictEqual(refusal(on, casting), expected);
  });
});

describe("the cards beside the object", () => {
  const beside = (_tag: string, message: string) => ({ _tag, message, rule: "601.2c", pointer: "/cards" });
  it.each(
    rows(
      [
        { with: "Exchange of Words" },
        bears,
        beside("MissingChoice", "Exchange of Words needs another card beside this one, and none is given."),
      ],
      [
        { with: "Splice" },
        ray,
        beside("MissingChoice", "Splice needs another card beside this one, and none is given."),
      ],
      [
        { with: "Exchange of Words", cards: [bears, bears, bears] },
        bears,
        beside("IllegalChoice", "Exchange of Words takes one card beside this one, and 3 are given."),
      ],
      [
        { with: "Splice", cards: [ray, { type_line: "Instant" }] },
        reach,
        {
          _tag: "InvalidObject",
          message: "A card needs a name; only a token may go without one.",
          pointer: "/cards/1/name",
        },
      ],
    ),
  )("are as many as the changer takes (601.2c): %j", (casting, on, expected) => {
    assert.deepStrictEqual(refusal(on, casting), expected);
  });

  const spliced = (message: string, rule = "702.47a") => ({ _tag: "IllegalChoice", message, rule, pointer: "/cards" });
  it.each(
    rows(
      [{ with: "Splice", cards: [bears] }, reach, spliced("Grizzly Bears has no splice.")],
      [
        { with: "Splice", cards: [{ ...ray, zone: "graveyard" }] },
        reach,
        spliced("Glacial Ray is not in a hand, where it would be revealed."),
      ],
      [
        { with: "Splice", cards: [ray] },
        { name: "Shock", type_line: "Instant" },
        spliced("Glacial Ray is spliced onto Arcane, and Shock is none such."),
      ],
      [
        { with: "Splice", cards: [{ ...ray, oracle_text: "Splice onto instant or sorcery {2}{U}" }] },
        { ...bears, zone: "stack" },
        spliced("Glacial Ray is spliced onto instant or sorcery, and Grizzly Bears is none such."),
      ],
    ),
  )("are such as may be spliced onto the spell (702.47a): %j", (casting, on, expected) => {
    assert.deepStrictEqual(refusal(on, casting), expected);
  });

  it.each([
    ["Splice onto instant or sorcery {2}{U}", "Sorcery"],
    ["Splice onto instant or sorcery {2}{U}", "Instant"],
    ["Splice onto Arcane—Tap an untapped creature.", "Instant — Arcane"],
  ])("and have one of the qualities (702.47a): %s", (oracle_text, type_line) => {
    const on = { name: "Shock", type_line, oracle_text: "Draw a card." };
    const outcome = Effect.runSync(Changer.apply(on, [{ with: "Splice", cards: [{ ...ray, oracle_text }] }]));
    assert.strictEqual(outcome.object.oracle_text, `Draw a card.\n${oracle_text}`);
  });
});

describe("a changer that is not known", () => {
  it.each([
    ["Magical Hak", ["Magical Hack"], 'No changer "Magical Hak" is known. Did you mean Magical Hack?'],
    [
      "x".repeat(41),
      [],
      `No changer "${"x".repeat(40)}…" is known. Known are Magical Hack, Sleight of Mind, Balduvian Shaman and ${Changer.changers.length - 3} more.`,
    ],
  ])("%s", (input, suggestions, message) => {
    assert.deepStrictEqual(refusal(bears, { with: input }), { _tag: "UnknownChanger", message, input, suggestions });
  });
});
