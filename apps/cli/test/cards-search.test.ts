import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Page } from "@palimpsest/cards/Search";
import * as Schema from "effect/Schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { palimpsest } from "./palimpsest.ts";

const search = (...args: ReadonlyArray<string>) => palimpsest(["cards", "search", ...args]);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-search-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("palimpsest cards search", () => {
  it("lists cards with the words that were asked for, then how to go on, as README.md shows it", async () => {
    const { code, stdout, stderr } = await search("uses:goblin -context:reminder", "--limit", "5");
    expect(stderr).toBe("");
    expect(code).toBe(0);
    const lines = stdout.split("\n");
    expect(lines[2]).toMatch(/^ {2}Goblin King +Creature — Goblin +Goblin: type line, rules text$/);
    expect(lines.slice(5, 7)).toEqual(["", "5 cards"]);
    expect(lines[7]).toMatch(/^There are more: --cursor [\w-]+$/);
    expect(lines[8]).toContain("No cards were imported");
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    expect(readme, "README.md shows another output").toContain(
      `cards search "uses:goblin -context:reminder" --limit 5\n${stdout}\`\`\``,
    );

    const [, cursor = ""] = /--cursor ([\w-]+)/.exec(stdout) ?? [];
    const next = await search("uses:goblin -context:reminder", "--cursor", cursor);
    expect(next.code).toBe(0);
    expect(next.stdout).not.toContain("Goblin King");
    expect(next.stdout).not.toContain("There are more");
  });

  it("prints pages as JSON", async () => {
    const { code, stdout } = await search('"goblin king" looks:goblin', "--json");
    expect(code).toBe(0);
    const { hits } = Schema.decodeUnknownSync(Page)(JSON.parse(stdout));
    expect(hits.map(({ card, words }) => [card.name, words.map(({ word, reason }) => [word, reason])])).toEqual([
      ["Goblin King", [["Goblin", "self-name"]]],
    ]);
  });

  it("searches the cards that were imported", async () => {
    const cards = join(folder, "cards.json");
    writeFileSync(
      cards,
      JSON.stringify([
        { name: "Mogg Example", type_line: "Creature — Goblin", oracle_text: "Goblins you control have fear." },
        { name: "Elf Example", type_line: "Creature — Elf", oracle_text: "Draw a card." },
      ]),
    );
    const database = ["--database", join(folder, "cards.sqlite")];
    expect((await palimpsest(["cards", "import", cards, ...database])).code).toBe(0);
    const { code, stdout, stderr } = await search(...database, "--", "-uses:elf t:creature");
    expect([code, stdout, stderr]).toEqual([0, "  Mogg Example  Creature — Goblin\n\n1 card\n", ""]);
    const none = await search("t:instant", ...database);
    expect(none).toEqual({ code: 0, stdout: "No card matches.\n", stderr: "" });
  });

  it("points at what is wrong with a query, and is wrong usage then", async () => {
    const { code, stdout, stderr } = await search("t:goblin uses:gobln");
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr.split("\n")).toEqual([
      "t:goblin uses:gobln",
      "              ^^^^^",
      '"gobln" is no colour word, basic land type or creature type. Did you mean Goblin or Noble?',
      "",
    ]);
  });

  it.each([
    [["goblin", "--cursor", "x"], "This cursor is none that a page of a search gave.\n"],
    [["goblin", "--limit", "0"], "Invalid value for flag --limit"],
    [["goblin", "king"], 'Unexpected positional argument: "king"'],
    [[], "Missing required argument: query"],
    [["-t:creature"], 'stands behind --: palimpsest cards search -- "-t:creature"\n'],
    [["goblin\u001b[31m("], "goblin\u00b7[31m(\n           ^\n"],
  ])("answers wrong usage with a sentence: %j", async (args, message) => {
    const { code, stdout, stderr } = await search(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(message);
  });
});
