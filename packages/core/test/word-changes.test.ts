import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { Change } from "../src/Contract.ts";
import * as Outcome from "../src/Outcome.ts";
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
});
