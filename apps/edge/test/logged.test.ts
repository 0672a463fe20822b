import { describe, expect, it, vi } from "vitest";
import { ask, evolution, post, query } from "./support.ts";

const lines = async (work: () => Promise<unknown>): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    await work();
    return log.mock.calls.map(([line]) => JSON.parse(line));
  } finally {
    log.mockRestore();
  }
};

describe("X-Request-Id", () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

  it("is on every answer, and each is new", async () => {
    const answers = [
      await ask("/health"),
      await ask("/nope"),
      await ask(query(evolution)),
      await ask(query(evolution)),
    ];
    const ids = answers.map(({ headers }) => headers.get("x-request-id") ?? "");
    for (const id of ids) expect(id).toMatch(uuid);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(["trace-1234", "0123456789abcdef0123456789abcdef", "a.b_c-d.e"])("%s: taken over", async (id) => {
    expect((await ask("/health", { headers: { "x-request-id": id } })).headers.get("x-request-id")).toBe(id);
  });

  it.each(["", "short", "x".repeat(65), 'a"b{}<script>', "with blanks in it"])("%j: not taken over", async (id) => {
    const headers = { "x-request-id": id };
    expect((await ask("/health", { headers })).headers.get("x-request-id")).toMatch(uuid);
  });
});

describe("the log", () => {
  it("has one line for each request, with method, route, status, time and id", async () => {
    const seen = await lines(async () => {
      await ask("/v1/cards/Goblin%20King", { headers: { "x-request-id": "trace-1234" } });
      await post("/v1/apply", evolution);
      await ask("/v1/apply", { method: "DELETE" });
      await ask("/nowhere/at/all");
    });
    expect(seen.map(({ method, route, status }) => [method, route, status])).toEqual([
      ["GET", "/v1/cards/:name", 200],
      ["POST", "/v1/apply", 200],
      ["DELETE", "/v1/apply", 405],
      ["GET", null, 404],
    ]);
    expect(seen[0]?.id).toBe("trace-1234");
    for (const line of seen) {
      expect(Object.keys(line)).toEqual(["method", "route", "status", "ms", "id"]);
      expect(line.ms).toBeGreaterThanOrEqual(0);
    }
  });

  it("has nothing of what was asked", async () => {
    const secret = "Zebedee";
    const seen = await lines(async () => {
      await ask(`/v1/cards/${secret}?${secret}=${secret}`);
      await ask(`/${secret}`);
      await ask(query({ ...evolution, from: secret }));
      await post("/v1/apply", { ...evolution, card: secret });
      await post("/v1/analyze", { name: secret });
      await ask("/health", { headers: { "user-agent": secret, "x-request-id": `<${secret}>`, cookie: secret } });
    });
    expect(seen.length).toBe(6);
    expect(JSON.stringify(seen)).not.toContain(secret);
  });
});
