/// <reference types="vite/types/importMeta.d.ts" />
import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import * as Scenario from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { pointers, post, problemIn } from "./support.ts";

const suite = Object.entries(
  import.meta.glob<Scenario.Scenario>("../../../packages/scenarios/suite/**/*.json", {
    eager: true,
    import: "default",
  }),
).map(([path, scenario]) => [path.slice(path.indexOf("suite/")), scenario] as const);

const find = (name: string) =>
  CardCatalogue.CardCatalogue.pipe(
    Effect.flatMap((catalogue) => catalogue.find(name)),
    Effect.provide(CardCatalogue.layerStarter),
  );
const expected = (scenario: Scenario.Scenario) =>
  Effect.runSync(
    Scenario.run(scenario, find).pipe(
      Effect.provide(CardCatalogue.layerCardNames),
      Effect.provide(CardCatalogue.layerStarter),
    ),
  );

const goblin = { name: "A", type_line: "Creature — Goblin", oracle_text: "Goblins have flying." };
const change = (on: string, rest: object = {}) => ({
  do: "change",
  on,
  change: { kind: "replace-word", class: "creature-type", from: "Goblin", to: "Elf", ...rest },
});
const scenario = {
  title: "A Goblin becomes an Elf",
  rules: ["612.1"],
  objects: { a: goblin },
  steps: [change("a")],
  expect: [{ object: "a", subtypes: ["Elf"] }],
};

describe("POST /v1/scenarios", () => {
  it("has the whole suite to answer", () => {
    expect(suite.length).toBeGreaterThan(300);
  });

  it.each(suite)("answers as core does: %s", async (_, each) => {
    const response = await post("/v1/scenarios", each);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ title: each.title, pass: true, findings: expected(each) });
  });

  it("says which expectation does not hold, and what is there instead", async () => {
    const expect_ = [
      { object: "a", subtypes: ["Elf"] },
      { object: "a", subtypes: ["Goblin"] },
      { error: "IllegalChoice" },
    ];
    const answer = await (await post("/v1/scenarios", { ...scenario, expect: expect_ })).json();
    expect(answer).toMatchObject({
      pass: false,
      findings: [
        { pass: true },
        { pass: false, expectation: { subtypes: ["Goblin"] }, actual: { after: 1, object: "a", subtypes: ["Elf"] } },
        { pass: false, actual: { after: 1 } },
      ],
    });
  });

  it("tells a step that ends with an error from one that is no step", async () => {
    const illegal = { ...scenario, steps: [change("a", { to: "Goblin" })], expect: [{ error: "IllegalChoice" }] };
    expect(await (await post("/v1/scenarios", illegal)).json()).toMatchObject({ pass: true });
    const problem = await problemIn(await post("/v1/scenarios", { ...scenario, steps: [{ do: "dance" }] }));
    expect([problem.status, ...pointers(problem)]).toEqual([400, "/steps/0/do"]);
  });

  it.each([
    [{ expect: [{ object: "a", oracel_text: "" }] }, 400, "InvalidRequest", "/expect/0/oracel_text"],
    [{ expect: [] }, 400, "InvalidRequest", "/expect"],
    [{ rules: [] }, 400, "InvalidRequest", "/rules"],
    [{ note: "x" }, 400, "InvalidRequest", "/note"],
    [{ edition: "1993-08-05" }, 422, "UnknownEdition", "/edition"],
    [{ options: { edition: "1993-08-05" } }, 422, "UnknownEdition", "/options/edition"],
    [{ objects: { a: goblin, "b/c": "Goblin Kin" } }, 404, "UnknownCard", "/objects/b~1c"],
    [{ objects: { a: { type_line: "Creature" } } }, 422, "InvalidObject", "/objects/a/name"],
  ])("refuses %j", async (fields, status, tag, pointer) => {
    const problem = await problemIn(await post("/v1/scenarios", { ...scenario, ...fields }));
    expect([problem.status, problem.tag, ...pointers(problem)]).toEqual([status, tag, pointer]);
  });

  it("takes ids that an object of JavaScript has", async () => {
    const objects = JSON.parse(`{"__proto__": ${JSON.stringify(goblin)}, "constructor": ${JSON.stringify(goblin)}}`);
    const body = { ...scenario, objects, steps: [change("constructor")], expect: [{ object: "toString", name: "x" }] };
    expect((await post("/v1/scenarios", body)).status).toBe(200);
  });
});

const many = <A>(count: number, each: (index: number) => A): Array<A> =>
  Array.from({ length: count }, (_, i) => each(i));
const named = (count: number, object: object = goblin) => Object.fromEntries(many(count, (i) => [`o${i}`, object]));
const token = { name: "T", types: ["Creature"] };
const ability = (i: number) => ({
  do: "ability",
  of: `o${i}`,
  affects: { types: [["Creature", "Artifact", "Land"][i % 3]] },
  does: [{ layer: "type", add: { types: [["Artifact", "Land", "Creature"][i % 3]] } }],
});

describe("the limits of a scenario", () => {
  const asked = (i: number) => ({ after: i % 60, object: `o${i % 40}`, name: "", types: [], kept: [], order: [] });

  it.each([
    ["steps", { steps: many(61, () => ({ do: "end-turn" })) }, "ScenarioTooLong", "/steps", 60],
    ["expectations", { expect: many(61, () => ({ object: "a", name: "A" })) }, "ScenarioTooLong", "/expect", 60],
    ["objects", { objects: named(41) }, "TooManyObjects", "/objects", 40],
    [
      "objects that are made",
      { steps: [{ do: "create", token, as: many(40, (i) => `t${i}`) }] },
      "TooManyObjects",
      "/objects",
      40,
    ],
    [
      "objects that are made again and again",
      {
        steps: [
          { do: "cast", object: "a", does: [{ kind: "create", token, as: many(14, (i) => `t${i}`) }] },
          ...many(3, () => ({ do: "resolve", object: "a" })),
        ],
      },
      "TooManyObjects",
      "/objects",
      40,
    ],
    ["operations", { objects: named(40), steps: many(33, ability) }, "ScenarioTooLong", "/steps", 32],
    [
      "values",
      { steps: [{ ...ability(0), of: "a", affects: { named: many(600, () => "A") } }] },
      "ScenarioTooLong",
      "/steps",
      600,
    ],
    [
      "operations of texts that are copied",
      {
        objects: named(20),
        steps: [...many(9, ability), ...many(3, (i) => ({ do: "copy", object: `o${i}`, of: "o9" }))],
      },
      "ScenarioTooLong",
      "/steps",
      32,
    ],
    [
      "text that is brought along again and again",
      {
        objects: { a: { ...goblin, oracle_text: "Goblin ".repeat(1400) } },
        steps: many(11, () => ({ do: "change", on: "a", change: { kind: "splice", card: "a" } })),
      },
      "ScenarioTooLong",
      "/objects",
      100_000,
    ],
    [
      "text",
      { objects: named(11, { ...goblin, oracle_text: "Goblin ".repeat(1400) }) },
      "ScenarioTooLong",
      "/objects",
      100_000,
    ],
  ])("%s", async (_, fields, tag, pointer, limit) => {
    const problem = await problemIn(await post("/v1/scenarios", { ...scenario, ...fields }));
    expect([problem.status, problem.tag, ...pointers(problem), problem.limit]).toEqual([422, tag, pointer, limit]);
  });

  const worst: ReadonlyArray<readonly [string, object]> = [
    [
      "effects that could depend on each other",
      {
        objects: named(40),
        steps: [...many(32, ability), ...many(28, () => ({ do: "end-turn" }))],
        expect: many(60, asked),
      },
    ],
    [
      "changes on a long text, looked at after each",
      {
        objects: named(1, { ...goblin, oracle_text: "Goblin black Swamp. ".repeat(70) }),
        steps: many(60, (i) =>
          change("o0", { from: i % 2 === 0 ? "Goblin" : "Elf", to: i % 2 === 0 ? "Elf" : "Goblin" }),
        ),
        expect: many(60, (i) => ({ ...asked(i), object: "o0" })),
      },
    ],
    [
      "texts of every length",
      {
        objects: named(40, { ...goblin, oracle_text: "Goblin black Swamp. ".repeat(70) }),
        steps: many(28, (i) => change(`o${i}`)),
        expect: many(60, asked),
      },
    ],
    [
      "copies of copies",
      {
        objects: named(10),
        steps: many(30, (i) => ({ do: "copy", object: `o${i + 10}`, of: `o${i}` })),
        expect: many(60, asked),
      },
    ],
  ];
  it.each(worst)("keep the worst that is legal short: %s", async (_, fields) => {
    const before = performance.now();
    const response = await post("/v1/scenarios", { ...scenario, ...fields });
    expect(response.status).toBe(200);
    await response.text();
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
