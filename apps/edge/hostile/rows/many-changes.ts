import { apply, card, change, invalid, ok, posted, type Row, refused, tooLarge } from "../row.ts";

const many = <T>(count: number, each: (index: number) => T): ReadonlyArray<T> =>
  Array.from({ length: count }, (_, index) => each(index));
const request = (changes: unknown, fields: object = {}) => ({
  object: card({ oracle_text: "red", ...fields }),
  changes,
});
const list = refused("ListTooLong", "/changes");
const changes = refused("TooManyChanges", "/changes");

export const manyChanges: ReadonlyArray<Row> = [
  posted(apply, "10,000 that are too many bytes", request(many(10_000, () => change)), tooLarge),
  posted(apply, "10,000 of overload", request(many(10_000, () => ({ kind: "overload" }))), list),
  posted(apply, "10,000 of cleave", request(many(10_000, () => ({ kind: "cleave" }))), list),
  posted(apply, "10,000 of no kind", request(many(10_000, () => ({}))), list),
  posted(apply, "10,000 of null", request(many(10_000, () => null)), list),
  posted(apply, "10,000 numbers", request(many(10_000, (index) => index)), list),
  posted(apply, "10,000 lists", request(many(10_000, () => [])), list),
  posted(apply, "10,000 words", request(many(10_000, () => "red")), list),
  posted(apply, "10,000 of an unknown kind", request(many(10_000, () => ({ kind: "x" }))), list),
  posted(
    apply,
    "10,000 in an object",
    request(Object.fromEntries(many(10_000, (index) => [`c${index}`, {}]))),
    invalid("/changes"),
  ),
  posted(apply, "10,000 names", request(many(10_000, () => ({ kind: "set-name", name: "" })).slice(0, 6_500)), list),
  posted(apply, "1,001 changes of words", request(many(1_001, () => change)), list),
  posted(apply, "1,000 changes of words", request(many(1_000, () => change)), changes),
  posted(
    apply,
    "1,000 chained changes",
    request(many(1_000, (index) => (index % 2 ? change : { ...change, from: "blue", to: "red" }))),
    changes,
  ),
  posted(apply, "1,000 of overload", request(many(1_000, () => ({ kind: "overload" }))), changes),
  posted(apply, "1,000 splices", request(many(1_000, () => ({ kind: "splice", card: { name: "Y" } }))), changes),
  posted(apply, "1,000 full texts", request(many(1_000, () => ({ kind: "full-text", of: { name: "Y" } }))), changes),
  posted(apply, "101 changes", request(many(101, () => change)), changes),
  posted(apply, "100 changes", request(many(100, () => change)), ok),
  posted(
    apply,
    "100 chained changes",
    request(many(100, (index) => (index % 2 ? change : { ...change, from: "blue", to: "red" }))),
    ok,
  ),
  posted(
    apply,
    "100 changes of every word",
    request(
      many(100, (index) => ({ kind: "replace-every-word", class: "color-word", to: index % 2 ? "red" : "blue" })),
    ),
    ok,
  ),
  posted(apply, "100 new names", request(many(100, (index) => ({ kind: "set-name", name: `Y${index}` }))), ok),
  posted(
    apply,
    "100 with one id",
    request(many(100, () => ({ ...change, id: "a" }))),
    refused("DuplicateId", "/changes/1/id"),
  ),
  posted(apply, "100 at one time", request(many(100, () => ({ ...change, timestamp: 0 }))), ok),
  posted(
    apply,
    "huge timestamps",
    request([
      { ...change, timestamp: 1e308 },
      { ...change, timestamp: -1e308 },
    ]),
    ok,
  ),
  posted(
    apply,
    "51 on a long text",
    request(
      many(51, () => change),
      { oracle_text: "red ".repeat(2_500) },
    ),
    changes,
  ),
  posted(
    apply,
    "1,001 objects",
    { ...request([]), objects: Object.fromEntries(many(1_001, (index) => [`o${index}`, { name: "Y" }])) },
    refused("TooManyObjects", "/objects"),
  ),
  posted(
    apply,
    "1,001 cards",
    { card: "Goblin King", with: "Splice", cards: many(1_001, () => "Goblin King") },
    refused("ListTooLong", "/cards"),
  ),
  posted(
    apply,
    "1,000 cards",
    { card: "Goblin King", with: "Splice", cards: many(1_000, () => "Goblin King") },
    refused("TooManyObjects", "/cards"),
  ),
];
