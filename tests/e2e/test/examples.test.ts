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

const at = (slug: string): string => `${inject("origin")}/examples/${slug}/`;

describe.each(widths)("a worked example, %i px wide", (width) => {
  it("shows the card before and after, and why each word is as it is", async () => {
    const { page, errors, strangers, shoot } = await visit(browser, at("creature-type"), width);
    await shoot("example");
    const text = await reading(page);
    expect(text).toContain("Other Elves get +1/+1 and have mountainwalk.");
    expect(text).toContain("Artificial Evolution resolves on Goblin King: Goblin becomes Elf.");
    const word = page.locator("#after a[data-word]").first();
    await word.focus();
    expect(await page.locator("#after .note:visible").textContent()).toContain("a name never changes");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    expect(strangers).toEqual([]);
    await page.context().close();
  });

  it("says what waited for what", async () => {
    const { page, errors } = await visit(browser, at("dependency"), width);
    const text = await reading(page);
    expect(text).toContain("Waited for Name sticker on White Knight");
    expect(text).toContain("Big White Space Knight");
    expect(await page.locator(".timeline .applied").count()).toBe(3);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("draws symbols with the font, and keeps them as text", async () => {
    const { page, errors } = await visit(browser, at("short-name"), width);
    const symbol = page.locator("#after .symbol[data-second]").first();
    expect(await symbol.textContent()).toBe("{B/R}");
    expect(await symbol.getAttribute("aria-label")).toBe("black or red mana");
    expect(await page.evaluate(() => document.fonts.check("16px Mana", "\ue602"))).toBe(true);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe("the forms of an example", () => {
  it("are four tabs, which the arrow keys change, and each can be copied", async () => {
    const { page, errors } = await visit(browser, at("612-5"), 1280);
    const tabs = page.locator("starlight-tabs [role=tab]");
    expect(await tabs.allTextContents()).toHaveLength(4);
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await tabs.nth(1).getAttribute("aria-selected")).toBe("true");
    const panel = page.locator("starlight-tabs [role=tabpanel]:visible");
    expect(await panel.locator("button[data-code]").getAttribute("data-code")).toContain("612.5: Exchanged text boxes");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("lead into the playground with the same card and effect", async () => {
    const { page, errors } = await visit(browser, at("basic-land-type"), 1280);
    await page.getByRole("link", { name: "Open it in the playground" }).click();
    await page.waitForURL(/\/playground\/#/);
    await page.locator("main", { hasText: "unless defending player controls" }).waitFor();
    expect(await reading(page)).toContain("When you control no Swamps, sacrifice this creature.");
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
