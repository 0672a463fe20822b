/** What every request passes on its way in and out, whichever route answers it. */
import { HonoBase } from "hono/hono-base";
import { TrieRouter } from "hono/router/trie-router";
import { shareable } from "./cross-origin.ts";
import { counted } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { limited } from "./limited.ts";
import { logged } from "./logged.ts";
import { missing } from "./missing.ts";
import { fault } from "./respond.ts";
import { unread } from "./unread.ts";

/** An app without routes. All middleware of the app stands here, so that the benchmark can put constant routes behind the same. */
export const front = (): HonoBase<{ Bindings: Env }> => {
  // The usual pair of routers weighs 2 kB more, and makes one regular expression of all routes at the first request.
  const app = new HonoBase<{ Bindings: Env }>({ router: new TrieRouter() });
  app.use(logged, shareable, unread);
  for (const path of [...counted.map((path) => (path.endsWith("/") ? `${path}*` : path)), "/mcp"])
    app.use(path, limited);
  app.notFound(missing);
  app.onError(fault);
  return app;
};
