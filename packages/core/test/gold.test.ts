import { assert, describe, it } from "@effect/vitest";
import * as Analysis from "../src/Analysis.ts";
import { type GoldOccurrence, type GoldRow, goldRows } from "./gold.ts";

const fields = ["start", "end", "text", "class", "word", "number", "context", "used", "reason"] as const;

const pick = (occurrence: { readonly [K in (typeof fields)[number]]?: unknown }) =>
  Object.fromEntries(fields.map((field) => [field, occurrence[field]]).filter(([, value]) => value !== undefined));

/** The set of usages must be exact; an occurrence in doubt must be there, whatever it is said to be. */
const judged = ({ oracle_text, name, type_line, occurrences }: GoldRow) => {
  const doubtful = new Set(occurrences.filter((o) => o.doubt).map((o) => o.start));
  const certain = (o: { readonly start: number }) => !doubtful.has(o.start);
  const { usages } = Analysis.analyze({ name, type_line, oracle_text });
  const found = usages.filter((usage) => usage.field === "oracle_text");
  const expected: ReadonlyArray<GoldOccurrence> = [...occurrences].sort((a, b) => a.start - b.start);
  return {
    found: found.filter(certain).map(pick),
    expected: expected.filter(certain).map(pick),
    places: found.map((usage) => usage.start),
    expectedPlaces: expected.map((occurrence) => occurrence.start),
  };
};

for (const file of ["gold-usages.jsonl", "gold-hard.jsonl"] as const) {
  describe(file, () => {
    it.each(goldRows(file).map((row) => [`${row.id} ${row.name}`, row] as const))("%s", (_, row) => {
      const { found, expected, places, expectedPlaces } = judged(row);
      assert.deepStrictEqual(found, expected);
      assert.deepStrictEqual(places, expectedPlaces);
    });

    it("judges at least 300 occurrences", () => {
      assert.isAtLeast(goldRows(file).flatMap((row) => row.occurrences.filter((o) => !o.doubt)).length, 300);
    });
  });
}
