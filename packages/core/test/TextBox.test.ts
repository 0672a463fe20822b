import { assert, describe, it } from "@effect/vitest";
import * as Lexicon from "../src/Lexicon.ts";
import * as RulesText from "../src/RulesText.ts";
import * as TextBox from "../src/TextBox.ts";

const word = (input: string) => Lexicon.parseAny(input) as Lexicon.Word;
const read = (source: string) => RulesText.read(source, { name: "X", otherFaces: [], legendary: false });
const replacement = (start: number, end: number, text: string): TextBox.Replacement => ({
  start,
  end,
  text,
  effect: "r",
  rule: "702.96a",
});
const cite = (rule = "612.2"): string => rule;

describe("replacements in a passage", () => {
  const old = [replacement(4, 6, "x"), replacement(10, 12, "y")];
  const passage = TextBox.replace(TextBox.passage(read("0123456789abcdef")), old);

  it.each([
    [[], [4, 10]],
    [[replacement(0, 1, "")], [0, 4, 10]],
    [
      [replacement(2, 4, ""), replacement(6, 7, "")],
      [2, 4, 6, 10],
    ],
    [
      [replacement(12, 13, ""), replacement(14, 15, "")],
      [4, 10, 12, 14],
    ],
    // One that touches a place which is replaced already is left out.
    [[replacement(3, 5, "")], [4, 10]],
    [
      [replacement(5, 7, ""), replacement(8, 9, "")],
      [4, 8, 10],
    ],
    [
      [replacement(4, 6, ""), replacement(11, 14, "")],
      [4, 10],
    ],
  ])("stand in order, without overlap: %j", (added, starts) => {
    const { replacements } = TextBox.replace(passage, added);
    assert.deepStrictEqual(
      replacements.map(({ start }) => start),
      starts,
    );
    assert.deepStrictEqual(
      replacements.filter((each) => old.includes(each)),
      old,
    );
  });

  it("leave the passage as it is where there are none", () => {
    assert.strictEqual(TextBox.replace(passage, []), passage);
  });
});

describe("a text box written out", () => {
  const changed = TextBox.rewrite(
    [
      TextBox.replace(TextBox.passage(read("Target Goblin, a Goblin")), [replacement(0, 6, "Each")]),
      TextBox.passage(read("")),
      TextBox.passage(read("Destroy [an Elf] Goblins"), { origin: "other", movedBy: ["m"] }),
    ],
    "c1",
    (now) => (now === word("Goblin") ? word("Elf") : undefined),
    "truthful",
  );
  const box = changed.map((part, index) => (index === 2 ? TextBox.replace(part, [replacement(8, 17, "")]) : part));

  it("has a line for each passage that says something, and pieces with what they were and why", () => {
    const { text, segments } = TextBox.render(box, "adjusted", cite);
    assert.strictEqual(text, "Each Elf, an Elf\nDestroy Elves");
    assert.deepStrictEqual(segments, [
      { text: "Each", was: "Target", by: ["r"], rule: "702.96a" },
      { text: " " },
      { text: "Elf", was: "Goblin", by: ["c1"], rule: "612.2" },
      { text: ", " },
      { text: "an", was: "a", by: ["c1"], rule: "612.2" },
      { text: " " },
      { text: "Elf", was: "Goblin", by: ["c1"], rule: "612.2" },
      { text: "\n", by: ["m"] },
      { text: "Destroy ", by: ["m"] },
      { text: "", was: "[an Elf] ", by: ["r"], rule: "702.96a" },
      { text: "Elves", was: "Goblins", by: ["c1"], rule: "612.2" },
    ]);
    assert.strictEqual(TextBox.textOf(box, "literal"), "Each Elf, a Elf\nDestroy Elves");
  });

  it("has a place for each word that still stands there", () => {
    const { text, places } = TextBox.render(box, "adjusted", cite);
    assert.deepStrictEqual(
      places.map((each) => each.map((place) => place && text.slice(place.start, place.end))),
      [["Elf", "Elf"], [], [undefined, "Elves"]],
    );
  });

  it("is the same box where no word changes, and shares the passages that do not", () => {
    const to = (now: Lexicon.Word) => (now === word("Wall") ? word("Elf") : undefined);
    assert.strictEqual(TextBox.rewrite(box, "c2", to, "truthful"), box);
    assert.strictEqual(changed[1], TextBox.rewrite(changed, "c3", () => word("Orc"), "literal")[1]);
  });
});
