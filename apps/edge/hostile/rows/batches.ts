import { type Act, analyze, type Expected, evolution, invalid, type Row, tooLarge, unsupported } from "../row.ts";

const path = "/v1/batch";
const ndjson = "application/x-ndjson";
const { card: _, ...choice } = evolution;
const over = (query: Readonly<Record<string, string>> = {}): string =>
  `${path}?${new URLSearchParams({ ...choice, ...query })}`;
const good = JSON.stringify(evolution);

/** `answered`: for each line of the answer "ok", or the number of a bad line and its tag. */
const row = (
  name: string,
  body: string | Uint8Array,
  answered: ReadonlyArray<string> | Expected,
  to = path,
  type = ndjson,
): Row => ({
  name,
  method: "POST",
  path: to,
  headers: { "content-type": type },
  body,
  expected: isLines(answered) ? { status: 200, lines: answered } : answered,
});
const isLines = (answered: ReadonlyArray<string> | Expected): answered is ReadonlyArray<string> =>
  Array.isArray(answered);

const bytes = (...parts: ReadonlyArray<string | ReadonlyArray<number>>): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const times = (count: number, of: string): ReadonlyArray<string> => Array.from({ length: count }, () => of);

/** A body in chunks, with a wait after each. Without `last` it never ends. */
const head = [`POST ${path} HTTP/1.1`, "host: edge.test", `content-type: ${ndjson}`];
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const last = "0\r\n\r\n";
const chunks = (texts: ReadonlyArray<string>, milliseconds: number): ReadonlyArray<Act> => [
  { send: [...head, "transfer-encoding: chunked", "", ""].join("\r\n") },
  ...texts.flatMap((text): ReadonlyArray<Act> => [{ send: chunk(text) }, { wait: milliseconds }]),
];
const stream = (name: string, acts: ReadonlyArray<Act>, expected: Expected): Row => ({
  name,
  method: "POST",
  path,
  acts,
  expected,
});
const withLength = (length: number): Act => ({ send: [...head, `content-length: ${length}`, "", ""].join("\r\n") });

const prototypes = ["__proto__", "constructor", "toString", "hasOwnProperty"];

export const batches: ReadonlyArray<Row> = [
  row("no newline at the end", `${good}\n${good}`, ["ok", "ok"]),
  row("nothing", "", []),
  row("only newlines", "\n".repeat(999), []),
  row("only blanks and newlines", " \t\r\n".repeat(900), []),
  row("carriage returns", `${good}\r\n{\r\n\r\n${good}\r\n`, ["ok", "2 InvalidJson", "ok"]),
  row("a broken line between good ones", `${good}\n{"card":"Goblin King",\n${good}\n`, ["ok", "2 InvalidJson", "ok"]),
  row("one value over two lines", '{"card":\n"Goblin King"}\n', ["1 InvalidJson", "2 InvalidJson"]),
  row("two values on one line", `${good} ${good}\n`, ["1 InvalidJson"]),
  row("a list of requests", `[${good},${good}]`, ["1 InvalidRequest"]),
  row(
    "values that are no objects",
    'null\n7\n"x"\ntrue\n[]\n{}\n',
    [1, 2, 3, 4, 5, 6].map((n) => `${n} InvalidRequest`),
  ),
  row("lines that end in other ways", `${good}\u2028${good}\n${good}\u0085\n${good}\r${good}`, [
    "1 InvalidJson",
    "2 InvalidJson",
    "3 InvalidJson",
  ]),
  row("a line of 64 KiB and one byte", `${good}\n${" ".repeat(65_537)}\n${good}\n`, ["ok", "2 LineTooLong", "ok"]),
  row("a line of 64 KiB", `${good}${" ".repeat(65_536 - good.length)}\n`, ["ok"]),
  row("half a megabyte without a newline", "x".repeat(500_000), ["1 LineTooLong"]),
  row("invalid UTF-8 in one line", bytes(good, "\n", '{"card":"', [0xff, 0xc3, 0x28], '"}\n', good), [
    "ok",
    "2 InvalidJson",
    "ok",
  ]),
  row("a letter that a newline cuts", bytes('{"card":"', [0xc3], "\n", [0xa9], '"}\n'), [
    "1 InvalidJson",
    "2 InvalidJson",
  ]),
  row("UTF-16", Buffer.from(`${good}\n`, "utf16le"), ["1 InvalidJson", "2 InvalidJson"]),
  row("a byte order mark", `\ufeff${good}\n${good}`, ["ok", "ok"]),
  row("two byte order marks", `\ufeff\ufeff${good}\n${good}`, ["1 InvalidJson", "ok"]),
  row("NUL", `${good}\u0000\n\u0000\n${good}\n`, ["1 InvalidJson", "2 InvalidJson", "ok"]),
  row("lone surrogates", `{"object":{"name":"\\ud800"},"changes":[]}\n{"card":"\\udc00","with":"\\ud800"}\n`, [
    "ok",
    "2 UnknownCard",
  ]),
  row("a lone surrogate in UTF-8", bytes(good, "\n", '"', [0xed, 0xa0, 0x80], '"\n'), ["ok", "2 InvalidJson"]),
  row("1,001 lines", `${"\n".repeat(999)}${good}\n${good}\n${good}`, ["ok", "1001 BatchTooLong"]),
  row("a hundred thousand lines", "\n".repeat(100_000), ["1001 BatchTooLong"]),
  row("more than a megabyte", "\n".repeat(1_048_577), tooLarge),
  row("levels", `${"[".repeat(30_000)}\n${"[".repeat(30_000)}${"]".repeat(30_000)}\n${good}`, [
    "1 InvalidJson",
    "2 TooDeep",
    "ok",
  ]),
  row("a huge text", `${JSON.stringify({ ...evolution, card: "x".repeat(10_001) })}\n${good}`, ["1 TextTooLong", "ok"]),
  row("10,000 changes a line", `${JSON.stringify({ object: { name: "X" }, changes: times(10_000, "x") })}\n${good}`, [
    "1 ListTooLong",
    "ok",
  ]),
  row(
    "answers without end",
    `${JSON.stringify({ card: { name: "X", oracle_text: "Goblin ".repeat(1_400) }, ...choice })}\n`.repeat(90),
    [...times(8, "ok"), "9 BatchTooLong"],
  ),
  ...prototypes.map((name) =>
    row(`${name} in all places`, `{"${name}":1}\n${JSON.stringify({ ...evolution, card: name })}\n"${name}"\n${good}`, [
      "1 InvalidRequest",
      "2 UnknownCard",
      "3 InvalidRequest",
      "ok",
    ]),
  ),
  row("__proto__ of a line", `{"__proto__":${good}}`, ["1 InvalidRequest"]),
  row(
    "one change over known and unknown names",
    '"Goblin King"\n"Goblin Kinq"\n""\n"Goblin Piker"\n',
    ["ok", "2 UnknownCard", "3 UnknownCard", "ok"],
    over(),
  ),
  row(
    "one change over a thousand names that there are not",
    "x\n".repeat(1_000),
    Array.from({ length: 1_000 }, (_, n) => `${n + 1} UnknownCard`),
    over(),
    "text/plain",
  ),
  row(
    "a deck with lines that are no cards",
    "Deck\n4 Goblin King\n\nSideboard\n4x\n999999 Goblin King\n<script>\n",
    ["1 UnknownCard", "ok", "4 UnknownCard", "5 UnknownCard", "6 UnknownCard", "7 UnknownCard"],
    over(),
    "text/plain",
  ),
  row(
    "prototypes as names of a deck",
    prototypes.join("\n"),
    prototypes.map((_, n) => `${n + 1} UnknownCard`),
    over(),
    "text/plain",
  ),
  row("a request where a card is asked for", good, ["1 InvalidObject"], over()),
  row(
    "a choice that no line can have",
    '"Goblin King"\n"Goblin Piker"',
    ["1 IllegalChoice", "2 IllegalChoice"],
    over({ to: "Wall" }),
  ),
  row("a changer that there is not", '"Goblin King"', ["1 UnknownChanger"], over({ with: "constructor" })),
  row("a query given twice", '"Goblin King"', invalid("/to"), `${over()}&to=Elf`),
  row("a choice without a changer", good, invalid("/from"), `${path}?from=Goblin`),
  row("names without a changer", "Goblin King", invalid("/with"), path, "text/plain"),
  ...["application/json", "text/html", "text/x-ndjson", "application/x-ndjson; charset=utf-16", ""].map((type) =>
    row(`content-type: ${type}`, good, unsupported, path, type),
  ),
  {
    ...row("gzip", good, unsupported),
    headers: { "content-type": ndjson, "content-encoding": "gzip" },
  },
  row("lines for another route", good, unsupported, analyze),
  stream("a line letter by letter", [...chunks([...`${good}\n`], 1), { send: last }], { status: 200, lines: ["ok"] }),
  stream("lines cut anywhere", [...chunks([`${good}\n{"car`, "d", '":7}\n', `\n${good}`], 20), { send: last }], {
    status: 200,
    lines: ["ok", "2 InvalidRequest", "ok"],
  }),
  stream("a slow stream", [...chunks(times(10, `${good}\n`), 100), { send: last }], {
    status: 200,
    lines: times(10, "ok"),
  }),
  stream("more than a megabyte, and no length told", [...chunks(times(30, "x".repeat(50_000)), 5), { wait: 200 }], {
    status: 200,
    lines: ["1 BatchTooLong"],
  }),
  stream("a stream without an end that is past its limit", [...chunks(["\n".repeat(2_000)], 20), { wait: 100 }], {
    status: 200,
    lines: ["1001 BatchTooLong"],
  }),
  stream("a length beyond the limit, and no body", [withLength(2_000_000)], tooLarge),
  stream("cut in a line", [...chunks([`${good}\n`, '{"card"'], 20), "cut"], "closed"),
  stream("cut before its answers", [withLength(2_000), { send: `${good}\n`.repeat(4) }, "cut"], "closed"),
  stream("no more after half a body", [withLength(2_000), { send: `${good}\n` }, { wait: 20 }, "end"], "closed"),
  stream("no more, without the last chunk", [...chunks([`${good}\n`], 20), "end"], "closed"),
];
