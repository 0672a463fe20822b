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
