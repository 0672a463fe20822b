import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { BrowserContext, Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Brings axe along to each page of the context: its half megabyte is sent once instead of with every question. */
export const bringAxe = (context: BrowserContext): Promise<unknown> => context.addInitScript(source);

/** What axe finds wrong with a page, by all of its default rules or by these: the rule, and where. */
export const faults = async (page: Page, rules?: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (only) =>
      // Every element is checked by every rule; of those that pass, nothing is told.
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ["violations"],
        ...(only === undefined ? {} : { runOnly: [...only] }),
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
};
