import { createHash } from "node:crypto";

/** A declaration at the top level with its comment: lines from 1, the last included. */
export interface Block {
  readonly first: number;
  readonly last: number;
  /** Where this block falls, from 0 to 1: the same wherever it stands in its file, and whatever stands around it. */
  readonly lot: number;
}

const lot = (of: string): number => createHash("sha256").update(of).digest().readUInt32BE() / 2 ** 32;

/** The blocks of a source file: what is between blank lines that code at the left margin follows. */
export const blocks = (file: string, source: string): ReadonlyArray<Block> => {
  const lines = source.split("\n");
  const starts = lines.flatMap((line, index) =>
    line !== "" && !/^[\s})\]]/.test(line) && (index === 0 || lines[index - 1] === "") ? [index] : [],
  );
  return starts.map((start, n) => {
    const end = starts[n + 1] ?? lines.length;
    const code = lines.slice(start, end).find((line) => !/^(\/\*\*| \*|\/\/)/.test(line)) ?? "";
    return { first: start + 1, last: end, lot: lot(`${file}\n${code}`) };
  });
};
