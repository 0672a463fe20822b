import { readFileSync } from "node:fs";
import { root } from "./files.ts";

export interface Block {
  /** What stands behind the opening fence, such as `ts example`. */
  readonly info: string;
  readonly text: string;
}

export const fencedBlocks = (path: string): ReadonlyArray<Block> =>
  [...readFileSync(root + path, "utf8").matchAll(/^```(.+)\n([\s\S]*?)^```$/gm)].map(([, info = "", text = ""]) => ({
    info: info.trim(),
    text,
  }));

/** The rows of a file's table whose header begins with `first`, cell by cell. */
export const tableRows = (path: string, first: string): ReadonlyArray<ReadonlyArray<string>> => {
  const lines = readFileSync(root + path, "utf8").split("\n");
  const header = lines.findIndex((line) => line.startsWith("|") && line.split("|")[1]?.trim() === first);
  const rest = header < 0 ? [] : lines.slice(header + 2);
  const end = rest.findIndex((line) => !line.startsWith("|"));
  return rest.slice(0, end < 0 ? rest.length : end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};
