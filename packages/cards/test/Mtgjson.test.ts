import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { assert, describe, expect, it } from "@effect/vitest";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import * as Mtgjson from "@palimpsest/cards/Mtgjson";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Stream from "effect/Stream";
import * as fc from "fast-check";

const sample = (name: string): string => readFileSync(new URL(`data/${name}`, import.meta.url), "utf8");
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Read {
  readonly records: ReadonlyArray<BulkFile.BulkRecord>;
  readonly failure: BulkFile.InvalidBulkFile | undefined;
}

const readChunks = async (chunks: Iterable<Uint8Array>, options?: BulkFile.Options): Promise<Read> => {
  const records: Array<BulkFile.BulkRecord> = [];
  const stream = BulkFile.records(Stream.fromIterable(chunks), options);
  const exit = await Effect.runPromise(
    Effect.result(Stream.runForEach(stream, (record) => Effect.sync(() => records.push(record)))),
  );
  return { records, failure: Result.isFailure(exit) ? exit.failure : undefined };
};

/** Reads whole, byte by byte and packed, which must come to the same. */
const read = async (text: string, options?: BulkFile.Options): Promise<Read> => {
  const whole = bytesOf(text);
  const result = await readChunks([whole], options);
  expect(
    await readChunks(
      Array.from(whole, (byte) => Uint8Array.of(byte)),
      options,
    ),
  ).toEqual(result);
  expect(await readChunks([gzipSync(whole)], options)).toEqual(result);
  return result;
};

const cardsOf = ({ records }: Read) => records.filter(Result.isSuccess).map((record) => record.success);
const failuresOf = ({ records }: Read) => records.filter(Result.isFailure).map((record) => record.failure);

const king = { name: "Goblin King", type: "Creature — Goblin", layout: "normal", text: "Other Goblins get +1/+1." };
const wear = { name: "Wear // Tear", faceName: "Wear", side: "a", type: "Instant", layout: "split", uuid: "w" };
const tear = { ...wear, faceName: "Tear", side: "b", uuid: "t" };
const file = (data: unknown): string => JSON.stringify({ meta: { date: "2026-11-30", version: "5.2.2" }, data });

describe("AtomicCards", () => {
  it("gives each card of each name, in Scryfall's field names", async () => {
    const result = await read(sample("AtomicCards.json"));
    expect(result.failure).toBeUndefined();
    expect(failuresOf(result)).toEqual([]);
    expect(cardsOf(result)).toEqual(JSON.parse(sample("AtomicCards.expected.json")));
  });

  it.each([
    ["laid out for people", (text: string) => JSON.stringify(JSON.parse(text), null, 2)],
    ["after a byte order mark", (text: string) => `\ufeff \n${text}\r\n`],
    ["with its data first", (text: string) => JSON.stringify({ data: JSON.parse(text).data, meta: {} })],
  ])("is told by its bytes: %s", async (_, write) => {
    const text = sample("AtomicCards.json");
    expect(await read(write(text))).toEqual(await read(text));
  });

  it("tells a name with a bad record by number, place and issues, and the rest go on", async () => {
    const text = file({
      A: [king],
      B: [king, { name: "B", text: 7 }],
      C: [{ ...king, type: null }],
      D: "x",
      E: [king],
    });
    const result = await read(text);
    expect(result.failure).toBeUndefined();
    expect(cardsOf(result)).toHaveLength(2);
    const told = failuresOf(result);
    expect(told.map(({ reason, record, issues }) => [reason, record, issues.map(({ pointer }) => pointer)])).toEqual([
      ["no-card", 2, ["/1/type", "/1/text"]],
      ["no-card", 3, ["/0/type"]],
    ]);
    expect(told[0]?.message).toMatch(
      /^Record 2, at byte \d+: This is no card in MTGJSON's format\. \/1\/type: This is missing\. \/1\/text: Expected a string\.$/,
    );
    for (const [index, start] of ['[{"name":"Goblin King"', "[{"].entries()) {
      expect(text.slice(new TextDecoder().decode(bytesOf(text).subarray(0, told[index]?.offset)).length)).toMatch(
        new RegExp(`^\\${start}`),
      );
    }
  });
});

describe("AllPrintings", () => {
  it("gives every printing of every set, with its tokens, faces joined wherever they stand", async () => {
    const result = await read(sample("AllPrintings.json"));
    expect(result.failure).toBeUndefined();
    expect(failuresOf(result)).toEqual([]);
    expect(cardsOf(result)).toEqual(JSON.parse(sample("AllPrintings.expected.json")));
  });

  it("reads the file of one set", async () => {
    const all = JSON.parse(sample("AllPrintings.json")).data;
    const [set] = Object.keys(all) as [string];
    const one = await read(file(all[set]));
    expect(cardsOf(one)).toEqual(cardsOf(await read(file({ [set]: all[set] }))));
    expect(cardsOf(one).length).toBeGreaterThan(1);
  });

  it("tells a face whose other faces are not in its set", async () => {
    const half = (face: object, other: string) => ({ ...face, otherFaceIds: [other] });
    const result = await read(
      file({ A: { cards: [half(wear, "t"), king], tokens: [half(tear, "w")] }, B: { cards: [king, { name: "B" }] } }),
    );
    expect(result.records.map(Result.isSuccess)).toEqual([true, false, false, true, false]);
    expect(
      failuresOf(result).map(({ record, message }) => [record, message.replace(/at byte \d+/, "at byte …")]),
    ).toEqual([
      [1, 'Record 1, at byte …: "Wear" has other faces, and not all of them could be read.'],
      [3, 'Record 3, at byte …: "Tear" has other faces, and not all of them could be read.'],
      [5, "Record 5, at byte …: This is no card in MTGJSON's format. /type: This is missing."],
    ]);
  });

  it("holds nothing of a record that is too long", async () => {
    const long = { ...king, text: "x".repeat(300) };
    const result = await read(file({ A: { cards: [king, long, king] } }), { longestRecord: 200 });
    expect(cardsOf(result)).toHaveLength(2);
    expect(failuresOf(result).map(({ reason, record }) => [reason, record])).toEqual([["too-long", 2]]);
  });
});

describe("any data of MTGJSON", () => {
  it("comes out as it went in, wherever the chunks are cut and whatever stands beside it", async () => {
    const text = fc.string({ unit: "grapheme" });
    const face = fc.record({ name: text, type: text, text, rest: fc.jsonValue() });
    const junk = fc.dictionary(fc.string({ unit: "grapheme", minLength: 7 }), fc.jsonValue(), { maxKeys: 3 });
    const data = fc.oneof(
      fc.array(fc.array(face), { maxLength: 5 }).map((names) => ({
        data: Object.fromEntries(names.map((faces, index) => [`"${index}\\`, faces])),
        faces: names.flat(),
      })),
      fc.array(fc.record({ cards: fc.array(face), tokens: fc.array(face), junk }), { maxLength: 5 }).map((sets) => ({
        data: Object.fromEntries(sets.map(({ junk, ...set }, index) => [`S${index}`, { ...junk, ...set }])),
        faces: sets.flatMap(({ cards, tokens }) => [...cards, ...tokens]),
      })),
    );
    await fc.assert(
      fc.asyncProperty(
        data,
        junk,
        fc.constantFrom(undefined, 1),
        fc.array(fc.nat()),
        async (each, meta, space, places) => {
          const whole = bytesOf(JSON.stringify({ meta, data: each.data }, null, space));
          const at = [0, ...places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b), whole.length];
          const result = await readChunks(at.slice(1).map((end, index) => whole.subarray(at[index], end)));
          expect(result.failure).toBeUndefined();
          expect(cardsOf(result)).toEqual(
            JSON.parse(JSON.stringify(each.faces)).map(({ name, type, text }: (typeof each.faces)[number]) => ({
              name,
              type_line: type,
              oracle_text: text,
            })),
          );
        },
      ),
    );
  });
});

describe("the day of a file", () => {
  const daysOf = async (text: string): Promise<ReadonlyArray<string>> => {
    const days: Array<string> = [];
    await readChunks(
      Array.from(bytesOf(text), (byte) => Uint8Array.of(byte)),
      { onDate: (day) => void days.push(day) },
    );
    return days;
  };

  it.each([
    ["before the cards", sample("AtomicCards.json"), ["2026-11-30"]],
    ["of sets", sample("AllPrintings.json"), ["2026-11-30"]],
    ["after the cards", '{"data":{},"meta":{"version":"5","date":"2020-02-29"}}', ["2020-02-29"]],
    ["that is none", '{"meta":{"date":"today"},"data":{}}', []],
    ["in something else", '{"meta":[{"date":"2020-02-29"}],"data":{"meta":{"date":"2020-02-29"}}}', []],
    ["of a card", '{"data":{"A":[{"meta":{"date":"2020-02-29"}}]}}', []],
  ])("%s", async (_, text, days) => {
    expect(await daysOf(text)).toEqual(days);
  });
});

describe("a file of MTGJSON that cannot be read, or not any further", () => {
  const whole = file({ A: [king] });

  it.each([
    ["no data", '{"meta":{"date":"x"}}', "no-data", 1, 21],
    ["data that is no object", '{"data":[{"name":"A"}]}', "no-data", 1, 23],
    ["an end in a record", whole.slice(0, -20), "cut-short", 1, whole.indexOf('[{"name"')],
    ["an end after a record", whole.slice(0, -1), "cut-short", 2, bytesOf(whole).length - 1],
    ["an end before a record", whole.slice(0, 60), "cut-short", 1, 60],
    ["a key without a value", '{"data":{"A":,}}', "unexpected", 1, 13],
    ["a value without a key", '{"data":{[]}}', "unexpected", 1, 9],
    ["a comma before the end", '{"data":{"A":[],}}', "unexpected", 2, 16],
    ["a bracket for a brace", '{"data":{"A":{"cards":[}}}', "unexpected", 1, 23],
    ["two keys", '{"data":{"A" "B"}}', "unexpected", 1, 13],
    ["a second object", `${whole}{}`, "unexpected", 2, bytesOf(whole).length],
  ] as const)("%s", async (_, text, reason, record, offset) => {
    const { failure } = await read(text);
    expect(failure).toMatchObject({ _tag: "InvalidBulkFile", reason, record, offset });
    expect(failure?.message).toMatch(/^The .*\.$/s);
  });

  it("never throws on bytes", async () => {
    const start = fc.constantFrom(
      '{"data":',
      '{"data":{',
      '{"data":{"A":[',
      '{"meta":[],"data":{"A":{"cards":[',
      '{ "data"',
    );
    const rest = fc.string({ unit: fc.constantFrom(...'{}[]",:\\ \n17nul', '"cards":[', "é") });
    await fc.assert(
      fc.asyncProperty(start, rest, async (start, rest) => {
        await read(`${start}${rest}`);
      }),
    );
  });
});

describe("decode", () => {
  it("parts cards that share a name, and keeps faces of one together", () => {
    const decoded = Mtgjson.decode([wear, tear, tear, wear, { ...king, name: "Wear // Tear" }]);
    assert(Result.isSuccess(decoded));
    expect(decoded.success.map(({ name, card_faces: faces }) => [name, faces?.map((face) => face.name)])).toEqual([
      ["Wear // Tear", ["Wear", "Tear"]],
      ["Wear // Tear", ["Wear", "Tear"]],
      ["Wear // Tear", undefined],
    ]);
  });

  it("never throws on JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        Mtgjson.decode(value);
        Mtgjson.decode([value, { ...king, colors: value, legalities: value }]);
        Mtgjson.face(value);
      }),
    );
  });
});
