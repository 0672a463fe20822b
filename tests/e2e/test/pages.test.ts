import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { faults } from "../support/axe.ts";
import { launch } from "../support/browser.ts";
import { reading } from "../support/reading.ts";
import { visit, widths } from "../support/visit.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const address = (path: string, query: Readonly<Record<string, string>>): string =>
  `${inject("origin")}${path}?${new URLSearchParams(query)}`;
const king = { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" };

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const everywhere = widths.flatMap((width) => (["light", "dark"] as const).map((scheme) => ({ width, scheme })));

describe.each(everywhere)("pages that the Worker makes, $width px wide, $scheme", ({ width, scheme }) => {
  it.each([
    ["permalink", "/p", king],
    ["permalink-long", "/p", { card: "Wear // Tear", with: "Sleight of Mind", from: "red", to: "blue" }],
    ["embed", "/embed", king],
    ["refusal", "/p", { ...king, card: "Goblin Kin" }],
  ])("%s has no fault, and fits", async (name, path, query) => {
    const { page, errors, strangers, shoot } = await visit(browser, address(path, query), width, scheme);
    await shoot(`${name}-${scheme}`);
    expect(await faults(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    // A refusal answers 404, which the console mentions.
    expect(errors.filter((error) => !error.includes("404"))).toEqual([]);
    expect(strangers).toEqual([]);
    await page.context().close();
  });
});

describe.each(everywhere)("an answer of the API as a piece of a page, $width px wide, $scheme", ({ width, scheme }) => {
  it("can be read as it is", async () => {
    const { page, errors, shoot } = await visit(browser, address("/v1/apply", king), width, scheme);
    await shoot(`fragment-${scheme}`);
    expect(await page.locator("article.palimpsest h2").textContent()).toContain("Goblin King");
    expect(await overflows(page)).toBe(false);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe("a permalink", () => {
  it("says the new text, why, and what to put into an article; that is what an article shows", async () => {
    const { page } = await visit(browser, address("/p", king), 1280);
    expect(await reading(page)).toContain("Other Elves get +1/+1 and have mountainwalk.");
    expect(await page.locator("ul").textContent()).toContain("612.2");
    const markup = await page.locator("textarea").inputValue();
    expect(await page.locator('meta[property="og:description"]').getAttribute("content")).toContain("Other Elves");
    await page.context().close();

    const context = await browser.newContext();
    const elsewhere = `${inject("origin")}/an/article`;
    const html = `<!doctype html><title>An article</title>${markup}`;
    await context.route(elsewhere, (route) => route.fulfill({ contentType: "text/html", body: html }));
    const article = await context.newPage();
    await article.goto(elsewhere);
    const shown = article.frameLocator("iframe").locator("article");
    expect(await shown.textContent()).toContain("Elves");
    await context.close();
  });
});
