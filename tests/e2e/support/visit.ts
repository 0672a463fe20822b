import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";

export const widths = [1280, 390] as const;

/** Where pictures go, if somebody wants to look at the pages: no test reads them, and each takes longer than its test. */
const shots =
  process.env.PALIMPSEST_SHOTS === undefined ? undefined : fileURLToPath(new URL("../shots/", import.meta.url));

export interface Visit {
  readonly page: Page;
  /** Errors on the console, uncaught exceptions, failed requests: all that a visitor's developer tools would show in red. */
  readonly errors: ReadonlyArray<string>;
  /** Every address outside the site which the page asked for. */
  readonly strangers: ReadonlyArray<string>;
  readonly shoot: (name: string) => Promise<void>;
}

/** Opens a page in a fresh profile and waits until it is quiet. */
export const visit = async (
  browser: Browser,
  address: string,
  width: number,
  colorScheme: "light" | "dark" = "light",
): Promise<Visit> => {
  const { origin } = new URL(address);
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce", colorScheme });
  const page = await context.newPage();
  const errors: Array<string> = [];
  const strangers: Array<string> = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("requestfailed", (request) => {
    const failure = request.failure()?.errorText;
    // A page is fetched ahead as its link is pointed at; the browser gives that up itself once the visitor goes there.
    const isAhead = request.headers()["sec-purpose"] === "prefetch";
    if (failure !== "net::ERR_ABORTED" || !isAhead) errors.push(`${request.url()} ${failure}`);
  });
  page.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== origin) strangers.push(request.url());
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const shoot = async (name: string) => {
    if (shots === undefined) return;
    await mkdir(shots, { recursive: true });
    await page.screenshot({ path: `${shots}${name}-${width}.png`, fullPage: true });
  };
  return { page, errors, strangers, shoot };
};
