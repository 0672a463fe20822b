import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { starter } from "@palimpsest/cards/Starter";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { palimpsest } from "./palimpsest.ts";

const king = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1." };
const frob = { name: "Frob Tamer", type_line: "Creature — Frob", oracle_text: "Nonblack creatures can't attack." };
const noCard = { name: "Wear" };

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-audit-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const array = (...cards: ReadonlyArray<unknown>): string => JSON.stringify(cards);
const lines = (...cards: ReadonlyArray<unknown>): string => cards.map((card) => JSON.stringify(card)).join("\n");

const report = async (args: ReadonlyArray<string>, input: ReadonlyArray<string | Uint8Array> = []) => {
  const { code, stdout, stderr } = await palimpsest(["audit", ...args, "--json"], { input, cwd: folder });
  expect(stderr).toBe("");
  const { milliseconds, ...rest } = JSON.parse(stdout);
  expect(milliseconds).toBeGreaterThanOrEqual(0);
  return { code, report: rest };
};

describe("palimpsest audit", () => {
  it("finds nothing in the starter catalogue, and says what it looked at", async () => {
    const { code, stdout, stderr } = await palimpsest(["audit"]);
    expect(stderr).toBe("");
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^starter catalogue\n  ${starter().cards.length} cards with \\d+ faces\n`));
    expect(stdout).toMatch(/^ +colour word +basic land type +creature type\n {2}in use( +\d+){3}\n/m);
    expect(stdout).toMatch(/\nWords by the judgement that decided\n {2}type-line +\d+\n/);
    expect(stdout).not.toContain("Failures");
    expect(stdout.endsWith("\n  unplaced words             0\n  records that are no cards  0\n")).toBe(true);
  });

  it("prints one JSON object with --json", async () => {
    file("cards.json", array(king, frob));
    expect(await report(["cards.json"])).toEqual({
      code: 0,
      report: {
        source: "cards.json",
        cardNames: false,
        sound: true,
        cards: 2,
        faces: 2,
        changes: 9,
        words: { "color-word": { "in use": 1 }, "basic-land-type": {}, "creature-type": { "in use": 2 } },
        decidedBy: expect.objectContaining({ "type-line": 1 }),
        unknown: { Frob: 1 },
        unplaced: [],
        invalid: { count: 0, first: [] },
        failures: { count: 0, "round-trip": 0, property: 0, first: [] },
      },
    });
  });

  it("reads an array and lines, plain and packed, from a file and from standard input", async () => {
    const wanted = (await report([file("a.json", array(king, frob))])).report;
    for (const content of [lines(king, frob), gzipSync(array(king, frob)), gzipSync(lines(king, frob))]) {
      const path = file("cards", content);
      expect((await report([path])).report).toEqual({ ...wanted, source: path });
      const halves = [content.slice(0, 9), content.slice(9)];
      expect(await report(["-"], halves)).toEqual({ code: 0, report: { ...wanted, source: "standard input" } });
    }
  });

  it("tells records that are no cards, and audits the rest", async () => {
    const path = file("mixed.jsonl", `${lines(king, noCard)}\n{"\u001b\n${lines(frob)}\n`);
    const { code, stdout, stderr } = await palimpsest(["audit", path]);
    expect(stderr).toBe("");
    expect(code).toBe(1);
    expect(stdout).toContain("  2 cards with 2 faces\n");
    expect(stdout).toMatch(
      /\nRecords that are no cards\n {2}Record 2, at byte \d+: .*\/type_line: This is missing\.\n {2}Record 3, .*\n\n/,
    );
    expect(stdout).toContain("\n  records that are no cards  2\n");
    expect(stdout).not.toContain("\u001b");
    const told = (await report([path])).report;
    expect(told.sound).toBe(false);
    expect(told.invalid).toMatchObject({
      count: 2,
      first: [
        { record: 2, reason: "no-card", issues: [{ pointer: "/type_line" }] },
        { record: 3, reason: "not-json" },
      ],
    });
  });

  it("shows the first 50 of many", async () => {
    const path = file("many.json", array(...Array.from({ length: 60 }, () => noCard)));
    const { code, stdout } = await palimpsest(["audit", path]);
    expect(code).toBe(1);
    expect(stdout).toContain("\n  and 10 more\n");
    const { invalid } = (await report([path])).report;
    expect(invalid.count).toBe(60);
    expect(invalid.first).toHaveLength(50);
  });

  it("knows the names of the audited cards with --card-names", async () => {
    const lord = { name: "Elvish Vampire Lord", type_line: "Creature — Elf", oracle_text: "Draw a card." };
    const seeker = {
      name: "Seeker",
      type_line: "Creature — Elf",
      oracle_text: "Search your library for a card named Elvish Vampire Lord, reveal it, then shuffle.",
    };
    const path = file("names.json", array(seeker, lord));
    const without = (await report([path])).report;
    const { code, report: known } = await report([path, "--card-names"]);
    expect(code).toBe(0);
    expect(known.cardNames).toBe(true);
    expect(without.decidedBy).not.toHaveProperty("card-names");
    expect(known.decidedBy).toHaveProperty("card-names");
  });

  it.each([
    ["an empty file", "", "The file is empty"],
    ["a page of HTML", "<html>", 'neither a JSON array of cards nor a card a line: "<" stands at byte 0.'],
    ["half an array", array(king).slice(0, -9), "The file ends too early, inside record 1, which begins at byte 1."],
    ["half a gzip", gzipSync(array(king)).subarray(0, 30), "The gzip data is damaged or cut short"],
  ])("says in a sentence why %s cannot be audited", async (_, content, sentence) => {
    const { code, stdout, stderr } = await palimpsest(["audit", file("bad", content)]);
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });

  it("says in a sentence that there is no such file, or that it is a folder", async () => {
    const missing = await palimpsest(["audit", "nowhere.json"], { cwd: folder });
    expect(missing).toEqual({ code: 1, stdout: "", stderr: "There is no file nowhere.json.\n" });
    const directory = await palimpsest(["audit", folder]);
    expect(directory).toEqual({ code: 1, stdout: "", stderr: `${folder} is a folder.\n` });
  });

  it.each([
    [["-", "--card-names"], "--card-names reads the cards twice, which standard input does not allow."],
    [["a.json", "b.json"], 'Unexpected positional argument: "b.json"'],
    [["--ndjson"], "Unrecognized flag: --ndjson"],
  ])("ends wrong usage with 2: %j", async (args, sentence) => {
    const { code, stdout, stderr } = await palimpsest(["audit", ...args]);
    expect(stderr).toContain(sentence);
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  it("holds no more than it needs: 60 MB of an array go through a heap of 64 MB", async () => {
    const record = `${JSON.stringify({ name: "x", type_line: "Instant", rest: "x".repeat(3000) })},\n`;
    const block = record.repeat(1000);
    const { code, stdout } = await palimpsest(["audit", "-", "--json"], {
      input: ["[", ...Array.from({ length: 20 }, () => block), array(king).slice(1)],
      nodeFlags: ["--max-old-space-size=64"],
    });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).cards).toBe(20_001);
  });
});
