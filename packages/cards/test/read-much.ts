/**
 * Reads a file made by repetition, of at least so many megabytes and in the given format, and prints what that took:
 * a process of its own, since the highest memory of a process never falls.
 */
import * as BulkFile from "@palimpsest/cards/BulkFile";
import { starter } from "@palimpsest/cards/Starter";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Stream from "effect/Stream";

const [format = "", megabytes = "0"] = process.argv.slice(2);

const scryfall = starter().cards.map((card) => ({ ...card, prices: { usd: "1.00" }, rest: "x".repeat(3000) }));
const mtgjson = starter().cards.map(({ name, type_line: type = "", oracle_text: text = "" }) => ({
  name,
  type,
  text,
  foreignData: Array.from({ length: 8 }, (_, language) => ({ language, text })),
  rest: "x".repeat(2000),
}));

/** A format as its start, what is repeated with a comma before it, and its end. */
const formats: Readonly<Record<string, readonly [string, string, string]>> = {
  array: ["[1", JSON.stringify(scryfall).slice(1, -1), "]"],
  atomic: ['{"meta":{},"data":{"code":"A"', mtgjson.map((card) => `"A":[${JSON.stringify(card)}]`).join(","), "}}"],
  printings: [
    '{"meta":{},"data":{"code":"A"',
    `"S":{"booster":{},"cards":${JSON.stringify(mtgjson)},"tokens":[]}`,
    "}}",
  ],
};

const [start, part, end] = formats[format] as readonly [string, string, string];
let bytes = 0;

/** In chunks as a file system gives them. */
function* chunks() {
  const inChunks = function* (encoded: Uint8Array) {
    bytes += encoded.length;
    for (let at = 0; at < encoded.length; at += 65_536) yield encoded.subarray(at, at + 65_536);
  };
  const [first, repeated, last] = [start, `,${part}`, end].map((text) => new TextEncoder().encode(text)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  yield* inChunks(first);
  while (bytes < Number(megabytes) * 1e6) yield* inChunks(repeated);
  yield* inChunks(last);
}

let cards = 0;
let failures = 0;
const began = performance.now();
await Effect.runPromise(
  Stream.runForEachArray(BulkFile.records(Stream.fromIterable(chunks(), { chunkSize: 1 })), (records) => {
    for (const record of records) Result.isSuccess(record) ? cards++ : failures++;
    return Effect.void;
  }),
);
const { maxRSS } = process.resourceUsage();
process.stdout.write(
  JSON.stringify({
    format,
    bytes,
    cards,
    failures,
    perPart: starter().cards.length,
    peak: maxRSS / 1024,
    seconds: (performance.now() - began) / 1000,
  }),
);
