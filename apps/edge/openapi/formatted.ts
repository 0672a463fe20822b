import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const biome = fileURLToPath(new URL("../../../node_modules/@biomejs/biome/bin/biome", import.meta.url));

/** The source of a module as Biome formats it at its path in the repository. */
export const formatted = (source: string, path: string): string =>
  execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${path}`], { input: source, encoding: "utf8" });
