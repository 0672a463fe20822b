import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { faults } from "../support/axe.ts";
import { launch } from "../support/browser.ts";
import { shifts } from "../support/shifts.ts";
import { visit } from "../support/visit.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const address = `${inject("origin")}/explorer/`;

const words = (page: Page): Promise<ReadonlyArray<string>> => page.locator(".verdicts tbody th").allTextContents();

describe.each([1280, 390, 360])("the explorer, %i px wide", (width) => {
  it("shows every word of a card before anything is touched, and nothing jumps", async () => {
    const { page, errors, strangers, shoot } = await visit(browser, address, width);
    expect(await words(page)).toEqual([
      "Horror",
      "Demon",
      "Horror",
      "blue",
      "red",
      "Demon",
      "Horror",
      "Blue",
      "Horror",
    ]);
    expect(await shifts(page)).toBeLessThan(0.02);
    await shoot("explorer");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect([errors, strangers]).toEqual([[], []]);
    await page.context().close();
  });

  it("filters, and a link opens the same in a fresh page", async () => {
    const { page, errors } = await visit(browser, address, width);
    await page.getByLabel("Class", { exact: true }).selectOption("color-word");
    expect(await words(page)).toEqual(["blue", "red", "Blue"]);
    await page.getByLabel("Role", { exact: true }).selectOption("token-name");
    expect(await words(page)).toEqual(["Blue"]);
    expect(await page.locator(".verdicts tbody .why").textContent()).toContain("after the word named");
    expect(await page.locator(".card-face a.seen").count()).toBe(1);
    await expect
      .poll(() => Buffer.from(new URL(page.url()).hash.slice(4), "base64url").toString())
      .toContain("token-name");
    const fresh = await visit(browser, page.url(), width);
    expect(await words(fresh.page)).toEqual(["Blue"]);
    expect(await shifts(fresh.page)).toBeLessThan(0.02);
    expect([errors, fresh.errors]).toEqual([[], []]);
    await page.context().close();
    await fresh.page.context().close();
  });
});

describe("the explorer", () => {
  it("judges whatever is pasted, by keys alone", async () => {
    const { page, errors } = await visit(browser, address, 1280);
    await page.getByRole("button", { name: /Paste or edit/ }).focus();
    await page.keyboard.press("Enter");
    const text = page.getByLabel("Oracle text");
    await text.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(
      "Elves you control have swampwalk and an egg counter. Put it below a card named Goblin Gold.",
    );
    await expect.poll(() => words(page)).toEqual(expect.arrayContaining(["Elves", "swamp", "egg", "Goblin"]));
    const row = page.locator(".verdicts tbody tr", { hasText: "egg" });
    expect(await row.locator(".role").textContent()).toBe("kind of counter");
    await expect.poll(() => page.locator(".explorer [role=status]").textContent()).toMatch(/\d+ words of \d+ shown/);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("leads from a word to why, and from there to the rule", async () => {
    const { page } = await visit(browser, address, 1280);
    await page.locator(".card-face a.seen").first().click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TR");
    const link = page.locator(".verdicts tr:focus a.rule");
    const rule = await link.textContent();
    await link.click();
    expect(await page.locator("tr:target th").textContent()).toBe(rule);
    await page.context().close();
  });

  it("hands its card to the playground", async () => {
    const { page, errors } = await visit(browser, address, 1280);
    await page.getByRole("link", { name: /in the playground/ }).click();
    await expect.poll(() => page.locator(".card-face.now .name").textContent()).toBe("Pink Horror");
    expect(new URL(page.url()).pathname).toBe("/playground/");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("says what is wrong with a link, and shows its first card", async () => {
    const { page, errors } = await visit(browser, `${address}#v1.e30`, 1280);
    expect(await page.getByRole("alert").textContent()).toContain("/card");
    expect((await words(page)).length).toBe(9);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it.each(["light", "dark"] as const)("has no fault that axe finds, %s", async (theme) => {
    const { page } = await visit(browser, address, 1280);
    await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: /Paste or edit/ }).click();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });
});
