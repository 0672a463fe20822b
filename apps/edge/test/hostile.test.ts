import { describe, expect, it } from "vitest";
import { ask, evolution, post, problemIn, query, send } from "./support.ts";

const card = (fields: object) => ({ name: "X", type_line: "Creature", ...fields });
const change = { kind: "replace-word", class: "color-word", from: "red", to: "blue" };
const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

/** Sent as they are, to both endpoints that take a body. */
const texts: Readonly<Record<string, string>> = {
  "lists in lists": nested("[", "]", 100_000),
  "objects in objects": nested('{"a":', "}", 40_000).replace('":}', '":1}'),
  "lists in lists without an end": "[".repeat(250_000),
  "a card deeper than any": `{"name":"X","a":${nested("[", "]", 5000)}}`,
  "__proto__ as a field": '{"name":"X","__proto__":{"token":true,"lang":"de"}}',
  "__proto__ as a face's field": '{"name":"X","card_faces":[{"name":"Y","__proto__":{"oracle_text":"red"}}]}',
  "__proto__ alone": '{"__proto__":{"name":"X"}}',
  "constructor and its kin":
    '{"name":"X","constructor":{"prototype":{}},"toString":1,"hasOwnProperty":null,"valueOf":[]}',
  "__proto__ in the changes": '{"object":{"name":"X"},"changes":{"__proto__":[],"length":1}}',
  "one field twice": '{"name":"X","name":"Y"}',
  "a number that is none": '{"name":"X","cmc":1e999,"edhrec_rank":-1e999}',
  "a number of a thousand digits": `{"name":"X","cmc":${"9".repeat(1000)}}`,
  "a lone surrogate": '{"name":"\\ud800","oracle_text":"red \\udfff blue"}',
  "a NUL": '{"name":"X\\u0000","oracle_text":"\\u0000red\\u0000"}',
  "a field then": '{"name":"X","then":"function"}',
  toJSON: '{"name":"X","toJSON":"x","_tag":"UnknownWord"}',
  "twenty thousand fields": `{"name":"X",${Array.from({ length: 20_000 }, (_, i) => `"f${i}":0`).join()}}`,
};

/** Sent as JSON to POST /v1/apply. */
const bodies: Readonly<Record<string, unknown>> = {
  "a huge timestamp": {
    object: card({}),
    changes: [
      { ...change, timestamp: 1e308 },
      { ...change, timestamp: -1e308 },
    ],
  },
  "a face far out": { object: card({ face: Number.MAX_SAFE_INTEGER }), changes: [] },
  "a face out of range": { object: card({ face: 1e300 }), changes: [] },
  "a face between two": { object: card({ face: 0.5 }), changes: [] },
  "a face below zero": { object: card({ face: -1 }), changes: [] },
  "no faces": { object: card({ card_faces: [] }), changes: [] },
  "a prototype's name as a card": { ...evolution, card: "__proto__" },
  "a prototype's name as a changer": { ...evolution, with: "constructor" },
  "a prototype's name as a word": { ...evolution, from: "__proto__", to: "toString" },
  "a prototype's name as an edition": { ...evolution, options: { edition: "__proto__" } },
  "a prototype's name as a class": { object: card({}), changes: [{ ...change, class: "constructor" }] },
  "an empty card": { ...evolution, card: "" },
  "an empty word": { ...evolution, from: "" },
  "words of blanks": { ...evolution, from: " \t\n", to: "\u00a0" },
  "a lone surrogate as a word": { ...evolution, from: "\ud83d", to: "\ude00" },
  "a NUL as a card": { ...evolution, card: "\u0000" },
  "a long card name": { ...evolution, card: "Goblin ".repeat(30_000) },
  "a long changer": { ...evolution, with: "ä".repeat(100_000) },
  "a long word": { ...evolution, to: "elf".repeat(80_000) },
  "a long edition": { ...evolution, options: { edition: "2".repeat(250_000) } },
  "combining marks": { ...evolution, card: `Goblin${"\u0301\u0323".repeat(50_000)}` },
  "a long text": { object: card({ oracle_text: "Red and nonblack Goblins. ".repeat(8_000) }), changes: [change] },
  "a text of quotation marks": { object: card({ oracle_text: '"'.repeat(120_000) }), changes: [change] },
  "a text of parentheses": { object: card({ oracle_text: "(".repeat(250_000) }), changes: [change] },
  "a text of blanks": { object: card({ oracle_text: " ".repeat(250_000) }), changes: [change] },
  "a text of dashes": { object: card({ oracle_text: "—".repeat(80_000) }), changes: [change] },
  "a text of hyphens": { object: card({ oracle_text: "non-".repeat(60_000) }), changes: [change] },
  "a text of lines": { object: card({ oracle_text: "\n".repeat(120_000) }), changes: [change] },
  "a text of its own name": { object: { name: "a", oracle_text: "a ".repeat(120_000) }, changes: [change] },
  "a long type line": { object: card({ type_line: "Creature — Goblin ".repeat(10_000) }), changes: [change] },
  "a long name": { object: { name: "Red ".repeat(50_000), oracle_text: "red" }, changes: [change] },
  "many faces": {
    object: card({ card_faces: Array(1_000).fill({ name: "Y", oracle_text: "red" }) }),
    changes: [change],
  },
  "many granted abilities": {
    object: card({ granted: Array(1_000).fill("Protection from red ".repeat(10)) }),
    changes: [change],
  },
  "many changes": {
    object: card({ oracle_text: "red" }),
    changes: Array.from({ length: 1_000 }, (_, i) => (i % 2 ? change : { ...change, from: "blue", to: "red" })),
  },
};

const expectNoFault = async (response: Response): Promise<void> => {
  expect([200, 400, 404, 413, 422]).toContain(response.status);
  if (response.status === 200) await response.json();
  else await problemIn(response);
};

describe("a body that means harm gets an answer", () => {
  it.each(Object.entries(texts))("%s", async (_, text) => {
    for (const path of ["/v1/apply", "/v1/analyze"]) await expectNoFault(await send(path, text));
  });

  it.each(Object.entries(bodies))("%s", async (_, body) => {
    const start = Date.now();
    await expectNoFault(await post("/v1/apply", body));
    expect(Date.now() - start).toBeLessThan(15_000);
  });

  it("fields named like a prototype's stay fields", async () => {
    const text = '{"object":{"name":"X","__proto__":{"token":true},"constructor":1},"changes":[]}';
    const answer = await (await send("/v1/apply", text)).text();
    expect(answer).toContain('"__proto__":{"token":true},"constructor":1');
    expect(({} as { token?: boolean }).token).toBeUndefined();
  });
});

describe("more than a card can need is refused, with the limit in the answer", () => {
  const changes = (count: number) => Array(count).fill(change);
  const objects = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`o${i}`, card({})]));
  const splice = { kind: "splice", card: "long" };
  const long = card({ oracle_text: "red ".repeat(2_500) });
  type Case = readonly [what: string, body: object, tag: string, limit: number, pointer: string];
  const cases: ReadonlyArray<Case> = [
    [
      "faces",
      { object: card({ card_faces: Array(1_001).fill({ name: "Y" }) }), changes: [] },
      "ListTooLong",
      1_000,
      "/object/card_faces",
    ],
    [
      "items in a field that nobody knows",
      { ...evolution, a: { "b/c": Array(1_001).fill(0) } },
      "ListTooLong",
      1_000,
      "/a/b~1c",
    ],
    [
      "levels",
      { object: card({ a: JSON.parse(nested("[", "]", 70)) }), changes: [] },
      "TooDeep",
      64,
      `/object/a${"/0".repeat(63)}`,
    ],
    [
      "letters",
      { object: card({ oracle_text: "x".repeat(10_001) }), changes: [] },
      "TextTooLong",
      10_000,
      "/object/oracle_text",
    ],
    ["letters of a name", { ...evolution, card: "x".repeat(10_001) }, "TextTooLong", 10_000, "/card"],
    ["letters in a field that nobody knows", { ...evolution, a: ["x".repeat(10_001)] }, "TextTooLong", 10_000, "/a/0"],
    ["changes", { object: card({}), changes: changes(101) }, "TooManyChanges", 100, "/changes"],
    ["changes on a long text", { object: long, changes: changes(50) }, "TooManyChanges", 49, "/changes"],
    [
      "changes that bring a long text along",
      { object: card({}), objects: { long }, changes: [...Array(11).fill(splice)] },
      "TooManyChanges",
      4,
      "/changes",
    ],
    ["objects", { object: card({}), objects: objects(101), changes: [] }, "TooManyObjects", 100, "/objects"],
    ["cards", { ...evolution, cards: Array(101).fill("Goblin King") }, "TooManyObjects", 100, "/cards"],
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

  it("and what is at the limit is answered", async () => {
    const one = { ...change, to: "red", from: "blue" };
    const bodies = [
      { object: card({ oracle_text: "red" }), changes: Array.from({ length: 100 }, (_, i) => (i % 2 ? one : change)) },
      { object: card({ oracle_text: "x".repeat(10_000) }), changes: [] },
      { object: card({}), objects: objects(100), changes: [] },
    ];
    for (const body of bodies) expect((await post("/v1/apply", body)).status).toBe(200);
  });
});

describe("an address that means harm gets an answer", () => {
  const long = "x".repeat(8000);
  const addresses = [
    "/v1/cards/%00",
    "/v1/cards/%FF%FE",
    "/v1/cards/%E0%A4%A",
    "/v1/cards/%",
    "/v1/cards/__proto__",
    "/v1/cards/constructor",
    "/v1/cards/..%2f..%2fetc%2fpasswd",
    "/v1/cards/%25%32%35",
    "/v1/cards/{name}",
    "/v1/cards/:name",
    `/v1/cards/${long}`,
    "/v1/cards/%F0%9F%98%80",
    "/v1/apply?card=%FF&with=%00&from=%E0%A4%A&to=%",
    "/v1/apply?__proto__=1&constructor=2",
    "/v1/apply?card[]=a&with[x]=b",
    "/v1/apply?&&&===&",
    query({ ...evolution, card: "__proto__" }),
    query({ ...evolution, with: "__proto__" }),
    query({ ...evolution, edition: "constructor" }),
    query({ ...evolution, from: long }),
    query({ ...evolution, card: "\ud800" }),
  ];
  it.each(addresses)("%s", async (address) => {
    await expectNoFault(await ask(address));
  });
});
