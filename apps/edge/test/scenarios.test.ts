/// <reference types="vite/types/importMeta.d.ts" />
import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import * as Scenario from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { worstScenarios } from "../scripts/worst-scenarios.ts";
import { scenarioBounds } from "../src/scenario-limits.ts";
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
  it("has the whole suite to answer, and all of it is within the limits", () => {
    expect(suite.length).toBeGreaterThanOrEqual(360);
    const beyond = suite.filter(([, each]) => scenarioBounds.exceeded(each as never) !== undefined);
    expect(beyond.map(([file]) => file)).toEqual([]);
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
const land = { layer: "type", add: { types: ["Land"] } };
const ability = (i: number) => ({ do: "ability", of: `o${i}`, does: [land] });
const splice = (from: string) => ({ do: "change", on: "a", change: { kind: "splice", card: from } });
const long = (length: number) => ({ ...goblin, oracle_text: "Goblin ".repeat(length / 7) });
const atEach = (count: number) => many(count, (i) => ({ after: i, object: "o0", name: "A" }));

describe("the limits of a scenario", () => {
  it.each([
    ["steps", { steps: many(51, () => ({ do: "end-turn" })) }, "ScenarioTooLong", "/steps", 50],
    ["expectations", { expect: many(51, () => ({ object: "a", name: "A" })) }, "ScenarioTooLong", "/expect", 50],
    [
      "names that are asked about",
      { expect: [{ object: "a", has_name: Object.fromEntries(many(61, (i) => [`${i}`, true])) }] },
      "ScenarioTooLong",
      "/expect",
      60,
    ],
    ["objects", { objects: named(31) }, "TooManyObjects", "/objects", 30],
    ["faces", { objects: { a: { ...goblin, card_faces: many(31, () => goblin) } } }, "TooManyObjects", "/objects", 30],
    [
      "objects that are made",
      { steps: [{ do: "create", token, as: many(30, (i) => `t${i}`) }] },
      "TooManyObjects",
      "/objects",
      30,
    ],
    [
      "objects that copies of a spell make again",
      {
        steps: [
          { do: "cast", object: "a", does: [{ kind: "create", token, as: many(10, (i) => `t${i}`) }] },
          ...many(2, (i) => ({ do: "copy", object: `c${i}`, of: "a" })),
        ],
      },
      "TooManyObjects",
      "/objects",
      30,
    ],
    [
      "instructions that copies of a spell carry out again",
      {
        steps: [
          { do: "cast", object: "a", does: many(7, () => ({ kind: "damage", amount: 1 })) },
          ...many(5, (i) => ({ do: "copy", object: `c${i}`, of: "a" })),
        ],
      },
      "ScenarioTooLong",
      "/steps",
      40,
    ],
    ["operations", { objects: named(25), steps: many(25, ability) }, "ScenarioTooLong", "/steps", 24],
    [
      "operations of texts that are copied",
      {
        objects: named(20),
        steps: [...many(7, ability), ...many(3, (i) => ({ do: "copy", object: `o${i}`, of: "o9" }))],
      },
      "ScenarioTooLong",
      "/steps",
      24,
    ],
    [
      "granted abilities",
      { steps: many(25, () => ({ do: "grant", object: "a", ability: "Flying" })) },
      "ScenarioTooLong",
      "/steps",
      24,
    ],
    [
      "abilities that objects were granted before",
      { objects: { a: { ...goblin, granted: many(25, () => "Flying") } } },
      "ScenarioTooLong",
      "/steps",
      24,
    ],
    [
      "kinds of counters",
      { steps: [{ do: "mark", object: "a", counters: Object.fromEntries(many(25, (i) => [`+${i}/+0`, 1])) }] },
      "ScenarioTooLong",
      "/steps",
      24,
    ],
    [
      "operations on many objects that are looked at often",
      {
        objects: named(30),
        steps: [...many(16, ability), ...many(34, () => ({ do: "end-turn" }))],
        expect: atEach(50),
      },
      "ScenarioTooLong",
      "/steps",
      7,
    ],
    [
      "values",
      { steps: [{ ...ability(0), of: "a", affects: { named: many(400, () => "A") } }] },
      "ScenarioTooLong",
      "/steps",
      400,
    ],
    ["text", { objects: named(5, long(9_000)) }, "ScenarioTooLong", "/objects", 40_000],
    [
      "text that is brought along again and again",
      { objects: { a: long(4_000) }, steps: many(10, () => splice("a")) },
      "ScenarioTooLong",
      "/objects",
      40_000,
    ],
    [
      "text that many objects take in",
      { objects: { a: long(3_000), ...named(14, { name: "Volrath's Shapeshifter" }) }, steps: [] },
      "ScenarioTooLong",
      "/objects",
      40_000,
    ],
    [
      "changes of a long text that is looked at often",
      { objects: { o0: long(9_000) }, steps: many(40, () => change("o0")), expect: atEach(40) },
      "ScenarioTooLong",
      "/steps",
      10,
    ],
  ])("%s", async (_, fields, tag, pointer, limit) => {
    const problem = await problemIn(await post("/v1/scenarios", { ...scenario, ...fields }));
    expect([problem.status, problem.tag, ...pointers(problem), problem.limit]).toEqual([422, tag, pointer, limit]);
  });

  // `scripts/worst-request.ts` measures them: a test beside others can only say that none takes forever.
  it.each(worstScenarios)("keep the worst that is legal short: %s", async (_, each) => {
    const before = performance.now();
    const response = await post("/v1/scenarios", each);
    expect(response.status).toBe(200);
    await response.text();
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
