import { readFileSync } from "node:fs";

/** A card face whose look-alike words were judged by hand. */
export interface GoldRow {
  readonly id: string;
  readonly name: string;
  readonly type_line: string;
  readonly oracle_text: string;
  readonly skip?: boolean;
  readonly occurrences: ReadonlyArray<GoldOccurrence>;
}

export interface GoldOccurrence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly class: string;
  readonly word: string;
  readonly number: string;
  readonly context: string;
  readonly used: boolean;
  readonly reason?: string;
  readonly doubt?: boolean;
}

/** The lines of a JSON-lines file beside this module. */
export const rows = <A>(file: string): ReadonlyArray<A> =>
  readFileSync(new URL(`./data/${file}`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as A);

export const goldRows = (file: "gold-usages.jsonl" | "gold-hard.jsonl"): ReadonlyArray<GoldRow> =>
  rows<GoldRow>(file).filter((row) => !row.skip);
