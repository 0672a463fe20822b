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

/** The first page of each folder stands for how the others are made. */
const first = new Set(new Map(paths.toReversed().map((path) => [path.split("/")[1], path])).values());

/** Where each element is, and whether it is seen. */
const places = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${x} ${y} ${width} ${height} ${getComputedStyle(element).visibility}`;
      })
      .join("\n"),
  );

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
    await page.evaluate(() => document.fonts.ready);
    const light = await places(page);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    // A theme is colours and nothing else, so all that is not about colours has been read.
    expect(await places(page)).toBe(light);
    expect(await faults(page, first.has(path) ? undefined : ["color-contrast"])).toEqual([]);
    free.push(page);
  });
});
