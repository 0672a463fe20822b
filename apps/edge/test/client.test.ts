import { exports } from "cloudflare:workers";
import { makeClient } from "@palimpsest/client";
import type { UnusedReason, Zone } from "@palimpsest/core/Contract";
import { expect, expectTypeOf, it } from "vitest";
import { evolution, origin } from "./support.ts";

const client = makeClient(origin, {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => exports.default.fetch(new Request(input, init)),
});

it("types each answer by its status", async () => {
  const response = await client.v1.apply.$post({ json: evolution });
  expectTypeOf(response.status).toEqualTypeOf<200 | 400 | 404 | 406 | 413 | 415 | 422 | 429>();
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

it("types a page of a search, and names to complete one", async () => {
  const page = await client.v1.cards.$get({ query: { query: "uses:goblin", limit: "2" } });
  expectTypeOf(page.status).toEqualTypeOf<200 | 400 | 429>();
  if (page.status === 200) {
    const { cards, catalogue, next } = await page.json();
    expectTypeOf(cards[0]?.uses[0]?.reason).toEqualTypeOf<UnusedReason | undefined>();
    expectTypeOf(next).toEqualTypeOf<string | undefined>();
    expect([cards.length, catalogue.count > 100]).toEqual([2, true]);
  }
  expect(page.status).toBe(200);
  const names = await client.v1.autocomplete.$get({ query: { name: "goblin k" } });
  if (names.status === 200) expect((await names.json()).names).toEqual(["Goblin King"]);
  expect(names.status).toBe(200);
});

it("types the lists of what there is", async () => {
  const changers = await client.v1.changers.$get();
  expectTypeOf(changers.status).toEqualTypeOf<200 | 429>();
  if (changers.status === 200) expect((await changers.json()).changers.map(({ name }) => name)).toContain("Mind Bend");
  expect(changers.status).toBe(200);
  const changer = await client.v1.changers[":name"].$get({ param: { name: "mind bend" } });
  if (changer.status === 200) expect((await changer.json()).asks).toEqual(["from", "to"]);
  expect(changer.status).toBe(200);
  const lexicon = await client.v1.lexicon[":class"].$get({ param: { class: "color-word" } });
  if (lexicon.status === 200) expect((await lexicon.json()).words[0]?.singular).toBe("white");
  expect(lexicon.status).toBe(200);
  const rule = await client.v1.rules[":number"].$get({ param: { number: "612.6" }, query: { edition: "2018-08-10" } });
  expectTypeOf(rule.status).toEqualTypeOf<200 | 400 | 404 | 422 | 429>();
  if (rule.status === 200) expect((await rule.json()).number).toBe("612.7");
  expect(rule.status).toBe(200);
});

it("types what came of a scenario", async () => {
  const response = await client.v1.scenarios.$post({
    json: {
      title: "A lord",
      rules: ["612.1"],
      objects: { lord: { name: "Lord", type_line: "Creature — Elf" } },
      steps: [{ do: "move", object: "lord", to: "exile" }],
      expect: [{ object: "lord", zone: "exile" }],
    },
  });
  if (response.status === 200) {
    const { findings } = await response.json();
    expectTypeOf(findings[0]?.actual.zone).toEqualTypeOf<Zone | undefined>();
    expect(findings[0]).toMatchObject({ pass: true, actual: { zone: "exile" } });
  }
  expect(response.status).toBe(200);
});

it("reaches the rest", async () => {
  const health = await client.health.$get();
  expect((await health.json()).status).toBe("ok");
  const analysis = await client.v1.analyze.$post({ json: { name: "Goblin King", type_line: "Creature — Goblin" } });
  if (analysis.status === 200) expect((await analysis.json()).changeable["creature-type"]).toEqual(["Goblin"]);
  expect(analysis.status).toBe(200);
});
