/** One line of JSON for each request: nothing of what was asked or answered, and nothing about who did. */
import type { Context, MiddlewareHandler } from "hono";
import type { Env } from "./env.ts";
import { requestId } from "./request-id.ts";

/** The pattern of the route that answered, which has no names in it; `null` if there was none. */
const routeOf = (c: Context): string | null => {
  const { routePath } = c.req;
  return routePath.includes("*") ? null : routePath.replace(/\{.*?\}/g, "");
};

/** Gives the request its id, and writes its line. Time stands still in a Worker while it computes: `ms` counts waiting alone. */
export const logged: MiddlewareHandler<{ Bindings: Env; Variables: { requestId: string } }> = async (c, next) => {
  const id = requestId(c.req.header("x-request-id"));
  c.set("requestId", id);
  c.header("x-request-id", id);
  const start = Date.now();
  await next();
  // Outside a Worker, where the app answers examples, there is no log.
  if (c.env === undefined) return;
  const line = { method: c.req.method, route: routeOf(c), status: c.res.status, ms: Date.now() - start, id };
  console.log(JSON.stringify(line));
};
