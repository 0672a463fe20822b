/** Texts, objects and changes that take long for their length. */
/** What is asked for: a batch is a text, any other body a value. */
export type Body = readonly [what: string, path: string, body: unknown];

export const red = (length: number): string => "red ".repeat(Math.floor(length / 4));
export const change = (n: number) => ({
  kind: "replace-word",
  class: "color-word",
  ...(n % 2 === 0 ? { from: "red", to: "blue" } : { from: "blue", to: "red" }),
});
export const list = <A>(count: number, item: (n: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, n) => item(n));
export const card = (oracle_text: string, fields: object = {}) => ({
  name: "X",
  type_line: "Creature — Goblin",
  oracle_text,
  ...fields,
});
export const byId = (count: number, item: (n: number) => object) =>
  Object.fromEntries(list(count, (n) => [`o${n}`, item(n)]));
const types = ["Goblin", "Elf", "Human", "Wizard", "Knight", "Soldier", "Cleric", "Rogue", "Shaman", "Druid"];
export const ring = (n: number) => ({
  kind: "replace-word",
  class: "creature-type",
  from: types[n % types.length],
  to: types[(n + 1) % types.length],
});
export const evolution = { with: "Artificial Evolution", from: "Goblin", to: "Elf" };
export const sleight = { with: "Sleight of Mind", from: "red", to: "blue" };

/** The longest answer of one request. */
export const longSplice = {
  card: card(red(9_800), { type_line: "Instant — Arcane" }),
  with: "Splice",
  cards: list(3, (n) =>
    card(`${red(9_900)}\nSplice onto Arcane {1}`, { name: `S${n}`, type_line: "Instant — Arcane" }),
  ),
};
