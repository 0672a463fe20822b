import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

const binary = /\.(png|jpe?g|gif|webp|ico|woff2?|gz|wasm)$/;

export interface ProjectFile {
  /** Relative to the root, with slashes. */
  readonly path: string;
  readonly lines: ReadonlyArray<string>;
}

/** Every text file which a commit holds or the next one would. */
export const projectFiles = (): ReadonlyArray<ProjectFile> =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    // A tree with many untracked files has a list beyond Node's limit of 1 MB.
    maxBuffer: Number.POSITIVE_INFINITY,
  })
    .split("\0")
    .filter((path) => path !== "" && !binary.test(path) && existsSync(root + path))
    .map((path) => ({ path, lines: readFileSync(root + path, "utf8").split("\n") }));
