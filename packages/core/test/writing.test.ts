import { assert, describe, it } from "@effect/vitest";
import type { WordNumber } from "../src/Contract.ts";
import { articleBefore, possessive, spell, spellArticle } from "../src/internal/writing.ts";
import * as Lexicon from "../src/Lexicon.ts";

const word = (input: string) => Lexicon.parseAny(input) as Lexicon.Word;

describe("a word in the place of another", () => {
  it.each([
    ["Elf", "singular", "Goblin", "Elf"],
    ["Elf", "plural", "Goblins", "Elves"],
    ["Elf", "none", "Goblin", "Elf"],
    ["Elf", "plural", "goblins", "elves"],
    ["Elf", "singular", "GOBLIN", "ELF"],
    ["Plains", "singular", "swamp", "plains"],
    ["Time Lord", "singular", "wizard", "time lord"],
    ["Time Lord", "plural", "Wizards", "Time Lords"],
    ["white", "none", "black", "white"],
    ["white", "none", "Black", "White"],
    ["white", "none", "BLACK", "WHITE"],
    ["C'tan", "singular", "A", "C'tan"],
  ] as ReadonlyArray<readonly [string, WordNumber, string, string]>)(
    "has its number and its capital: %s, %s, for %s",
    (to, number, replaced, expected) => {
      assert.strictEqual(spell(word(to), number, replaced), expected);
    },
  );
});

describe("the article before a word", () => {
  it.each([
    ["a Goblin", 2, "a"],
    ["an Elf", 3, "an"],
    ["An Elf", 3, "An"],
    ["AN Elf", 3, "AN"],
    ["Destroy a Goblin", 10, "a"],
    ["(a Goblin", 3, "a"],
    ['"a Goblin', 3, "a"],
    ["“a Goblin", 3, "a"],
    ["‘a Goblin", 3, "a"],
    ["[a Goblin", 3, "a"],
    ["—a Goblin", 3, "a"],
    ["\na Goblin", 3, "a"],
    // Another word that ends so, one further away, none.
    ["Orca Goblin", 5, undefined],
    ["than Elf", 5, undefined],
    ["a non-Elf", 6, undefined],
    ["a  Elf", 3, undefined],
    ["n Elf", 2, undefined],
    ["the Elf", 4, undefined],
    [" Elf", 1, undefined],
    ["Elf", 0, undefined],
  ])("%j", (text, start, expected) => {
    const found = articleBefore(text, start);
    assert.strictEqual(found && text.slice(found.start, found.end), expected);
  });

  it.each([
    ["a", "Elf", "an"],
    ["an", "Goblin", "a"],
    ["A", "Elf", "An"],
    ["An", "Goblin", "A"],
    ["an", "Elf", "an"],
    // By its sound.
    ["an", "Unicorn", "a"],
    ["an", "unicorn", "a"],
    ["a", "Utrom", "an"],
    ["a", "elf", "an"],
    ["a", "Time Lord", "a"],
  ])("%s before %s", (before, next, expected) => {
    assert.strictEqual(spellArticle(before, next), expected);
  });
});

describe("the possessive of a plural", () => {
  it.each([
    ["Wolves' power", 6, "Merfolk", "Wolves's power"],
    ["Merfolk's power", 7, "Wolves", "Merfolk' power"],
    ["Merfolk’s power", 7, "Wolves", "Merfolk’ power"],
    ["Wolves' power", 6, "Goblins", undefined],
    ["Merfolk's power", 7, "Sheep", undefined],
    ["Wolves power", 6, "Merfolk", undefined],
    ["Merfolk'sx", 7, "Wolves", undefined],
    ["Wolves'x", 6, "Merfolk", undefined],
    ["Wolves'", 6, "Merfolk", "Wolves's"],
    ["Merfolk's", 7, "Wolves", "Merfolk'"],
  ])("%j with %i letters becomes %s", (text, end, next, expected) => {
    const edit = possessive(text, end, next);
    assert.strictEqual(edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end), expected);
  });
});
