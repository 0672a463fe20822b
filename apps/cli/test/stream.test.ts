import { describe, expect, it } from "vitest";
import { ended, palimpsest, start, values } from "./palimpsest.ts";

const card = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1." };
const evolve = { kind: "replace-word", class: "creature-type", from: "goblins", to: "ELF" };

describe("palimpsest apply --ndjson", () => {
  it("answers in order, with an error in the place of a bad line", async () => {
    const lines = [
      JSON.stringify({ object: card, changes: [evolve] }),
      "",
      "{",
      JSON.stringify({ object: card, changes: [{ ...evolve, from: "Goblni" }] }),
      JSON.stringify({ object: { ...card, oracle_text: 7 }, changes: [{ kind: "replace-word" }] }),
      "null",
      JSON.stringify({ object: card, changes: [evolve], options: { edition: "2018-08-10" } }),
      JSON.stringify({ object: { ...card, artist: "A" }, changes: [evolve], options: { gramar: "literal" } }),
    ];
    const { code, stdout, stderr } = await palimpsest(["apply", "--ndjson"], { input: [lines.join("\n")] });
    expect(stderr).toBe("");
    expect(code).toBe(1);
    expect(values(stdout)).toMatchObject([
      { object: { type_line: "Creature — Elf", oracle_text: "Other Elves get +1/+1." } },
      { error: { tag: "InvalidJson" }, line: 3 },
      {
        error: { tag: "UnknownWord", suggestions: expect.arrayContaining(["Goblin"]), pointer: "/changes/0/from" },
        line: 4,
      },
      { error: { tag: "InvalidRequest", pointer: "/object/oracle_text" }, line: 5 },
      { error: { tag: "InvalidRequest", pointer: "" }, line: 6 },
      { object: { oracle_text: "Other Elves get +1/+1." } },
      {
        error: {
          tag: "InvalidRequest",
          message: '/options/gramar: There is no field of this name. Did you mean "grammar"?',
          pointer: "/options/gramar",
        },
        line: 8,
      },
    ]);
  });
});

describe("palimpsest analyze --ndjson", () => {
  it("reads characters split over chunks, a byte order mark, CRLF and a last line without an end", async () => {
    const bytes = Buffer.from(`\ufeff${JSON.stringify(card)}\r\n\r\n${JSON.stringify({ ...card, name: "Déjà — Vu" })}`);
    const input = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.subarray(i * 7, i * 7 + 7));
    const { code, stdout } = await palimpsest(["analyze", "--ndjson"], { input, alone: true });
    expect(code).toBe(0);
    expect(values(stdout)).toMatchObject([{ name: "Goblin King" }, { name: "Déjà — Vu" }]);
  });

  it("writes no faster than it is read: 12 MB go through a heap of 64 MB", async () => {
    const line = `${JSON.stringify({ ...card, rest: "x".repeat(1000) })}\n`;
    const block = line.repeat(1000);
    const { code, stdout } = await palimpsest(["analyze", "--ndjson"], {
      input: Array.from({ length: 12 }, () => block),
      nodeFlags: ["--max-old-space-size=64"],
    });
    expect(code).toBe(0);
    expect(stdout.split("\n").length - 1).toBe(12_000);
  });

  it("ends quietly when its reader has seen enough", async () => {
    const child = start(["analyze", "--ndjson"]);
    const run = ended(child);
    child.stdin.on("error", () => {});
    child.stdout.once("data", () => child.stdout.destroy());
    const feed = setInterval(() => child.stdin.write(`${JSON.stringify(card)}\n`), 5);
    const { code, stderr } = await run;
    clearInterval(feed);
    expect(stderr).toBe("");
    expect(code).toBe(0);
  });

  it("ends at once when it is interrupted", async () => {
    const child = start(["analyze", "--ndjson"]);
    const run = ended(child);
    child.stdin.write(`${JSON.stringify(card)}\n`);
    child.stdout.once("data", () => child.kill("SIGINT"));
    const { code, stdout, stderr } = await run;
    expect(code).toBe(130);
    expect(values(stdout)).toHaveLength(1);
    expect(stderr).toBe("");
  });
});
