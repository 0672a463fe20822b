import { assert, describe, it } from "@effect/vitest";
import { cases } from "@palimpsest/test-fuzz/cases";
import fc from "fast-check";
import * as Audit from "../src/Audit.ts";
import * as CardNames from "../src/CardNames.ts";
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

  it("tries no word that stands on the card, in its text or in its name", () => {
    const lands = "Island Swamp Forest Plains Mountain";
    const changes = (name: string, oracle_text: string) =>
      Audit.card({ name, type_line: "Sorcery", oracle_text }).changes;
    assert.strictEqual(changes("X", "Destroy target Forest."), 3);
    assert.strictEqual(changes("X", "Destroy target Island or Forest."), 6);
    assert.strictEqual(changes(lands, "Destroy target Forest."), 0);
    assert.strictEqual(changes("X", `Destroy target ${lands.replaceAll(" ", " or ")}.`), 0);
    // A name is no use: nothing is tried of it.
    assert.strictEqual(changes("Forest", "Forest deals 1 damage."), 0);
  });

  it("tells of a change that does not do what the rules want", () => {
    const fails = (kept: string, name = "X") => {
      const wrong = RulesText.read(kept, { name, otherFaces: [], legendary: false });
      const own = (key: string): boolean => key.endsWith("Destroy target Elf.");
      const readings = { get: (key: string) => (own(key) ? undefined : wrong), set: () => {} };
      const card = { name: "X", type_line: "Sorcery", oracle_text: "Destroy target Elf." };
      const { failures } = Audit.card(card, { ...CardNames.make([]), readings });
      const [{ why = "", ...failure } = {}, ...more] = failures;
      return [failure, why.replace(/".*?"/, "it"), more.length];
    };
    const failure = { card: "X", field: "oracle_text", kind: "property", from: "Elf", to: "Octopus" };
    assert.deepStrictEqual(fails("Destroy it."), [failure, "the new text has 0 such words, the printed one 1", 2]);
    assert.deepStrictEqual(fails("Destroy target Goblin."), [failure, "it is not read as Octopus", 2]);
    assert.deepStrictEqual(fails("Destroy the Octopus."), [failure, "it is not read as Octopus", 2]);
    assert.deepStrictEqual(fails("Destroy target Octopus.", "Destroy target Octopus"), [
      failure,
      "it is no longer in use",
      2,
    ]);
    assert.deepStrictEqual(fails("Destroy target Octopus."), [
      { ...failure, to: "Mouse" },
      "it is not read as Mouse",
      1,
    ]);
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
