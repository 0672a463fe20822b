import { expect, it, vi } from "vitest";
import { Lru } from "../src/lru.ts";
import { readings } from "../src/services.ts";
import { post } from "./support.ts";

it("forgets what was not used for longest", () => {
  const lru = new Lru<number>(2, 100);
  lru.set("a", 1, 1);
  lru.set("b", 2, 1);
  expect(lru.get("a")).toBe(1);
  lru.set("c", 3, 1);
  expect([lru.get("a"), lru.get("b"), lru.get("c")]).toEqual([1, undefined, 3]);
});

it("holds no more than its size, and nothing large", () => {
  const lru = new Lru<string>(100, 80);
  for (const key of ["a", "b", "c", "d", "e", "f", "g", "h", "i"]) lru.set(key, key, 10);
  expect([lru.count, lru.size, lru.get("a"), lru.get("i")]).toEqual([8, 80, undefined, "i"]);
  lru.set("large", "x", 11);
  expect([lru.count, lru.get("large")]).toEqual([8, undefined]);
});

it("counts what is set again once, and drops it where it has become large", () => {
  const lru = new Lru<number>(10, 80);
  lru.set("a", 1, 5);
  lru.set("a", 2, 7);
  expect([lru.count, lru.size, lru.get("a")]).toEqual([1, 7, 2]);
  lru.set("a", 3, 70);
  expect([lru.count, lru.size, lru.get("a")]).toEqual([0, 0, undefined]);
});

it("does not grow under a stream of distinct keys", () => {
  const lru = new Lru<number>(50, 1_000);
  for (let n = 0; n < 10_000; n++) {
    lru.set(`key ${n}`, n, (n * 37) % 125);
    expect(lru.count).toBeLessThanOrEqual(50);
    expect(lru.size).toBeLessThanOrEqual(1_000);
  }
  expect(lru.get("key 9999")).toBe(9_999);
});

it("a stream of distinct cards does not make the Worker remember more than it may", async () => {
  const card = (n: number, text: string) => ({ name: `Card ${n}`, type_line: "Creature — Goblin", oracle_text: text });
  for (let n = 0; n < 1_500; n++) await post("/v1/analyze", card(n, `Goblin ${n} is red.`));
  expect(readings.count).toBe(1_000);
  for (let n = 0; n < 60; n++) await post("/v1/analyze", card(n, `${n} ${"red ".repeat(500)}`));
  expect(readings.count).toBeLessThan(100);
  expect(readings.size).toBeLessThanOrEqual(1_000_000);
});

it("a text that was read is not read again", async () => {
  const card = { name: "Card", type_line: "Creature — Goblin", oracle_text: "Goblins are blue." };
  const kept = vi.spyOn(readings, "set");
  const first = await (await post("/v1/analyze", card)).json();
  expect(kept).toHaveBeenCalledOnce();
  expect(await (await post("/v1/analyze", card)).json()).toEqual(first);
  expect(kept).toHaveBeenCalledOnce();
  kept.mockRestore();
});
