import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Characteristics from "../src/Characteristics.ts";
import type { Change } from "../src/Contract.ts";
import * as Lexicon from "../src/Lexicon.ts";
import * as Outcome from "../src/Outcome.ts";
import * as ReplaceWord from "../src/text-change/ReplaceWord.ts";
import { rows } from "./gold.ts";

interface WordChangeRow {
  readonly id: string;
  readonly machine: {
    readonly name: string;
    readonly typeLine: string;
    readonly text: string;
    readonly changes: ReadonlyArray<{
      readonly family: keyof typeof classes;
      readonly from: string;
      readonly to: string;
    }>;
    readonly expectedTypeLine: string;
    readonly expectedText: string;
  };
}

const classes = { color: "color-word", land: "basic-land-type", creature: "creature-type" } as const;

const changesOf = ({ machine }: WordChangeRow): ReadonlyArray<Change> =>
  machine.changes.map(({ family, from, to }) => ({ kind: "replace-word", class: classes[family], from, to }));

describe("word changes, literal grammar", () => {
  it.effect.each(
    rows<WordChangeRow>("word-changes.jsonl").map((row) => [`${row.id} ${row.machine.name}`, row] as const),
  )("%s", ([, row]) =>
    Effect.gen(function* () {
      const { name, typeLine, text, expectedTypeLine, expectedText } = row.machine;
      const { object, printed } = yield* Outcome.evaluate({
        object: { name, type_line: typeLine, oracle_text: text },
        changes: changesOf(row),
        options: { grammar: "literal", reminderText: "literal" },
      });
      assert.strictEqual(object.oracle_text, expectedText);
      assert.strictEqual(object.type_line, expectedTypeLine);
      assert.strictEqual(object.name, name);
      assert.strictEqual(printed.oracle_text, text);
    }),
  );

  it.each(
    rows<WordChangeRow>("word-changes.jsonl")
      .filter(({ machine }) => machine.changes.length === 1)
      .map((row) => [`${row.id} ${row.machine.name}`, row] as const),
  )("%s, without an outcome", (_, { machine: { name, typeLine, text, changes, expectedText } }) => {
    const { rulesText } = Characteristics.ofFace({ name, type_line: typeLine, oracle_text: text }, undefined);
    for (const { family, from, to } of changes) {
      const [old, next] = [from, to].map((each) => Lexicon.parse(classes[family], each));
      assert.isDefined(old);
      assert.isDefined(next);
      const options = { grammar: "literal", reminderText: "literal" } as const;
      assert.strictEqual(ReplaceWord.rewrite(rulesText, old, next, options), expectedText);
    }
  });

  it("without an outcome has the defaults of an outcome (612.2)", () => {
    const [white, , black] = Lexicon.colorWords as [Lexicon.Word, Lexicon.Word, Lexicon.Word];
    const [elf, goblin] = ["Elf", "Goblin"].map((each) => Lexicon.parse("creature-type", each) as Lexicon.Word);
    const read = (text: string) =>
      Characteristics.ofFace({ name: "Black Elf", type_line: "Instant", oracle_text: text }, undefined).rulesText;
    assert.strictEqual(ReplaceWord.rewrite(read("a Goblin"), goblin as Lexicon.Word, elf as Lexicon.Word), "an Elf");
    const fear = "Black creatures have fear. (They can't be blocked except by black creatures.)";
    const truthful = "White creatures have fear. (They can't be blocked except by black creatures.)";
    assert.strictEqual(ReplaceWord.rewrite(read(fear), black, white), truthful);
    for (const text of ["Black Elf attacks.", "Draw a card.", "white"]) {
      assert.strictEqual(ReplaceWord.rewrite(read(text), black, white), text);
    }
  });
});
