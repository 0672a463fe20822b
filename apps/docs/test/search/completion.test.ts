import * as Query from "@palimpsest/cards/Query";
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { complete, terms } from "../../src/search/completion.ts";

const labels = (query: string, caret = query.length) => complete(query, caret).map(({ label }) => label);

describe("what a query may become", () => {
  it.each([
    ["us", "uses:"],
    ["uses:", "uses:creature-type"],
    ["uses:creature-type=gobl", "uses:creature-type=Goblin"],
    ["t:goblin -looks:bla", "looks:black"],
    ["(uses:time", 'uses:"Time Lord"'],
    ["context:rem", "context:reminder"],
    ["context:reminder,qu", "context:reminder,quoted"],
    ["uses:elf reason:", "reason:self-name"],
    ["is:leg", "is:legendary"],
    ['changer:"mind b', 'changer:"Mind Bend"'],
    ["gobl", "uses:creature-type=Goblin"],
  ])("%s offers %s", (query, label) => {
    expect(labels(query)).toContain(label);
  });

  it("is about the piece at the caret, and keeps the rest", () => {
    const [first] = complete("uses:gob t:sorcery", 8);
    expect(first).toMatchObject({ value: "uses:Goblin t:sorcery", caret: 11 });
    expect(complete("t:goblin co", 11)[0]).toMatchObject({ value: "t:goblin context:", more: true });
    expect(complete("-us", 3)[0]?.value).toBe("-uses:");
  });

  it("is nothing where anything may stand, and where all is said", () => {
    expect(labels("type:gob")).toEqual([]);
    expect(labels("context:reminder")).toEqual([]);
    expect(labels("colour:x")).toEqual([]);
  });

  it("can be read, unless more must follow, whatever stands there", () => {
    const part = fc.constantFrom(
      "uses:",
      "looks:",
      "creature-type=",
      "go",
      "ti",
      " ",
      "(",
      ")",
      "-",
      '"',
      "context:",
      ",",
      "is:",
      "changer:",
      "\u{1f600}",
    );
    const query = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(query, fc.nat({ max: 60 }), (text, caret) => {
        for (const { value, label, caret: to, more } of complete(text, caret)) {
          expect(value.slice(to - label.length, to)).toBe(label);
          if (!more) expect(Result.isSuccess(Query.parse(label)), label).toBe(true);
        }
      }),
    );
  });
});

describe("terms that were chosen", () => {
  it.each([
    [{ role: "uses", wordClass: "creature-type", word: "goblins", context: undefined }, "uses:creature-type=Goblin"],
    [{ role: "looks", wordClass: "color-word", word: "", context: "name" }, "looks:color-word context:name"],
    [
      { role: "uses", wordClass: "creature-type", word: "Time Lord", context: undefined },
      'uses:creature-type="Time Lord"',
    ],
  ] as const)("%j are %s, which can be read", (choice, written) => {
    expect(terms(choice)).toBe(written);
    expect(Result.isSuccess(Query.parse(written))).toBe(true);
  });
});
