import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { LineSplitter } from "../src/Lines.ts";
import * as Ndjson from "../src/Ndjson.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const lines = (text: string, size: number, limit = 100) => {
  const splitter = new LineSplitter(limit);
  const whole = bytes(text);
  const found = [];
  for (let at = 0; at < whole.length; at += size) found.push(...splitter.push(whole.subarray(at, at + size)));
  return [...found, ...splitter.end()];
};

describe("lines", () => {
  it.each([1, 2, 3, 7, 100])("are the same in pieces of %i bytes", (size) => {
    const found = lines("a\n\nbé—\r\nlast", size);
    expect(found.map(({ number, bytes: each }) => [number, new TextDecoder().decode(each)])).toEqual([
      [1, "a"],
      [2, ""],
      [3, "bé—\r"],
      [4, "last"],
    ]);
  });

  it.each([1, 3, 100])("beyond the limit hold nothing, and the next is whole: %i", (size) => {
    expect(lines("12345\n1234\n123456", size, 4).map(({ bytes: each }) => each?.length)).toEqual([
      undefined,
      4,
      undefined,
    ]);
  });
});

describe("a line", () => {
  const read = (text: string) => Ndjson.read({ number: 1, bytes: bytes(text) });

  it("is a JSON value, or nothing where it is blank", () => {
    expect(read('\ufeff{"a":1}\r')).toEqual(Result.succeed({ a: 1 }));
    expect(read("null")).toEqual(Result.succeed(null));
    expect(read(" \t\r")).toEqual(Result.succeed(undefined));
  });

  it.each([
    [{ number: 1, bytes: undefined }, "LineTooLong"],
    [{ number: 1, bytes: new Uint8Array([0xff]) }, "InvalidJson"],
    [{ number: 1, bytes: bytes("{") }, "InvalidJson"],
  ])("that is none says so: %#", (line, tag) => {
    expect(Result.getOrThrow(Result.flip(Ndjson.read(line)))._tag).toBe(tag);
  });

  it("is answered by a line: the answer, or the error with its number and what the contract names", () => {
    expect(Ndjson.write(3, Result.succeed({ a: "\n" }))).toEqual({ text: '{"a":"\\n"}\n', failed: false });
    const failure = { _tag: "T", message: "m", suggestions: ["s"], pointer: "/p", rule: "x" };
    expect(Ndjson.write(3, Result.fail(failure))).toEqual({
      text: '{"error":{"tag":"T","message":"m","suggestions":["s"],"pointer":"/p"},"line":3}\n',
      failed: true,
    });
  });

  it("that can't be written is an error, too", () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const { text, failed } = Ndjson.write(1, Result.succeed(circle));
    expect(failed).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ error: { tag: "Unanswerable" }, line: 1 });
  });
});
