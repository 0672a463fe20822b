import { describe, expect, it } from "vitest";
import { pages, weight } from "../support/built.ts";

/** kB with gzip, of a thousand bytes. */
const most = { example: 80, playground: 150 };

describe("the first load of a page, without fonts", () => {
  it.each(pages.filter(({ path }) => /^\/examples\/./.test(path)))("$path weighs at most 80 kB", (page) => {
    expect(weight(page) / 1_000).toBeLessThanOrEqual(most.example);
  });

  it.each(pages)("$path weighs at most 150 kB", (page) => {
    expect(weight(page) / 1_000).toBeLessThanOrEqual(most.playground);
  });

  it("counts style sheets and scripts", () => {
    const [page] = pages.filter(({ path }) => path === "/examples/creature-type/");
    expect(page && weight(page) / 1_000).toBeGreaterThan(20);
  });
});
