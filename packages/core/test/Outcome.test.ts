import { assert, describe, it } from "@effect/vitest";
import { cases } from "@palimpsest/test-fuzz/cases";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import fc from "fast-check";
import * as Contract from "../src/Contract.ts";
import * as Explanation from "../src/Explanation.ts";
import * as Lexicon from "../src/Lexicon.ts";
import * as Outcome from "../src/Outcome.ts";
import { oracleLike } from "./oracle-like.ts";

const goblinKing = {
  name: "Goblin King",
  type_line: "Creature — Goblin",
  oracle_text:
    "Other Goblins get +1/+1 and have mountainwalk. (They can't be blocked as long as defending player controls a Mountain.)",
  power: "2",
  toughness: "2",
  artist: "kept as it came",
};

const change = (wordClass: Contract.WordClass, from: string, to: string): Contract.Change => ({
  kind: "replace-word",
  class: wordClass,
  from,
  to,
});

const goblinToElf = change("creature-type", "goblins", "ELF");

const textAfter = (oracle_text: string, changes: ReadonlyArray<Contract.Change>, options?: Contract.Options) =>
  Effect.map(
    Outcome.evaluate({
      object: { name: "X", type_line: "Enchantment", oracle_text },
      changes,
      ...(options ? { options } : {}),
    }),
    (outcome) => outcome.object.oracle_text,
  );

describe("an outcome", () => {
  it.effect("rewrites rules text and type line, and nothing else (612.1)", () =>
    Effect.gen(function* () {
      const outcome = yield* Outcome.evaluate({ object: goblinKing, changes: [goblinToElf] });
      assert.deepStrictEqual(outcome.object, {
        ...goblinKing,
        type_line: "Creature — Elf",
        oracle_text: goblinKing.oracle_text.replace("Goblins", "Elves"),
      });
      assert.deepStrictEqual(outcome.printed, goblinKing);
      assert.deepStrictEqual(outcome.names, ["Goblin King"]);
      assert.deepStrictEqual(outcome.subtypes, ["Elf"]);
      assert.deepStrictEqual(outcome.effects, [
        { id: "c1", kind: "replace-word", layer: 3, timestamp: 1, waitedFor: [] },
      ]);
      assert.deepStrictEqual(outcome.notes, []);
    }),
  );

  it.effect("has a verdict for every word", () =>
    Effect.gen(function* () {
      const { verdicts } = yield* Outcome.evaluate({ object: goblinKing, changes: [goblinToElf] });
      assert.deepStrictEqual(
        verdicts.map((v) => [v.field, v.text, v.verdict, v.reason, v.rule, v.now?.text]),
        [
          ["name", "Goblin", "kept", "self-name", "612.2", "Goblin"],
          ["type_line", "Goblin", "changed", undefined, "612.1", "Elf"],
          ["oracle_text", "Goblins", "changed", undefined, "612.2", "Elves"],
          ["oracle_text", "mountain", "kept", "not-chosen", "702.14a", "mountain"],
          ["oracle_text", "Mountain", "kept", "reminder", "207.2a", "Mountain"],
        ],
      );
    }),
  );

  it.effect("is what the contract says it is", () =>
    Effect.gen(function* () {
      const outcome = yield* Outcome.evaluate({ object: goblinKing, changes: [goblinToElf] });
      assert.isTrue(Schema.is(Contract.Outcome)(outcome));
      assert.isTrue(Schema.is(Contract.Outcome)(JSON.parse(JSON.stringify(outcome))));
    }),
  );

  it.effect("changes the face that is up, and the joined type line with it", () =>
    Effect.gen(function* () {
      const object = {
        name: "Delver of Secrets // Insectile Aberration",
        type_line: "Creature — Human Wizard // Creature — Human Insect",
        layout: "transform",
        face: 1,
        card_faces: [
          { name: "Delver of Secrets", type_line: "Creature — Human Wizard", oracle_text: "" },
          { name: "Insectile Aberration", type_line: "Creature — Human Insect", oracle_text: "Flying" },
        ],
      };
      const outcome = yield* Outcome.evaluate({ object, changes: [change("creature-type", "Human", "Elf")] });
      assert.strictEqual(outcome.object.type_line, "Creature — Human Wizard // Creature — Elf Insect");
      assert.deepStrictEqual(
        outcome.object.card_faces?.map((face) => face.type_line),
        ["Creature — Human Wizard", "Creature — Elf Insect"],
      );
      assert.deepStrictEqual(outcome.names, ["Insectile Aberration"]);
      assert.deepStrictEqual(Outcome.typeLineSegments(outcome), [
        { text: "Creature — " },
        { text: "Elf", was: "Human" },
        { text: " Insect" },
      ]);
    }),
  );

  it.effect("gives a nameless token the name of its printed types, which a change does not touch (612.4, 111.4)", () =>
    Effect.gen(function* () {
      const object = { token: true, type_line: "Token Creature — Goblin", oracle_text: "" };
      const outcome = yield* Outcome.evaluate({ object, changes: [goblinToElf] });
      assert.strictEqual(outcome.object.type_line, "Token Creature — Elf");
      assert.deepStrictEqual(outcome.names, ["Goblin Token"]);
    }),
  );

  it.effect.each([
    ["Create two 1/1 red Goblin creature tokens.", "Create two 1/1 red Elf creature tokens."],
    [
      "Create a 1/1 red Goblin creature token named Goblin Scout.",
      "Create a 1/1 red Elf creature token named Goblin Scout.",
    ],
  ] as const)(
    "changes the types that a token will have, and not a name that it is given besides (612.2a): %s",
    ([before, after]) =>
      Effect.gen(function* () {
        const object = { name: "X", type_line: "Sorcery", oracle_text: before };
        assert.strictEqual((yield* Outcome.evaluate({ object, changes: [goblinToElf] })).object.oracle_text, after);
      }),
  );

  it.effect("leaves granted abilities alone (612.3)", () =>
    Effect.gen(function* () {
      const object = { ...goblinKing, granted: ["Protection from red"] };
      const outcome = yield* Outcome.evaluate({ object, changes: [change("color-word", "red", "blue")] });
      assert.deepStrictEqual(outcome.object.granted, ["Protection from red"]);
      const verdict = outcome.verdicts.find((v) => v.field === "granted");
      assert.deepInclude(verdict, { text: "red", verdict: "kept", reason: "granted", rule: "612.3", ability: 0 });
    }),
  );
});

describe("spelling", () => {
  it.effect.each([
    ["Goblins attack.", change("creature-type", "Goblin", "Mouse"), "Mice attack."],
    ["a Goblin", change("creature-type", "Goblin", "Elf"), "an Elf"],
    ["An Elf", change("creature-type", "Elf", "Goblin"), "A Goblin"],
    ["an Elf", change("creature-type", "Elf", "Unicorn"), "a Unicorn"],
    ["a non-Elf creature", change("creature-type", "Elf", "Goblin"), "a non-Goblin creature"],
    ["Black creatures", change("color-word", "black", "green"), "Green creatures"],
    ["nonblack", change("color-word", "black", "green"), "nongreen"],
    ["a Plains, all Plains", change("basic-land-type", "Plains", "Island"), "an Island, all Islands"],
    ["Affinity for Islands", change("basic-land-type", "Island", "Plains"), "Affinity for Plains"],
    ["Swampwalk, swampwalk", change("basic-land-type", "Swamp", "Plains"), "Plainswalk, plainswalk"],
    ["Wizardcycling {2}", change("creature-type", "Wizard", "Time Lord"), "Time Lordcycling {2}"],
    ["an Elf's power", change("creature-type", "Elf", "Dwarf"), "a Dwarf's power"],
    ["white or blue", change("color-word", "white", "blue"), "blue or blue"],
  ] as const)("%s", ([text, by, expected]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* textAfter(text, [by]), expected);
    }),
  );

  it.effect("leaves the article to the reader where grammar is literal", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* textAfter("a Goblin", [goblinToElf], { grammar: "literal" }), "a Elf");
    }),
  );
});

describe("reminder text", () => {
  const forestwalk = "Forestwalk (This creature can't be blocked as long as defending player controls a Forest.)";
  const fear =
    "Black creatures have fear. (They can't be blocked except by artifact creatures and/or black creatures.)";
  const toIsland = change("basic-land-type", "Forest", "Island");
  const toRed = change("color-word", "black", "red");

  it.effect.each([
    [
      "truthful",
      forestwalk,
      toIsland,
      "Islandwalk (This creature can't be blocked as long as defending player controls an Island.)",
    ],
    [
      "keep",
      forestwalk,
      toIsland,
      "Islandwalk (This creature can't be blocked as long as defending player controls a Forest.)",
    ],
    [
      "truthful",
      fear,
      toRed,
      "Red creatures have fear. (They can't be blocked except by artifact creatures and/or black creatures.)",
    ],
    [
      "literal",
      fear,
      toRed,
      "Red creatures have fear. (They can't be blocked except by artifact creatures and/or red creatures.)",
    ],
  ] as const)("%s: %s", ([reminderText, text, by, expected]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* textAfter(text, [by], { reminderText }), expected);
    }),
  );

  it.effect("says by which rule a keyword's word is fixed, and when the text misleads", () =>
    Effect.gen(function* () {
      const object = { name: "X", type_line: "Creature — Rat", oracle_text: fear };
      const truthful = yield* Outcome.evaluate({ object, changes: [toRed] });
      assert.deepInclude(truthful.verdicts.at(-1), { reason: "keyword-rule", rule: "702.36b", verdict: "kept" });
      assert.deepStrictEqual(truthful.notes, []);
      const literal = yield* Outcome.evaluate({ object, changes: [toRed], options: { reminderText: "literal" } });
      assert.strictEqual(literal.notes[0]?.code, "reminder-text-differs");
    }),
  );
});

describe("several changes", () => {
  it.effect("apply in timestamp order, each to what the ones before left (613.7)", () =>
    Effect.gen(function* () {
      const blackToRed = change("color-word", "black", "red");
      const redToGreen = change("color-word", "red", "green");
      assert.strictEqual(yield* textAfter("black and red", [blackToRed, redToGreen]), "green and green");
      const swapped = [
        { ...blackToRed, timestamp: 2 },
        { ...redToGreen, timestamp: 1 },
      ];
      assert.strictEqual(yield* textAfter("black and red", swapped), "red and green");
    }),
  );
});

describe("errors", () => {
  it.effect.each([
    ["UnknownWord", { object: goblinKing, changes: [change("creature-type", "Gobln", "Elf")] }, "Did you mean Goblin"],
    ["IllegalChoice", { object: goblinKing, changes: [change("creature-type", "Elf", "elves")] }, "must differ"],
    ["UnknownEdition", { object: goblinKing, changes: [], options: { edition: "1999-01-01" } }, "2026-09-25"],
    ["InvalidObject", { object: { type_line: "Creature" }, changes: [] }, "needs a name"],
    ["InvalidObject", { object: { ...goblinKing, face: 1 }, changes: [] }, "none with index 1"],
    ["InvalidObject", { object: { ...goblinKing, lang: "de" }, changes: [] }, "another language (de)"],
    ["InvalidObject", { object: { ...goblinKing, type_line: "Kreatur — Goblin" }, changes: [] }, "(German)"],
    [
      "InvalidObject",
      { object: { ...goblinKing, type_line: "クリーチャー — ゴブリン" }, changes: [] },
      "another language",
    ],
  ] as const)("%s", ([tag, request, sentence]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Outcome.evaluate(request as Contract.ApplyRequest));
      assert.strictEqual(error._tag, tag);
      assert.include(error.message, sentence);
    }),
  );
});

const wordPair = fc.constantFrom(...Lexicon.wordClasses).chain((wordClass) => {
  const word = fc.constantFrom(...Lexicon.words(wordClass));
  return fc.tuple(word, word).filter(([from, to]) => from !== to);
});

describe("properties", () => {
  const options = { grammar: "literal", reminderText: "literal" } as const;

  it("changes the words in use and not a byte besides; no use of the old word is left", () => {
    fc.assert(
      fc.property(oracleLike, wordPair, (oracle_text, [from, to]) => {
        const object = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text };
        const {
          segments,
          verdicts,
          object: after,
        } = Effect.runSync(
          Outcome.evaluate({ object, changes: [change(from.class, from.singular, to.singular)], options }),
        );
        assert.strictEqual(segments.map((s) => s.text).join(""), after.oracle_text);
        assert.strictEqual(segments.map((s) => s.was ?? s.text).join(""), oracle_text);
        for (const verdict of verdicts.filter((v) => v.field === "oracle_text")) {
          assert.strictEqual(oracle_text.slice(verdict.start, verdict.end), verdict.text);
          assert.strictEqual(after.oracle_text?.slice(verdict.now?.start, verdict.now?.end), verdict.now?.text);
          assert.strictEqual(verdict.verdict === "changed", verdict.used && verdict.word === from.singular);
          assert.isNotEmpty(Explanation.sentence(verdict));
        }
      }),
      cases("outcomes of heaps of words", 300, 60_000),
    );
  });
});

describe("words that no list knows", () => {
  it.effect("are noted: an old type, or one of a set to come", () =>
    Effect.gen(function* () {
      const object = {
        name: "X",
        type_line: "Creature — Naga Warrior",
        oracle_text: "Other Naga creatures and Elf Zorblax creatures get +1/+1.",
      };
      const { notes } = yield* Outcome.evaluate({ object, changes: [] });
      assert.deepStrictEqual(
        notes.map(({ code, message }) => [code, message.split('"')[1]]),
        [
          ["unknown-type", "Naga"],
          ["unknown-type", "Zorblax"],
        ],
      );
    }),
  );
});

describe("changes of one request", () => {
  const bears = { name: "Grizzly Bears", type_line: "Creature — Bear", oracle_text: "Elf." };
  const to = (id: string, from: string, next: string) => ({ ...change("creature-type", from, next), id });

  it("need an id each", () => {
    const twice = Outcome.evaluateResult({ object: bears, changes: [to("a", "Bear", "Elf"), to("a", "Elf", "Bear")] });
    assert.strictEqual(twice._tag, "Failure");
    if (twice._tag === "Failure") {
      assert.strictEqual(twice.failure._tag, "DuplicateId");
      assert.include(twice.failure, { id: "a", pointer: "/changes/1/id" });
    }
    const apart = Outcome.evaluateResult({ object: bears, changes: [to("a", "Bear", "Elf"), to("b", "Elf", "Bear")] });
    assert.strictEqual(apart._tag, "Success");
  });

  it("reach the other object of an exchange too, whose text another exchange brings back", () => {
    const exchange = { kind: "exchange-text-boxes", with: "other" } as const;
    const objects = { other: { name: "Shivan Dragon", type_line: "Creature — Dragon", oracle_text: "Flying" } };
    const after = (...changes: ReadonlyArray<Contract.Change>) => {
      const outcome = Outcome.evaluateResult({ object: bears, objects, changes });
      return outcome._tag === "Success" ? outcome.success.object.oracle_text : outcome.failure.message;
    };
    assert.strictEqual(after(exchange), "Flying");
    assert.strictEqual(after(exchange, exchange), "Elf.");
  });
});
