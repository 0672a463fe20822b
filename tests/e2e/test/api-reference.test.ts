import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { faults } from "../support/axe.ts";
import { launch } from "../support/browser.ts";
import { visit, widths } from "../support/visit.ts";

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, { readonly "x-problems"?: ReadonlyArray<Problem> }>>;
}
interface Problem {
  readonly tag: string;
  readonly title: string;
}

const address = `${inject("origin")}/api-reference/`;
const document = (await (await fetch(`${inject("origin")}/openapi.json`)).json()) as Document;
const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ heading: `${method.toUpperCase()} ${path}`, operation })),
);

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe.each(widths)("the reference of the API, %i px wide", (width) => {
  it("has every route of openapi.json, with every problem that it may answer", async () => {
    const { page, errors, strangers, shoot } = await visit(browser, address, width);
    await shoot("api-reference");
    expect(await page.locator("main h2[id]").allTextContents()).toEqual(
      expect.arrayContaining(routes.map(({ heading }) => heading)),
    );
    const tables = page.locator("main table:has(caption)");
    const shown = await tables.evaluateAll((all) =>
      all.map((table) => ({
        caption: table.querySelector("caption")?.textContent ?? "",
        rows: [...table.querySelectorAll("tbody tr")].map((row) =>
          [...row.querySelectorAll("td")].map((cell) => (cell.textContent ?? "").trim()),
        ),
      })),
    );
    for (const { heading, operation } of routes) {
      const problems = Object.entries(operation.responses).flatMap(([status, answer]) =>
        (answer["x-problems"] ?? []).map(({ tag, title }) => [status, tag, title]),
      );
      const rows = shown.find(({ caption }) => caption === `Problems of ${heading}`)?.rows ?? [];
      expect(rows, heading).toEqual(problems);
    }
    expect(errors).toEqual([]);
    expect(strangers).toEqual([]);
    await page.context().close();
  });

  it("leads to every place that it links to", async () => {
    const { page } = await visit(browser, address, width);
    const links = await page
      .locator("main a[href*='#']")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const places = new Map<string, Set<string>>();
    const idsAt = async (at: string): Promise<Set<string>> => {
      const found = [...(await (await fetch(at)).text()).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? "");
      return new Set(found);
    };
    const nowhere: Array<string> = [];
    for (const link of new Set(links)) {
      const { origin, pathname, hash } = new URL(link);
      const at = origin + pathname;
      const ids = places.get(at) ?? (await idsAt(at));
      places.set(at, ids);
      if (!ids.has(decodeURIComponent(hash.slice(1)))) nowhere.push(link);
    }
    expect(links.length).toBeGreaterThan(50);
    expect(nowhere).toEqual([]);
    await page.context().close();
  });
});

it.each([
  ["light", 1280],
  ["dark", 390],
] as const)(
  "axe finds no fault with the reference, in the %s theme at %i px, its examples open",
  async (theme, width) => {
    const { page } = await visit(browser, address, width);
    await page.evaluate((name) => {
      window.document.documentElement.dataset.theme = name;
      for (const each of window.document.querySelectorAll("details")) each.open = true;
    }, theme);
    expect(await faults(page)).toEqual([]);
    const overflow = await page.evaluate(() => window.document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  },
);

it("an example's command and answer are those of the description", async () => {
  const { page } = await visit(browser, `${address}#apply-changer`, 1280);
  const example = page.locator("#apply-changer");
  expect(await example.locator("pre").first().textContent()).toContain('"with": "Artificial Evolution"');
  expect(await example.locator("pre").last().textContent()).toContain("Other Elves get +1/+1 and have mountainwalk.");
  await page.context().close();
});
