import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { quiet } from "./quiet.mjs";
import { root } from "./root.mjs";

const windows = process.platform === "win32";
const wanted = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).packageManager;

/** Inside `npx pnpm@… run …` that very pnpm is on the PATH, and npx needs a second to find the same. */
const inside = (process.env.npm_config_user_agent ?? "").startsWith(`${wanted.replace("@", "/")} `);

// Without --prefer-offline, npx asks the registry for a minute before it takes a pnpm which it holds.
const command = inside ? ["pnpm"] : ["npx", "--prefer-offline", "-y", wanted];

const quote = (arg) => (/^[\w@.,:=/+-]+$/.test(arg) ? arg : `"${arg.replaceAll('"', '\\"')}"`);

/** Starts the pinned pnpm in the repository's root, whatever the caller's folder. */
export const spawnPnpm = (args, options = {}) => {
  const all = [...command, ...args];
  const settings = { cwd: root, stdio: ["ignore", "inherit", "inherit"], ...options };
  settings.env = { ...process.env, ...quiet, ...options.env };
  return windows
    ? spawn(all.map(quote).join(" "), { ...settings, shell: true })
    : spawn(all[0], all.slice(1), settings);
};

/** Resolves to whether pnpm left with 0. `started` is given the process. */
export const pnpm = (args, { started = () => {}, ...options } = {}) =>
  new Promise((resolve) => {
    const child = spawnPnpm(args, options);
    started(child);
    child.on("error", (error) => {
      process.stderr.write(`Could not start ${command.join(" ")}: ${error.message}\n`);
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
