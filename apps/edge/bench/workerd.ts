/** Bare workerd: bundles served as they are deployed, by the runtime alone. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The binary that wrangler brings along. */
const binary = (): string => {
  const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler/package.json"));
  return (wrangler("workerd") as { readonly default: string }).default;
};

const compatibilityDate = (): string => {
  const date = /"compatibility_date":\s*"([^"]+)"/.exec(readFileSync(here("../wrangler.jsonc"), "utf8"))?.[1];
  if (date === undefined) throw new Error("wrangler.jsonc has no compatibility_date.");
  return date;
};

/** The Worker as a dry-run deploys it; the build leaves it there. */
export const production = here("../dist/index.js");

/** Bundles a Worker that is no part of production, by the same tool and with the same settings. */
export const bundle = (entry: "bare" | "constant"): string => {
  const out = here(`../dist/bench/${entry}`);
  const wrangler = createRequire(import.meta.url)
    .resolve("wrangler/package.json")
    .replace(/package\.json$/, "bin/wrangler.js");
  const options = [
    "--dry-run",
    "--minify",
    "--outdir",
    out,
    "--name",
    entry,
    "--compatibility-date",
    compatibilityDate(),
  ];
  execFileSync(
    process.execPath,
    [wrangler, "deploy", here(`workers/${entry}.ts`), "--config", here("wrangler.jsonc"), ...options],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  return join(out, `${entry}.js`);
};

export interface Served {
  /** A bundle: one file. */
  readonly file: string;
  /** Text bindings. */
  readonly bindings?: Readonly<Record<string, string>>;
}

const worker = (name: string, bindings: ReadonlyArray<string>, cache: boolean): string => `
const ${name} :Workerd.Worker = (
  modules = [(name = "${name}.js", esModule = embed "${name}.js")],
  bindings = [${bindings.map((each) => `(name = "${each}", text = embed "${name}.${each}")`).join(", ")}],
  compatibilityDate = "${compatibilityDate()}",
  ${cache ? 'cacheApiOutbound = "cache",' : ""}
);`;

/** Workers in one process, each at a port of its own, each with a cache that they share. */
const config = (workers: Readonly<Record<string, Served>>): string => `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "cache", worker = .cache)${Object.keys(workers)
    .map((name) => `, (name = "${name}", worker = .${name})`)
    .join("")}],
  sockets = [${Object.keys(workers)
    .map((name) => `(name = "${name}", address = "127.0.0.1:0", http = (), service = "${name}")`)
    .join(", ")}],
);
${worker("cache", [], false)}
${Object.entries(workers)
  .map(([name, { bindings = {} }]) => worker(name, Object.keys(bindings), true))
  .join("\n")}
`;

/** A folder with everything that workerd needs to serve these Workers. */
export const prepare = (
  workers: Readonly<Record<string, Served>>,
): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-workerd-"));
  cpSync(here("workers/cache.js"), join(folder, "cache.js"));
  for (const [name, { file, bindings = {} }] of Object.entries(workers)) {
    cpSync(file, join(folder, `${name}.js`));
    for (const [key, value] of Object.entries(bindings)) writeFileSync(join(folder, `${name}.${key}`), value);
  }
  writeFileSync(join(folder, "config.capnp"), config(workers));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

export interface Running {
  /** By the name of the Worker. */
  readonly ports: Readonly<Record<string, number>>;
  readonly process: ChildProcess;
  /** Bytes of memory that the process holds; NaN where the system does not tell. */
  readonly memory: () => number;
  /** What the process has written to its standard error. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

const residentBytes = (pid: number | undefined): number => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? Number.NaN : Number(kilobytes) * 1024;
  } catch {
    return Number.NaN;
  }
};

/** Starts workerd on a prepared folder. Resolves once all ports listen. */
export const start = async (folder: string, names: ReadonlyArray<string>): Promise<Running> => {
  const child = spawn(binary(), ["serve", join(folder, "config.capnp"), "--control-fd=3"], {
    // The Worker's own lines, one for each request, are not read.
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let log = "";
  child.stderr?.on("data", (chunk) => {
    log = (log + chunk).slice(-100_000);
  });
  const ports: Record<string, number> = {};
  const listening = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`workerd ended with ${code}: ${log}`)));
    createInterface({ input: child.stdio[3] as NodeJS.ReadableStream }).on("line", (line) => {
      const { event, socket, port } = JSON.parse(line) as { event: string; socket: string; port: number };
      if (event !== "listen") return;
      ports[socket] = port;
      if (names.every((name) => name in ports)) resolve();
    });
  });
  await listening;
  return {
    ports,
    process: child,
    memory: () => residentBytes(child.pid),
    log: () => log,
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
};
