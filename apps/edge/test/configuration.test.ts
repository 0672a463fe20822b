import { expect, it } from "vitest";
import config from "../wrangler.jsonc?raw";

interface Environment {
  readonly ratelimits: ReadonlyArray<{ readonly name: string; readonly namespace_id: string; readonly simple: object }>;
  readonly vars: { readonly RATE_LIMIT: object };
  readonly version_metadata: object;
  readonly d1_databases: ReadonlyArray<object>;
}
const { env, d1_databases } = JSON.parse(config.replace(/^\s*\/\/.*$/gm, "")) as {
  readonly d1_databases: ReadonlyArray<object>;
  readonly env: Readonly<Record<string, Environment>>;
};

it("is for preview and production", () => {
  expect(Object.keys(env)).toEqual(["preview", "production"]);
});

it.each(Object.entries(env))("%s: the policy says what the counter counts", (_, { ratelimits, vars }) => {
  expect(ratelimits.map(({ name }) => name)).toEqual(["LIMITER"]);
  expect(vars.RATE_LIMIT).toEqual(ratelimits[0]?.simple);
});

it("counts the clients of each environment apart, and knows which deployment it is", () => {
  const all = Object.values(env);
  expect(new Set(all.map(({ ratelimits }) => ratelimits[0]?.namespace_id)).size).toBe(all.length);
  for (const { version_metadata } of all) expect(version_metadata).toEqual({ binding: "VERSION" });
});

it("has the same cards here, in preview and in production", () => {
  expect(d1_databases).toEqual([
    {
      binding: "CARDS",
      database_name: "palimpsest-cards",
      migrations_dir: "../../packages/cards/migrations",
    },
  ]);
  for (const each of Object.values(env)) expect(each.d1_databases).toEqual(d1_databases);
});

it("holds no secret", () => {
  expect(config).not.toMatch(/account_id|api_token|secret/i);
});
