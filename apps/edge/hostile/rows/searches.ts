import { got, invalid, notAllowed, notFound, ok, type Row } from "../row.ts";

const searched = (query: string, more: Readonly<Record<string, string>> = {}): string =>
  `/v1/cards?${new URLSearchParams({ query, ...more })}`;

const completed = (name: string, more: Readonly<Record<string, string>> = {}): string =>
  `/v1/autocomplete?${new URLSearchParams({ name, ...more })}`;

const unreadable = { status: 400, tag: "InvalidQuery", pointer: "/query" } as const;
const noCursor = { status: 400, tag: "InvalidCursor", pointer: "/cursor" } as const;

const cursor = (text: string): string => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const unreadables: ReadonlyArray<string> = [
  "(".repeat(1_000),
  `${"(".repeat(40)}goblin${")".repeat(40)}`,
  `${"-".repeat(999)}a`,
  `${"-(".repeat(17)}a${")".repeat(17)}`,
  "a ".repeat(41),
  `${"a or ".repeat(41)}a`,
  "q".repeat(1_001),
  '"',
  'o:"goblin',
  '"goblin \\" king"',
  "or",
  "and and",
  ")",
  "'; DROP TABLE card; --",
  "uses:__proto__",
  "uses:constructor=goblin",
  "uses:creature-type=__proto__",
  "toString:goblin",
  "is:hasOwnProperty",
  "context:__proto__",
  "changer:__proto__",
  "changer:constructor",
  "o:\u0000",
  "o:\u0301\u0301\u0301",
  `reason:${"self-name,".repeat(90)}`,
];

const readables: ReadonlyArray<string> = [
  '"NEAR(goblin king)" or name:"goblin* OR king"',
  'o:"^goblin" t:"name : goblin"',
  "a ".repeat(40),
  "-uses:goblin ".repeat(40),
  `o:${"a\u0301".repeat(400)}`,
  "\u{1f600}a\u200b",
  "-goblin",
  "e*",
  `${'changer:"artificial evolution" or '.repeat(20)}goblin`,
];

const cursors: ReadonlyArray<string> = [
  "0",
  "../../etc/passwd",
  "%",
  cursor("null"),
  cursor("[]"),
  cursor("[1,2,3]"),
  cursor('["0","goblin",1]'),
  cursor('[1e999,"goblin",1]'),
  cursor('[0.5,"goblin",1]'),
  cursor('{"version":0,"key":"goblin","id":1}'),
  cursor("[".repeat(1_000)),
  "A".repeat(2_001),
];

export const searches: ReadonlyArray<Row> = [
  ...unreadables.map((query) => got(searched(query), unreadable)),
  ...readables.map((query) => got(searched(query), ok)),
  ...cursors.map((each) => got(searched("goblin", { cursor: each }), noCursor)),
  got(searched("goblin", { cursor: cursor('[9007199254740991,"",-1]') }), ok),
  got(searched("goblin", { cursor: cursor(`[0,"${"z".repeat(1_000)}",1]`) }), ok),
  ...["0", "-1", "101", "1e9", "NaN", "Infinity", "-0", "1.5", "ten", "\u0661"].map((limit) =>
    got(searched("goblin", { limit }), invalid("/limit")),
  ),
  ...["0", "51", "1e400", "null"].map((limit) => got(completed("goblin", { limit }), invalid("/limit"))),
  got("/v1/cards", invalid("/query")),
  got("/v1/cards?query", invalid("/query")),
  got("/v1/cards?query=%20", invalid("/query")),
  got("/v1/cards?query=goblin&query=elf", invalid("/query")),
  got("/v1/cards?query=%ED%A0%80", unreadable),
  got("/v1/cards?query=%FF%FEgoblin", ok),
  got("/v1/autocomplete", invalid("/name")),
  got("/v1/autocomplete?name=a&name=b", invalid("/name")),
  got("/v1/autocomplete/", notFound),
  ...[
    "__proto__",
    "\u0000",
    "%",
    "*",
    "'; DROP TABLE name; --",
    "\ud800",
    "\u{10ffff}",
    `e${"\u0301".repeat(500)}`,
    "ﷺ".repeat(300),
    "a".repeat(5_000),
    "goblin ".repeat(500),
  ].map((name) => got(completed(name), ok)),
  ...["POST", "PUT", "DELETE"].flatMap((method) =>
    ["/v1/cards?query=goblin", "/v1/autocomplete?name=gob"].map(
      (path): Row => ({ name: `${method} ${path}`, method, path, expected: notAllowed }),
    ),
  ),
];
