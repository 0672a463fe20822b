import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { bringAxe, faults } from "../support/axe.ts";
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
  let context: BrowserContext;
  /** Each is a process of the browser. There are as many as tests run at a time. */
  const free: Array<Page> = [];

  beforeAll(async () => {
    const viewport = { width: 1280, height: 900 };
    context = await browser.newContext({ viewport, reducedMotion: "reduce", colorScheme: "light" });
    await bringAxe(context);
  });

  it.concurrent.for(paths)("on %s, light and dark", async (path, { expect }) => {
    const page = free.pop() ?? (await context.newPage());
    await page.goto(inject("origin") + path, { waitUntil: "load" });
    expect(await faults(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    expect(await faults(page)).toEqual([]);
    free.push(page);
  });
});
