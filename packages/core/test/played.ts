import { assert } from "@effect/vitest";
import * as Effect from "effect/Effect";
import { UnknownCard } from "../src/Errors.ts";
import * as Scenario from "../src/Scenario.ts";

export const noCard = (name: string) =>
  Effect.fail(new UnknownCard({ message: `No card named "${name}" is here.`, input: name, suggestions: [] }));

/** Plays the steps and checks every expectation against what came out. */
export const played = (
  objects: Scenario.Scenario["objects"],
  steps: Scenario.Scenario["steps"],
  expect: Scenario.Scenario["expect"],
) =>
  Effect.gen(function* () {
    const findings = yield* Scenario.run({ title: "test", rules: ["612.1"], objects, steps, expect }, noCard);
    assert.deepStrictEqual(
      findings.map(({ actual }) => actual),
      expect.map((expectation) => ({ after: steps.length, ...expectation })),
    );
    assert.deepStrictEqual(
      findings.map(({ pass }) => pass),
      expect.map(() => true),
    );
  });
