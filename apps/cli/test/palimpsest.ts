/** Runs the command as a process of its own, straight from its source. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

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
}

export const start = (args: ReadonlyArray<string>, settings: Settings = {}): ChildProcessWithoutNullStreams => {
  const { FORCE_COLOR: _, NO_COLOR: __, PALIMPSEST_CARDS: ___, ...inherited } = process.env;
  return spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", ...(settings.nodeFlags ?? []), settings.entry ?? main, ...args],
    {
      env: { ...inherited, XDG_DATA_HOME: nowhere, ...settings.env },
      ...(settings.cwd === undefined ? {} : { cwd: settings.cwd }),
    },
  );
};

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

/** Runs to the end. */
export const palimpsest = (args: ReadonlyArray<string>, settings: Settings = {}): Promise<Run> => {
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

/** The lines of NDJSON as values. */
export const values = (text: string): ReadonlyArray<unknown> =>
  text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));
