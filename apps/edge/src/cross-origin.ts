/** Headers of every answer: pages of any origin may read it, and nobody may take it for something else than it says. */
import type { Context, MiddlewareHandler } from "hono";
import type { Endpoint } from "./endpoint.ts";

/** Headers of answers that scripts of other origins may look at. */
const exposed = "etag, allow, retry-after, ratelimit-policy, x-request-id";

/** An answer is data. Even if a browser shows it, it runs nothing, loads nothing, and stands in no frame. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Sets the headers that all answers have in common; a handler may set another policy. They are set beforehand, so that a fault has them too. */
export const shareable: MiddlewareHandler = (c, next) => {
  c.header("access-control-allow-origin", "*");
  c.header("access-control-expose-headers", exposed);
  c.header("x-content-type-options", "nosniff");
  c.header("referrer-policy", "no-referrer");
  c.header("content-security-policy", dataPolicy);
  return next();
};

/** The methods that a path with these endpoints takes. */
export const allowed = (endpoints: ReadonlyArray<Pick<Endpoint, "method">>): ReadonlyArray<string> => {
  const takes = (method: Endpoint["method"]): boolean => endpoints.some((endpoint) => endpoint.method === method);
  return [...(takes("get") ? ["GET", "HEAD"] : []), ...(takes("post") ? ["POST"] : []), "OPTIONS"];
};

/** Answers OPTIONS: a browser's question before a cross-origin request, or a person's. */
export const preflight = (c: Context, allow: ReadonlyArray<string>): Response =>
  c.body(null, 204, {
    allow: allow.join(", "),
    "access-control-allow-methods": allow.join(", "),
    "access-control-allow-headers": "content-type, if-none-match, mcp-protocol-version, x-request-id",
    "access-control-max-age": "86400",
  });
