import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch } from "../support/browser.ts";
import { reading } from "../support/reading.ts";
import { visit, widths } from "../support/visit.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe.each(widths)("the landing page, %i px wide", (width) => {
  it("shows what Goblin King says after Artificial Evolution", async () => {
    const { page, errors, strangers, shoot } = await visit(browser, `${inject("origin")}/`, width);
    await shoot("landing");
    const text = await reading(page);
    expect(text).toContain("Other Elves get +1/+1 and have mountainwalk.");
    expect(text).toContain("Creature — Elf");
    expect(errors).toEqual([]);
    expect(strangers).toEqual([]);
    await page.context().close();
  });

  it("needs no sideways scrolling", async () => {
    const { page } = await visit(browser, `${inject("origin")}/`, width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});
