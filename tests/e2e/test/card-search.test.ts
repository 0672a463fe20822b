import * as CardName from "@palimpsest/cards/CardName";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { faults } from "../support/axe.ts";
import { launch } from "../support/browser.ts";
import { shifts } from "../support/shifts.ts";
import { visit } from "../support/visit.ts";
import { weigh } from "../support/weight.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const address = `${inject("origin")}/cards/`;

const asking = (query: string): string => `${address}?${new URLSearchParams({ query })}`;

const names = (page: Page): Promise<ReadonlyArray<string>> => page.locator(".hit h3").allTextContents();

const count = (page: Page): Promise<string | null> => page.locator(".card-search .count").textContent();

const field = (page: Page) => page.getByRole("combobox", { name: "Query" });

/** What the page asked the Worker for. */
const questions = (page: Page): ReadonlyArray<string> => {
  const asked: Array<string> = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/v1/")) asked.push(pathname + search);
  });
  return asked;
};

describe.each([1280, 390, 360])("the search for cards, %i px wide", (width) => {
  it("shows an example before anything is touched, asks for nothing, and nothing jumps", async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    const asked = questions(page);
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await names(page)).toContain("Goblin King");
    expect(await count(page)).toContain("as the site was built");
    expect(asked).toEqual([]);
    expect(await shifts(page)).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });

  it("finds cards, marks the words that were asked for, and says why each is what it is", async () => {
    const { page, errors, strangers, shoot } = await visit(browser, address, width);
    await field(page).fill("looks:black name:knight");
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page)).toEqual(["Black Knight"]);
    expect(await page.locator(".hit a.seen").allTextContents()).toEqual(["Black"]);
    expect(await page.locator(".hit-words").textContent()).toMatch(
      /black, colour word: own name, in the name.*612\.2/s,
    );
    expect(await count(page)).toContain("No cards were imported");
    expect(new URL(page.url()).searchParams.get("query")).toBe("looks:black name:knight");
    await shoot("cards");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const fresh = await visit(browser, page.url(), width);
    await expect.poll(() => names(fresh.page)).toEqual(["Black Knight"]);
    expect(await shifts(fresh.page)).toBeLessThan(0.02);
    await page.goBack();
    await expect.poll(() => names(page)).toContain("Goblin King");
    expect([errors, strangers, fresh.errors]).toEqual([[], [], []]);
    await page.context().close();
    await fresh.page.context().close();
  });

  it("puts a mark under what is wrong, and offers what may have been meant", async () => {
    const { page, errors, shoot } = await visit(browser, address, width);
    await field(page).fill("t:goblin uses:gobln");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const [line = "", mark = ""] = ((await page.locator(".wrong pre").textContent()) ?? "").split("\n");
    expect(line.slice(mark.indexOf("^"), mark.lastIndexOf("^") + 1)).toBe("gobln");
    expect(await page.getByRole("alert").textContent()).toContain("is no colour word");
    expect(await field(page).getAttribute("aria-invalid")).toBe("true");
    await shoot("cards-wrong");
    await page.getByRole("button", { name: "Goblin", exact: true }).click();
    expect(await field(page).inputValue()).toBe("t:goblin uses:Goblin");
    await expect.poll(() => names(page)).toContain("Goblin King");
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe("the search for cards", () => {
  it("is written by keys alone: fields, then values, at the caret", async () => {
    const { page, errors } = await visit(browser, address, 1280);
    await page.locator("#card-search[data-alive]").waitFor();
    await field(page).fill("");
    await page.keyboard.type("us");
    await page.getByRole("option", { name: /^uses:/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await field(page).inputValue()).toBe("uses:");
    await page.keyboard.type("creature-type=gob");
    await page.getByRole("option", { name: "uses:creature-type=Goblin", exact: true }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type(" t:sorcery");
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page)).toContain("Dragon Fodder");
    // In the middle, the rest stays.
    await page.keyboard.press("Home");
    await page.keyboard.type(" ");
    await page.keyboard.press("Home");
    await page.keyboard.type("-cont");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.type("rem");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await field(page).inputValue()).toBe("-context:reminder uses:creature-type=Goblin t:sorcery");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("is written by choosing a class and a word", async () => {
    const { page, errors } = await visit(browser, address, 1280);
    await page.getByLabel("Class", { exact: true }).selectOption("basic-land-type");
    await page.getByRole("combobox", { name: "Word" }).fill("swa");
    await page.getByRole("option", { name: "Swamp", exact: true }).click();
    await page.getByLabel("Where", { exact: true }).selectOption("rules");
    await page.getByRole("button", { name: "Write it into the query" }).click();
    expect(await field(page).inputValue()).toBe("uses:basic-land-type=Swamp context:rules");
    await page.keyboard.press("Enter");
    await expect.poll(() => count(page)).toContain("uses:basic-land-type=Swamp context:rules");
    expect(await page.locator(".hit a.seen").first().textContent()).toMatch(/swamp/i);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("goes on behind the last card, and leads to the playground and the explorer with a card", async () => {
    const { page, errors } = await visit(browser, asking("uses:creature-type"), 1280);
    await expect.poll(async () => (await names(page)).length).toBe(20);
    await page.getByRole("button", { name: "More cards" }).click();
    await expect.poll(async () => (await names(page)).length).toBe(40);
    const all = await names(page);
    expect(new Set(all).size).toBeGreaterThan(35);
    const keys = all.map(CardName.key);
    expect(keys).toEqual(keys.toSorted());
    await page
      .locator(".hit")
      .first()
      .getByRole("link", { name: /in the playground/ })
      .click();
    await expect.poll(() => page.locator(".card-face.now .name").textContent()).toBe(all[0]);
    expect(await page.getByRole("combobox", { name: "From" }).inputValue()).not.toBe("");
    await page.goBack({ waitUntil: "networkidle" });
    await page
      .locator(".hit")
      .nth(1)
      .getByRole("link", { name: /All of its words/ })
      .click();
    await expect.poll(() => page.locator(".card-face .name").first().textContent()).toBe(all[1]);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("shows the answer to what was asked last, whichever comes last", async () => {
    const { page } = await visit(browser, address, 1280);
    let answerFirst = (): void => {};
    const held = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    await page.route(/v1\/cards\?query=t%3Asorcery/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await field(page).fill("t:sorcery");
    await page.keyboard.press("Enter");
    await field(page).fill('"goblin king"');
    await page.keyboard.press("Enter");
    await expect.poll(() => names(page)).toEqual(["Goblin King"]);
    answerFirst();
    await page.waitForTimeout(500);
    expect(await names(page)).toEqual(["Goblin King"]);
    await page.context().close();
  });

  it("searches the starter set where nothing can be reached, and says so", async () => {
    const { page } = await visit(browser, address, 1280);
    // As a browser does that has been offline since: the page's own files are there.
    await page.route(/\/v1\//, (route) => route.abort("internetdisconnected"));
    await field(page).fill("uses:Goblin t:sorcery");
    await page.keyboard.press("Enter");
    await expect.poll(() => count(page)).toContain("The server can't be reached just now, so only the");
    expect(await names(page)).toContain("Dragon Fodder");
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.context().close();
  });

  it("is a page that explains itself, and a form that the Worker answers, without JavaScript", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    expect(await page.locator("noscript").first().textContent()).toContain("needs JavaScript");
    expect(await names(page)).toContain("Goblin King");
    await page.locator("input[name=query]").fill("looks:black name:knight");
    await page.locator("form[action='/v1/cards'] button[type=submit]").click();
    expect(await page.locator("body").textContent()).toContain('"Black Knight"');
    await context.close();
  });

  it.each(["light", "dark"] as const)("has no fault that axe finds, %s", async (theme) => {
    const { page } = await visit(browser, address, 1280, theme);
    await field(page).fill("t:goblin uses:gobln");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    await page.getByRole("combobox", { name: "Word" }).click();
    await page.locator("[role=listbox] [role=option]").first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  it("weighs at most 150 kB at first load, fonts aside", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const weight = weigh(page);
    await page.goto(address, { waitUntil: "networkidle" });
    const total = await weight.total();
    expect(total, await weight.files()).toBeGreaterThan(50_000);
    expect(total, await weight.files()).toBeLessThanOrEqual(150_000);
    await context.close();
  });
});
