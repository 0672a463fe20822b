import type { GameObject } from "@palimpsest/core/Contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { holdCards, type Library, pause } from "../../src/cards/Library.ts";
import { type Answer, type Completion, type Fetch, over } from "../../src/cards/server.ts";
import { starter } from "../../src/cards/starter.ts";

const king: GameObject = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "" };
const bolt: GameObject = { name: "Chain Lightning", type_line: "Sorcery", oracle_text: "" };

const all = { source: "A source", date: "2026-11-01", count: 30_704 };
const onlyStarter = { ...all, count: 190, note: "Only the starter set." };

/** A Worker whose answers are given by hand, in whatever order. */
const played = () => {
  const asked: Array<{ readonly what: string; readonly answer: (value: Answer<never>) => void }> = [];
  const ask = (what: string) => new Promise<Answer<never>>((answer) => asked.push({ what, answer }));
  return {
    asked,
    server: { complete: (typed: string) => ask(`complete ${typed}`), card: (name: string) => ask(`card ${name}`) },
    answer: async (what: string, value: unknown) => {
      const found = asked.findLast((each) => each.what === what);
      if (found === undefined) throw new Error(`Nobody asked for ${what}.`);
      found.answer({ is: "answer", value } as Answer<never>);
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: async (what: string, is: "nobody" | "unreachable" | "problem") => {
      asked.findLast((each) => each.what === what)?.answer({ is } as Answer<never>);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
};

const completion = (names: ReadonlyArray<string>, catalogue: Completion["catalogue"] = all): Completion => ({
  names,
  catalogue,
});

const made = () => {
  const worker = played();
  const changed = vi.fn();
  const loaded = vi.fn(async () => starter);
  const now: () => Library = holdCards({
    seed: [king],
    starter: loaded,
    server: worker.server,
    changed,
    failed: () => {},
  });
  const type = async (text: string) => {
    now().type(text);
    await vi.advanceTimersByTimeAsync(pause + 1);
  };
  return { ...worker, changed, loaded, now, type };
};

beforeEach(() => {
  vi.useFakeTimers();
});

describe("cards that can be named", () => {
  it("come with the page, and nothing is fetched until somebody wants more", async () => {
    const { asked, loaded, now } = made();
    expect(now().find("Goblin King")).toBe(king);
    now().want(["Goblin King", ""]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([asked.length, loaded.mock.calls.length]).toEqual([0, 0]);
    expect(now().about).toBeUndefined();
  });

  it("are completed over the whole catalogue once it is known that there is one", async () => {
    const { answer, now, type } = made();
    await type("lightning b");
    expect(now().suggest("lightning b")).toEqual(["Lightning Bolt"]);
    await answer("complete lightning b", completion(["Lightning Bolt", "Lightning Berserker"]));
    expect(now().suggest("lightning b")).toEqual(["Lightning Bolt", "Lightning Berserker"]);
    expect(now().about).toBe("30,704 cards to choose from: A source, 2026-11-01.");
    // What is left of the answer before stands there until the next one has come.
    await type("lightning be");
    expect(now().suggest("lightning be")).toEqual(["Lightning Berserker"]);
  });

  it("ask once for what was typed in one go, and not again for the same", async () => {
    const { asked, answer, now } = made();
    for (const text of ["l", "li", "lig"]) now().type(text);
    await vi.advanceTimersByTimeAsync(pause + 1);
    await answer("complete lig", completion([]));
    now().type("lig");
    await vi.advanceTimersByTimeAsync(pause + 1);
    expect(asked.map(({ what }) => what)).toEqual(["complete lig"]);
  });

  it("take no notice of an answer that comes late", async () => {
    const { answer, now, type } = made();
    await type("chain");
    await type("chain l");
    await answer("complete chain l", completion(["Chain Lightning"]));
    await answer("complete chain", completion(["Chainbreaker"], { ...all, count: 1 }));
    expect(now().suggest("chain l")).toEqual(["Chain Lightning"]);
    expect(now().about).toContain("30,704");
  });

  it("are the starter set where the Worker has no other, which is said, and asked for no more", async () => {
    const { asked, answer, now, type } = made();
    await type("lord");
    await answer("complete lord", completion(["Lord of Atlantis"], onlyStarter));
    await type("lord of");
    expect(asked.length).toBe(1);
    expect(now().about).toBe("Only the starter set.");
    expect(now().suggest("lord of atl")).toEqual(["Lord of Atlantis"]);
    expect(now().isSettled("Nobody of This Name")).toBe(true);
  });

  it("are the starter set where nobody answers", async () => {
    const { asked, fail, now, type } = made();
    await type("lord");
    await fail("complete lord", "nobody");
    await type("lord of");
    expect(asked.length).toBe(1);
    expect(now().about).toMatch(/^This copy of the site has no server for cards: the \d+ cards of the starter set/);
  });

  it("are the starter set while nothing can be reached, and all again afterwards", async () => {
    const { answer, fail, now, type } = made();
    await type("chain");
    await fail("complete chain", "unreachable");
    expect(now().about).toMatch(/^The server can't be reached just now/);
    now().want(["Chain Lightning"]);
    await fail("card Chain Lightning", "unreachable");
    expect(now().isSettled("Chain Lightning")).toBe(true);
    await type("chain l");
    await answer("complete chain l", completion(["Chain Lightning"]));
    expect(now().isSettled("Chain Lightning")).toBe(false);
    now().want(["Chain Lightning"]);
    await answer("card Chain Lightning", bolt);
    expect(now().find("Chain Lightning")).toEqual(bolt);
    // Programs and commands without an import don't know it.
    expect(now().listed("Chain Lightning")).toBeUndefined();
  });

  it("are fetched by name once, after the starter set was looked in", async () => {
    const { asked, answer, fail, loaded, now } = made();
    now().want(["Lord of Atlantis", "Chain Lightning", "Nobody"]);
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.length, loaded.mock.calls.length]).toEqual([0, 1]);
    const want = () => now().want(["Lord of Atlantis", "Chain Lightning", "Nobody"]);
    want();
    want();
    expect(asked.map(({ what }) => what)).toEqual(["card Chain Lightning", "card Nobody"]);
    expect(now().isSettled("Chain Lightning")).toBe(false);
    await answer("card Chain Lightning", bolt);
    await fail("card Nobody", "problem");
    want();
    expect([asked.length, now().isSettled("Chain Lightning"), now().isSettled("Nobody")]).toEqual([2, true, true]);
    expect(now().find("Nobody")).toBeUndefined();
  });
});

describe("what the Worker answers", () => {
  const { signal } = new AbortController();
  const answering =
    (status: number, type: string, body: string): Fetch =>
    async () =>
      new Response(body, { status, headers: { "content-type": type } });
  const ask = async (fetch: Fetch) => (await over(fetch).card("Goblin King", signal)).is;

  it("is told from what a host of files says, from a fault, and from silence", async () => {
    vi.useRealTimers();
    expect(await ask(answering(200, "application/json", JSON.stringify(king)))).toBe("answer");
    expect(await ask(answering(404, "application/problem+json", "{}"))).toBe("problem");
    expect(await ask(answering(404, "text/html", "<h1>Not found</h1>"))).toBe("nobody");
    expect(await ask(answering(200, "text/html", "<h1>Everything is here</h1>"))).toBe("nobody");
    expect(await ask(answering(200, "application/json", "[]"))).toBe("nobody");
    expect(await ask(answering(200, "application/json", "{"))).toBe("unreachable");
    expect(await ask(answering(429, "application/problem+json", "{}"))).toBe("unreachable");
    expect(await ask(answering(503, "application/problem+json", "{}"))).toBe("unreachable");
    expect(await ask(() => Promise.reject(new TypeError("Failed to fetch")))).toBe("unreachable");
  });
});
