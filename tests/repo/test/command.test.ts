import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { root } from "../support/files.ts";

const apply = ["apply", "Goblin King", "--with", "Artificial Evolution", "--from", "Goblin", "--to", "Elf", "--json"];

// pnpm finds the command in the root's node_modules/.bin, and starts it in the caller's folder.
describe("`pnpm --silent palimpsest`", () => {
  it.each(["", "packages/core/src", "apps/cli", "scripts/lib"])("runs in /%s", (folder) => {
    const out = execFileSync("pnpm", ["--silent", "palimpsest", ...apply], {
      cwd: root + folder,
      encoding: "utf8",
      shell: process.platform === "win32",
    });
    expect(JSON.parse(out).object.oracle_text).toContain("Other Elves get +1/+1 and have mountainwalk.");
  });
});
