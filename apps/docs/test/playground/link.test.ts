import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codec, longest } from "../../src/playground/link.ts";
import { Draft, first, State } from "../../src/playground/State.ts";

const links = codec(State);
const opened = (fragment: string) => Result.getOrThrow(links.decode(fragment));
const refused = (fragment: string) => Result.getOrThrow(Result.flip(links.decode(fragment))).message;
const written = (text: string) => `#v1.${Buffer.from(text).toString("base64url")}`;

/** Any text, with halves of pairs too: JSON takes them. */
const text = fc.string({ unit: "binary", maxLength: 40 });
const optional = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: undefined });
const without = <A extends object>(value: A): A =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as A;

const card = fc.oneof(
  text,
  fc
    .record({ name: text, type_line: text, oracle_text: text, power: optional(text), mine: optional(fc.jsonValue()) })
    .map(without),
);
const draft = fc
  .record({
    does: text,
    class: optional(fc.constantFrom("color-word" as const, "basic-land-type" as const, "creature-type" as const)),
    from: optional(text),
    to: optional(text),
    cards: optional(fc.array(card, { maxLength: 3 })),
    plus: optional(text),
    name: optional(text),
    word: optional(text),
    after: optional(fc.nat()),
    format: optional(text),
  })
  .map(without);
const state: fc.Arbitrary<State> = fc
  .record({
    card,
    zone: optional(fc.constantFrom("stack" as const, "hand" as const)),
    face: optional(fc.nat(3)),
    effects: fc.array(draft, { maxLength: 6 }),
    options: optional(
      fc
        .record({
          grammar: optional(fc.constantFrom("literal" as const, "adjusted" as const)),
          edition: optional(text),
        })
        .map(without),
    ),
  })
  .map(without) as fc.Arbitrary<State>;

describe("a link", () => {
  it("opens as the state that it was made of", () => {
    fc.assert(
      fc.property(state, (made) => {
        const link = links.encode(made);
        expect(link).toMatch(/^#v1\.[\w-]*$/);
        // What JSON can't tell apart is the same.
        expect(opened(link)).toEqual(JSON.parse(JSON.stringify(made)));
      }),
    );
  });

  it("is none of ours for an anchor of the page, or nothing", () => {
    expect([opened(""), opened("#"), opened("#word-3"), opened("#verdicts")]).toEqual(Array(4).fill(undefined));
  });

  it("never throws, and says in a sentence what is wrong", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary" })), (rest) => {
        const read = links.decode(`#v1.${rest}`);
        if (Result.isFailure(read)) expect(read.failure.message).toMatch(/^This link .*\.$/s);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = links.decode(written(JSON.stringify(value)));
        if (Result.isFailure(read)) expect(read.failure.message).toMatch(/^This link .*\.$/s);
      }),
    );
  });

  it.each([
    ["of another version", "#v2.e30", /another version/],
    ["cut short", links.encode(first).slice(0, -5), /damaged/],
    ["that is no base64", "#v1.%7B%22card%22", /damaged/],
    ["that is no UTF-8", `#v1.${Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString("base64url")}`, /damaged/],
    ["too long", `#v1.${"A".repeat(longest + 1)}`, /too long/],
    ["without a card", written('{"effects":[]}'), /\/card: This is missing/],
    ["with a number for a card", written('{"card":7,"effects":[]}'), /\/card/],
    ["with an effect that is none", written('{"card":"x","effects":[null]}'), /\/effects\/0/],
    ["with a place before the name", written('{"card":"x","effects":[{"does":"name-sticker","after":-1}]}'), /after/],
    [
      "with more effects than fit",
      written(JSON.stringify({ card: "x", effects: Array(25).fill({ does: "x" }) })),
      /\/effects/,
    ],
    ["with a zone that is none", written('{"card":"x","zone":"ante","effects":[]}'), /\/zone/],
    [
      "with levels upon levels",
      written(`{"card":{"name":"x","y":${"[".repeat(9000)}${"]".repeat(9000)}},"effects":[]}`),
      /deeper/,
    ],
  ])("%s is refused", (_, link, message) => {
    expect(refused(link)).toMatch(message);
  });

  it("holds nothing of an object's own machinery", () => {
    const read = opened(
      written('{"card":{"name":"x","__proto__":{"name":"y"}},"effects":[],"__proto__":{"card":"z"}}'),
    );
    expect(read?.card).toMatchObject({ name: "x" });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });

  it("has a field in the draft for all that a form asks", () => {
    expect(Object.keys(Draft.fields).sort()).toEqual(
      ["after", "cards", "class", "does", "format", "from", "name", "plus", "to", "word"].sort(),
    );
  });
});
