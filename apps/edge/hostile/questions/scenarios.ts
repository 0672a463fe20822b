/** Scenarios of the suite, and each with an expectation that does not hold. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as Scenario from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import { json, plain, post, type Question } from "../question.ts";
import { expected, said } from "./core.ts";

const suite = fileURLToPath(new URL("../../../../packages/scenarios/suite/", import.meta.url));

const scenarios = (): ReadonlyArray<Scenario.Scenario> =>
  readdirSync(suite, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .toSorted()
    .map((path) => JSON.parse(readFileSync(`${suite}${path}`, "utf8")) as Scenario.Scenario);

const question = (scenario: Scenario.Scenario): Question =>
  post(
    "scenario",
    "/v1/scenarios",
    JSON.stringify(scenario),
    expected(said(Effect.flatMap(CardCatalogue, (cards) => Scenario.run(scenario, cards.find))), (findings) =>
      json(plain({ title: scenario.title, pass: findings.every(({ pass }) => pass), findings })),
    ),
  );

/** One in so many of the suite, each as it is and with an expectation that does not hold. */
export const ofScenarios = (oneIn: number): ReadonlyArray<Question> =>
  scenarios()
    .filter((_, index) => index % oneIn === 0)
    .flatMap((scenario) => {
      const [first, ...others] = scenario.expect;
      const wrong = { ...first, name: "Nobody" } as Scenario.Expectation;
      return [scenario, { ...scenario, expect: [wrong, ...others] }].map(question);
    });
