import { assert, describe, expect, it } from "@effect/vitest";
import { decode } from "@palimpsest/cards/Scryfall";
import * as Result from "effect/Result";
import * as fc from "fast-check";

const read = (input: unknown) => {
  const result = decode(input);
  assert(Result.isSuccess(result), "expected a card");
  return result.success;
};

const issuesOf = (input: unknown) => {
  const result = decode(input);
  assert(Result.isFailure(result), "expected an error");
  return result.failure.issues;
};

const king = { name: "Goblin King", type_line: "Creature — Goblin" };

describe("decode", () => {
  it("keeps fields that are not known, as they are", () => {
    const card = { ...king, object: "card", cmc: 3, prices: { usd: null }, image_status: null, keywords: [] };
    expect(read(card)).toEqual(card);
  });

  it.each(["split", "transform", "modal_dfc", "adventure", "flip", "meld", "prepare", "art_series", "unheard-of"])(
    "takes a card with the layout %s",
    (layout) => {
      const card = {
        name: "Wear // Tear",
        type_line: "Instant // Instant",
        layout,
        card_faces: [
          { object: "card_face", name: "Wear", type_line: "Instant", mana_cost: "{1}{R}" },
          { object: "card_face", name: "Tear", mana_cost: "" },
        ],
      };
      expect(read(card)).toEqual(card);
    },
  );

  it("takes null and no faces for absent", () => {
    const faces = [{ name: "Wear", power: null, artist_id: null }];
    expect(read({ ...king, power: null, card_faces: [] })).toEqual(king);
    expect(read({ ...king, card_faces: null })).toEqual(king);
    expect(read({ ...king, card_faces: faces })).toEqual({ ...king, card_faces: [{ name: "Wear", artist_id: null }] });
  });

  it("joins what a reversible card says on its faces alone", () => {
    const face = { name: "Propaganda", type_line: "Enchantment" };
    const card = { layout: "reversible_card", card_faces: [face, face] };
    expect(read(card)).toEqual({ ...card, name: "Propaganda // Propaganda", type_line: "Enchantment // Enchantment" });
    expect(read({ ...card, name: "Kept" }).name).toBe("Kept");
    expect(issuesOf({ layout: "reversible_card", card_faces: [{ name: "Propaganda" }] })).toEqual([
      { pointer: "/type_line", message: "This is missing." },
    ]);
  });

  it("wants a name and a type line", () => {
    expect(issuesOf({})).toEqual([
      { pointer: "/name", message: "This is missing." },
      { pointer: "/type_line", message: "This is missing." },
    ]);
    expect(issuesOf({ ...king, type_line: null })).toEqual([{ pointer: "/type_line", message: "This is missing." }]);
  });

  it("names every issue by its place", () => {
    const card = {
      ...king,
      power: 2,
      colors: ["R", 1],
      legalities: { "a/b~c": 1 },
      card_faces: [{ name: "Wear" }, { name: 7 }, "Tear"],
    };
    expect(issuesOf(card).map(({ pointer }) => pointer)).toEqual([
      "/power",
      "/colors/1",
      "/card_faces/1/name",
      "/card_faces/2",
      "/legalities/a~1b~0c",
    ]);
  });

  it("refuses what is no object as a whole", () => {
    for (const input of [null, undefined, 1, "Goblin King", [king], () => king]) {
      expect(issuesOf(input).map(({ pointer }) => pointer)).toEqual([""]);
    }
  });

  it("answers a card with very many issues", () => {
    const result = decode({ ...king, colors: Array.from({ length: 10_000 }, () => 1) });
    assert(Result.isFailure(result));
    expect(result.failure.issues).toHaveLength(10_000);
    expect(result.failure.message).toMatch(/ \/colors\/2: Expected a string\. And 9997 more\.$/);
  });

  it("says in its message what is wrong and where", () => {
    const result = decode({ ...king, power: 2 });
    assert(Result.isFailure(result));
    expect(result.failure._tag).toBe("InvalidCard");
    expect(result.failure.message).toBe("This is no card in Scryfall's format. /power: Expected a string.");
  });

  it("leaves prototypes alone", () => {
    const card = read(JSON.parse('{"name":"x","type_line":"y","__proto__":{"polluted":true},"constructor":1}'));
    expect(Object.getPrototypeOf(card)).toBe(Object.prototype);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it("never throws on JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        decode(value);
        decode({ ...king, card_faces: value, colors: value });
      }),
    );
  });
});
