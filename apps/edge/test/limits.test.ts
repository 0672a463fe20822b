import { describe, expect, it } from "vitest";
import { evolution, post, problemIn } from "./support.ts";

const card = (fields: object) => ({ name: "X", type_line: "Creature", ...fields });
const change = { kind: "replace-word", class: "color-word", from: "red", to: "blue" };
const changes = (count: number) => Array(count).fill(change);
const objects = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`o${i}`, card({})]));
const deep = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels));
const splice = { kind: "splice", card: "long" };
const long = card({ oracle_text: "red ".repeat(2_500) });
const apply = (fields: object, rest: object = {}) => ({ object: card(fields), changes: [], ...rest });

describe("each limit has a problem of its own, with the number in it", () => {
  type Case = readonly [what: string, body: object, tag: string, limit: number, pointer: string];
  const faces = (count: number, text: string) => Array(count).fill({ name: "Y", oracle_text: text });
  const cases: ReadonlyArray<Case> = [
    ["faces", apply({ card_faces: faces(1_001, "") }), "ListTooLong", 1_000, "/object/card_faces"],
    ["items nobody knows", { ...evolution, a: { "b/c": Array(1_001).fill(0) } }, "ListTooLong", 1_000, "/a/b~1c"],
    ["levels", apply({ a: deep(70) }), "TooDeep", 64, `/object/a${"/0".repeat(63)}`],
    ["letters", apply({ oracle_text: "x".repeat(10_001) }), "TextTooLong", 10_000, "/object/oracle_text"],
    ["letters of a name", { ...evolution, card: "x".repeat(10_001) }, "TextTooLong", 10_000, "/card"],
    ["letters nobody knows", { ...evolution, a: ["x".repeat(10_001)] }, "TextTooLong", 10_000, "/a/0"],
    ["changes", apply({}, { changes: changes(101) }), "TooManyChanges", 100, "/changes"],
    ["changes on a long text", { object: long, changes: changes(50) }, "TooManyChanges", 49, "/changes"],
    [
      "changes that bring a long text along",
      apply({}, { objects: { long }, changes: Array(11).fill(splice) }),
      "TooManyChanges",
      4,
      "/changes",
    ],
    ["objects", apply({}, { objects: objects(101) }), "TooManyObjects", 100, "/objects"],
    ["cards", { ...evolution, cards: Array(101).fill("Goblin King") }, "TooManyObjects", 100, "/cards"],
    ["text on faces", apply({ card_faces: faces(5, "x".repeat(8_000)) }), "ObjectTooLarge", 40_000, ""],
    ["granted text", apply({ granted: Array(1_000).fill("x".repeat(40)) }), "ObjectTooLarge", 40_000, ""],
    ["text of objects", apply({}, { objects: { a: long, b: long, c: long, d: long } }), "ObjectTooLarge", 40_000, ""],
    [
      "text of objects in changes",
      apply({}, { changes: Array(4).fill({ kind: "splice", card: long }) }),
      "ObjectTooLarge",
      40_000,
      "",
    ],
    ["text of cards", { ...evolution, cards: [long, long, long, long] }, "ObjectTooLarge", 40_000, ""],
  ];
  it.each(cases)("%s", async (_, body, tag, limit, pointer) => {
    const problem = await problemIn(await post("/v1/apply", body));
    expect([problem.status, problem.tag, problem.limit, problem.errors[0]?.pointer]).toEqual([
      422,
      tag,
      limit,
      pointer,
    ]);
  });

  it("text of a card that is analysed", async () => {
    const problem = await problemIn(await post("/v1/analyze", card({ card_faces: faces(5, "x".repeat(8_000)) })));
    expect([problem.status, problem.tag]).toEqual([422, "ObjectTooLarge"]);
  });
});

it.each([0, "x", {}, [{ toString: 0 }]])("a field that no card has may be anything: %j", async (anything) => {
  const face = { name: "Goblin", type_line: "Creature — Goblin", card_faces: anything, granted: anything };
  const odd = { name: "Goblin", type_line: "Creature — Goblin", granted: anything, card_faces: [face] };
  expect((await post("/v1/analyze", odd)).status).toBe(200);
  expect((await post("/v1/apply", { card: odd, with: "Mind Bend", from: "black", to: "red" })).status).not.toBe(500);
});

const back = { ...change, from: "blue", to: "red" };
it.each<readonly [string, object]>([
  [
    "changes",
    apply({ oracle_text: "red" }, { changes: Array.from({ length: 100 }, (_, i) => (i % 2 ? back : change)) }),
  ],
  ["letters", apply({ oracle_text: "x".repeat(10_000) })],
  ["objects", apply({}, { objects: objects(100) })],
  ["levels", apply({ a: deep(62) })],
  ["items", apply({ a: Array(1_000).fill(0) })],
  ["text of objects", apply({}, { objects: { a: long, b: long, c: long } })],
])("%s at the limit are answered", async (_, body) => {
  expect((await post("/v1/apply", body)).status).toBe(200);
});
