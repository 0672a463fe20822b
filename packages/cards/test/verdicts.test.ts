import { describe, expect, it } from "vitest";
import { recorded, verdicts } from "./support/verdicts.ts";

describe("the record of what is said of the starter catalogue (pnpm --filter @palimpsest/cards verdicts renews it)", () => {
  it("is that of today; the first face that differs", () => {
    const [now, then] = [verdicts(), recorded()];
    const first = now.findIndex((face, at) => face !== then[at]);
    expect(now[first]?.split("\n")).toEqual(then[first]?.split("\n"));
  });

  it("has every face, and none besides", () => {
    const [now, then] = [verdicts(), recorded()];
    expect(then.map((face) => face.split("\n")[0])).toEqual(now.map((face) => face.split("\n")[0]));
  });
});
