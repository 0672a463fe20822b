import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { assert, describe, expect, it } from "@effect/vitest";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import type { ScryfallCard } from "@palimpsest/cards/Scryfall";
import { anyCharacter } from "@palimpsest/test-fuzz/strings";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import * as Stream from "effect/Stream";
import * as fc from "fast-check";

const king = { name: "Goblin King", type_line: "Creature — Goblin" };
const wear = { name: 'Déjà Vu 🜂 // \\"[]{},\n', type_line: "Sorcery", colors: ["U"], all_parts: [{ id: [1, [2]] }] };
const cards = [king, wear, { ...king, oracle_text: '[}]{"\\' }];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const linesOf = (values: ReadonlyArray<unknown>): string => values.map((value) => JSON.stringify(value)).join("\n");

/** The whole in chunks that end at the given places. */
const cut = (whole: Uint8Array, places: ReadonlyArray<number>): ReadonlyArray<Uint8Array> => {
  const at = [0, ...places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b), whole.length];
  return at.slice(1).map((end, index) => whole.subarray(at[index], end));
};

const byteByByte = (whole: Uint8Array): ReadonlyArray<Uint8Array> => Array.from(whole, (byte) => Uint8Array.of(byte));

interface Read {
  readonly records: ReadonlyArray<BulkFile.BulkRecord>;
  readonly failure: BulkFile.InvalidBulkFile | undefined;
}

const read = async (chunks: Iterable<Uint8Array>, options?: BulkFile.Options): Promise<Read> => {
  const records: Array<BulkFile.BulkRecord> = [];
  const stream = BulkFile.records(Stream.fromIterable(chunks), options);
  const exit = await Effect.runPromise(
    Effect.result(Stream.runForEach(stream, (record) => Effect.sync(() => records.push(record)))),
  );
  return { records, failure: Result.isFailure(exit) ? exit.failure : undefined };
};

/** Reads whole, byte by byte and packed, which must come to the same. */
const readText = async (text: string, options?: BulkFile.Options): Promise<Read> => {
  const whole = bytesOf(text);
  const result = await read([whole], options);
  expect(await read(byteByByte(whole), options)).toEqual(result);
  expect(await read([gzipSync(whole)], options)).toEqual(result);
  return result;
};

const successes = ({ records }: Read): ReadonlyArray<unknown> => records.filter(Result.isSuccess).map((r) => r.success);
const failures = ({ records }: Read): ReadonlyArray<BulkFile.InvalidRecord> =>
  records.filter(Result.isFailure).map((r) => r.failure);

const whole = (values: ReadonlyArray<unknown>): Read => ({
  records: values.map((value) => Result.succeed(value as ScryfallCard)),
  failure: undefined,
});

describe("records", () => {
  it.each([
    ["an array", JSON.stringify(cards)],
    ["an array as Scryfall writes it", `[\n${cards.map((card) => JSON.stringify(card)).join(",\n")}\n]\n`],
    ["an array laid out for people", JSON.stringify(cards, null, "\t").replaceAll("\n", "\r\n")],
    ["lines", `${linesOf(cards)}\n`],
    ["lines, the last without an end", linesOf(cards)],
    ["lines that end in CRLF", `${linesOf(cards).replaceAll("\n", "\r\n")}\r\n`],
    ["lines with blank ones", `\n \r\n${linesOf(cards).replaceAll("\n", "\n\t\n\n")}\n\n  `],
    ["a byte order mark before an array", `\ufeff${JSON.stringify(cards)}`],
    ["a byte order mark before lines", `\ufeff${linesOf(cards)}`],
  ])("reads %s", async (_, text) => {
    expect(await readText(text)).toEqual(whole(cards));
  });

  it("reads a bulk file of Scryfall, with every printing of a card, and tells the one record that is no card", async () => {
    const result = await readText(readFileSync(new URL("data/default-cards.json", import.meta.url), "utf8"));
    expect(result.failure).toBeUndefined();
    expect(
      result.records.map((record) => (Result.isSuccess(record) ? record.success.name : record.failure.record)),
    ).toEqual([
      "Goblin King",
      "Goblin King",
      "Lim-Dûl's Vault",
      "Goblin",
      "Propaganda // Propaganda",
      "Wear // Tear",
      7,
      "Goblin King",
    ]);
    expect(failures(result).map(({ issues }) => issues.map(({ pointer }) => pointer))).toEqual([["/type_line"]]);
  });

  it("reads an array without a card", async () => {
    expect(await readText(" [ \n ] ")).toEqual(whole([]));
  });

  it("reads any cards, in any shape, wherever the chunks are cut", async () => {
    const card = fc.record({
      name: fc.string({ unit: anyCharacter }),
      type_line: fc.string({ unit: "grapheme" }),
      rest: fc.jsonValue(),
    });
    const write = fc.constantFrom<(values: ReadonlyArray<unknown>) => string>(
      (values) => JSON.stringify(values),
      (values) => JSON.stringify(values, null, 1),
      (values) => `\ufeff[${values.map((value) => JSON.stringify(value)).join(" ,\r\n")}]\n`,
      (values) => `${linesOf(values)}\n`,
      (values) => `\ufeff${linesOf(values).replaceAll("\n", "\r\n\r\n")}`,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(card, { minLength: 1 }),
        write,
        fc.boolean(),
        fc.array(fc.nat()),
        async (values, write, packed, places) => {
          const written = bytesOf(write(values));
          const bytes = packed ? gzipSync(written) : written;
          const wanted = JSON.parse(JSON.stringify(values));
          expect(successes(await read(cut(bytes, places)))).toEqual(wanted);
        },
      ),
    );
  });

  it("does not keep the memory of a chunk", async () => {
    const bytes = bytesOf(JSON.stringify(cards));
    const chunk = new Uint8Array(1);
    const single = Stream.rechunk(Stream.fromIterable(bytes), 1);
    const reused = Stream.map(single, (byte) => chunk.fill(byte));
    const records = await Effect.runPromise(Stream.runCollect(BulkFile.records(reused)));
    expect(records.filter(Result.isSuccess).map((record) => record.success)).toEqual(cards);
  });

  it("can be run again", async () => {
    const stream = BulkFile.records(Stream.make(bytesOf(JSON.stringify(cards))));
    const twice = Effect.all([Stream.runCollect(stream), Stream.runCollect(stream)]);
    const [first, second] = await Effect.runPromise(twice);
    expect(first).toHaveLength(cards.length);
    expect(second).toEqual(first);
  });

  it("reads no further than it is asked to", async () => {
    let chunks = 0;
    const endless = Stream.map(Stream.forever(Stream.succeed(0)), () =>
      bytesOf(`${chunks++ === 0 ? "[" : ","}${JSON.stringify(king)}`),
    );
    const few = Stream.runCollect(Stream.take(BulkFile.records(Stream.rechunk(endless, 1)), 3));
    expect(await Effect.runPromise(few)).toHaveLength(3);
    expect(chunks).toBeLessThan(10);
  });

  it("passes on an error of the bytes, plain or packed, after the records before it", async () => {
    for (const bytes of [bytesOf(`${linesOf(cards)}\n`), gzipSync(bytesOf(`${linesOf(cards)}\n`)).subarray(0, -9)]) {
      const broken = Stream.concat(Stream.make(bytes), Stream.fail("the disk is gone" as const));
      expect(await Effect.runPromiseExit(Stream.runDrain(BulkFile.records(broken)))).toEqual(
        Exit.fail("the disk is gone"),
      );
    }
  });
});

describe("a record that is no card", () => {
  const array = (...records: ReadonlyArray<string>): string => `[${records.join(",")}]`;
  const lines = (...records: ReadonlyArray<string>): string => `${records.join("\n")}\n`;
  const good = JSON.stringify(king);

  it.each([
    ["array", array],
    ["lines", lines],
  ])("is told with its number and place, and the rest go on: %s", async (_, write) => {
    const bad = ['{"name":"Wear"}', '{"name":"Wear",}', "7", '"x"', "null", "nul", "[[1]]", '{"a":"]"}'];
    const text = write(good, ...bad, good);
    const result = await readText(text);
    expect(result.failure).toBeUndefined();
    expect(successes(result)).toEqual([king, king]);
    const told = failures(result);
    expect(told.map(({ record }) => record)).toEqual(bad.map((_, index) => index + 2));
    expect(told.map(({ reason }) => reason)).toEqual([
      "no-card",
      "not-json",
      "no-card",
      "no-card",
      "no-card",
      "not-json",
      "no-card",
      "no-card",
    ]);
    const bytes = bytesOf(text);
    for (const [index, { offset }] of told.entries()) {
      const record = bad[index] ?? "";
      expect(new TextDecoder().decode(bytes.subarray(offset, offset + record.length))).toBe(record);
    }
  });

  it("says in its message what is wrong and where", async () => {
    const [failure] = failures(await readText(array(good, '{"name":"Wear","power":2}')));
    expect(failure?._tag).toBe("InvalidRecord");
    expect(failure?.issues.map(({ pointer }) => pointer)).toEqual(["/type_line", "/power"]);
    expect(failure?.message).toBe(
      "Record 2, at byte 58: This is no card in Scryfall's format. /type_line: This is missing. /power: Expected a string.",
    );
  });

  it("may be one that is not UTF-8", async () => {
    for (const separator of [",", "\n"]) {
      const text = `${separator === "," ? "[" : ""}${good}${separator}{"name":"?"}${separator}${good}${separator === "," ? "]" : "\n"}`;
      const bytes = bytesOf(text);
      bytes[bytes.indexOf(0x3f)] = 0xc3;
      const result = await read([bytes]);
      expect(failures(result).map(({ reason, record }) => [reason, record])).toEqual([["not-utf8", 2]]);
      expect(successes(result)).toEqual([king, king]);
    }
  });

  it.each([
    ["array", array],
    ["lines", lines],
  ])("may be one that is too long, of which nothing is held: %s", async (_, write) => {
    const long = JSON.stringify({ ...king, oracle_text: "x".repeat(100) });
    const result = await readText(write(good, long, good), { longestRecord: 80 });
    expect(failures(result).map(({ reason, record }) => [reason, record])).toEqual([["too-long", 2]]);
    expect(successes(result)).toEqual([king, king]);
  });
});

describe("a file that cannot be read, or not any further", () => {
  const good = JSON.stringify(king);
  const size = bytesOf(good).length;

  it.each([
    ["nothing", "", "empty", 1, 0],
    ["blanks", " \r\n", "empty", 1, 3],
    ["a byte order mark", "\ufeff", "empty", 1, 3],
    ["a page of HTML", "\n<html>", "not-json", 1, 1],
    ["a number", "7", "not-json", 1, 0],
    ["text", "name,type_line\n", "not-json", 1, 0],
    ["one card over several lines", JSON.stringify(king, null, 2), "not-json", 1, 0],
    ["half a first line", good.slice(0, 20), "cut-short", 1, 0],
    ["half a last line", `${good}\n${good.slice(0, 20)}`, "cut-short", 2, size + 1],
    ["half a card in an array", `[${good},\n${good.slice(0, -1)}`, "cut-short", 2, size + 3],
    ["half a string in an array", `[${good},"x\\"`, "cut-short", 2, size + 2],
    ["half a word in an array", "[nul", "cut-short", 1, 1],
    ["an array that ends after a card", `[${good}`, "cut-short", 2, size + 1],
    ["an array that ends after a comma", `[${good}, `, "cut-short", 2, size + 3],
    ["an array that ends at once", "[", "cut-short", 1, 1],
    ["cards without a comma", `[${good} ${good}]`, "unexpected", 2, size + 2],
    ["a comma before the end", `[${good},]`, "unexpected", 2, size + 2],
    ["a comma at the start", `[,${good}]`, "unexpected", 1, 1],
    ["a brace too many", `[${good}}]`, "unexpected", 2, size + 1],
    ["a second array", `[${good}]\n[]`, "unexpected", 2, size + 3],
  ] as const)("%s", async (_, text, reason, record, offset) => {
    const result = await readText(text);
    expect(result.failure).toMatchObject({ _tag: "InvalidBulkFile", reason, record, offset });
    expect(result.failure?.message).toMatch(/^The .*\.$/s);
    expect(result.records).toHaveLength(record - 1);
  });

  it.each([
    ["", "The file is empty: there is neither an array of cards nor a line in it."],
    ["\u0000", "The file is neither a JSON array of cards nor a card a line: the byte 0x00 stands at byte 0."],
    [`[${good}x]`, `The array of cards is no JSON: "x" stands at byte ${size + 1}, after 1 records.`],
    [`[${good},{`, `The file ends too early, inside record 2, which begins at byte ${size + 2}.`],
    [`[${good},`, `The file ends too early, at byte ${size + 2}: its array is not closed after 1 records.`],
  ])("%j is told in a sentence", async (text, message) => {
    expect((await readText(text)).failure?.message).toBe(message);
  });

  it("never throws on bytes", async () => {
    const start = fc.constantFrom("", "[", "{", `[${good},`, `${good}\n`, "\ufeff", "\u001f\u008b");
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 40 }), fc.array(fc.nat()), async (start, bytes, places) => {
        const all = Uint8Array.from([...Buffer.from(start, start.startsWith("\u001f") ? "latin1" : "utf8"), ...bytes]);
        const once = await read([all]);
        if (!start.startsWith("\u001f")) expect(await read(cut(all, places))).toEqual(once);
      }),
    );
  });

  it("is gzip that is damaged or cut short", async () => {
    const values = Array.from({ length: 3000 }, (_, index) => ({ ...king, index, rest: Math.sin(index) }));
    const packed = gzipSync(bytesOf(JSON.stringify(values)));
    const flipped = Uint8Array.from(packed);
    flipped[flipped.length - 6] = (flipped[flipped.length - 6] as number) ^ 0xff;
    for (const bytes of [packed.subarray(0, packed.length / 2), packed.subarray(0, 5), flipped]) {
      const { records, failure } = await read(cut(bytes, [1, 2, 3, 1000]));
      assert(failure !== undefined);
      expect(failure.reason).toBe("gzip");
      expect(failure.message).toMatch(/^The gzip data is damaged or cut short: \d+ bytes and \d+ whole records/);
      expect(failure.record).toBe(records.length + 1);
    }
    expect((await read([packed])).records).toHaveLength(values.length);
  });
});
