import { readFileSync } from "node:fs";
import { assert, describe, it } from "@effect/vitest";
import * as Analysis from "../src/Analysis.ts";

/**
 * Texts in the manner of Oracle, one for each construct that the analysis knows. A block is `## name | type line` and
 * the text, with every look-alike word marked: `<Elf>` in use, `<Elf+s>` and `<Elves+p>` in use with its number,
 * `<Elf:label>` not in use with its reason (one of several after `|`), `!` and `~` after a self-name that rebinds or
 * does not.
 */
interface Marked {
  readonly start: number;
  readonly text: string;
  readonly number: "singular" | "plural" | undefined;
  readonly reasons: ReadonlyArray<string> | undefined;
  readonly rebinds: boolean | undefined;
}

const mark = /<([^:+>]+)(?:\+([ps]))?(?::([^!~>]+)([!~])?)?>/g;

const parse = (block: string) => {
  const [head = "", ...lines] = block.split("\n");
  const [name = "", type_line = ""] = head.replace(/^## /, "").split(" | ");
  const marked: Array<Marked> = [];
  let removed = 0;
  const oracle_text = lines.join("\n").replace(mark, (whole, text, number, reasons, rebinds, offset) => {
    marked.push({
      start: offset - removed,
      text,
      number: number === undefined ? undefined : number === "p" ? "plural" : "singular",
      reasons: reasons?.split("|"),
      rebinds: rebinds === undefined ? undefined : rebinds === "!",
    });
    removed += whole.length - text.length;
    return text;
  });
  return { card: { name, type_line, oracle_text }, marked };
};

const blocks = readFileSync(new URL("./data/constructs.txt", import.meta.url), "utf8")
  .trim()
  .split(/\n\n+/)
  .map(parse);

describe("constructs", () => {
  it.each(blocks.map(({ card, marked }, index) => [`${index + 1} ${card.name}`, card, marked] as const))(
    "%s",
    (_, card, marked) => {
      const found = Analysis.analyze(card).usages.filter(({ field }) => field === "oracle_text");
      assert.deepStrictEqual(
        found.map(({ start, text }) => [start, text]),
        marked.map(({ start, text }) => [start, text]),
      );
      for (const [index, { text, number, reasons, rebinds }] of marked.entries()) {
        const usage = found[index];
        if (reasons === undefined) assert.isTrue(usage?.used, `${text}: ${usage?.reason} (${usage?.decidedBy})`);
        else assert.include(reasons, usage?.reason, `${text}: ${usage?.decidedBy}`);
        if (number !== undefined) assert.strictEqual(usage?.number, number, text);
        if (rebinds !== undefined) assert.strictEqual(usage?.rebinds, rebinds, text);
      }
    },
  );

  it("are more than two hundred", () => {
    assert.isAbove(blocks.length, 200);
  });
});
