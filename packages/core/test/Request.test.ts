import { assert, describe, it } from "@effect/vitest";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as Contract from "../src/Contract.ts";
import { Description } from "../src/Description.ts";
import * as Request from "../src/Request.ts";

const issues = (value: unknown) => {
  const decoded = Request.decoder(Contract.ApplyRequest)(value);
  return Result.isFailure(decoded) ? decoded.failure.issues.map(({ pointer, message }) => `${pointer} ${message}`) : [];
};

const kinds =
  "replace-word, replace-every-word, exchange-text-boxes, full-text, every-name, set-name, name-sticker, splice, overload, cleave";

const object = { name: "X", type_line: "Creature" };

describe("a request", () => {
  it.each([
    [{ object, changes: [] }, []],
    [null, [" Expected an object."]],
    [{}, ["/object This is missing.", "/changes This is missing."]],
    [{ object, changes: [{}] }, [`/changes/0/kind Expected one of ${kinds}.`]],
    [{ object, changes: [{ kind: "replace" }] }, [`/changes/0/kind Expected one of ${kinds}.`]],
    [
      {
        object: { name: 1, colors: ["R", 2] },
        changes: [{ kind: "replace-word", class: "colour", from: "red", to: [] }],
      },
      [
        "/object/name Expected a string.",
        "/object/colors/1 Expected a string.",
        '/changes/0/class Expected "color-word", "basic-land-type" or "creature-type".',
        "/changes/0/to Expected a string.",
      ],
    ],
    [{ object: { ...object, face: -1 }, changes: [] }, ["/object/face Expected a value greater than or equal to 0."]],
    [{ object, changes: [], options: { grammar: "x" } }, ['/options/grammar Expected "adjusted" or "literal".']],
  ])("%j", (value, expected) => {
    assert.deepStrictEqual(issues(value), expected);
  });

  it("escapes keys as RFC 6901 wants it", () => {
    const decoded = Request.decoder(Schema.Struct({ "a/b~c": Schema.String }))({ "a/b~c": 1 });
    assert.strictEqual(Result.isFailure(decoded) ? decoded.failure.pointer : undefined, "/a~1b~0c");
  });

  it("says of a description that is nested too deep for anybody that it is", () => {
    const nested = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<object>((not) => ({ not }), { types: ["Creature"] });
    const decode = Request.decoder(Description, { strict: true });
    assert.isTrue(Result.isSuccess(decode(nested(20))));
    const failed = decode(nested(20_000));
    assert.isTrue(Result.isFailure(failed) && failed.failure.message.startsWith("This has more than 500 levels"));
  });

  it("keeps fields that it does not know", () => {
    const card = { name: "x", whatever: [1] };
    assert.deepStrictEqual(Request.decoder(Contract.Card)(card), Result.succeed(card));
  });

  it("names at most twenty issues in its message, and all of them in its fields", () => {
    const decoded = Request.decoder(Contract.ApplyRequest)({ object, changes: new Array(50).fill(1) });
    assert.isTrue(Result.isFailure(decoded));
    if (Result.isFailure(decoded)) {
      assert.strictEqual(decoded.failure.issues.length, 50);
      assert.include(decoded.failure.message, "And 30 more.");
    }
  });

  it("names a field that there is not, and the one that was meant, where the decoder is strict", () => {
    const decode = Request.decoder(Contract.ApplyRequest, { strict: true });
    const found = decode({
      object: { ...object, artist: "A" },
      changes: [{ kind: "overload", souce: "x" }],
      options: { gramar: "literal", ordring: "x" },
    });
    assert.deepStrictEqual(Result.getOrThrow(Result.flip(found)).issues, [
      { pointer: "/changes/0/souce", message: 'There is no field of this name. Did you mean "source"?' },
      { pointer: "/options/gramar", message: 'There is no field of this name. Did you mean "grammar"?' },
      { pointer: "/options/ordring", message: "There is no field of this name." },
    ]);
  });
});
