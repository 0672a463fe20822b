/** Runs the command: as a process of its own, or where all is short within this one, which takes a hundredth of the time. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { thorough } from "@palimpsest/test-fuzz/cases";
import { inject } from "vitest";
import { inProcess } from "./in-process.ts";

const main = join(inject("bundles"), "palimpsest.mjs");

/** No folder of anybody's data: what the user has imported is not for tests. */
const nowhere = fileURLToPath(new URL("./nowhere", import.meta.url));

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Settings {
  /** Standard input, in the chunks in which it is written. */
  readonly input?: Iterable<string | Uint8Array>;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly nodeFlags?: ReadonlyArray<string>;
  readonly entry?: string;
  /** Whether it needs a process of its own, even where all is short. */
  readonly alone?: boolean;
}

const environment = ({ env }: Settings): Record<string, string> => {
  const { FORCE_COLOR: _, NO_COLOR: __, PALIMPSEST_CARDS: ___, ...inherited } = process.env as Record<string, string>;
  return { ...inherited, XDG_DATA_HOME: nowhere, ...env };
};

export const start = (args: ReadonlyArray<string>, settings: Settings = {}): ChildProcessWithoutNullStreams =>
  spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", ...(settings.nodeFlags ?? []), settings.entry ?? main, ...args],
    { env: environment(settings), ...(settings.cwd === undefined ? {} : { cwd: settings.cwd }) },
  );

export const ended = (child: ChildProcessWithoutNullStreams): Promise<Run> => {
  const out: Array<Buffer> = [];
  const err: Array<Buffer> = [];
  child.stdout.on("data", (chunk) => out.push(chunk));
  child.stderr.on("data", (chunk) => err.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
  });
};

/** Runs to the end, in a process of its own. */
const spawned = (args: ReadonlyArray<string>, settings: Settings = {}): Promise<Run> => {
  const child = start(args, settings);
  const run = ended(child);
  const write = async (): Promise<void> => {
    for (const chunk of settings.input ?? []) {
      if (!child.stdin.write(chunk)) await new Promise((resolve) => child.stdin.once("drain", resolve));
    }
    child.stdin.end();
  };
  void write();
  return run;
};

/** Runs to the end. */
export const palimpsest = (args: ReadonlyArray<string>, settings: Settings = {}): Promise<Run> => {
  const { nodeFlags, entry, alone = false, input = [], cwd = process.cwd() } = settings;
  if (thorough || alone || nodeFlags !== undefined || entry !== undefined) return spawned(args, settings);
  return inProcess({ args, input, env: environment(settings), cwd });
};

/** The lines of NDJSON as values. */
export const values = (text: string): ReadonlyArray<unknown> =>
  text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
