/** Headers of every answer: pages of any origin may read it, and nobody may take it for something else than it says. */
import type { Context, MiddlewareHandler } from "hono";
import type { Endpoint } from "./endpoint.ts";

/** Sets the headers that all answers have in common, also that to a fault. */
export const shareable: MiddlewareHandler = async (c, next) => {
  try {
    await next();
  } finally {
    c.header("access-control-allow-origin", "*");
    c.header("access-control-expose-headers", "etag, allow");
    c.header("x-content-type-options", "nosniff");
  }
};

/** The methods that a path with these endpoints takes. */
export const allowed = (endpoints: ReadonlyArray<Pick<Endpoint, "method">>): ReadonlyArray<string> => {
  const takes = (method: Endpoint["method"]): boolean => endpoints.some((endpoint) => endpoint.method === method);
  return [...(takes("get") ? ["GET", "HEAD"] : []), ...(takes("post") ? ["POST"] : []), "OPTIONS"];
};

/** Answers OPTIONS: a browser's question before a cross-origin request, or a person's. */
export const preflight = (allow: ReadonlyArray<string>) => (c: Context) =>
  c.body(null, 204, {
    allow: allow.join(", "),
    "access-control-allow-methods": allow.join(", "),
    "access-control-allow-headers": "content-type, if-none-match, mcp-protocol-version",
    "access-control-max-age": "86400",
  });
