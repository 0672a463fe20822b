import { assert, describe, it } from "@effect/vitest";
import * as Lexicon from "../src/Lexicon.ts";
import * as RulesText from "../src/RulesText.ts";
import * as Wording from "../src/Wording.ts";

const word = (input: string) => Lexicon.parseAny(input) as Lexicon.Word;
const read = (source: string) => RulesText.read(source, { name: "X", otherFaces: [], legendary: false });

type Step = readonly [effect: string, from: string, to: string];

/** A text after effects on words, one after the other. */
const after = (
  source: string,
  steps: ReadonlyArray<Step>,
  reminderText: "truthful" | "literal" | "keep" = "truthful",
) =>
  steps.reduce(
    (wording, [effect, from, to]) =>
      Wording.rewrite(wording, effect, (now) => (now === word(from) ? word(to) : undefined), reminderText),
    Wording.printed(read(source)),
  );

const written = (wording: Wording.Wording, grammar: "adjusted" | "literal" = "adjusted") =>
  Wording.write(wording.text.source, Wording.edits(wording, grammar));

describe("a text after effects (612.1)", () => {
  it.each([
    ["Goblins and Elves", [["a", "Goblin", "Elf"]], "Elves and Elves"],
    [
      "Goblins and Elves",
      [
        ["a", "Goblin", "Elf"],
        ["b", "Elf", "Wall"],
      ],
      "Walls and Walls",
    ],
    [
      "Goblins and Elves",
      [
        ["a", "Elf", "Wall"],
        ["b", "Goblin", "Elf"],
      ],
      "Elves and Walls",
    ],
    [
      "Goblins attack.",
      [
        ["a", "Goblin", "Elf"],
        ["b", "Elf", "Goblin"],
      ],
      "Goblins attack.",
    ],
    ["Goblins attack.", [["a", "Elf", "Wall"]], "Goblins attack."],
  ] as ReadonlyArray<readonly [string, ReadonlyArray<Step>, string]>)("%s, %j", (source, steps, expected) => {
    assert.strictEqual(written(after(source, steps)), expected);
  });

  it("is the same value where no word changes", () => {
    const wording = Wording.printed(read("Goblins attack."));
    assert.strictEqual(
      Wording.rewrite(wording, "a", () => undefined, "truthful"),
      wording,
    );
    assert.strictEqual(
      Wording.rewrite(wording, "a", (now) => now, "truthful"),
      wording,
    );
  });

  it("remembers of each word what touched it, in order, also where the printed word is back", () => {
    const wording = after("Goblins and Elves and Walls", [
      ["a", "Goblin", "Elf"],
      ["b", "Elf", "Goblin"],
    ]);
    assert.deepStrictEqual(Wording.effectsByUse(wording), [["a", "b"], ["b"], []]);
    assert.deepStrictEqual(
      Wording.edits(wording, "adjusted").map(({ text, by, use }) => [text, by, use]),
      [["Goblins", ["b"], 1]],
    );
  });

  it("shares a history among words that have it in common", () => {
    const wording = after("Goblins and Goblins and Elves and Elves", [
      ["a", "Goblin", "Elf"],
      ["b", "Elf", "Wall"],
    ]);
    assert.deepStrictEqual(Wording.effectsByUse(wording), [["a", "b"], ["a", "b"], ["b"], ["b"]]);
    const [first, second, third, fourth] = wording.touches;
    assert.strictEqual(first, second);
    assert.strictEqual(third, fourth);
  });

  it("shares histories that take turns", () => {
    const wording = after("Goblins and Elves and Goblins and Elves", [
      ["a", "Goblin", "Elf"],
      ["b", "Elf", "Wall"],
    ]);
    assert.strictEqual(wording.touches[0], wording.touches[2]);
    assert.strictEqual(wording.touches[1], wording.touches[3]);
    assert.deepStrictEqual(Wording.effectsByUse(wording), [["a", "b"], ["b"], ["a", "b"], ["b"]]);
  });
});

describe("reminder text (207.2a)", () => {
  const walk = "Forestwalk (It can't be blocked if you control a Forest.)";
  const alone = "(Forest is good.)\nForestwalk";
  it.each([
    [walk, "truthful", "Islandwalk (It can't be blocked if you control an Island.)"],
    [walk, "literal", "Islandwalk (It can't be blocked if you control an Island.)"],
    [walk, "keep", "Islandwalk (It can't be blocked if you control a Forest.)"],
    [alone, "truthful", "(Forest is good.)\nIslandwalk"],
    [alone, "literal", "(Island is good.)\nIslandwalk"],
  ] as const)("%s: %s", (source, option, expected) => {
    assert.strictEqual(written(after(source, [["a", "Forest", "Island"]], option)), expected);
  });
});

describe("the edits of a text", () => {
  const wording = after("Destroy a Goblin, an Elf, the Walls' gate.", [
    ["a", "Goblin", "Elf"],
    ["b", "Wall", "Mouse"],
  ]);

  it("have places, causes and uses; an article has none of its own", () => {
    assert.deepStrictEqual(Wording.edits(wording, "adjusted"), [
      { start: 8, end: 9, text: "an", by: ["a"] },
      { start: 10, end: 16, text: "Elf", by: ["a"], use: 0 },
      { start: 30, end: 35, text: "Mice", by: ["b"], use: 2 },
      { start: 36, end: 36, text: "s", by: ["b"] },
    ]);
    assert.deepStrictEqual(
      Wording.edits(wording, "literal").map(({ start, text }) => [start, text]),
      [
        [10, "Elf"],
        [30, "Mice"],
      ],
    );
  });

  it("make the new text, and undone the old", () => {
    const { source } = wording.text;
    const edits = Wording.edits(wording, "adjusted");
    const now = Wording.write(source, edits);
    assert.strictEqual(now, "Destroy an Elf, an Elf, the Mice's gate.");
    const back = Wording.invert(source, edits);
    assert.deepStrictEqual(
      back.map(({ start, end, text, by }) => [now.slice(start, end), text, by]),
      [
        ["an", "a", ["a"]],
        ["Elf", "Goblin", ["a"]],
        ["Mice", "Walls", ["b"]],
        ["s", "", ["b"]],
      ],
    );
    assert.strictEqual(Wording.write(now, back), source);
  });

  it("tell where each word stands then", () => {
    const now = written(wording);
    assert.deepStrictEqual(
      Wording.places(wording.text.uses, Wording.edits(wording, "adjusted")).map(({ start, end }) =>
        now.slice(start, end),
      ),
      ["Elf", "Elf", "Mice"],
    );
  });

  it("may put something where nothing was", () => {
    const edits = [{ start: 0, end: 0, text: "Two ", by: [] }];
    assert.strictEqual(Wording.write("Goblins", edits), "Two Goblins");
    assert.strictEqual(Wording.write("Two Goblins", Wording.invert("Goblins", edits)), "Goblins");
    assert.strictEqual(Wording.write("Goblins", []), "Goblins");
  });
});
