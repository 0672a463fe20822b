import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { faults } from "../support/axe.ts";
import { launch } from "../support/browser.ts";

const map = await (await fetch(`${inject("origin")}/sitemap-0.xml`)).text();
const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

it("the map of the site has its pages", () => {
  expect(paths.length).toBeGreaterThan(60);
  expect(paths).toEqual(expect.arrayContaining(["/", "/playground/", "/examples/creature-type/", "/reference/"]));
});

describe("axe finds nothing", () => {
  let page: Page;
  beforeAll(async () => {
    const viewport = { width: 1280, height: 900 };
    const context = await browser.newContext({ viewport, reducedMotion: "reduce", colorScheme: "light" });
    page = await context.newPage();
  });
  afterAll(() => page?.context().close());

  it.each(paths)("on %s, light and dark", async (path) => {
    await page.goto(inject("origin") + path, { waitUntil: "load" });
    expect(await faults(page)).toEqual([]);
    // A theme is colours and nothing else.
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    expect(await faults(page, ["color-contrast"])).toEqual([]);
  });
});
