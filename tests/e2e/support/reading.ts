import type { Page } from "playwright-core";

/** What a reader takes the page to say now: its main text without what is struck out, blanks folded. */
export const reading = (page: Page): Promise<string> =>
  page
    .locator("main")
    .first()
    .evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      for (const old of copy.querySelectorAll("del, s, script, style, [hidden]")) old.remove();
      return (copy.textContent ?? "").replace(/\s+/g, " ");
    });
