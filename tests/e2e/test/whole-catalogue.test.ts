import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch } from "../support/browser.ts";
import { visit } from "../support/visit.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

const origin = inject("origin");

const card = (page: Page) => page.getByRole("combobox", { name: "Card", exact: true });

const options = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator("[role=listbox]:visible [role=option]").allTextContents();

const said = (page: Page): Promise<string | null> => page.locator("#card-problem").textContent();

const tools = ["/playground/", "/explorer/"] as const;

/** Of the answers of a Worker with a catalogue, what the pages need: a card that the starter set doesn't have. */
const withCatalogue = async (page: Page): Promise<void> => {
  const catalogue = { source: "Oracle texts", date: "2026-11-01", count: 30_704 };
  await page.route(/\/v1\/autocomplete/, (route) =>
    route.fulfill({ json: { names: ["Goblin Chieftain", "Goblin King"], catalogue } }),
  );
  await page.route(/\/v1\/cards\/Goblin%20Chieftain$/, (route) =>
    route.fulfill({
      json: {
        name: "Goblin Chieftain",
        type_line: "Creature — Goblin",
        oracle_text: "Haste\nOther Goblin creatures you control get +1/+1 and have haste.",
      },
    }),
  );
};

describe.each(tools)("%s", (path) => {
  it("asks the Worker for nothing before a name is typed, and says what it knows then", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: Array<string> = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/v1/")) asked.push(request.url());
    });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await card(page).click();
    await page.locator("[role=option]").first().waitFor();
    expect(asked).toEqual([]);
    await card(page).fill("lord of atl");
    await expect.poll(() => said(page)).toContain("No cards were imported");
    expect(await options(page)).toEqual(["Lord of Atlantis"]);
    await card(page).fill("lord of atla");
    await page.waitForTimeout(600);
    expect(asked.length).toBe(1);
    await context.close();
  });

  it("completes names over the whole catalogue, and fetches the card", async () => {
    const { page, errors } = await visit(browser, origin + path, 1280);
    await withCatalogue(page);
    await card(page).fill("goblin");
    await expect.poll(() => options(page)).toEqual(["Goblin Chieftain", "Goblin King"]);
    expect(await said(page)).toBe("30,704 cards to choose from: Oracle texts, 2026-11-01.");
    await page.getByRole("option", { name: "Goblin Chieftain" }).click();
    await expect.poll(() => page.locator(".card-face.now .text").textContent()).toMatch(/creatures you control/);
    await expect.poll(() => page.url()).toContain("#v1.");
    expect(errors).toEqual([]);
    // The link fetches the card in a fresh page.
    const fresh = await browser.newContext();
    const other = await fresh.newPage();
    await withCatalogue(other);
    await other.goto(page.url(), { waitUntil: "networkidle" });
    await expect.poll(() => other.locator(".card-face.now .name").textContent()).toContain("Goblin Chieftain");
    await fresh.close();
    await page.context().close();
  });

  it("has the starter set where nothing can be reached, which is no error", async () => {
    const { page } = await visit(browser, origin + path, 1280);
    await page.route(/\/v1\//, (route) => route.abort("internetdisconnected"));
    await card(page).fill("lord of atl");
    await expect.poll(() => said(page)).toContain("The server can't be reached just now");
    await page.getByRole("option", { name: "Lord of Atlantis" }).click();
    await expect.poll(() => page.locator(".card-face.now .name").textContent()).toContain("Lord of Atlantis");
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.context().close();
  });

  it("has the starter set on a host of files, which is no error", async () => {
    const { page } = await visit(browser, origin + path, 1280);
    await page.route(/\/v1\//, (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" }),
    );
    await card(page).fill("lord of atl");
    await expect.poll(() => said(page)).toContain("This copy of the site has no server for cards");
    await card(page).fill("No Card Has This Name");
    await page.keyboard.press("Enter");
    await expect.poll(() => said(page)).toContain("No card named “No Card Has This Name”");
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.context().close();
  });
});
