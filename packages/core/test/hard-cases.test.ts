import { assert, describe, it } from "@effect/vitest";
import * as Result from "effect/Result";
import * as Analysis from "../src/Analysis.ts";
import type { CardFace, GameObject, Options, TextField, Usage, WordClass } from "../src/Contract.ts";
import * as Outcome from "../src/Outcome.ts";
import { rows } from "./gold.ts";

/** A word that looks like a colour or a type: the `nth` place where these letters stand in the field. */
interface Expectation {
  readonly field?: TextField;
  readonly text: string;
  readonly nth: number;
  readonly class: WordClass;
  /** Left out, with the number, where the rules leave it open. */
  readonly used?: boolean;
  readonly number?: string;
  /** Left out where more than one reason would do. */
  readonly reason?: string;
  /** `rules`, `type-line` or `name` where it is left out. */
  readonly context?: string;
}

/** A card that is easy to get wrong. `expect` lists every look-alike of the rules text, `absent` letters that are none. */
interface HardCase {
  readonly id: string;
  readonly section: string;
  readonly name: string;
  readonly type_line: string;
  readonly oracle_text: string;
  /** The whole card, where it has faces; `face` is the one above. */
  readonly faces?: { readonly layout: string; readonly card_faces: ReadonlyArray<CardFace>; readonly face: number };
  readonly expect: ReadonlyArray<Expectation>;
  readonly absent?: ReadonlyArray<string>;
  readonly change?: {
    readonly class: WordClass;
    readonly from: string;
    readonly to: string;
    readonly reminderText?: Options["reminderText"];
    readonly expected_text?: string;
    readonly expected_type_line?: string;
  };
}

const hardCases = rows<HardCase>("hard-cases.jsonl");

const objectOf = ({ name, type_line, oracle_text, faces }: HardCase): GameObject =>
  faces === undefined
    ? { name, type_line, oracle_text }
    : {
        name: faces.card_faces.map((each) => each.name).join(" // "),
        type_line: faces.card_faces.map((each) => each.type_line).join(" // "),
        ...faces,
      };

/** Where the letters stand; fails where the row's own text does not hold them. */
const place = (text: string, letters: string, nth: number): number => {
  let at = -1;
  for (let count = 0; count < nth; count++) {
    at = text.indexOf(letters, at + 1);
    assert.isAtLeast(at, 0, `"${letters}" stands fewer than ${nth} times in: ${text}`);
  }
  return at;
};

const usualContext = { oracle_text: "rules", type_line: "type-line", name: "name" } as const;

/** Of a usage, what the row judges about it. */
const asked = (usage: Usage | undefined, judged: object) =>
  Object.fromEntries(Object.keys(judged).map((key) => [key, usage?.[key as keyof Usage]]));

const meets = (row: HardCase): void => {
  const object = objectOf(row);
  const usages = Analysis.analyze(object).usages.filter((usage) => usage.face === row.faces?.face);
  const found = (field: TextField) => usages.filter((usage) => usage.field === field);
  for (const { field = "oracle_text", text, nth, ...judged } of row.expect) {
    const start = place(row[field], text, nth);
    const usage = found(field).find((each) => each.start === start);
    const expected = { context: usualContext[field], ...judged, text, end: start + text.length };
    assert.deepStrictEqual(asked(usage, expected), expected, `"${text}" at ${start}: ${usage?.decidedBy}`);
  }
  const listed = row.expect.filter(({ field }) => field === undefined);
  assert.deepStrictEqual(
    found("oracle_text").map(({ text }) => text),
    listed.map(({ text }) => text),
  );
  for (const letters of row.absent ?? []) {
    for (let at = place(row.oracle_text, letters, 1); at >= 0; at = row.oracle_text.indexOf(letters, at + 1)) {
      const inside = found("oracle_text").filter(({ start, end }) => start < at + letters.length && end > at);
      assert.deepStrictEqual(inside, [], letters);
    }
  }
};

const changes = (row: HardCase, change: NonNullable<HardCase["change"]>): void => {
  const { reminderText = "literal", expected_text, expected_type_line, ...words } = change;
  const outcome = Outcome.evaluateResult({
    object: objectOf(row),
    changes: [{ kind: "replace-word", ...words }],
    options: { grammar: "literal", reminderText },
  });
  assert.isTrue(Result.isSuccess(outcome));
  const { object } = Result.getOrThrow(outcome);
  const faces = object.card_faces ?? [];
  const up = row.faces === undefined ? object : faces[row.faces.face];
  if (expected_text !== undefined) assert.strictEqual(up?.oracle_text, expected_text);
  if (expected_type_line !== undefined) assert.strictEqual(up?.type_line, expected_type_line);
  assert.strictEqual(up?.name, row.name);
  for (const [index, other] of faces.entries()) {
    if (index !== row.faces?.face) assert.deepStrictEqual(other, row.faces?.card_faces[index]);
  }
};

describe("hard cases", () => {
  it.each(hardCases.map((row) => [`${row.id} ${row.name}`, row] as const))("%s", (_, row) => {
    assert.isAbove(row.expect.length + (row.absent?.length ?? 0), 0, "nothing is expected of this row");
    meets(row);
    if (row.change !== undefined) changes(row, row.change);
  });

  it("has all 201 rows, each once; a letter behind the number marks another wording", () => {
    const ids = new Set(hardCases.map(({ id }) => id));
    assert.strictEqual(ids.size, hardCases.length);
    assert.isAtLeast([...ids].filter((id) => /^\d\d\.\d\d$/u.test(id)).length, 201);
  });
});
