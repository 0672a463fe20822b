/** A query as SQL over the tables of the migrations. Every value is bound, and none is written into the statement. */
import type * as Query from "../Query.ts";
import type { Value } from "../Sql.ts";
import { phrase } from "./full-text.ts";

/** The last card of a page. Its number counts within its version alone; the key of its name stays what it is. */
export interface Position {
  readonly version: number;
  readonly key: string;
  readonly id: number;
}

/** A statement with the values of its parameters. */
export interface Asking {
  readonly sql: string;
  readonly values: ReadonlyArray<Value>;
}

/** Values bound to numbered parameters, each once. */
class Bound {
  readonly values: Array<Value> = [];
  readonly #numbers = new Map<Value, number>();

  /** The parameter of a value: "?3". */
  add(value: Value): string {
    let number = this.#numbers.get(value);
    if (number === undefined) {
      this.values.push(value);
      number = this.values.length;
      this.#numbers.set(value, number);
    }
    return `?${number}`;
  }
}

const visible = "(SELECT version FROM visible)";

const restricted = ({ by, among, negated }: Query.Restriction, bound: Bound): string => {
  const list = among.map((each) => bound.add(each)).join(", ");
  return negated ? `(u.${by} IS NULL OR u.${by} NOT IN (${list}))` : `u.${by} IN (${list})`;
};

/** The condition on a row of `use`, as `u`. */
const ofWord = ({ used, class: wordClass, word, where }: Query.WordQuery, bound: Bound): string =>
  [
    ...(wordClass === undefined ? [] : [`u.class = ${bound.add(wordClass)}`]),
    ...(word === undefined ? [] : [`u.word = ${bound.add(word)}`]),
    ...(used === undefined ? [] : [`u.used = ${used ? 1 : 0}`]),
    ...where.map((each) => restricted(each, bound)),
  ].join(" AND ");

/** The condition on a row of `card`, as `c`. */
const condition = (query: Query.Query, bound: Bound): string => {
  switch (query.kind) {
    case "and":
      return `(${query.parts.map((part) => condition(part, bound)).join(" AND ")})`;
    case "or":
      return `(${query.parts.map((part) => condition(part, bound)).join(" OR ")})`;
    case "not":
      return `NOT ${condition(query.part, bound)}`;
    case "text":
      return `c.id IN (SELECT rowid FROM text WHERE text MATCH ${bound.add(phrase(query.field, query.words, query.prefix))})`;
    case "word":
      return `c.id IN (SELECT u.card FROM use u WHERE u.version = ${visible} AND ${ofWord(query, bound)})`;
    case "changer":
      return `c.id IN (SELECT card FROM affects WHERE version = ${visible} AND changer = ${bound.add(query.changer)})`;
    case "is":
      switch (query.what) {
        case "token":
          return "c.token = 1";
        case "multiface":
          return "c.faces > 1";
        case "rebalanced":
          return "c.name GLOB 'A-*'";
      }
  }
};

const behind = (after: Position, bound: Bound): string => {
  const key = bound.add(after.key);
  const sameKey = `c.version = ${bound.add(after.version)} AND c.id > ${bound.add(after.id)}`;
  return `c.key >= ${key} AND (c.key > ${key} OR (${sameKey}))`;
};

/** The cards that a query asks for, in the order of their names: so many at most, from the start or behind a place. */
export const cardsAfter = (query: Query.Query, after: Position | undefined, limit: number): Asking => {
  const bound = new Bound();
  const where = condition(query, bound);
  const sql = `SELECT c.version, c.id, c.key, c.json FROM card c
    WHERE c.version = ${visible} AND ${where}${after === undefined ? "" : ` AND ${behind(after, bound)}`}
    ORDER BY c.key, c.id LIMIT ${bound.add(limit)}`;
  return { sql, values: bound.values };
};

/** The words of some cards that are asked for, in the order in which they stand. */
export const wordsOfCards = (words: ReadonlyArray<Query.WordQuery>, ids: ReadonlyArray<number>): Asking => {
  const bound = new Bound();
  const cards = bound.add(JSON.stringify(ids));
  const where = words.map((word) => `(${ofWord(word, bound)})`).join(" OR ");
  const sql = `SELECT u.card, u.face, u.field, u.class, u.word, u.context, u.used, u.reason, u.count FROM use u
    WHERE u.card IN (SELECT value FROM json_each(${cards})) AND (${where}) ORDER BY u.rowid`;
  return { sql, values: bound.values };
};
