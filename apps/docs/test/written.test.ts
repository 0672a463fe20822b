import { describe, expect, it } from "vitest";
import * as Written from "../src/written.ts";

const long = {
  title: "A title that takes up room on its line",
  steps: [{ do: "cast", object: "king" }, { do: "end-turn" }],
};

describe("data written out", () => {
  it("stand on a line where that is short enough", () => {
    expect(Written.json(long)).toBe(
      '{\n  "title": "A title that takes up room on its line",\n  "steps": [{ "do": "cast", "object": "king" }, { "do": "end-turn" }]\n}',
    );
    expect(Written.typescript(long)).toBe(
      '{\n  title: "A title that takes up room on its line",\n  steps: [{ do: "cast", object: "king" }, { do: "end-turn" }],\n}',
    );
    expect(Written.json({ a: [], b: {}, c: undefined })).toBe('{ "a": [], "b": {} }');
  });

  it("are the same when read again", () => {
    expect(JSON.parse(Written.json(long))).toEqual(long);
    expect(Written.inline({ "a-b": 'say "hi"', c: undefined, _: [null, true] })).toBe(
      '{ "a-b": "say \\"hi\\"", _: [null, true] }',
    );
  });
});
