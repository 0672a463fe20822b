import * as Outcome from "@palimpsest/core/Outcome";
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { work } from "../src/example/worked.ts";
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

  it("know the verdict of each marked word", async () => {
    let marked = 0;
    for (const example of examples) {
      const { seen } = await Effect.runPromise(work(example));
      for (const { outcome } of seen) {
        for (const { text, was, verdict } of Pieces.now(outcome, "type_line")) {
          if (verdict === undefined) continue;
          expect(outcome.verdicts[verdict]?.text).toBe(was ?? text);
          marked++;
        }
      }
    }
    expect(marked).toBeGreaterThan(examples.length);
  });

  it("do not mark a word of another object where it is printed there", async () => {
    const example = examples.find(({ slug }) => slug === "dependency");
    const [seen] = example === undefined ? [] : (await Effect.runPromise(work(example))).seen;
    expect(seen && texts(Pieces.printed(seen.outcome, "type_line"))).toEqual(["Creature — ", "Shapeshifter"]);
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
