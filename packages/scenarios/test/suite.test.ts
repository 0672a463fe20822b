import { readFileSync } from "node:fs";
import { Scenario as ScenarioSchema } from "@palimpsest/core/Scenario";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { run, suite } from "./suite.ts";

const files = suite();

describe("the suite", () => {
  it.each(files.map(({ path, scenario }) => [path, scenario] as const))("%s", async (_, scenario) => {
    const findings = await run(scenario);
    expect(findings.map(({ actual }) => actual)).toEqual(
      scenario.expect.map((expectation) => ({ after: scenario.steps.length, ...expectation })),
    );
    expect(findings.map(({ pass }) => pass)).toEqual(scenario.expect.map(() => true));
  });

  it("names every error that a step ends with", async () => {
    for (const { path, scenario } of files) {
      const last = scenario.steps.length;
      const named = scenario.expect.flatMap(({ after = last, error }) => (error === undefined ? [] : [after]));
      const steps = scenario.steps.map((_, index) => ({ after: index + 1 }));
      const ended = await run({ ...scenario, expect: steps });
      const failed = ended.flatMap(({ actual }) => (actual.error === undefined ? [] : [actual.after]));
      expect([path, failed]).toEqual([path, [...new Set(named)].sort((a = 0, b = 0) => a - b)]);
    }
  });

  it("expects something of an object, or an error, wherever it expects", () => {
    for (const { path, scenario } of files) {
      for (const { after, object, ...fields } of scenario.expect) {
        expect(Object.keys(fields).length, path).toBeGreaterThan(0);
        expect(after ?? 0, path).toBeLessThanOrEqual(scenario.steps.length);
        if (fields.error === undefined) expect(object, path).toBeDefined();
      }
    }
  });

  it("lies in folders that its rules and its edition name", () => {
    for (const { path, scenario } of files) {
      // 612.2/….json in the newest numbering, 2018-08-10/612.2/….json in that of an edition.
      const [rule, edition] = path.split("/").slice(0, -1).reverse();
      expect(scenario.rules, path).toContain(rule);
      expect(scenario.edition, path).toBe(edition);
    }
  });

  it("has a scenario for every subrule of 612", () => {
    const named = new Set(files.flatMap(({ scenario }) => scenario.rules));
    const subrules = [
      "612.1",
      "612.2",
      "612.2a",
      "612.3",
      "612.4",
      "612.5",
      "612.6",
      "612.7",
      "612.8",
      "612.9",
      "612.10",
    ];
    expect(subrules.filter((rule) => !named.has(rule))).toEqual([]);
  });

  it("is described by the JSON Schema that is shipped beside it", () => {
    const { schema, definitions } = Schema.toJsonSchemaDocument(ScenarioSchema);
    const shipped = JSON.parse(readFileSync(new URL("../schema/scenario.schema.json", import.meta.url), "utf8"));
    const wanted = { $schema: "https://json-schema.org/draft/2020-12/schema", ...schema, $defs: definitions };
    expect(shipped).toEqual(JSON.parse(JSON.stringify(wanted)));
  });
});
