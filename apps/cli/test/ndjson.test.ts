import { LineSplitter } from "@palimpsest/core/Lines";
import { anyCharacter } from "@palimpsest/test-fuzz/strings";
import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Answers, type Handler } from "../src/ndjson.ts";

const echo: Handler = (value) =>
  value === null ? Result.fail({ _tag: "Null", message: "null", pointer: "" }) : Result.succeed({ value });

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const answer = (chunks: Iterable<Uint8Array>, handler = echo, limit?: number): { text: string; failed: boolean } => {
  const answers = new Answers(handler, limit);
  let text = "";
  for (const chunk of chunks) text += answers.push(chunk);
  text += answers.end();
  return { text, failed: answers.failed };
};

const errors = (text: string): ReadonlyArray<unknown> =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("Answers", () => {
  it("answers each line in its order, wherever the chunks are cut", () => {
    const line = fc.oneof(
      fc.json(),
      fc.string({ unit: anyCharacter }).map((text) => JSON.stringify({ text })),
      fc.constantFrom("", " ", "\t\r", "null", "{", "\u00a0", "nul"),
    );
    const cut = (whole: Uint8Array, places: ReadonlyArray<number>): ReadonlyArray<Uint8Array> => {
      const at = [0, ...places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b), whole.length];
      return at.slice(1).map((end, index) => whole.subarray(at[index], end));
    };
    fc.assert(
      fc.property(
        fc.array(line),
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        fc.array(fc.nat()),
        (lines, newline, ended, places) => {
          const whole = bytes(lines.join(newline) + (ended ? newline : ""));
          const { text, failed } = answer(cut(whole, places));
          expect(text).toBe(answer([whole]).text);
          const given = lines.map((each, index) => ({ text: each.replace(/^[ \t\r]+$/, ""), line: index + 1 }));
          const wanted = given.filter((each) => each.text !== "");
          const got = text.split("\n").slice(0, -1);
          expect(got).toHaveLength(wanted.length);
          for (const [index, each] of wanted.entries()) {
            const value = JSON.parse(got[index] ?? "");
            if ("error" in value) expect(value.line).toBe(each.line);
            else expect(value).toEqual({ value: JSON.parse(each.text) });
          }
          expect(failed).toBe(got.some((each) => each.startsWith('{"error"')));
        },
      ),
    );
  });

  it("takes one line of bytes that are not UTF-8 for bad, and no other", () => {
    const { text } = answer([new Uint8Array([0x31, 0x0a, 0xff, 0x0a, 0xe2, 0x82, 0x0a, 0x32])]);
    expect(errors(text)).toEqual([
      { value: 1 },
      { error: { tag: "InvalidJson", message: "This line is not UTF-8." }, line: 2 },
      { error: { tag: "InvalidJson", message: "This line is not UTF-8." }, line: 3 },
      { value: 2 },
    ]);
  });

  it("skips a line that is too long, and goes on", () => {
    const chunks = ["1\n[", "1,".repeat(600), "1,".repeat(600), "1]\n", "2"].map(bytes);
    const { text, failed } = answer(chunks, echo, 1024);
    expect(failed).toBe(true);
    expect(errors(text)).toMatchObject([{ value: 1 }, { error: { tag: "LineTooLong" }, line: 2 }, { value: 2 }]);
  });

  it("survives a handler that throws, and an answer that cannot be written", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const throwing: Handler = (value) => {
      if (value === 1) throw new Error("one");
      return Result.succeed(value);
    };
    expect(errors(answer([bytes(`1\n${deep}\n2\n`)], throwing).text)).toMatchObject([
      { error: { tag: "Unanswerable", message: "This line cannot be answered: one." }, line: 1 },
      {
        error: {
          tag: "Unanswerable",
          message: "This line cannot be answered: it has too many levels, one in another.",
        },
        line: 2,
      },
      2,
    ]);
  });

  it("writes only what the contract names in an error", () => {
    const failing: Handler = () =>
      Result.fail({ _tag: "T", message: "m", suggestions: ["s"], pointer: "/p", rule: "1" } as never);
    expect(answer([bytes("1")], failing).text).toBe(
      '{"error":{"tag":"T","message":"m","suggestions":["s"],"pointer":"/p"},"line":1}\n',
    );
  });

  it("writes lone surrogates and line separators so that a line stays a line", () => {
    const { text } = answer([bytes('"\\ud800\u2028"\n')]);
    expect(text).toBe('{"value":"\\ud800\u2028"}\n');
  });
});

describe("LineSplitter", () => {
  it("holds nothing of a line beyond its limit", () => {
    const lines = new LineSplitter(4);
    expect(lines.push(bytes("12345"))).toEqual([]);
    expect(lines.push(bytes("6"))).toEqual([]);
    expect(lines.push(bytes("\n1234\n"))).toMatchObject([
      { number: 1, bytes: undefined },
      { number: 2, bytes: bytes("1234") },
    ]);
    expect(lines.end()).toEqual([]);
  });
});
