// npm run fresh-clone [-- --node=22 --full --record]: the repository as a stranger finds it, in folders whose names have
// spaces and with an empty HOME. Under each Node it is cloned as committed, installed, and then, with no network, built,
// tested and started. --node takes one major version, from nothing.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { canUnshare, cutOff, isolated } from "./lib/isolated.mjs";
import { nodeOf } from "./lib/nodes.mjs";
import { root } from "./lib/root.mjs";
import { heading, say } from "./lib/say.mjs";

const { packageManager } = JSON.parse(execFileSync("git", ["show", "HEAD:package.json"], { cwd: root }));
const pnpm = ["npx", "--prefer-offline", "-y", packageManager];
const windows = process.platform === "win32";
const globalConfig = execFileSync("npm", ["config", "get", "globalconfig"], {
  encoding: "utf8",
  shell: windows,
}).trim();
const full = process.argv.includes("--full");

/** How an install finds things: each Node has another, so that none needs all. */
const installs = [
  { major: 20, from: "an empty HOME" },
  { major: 22, from: "a HOME with pnpm's store that cannot be written", readOnly: true },
  { major: 24, from: "what the others left there, without network", offline: true },
];

/** Few tests, and those that a path with spaces would break first; `--full` takes all. */
const tested = ["@palimpsest/client", "@palimpsest/test-repo"];
const tests = full
  ? ["npm", "test"]
  : [...pnpm, "exec", "turbo", "run", "test", ...tested.map((name) => `--filter=${name}`), "--output-logs=errors-only"];

const folder = realpathSync(mkdtempSync(join(tmpdir(), "palimpsest fresh clone ")));
const home = join(folder, "an empty home");
mkdirSync(home);

const run = (command, cwd, env) => {
  const { status, error, stdout, stderr } = spawnSync(command[0], command.slice(1), {
    cwd,
    env,
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: windows,
  });
  if (status === 0) return stdout;
  throw new Error(`${command.join(" ")}\n${error?.message ?? ""}${stdout}${stderr}`);
};

/** Nothing of the caller's but the way to programs and what the machine itself needs. */
const environment = (node, npmCache) => {
  const kept = [
    "LANG",
    "TMPDIR",
    "TEMP",
    "TMP",
    "SystemRoot",
    "ComSpec",
    "PATHEXT",
    "NODE_EXTRA_CA_CERTS",
    "SSL_CERT_FILE",
  ];
  return {
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    PATH: [dirname(node), process.env.PATH.split(delimiter).filter((each) => !each.includes("node_modules"))]
      .flat()
      .join(delimiter),
    HOME: home,
    USERPROFILE: home,
    LOCALAPPDATA: join(home, "local"),
    // What the machine says for all its users: another Node looks for that elsewhere.
    npm_config_globalconfig: globalConfig,
    npm_config_cache: npmCache,
    npm_config_update_notifier: "false",
  };
};

const check = ({ major, from, readOnly = false, offline = false }) => {
  const { version, binary } = nodeOf(major, folder);
  heading(`Node ${version}, from ${from}`);
  const clone = join(folder, `Node ${major}`, "a clone of palimpsest");
  // npx writes into npm's cache even where it finds all it needs: it is npm itself that cannot do with less.
  const env = environment(binary, readOnly ? join(folder, "npm cache") : join(home, ".npm"));
  const steps = {};
  const step = (name, action) => {
    const start = performance.now();
    action();
    steps[name] = Math.round((performance.now() - start) / 100) / 10;
    say(`  ${name.padEnd(8)} ${steps[name].toFixed(1)} s`);
  };
  const alone = { network: false };
  const install = [...pnpm, "install", "--frozen-lockfile", ...(offline ? ["--offline"] : [])];
  step("clone", () => run(["git", "clone", "--quiet", "--no-local", root, clone], folder, env));
  step("install", () =>
    run(isolated(install, { network: !offline, ...(readOnly ? { readOnly: home } : {}) }), clone, env),
  );
  step("build", () => run(isolated([...pnpm, "build"], alone), clone, cutOff(env)));
  step("test", () => run(isolated(tests, alone), clone, cutOff(env)));
  const start = [binary, join(root, "scripts/started.mjs"), clone];
  step("start", () => run(isolated(start, alone), clone, cutOff(env)));
  return { node: version, from, seconds: steps };
};

const only = process.argv.find((arg) => arg.startsWith("--node="))?.slice("--node=".length);
const chosen = only === undefined ? installs : [{ major: Number(only), from: "an empty HOME" }];

let failed = 0;
const runs = [];
try {
  if (!canUnshare)
    say("This system keeps no program from the network: package managers are told a registry that is none.");
  for (const each of chosen) {
    try {
      runs.push(check(each));
    } catch (error) {
      failed++;
      say(error.message);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

if (process.argv.includes("--record") && failed === 0) {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${process.platform} ${process.arch}`;
  const result = { date: new Date().toISOString().slice(0, 10), machine, tests: full ? "all" : "short", runs };
  mkdirSync(join(root, "bench/results"), { recursive: true });
  writeFileSync(join(root, "bench/results/fresh-clone.json"), `${JSON.stringify(result, undefined, 2)}\n`);
}
say();
say(`${runs.length} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
