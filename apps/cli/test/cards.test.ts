import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { starter } from "@palimpsest/cards/Starter";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { palimpsest, values } from "./palimpsest.ts";

const mogg = { name: "Mogg Example", type_line: "Creature — Goblin", oracle_text: "Goblins you control have fear." };
const elf = {
  name: "Elf, the Example",
  type_line: "Creature — Elf",
  oracle_text: "Draw a card.",
  prices: { usd: "1" },
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-cards-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, ...cards: ReadonlyArray<unknown>): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(cards));
  return path;
};

const database = (name: string): string => join(folder, name);

describe("palimpsest cards import", () => {
  it("takes a file in, says so, and lets every command find its cards", async () => {
    const cards = file("two.json", mogg, elf);
    utimesSync(cards, 0, new Date("2026-11-30T12:00:00Z"));
    const env = { PALIMPSEST_CARDS: database("two.sqlite") };
    const { code, stdout, stderr } = await palimpsest(["cards", "import", cards], { env });
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^two\.json, 2026-11-30\n {2}2 cards and 0 tokens in .*two\.sqlite\n {2}2 records read in \d+\.\d s\n\nSince the last import\n {2}new {11}2 {2}Elf, the Example; Mogg Example\n {2}changed text {2}0\n {2}gone {10}0\n$/,
    );

    const shown = await palimpsest(["cards", "show", "mogg example"], { env });
    expect(shown).toMatchObject({ code: 0, stderr: "" });
    expect(shown.stdout).toContain("Mogg Example\nCreature — Goblin\nGoblins you control have fear.\n");
    expect(shown.stdout).toContain("What could change a word of it\n  Artificial Evolution\n  New Blood\n");
    expect(shown.stdout.endsWith("\ntwo.json, 2026-11-30: 2 cards.\n")).toBe(true);

    const json = await palimpsest(["cards", "show", "elf", "--json"], { env });
    const { prices: _, ...kept } = elf;
    expect(JSON.parse(json.stdout)).toEqual(kept);

    const change = ["--with", "Artificial Evolution", "--from", "Goblin", "--to", "Elf"];
    const applied = await palimpsest(["apply", "mogg example", ...change], { env });
    expect(applied.stdout).toContain("Elves you control have fear.");
    const kit = await palimpsest(["apply", "mogg example", "--with", "Spy Kit"], { env });
    expect(kit.stdout).toContain("in the Oracle reference. Known are 2 (two.json, 2026-11-30).");
    const changes = [{ kind: "every-name", of: "nonlegendary-creature-cards" }];
    const line = `${JSON.stringify({ object: elf, changes })}\n`;
    const lines = await palimpsest(["apply", "--ndjson"], { env, input: [line, line] });
    const known = { count: 2, source: "two.json", date: "2026-11-30" };
    expect(values(lines.stdout)).toMatchObject([{ notes: [{ known }] }, { notes: [{ known }] }]);
    const words = await palimpsest(["words", "mogg example"], { env });
    expect(words.stdout).toContain("Goblin  2 times");
    const analysis = await palimpsest(["analyze", "mogg example", "--json"], { env });
    expect(JSON.parse(analysis.stdout).changeable["creature-type"]).toEqual(["Goblin"]);
  });

  it.each([
    ["what the file says", "oracle-cards-20250101.json", { meta: { date: "2026-11-30" }, data: {} }, "2026-11-30"],
    ["its name, as Scryfall writes it", "oracle-cards-20261130100204.json", undefined, "2026-11-30"],
    ["its name, as people write it", "cards 2026-11-30.json", undefined, "2026-11-30"],
    ["the newest card that is out", "cards-123456789012.json", undefined, "2026-08-01"],
  ])("takes the day of the cards from %s", async (_, name, whole, day) => {
    const out = { ...mogg, released_at: "2026-08-01" };
    const cards = file(name, { ...elf, released_at: "2024-01-01" }, out, {
      ...elf,
      name: "Later",
      released_at: "2031-01-01",
    });
    if (whole !== undefined)
      writeFileSync(cards, JSON.stringify({ ...whole, data: { A: [{ name: "A", type: "Land" }] } }));
    utimesSync(cards, 0, new Date("2026-12-24T12:00:00Z"));
    const { stdout } = await palimpsest(["cards", "import", cards, "--json", "--database", database("dated.sqlite")]);
    expect(JSON.parse(stdout).date).toBe(day);
    const shown = await palimpsest([
      "cards",
      "show",
      whole === undefined ? "elf" : "A",
      "--database",
      database("dated.sqlite"),
    ]);
    expect(shown.stdout).toContain(`${name}, ${day}: `);
  });

  it("takes --database before PALIMPSEST_CARDS, and a folder of its own among the user's data after it", async () => {
    const cards = file("one.json", mogg);
    const env = { PALIMPSEST_CARDS: database("env.sqlite"), XDG_DATA_HOME: join(folder, "data") };
    await palimpsest(["cards", "import", cards, "--database", database("flag.sqlite")], { env });
    expect(["flag.sqlite", "env.sqlite", "data"].map((name) => existsSync(database(name)))).toEqual([
      true,
      false,
      false,
    ]);
    const own = { env: { XDG_DATA_HOME: join(folder, "data") } };
    await palimpsest(["cards", "import", cards], own);
    expect(existsSync(join(folder, "data", "palimpsest", "cards.sqlite"))).toBe(true);
    expect((await palimpsest(["words", "mogg example"], own)).code).toBe(0);
  });

  it("reads gzip and lines from standard input, as of a day and a source that are given", async () => {
    const flags = ["--source", "By hand", "--date", "2020-02-29", "--database", database("stdin.sqlite")];
    const lines = gzipSync([mogg, elf].map((card) => JSON.stringify(card)).join("\n"));
    const { code, stdout } = await palimpsest(["cards", "import", "-", ...flags, "--json"], { input: [lines] });
    expect(code).toBe(0);
    const { milliseconds, ...report } = JSON.parse(stdout);
    expect(milliseconds).toBeGreaterThan(0);
    const none = { count: 0, first: [] };
    expect(report).toEqual({
      database: database("stdin.sqlite"),
      source: "By hand",
      date: "2020-02-29",
      read: 2,
      cards: 2,
      tokens: 0,
      repeated: 0,
      skipped: none,
      leftOut: none,
      added: { count: 2, first: ["Elf, the Example", "Mogg Example"] },
      changed: none,
      gone: none,
      withoutBrackets: none,
    });
  });

  it("tells what is wrong with its records, imports the rest, and ends with 1", async () => {
    const cleave = { name: "Cleaver", type_line: "Instant", oracle_text: "Cleave {1}\nDraw a card." };
    const german = { ...mogg, name: "Kobold", lang: "de" };
    const cards = file("mixed.json", mogg, { name: "\u001bWear" }, cleave, german, mogg);
    const { code, stdout, stderr } = await palimpsest([
      "cards",
      "import",
      cards,
      "--database",
      database("mixed.sqlite"),
    ]);
    expect(stderr).toBe("");
    expect(code).toBe(1);
    expect(stdout).toContain("  2 cards and 0 tokens in ");
    expect(stdout).toContain("\n  1 other printing of these\n");
    expect(stdout).toContain("\nCleave without square brackets: the source has lost them\n  Cleaver\n");
    expect(stdout).toContain("\nLeft out\n  Record 4, Kobold: This card is in another language (de).");
    expect(stdout).toMatch(/\nRecords that are no cards\n {2}Record 2, at byte \d+: .*type_line: This is missing\.\n$/);
    expect(stdout).not.toContain("\u001b");
  });

  it.each([
    ["a file that is not there", ["nowhere.json"], "There is no file nowhere.json.\n"],
    ["no file of cards", ["-"], "The file is empty: there is neither an array of cards nor a line in it.\n"],
  ])("says in a sentence that %s cannot be imported, and keeps what was there", async (_, args, sentence) => {
    const path = database("kept.sqlite");
    await palimpsest(["cards", "import", file("kept.json", mogg), "--database", path]);
    const { code, stdout, stderr } = await palimpsest(["cards", "import", ...args, "--database", path], {
      cwd: folder,
    });
    expect([code, stdout, stderr]).toEqual([1, "", sentence]);
    expect((await palimpsest(["words", "mogg example", "--database", path])).code).toBe(0);
  });

  it.each([
    [["cards", "import"], "Missing required argument: file"],
    [["cards", "import", "-", "--date", "yesterday"], "--date"],
  ])("ends wrong usage with 2: %j", async (args, sentence) => {
    const { code, stdout, stderr } = await palimpsest(args);
    expect(stderr).toContain(sentence);
    expect([code, stdout]).toEqual([2, ""]);
  });
});

describe("what commands look cards up in", () => {
  it("is the starter set where nothing was imported, and a miss tells how to have more", async () => {
    const { code, stderr } = await palimpsest(["words", "goblin kin"]);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `No card named "goblin kin" is in the catalogue. Did you mean "Goblin King"? Only the ${starter().cards.length} cards of the starter set are here: palimpsest cards import FILE brings all.\n`,
    );
    expect((await palimpsest(["cards", "show", "goblin king"])).stdout).toContain("Other Goblins get +1/+1");
  });

  it("is a file that has to be there where the user names it", async () => {
    const path = database("missing.sqlite");
    const missing = { code: 1, stdout: "", stderr: `There is no card database ${path}.\n` };
    expect(await palimpsest(["words", "Goblin King", "--database", path])).toEqual(missing);
    expect(await palimpsest(["words", "Goblin King"], { env: { PALIMPSEST_CARDS: path } })).toEqual(missing);
  });

  it("says in a sentence that a file is no database", async () => {
    const path = database("text.sqlite");
    writeFileSync(path, "This is no database. ".repeat(100));
    const { code, stdout, stderr } = await palimpsest([
      "apply",
      "Goblin King",
      "--with",
      "overload",
      "--database",
      path,
    ]);
    expect([code, stdout, stderr]).toEqual([
      1,
      "",
      `The card database ${path} cannot be used: file is not a database.\n`,
    ]);
  });

  it("prints no warning of Node's", async () => {
    const path = database("quiet.sqlite");
    const entry = new URL("../bin/palimpsest.mjs", import.meta.url).pathname;
    const args = ["cards", "import", file("quiet.json", mogg), "--database", path];
    const { code, stderr } = await palimpsest(args, { entry });
    expect([code, stderr]).toEqual([0, ""]);
  });
});
