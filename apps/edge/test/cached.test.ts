import * as Schema from "effect/Schema";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { answersInMemory, type Caching, cached, type Shared } from "../src/cached.ts";
import type { Endpoint } from "../src/endpoint.ts";

const endpoint = {
  method: "get",
  path: "/x",
  parameters: Schema.Struct({ card: Schema.String, to: Schema.String }),
  success: Schema.String,
  errors: [],
  types: ["text/plain", "text/html"],
  cache: "public, max-age=1",
} as const satisfies Endpoint;

/** A cache that holds what is put, and remembers under which addresses it was asked. */
const store = () => {
  const held = new Map<string, string>();
  const shared: Shared = {
    match: async (key) => {
      const found = held.get(String(key));
      return found === undefined ? undefined : new Response(found);
    },
    put: async (key, response) => {
      held.set(String(key), await response.text());
    },
  };
  return { held, shared };
};

/** A Worker whose answers say how many it computed before, so that it shows whether one was kept. */
const worker = (caching: Partial<Caching> & { readonly says?: string } = {}) => {
  let computed = 0;
  const app = new Hono();
  const all = { version: async () => "1", memory: answersInMemory(), shared: () => undefined, ...caching };
  app.get("/x", cached(all, endpoint), (c) => {
    computed++;
    if (c.req.query("card") === "none") return c.text("no", 404);
    return c.body(`${caching.says ?? "answer"} ${c.req.query("card")} ${c.req.header("accept") ?? ""}`, 200, {
      "content-type": "text/plain",
      "cache-control": endpoint.cache,
      "x-request-id": String(computed),
    });
  });
  const waiting: Array<Promise<unknown>> = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
    passThroughOnException: () => {},
    props: {},
  };
  return {
    ask: async (path: string, headers: Readonly<Record<string, string>> = {}, env = {}) => {
      const response = await app.fetch(new Request(`http://edge.test${path}`, { headers }), env, context as never);
      await Promise.all(waiting);
      return response;
    },
    computed: () => computed,
  };
};

describe("answers that are kept", () => {
  it("are computed once, and are the same with the same tag", async () => {
    const { ask, computed } = worker();
    const [first, second] = [await ask("/x?card=a"), await ask("/x?card=a")];
    expect(computed()).toBe(1);
    expect(await second.text()).toBe(await first.text());
    expect([...second.headers].filter(([name]) => name !== "x-request-id")).toEqual(
      [...first.headers].filter(([name]) => name !== "x-request-id"),
    );
    expect(second.headers.get("x-request-id")).toBe(null);
  });

  it("differ by query and by what the client accepts", async () => {
    const { ask, computed } = worker();
    const texts = [];
    for (const accept of ["text/plain", "text/html"]) {
      for (const card of ["a", "b"]) texts.push(await (await ask(`/x?card=${card}`, { accept })).text());
    }
    expect(new Set(texts).size).toBe(4);
    expect(computed()).toBe(4);
    // The same wish in other words.
    await ask("/x?card=a", { accept: "text/html;q=0.9, image/png" });
    expect(computed()).toBe(4);
    // Nothing is kept for who gets nothing.
    for (let n = 0; n < 2; n++) await ask("/x?card=a", { accept: "image/png" });
    expect(computed()).toBe(6);
  });

  it("are no errors", async () => {
    const { held, shared } = store();
    const { ask, computed } = worker({ shared: () => shared });
    for (let n = 0; n < 2; n++) expect((await ask("/x?card=none")).status).toBe(404);
    expect([computed(), held.size]).toEqual([2, 0]);
  });

  it("take no more room than there is, whatever is asked", async () => {
    const memory = answersInMemory();
    const { ask } = worker({ memory });
    for (let n = 0; n < 1_200; n++) await ask(`/x?card=${n}`);
    expect(memory.count).toBe(500);
    await ask(`/x?card=${"x".repeat(5_000)}`);
    expect(memory.get(`1\n\nhttp://edge.test/x?card=${"x".repeat(5_000)}`)).toBeUndefined();
  });
});

describe("the cache of the data centre", () => {
  it("serves isolates that did not compute an answer", async () => {
    const { shared } = store();
    const [one, other] = [worker({ shared: () => shared }), worker({ shared: () => shared })];
    const first = await one.ask("/x?card=a&to=b");
    const second = await other.ask("/x?to=b&card=a&unknown=1");
    expect([one.computed(), other.computed()]).toEqual([1, 0]);
    expect(await second.text()).toBe(await first.text());
    for (const name of ["etag", "content-type", "cache-control"]) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    expect((await other.ask("/x?to=b&card=a", { "if-none-match": first.headers.get("etag") ?? "" })).status).toBe(304);
  });

  it("never serves what another version of the data said, nor another deployment", async () => {
    const { shared } = store();
    const memory = answersInMemory();
    const old = worker({ shared: () => shared, memory, version: async () => "1", says: "old" });
    const next = worker({ shared: () => shared, memory, version: async () => "2", says: "new" });
    await old.ask("/x?card=a");
    expect(await (await next.ask("/x?card=a")).text()).toBe("new a ");
    expect(await (await old.ask("/x?card=a")).text()).toBe("old a ");

    const deployed = worker({ shared: () => shared, says: "deployed" });
    expect(await (await deployed.ask("/x?card=a", {}, { VERSION: { id: "d2" } })).text()).toBe("deployed a ");
  });

  it("sees a version that changes while the isolate lives", async () => {
    const { shared } = store();
    let version = "1";
    const { ask, computed } = worker({ shared: () => shared, version: async () => version });
    const before = (await ask("/x?card=a")).headers.get("etag") ?? "";
    version = "2";
    const after = await ask("/x?card=a", { "if-none-match": before });
    expect([computed(), after.status]).toEqual([2, 200]);
    expect(after.headers.get("etag")).not.toBe(before);
  });

  const broken: ReadonlyArray<readonly [string, Shared]> = [
    [
      "throws",
      { match: () => Promise.reject(new Error("no cache")), put: () => Promise.reject(new Error("no cache")) },
    ],
    [
      "throws at once",
      {
        match: () => {
          throw new Error("no cache");
        },
        put: () => {
          throw new Error("no cache");
        },
      },
    ],
    ["holds something else", { match: async () => new Response("<html>"), put: async () => {} }],
  ];
  it.each(broken)("is no error where it %s", async (_, shared) => {
    const { ask, computed } = worker({ shared: () => shared });
    expect(await (await ask("/x?card=a")).text()).toBe("answer a ");
    expect((await ask("/x?card=a")).status).toBe(200);
    expect(computed()).toBe(1);
  });
});

describe("If-None-Match", () => {
  it.each(["%", "W/%", '"x", %', '"x",%', "*"])("%s: 304 with the headers of a 200, and no body", async (pattern) => {
    for (const warm of [false, true]) {
      const etag = (await worker().ask("/x?card=a")).headers.get("etag") ?? "";
      const { ask } = worker();
      if (warm) await ask("/x?card=a");
      const response = await ask("/x?card=a", { "if-none-match": pattern.replace("%", etag) });
      expect([response.status, await response.text()]).toEqual([304, ""]);
      expect(response.headers.get("etag")).toBe(etag);
      expect(response.headers.get("cache-control")).toBe(endpoint.cache);
      expect(response.headers.get("content-type")).toBe(null);
    }
  });

  it.each(['"x"', "", "x", '"', "%%%"])("%j: 200", async (value) => {
    expect((await worker().ask("/x?card=a", { "if-none-match": value })).status).toBe(200);
  });
});
