/** What the playground exports is carried out as a reader would: by curl, by the command, as a program, as a scenario. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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
const here = fileURLToPath(new URL("../", import.meta.url));
const command = fileURLToPath(new URL("../../../apps/cli/src/main.ts", import.meta.url));
const node = ["--disable-warning=ExperimentalWarning"];

/** What a command prints. It fails the test where it fails itself. */
const printed = (file: string, args: ReadonlyArray<string>, input = ""): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(file, [...args], { encoding: "utf8" }, (error, stdout, stderr) =>
      error === null ? resolve(stdout) : reject(new Error(`${error.message}\n${stdout}${stderr}`)),
    );
    child.stdin?.end(input);
  });

const shell = (line: string): Promise<string> =>
  printed("sh", [
    "-c",
    `palimpsest() { ${JSON.stringify(process.execPath)} ${node[0]} ${JSON.stringify(command)} "$@"; }\n${line}`,
  ]);

/** The program, from inside this package, where it finds the packages by their names. */
const program = async (text: string): Promise<string> => {
  const folder = mkdtempSync(`${here}.program-`);
  try {
    writeFileSync(`${folder}/program.ts`, text);
    return await printed(process.execPath, [...node, `${folder}/program.ts`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const exported = async (page: Page, label: string): Promise<string> => {
  await page.getByRole("radio", { name: label, exact: true }).check();
  return page.getByRole("textbox", { name: `${label}, text to copy` }).inputValue();
};

const states = {
  "one printed changer": {
    card: "Goblin King",
    effects: [{ does: "Artificial Evolution", from: "Goblin", to: "Elf" }],
    says: "Other Elves get +1/+1 and have mountainwalk.",
  },
  "two printed changers and an option": {
    card: "Island Fish Jasconius",
    effects: [
      { does: "Magical Hack", from: "Island", to: "Swamp" },
      { does: "Magical Hack", from: "Swamp", to: "Island" },
    ],
    options: { grammar: "literal" },
    says: "controls an Island.",
  },
  "bare changes on a pasted card": {
    card: {
      name: 'Mine\'s "own"',
      type_line: "Creature — Elf",
      oracle_text: "`Black` $1 creatures can't block.\nAn Elf!",
    },
    effects: [
      { does: "replace-word", from: "Elf", to: "Goblin" },
      { does: "exchange-text-boxes", cards: ["Lord of Atlantis"] },
    ],
    says: "islandwalk",
  },
  "printed and bare": {
    card: "Goblin King",
    effects: [
      { does: "Artificial Evolution", from: "Goblin", to: "Elf" },
      { does: "full-text", cards: ["Lord of Atlantis"] },
      { does: "Magical Hack", from: "Island", to: "Forest" },
    ],
    says: "forestwalk",
  },
} as const;

describe.each(Object.entries(states))("the exports of %s", (_, { says, ...state }) => {
  it("say everywhere what the page says", async () => {
    const link = `#v1.${Buffer.from(JSON.stringify(state)).toString("base64url")}`;
    const { page, errors } = await visit(browser, `${origin}/playground/${link}`, 1280);
    const text = async () => JSON.parse(await exported(page, "Scenario")).expect[0].oracle_text as string;
    // Cards that did not come with the page are fetched first.
    await expect.poll(text).toContain(says);
    const expected = await text();

    expect(await program(await exported(page, "TypeScript"))).toBe(`${expected}\n`);

    const answer = JSON.parse(await shell((await exported(page, "curl")).replace("http://127.0.0.1:8787", origin)));
    if ("findings" in answer) expect(answer.pass).toBe(true);
    else expect(answer.object.oracle_text).toBe(expected);

    const line = await exported(page, "Command line");
    const told = await shell(
      line.startsWith("palimpsest apply") && !line.includes("--ndjson") ? `${line} --json` : line,
    );
    if (line.includes("palimpsest run")) expect(told).toContain("0 failed");
    else expect(JSON.parse(told).object.oracle_text).toBe(expected);

    const scenario = await exported(page, "Scenario");
    const ran = await printed(process.execPath, [...node, command, "run", "-"], scenario);
    expect(ran).toMatch(/1 expectation, 0 failed/);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
