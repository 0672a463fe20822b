import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { D1Database } from "@cloudflare/workers-types";
import * as D1 from "@palimpsest/cards/D1";
import { starter } from "@palimpsest/cards/Starter";
import type { Card, Outcome } from "@palimpsest/core/Contract";
import * as Names from "@palimpsest/core/Names";
import * as Effect from "effect/Effect";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { imported } from "../../../packages/cards/test/support/databases.ts";
import { app } from "../src/app.ts";
import { versionIsKnownFor } from "../src/services.ts";
import { evolution, origin, type Problem, problemIn } from "./support.ts";

const { TEST_SERVED, TEST_MIGRATIONS } = env as unknown as {
  readonly TEST_SERVED: D1Database;
  readonly TEST_MIGRATIONS: Array<D1Migration>;
};

/** The name of a card that the starter set has not, with the text that it has on a day. */
const lord = (text: string): Card => ({ name: "Lord of the Suite", type_line: "Creature — Goblin", oracle_text: text });

const showing = (text: string, date = "2026-11-30"): Promise<unknown> =>
  Effect.runPromise(
    Effect.provide(imported([...starter().cards, lord(text)], { source: "the suite", date }), D1.layer(TEST_SERVED)),
  );

/** The database as a Worker that has just begun is bound to it, with every statement that it is asked. */
const bound = () => {
  const asked: Array<string> = [];
  const state = { fails: false };
  const prepare = (sql: string) => {
    asked.push(sql);
    return TEST_SERVED.prepare(state.fails ? "SELECT nothing FROM card" : sql);
  };
  const database = { prepare, batch: () => Promise.reject(new Error("Nothing is written here.")) };
  const bindings = { CARDS: database as unknown as D1Database };
  const ask = (path: string, init?: RequestInit) => app.fetch(new Request(`${origin}${path}`, init), bindings);
  const post = (path: string, body: unknown, type = "application/json") =>
    ask(path, {
      method: "POST",
      headers: { "content-type": type },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { asked, state, ask, post };
};

const path = "/v1/cards/Lord%20of%20the%20Suite";
const textAt = async (response: Response | Promise<Response>) => (await (await response).json<Card>()).oracle_text;

beforeAll(() => applyD1Migrations(TEST_SERVED, TEST_MIGRATIONS));
beforeEach(async () => {
  await showing("Other Goblins get +1/+1.");
});
afterEach(() => vi.useRealTimers());

describe("a Worker that is bound to imported cards", () => {
  it("asks one thing for a name once it is warm, and nothing for an answer that is kept", async () => {
    const { asked, ask, post } = bound();
    expect((await ask("/v1/cards/Goblin%20King")).status).toBe(200);
    asked.length = 0;
    expect(await textAt(ask(path))).toBe("Other Goblins get +1/+1.");
    expect(asked).toHaveLength(1);
    await ask(path);
    expect(asked).toHaveLength(1);
    const outcome = await (await post("/v1/apply", { ...evolution, card: "lord of the suite" })).json<{
      object: Card;
    }>();
    expect(outcome.object.oracle_text).toBe("Other Elves get +1/+1.");
    expect(outcome).toMatchObject({ catalogue: { source: "the suite", date: "2026-11-30" } });
    expect(asked).toHaveLength(2);
  });

  it("counts the names that an outcome does not tell one by one, with one question more (612.7)", async () => {
    const { asked, ask, post } = bound();
    await ask("/v1/lexicon/color-word");
    const kit = async (card: unknown) => {
      asked.length = 0;
      const { names, notes } = await (await post("/v1/apply", { card, with: "Spy Kit" })).json<Outcome>();
      const note = notes.find(({ code }) => code === "every-name");
      return { names, note, questions: asked.length };
    };
    const wanted = new Set([...starter().cards, lord("")].flatMap((each) => Names.ofNonlegendaryCreatures(each)));
    const known = { count: wanted.size, source: "the suite", date: "2026-11-30" };
    const first = await kit("Lord of the Suite");
    expect(first).toMatchObject({ names: { every: "nonlegendary-creature-cards" }, note: { known }, questions: 2 });
    expect(first.note?.message).toContain(` Known are ${wanted.size} (the suite, 2026-11-30).`);
    expect(await kit("Goblin King")).toMatchObject({ note: { known }, questions: 1 });
    const whole = await kit(lord("Haste"));
    expect(whole.questions).toBe(0);
    expect(whole.note).not.toHaveProperty("known");
    const counted = { notes: expect.arrayContaining([expect.objectContaining({ code: "every-name", known })]) };
    const batch = await post("/v1/batch?with=Spy+Kit", "Goblin King\nLord of the Suite\n", "text/plain");
    const lines = (await batch.text()).trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([counted, counted]);
    const url = `/v1/apply?${new URLSearchParams({ card: "Goblin King", with: "Spy Kit" })}`;
    expect(await (await ask(url)).json()).toMatchObject(counted);

    await showing("Other Goblins get +2/+2.", "2026-12-01");
    await kit("Goblin King");
    expect(await kit("Goblin King")).toMatchObject({ note: { known: { ...known, date: "2026-12-01" } } });
  });

  it("takes any card by name wherever a name will do", async () => {
    const { post, ask } = bound();
    const name = "Lord of the Suite";
    const applied = await ask(`/v1/apply?${new URLSearchParams({ ...evolution, card: name })}`);
    expect(applied.status).toBe(200);
    const lines = await post("/v1/batch?with=Artificial+Evolution&from=Goblin&to=Elf", `4 ${name}\n`, "text/plain");
    expect(await lines.text()).toContain("Other Elves get +1/+1.");
    const exchanged = await post("/v1/apply", { card: "Goblin King", with: "Exchange of Words", cards: [name] });
    expect((await exchanged.json<{ object: Card }>()).object.oracle_text).toBe("Other Goblins get +1/+1.");
    const scenario = await post("/v1/scenarios", {
      title: "A lord",
      rules: ["612.1"],
      objects: { lord: name },
      steps: [{ do: "move", object: "lord", to: "exile" }],
      expect: [{ object: "lord", oracle_text: "Other Goblins get +1/+1." }],
    });
    expect(await scenario.json()).toMatchObject({ pass: true });
    const called = await post("/mcp", {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "search_cards", arguments: { query: '"lord of the suite" uses:goblin' } },
    });
    expect(await called.json()).toMatchObject({
      result: { structuredContent: { cards: [{ name, type_line: "Creature — Goblin" }] } },
    });
    const page = await ask(`/p?${new URLSearchParams({ ...evolution, card: name })}`, {
      headers: { accept: "text/html" },
    });
    expect(await page.text()).toContain("<h1>Lord of the Suite after Artificial Evolution</h1>");
  });

  it("searches and completes among them, and says what they are", async () => {
    const { asked, ask } = bound();
    const catalogue = { source: "the suite", date: "2026-11-30", count: starter().cards.length + 1 };
    const found = await ask("/v1/cards?query=%22lord%20of%20the%20suite%22");
    expect(await found.json()).toEqual({
      cards: [{ ...lord("Other Goblins get +1/+1."), uses: [] }],
      catalogue,
    });
    asked.length = 0;
    expect(await (await ask("/v1/autocomplete?name=lord%20of%20the%20s&limit=1")).json()).toEqual({
      names: ["Lord of the Suite"],
      catalogue,
    });
    expect(asked).toHaveLength(1);
    expect((await problemIn(await ask("/v1/cards/lrod%20of%20the%20siute"))).suggestions).toEqual([
      "Lord of the Suite",
    ]);
  });

  it("never reads all names", async () => {
    const { asked, ask } = bound();
    await ask("/v1/cards/Nobody%20At%20All");
    await ask("/v1/autocomplete?name=nobdy%20at%20al");
    expect(asked.length).toBeGreaterThanOrEqual(4);
    for (const sql of asked) expect(sql).toMatch(/ LIMIT |n\.key = \?|FROM visible JOIN version/);
  });
});

describe("a Worker while cards are imported", () => {
  it("goes on with what it knows for a minute at most", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { asked, ask } = bound();
    const before = await ask(path);
    const etag = before.headers.get("etag") ?? "";
    expect(await textAt(before)).toBe("Other Goblins get +1/+1.");

    await showing("Other Goblins get +2/+2.");
    expect(await textAt(ask(path))).toBe("Other Goblins get +1/+1.");
    vi.setSystemTime(Date.now() + versionIsKnownFor);
    asked.length = 0;
    const after = await ask(path, { headers: { "if-none-match": etag } });
    expect([after.status, await textAt(after)]).toEqual([200, "Other Goblins get +2/+2."]);
    expect(asked).toHaveLength(2);
    expect(await textAt(ask(path))).toBe("Other Goblins get +2/+2.");
    expect(asked).toHaveLength(2);

    await showing("Other Goblins get +3/+3.");
    vi.setSystemTime(Date.now() + versionIsKnownFor);
    expect(await textAt(ask(path))).toBe("Other Goblins get +3/+3.");
  });

  it("knows of the import as soon as it looks another card up", async () => {
    const { ask, post } = bound();
    expect(await textAt(ask(path))).toBe("Other Goblins get +1/+1.");
    await showing("Other Goblins get +2/+2.", "2026-12-01");
    expect(await textAt(ask(path))).toBe("Other Goblins get +1/+1.");
    await post("/v1/apply", evolution);
    expect(await textAt(ask(path))).toBe("Other Goblins get +2/+2.");
    expect(await (await ask("/v1/cards?query=t:goblin")).json()).toMatchObject({ catalogue: { date: "2026-12-01" } });
  });

  it("asks for the version once a minute, however many answers are kept", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { asked, ask } = bound();
    for (let n = 0; n < 3; n++) {
      asked.length = 0;
      for (let again = 0; again < 20; again++) await ask("/v1/lexicon/color-word");
      expect(asked).toHaveLength(1);
      vi.setSystemTime(Date.now() + versionIsKnownFor);
    }
  });
});

describe("a Worker whose database fails", () => {
  it("answers 503 for names, and serves what needs none", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { state, ask, post } = bound();
    state.fails = true;
    for (const failing of ["/v1/cards/Goblin%20King", "/v1/cards?query=goblin", "/v1/autocomplete?name=gob"]) {
      const problem: Problem = await problemIn(await ask(failing));
      expect([failing, problem.status, problem.tag]).toEqual([failing, 503, "CatalogueUnavailable"]);
    }
    const [line] = (await (await post("/v1/batch?with=Crystal+Spray", "Goblin King\n", "text/plain")).text()).split(
      "\n",
    );
    expect(JSON.parse(line ?? "")).toMatchObject({ line: 1, error: { tag: "CatalogueUnavailable" } });
    expect((await ask("/v1/lexicon/color-word")).status).toBe(200);
    expect((await post("/v1/analyze", lord("Goblin"))).status).toBe(200);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it("goes on with the answers that it has", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { state, ask } = bound();
    await ask(path);
    state.fails = true;
    vi.setSystemTime(Date.now() + versionIsKnownFor);
    expect(await textAt(ask(path))).toBe("Other Goblins get +1/+1.");
  });
});
