import { type Act, evolution, malformed, ok, type Row, tooLarge } from "../row.ts";

const body = JSON.stringify(evolution);

const head = (headers: ReadonlyArray<string>, line = "POST /v1/apply HTTP/1.1"): string =>
  [line, "host: edge.test", "content-type: application/json", ...headers, "", ""].join("\r\n");
const whole = head([`content-length: ${body.length}`]);
const chunked = head(["transfer-encoding: chunked"]);
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const last = "0\r\n\r\n";

const send = (text: string | Uint8Array): Act => ({ send: text });
const wait = (milliseconds: number): Act => ({ wait: milliseconds });

/** A text in pieces, with a wait after each. */
const slowly = (text: string, size: number, milliseconds: number): ReadonlyArray<Act> =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) => [
    send(text.slice(index * size, (index + 1) * size)),
    wait(milliseconds),
  ]).flat();

const row = (name: string, acts: ReadonlyArray<Act>, expected: Row["expected"]): Row => ({
  name,
  method: "POST",
  path: "/v1/apply",
  acts,
  expected,
});

/** More than a body may have. The wait lets the answer come before anything else is sent to a closed connection. */
const beyond: ReadonlyArray<Act> = [
  send(chunked),
  ...Array.from({ length: 27 }, () => send(chunk("x".repeat(10_000)))),
  wait(200),
];

export const streams: ReadonlyArray<Row> = [
  row("a head letter by letter", [...slowly(whole, 1, 1), send(body)], ok),
  row("a body letter by letter", [send(whole), ...slowly(body, 1, 2)], ok),
  row(
    "a body in two halves with a long wait",
    [send(whole + body.slice(0, 40)), wait(1_500), send(body.slice(40))],
    ok,
  ),
  row(
    "chunks of one letter",
    [send(chunked), ...[...body].flatMap((each) => [send(chunk(each)), wait(1)]), send(last)],
    ok,
  ),
  row("one chunk in slow pieces", [send(chunked), ...slowly(chunk(body) + last, 3, 2)], ok),
  row(
    "a thousand chunks of blanks before the value",
    [send(chunked + chunk(" ").repeat(1_000) + chunk(body) + last)],
    ok,
  ),
  row("two requests in one packet: the first is answered", [send(whole + body + whole + body)], ok),
  row("chunks beyond the limit, without a length", [...beyond, send(last)], tooLarge),
  row("chunks beyond the limit, without an end", beyond, tooLarge),
  row(
    "slow chunks beyond the limit",
    beyond.flatMap((each) => [each, wait(5)]),
    tooLarge,
  ),
  row("a length beyond the limit, and no body", [send(head(["content-length: 300000"]))], tooLarge),
  row("a length of a terabyte, and no body", [send(head(["content-length: 1099511627776"]))], tooLarge),
  row(
    "half a letter of UTF-8 at the end of chunks",
    [
      send(chunked + chunk('{"card":"')),
      send(Buffer.from("31\r\n", "latin1").subarray(0, 0)),
      send(Buffer.from([0x31, 0x0d, 0x0a, 0xc3, 0x0d, 0x0a])),
      send(last),
    ],
    malformed,
  ),
  row("cut in the request line", [send("POST /v1/ap"), "cut"], "closed"),
  row("cut in the head", [send(whole.slice(0, 40)), "cut"], "closed"),
  row("cut before the body", [send(whole), "cut"], "closed"),
  row("cut in the body", [send(whole + body.slice(0, 40)), wait(20), "cut"], "closed"),
  row("cut in a chunk", [send(chunked + chunk(body).slice(0, 20)), wait(20), "cut"], "closed"),
  row("cut between chunks", [send(chunked + chunk(body.slice(0, 20))), wait(20), "cut"], "closed"),
  row("cut before the last chunk", [send(chunked + chunk(body)), wait(20), "cut"], "closed"),
  row("cut after the request", [send(whole + body), "cut"], "closed"),
  row("cut after a slow start", [...slowly(whole, 4, 2), "cut"], "closed"),
  row("nothing at all, then cut", [wait(50), "cut"], "closed"),
  row("a GET, cut at once", [send("GET /v1/changers HTTP/1.1\r\nhost: edge.test\r\n\r\n"), "cut"], "closed"),
  row("no more after half a head", [send(whole.slice(0, 40)), "end"], "closed"),
  row("no more after half a body", [send(whole + body.slice(0, 40)), "end"], malformed),
  row("no more after half a chunk", [send(chunked + chunk(body).slice(0, 20)), "end"], malformed),
  row("no more, without the last chunk", [send(chunked + chunk(body)), "end"], malformed),
  row("no more after a whole request", [send(whole + body), "end"], ok),
  row("a chunk without a size", [send(`${chunked}x\r\n{}\r\n${last}`)], { status: 400 }),
  row("a length that is no number", [send(head(["content-length: x"]) + body)], { status: 400 }),
  row("a length below zero", [send(head(["content-length: -1"]) + body)], { status: 400 }),
  row("no request at all", [send("\u0000\u0001\u0002\r\n\r\n")], { status: 400 }),
  row(
    "TLS where none is",
    [send(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, 0x0d, 0x0a, 0x0d, 0x0a]))],
    { status: 400 },
  ),
  row(
    "a long head without an end",
    [send(`${whole.slice(0, -2)}x: ${"x".repeat(200_000)}`), wait(200), "cut"],
    "closed",
  ),
  row("many heads without an end", [...slowly("GET /health HTTP/1.1\r\nx: y\r\n".repeat(20), 30, 5), "cut"], "closed"),
];
