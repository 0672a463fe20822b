import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";

/** The runtime that wrangler brings along. */
const binary = (): string => {
  const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler/package.json"));
  return (wrangler("workerd") as { readonly default: string }).default;
};

const config = (file: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "worker.js", esModule = embed "${basename(file)}")],
    compatibilityDate = "2026-10-01",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

/** What a bundled Worker answers in workerd. */
export const answerOf = async (file: string): Promise<string> => {
  const folder = dirname(file);
  writeFileSync(join(folder, "config.capnp"), config(file));
  const child = spawn(binary(), ["serve", "config.capnp", "--control-fd=3"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  try {
    const control = child.stdio[3];
    if (control === null || control === undefined) throw new Error("workerd was started without a pipe.");
    for await (const line of createInterface({ input: control as NodeJS.ReadableStream })) {
      const { event, port } = JSON.parse(line);
      if (event === "listen") return await (await fetch(`http://127.0.0.1:${port}/`)).text();
    }
    throw new Error("workerd ended before it listened.");
  } finally {
    child.kill();
  }
};
