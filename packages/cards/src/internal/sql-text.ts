/** Rows as SQL that needs no parameters, for databases that are given files. */
import type { Statement, Value } from "../Sql.ts";

/** D1 takes statements of up to 100,000 bytes. */
const longestStatement = 90_000;

const insertion = /^(INSERT [^?]* VALUES) \(\?(?:, \?)*\)$/;

const utf8 = new TextEncoder();

const hex = (text: string): string =>
  Array.from(utf8.encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A literal. SQLite would end one at U+0000, and wrangler refuses a file in which a transaction seems to begin. */
export const literal = (value: Value): string => {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  if (value.includes("\0")) return `CAST(X'${hex(value)}' AS TEXT)`;
  return `'${value.replaceAll("'", "''").replaceAll("BEGIN TRANSACTION", "BEGIN'||' TRANSACTION")}'`;
};

/** A row that no statement can hold. */
export interface TooLong {
  readonly row: ReadonlyArray<Value>;
  readonly bytes: number;
}

/**
 * The rows of an insertion as statements with as many of them as one takes. Statements that
 * insert no rows of parameters give none.
 */
export const insertions = ({ sql, rows }: Statement, tooLong: (row: TooLong) => void): ReadonlyArray<string> => {
  const head = insertion.exec(sql)?.[1];
  if (head === undefined) return [];
  const statements: Array<string> = [];
  let values: Array<string> = [];
  let bytes = 0;
  const end = (): void => {
    if (values.length > 0) statements.push(`${head} ${values.join(",")}`);
    values = [];
    bytes = head.length;
  };
  end();
  for (const row of rows) {
    const value = `(${row.map(literal).join(",")})`;
    const length = utf8.encode(value).length + 1;
    if (head.length + length > longestStatement) tooLong({ row, bytes: length });
    if (bytes + length > longestStatement) end();
    values.push(value);
    bytes += length;
  }
  end();
  return statements;
};
