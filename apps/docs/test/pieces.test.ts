import * as Outcome from "@palimpsest/core/Outcome";
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { examples } from "../src/examples.ts";
import * as Pieces from "../src/pieces.ts";

const outcomeOf = (oracle_text: string, from: string, to: string) =>
  Effect.runSync(
    Outcome.evaluate({
      object: { name: "Trial", type_line: "Enchantment", oracle_text },
      changes: [{ kind: "replace-word", class: "basic-land-type", from, to }],
    }),
  );
const texts = (pieces: ReadonlyArray<Pieces.Piece>) =>
  pieces.map(({ text, was }) => (was === undefined ? text : [text, was]));
const joined = (pieces: ReadonlyArray<Pieces.Piece>) => pieces.map(({ text }) => text).join("");

describe("pieces of a card's text", () => {
  it("take an article along with its word", () => {
    const outcome = outcomeOf("Destroy an Island or a Forest.", "Island", "Swamp");
    expect(texts(Pieces.now(outcome, "oracle_text"))).toEqual([
      "Destroy ",
      ["a Swamp", "an Island"],
      " or a ",
      "Forest",
      ".",
    ]);
  });

  it("cut a word out of its compound", () => {
    const outcome = outcomeOf("Creatures you control have swampwalk.", "Swamp", "Plains");
    expect(texts(Pieces.now(outcome, "oracle_text"))).toEqual([
      "Creatures you control have ",
      ["plains", "swamp"],
      "walk.",
    ]);
  });

  it.each(examples)("make up the whole text of $request.card, before and after", ({ program }) => {
    const outcome = Effect.runSync(program);
    for (const field of ["name", "type_line", "oracle_text"] as const) {
      expect(joined(Pieces.printed(outcome, field))).toBe(outcome.printed[field]);
      expect(joined(Pieces.now(outcome, field))).toBe(outcome.object[field]);
    }
  });

  it("know the verdict of each marked word", () => {
    for (const { program } of examples) {
      const outcome = Effect.runSync(program);
      for (const { text, was, verdict } of Pieces.now(outcome, "type_line")) {
        if (verdict !== undefined) expect(outcome.verdicts[verdict]?.text).toBe(was ?? text);
      }
    }
  });
});

describe("paragraphs", () => {
  it("end a piece at a line break", () => {
    expect(Pieces.paragraphs([{ text: "One\nTwo " }, { text: "three", verdict: 0 }, { text: "\n\nFour" }])).toEqual([
      [{ text: "One" }],
      [{ text: "Two " }, { text: "three", verdict: 0 }],
      [],
      [{ text: "Four" }],
    ]);
  });
});
