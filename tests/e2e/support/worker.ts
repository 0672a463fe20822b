import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { unstable_startWorker } from "wrangler";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Worker of this run listens, without a slash at the end. */
    origin: string;
  }
}

/** One Worker for the whole run, as `wrangler dev` would start it: the real configuration and the built docs. */
export default async (project: TestProject) => {
  const worker = await unstable_startWorker({
    config: fileURLToPath(new URL("../../../apps/edge/wrangler.jsonc", import.meta.url)),
    dev: { server: { hostname: "127.0.0.1", port: 0 }, inspector: false, logLevel: "error" },
  });
  await worker.ready;
  project.provide("origin", (await worker.url).origin);
  return () => worker.dispose();
};
