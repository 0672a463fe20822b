import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { app } from "../src/app.ts";
import type { Env } from "../src/env.ts";
import { clientOf } from "../src/limited.ts";
import { problemIn } from "./support.ts";

const configured = { RATE_LIMIT: { limit: 3, period: 60 } };

const ask = async (bindings: Partial<Env>, address?: string, method = "GET"): Promise<Response> =>
  app.fetch(
    new Request("http://edge.test/v1/cards/Goblin%20King", {
      method,
      headers: address === undefined ? {} : { "cf-connecting-ip": address },
    }),
    bindings,
  );

const counting = () => {
  const seen = new Map<string, number>();
  return {
    limit: async ({ key }: { readonly key: string }) => {
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return { success: (seen.get(key) ?? 0) <= 3 };
    },
  };
};

describe("a client beyond its limit", () => {
  it("gets 429 with the limit, the policy, and when to come back; others are served", async () => {
    const bindings = { ...configured, LIMITER: counting() };
    for (let n = 0; n < 3; n++) {
      const response = await ask(bindings, "192.0.2.1");
      expect(response.status).toBe(200);
      expect(response.headers.get("ratelimit-policy")).toBe('"client";q=3;w=60');
    }
    const refused = await ask(bindings, "192.0.2.1");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(refused.headers.get("ratelimit-policy")).toBe('"client";q=3;w=60');
    expect(refused.headers.get("ratelimit")).toBe(null);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    expect(await problemIn(refused)).toMatchObject({ tag: "TooManyRequests", limit: 3, period: 60 });
    expect((await ask(bindings, "192.0.2.2")).status).toBe(200);
    expect((await ask(bindings, "192.0.2.1", "OPTIONS")).status).toBe(204);
  });

  it("is counted by the runtime's own binding, too", async () => {
    const { TEST_LIMITER } = env as unknown as { readonly TEST_LIMITER: Env["LIMITER"] & object };
    const bindings = { ...configured, LIMITER: TEST_LIMITER };
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await ask(bindings, "198.51.100.7")).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe("the Worker serves on", () => {
  const none = { limit: async () => ({ success: false }) };
  const failing = { limit: () => Promise.reject(new Error("down")) };
  it.each<readonly [string, Partial<Env>, string | undefined]>([
    ["without the binding", configured, "192.0.2.1"],
    ["without a configured limit", { LIMITER: none }, "192.0.2.1"],
    ["where clients can't be told apart", { ...configured, LIMITER: none }, undefined],
  ])("%s, and promises no limit", async (_, bindings, address) => {
    const response = await ask(bindings, address);
    expect([response.status, response.headers.get("ratelimit-policy")]).toEqual([200, null]);
  });

  it("where the binding fails", async () => {
    expect((await ask({ ...configured, LIMITER: failing }, "192.0.2.1")).status).toBe(200);
  });
});

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0db8:0001:0002:ffff::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::", "fe80:0:0:0"],
])("%s is counted as %s", (address, key) => {
  expect(clientOf(address)).toBe(key);
});
