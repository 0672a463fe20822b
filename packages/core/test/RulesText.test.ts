import { assert, describe, it } from "@effect/vitest";
import { cases } from "@palimpsest/test-fuzz/cases";
import { anyCharacter } from "@palimpsest/test-fuzz/strings";
import fc from "fast-check";
import * as CardNames from "../src/CardNames.ts";
import { candidates } from "../src/internal/rules-text/candidates.ts";
import { Tokens } from "../src/internal/rules-text/tokens.ts";
import * as RulesText from "../src/RulesText.ts";
import { oracleLike } from "./oracle-like.ts";

const self = (name: string, legendary = false): RulesText.Self => ({ name, otherFaces: [], legendary });

/** The words of a text as `word:role`, in order; `number` where it is in use. */
const roles = (text: string, of: RulesText.Self = self("Nameless")): ReadonlyArray<string> =>
  RulesText.read(text, of).uses.map(
    (use) => `${text.slice(use.start, use.end)}:${use.reason ?? (use.number === "none" ? "used" : use.number)}`,
  );

describe("which words", () => {
  it.each([
    ["Destroy target nonblack creature.", ["black:used"]],
    ["non-Goblin creatures", ["Goblin:singular"]],
    ["Swampwalk, forestwalk", ["Swamp:singular", "forest:singular"]],
    ["Wizardcycling {2}, slivercycling {3}", ["Wizard:singular", "sliver:singular"]],
    ["Reduce each required cost; redirect it. Hundred. Catapult. Catwalk.", []],
    ["Other Time Lords you control", ["Time Lords:plural"]],
    ["target Assembly-Worker creature", ["Assembly-Worker:singular"]],
    ["C'tan and Shi'ar creatures", ["C'tan:singular", "Shi'ar:singular"]],
    ["horsemanship, changeling, ninjutsu, colorless, multicolored", []],
    ["mono-black, black-bordered", ["black:used", "black:ordinary-word"]],
    ["Élfs and Elfé", []],
    ["Plainswalk", ["Plains:singular"]],
  ])("%s", (text, expected) => assert.deepStrictEqual(roles(text), expected));
});

describe("number of words that are spelled alike in both", () => {
  it.each([
    ["a Plains or an Island", ["Plains:singular", "Island:singular"]],
    ["Affinity for Plains", ["Plains:plural"]],
    ["All Plains are 1/1 creatures", ["Plains:plural"]],
    ["for each Plains you control", ["Plains:singular"]],
    ["the number of Merfolk you control", ["Merfolk:plural"]],
    ["Other Merfolk creatures get +1/+1", ["Merfolk:singular"]],
    ["Fish you control have haste.", ["Fish:plural"]],
    ["target Samurai gets +1/+1", ["Samurai:singular"]],
    ["an untapped Eldrazi", ["Eldrazi:singular"]],
    ["two Sheep", ["Sheep:plural"]],
    ["destroy a Swamp, Plains, or Forest", ["Swamp:singular", "Plains:singular", "Forest:singular"]],
    // What follows: a possessive, a noun, a verb, another type.
    ["Merfolk's power", ["Merfolk:singular"]],
    ["Merfolk' power", ["Merfolk:plural"]],
    ["Merfolk spells cost less.", ["Merfolk:singular"]],
    ["Merfolk Wizard gets +1/+1.", ["Merfolk:singular", "Wizard:singular"]],
    ["If Plains is chosen", ["Plains:singular"]],
    ["If Plains are chosen", ["Plains:plural"]],
    ["Plainswalk, Plainscycling {2}", ["Plains:singular", "Plains:singular"]],
    // A determiner or a number before it, however many adjectives stand between.
    ["two untapped nontoken Merfolk", ["Merfolk:plural"]],
    ["that legendary untapped Merfolk", ["Merfolk:singular"]],
    ["2 Merfolk", ["Merfolk:plural"]],
    ["a 2/3 Merfolk", ["Merfolk:singular"]],
    ["two 2/3 white Merfolk", ["white:used", "Merfolk:plural"]],
    ["each other Merfolk", ["Merfolk:singular"]],
    ["no other Merfolk", ["Merfolk:singular"]],
    ["two other Merfolk", ["Merfolk:plural"]],
    ["up to two target Plains", ["Plains:plural"]],
    ["up to 2 target Plains", ["Plains:plural"]],
    ["destroy target Plains", ["Plains:singular"]],
    ["any other Merfolk", ["Merfolk:singular"]],
    ["any two Merfolk", ["Merfolk:plural"]],
    ["no more Merfolk", ["Merfolk:plural"]],
    ["a [untapped] Merfolk", ["Merfolk:singular"]],
    ["a non-Merfolk", ["Merfolk:singular"]],
    ["It becomes a copy: 2/3 Merfolk.", ["Merfolk:singular"]],
    // What stands further away, behind another word, says nothing.
    ["Each player chooses Merfolk.", ["Merfolk:plural"]],
    ["Destroy target creature. Merfolk draw.", ["Merfolk:plural"]],
    ["Choose Goblin Merfolk.", ["Goblin:singular", "Merfolk:plural"]],
    // Keywords that name one object, and those that name many.
    ["Enchant Plains", ["Plains:singular"]],
    ["Craft with Merfolk {1}", ["Merfolk:singular"]],
    ["Emerge from Merfolk {6}{U}", ["Merfolk:singular"]],
    ["Splice onto Merfolk {1}", ["Merfolk:singular"]],
    ["Protection from Merfolk", ["Merfolk:plural"]],
    // The next type in a list, before it or after it.
    ["Goblins and Merfolk", ["Goblins:plural", "Merfolk:plural"]],
    ["a Goblin or Merfolk", ["Goblin:singular", "Merfolk:singular"]],
    ["If Goblin or Merfolk was chosen", ["Goblin:singular", "Merfolk:singular"]],
    ["Merfolk, Krakens, and Octopuses attack.", ["Merfolk:plural", "Krakens:plural", "Octopuses:plural"]],
    ["If Goblin and Merfolk was chosen", ["Goblin:singular", "Merfolk:singular"]],
    ["If Goblins, Merfolk, or Elf is chosen", ["Goblins:plural", "Merfolk:plural", "Elf:singular"]],
    ["If Time Lords, Merfolk, or Elf is chosen", ["Time Lords:plural", "Merfolk:plural", "Elf:singular"]],
    ["If Assembly-Workers, Merfolk, or Elf is chosen", ["Assembly-Workers:plural", "Merfolk:plural", "Elf:singular"]],
    ["Choose Merfolk or Goblin.", ["Merfolk:singular", "Goblin:singular"]],
    ["Choose Merfolk and/or Time Lords.", ["Merfolk:plural", "Time Lords:plural"]],
  ])("%s", (text, expected) => assert.deepStrictEqual(roles(text), expected));
});

describe("names", () => {
  it.each([
    [
      "the own name",
      "White Knight can't block white creatures.",
      self("White Knight"),
      ["White:self-name", "Knight:self-name", "white:used"],
    ],
    [
      "a digital name",
      "When Nashi, Moon Sage's Scion attacks",
      self("A-Nashi, Moon Sage's Scion", true),
      ["Scion:self-name"],
    ],
    [
      "a short name",
      "Whenever Wolverine attacks a Wolverine",
      self("Wolverine, Best There Is", true),
      ["Wolverine:self-name", "Wolverine:singular"],
    ],
    [
      "a type that is also the first word of the name",
      "Search your library for a Sliver card.",
      self("Sliver Overlord", true),
      ["Sliver:singular"],
    ],
    [
      "only legendary objects have short names",
      "Whenever Splinter attacks",
      self("Splinter, Lone", false),
      ["Splinter:singular"],
    ],
    [
      "a card named",
      "a card named Sorin, Vampire Lord, reveal it, a Vampire",
      self("X"),
      ["Vampire:other-name", "Vampire:singular"],
    ],
    ["a list of names", "cards named Dragonstorm Globe or Boulderborn Dragon", self("X"), ["Dragon:other-name"]],
    ["types after a name", "a creature named Pacifist or Goblins you control", self("X"), ["Goblins:plural"]],
    [
      "a token's name",
      "Create a 0/1 red Kobold creature token named Kobolds of Kher Keep.",
      self("Kher Keep"),
      ["red:used", "Kobold:singular", "Kobolds:token-name"],
    ],
    [
      "a token's name before its description",
      "create Scion of the Deep, a legendary 8/8 blue Octopus creature token.",
      self("X"),
      ["Scion:token-name", "blue:used", "Octopus:singular"],
    ],
    ["partner with", "Partner with Blue, Loyal Raptor", self("X"), ["Blue:other-name"]],
    [
      "conjure",
      "Conjure a Tropical Island card into your hand. Draw an Island card.",
      self("X"),
      ["Island:other-name", "Island:singular"],
    ],
    [
      "a Role",
      "Create a Sorcerer Role token and a Sorcerer token.",
      self("X"),
      ["Sorcerer:game-piece", "Sorcerer:singular"],
    ],
  ] as const)("%s", (_, text, of, expected) => assert.deepStrictEqual(roles(text, of), [...expected]));
});

describe("the name of another face", () => {
  it.each(["", " ", " // ", " [D]"])("is spoken nowhere where it is %o", (other) => {
    const self = { name: "Front", otherFaces: [other], legendary: false };
    const { uses } = RulesText.read("Elf creatures get +1/+1.", self);
    assert.deepStrictEqual(
      uses.map(({ reason }) => reason ?? "used"),
      ["used"],
    );
  });
});

describe("an own name of types alone is meant where it stands as a proper noun (612.2)", () => {
  const [name, type] = ["Goblin:self-name", "Goblin:singular"];
  it.each([
    ["Goblin attacks.", [name]],
    ["Whenever Goblin attacks, sacrifice Goblin.", [name, name]],
    ["Then, Goblin attacks.", [name]],
    ["(Goblin attacks.)", [name]],
    // A determiner, an adjective, another word with a capital before it.
    ["A Goblin attacks.", [type]],
    ["Destroy another attacking Goblin.", [type]],
    ["Destroy nonartifact Goblin.", [type]],
    ["Destroy Zorblax Goblin.", ["Goblin:other-name"]],
    ["Elf Goblin attacks.", ["Elf:singular", type]],
    ["Destroy non-Goblin.", [type]],
    // A noun or a list behind it.
    ["Goblin creatures attack.", [type]],
    ["Goblin Warrior attacks.", [type, "Warrior:singular"]],
    ["Goblin you control.", [type]],
    ["Goblin you own.", [name]],
    ["Goblin or Elf.", [type, "Elf:singular"]],
    ["Goblin or elf.", [name, "elf:ordinary-word"]],
    ["Goblin or draw.", [name]],
    // A list before it, unless a verb says that one object is meant.
    ["Elf or Goblin.", ["Elf:singular", type]],
    ["Draw or Goblin attacks.", [name]],
    ["Draw and Goblin attacks.", [name]],
    ["Elf, Goblin.", ["Elf:singular", type]],
    ["Elf, Goblin gets +1/+1.", ["Elf:singular", name]],
    ["Draw, Goblin.", [name]],
    ["Draw a card other than Goblin.", [type]],
    ["It is greater than Goblin.", [name]],
  ])("%s", (text, expected) => assert.deepStrictEqual(roles(text, self("Goblin")), expected));
});

describe("a colour with a capital inside a sentence is part of a name", () => {
  it.each([
    ["Draw Red cards.", ["Red:other-name"]],
    ["Draw red cards.", ["red:used"]],
    ["Red creatures attack. Red cards.", ["Red:used", "Red:used"]],
    ["{T}: Red creatures attack.", ["Red:used"]],
    ["Draw Nonred cards.", ["red:used"]],
    ["Draw non-Red cards.", ["Red:other-name"]],
    ["Non-Red cards.", ["Red:used"]],
  ])("%s", (text, expected) => assert.deepStrictEqual(roles(text), expected));
});

describe("labels, counters, other types", () => {
  it.each([
    ["Bad Wolf — Whenever a Wolf attacks", ["Wolf:label", "Wolf:singular"]],
    ["Choose one —\n• Hire a Mercenary — Create a Mercenary.", ["Mercenary:label", "Mercenary:singular"]],
    [
      "choose Khans or Dragons.\n• Khans — Draw.\n• Dragons — Dragons attack.",
      ["Dragons:label", "Dragons:label", "Dragons:plural"],
    ],
    ["Morph—Discard a Zombie card.", ["Zombie:singular"]],
    ["I, II — Rising Wolf — A Wolf deals damage", ["Wolf:label", "Wolf:singular"]],
    ["an egg counter, fungus counters", ["egg:counter", "fungus:counter"]],
    ["Doctor's companion", ["Doctor:keyword-name"]],
    ["an Urza's Power-Plant, a Plant", ["Plant:other-type", "Plant:singular"]],
    ["Seal an artifact away. Seal creatures get +1/+1.", ["Seal:ordinary-word", "Seal:singular"]],
  ])("%s", (text, expected) => assert.deepStrictEqual(roles(text), expected));
});

describe("where a label ends", () => {
  it.each([
    ["Wolf — Wolf attacks.", ["Wolf:label", "Wolf:singular"]],
    // Something follows its dash on the same line, and no sentence, cost or quotation stands before it.
    ["Wolf —", ["Wolf:singular"]],
    ["Wolf —\nA Wolf.", ["Wolf:singular", "Wolf:singular"]],
    ["A Wolf. Wolf — Draw.", ["Wolf:singular", "Wolf:singular"]],
    ["{T}: Wolf — Draw.", ["Wolf:singular"]],
    ['"Wolf" — Draw.', ["Wolf:singular"]],
    ["(Wolf) — Draw.", ["Wolf:singular"]],
    ["Wolf—Draw.", ["Wolf:singular"]],
    ["Dr. Wolf — Draw.", ["Wolf:label"]],
    // A condition, or what introduces a choice.
    ["When a Wolf attacks, draw — draw.", ["Wolf:singular"]],
    ["If a Wolf attacks — draw.", ["Wolf:singular"]],
    ["When Wolf — Draw.", ["Wolf:label"]],
    ["Target Wolf faces a villainous choice — draw.", ["Wolf:singular"]],
    ["+ {2}, Sacrifice a Wolf — Draw.", ["Wolf:singular"]],
    // One within a quotation, and one behind another.
    ['It has "Wolf — Draw a Wolf."', ["Wolf:label", "Wolf:singular"]],
    ["I — Wolf — Rat attacks.", ["Wolf:label", "Rat:singular"]],
    ["• Wolf — Draw.\n• Rat — Draw.", ["Wolf:label", "Rat:label"]],
  ])("%j", (text, expected) => assert.deepStrictEqual(roles(text), expected));
});

describe("contexts", () => {
  it("knows quotations, nested ones, and reminder text inside them", () => {
    const text = 'All Elves have "{T}: Target Elf has \'Elf\'." (An Elf has "Elf".) Elf creatures';
    const contexts = RulesText.read(text, self("X")).uses.map((use) => use.context);
    assert.deepStrictEqual(contexts, ["rules", "quoted", "quoted", "reminder", "reminder", "rules"]);
  });
});

describe("tokens", () => {
  it("joins to the source, whatever it holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), oracleLike), (text) => {
        const tokens = new Tokens(text);
        const joined = Array.from({ length: tokens.length }, (_, token) => tokens.text(token)).join("");
        assert.strictEqual(joined, text);
      }),
      cases("strings and heaps of words: the tokens are the source", 500, 180_000),
    );
  });

  it("finds words in order, without overlap, each with its letters", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), oracleLike), (text) => {
        let at = 0;
        for (const { start, end, form } of candidates(text)) {
          assert.isAtLeast(start, at);
          const letters = text.slice(start, end).toLowerCase().replaceAll("\u2019", "'");
          assert.include([form.word.singular.toLowerCase(), form.word.plural.toLowerCase()], letters);
          at = end;
        }
        assert.strictEqual(RulesText.read(text, self("Goblin King")).uses.length, candidates(text).length);
      }),
      cases("strings and heaps of words: the words that are found", 500, 180_000),
    );
  });
});

describe("readings that are kept", () => {
  const keeping = () => {
    const kept = new Map<string, RulesText.RulesText>();
    return { kept, cardNames: { ...CardNames.make(["Blue Elemental Blast"]), readings: kept } };
  };

  it("are those of a text read anew, and are read once", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(oracleLike, fc.constantFrom("Goblin King", "Red, Elf", "Red"), fc.boolean())),
        (texts) => {
          const { cardNames, kept } = keeping();
          for (const [text, name, legendary] of [...texts, ...texts]) {
            const anew = RulesText.read(text, self(name, legendary), CardNames.make(["Blue Elemental Blast"]));
            assert.deepStrictEqual(RulesText.read(text, self(name, legendary), cardNames), anew);
          }
          assert.strictEqual(kept.size, new Set(texts.map((text) => JSON.stringify(text))).size);
        },
      ),
    );
  });

  it("are told apart by every name that the object goes by", () => {
    const { cardNames, kept } = keeping();
    const read = (name: string, otherFaces: ReadonlyArray<string>, legendary: boolean, text: string) =>
      RulesText.read(text, { name, otherFaces, legendary }, cardNames);
    const text = "Red, Elf gets +1/+1. Elf is red.";
    read("Red", ["Elf"], false, text);
    read("Red,3:Elf", [], false, text);
    read("Red", [], false, text);
    read("Red", [], true, text);
    read("Elf", ["Red"], false, text);
    read("", ["Red", "Elf"], false, text);
    assert.strictEqual(kept.size, 6);
  });
});

describe("a type word that only a player could be called by", () => {
  it.each([
    ["Look at the Hydra's library.", ["Hydra:other-name"]],
    ["Skip the Hydra's next turn.", ["Hydra:other-name"]],
    ["Put the Hydra's power.", ["Hydra:singular"]],
    ["Put the Hydra library.", ["Hydra:singular"]],
    ["Put the Hydra a library.", ["Hydra:singular"]],
    ["Put the Hydra s library.", ["Hydra:singular"]],
    ["Put the Hydra' library.", ["Hydra:singular"]],
    ["Put the Hydra'x library.", ["Hydra:singular"]],
    ["Put a Hydra's library.", ["Hydra:singular"]],
  ])("%s", (text, expected) => {
    assert.deepStrictEqual(roles(text), expected);
  });
});
