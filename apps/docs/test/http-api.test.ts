import { readFileSync } from "node:fs";
import * as Contract from "@palimpsest/core/Contract";
import * as Outcome from "@palimpsest/core/Outcome";
import { decoder } from "@palimpsest/core/Request";
import * as Scenario from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";

const page = readFileSync(new URL("../src/content/docs/http-api.md", import.meta.url), "utf8");
const bodies = [...page.matchAll(/ -d '([^']*)'/g)].map(([, body = ""]) => JSON.parse(body));

describe("the bodies on the page about the HTTP API", () => {
  it("are of the shapes that the API takes", () => {
    const shapes = [Contract.ApplyRequest, Contract.ChangerRequest, Scenario.Scenario] as const;
    const takes = shapes.map((shape) => decoder<unknown>(shape, { strict: true }));
    const isCard = (body: object) => "type_line" in body && Result.isSuccess(decoder(Contract.Card)(body));
    const wrong = bodies.filter((body) => !isCard(body) && !takes.some((take) => Result.isSuccess(take(body))));
    expect(wrong).toEqual([]);
    expect(bodies.length).toBeGreaterThanOrEqual(5);
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
