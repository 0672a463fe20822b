import { assert, describe, it } from "@effect/vitest";
import { Kind, Tokens } from "../src/internal/rules-text/tokens.ts";

const nameOf = new Map(Object.entries(Kind).map(([name, kind]) => [kind as number, name]));

/** Each token as `text:Kind`. */
const all = (source: string): ReadonlyArray<string> => {
  const tokens = new Tokens(source);
  return Array.from({ length: tokens.length }, (_, at) => `${tokens.text(at)}:${nameOf.get(tokens.kinds[at] ?? -1)}`);
};

describe("the tokens of a text", () => {
  it.each([
    ["", []],
    ["Elf", ["Elf:Word"]],
    ["Two 22/3  Elves", ["Two:Word", " :Space", "22:Number", "/:Other", "3:Number", "  :Space", "Elves:Word"]],
    // Runs of letters, digits and spaces are one token, everything else is a token a character.
    ["..,,", [".:Stop", ".:Stop", ",:Comma", ",:Comma"]],
    ["a\n\nb", ["a:Word", "\n:Newline", "\n:Newline", "b:Word"]],
    ["\t \u00a0", ["\t \u00a0:Space"]],
    ["Élan", ["Élan:Word"]],
    ["{T}{2/W}: x", ["{T}:Symbol", "{2/W}:Symbol", "::Colon", " :Space", "x:Word"]],
    // A brace without its partner near by is one character.
    ["{x", ["{:Symbol", "x:Word"]],
    ["{1234567890}", ["{1234567890}:Symbol"]],
    ["{12345678901}", ["{:Symbol", "12345678901:Number", "}:Other"]],
    ["(a)[b]", ["(:Open", "a:Word", "):Close", "[:Bracket", "b:Word", "]:Bracket"]],
    ["—–-", ["—:Dash", "–:Dash", "-:Hyphen"]],
    ["'’‘\"“”•", ["':Apostrophe", "’:Apostrophe", "‘:Apostrophe", '":Quote', "“:Quote", "”:Quote", "•:Bullet"]],
    ["!?;*", ["!:Stop", "?:Stop", ";:Comma", "*:Other"]],
  ])("%j", (source, expected) => {
    assert.deepStrictEqual(all(source), expected);
  });
});

describe("around a token", () => {
  const tokens = new Tokens("An ELF's 2 elves, a");
  const at = (text: string): number => Array.from(tokens.kinds, (_, token) => tokens.text(token)).indexOf(text);

  it("stand its places", () => {
    assert.deepStrictEqual([tokens.start(at("ELF")), tokens.end(at("ELF"))], [3, 6]);
    assert.deepStrictEqual([tokens.start(99), tokens.end(99), tokens.end(tokens.length - 1)], [19, 19, 19]);
  });

  it("stand words, told in small letters; what is no word has none", () => {
    assert.deepStrictEqual(
      ["ELF", "2", ","].map((text) => tokens.word(at(text))),
      ["elf", "", ""],
    );
    assert.deepStrictEqual([tokens.word(-1), tokens.word(99)], ["", ""]);
    assert.deepStrictEqual(
      ["ELF", "2", ","].map((text) => tokens.isWord(at(text))),
      [true, false, false],
    );
    assert.deepStrictEqual(
      ["An", "ELF", "elves", "2"].map((text) => tokens.isCapital(at(text))),
      [true, true, false, false],
    );
  });

  it("stands the next word across one space and nothing else", () => {
    assert.strictEqual(tokens.wordAfter(at("An")), at("ELF"));
    assert.strictEqual(tokens.wordBefore(at("ELF")), at("An"));
    // Behind it an apostrophe, a number, a comma, nothing.
    for (const text of ["ELF", "s", "elves", "a"]) assert.strictEqual(tokens.wordAfter(at(text)), -1, text);
    for (const text of ["An", "s", "elves", "a"]) assert.strictEqual(tokens.wordBefore(at(text)), -1, text);
  });

  it("is the one at each offset", () => {
    const found = Array.from(tokens.source, (_, offset) => tokens.at(offset));
    const expected = Array.from(tokens.source, (_, offset) =>
      tokens.kinds.findIndex((__, token) => tokens.start(token) <= offset && offset < tokens.end(token)),
    );
    assert.deepStrictEqual(found, expected);
    assert.strictEqual(tokens.at(99), tokens.length - 1);
  });
});
