/** The answer where there is neither an endpoint nor an asset. */
import type { Context } from "hono";
import type { Env } from "./env.ts";
import { NotFound } from "./request-errors.ts";
import { problem } from "./respond.ts";

/** A browser that leads a person to a page that is not there. */
const isVisit = (request: Context["req"]): boolean =>
  (request.method === "GET" || request.method === "HEAD") && (request.header("accept") ?? "").includes("text/html");

const page = async (c: Context<{ Bindings: Env }>): Promise<Response | undefined> => {
  const found = await c.env?.ASSETS?.fetch(new URL("/404", c.req.url).href);
  if (!found?.ok) return undefined;
  // The site's own, as the page has its styles and scripts.
  const policy = found.headers.get("content-security-policy");
  if (policy !== null) c.header("content-security-policy", policy);
  return c.body(await found.text(), 404, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
};

const absent = "Neither an endpoint nor a page has this path. /openapi.json lists the endpoints.";

/** A problem for programs; for a person who is not among the endpoints the site's own page, if it has one. */
export const missing = async (c: Context<{ Bindings: Env }>): Promise<Response> => {
  const answer = problem(c, new NotFound({ message: absent }));
  if (c.req.path.startsWith("/v1/")) return answer;
  const shown = isVisit(c.req) ? ((await page(c)) ?? answer) : answer;
  shown.headers.set("vary", "accept");
  return shown;
};
