/** Commands of the examples, read or carried out by a POSIX shell. */
import { execFile } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const bin = fileURLToPath(new URL("../../../node_modules/.bin", import.meta.url));
const largest = 16 * 1024 * 1024;

/** What a command prints; rejects where it ends with an error. `palimpsest` is that of the repository. */
export const shell = async (command: string, cwd: string): Promise<string> => {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NO_COLOR: "1" };
  const { stdout } = await run("sh", ["-c", command], { cwd, env, maxBuffer: largest });
  return stdout;
};

/** The arguments that a shell hands to the program which a command calls. */
export const argumentsOf = async (program: string, command: string): Promise<ReadonlyArray<string>> => {
  const { stdout } = await run("sh", ["-c", `${program}() { printf '%s\\0' "$@"; }; ${command}`]);
  return stdout.split("\0").slice(0, -1);
};

/** Runs a script of this package with Node, and reads what it prints as JSON. */
export const script = async (name: string, args: ReadonlyArray<string>, cwd: string): Promise<unknown> => {
  const path = fileURLToPath(new URL(`./${name}`, import.meta.url));
  const flags = ["--disable-warning=ExperimentalWarning", path, ...args];
  const { stdout } = await run(process.execPath, flags, { cwd, maxBuffer: largest });
  return JSON.parse(stdout);
};
