import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch } from "../support/browser.ts";
import { visit } from "../support/visit.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe("the site under its Content-Security-Policy", () => {
  it.each([
    "/",
    "/playground/",
    "/explorer/",
    "/cards/",
    "/examples/creature-type/",
    "/rules/612/",
    "/rules/cited/",
    "/http-api/",
    "/api-reference/",
    "/command-line/",
    "/problems#unknown-card",
    "/run-your-own/",
    "/status/",
  ])("%s breaks no rule of it", async (path) => {
    const { page, errors, strangers } = await visit(browser, `${inject("origin")}${path}`, 1280);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Source Serif 4");
    expect(errors).toEqual([]);
    expect(strangers).toEqual([]);
    await page.context().close();
  });

  it("is in force: a script that is not the site's does not run", async () => {
    const { page, errors } = await visit(browser, `${inject("origin")}/`, 1280);
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.foreign = true";
      document.body.append(script);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return "foreign" in window;
    });
    expect(ran).toBe(false);
    expect(errors.join()).toContain("Content Security Policy");
    await page.context().close();
  });

  it("lets the search find a page, and the theme change", async () => {
    const { page, errors } = await visit(browser, `${inject("origin")}/status/`, 1280);
    await page.locator("starlight-theme-select select").first().selectOption("dark");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.locator("button[data-open-modal]").click();
    await page.locator("dialog input").fill("overload");
    await page.locator("dialog .pagefind-ui__result-link").first().waitFor({ timeout: 15_000 });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("covers the page for addresses that lead nowhere", async () => {
    const { page, errors } = await visit(browser, `${inject("origin")}/nowhere`, 1280);
    expect(await page.locator("h1").first().textContent()).toBe("There is no such page");
    // The address itself answers 404, which the console mentions.
    expect(errors.filter((error) => !error.includes("404"))).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Source Serif 4");
    await page.context().close();
  });
});

describe("the page of problems", () => {
  it("has the site's style, and each problem where its type leads", async () => {
    const response = await fetch(`${inject("origin")}/v1/cards/Goblin%20Kin`);
    const { type, tag } = (await response.json()) as { type: string; tag: string };
    const { page, shoot } = await visit(browser, `${inject("origin")}${type}`, 1280);
    await shoot("problems");
    expect(new URL(page.url()).hash).toBe("#unknown-card");
    expect(await page.locator(":target").textContent()).toBe(tag);
    expect(await page.locator("nav.sidebar").count()).toBe(1);
    await page.context().close();
  });
});
