import { assert, describe, expect, it } from "@effect/vitest";
import * as Query from "@palimpsest/cards/Query";
import { anyCharacter } from "@palimpsest/test-fuzz/strings";
import * as Result from "effect/Result";
import * as fc from "fast-check";

const read = (text: string): Query.Query => {
  const query = Query.parse(text);
  assert(Result.isSuccess(query), Result.isFailure(query) ? `${text}: ${query.failure.message}` : "");
  return query.success;
};

const failure = (text: string): Query.InvalidQuery => {
  const query = Query.parse(text);
  assert(Result.isFailure(query), `${text} was read`);
  return query.failure;
};

const name = (...words: ReadonlyArray<string>) => ({ kind: "text", field: "name", words, prefix: false });
const word = (used: boolean | undefined, wordClass?: string, singular?: string, ...where: ReadonlyArray<unknown>) => ({
  kind: "word",
  used,
  class: wordClass,
  word: singular,
  where,
});
const not = (part: unknown) => ({ kind: "not", part });
const and = (...parts: ReadonlyArray<unknown>) => ({ kind: "and", parts });
const or = (...parts: ReadonlyArray<unknown>) => ({ kind: "or", parts });
const context = (negated: boolean, ...among: ReadonlyArray<string>) => ({ by: "context", among, negated });
const reason = (negated: boolean, ...among: ReadonlyArray<string>) => ({ by: "reason", among, negated });

describe("a query that can be read", () => {
  it.each<readonly [string, unknown]>([
    ["goblin", name("goblin")],
    ["  Goblin\tKING ", and(name("goblin"), name("king"))],
    ['"goblin king"', name("goblin", "king")],
    ["“goblin king”", name("goblin", "king")],
    ["lim-dûl", name("lim", "dul")],
    ["+2", name("2")],
    ["gob*", { ...name("gob"), prefix: true }],
    ['name:"goblin k*"', { ...name("goblin", "k"), prefix: true }],
    ["o:flying", { ...name("flying"), field: "oracle_text" }],
    ['ORACLE="+1/+1 counter"', { ...name("1", "1", "counter"), field: "oracle_text" }],
    ["t:instant", { ...name("instant"), field: "type_line" }],
    ["type:elf", { ...name("elf"), field: "type_line" }],
    ["a b or c", or(and(name("a"), name("b")), name("c"))],
    ["a and b OR c And d", or(and(name("a"), name("b")), and(name("c"), name("d")))],
    ["a (b or c)", and(name("a"), or(name("b"), name("c")))],
    ["((a))", name("a")],
    ["-a", not(name("a"))],
    ["--a", name("a")],
    ["-(a b)", not(and(name("a"), name("b")))],
    ["order nor android", and(name("order"), name("nor"), name("android"))],
    ['"or"', name("or")],
    ["uses:goblins", word(true, "creature-type", "Goblin")],
    ["uses:SWAMP", word(true, "basic-land-type", "Swamp")],
    ['uses:"time lords"', word(true, "creature-type", "Time Lord")],
    ["uses:creature-type=Elves", word(true, "creature-type", "Elf")],
    ['uses:creature="Time Lord"', word(true, "creature-type", "Time Lord")],
    ["uses:color-word", word(true, "color-word")],
    ["uses:land", word(true, "basic-land-type")],
    ["looks:wall", word(false, "creature-type", "Wall")],
    ["looks:colour=black", word(false, "color-word", "black")],
    ["uses:goblin context:quoted", word(true, "creature-type", "Goblin", context(false, "quoted"))],
    ["-context:reminder uses:goblin", word(true, "creature-type", "Goblin", context(true, "reminder"))],
    ["uses:elf context:rules,quoted", word(true, "creature-type", "Elf", context(false, "rules", "quoted"))],
    [
      "uses:elf -uses:goblin -context:reminder reason:label",
      and(
        word(true, "creature-type", "Elf", context(true, "reminder"), reason(false, "label")),
        not(word(true, "creature-type", "Goblin", context(true, "reminder"), reason(false, "label"))),
      ),
    ],
    [
      "uses:elf or context:name",
      or(word(true, "creature-type", "Elf"), word(undefined, undefined, undefined, context(false, "name"))),
    ],
    [
      "(uses:elf) context:name",
      and(word(true, "creature-type", "Elf"), word(undefined, undefined, undefined, context(false, "name"))),
    ],
    [
      "(context:name) uses:elf",
      and(word(undefined, undefined, undefined, context(false, "name")), word(true, "creature-type", "Elf")),
    ],
    [
      "reason:self-name -context:name",
      word(undefined, undefined, undefined, reason(false, "self-name"), context(true, "name")),
    ],
    [
      "-reason:self-name -context:name",
      and(
        not(word(undefined, undefined, undefined, reason(false, "self-name"))),
        not(word(undefined, undefined, undefined, context(false, "name"))),
      ),
    ],
    ['changer:"mind BEND"', { kind: "changer", changer: "Mind Bend" }],
    ["is:token", { kind: "is", what: "token" }],
    ["is:multiface", { kind: "is", what: "multiface" }],
    ["is:rebalanced", { kind: "is", what: "rebalanced" }],
    ["is:Legendary", { ...name("legendary"), field: "type_line" }],
  ])("%s", (text, query) => {
    expect(read(text)).toEqual(query);
  });
});

describe("a query that cannot be read is told with its place", () => {
  const rows: ReadonlyArray<readonly [string, string, string, ReadonlyArray<string>?]> = [
    ["", "", "The query is empty: it needs a word at least."],
    ["  ", "  ", "The query is empty: it needs a word at least."],
    [
      "uses:gobln",
      "     ^^^^^",
      '"gobln" is no colour word, basic land type or creature type. Did you mean Goblin or Noble?',
      ["Goblin", "Noble"],
    ],
    ["foo:x", "^^^^", 'There is no "foo:".'],
    ["a nam:x", "  ^^^^", 'There is no "nam:". Did you mean name:?', ["name:"]],
    ["(a", "^", 'This "(" is not closed.'],
    ["a (", "  ^", 'This "(" is not closed.'],
    ["a)", " ^", 'This ")" closes nothing.'],
    [") a", "^", 'This ")" closes nothing.'],
    ["a ()", "   ^", "There is nothing in these parentheses."],
    ["or a", "^^", '"or" needs something before it. As a word to look for it stands in quotes: "or".'],
    ["a or", "    ^", '"or" needs something behind it.'],
    ["(a or) b", "     ^", '"or" needs something behind it.'],
    ["and a", "^^^", '"and" needs something before it.'],
    ["a and", "  ^^^", '"and" needs something behind it.'],
    ["a and or b", "  ^^^", '"and" needs something behind it.'],
    ["a -", "  ^", 'A "-" needs what it excludes right behind it.'],
    ["- a", "^", 'A "-" needs what it excludes right behind it.'],
    ["uses:", "^^^^^", '"uses:" needs something right behind it.'],
    ["uses:creature= elf", "^^^^^^^^^^^^^^", '"uses:creature=" needs something right behind it.'],
    ["t: elf", "^^", '"t:" needs something right behind it.'],
    [
      "uses:creatur=elf",
      "     ^^^^^^^",
      '"creatur" is no class of words. Known are color-word, basic-land-type, creature-type.',
    ],
    [
      "uses:creature=swamp",
      "              ^^^^^",
      '"swamp" is no creature type, but a basic land type: ask for basic-land-type=Swamp.',
    ],
    [
      "uses:constructor",
      "     ^^^^^^^^^^^",
      '"constructor" is no colour word, basic land type or creature type. Did you mean Construct?',
      ["Construct"],
    ],
    [
      "context:reminder,quotd",
      "                 ^^^^^",
      'There is no context "quotd". Did you mean quoted?',
      ["quoted"],
    ],
    ['reason:"self-nam"', "        ^^^^^^^^", 'There is no reason "self-nam". Did you mean self-name?', ["self-name"]],
    ["is:tokn", "   ^^^^", "There is no is:tokn. Did you mean token?", ["token"]],
    [
      "is:__proto__",
      "   ^^^^^^^^^",
      "There is no is:__proto__. Known are token, multiface, rebalanced, legendary, basic, snow.",
    ],
    [
      'changer:"mind bnd"',
      "        ^^^^^^^^^^",
      'No changer "mind bnd" is known. Did you mean Mind Bend?',
      ["Mind Bend"],
    ],
    ['a "bc', "  ^^^", "This phrase has no closing quote."],
    ['a"b"', " ^", "A phrase in quotes begins behind a space or a colon."],
    ['"a"b', "^^^", "A space is missing behind this phrase."],
    ["o:—", "^^^", 'There is no letter or digit in "—".'],
  ];
  for (const [text, mark, message, suggestions = []] of rows) {
    it(text, () => {
      const error = failure(text);
      expect(error.message).toBe(message);
      expect(error.suggestions).toEqual(suggestions);
      expect(Query.pointed(text, error)).toEqual([text, text.trim() === "" ? `${mark}^` : mark]);
    });
  }

  it("has limits", () => {
    expect(read("a ".repeat(Query.mostTerms).trim()).kind).toBe("and");
    expect(failure("a ".repeat(Query.mostTerms + 1)).message).toBe("A query has 40 terms at most.");
    expect(failure("a".repeat(Query.longest + 1)).message).toBe(
      "A query has 1000 characters at most, and this one has 1001.",
    );
    expect(failure(`${"(".repeat(17)}a${")".repeat(17)}`).message).toBe("This is nested more than 16 deep.");
    expect(failure(`${"-".repeat(17)}a`).message).toBe("This is nested more than 16 deep.");
  });

  it("shows characters that a terminal would obey as dots, so that the mark stays under its place", () => {
    const text = "a\u001b[2K\u0007\ud800\u202e (";
    expect(Query.pointed(text, failure(text))).toEqual(["a\u00b7[2K\u00b7\u00b7\u00b7 (", "         ^"]);
  });

  it("shows of a long query what is near the place", () => {
    const text = `${"goblin ".repeat(20)}uses:gobln${" king".repeat(20)}`;
    const [line, mark] = Query.pointed(text, failure(text));
    expect(line.length).toBeLessThan(70);
    expect(line.slice(mark.indexOf("^"), mark.lastIndexOf("^") + 1)).toBe("gobln");
    expect(line).toMatch(/^….*…$/);
  });
});

describe("any text", () => {
  const piece = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom(
      ...'()-":=*, ',
      "or",
      "and",
      "uses:",
      "looks:",
      "context:",
      "reason:",
      "is:",
      "changer:",
      "o:",
      "goblin",
      "\ud800",
    ),
  );

  it("is read, or told with a place within it", () => {
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join("");
        const query = Query.parse(text);
        if (Result.isSuccess(query)) return;
        const { offset, end, message } = query.failure;
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(offset);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(message).toMatch(/[.?]$/);
        const [line, mark] = Query.pointed(text, query.failure);
        expect(line).not.toContain("\n");
        expect(mark).toMatch(/^ *\^+$/);
      }),
    );
  });

  it.each(["(", "-", '"', "a or ", "-(", "uses:", "x:", "a,", "\u0301"])(
    "is read at once where it is long: %s",
    (part) => {
      const began = process.cpuUsage().user;
      for (let n = 0; n < 100; n++) Query.parse(part.repeat(Query.longest / part.length));
      Query.parse(part.repeat(1_000_000));
      expect(process.cpuUsage().user - began).toBeLessThan(2_000_000);
    },
  );
});
