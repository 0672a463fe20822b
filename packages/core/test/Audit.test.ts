import { assert, describe, it } from "@effect/vitest";
import { cases } from "@palimpsest/test-fuzz/cases";
import fc from "fast-check";
import * as Audit from "../src/Audit.ts";
import * as Lexicon from "../src/Lexicon.ts";
import * as RulesText from "../src/RulesText.ts";
import * as Wording from "../src/Wording.ts";
import { oracleLike } from "./oracle-like.ts";
import { oracleCards } from "./oracle-sentences.ts";

const wordPair = fc.constantFrom(...Lexicon.wordClasses).chain((wordClass) => {
  const word = fc.constantFrom(...Lexicon.words(wordClass));
  return fc.tuple(word, word).filter(([from, to]) => from !== to);
});

// On a failure fast-check prints the seed and the shrunk case; `fc.assert` with that seed runs it again.
describe("every change of every word", () => {
  it("is what the rules want, on abilities as Oracle writes them", () => {
    fc.assert(
      fc.property(oracleCards, (card) => {
        const { failures, unplaced } = Audit.card(card);
        if (failures.length > 0 || unplaced.length > 0) assert.fail(JSON.stringify({ failures, unplaced }));
      }),
      cases("cards as Oracle writes them, every change of every word", 5_000, 250_000),
    );
  });

  it("can be undone and leaves every other byte, on any heap of words", () => {
    fc.assert(
      fc.property(oracleLike, wordPair, (source, [from, to]) => {
        const text = RulesText.read(source, { name: "Goblin King", otherFaces: [], legendary: true });
        const rewrite: Wording.Rewrite = (word) => (word === from ? to : undefined);
        const edits = Wording.edits(Wording.rewrite(Wording.printed(text), "c1", rewrite, "literal"), "literal");
        const after = Wording.write(source, edits);
        if (Wording.write(after, Wording.invert(source, edits)) !== source) assert.fail(source);
        const used = text.uses.filter((use) => use.word === from && use.reason === undefined);
        if (edits.length !== used.length) assert.fail(source);
        for (const [index, { start, end }] of edits.entries()) {
          if (start !== used[index]?.start || end !== used[index]?.end) assert.fail(source);
        }
      }),
      cases("heaps of words, changed and changed back", 5_000, 250_000),
    );
  });
});

describe("an audit", () => {
  it("counts words by role and by what decided", () => {
    const audit = Audit.card({
      name: "Plague Rats",
      type_line: "Creature — Rat",
      oracle_text: "Plague Rats gets +1/+1 for each other Rat.",
    });
    assert.deepStrictEqual(
      [...audit.words],
      [
        ["creature-type in use", 2],
        ["creature-type self-name", 1],
      ],
    );
    assert.deepStrictEqual(
      [...audit.decidedBy],
      [
        ["type-line", 1],
        ["own-name", 1],
        ["determined", 1],
      ],
    );
    assert.strictEqual(audit.changes, 6);
  });

  it("names the words that only the fallback decided, and those that no list knows", () => {
    const audit = Audit.card({ name: "X", type_line: "Creature — Zorblax", oracle_text: "Elf." });
    assert.deepStrictEqual(audit.unplaced, [{ card: "X", field: "oracle_text", start: 0, end: 3, text: "Elf" }]);
    assert.deepStrictEqual([...audit.unknown], [["Zorblax", 1]]);
  });

  it("adds up", () => {
    const one = Audit.card({ name: "X", type_line: "Creature — Elf", oracle_text: "Elves attack." });
    const two = Audit.combine(Audit.combine(Audit.empty, one), one);
    assert.deepStrictEqual([two.cards, two.faces, two.changes, two.words.get("creature-type in use")], [2, 2, 12, 4]);
    const failure = { ...Audit.empty, unplaced: ["unplaced"], failures: ["failure"] } as unknown as Audit.Audit;
    const { unplaced, failures } = Audit.combine(failure, failure);
    assert.deepStrictEqual({ unplaced, failures } as unknown, {
      unplaced: ["unplaced", "unplaced"],
      failures: ["failure", "failure"],
    });
  });
});
