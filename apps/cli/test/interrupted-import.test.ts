/** An import that is killed: nothing is lost of what was there, and the next one duplicates nothing. */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import { Sql } from "@palimpsest/cards/Sql";
import { starter } from "@palimpsest/cards/Starter";
import { thorough } from "@palimpsest/test-fuzz/cases";
import * as Effect from "effect/Effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everything } from "../../../packages/cards/test/support/databases.ts";
import { ended, palimpsest, start } from "./palimpsest.ts";

/** Many cards that differ: those of the starter set, again and again under other names. */
const cards = Array.from({ length: thorough ? 4000 : 2000 }, (_, n) => {
  const card = starter().cards[n % starter().cards.length] ?? { name: "" };
  return `${JSON.stringify({ type_line: "", ...card, name: `${card.name} ${n}` })}\n`;
});

const old = { name: "Old Card", type_line: "Creature — Goblin", oracle_text: "Draw a card." };

let folder = "";
let before = "";
let whole: unknown;

const using = <A, E>(path: string, program: Effect.Effect<A, E, Sql>): Promise<A> =>
  Effect.runPromise(Effect.provide(program, NodeSqlite.layer(path)));

const importing = (path: string) => [
  "cards",
  "import",
  "-",
  "--source",
  "s",
  "--date",
  "2026-11-30",
  "--database",
  path,
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "palimpsest-killed-"));
  before = join(folder, "before.sqlite");
  expect((await palimpsest(importing(before), { input: [JSON.stringify(old)] })).code).toBe(0);
  const path = join(folder, "whole.sqlite");
  copyFileSync(before, path);
  expect((await palimpsest(importing(path), { input: cards })).code).toBe(0);
  whole = await using(path, everything);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts an import that will be killed: what was not read of its input by then is lost, which is no error. */
const doomed = (path: string) => {
  const child = start(importing(path));
  child.stdin.on("error", () => {});
  return child;
};

/** How many rows of a version that nobody sees are there. */
const unseen = (table: "card" | "use") =>
  Effect.flatMap(Sql, (sql) =>
    Effect.map(
      sql.all<{ rows: number }>(
        `SELECT count(DISTINCT ${table === "card" ? "id" : "card"}) AS rows FROM ${table} WHERE version NOT IN (SELECT version FROM visible)`,
      ),
      ([row]) => row?.rows ?? 0,
    ),
  );

/** Waits until so many cards are written, which is what was given but for the last transactions. */
const until = async (path: string, table: "card" | "use", rows: number): Promise<void> => {
  while ((await using(path, unseen(table))) < rows) await sleep(5);
};

describe.each(thorough ? [30, 60, 95] : [60])(
  "an import that is killed with %i per cent of the file read",
  (percent) => {
    it("leaves the old cards, and the next one has everything once", async () => {
      const path = join(folder, `${percent}.sqlite`);
      copyFileSync(before, path);
      const child = doomed(path);
      const run = ended(child);
      const given = Math.round((cards.length * percent) / 100);
      child.stdin.write(cards.slice(0, given).join(""));
      await until(path, "card", given - 700);
      child.kill("SIGKILL");
      expect((await run).code).toBeNull();
      expect(await using(path, unseen("card"))).toBeGreaterThan(0);
      expect((await palimpsest(["cards", "show", "old card", "--database", path])).code).toBe(0);
      expect((await palimpsest(importing(path), { input: cards })).code).toBe(0);
      expect(await using(path, everything)).toEqual(whole);
    });
  },
);

it("the same holds for one that is killed while it analyses the cards", async () => {
  const path = join(folder, "analysing.sqlite");
  copyFileSync(before, path);
  const child = doomed(path);
  const run = ended(child);
  child.stdin.end(cards.join(""));
  await until(path, "use", 1);
  child.kill("SIGKILL");
  expect((await run).code).toBeNull();
  expect((await palimpsest(["cards", "show", "old card", "--database", path])).code).toBe(0);
  expect((await palimpsest(importing(path), { input: cards })).code).toBe(0);
  expect(await using(path, everything)).toEqual(whole);
});
