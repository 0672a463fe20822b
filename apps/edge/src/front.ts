/** What every request passes on its way in and out, whichever route answers it. */
import { Hono } from "hono";
import { shareable } from "./cross-origin.ts";
import { counted } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { limited } from "./limited.ts";
import { logged } from "./logged.ts";
import { missing } from "./missing.ts";
import { fault } from "./respond.ts";

/** An app without routes. All middleware of the app stands here, so that the benchmark can put constant routes behind the same. */
export const front = (): Hono<{ Bindings: Env }> => {
  const app = new Hono<{ Bindings: Env }>();
  app.use(logged, shareable);
  for (const path of [...counted.map((path) => (path.endsWith("/") ? `${path}*` : path)), "/mcp"])
    app.use(path, limited);
  app.notFound(missing);
  app.onError(fault);
  return app;
};
