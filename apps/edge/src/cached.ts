/**
 * Answers of GET that are kept: in this isolate, then in the cache of the data centre. Each key begins with the version
 * of the data and of the deployment, so that a new version never finds what an older one said.
 */
import type { Context, MiddlewareHandler } from "hono";
import type { Endpoint } from "./endpoint.ts";
import type { Env } from "./env.ts";
import { matches, tagOf } from "./etag.ts";
import { executionOf } from "./execution.ts";
import { misspelt } from "./input.ts";
import { Lru } from "./lru.ts";
import { choose } from "./negotiation.ts";

/** An answer with its tag and those of its headers that belong to what it says, not to the request. */
export interface Kept {
  readonly body: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The part of the Cache API that is used here. */
export type Shared = Pick<Cache, "match" | "put">;

export interface Caching {
  /** The version of the data that answers are computed from; `undefined` while nobody can tell, and nothing is kept then. */
  readonly version: (env: Env | undefined) => Promise<string | undefined>;
  readonly memory: Lru<Kept>;
  /** The cache that isolates have in common, if there is one. */
  readonly shared: () => Shared | undefined;
}

/** The cache of the data centre. Reading it throws where the runtime has none. */
export const dataCentre = (): Shared | undefined => {
  try {
    return (globalThis as { readonly caches?: { readonly default?: Shared } }).caches?.default;
  } catch {
    return undefined;
  }
};

/** Room for answers in an isolate, by their number and their characters. */
export const answersInMemory = (): Lru<Kept> => new Lru(500, 4_000_000);

const kept = ["content-type", "content-language", "content-security-policy", "cache-control", "vary"] as const;

/** Longer ones come from nobody who asks again. */
const longestKey = 2_000;

/** The query as it counts: the parameters that the endpoint takes, in one order. */
const queryOf = ({ parameters }: Endpoint, given: URLSearchParams): string => {
  const known = Object.keys(parameters?.fields ?? {}).toSorted();
  return new URLSearchParams(known.flatMap((name) => given.getAll(name).map((value) => [name, value]))).toString();
};

/** A cache that fails is as good as none. */
const unlessItFails = async <A>(work: () => Promise<A>): Promise<A | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

const read = (shared: Shared, address: string): Promise<Kept | undefined> =>
  unlessItFails(async () => (await (await shared.match(address))?.json()) as Kept | undefined);

const write = (shared: Shared, address: string, answer: Kept): Promise<void> =>
  unlessItFails(() =>
    shared.put(
      address,
      new Response(JSON.stringify(answer), { headers: { "cache-control": "public, max-age=86400" } }),
    ),
  );

const answer = (c: Context, { body, etag, headers }: Kept): Response => {
  if (!matches(etag, c.req.header("if-none-match"))) return c.body(body, 200, { ...headers, etag });
  const { "content-type": _, ...others } = headers;
  return c.body(null, 304, { ...others, etag });
};

/** Keeps the successes of an endpoint, gives each a tag, and answers 304 to whoever has it already. */
export const cached =
  ({ version, memory, shared }: Caching, endpoint: Endpoint): MiddlewareHandler<{ Bindings: Env }> =>
  async (c, next) => {
    const now = await version(c.env);
    if (now === undefined) return next();
    // Clients word the same wish in many ways, and what counts is the form that comes of it.
    const accept = endpoint.types === undefined ? "" : choose(c.req.header("accept"), endpoint.types);
    if (accept === undefined) return next();
    const key = `${now}\n${accept}\n${c.req.url}`;
    const inMemory = memory.get(key);
    if (inMemory !== undefined) return answer(c, inMemory);

    const url = new URL(c.req.url);
    // What is misspelt is no part of the address below, and its answer none to keep.
    if (misspelt(Object.keys(endpoint.parameters?.fields ?? {}), url.searchParams).length > 0) return next();
    const query = queryOf(endpoint, url.searchParams);
    const store = key.length > longestKey ? undefined : shared();
    const segments = [now, c.env?.VERSION?.id ?? "", accept].map(encodeURIComponent).join("/");
    const address = `${url.origin}/cached/${segments}${url.pathname}?${query}`;
    const remember = (answer: Kept): void => {
      if (key.length <= longestKey) memory.set(key, answer, key.length + answer.body.length);
    };

    const found = store && (await read(store, address));
    if (found !== undefined) {
      remember(found);
      return answer(c, found);
    }

    await next();
    if (c.res.status !== 200) return;
    const { headers } = c.res;
    const body = await c.res.text();
    const made: Kept = {
      body,
      etag: await tagOf(now, query, body),
      headers: Object.fromEntries(kept.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? ""]] : []))),
    };
    remember(made);
    if (store !== undefined) executionOf(c)?.waitUntil(write(store, address, made));
    const fresh = matches(made.etag, c.req.header("if-none-match"));
    c.res = undefined;
    c.res = new Response(fresh ? null : body, { status: fresh ? 304 : 200, headers });
    c.res.headers.set("etag", made.etag);
    if (fresh) c.res.headers.delete("content-type");
  };
