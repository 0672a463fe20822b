/** So many requests a client, where the Worker has a counter. Without one, and where it fails, the Worker serves on. */
import type { MiddlewareHandler } from "hono";
import type { Env } from "./env.ts";
import { TooManyRequests } from "./request-errors.ts";
import { problem } from "./respond.ts";

/** The first four groups of an IPv6 address: who has one of them has all that begin so. */
const network = (address: string): string => {
  const [head = "", tail] = address.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const groups =
    tail === undefined ? head : [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill("0"), ...tail];
  return Array.from(groups.slice(0, 4), (group) => Number.parseInt(group, 16).toString(16)).join(":");
};

/** The key under which an address is counted. */
export const clientOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? (address.includes(":") ? network(address) : address);
};

/** Answers 429 to a client beyond its limit. The counter does not tell how many are left, so neither does the answer. */
export const limited: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const { LIMITER, RATE_LIMIT } = c.env ?? {};
  // Cloudflare sets it, whatever the client sends. Where it is absent, clients can't be told apart.
  const address = c.req.header("cf-connecting-ip");
  if (LIMITER === undefined || RATE_LIMIT === undefined || address === undefined || c.req.method === "OPTIONS") {
    return next();
  }
  const { limit, period } = RATE_LIMIT;
  c.header("ratelimit-policy", `"client";q=${limit};w=${period}`);
  const allowed = await LIMITER.limit({ key: clientOf(address) }).then(
    ({ success }) => success,
    () => true,
  );
  if (allowed) return next();
  c.header("retry-after", String(period));
  const message = `A client may send ${limit} requests in ${period} seconds. Try again after ${period} seconds.`;
  return problem(c, new TooManyRequests({ message, limit, period }));
};
