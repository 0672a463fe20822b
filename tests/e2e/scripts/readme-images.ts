/**
 * The pictures of the README, from a site that is being served: `pnpm --filter @palimpsest/test-e2e readme-images
 * [origin]`. Without an origin, it is where `npm start` serves.
 */
import { fileURLToPath } from "node:url";
import { launch } from "../support/browser.ts";

const origin = process.argv[2] ?? "http://127.0.0.1:8787";
const pages = { landing: "/", example: "/examples/splice-and-a-word/", playground: "/playground/" };
const sizes = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
];

const browser = await launch();
try {
  for (const viewport of sizes) {
    const page = await browser.newPage({ viewport, colorScheme: "light", reducedMotion: "reduce" });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const file = `../../../docs/images/${name}-${viewport.width}.png`;
      await page.screenshot({ path: fileURLToPath(new URL(file, import.meta.url)) });
    }
  }
} finally {
  await browser.close();
}
