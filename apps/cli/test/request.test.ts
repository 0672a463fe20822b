import * as Contract from "@palimpsest/core/Contract";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { decoder } from "../src/request.ts";

const failure = <A>(result: Result.Result<A, { readonly message: string; readonly pointer: string }>) =>
  Result.isFailure(result) ? { message: result.failure.message, pointer: result.failure.pointer } : undefined;

describe("decoder", () => {
  it("names every issue with its JSON pointer", () => {
    const request = { object: { name: 1 }, changes: [{ kind: "replace-word", class: "creature-type", from: "Elf" }] };
    expect(failure(decoder(Contract.ApplyRequest)(request))).toEqual({
      message: "Expected string at /object/name; Missing key at /changes/0/to.",
      pointer: "/object/name",
    });
  });

  it("escapes keys as RFC 6901 wants it", () => {
    const decode = decoder(Schema.Struct({ "a/b~c": Schema.String }));
    expect(failure(decode({ "a/b~c": 1 }))?.pointer).toBe("/a~1b~0c");
  });

  it("does not list issues without end", () => {
    const { message = "" } = failure(decoder(Schema.Array(Schema.String))(Array(1000).fill(1))) ?? {};
    expect(message.split("; ")).toHaveLength(21);
    expect(message).toContain("980 more");
  });

  it("keeps fields that it does not know", () => {
    const card = { name: "x", whatever: [1] };
    expect(decoder(Contract.Card)(card)).toEqual(Result.succeed(card));
  });
});
