import { readFileSync } from "node:fs";
import * as Contract from "@palimpsest/core/Contract";
import * as Outcome from "@palimpsest/core/Outcome";
import * as Scenario from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";

const page = readFileSync(new URL("../src/content/docs/http-api.md", import.meta.url), "utf8");
const bodies = [...page.matchAll(/ -d '([^']*)'/g)].map(([, body = ""]) => JSON.parse(body));

describe("the bodies on the page about the HTTP API", () => {
  it("are of the shapes that the API takes", () => {
    const request = Schema.Union([Contract.ApplyRequest, Contract.ChangerRequest, Contract.Card, Scenario.Scenario]);
    for (const body of bodies) expect(Schema.is(request)(body), JSON.stringify(body)).toBe(true);
  });

  it.each([
    ["Crusade", "Blue creatures get +1/+1."],
    ["White Knight", "Other Elves get +1/+1 and have mountainwalk."],
    ["Dynacharge", "Each creature you control gets +2/+0 until end of turn.\nOverload {2}{R}"],
  ])("make %s say what the page says", (name, text) => {
    const request = bodies.find(({ object }) => object?.name === name);
    expect(Effect.runSync(Outcome.evaluate(request)).object.oracle_text).toBe(text);
    if (name !== "Crusade") expect(page).toContain(`"oracle_text": ${JSON.stringify(text)}`);
  });
});
