/** How much memory an import of a long file takes: the whole process, against one that imports a card. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { starter } from "@palimpsest/cards/Starter";
import { thorough } from "@palimpsest/test-fuzz/cases";
import { afterAll, beforeAll, expect, it } from "vitest";
import { palimpsest } from "./palimpsest.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-memory-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As many cards as there are, by and by with all their printings; as long as a record of Scryfall's. Or a third of that. */
const { names, megabytes, most } = thorough
  ? { names: 30_000, megabytes: 200, most: 250 }
  : { names: 10_000, megabytes: 65, most: 150 };
const bytesAtLeast = megabytes * 1e6;

/** An array of at least so many bytes. */
function* array(bytes: number) {
  const rest = "x".repeat(3000);
  let written = 0;
  for (let n = 0; written < bytes || n === 0; n++) {
    const number = n % names;
    const card = starter().cards[number % starter().cards.length];
    const record = { type_line: "", ...card, name: `${card?.name} ${number}`, prices: { usd: "1.00" }, rest };
    const text = `${n === 0 ? "[" : ","}${JSON.stringify(record)}`;
    written += text.length;
    yield text;
  }
  yield "]";
}

/** The most memory that an import had, in MB, and what it counted. */
const imported = async (name: string, bytes: number) => {
  const peak = 'process.on("exit", () => process._rawDebug("peak", process.resourceUsage().maxRSS))';
  const { code, stdout, stderr } = await palimpsest(
    ["cards", "import", "-", "--json", "--database", join(folder, name)],
    {
      input: array(bytes),
      nodeFlags: ["--import", `data:text/javascript,${encodeURIComponent(peak)}`],
    },
  );
  expect(code).toBe(0);
  const { read, cards, repeated } = JSON.parse(stdout);
  return { read, cards, repeated, peak: Number(/^peak (\d+)$/m.exec(stderr)?.[1]) / 1024 };
};

it(`an array of ${megabytes} MB takes less than ${most} MB above an import of one card`, {
  timeout: 600_000,
}, async () => {
  const idle = await imported("idle.sqlite", 0);
  const busy = await imported("busy.sqlite", bytesAtLeast);
  expect(idle).toMatchObject({ read: 1, cards: 1 });
  expect(busy.read).toBeGreaterThan(bytesAtLeast / 5000);
  expect(busy).toMatchObject({ cards: names, repeated: busy.read - names });
  console.info(
    `An import of ${megabytes} MB: ${Math.round(busy.peak)} MB, ${Math.round(busy.peak - idle.peak)} above one of a card.`,
  );
  expect(busy.peak - idle.peak).toBeLessThan(most);
});
