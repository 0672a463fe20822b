import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const windows = process.platform === "win32";

/** A Node of a major version: the one that runs this, or the newest that npm has, installed into a folder. */
export const nodeOf = (major, folder) => {
  if (process.versions.node.startsWith(`${major}.`)) {
    return { version: process.versions.node, binary: process.execPath };
  }
  const home = join(folder, `node-${major}`);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ private: true }));
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", `node@${major}`];
  execFileSync("npm", args, { cwd: home, stdio: ["ignore", "ignore", "inherit"], shell: windows });
  const binary = join(home, "node_modules/node/bin", windows ? "node.exe" : "node");
  return { version: execFileSync(binary, ["--version"], { encoding: "utf8" }).trim().slice(1), binary };
};
