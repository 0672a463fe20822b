import { describe, expect, it } from "vitest";
import type { Fetch } from "../../src/cards/server.ts";
import { searchBy } from "../../src/search/ask.ts";
import { shownHit } from "../../src/search/found.ts";
import { searchStarter } from "../../src/search/local.ts";

const { signal } = new AbortController();

const down: Fetch = () => Promise.reject(new TypeError("Failed to fetch"));
const files: Fetch = async () =>
  new Response("<h1>Not found</h1>", { status: 404, headers: { "content-type": "text/html" } });

const search = (fetch: Fetch) => searchBy(fetch, async () => searchStarter);

const page = async (fetch: Fetch, query: string, cursor?: string) => {
  const found = await search(fetch)(query, cursor, signal);
  if (found.is !== "found") throw new Error(`${query} is ${found.is}.`);
  return found.page;
};

describe("a search without a Worker", () => {
  it.each([
    ["a host of files", files, /^This copy of the site has no server/],
    ["nothing that can be reached", down, /^The server can't be reached/],
  ])("looks through the starter set page by page, and says so: %s", async (_, fetch, note) => {
    const names: Array<string> = [];
    let cursor: string | undefined;
    do {
      const found = await page(fetch, "t:creature", cursor);
      names.push(...found.cards.map(({ name }) => name));
      cursor = found.next;
      if (names.length === found.cards.length) expect(found.catalogue.note).toMatch(note);
    } while (cursor !== undefined);
    expect(names.length).toBeGreaterThan(40);
    expect(new Set(names).size).toBe(names.length);
  });

  it("does not begin anew in the starter set where a page of the Worker was to be followed by another", async () => {
    expect(await search(down)("t:creature", "its-cursor", signal)).toEqual({ is: "stopped" });
  });

  it("hands on what the Worker finds wrong", async () => {
    const body = { detail: "Too much.", offset: 2, end: 4, suggestions: ["x"] };
    const wrong: Fetch = async () =>
      new Response(JSON.stringify(body), { status: 400, headers: { "content-type": "application/problem+json" } });
    expect(await search(wrong)("goblin", undefined, signal)).toEqual({
      is: "wrong",
      problem: { message: "Too much.", offset: 2, end: 4, suggestions: ["x"] },
    });
  });
});

describe("a card that was found", () => {
  it("has its words marked where the query asked for them, and why", async () => {
    const { cards } = await page(down, "looks:black name:knight");
    const knight = cards.find(({ name }) => name === "Black Knight");
    if (knight === undefined) throw new Error("Black Knight is not there.");
    const { faces, words, usages } = shownHit(knight);
    expect(faces[0]?.name).toEqual([{ text: "Black", usage: 0 }, { text: " Knight" }]);
    expect(faces[0]?.text.every(({ usage }) => usage === undefined)).toBe(true);
    expect(words).toMatchObject([{ word: "black", used: false, reason: "self-name", usage: 0 }]);
    expect(usages[0]?.reason).toBe("self-name");
  });

  it("has every word that the index tells, on every face, of every card of the starter set", async () => {
    const all: Array<string> = [];
    let told = 0;
    let cursor: string | undefined;
    do {
      const found = await page(
        down,
        "uses:creature-type or uses:color-word or looks:creature-type or looks:color-word",
        cursor,
      );
      for (const card of found.cards) {
        const { words } = shownHit(card);
        told += words.length;
        for (const word of words)
          if (word.usage === undefined) all.push(`${card.name}: ${word.word} ${word.reason ?? ""}`);
      }
      cursor = found.next;
    } while (cursor !== undefined);
    expect(all).toEqual([]);
    expect(told).toBeGreaterThan(100);
  });
});
