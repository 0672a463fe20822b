import { DatabaseSync } from "node:sqlite";
import { anyCharacter } from "@palimpsest/test-fuzz/strings";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { insertions, literal, type TooLong } from "../src/internal/sql-text.ts";

const never = ({ bytes }: TooLong): never => {
  throw new Error(`A row of ${bytes} bytes`);
};

it("a literal is the value that a parameter would be, and begins no transaction for wrangler", () => {
  const database = new DatabaseSync(":memory:");
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({
      unit: fc.constantFrom("'", '"', ";", "\n", "\r", "\0", "--", "/*", "[", "\ud800", "é", "BEGIN TRANSACTION"),
    }),
  );
  const values = fc.oneof(texts, fc.integer(), fc.constant(null));
  fc.assert(
    fc.property(values, (value) => {
      const text = literal(value);
      expect(text).not.toContain("BEGIN TRANSACTION");
      const [written] = database.prepare(`SELECT ${text} AS value`).all();
      const [bound] = database.prepare("SELECT ? AS value").all(value);
      expect(written).toEqual(bound);
    }),
    { numRuns: 500 },
  );
  database.close();
});

it("rows become statements that D1 takes, in their order", () => {
  const rows = Array.from({ length: 5000 }, (_, n) => [n, "é'".repeat(n % 40)]);
  const sql = "INSERT OR IGNORE INTO x (a, b) VALUES (?, ?)";
  const statements = insertions({ sql, rows }, never);
  expect(statements.length).toBeGreaterThan(3);
  for (const each of statements) expect(Buffer.byteLength(each)).toBeLessThan(100_000);
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE x (a, b)");
  for (const each of statements) database.exec(each);
  expect(
    database
      .prepare("SELECT a, b FROM x ORDER BY rowid")
      .all()
      .map(({ a, b }) => [a, b]),
  ).toEqual(rows);
  database.close();
});

it("a row that no statement can hold is told", () => {
  const told: Array<TooLong> = [];
  insertions({ sql: "INSERT INTO x (a) VALUES (?)", rows: [["a".repeat(100_000)]] }, (row) => told.push(row));
  expect(told).toEqual([{ row: ["a".repeat(100_000)], bytes: 100_005 }]);
});

it("what inserts no rows of parameters gives nothing", () => {
  const others = ["DELETE FROM x", "UPDATE x SET a = ?", "INSERT INTO x (a) SELECT a FROM x WHERE a = ?"];
  for (const sql of others) expect(insertions({ sql, rows: [[1]] }, never)).toEqual([]);
});
