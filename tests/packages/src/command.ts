import { execFile } from "node:child_process";

/** Runs a program to its end and gives what it wrote; a failure has all of that in its message. */
export const command = (
  program: string,
  args: ReadonlyArray<string>,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = {
      cwd,
      env: { ...process.env, NODE_NO_WARNINGS: "1", ...env },
      maxBuffer: Number.POSITIVE_INFINITY,
      // npm and pnpm are scripts there, which only a shell starts.
      shell: process.platform === "win32" && !program.endsWith(".exe"),
    };
    execFile(program, args, options, (error, out, complaints) =>
      error === null ? resolve(out) : reject(new Error(`${program} ${args.join(" ")}\n${out}${complaints}`)),
    ).stdin?.end();
  });
