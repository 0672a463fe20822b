import type { Browser, Locator, Page } from "playwright-core";
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

const address = `${inject("origin")}/playground/`;
const widths = [1280, 390, 360] as const;

/** The new text as a reader takes it: without what was there before. */
const said = (page: Page): Promise<string> =>
  page.locator(".result .card-face.now .leaf").evaluate((leaf) => {
    const copy = leaf.cloneNode(true) as HTMLElement;
    for (const old of copy.querySelectorAll("del")) old.remove();
    return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
  });

const until = async (page: Page, text: string): Promise<void> => {
  await expect.poll(() => said(page), { timeout: 10_000 }).toContain(text);
};

const pick = async (field: Locator, text: string, option: string): Promise<void> => {
  await field.fill(text);
  await field.page().getByRole("option", { name: option, exact: true }).click();
};

/** The address, once it holds the state: it follows a moment after an edit. */
const addressWith = async (page: Page, text: string): Promise<string> => {
  const held = () => Buffer.from(new URL(page.url()).hash.replace("#v1.", ""), "base64url").toString();
  await expect.poll(held).toContain(text);
  return page.url();
};

describe.each(widths)("the playground, %i px wide", (width) => {
  it("shows a card with its effects before anything is touched, and nothing jumps", async () => {
    const { page, errors, strangers, shoot } = await visit(browser, address, width);
    await until(page, "Other Elves get +1/+1 and have islandwalk.");
    expect(await shifts(page)).toBeLessThan(0.02);
    await shoot("playground");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    expect(strangers).toEqual([]);
    await page.context().close();
  });

  it("takes another card and another effect, and a link to it opens the same in a fresh page", async () => {
    const { page, errors, strangers } = await visit(browser, address, width);
    await pick(page.getByRole("combobox", { name: "Card", exact: true }), "lord of atl", "Lord of Atlantis");
    await until(page, "Lord of Atlantis");
    await page.getByRole("button", { name: /Merfolk/ }).click();
    const last = page.locator(".effects > li").last();
    expect(await last.getByRole("combobox", { name: "From" }).inputValue()).toBe("Merfolk");
    await pick(last.getByRole("combobox", { name: "To" }), "wiz", "Wizard");
    await until(page, "Other Wizards get +1/+1");
    const shared = await addressWith(page, "Wizard");
    const verdicts = await page.locator(".verdicts").textContent();
    const text = await said(page);
    expect([errors, strangers]).toEqual([[], []]);
    await page.context().close();

    const fresh = await visit(browser, shared, width);
    await until(fresh.page, "Other Wizards get +1/+1");
    expect(await said(fresh.page)).toBe(text);
    expect(await fresh.page.locator(".verdicts").textContent()).toBe(verdicts);
    expect(await shifts(fresh.page)).toBeLessThan(0.02);
    expect([fresh.errors, fresh.strangers]).toEqual([[], []]);
    await fresh.page.context().close();
  });
});

describe("the playground", () => {
  it("needs no mouse: card, effect, order and option by keys alone", async () => {
    const { page, errors } = await visit(browser, address, 1280);
    await page.getByRole("combobox", { name: "Card", exact: true }).focus();
    await page.keyboard.type("barbarian out");
    await page.getByRole("option", { name: "Barbarian Outcast" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await until(page, "Barbarian Outcast");
    const items = page.locator(".effects > li");
    const fill = async (index: number, from: string, to: string) => {
      const item = items.nth(index);
      await item.locator("select").focus();
      await page.keyboard.type("Magical Hack");
      await item.getByRole("combobox", { name: "From" }).focus();
      await page.keyboard.type(from);
      await page.keyboard.press("Tab");
      await page.keyboard.type(to);
      await page.keyboard.press("Tab");
    };
    await fill(0, "Swamp", "Island");
    await fill(1, "Island", "Forest");
    await until(page, "When you control no Forests, sacrifice");
    await items.nth(1).locator(".handle").focus();
    await page.keyboard.press("ArrowUp");
    await until(page, "When you control no Islands, sacrifice");
    // The focus went along with the effect.
    expect(
      await items
        .nth(0)
        .locator(".handle")
        .evaluate((handle) => handle === document.activeElement),
    ).toBe(true);
    await expect.poll(() => page.locator(".playground [role=status]").textContent()).toContain("now number 1 of 2");
    await items.nth(0).locator(".down").focus();
    await page.keyboard.press("Enter");
    await until(page, "When you control no Forests, sacrifice");
    await items.nth(1).locator(".remove").focus();
    await page.keyboard.press("Space");
    await until(page, "When you control no Islands, sacrifice");
    expect(await items.count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("handle");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("lets effects be dragged", async () => {
    const { page } = await visit(browser, address, 1280);
    const items = page.locator(".effects > li");
    const title = () => items.first().locator("select").inputValue();
    expect(await title()).toBe("Artificial Evolution");
    const handle = items.nth(1).locator(".handle");
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await items.nth(0).boundingBox();
    if (from === null || to === null) throw new Error("There is nothing to drag.");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + 10, { steps: 8 });
    await page.mouse.up();
    await expect.poll(title).toBe("replace-word");
    await page.context().close();
  });

  it("shows what waited for what, and the options that decide it", async () => {
    const { page } = await visit(browser, address, 1280);
    const [older, newer] = [page.locator(".effects > li").nth(0), page.locator(".effects > li").nth(1)];
    await older.locator("select").selectOption("replace-word");
    await older.getByRole("combobox", { name: "From" }).fill("Merfolk");
    await older.getByRole("combobox", { name: "To" }).fill("Elf");
    await newer.locator("select").selectOption("full-text");
    await pick(newer.getByRole("combobox", { name: "Other card" }), "Lord of At", "Lord of Atlantis");
    await until(page, "Other Merfolk get +1/+1");
    expect(await page.locator(".timeline .arc").count()).toBe(0);
    await page.locator(".open-points summary").click();
    await page.getByLabel("Order", { exact: true }).selectOption("outcome");
    await until(page, "Other Elves get +1/+1");
    expect(await page.locator(".timeline").textContent()).toMatch(
      /1st to apply, 2nd by timestamp.*Waited for .*613\.8b/s,
    );
    expect(await page.locator(".timeline .arc").count()).toBe(1);
    await page.context().close();
  });

  it("says what is wrong with an effect, and with a link, and goes on", async () => {
    const { page, errors } = await visit(browser, `${address}#v1.bm9uc2Vuc2U`, 1280);
    expect(await page.getByRole("alert").textContent()).toContain("damaged");
    await until(page, "Other Elves");
    const first = page.locator(".effects > li").first();
    await first.getByRole("combobox", { name: "To" }).fill("Wall");
    await expect.poll(() => first.locator(".told").textContent()).toContain("can't be Wall");
    expect(await first.getByRole("combobox", { name: "To" }).getAttribute("aria-invalid")).toBe("true");
    await until(page, "Other Goblins get +1/+1 and have islandwalk.");
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("leads from a word to its verdict, and from there to the rule", async () => {
    const { page, errors } = await visit(browser, address, 1280);
    await page.locator(".card-face.now a.word.changed").first().click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TR");
    const link = page.locator(".verdicts tr:focus a.rule");
    const href = (await link.getAttribute("href")) ?? "";
    const rule = await link.textContent();
    await page.goto(new URL(href, address).href);
    expect(await page.locator("tr:target th").textContent()).toBe(rule);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it("shows a finger why a word changed, and leads to its verdict with the next tap", async () => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 900 } });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: "networkidle" });
    const word = page.locator(".card-face.now a.word.changed").first();
    await word.tap();
    expect(await page.locator(".result .note").textContent()).toContain('becomes "Elf"');
    expect(await word.evaluate((link) => link === document.activeElement)).toBe(true);
    await word.tap();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TR");
    await context.close();
  });

  it.each(["light", "dark"] as const)("has no fault that axe finds, %s", async (theme) => {
    const { page } = await visit(browser, address, 1280);
    await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    expect(await faults(page)).toEqual([]);
    await page
      .getByRole("button", { name: /Paste or edit/ })
      .first()
      .click();
    await page.locator(".open-points summary").click();
    await page.locator(".effects select").first().selectOption("Splice");
    await page.getByRole("combobox", { name: "Card 1" }).click();
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

  it("answers an edit in little script: the median is printed", async () => {
    const { page } = await visit(browser, address, 1280);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    const script = async (): Promise<number> => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return 1_000 * (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN);
    };
    const words = ["Elf", "Orc", "Zombie", "Merfolk"];
    const times: Array<number> = [];
    for (let edit = 0; edit < 50; edit++) {
      const before = await script();
      await page.evaluate(
        async (word) => {
          const field = document.querySelectorAll<HTMLInputElement>(".effects .combobox input")[1];
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, word);
          field?.dispatchEvent(new Event("input", { bubbles: true }));
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        },
        words[edit % words.length],
      );
      times.push((await script()) - before);
    }
    await until(page, "Other Orcs");
    const median = times.toSorted((a, b) => a - b)[25] ?? Number.NaN;
    process.stdout.write(`An edit in the playground takes ${median.toFixed(1)} ms of script (median of 50).\n`);
    expect(median).toBeGreaterThan(0);
    await page.context().close();
  });
});
