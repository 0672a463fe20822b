import { exports } from "cloudflare:workers";
import { expect, expectTypeOf, it } from "vitest";
import { makeClient } from "../src/client.ts";
import { evolution, origin } from "./support.ts";

const client = makeClient(origin, {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => exports.default.fetch(new Request(input, init)),
});

it("types each answer by its status", async () => {
  const response = await client.v1.apply.$post({ json: evolution });
  expectTypeOf(response.status).toEqualTypeOf<200 | 400 | 404 | 413 | 415 | 422 | 429>();
  if (response.status !== 200) {
    expectTypeOf((await response.json()).errors[0]?.pointer).toEqualTypeOf<string | undefined>();
    throw new Error("It was refused.");
  }
  const { object } = await response.json();
  expectTypeOf(object.oracle_text).toEqualTypeOf<string | undefined>();
  expect(object.type_line).toBe("Creature — Elf");
});

it("types what each endpoint takes", async () => {
  const { with: _, ...rest } = evolution;
  // @ts-expect-error: without a changer there is nothing to resolve.
  const incomplete = await client.v1.apply.$post({ json: rest });
  expect(incomplete.status).toBe(400);
  const asked = await client.v1.apply.$get({ query: evolution });
  expect(asked.status).toBe(200);
});

it("fills in parameters of the path", async () => {
  const response = await client.v1.cards[":name"].$get({ param: { name: "Wear // Tear" } });
  expectTypeOf(response.status).toEqualTypeOf<200 | 400 | 404 | 429>();
  if (response.status === 200) expect((await response.json()).name).toBe("Wear // Tear");
  expect(response.status).toBe(200);
});

it("reaches the rest", async () => {
  const health = await client.health.$get();
  expect((await health.json()).status).toBe("ok");
  const analysis = await client.v1.analyze.$post({ json: { name: "Goblin King", type_line: "Creature — Goblin" } });
  if (analysis.status === 200) expect((await analysis.json()).changeable["creature-type"]).toEqual(["Goblin"]);
  expect(analysis.status).toBe(200);
});
