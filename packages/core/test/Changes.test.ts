import { assert, describe, it } from "@effect/vitest";
import * as Result from "effect/Result";
import * as Changes from "../src/Changes.ts";
import * as Characteristics from "../src/Characteristics.ts";
import type { Change, GameObject } from "../src/Contract.ts";
import * as Lexicon from "../src/Lexicon.ts";
import type { TextChange } from "../src/TextChange.ts";

const face = (object: GameObject) => Result.getOrThrow(Characteristics.read(object));
const faces = new Map([
  ["object", face({ name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Flying" })],
  ["angel", face({ name: "Serra Angel", type_line: "Creature — Angel", oracle_text: "Flying" })],
]);
const parse = (change: Change, index = 0) => Changes.parse(change, index, { self: "object", faces });
const made = (change: Change, index = 0): TextChange => Result.getOrThrow(parse(change, index)).change;
const word = (input: string) => Lexicon.parseAny(input) as Lexicon.Word;

describe("a change that was written down", () => {
  it.each([
    [
      { kind: "replace-word", class: "creature-type", from: "goblins", to: "ELF" },
      { kind: "replace-word", class: "creature-type", from: word("Goblin"), to: word("Elf") },
    ],
    [
      { kind: "replace-every-word", class: "color-word", to: "Red" },
      { kind: "replace-every-word", class: "color-word", to: word("red") },
    ],
    [
      { kind: "exchange-text-boxes", with: "angel" },
      { kind: "exchange-text-boxes", between: ["object", "angel"] },
    ],
    [
      { kind: "full-text", of: "angel" },
      { kind: "full-text", of: "angel" },
    ],
    [
      { kind: "every-name", of: "nonlegendary-creature-cards", format: "modern" },
      { kind: "every-name", of: "nonlegendary-creature-cards", format: "modern" },
    ],
    [
      { kind: "set-name", name: "Bob" },
      { kind: "set-name", name: "Bob" },
    ],
    [
      { kind: "name-sticker", word: "Cool", after: 1 },
      { kind: "name-sticker", word: "Cool", after: 1 },
    ],
    [{ kind: "overload" }, { kind: "overload" }],
    [{ kind: "cleave" }, { kind: "cleave" }],
  ] as ReadonlyArray<readonly [Change, object]>)("has the next id and timestamp: %j", (change, expected) => {
    assert.deepStrictEqual(made(change, 2) as object, { ...expected, id: "c3", timestamp: 3 });
  });

  it("keeps an id, a timestamp and a source that it was given", () => {
    const given = { id: "mine", timestamp: 0, source: "Cleave" } as const;
    assert.deepStrictEqual(made({ kind: "cleave", ...given }, 2), { kind: "cleave", ...given });
    const { id, timestamp, source } = made({ kind: "splice", card: "angel", ...given });
    assert.deepStrictEqual({ id, timestamp, source }, given);
  });

  it("brings along an object whose full text it gives, and the text besides, which speaks of its bearer", () => {
    const of: GameObject = { name: "Bog Wraith", type_line: "Creature — Wraith", oracle_text: "Swampwalk" };
    const { change, brought } = Result.getOrThrow(parse({ kind: "full-text", of, plus: "Goblin King attacks." }));
    assert.strictEqual(change.kind === "full-text" ? change.of : undefined, "c1:of");
    assert.deepStrictEqual([...brought.keys()], ["c1:of"]);
    assert.strictEqual(brought.get("c1:of")?.name, "Bog Wraith");
    const plus = change.kind === "full-text" ? change.plus : undefined;
    assert.strictEqual(plus?.source, "Goblin King attacks.");
    assert.deepStrictEqual(
      plus?.uses.map(({ reason }) => reason),
      ["self-name"],
    );
  });

  it("takes the text of a card that is spliced, one of the request or one that is given", () => {
    const card: GameObject = { name: "Glacial Ray", type_line: "Instant", oracle_text: "Destroy target Swamp." };
    const spliced = (change: Change) => {
      const { change: parsed, brought } = Result.getOrThrow(parse(change));
      return parsed.kind === "splice" ? [parsed.card, parsed.text.source, brought.size] : [];
    };
    assert.deepStrictEqual(spliced({ kind: "splice", card }), ["Glacial Ray", "Destroy target Swamp.", 0]);
    assert.deepStrictEqual(spliced({ kind: "splice", card: "angel" }), ["angel", "Flying", 0]);
  });
});

describe("a change that can't be read", () => {
  const failure = (change: Change): object => {
    const error = Result.getOrThrow(Result.flip(parse(change, 4)));
    return { ...error, _tag: error._tag, message: error.message };
  };
  const unknownWord = (
    input: string,
    wordClass: string,
    message: string,
    suggestions: ReadonlyArray<string>,
    field: string,
  ) => ({
    _tag: "UnknownWord",
    message,
    class: wordClass,
    input,
    suggestions,
    pointer: `/changes/4/${field}`,
  });
  const unknownObject = (input: string, message: string, suggestions: ReadonlyArray<string>, field: string) => ({
    _tag: "UnknownObject",
    message,
    input,
    suggestions,
    pointer: `/changes/4/${field}`,
  });
  const illegal = (message: string, rule: string, field: string) => ({
    _tag: "IllegalChoice",
    message,
    rule,
    pointer: `/changes/4/${field}`,
  });
  const elf = { kind: "replace-word", class: "creature-type" } as const;
  const long = "x".repeat(41);

  it.each([
    [
      { ...elf, from: "Merfok", to: "Elf" },
      unknownWord(
        "Merfok",
        "creature-type",
        '"Merfok" is no creature type. Did you mean Merfolk?',
        ["Merfolk"],
        "from",
      ),
    ],
    [
      { ...elf, from: "Goblin", to: "Mountain" },
      unknownWord("Mountain", "creature-type", '"Mountain" is no creature type.', [], "to"),
    ],
    [
      { kind: "replace-every-word", class: "color-word", to: "purple" },
      unknownWord("purple", "color-word", '"purple" is no colour word.', [], "to"),
    ],
    [
      { kind: "replace-every-word", class: "basic-land-type", to: long },
      unknownWord(long, "basic-land-type", `"${"x".repeat(40)}…" is no basic land type.`, [], "to"),
    ],
    [
      { ...elf, from: "Elf", to: "elves" },
      illegal("The new word must differ from the old one, and both are Elf.", "608.2d", "to"),
    ],
    [
      { kind: "exchange-text-boxes", with: "object" },
      illegal("An object exchanges text boxes with another, not with itself.", "701.12a", "with"),
    ],
    [
      { kind: "exchange-text-boxes", with: "angle" },
      unknownObject("angle", 'No object of this request has the id "angle". Did you mean "angel"?', ["angel"], "with"),
    ],
    // The object itself is never what was meant.
    [
      { kind: "full-text", of: "objekt" },
      unknownObject("objekt", 'No object of this request has the id "objekt".', [], "of"),
    ],
    [{ kind: "splice", card: "x" }, unknownObject("x", 'No object of this request has the id "x".', [], "card")],
    [
      { kind: "splice", card: { type_line: "Instant" } },
      { _tag: "InvalidObject", message: "A card needs a name; only a token may go without one.", pointer: "/name" },
    ],
  ] as ReadonlyArray<readonly [Change, object]>)("%j", (change, expected) => {
    assert.deepStrictEqual(failure(change), expected);
  });

  it("tells no place where the word came from none", () => {
    const error = Result.getOrThrow(Result.flip(Changes.word("color-word", "purple")));
    assert.isFalse("pointer" in error);
  });

  it("offers every object that may have been meant", () => {
    const two = new Map([...faces, ["angels", faces.get("angel") as Characteristics.Characteristics]]);
    const parsed = Changes.parse({ kind: "full-text", of: "angelz" }, 0, { self: "object", faces: two });
    assert.include(Result.getOrThrow(Result.flip(parsed)).message, 'Did you mean "angel" or "angels"?');
  });
});
