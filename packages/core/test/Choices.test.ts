import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Choices from "../src/Choices.ts";
import * as Lexicon from "../src/Lexicon.ts";

const question = (...classes: Choices.WordQuestion["classes"]): Choices.WordQuestion => ({
  asker: "Mind Bend",
  classes,
  present: [],
});
const colorOrLand = question("color-word", "basic-land-type");

/** Everything that an error tells. */
const failure = <E extends { readonly _tag: string; readonly message: string }>(
  asked: Effect.Effect<unknown, E>,
): object => {
  const error = Effect.runSync(Effect.flip(asked));
  return { ...error, _tag: error._tag, message: error.message };
};

describe("words that were typed", () => {
  it("are of one class, in any letter case and number (608.2d)", () => {
    assert.deepStrictEqual(
      Choices.answer(colorOrLand, { from: " islands", to: "SWAMP" }),
      Result.succeed({
        class: "basic-land-type",
        from: Lexicon.parse("basic-land-type", "Island") as Lexicon.Word,
        to: Lexicon.parse("basic-land-type", "Swamp") as Lexicon.Word,
      }),
    );
  });

  it.each([
    [
      {},
      {
        _tag: "MissingChoice",
        message: "Mind Bend asks for a colour word or basic land type to replace, and none is given.",
        rule: "608.2d",
        pointer: "/from",
      },
    ],
    [
      { from: "red" },
      {
        _tag: "MissingChoice",
        message: "Mind Bend asks for a colour word to put there, and none is given.",
        rule: "608.2d",
        pointer: "/to",
      },
    ],
    [
      { from: "blak" },
      {
        _tag: "UnknownWord",
        message: '"blak" is no colour word or basic land type. Did you mean black or blue?',
        class: "color-word",
        input: "blak",
        suggestions: ["black", "blue"],
        pointer: "/from",
      },
    ],
    [
      { from: "Swamp", to: "x".repeat(50) },
      {
        _tag: "UnknownWord",
        message: `"${"x".repeat(40)}…" is no basic land type.`,
        class: "basic-land-type",
        input: "x".repeat(50),
        suggestions: [],
        pointer: "/to",
      },
    ],
    [
      { from: "Elf" },
      {
        _tag: "IllegalChoice",
        message: "Mind Bend asks for a colour word or basic land type, and Elf is a creature type.",
        rule: "612.2",
        pointer: "/from",
      },
    ],
    [
      { from: "red", to: "Island" },
      {
        _tag: "IllegalChoice",
        message: "Mind Bend asks for a colour word, and Island is a basic land type.",
        rule: "612.2",
        pointer: "/to",
      },
    ],
  ])("and are none of that: %j", (typed, expected) => {
    assert.deepStrictEqual(failure(Choices.from(typed).words(colorOrLand)), expected);
  });

  it("are cut in the message only where they are longer than forty characters", () => {
    const input = "x".repeat(40);
    const { message } = failure(Choices.from({ to: input }).word(question("color-word"))) as { message: string };
    assert.strictEqual(message, `"${input}" is no colour word.`);
  });

  it("give at most three suggestions, of all classes together", () => {
    const asked = Choices.from({ to: "Rad" }).word(question("creature-type", "color-word"));
    const { suggestions, message } = failure(asked) as { suggestions: ReadonlyArray<string>; message: string };
    assert.strictEqual(suggestions.length, 3);
    assert.include(message, `Did you mean ${suggestions.slice(0, -1).join(", ")} or ${suggestions.at(-1)}?`);
  });
});

describe("an object that was chosen", () => {
  const asking = (candidates: ReadonlyArray<Choices.Candidate>) => ({
    asker: "Deadpool",
    what: "another creature",
    candidates,
  });
  const six = ["A", "B", "C", "D", "E", "F"].map((name) => ({ id: name.toLowerCase(), name }));

  it.each([[undefined], ["f"]])("is one of the candidates, or none: %s", (object) => {
    const choices = Choices.from(object === undefined ? {} : { object });
    assert.strictEqual(Effect.runSync(choices.object(asking(six))), object);
  });

  it.each([
    ["g", six, 'Deadpool asks for another creature, and "g" is none. It may be A, B, C, D or E.'],
    ["g", [], 'Deadpool asks for another creature, and "g" is none. There is none.'],
    ["x".repeat(40), [], `Deadpool asks for another creature, and "${"x".repeat(40)}" is none. There is none.`],
    ["x".repeat(41), [], `Deadpool asks for another creature, and "${"x".repeat(40)}…" is none. There is none.`],
  ])("is another: %s among %j", (object, candidates, message) => {
    assert.deepStrictEqual(failure(Choices.from({ object }).object(asking(candidates))), {
      _tag: "IllegalChoice",
      message,
      rule: "608.2d",
      pointer: "/object",
    });
  });
});

describe("cards that were chosen", () => {
  const asking = { asker: "Splice", what: "cards to reveal" };

  it("are told in their order", () => {
    assert.deepStrictEqual(Effect.runSync(Choices.from({ cards: ["b", "a"] }).cards(asking)), ["b", "a"]);
  });

  it.each([[{}], [{ cards: [] }]])("are asked for where there are none: %j", (typed) => {
    assert.deepStrictEqual(failure(Choices.from(typed).cards(asking)), {
      _tag: "MissingChoice",
      message: "Splice asks for cards to reveal, and none is given.",
      rule: "608.2d",
      pointer: "/cards",
    });
  });
});

describe("a sticker that was chosen", () => {
  const on = (name: string, words: number) => ({ asker: "Angelic Harold", name, words });
  const bears = on("Grizzly Bears", 2);

  it.each([0, 1, 2])("stands at the start of the name or after one of its words (123.6b): %i", (after) => {
    assert.deepStrictEqual(Effect.runSync(Choices.from({ word: "_Cool_", after }).sticker(bears)), {
      word: "_Cool_",
      after,
    });
  });

  const oneWord = "A name sticker has one word: characters without a space, and not only a blank line.";
  const place = '"Grizzly Bears" has 2 words; a sticker is put at its start or after one of them.';
  it.each([
    [
      {},
      bears,
      "MissingChoice",
      "Angelic Harold asks for the word on a name sticker, and none is given.",
      "608.2d",
      "/word",
    ],
    [{ word: "" }, bears, "IllegalChoice", oneWord, "123.6a", "/word"],
    [{ word: "two words" }, bears, "IllegalChoice", oneWord, "123.6a", "/word"],
    [{ word: "___" }, bears, "IllegalChoice", oneWord, "123.6a", "/word"],
    [
      { word: "Cool" },
      bears,
      "MissingChoice",
      'After how many words of "Grizzly Bears" is the sticker put?',
      "608.2d",
      "/after",
    ],
    [
      { word: "Cool" },
      on("", 0),
      "MissingChoice",
      "After how many words of an object without a name is the sticker put?",
      "608.2d",
      "/after",
    ],
    [{ word: "Cool", after: 3 }, bears, "IllegalChoice", place, "123.6b", "/after"],
    [{ word: "Cool", after: -1 }, bears, "IllegalChoice", place, "123.6b", "/after"],
    [{ word: "Cool", after: 0.5 }, bears, "IllegalChoice", place, "123.6b", "/after"],
    [
      { word: "Cool", after: 2 },
      on("Memnite", 1),
      "IllegalChoice",
      '"Memnite" has 1 word; a sticker is put at its start or after one of them.',
      "123.6b",
      "/after",
    ],
  ] as const)("has a word and a place: %j", (typed, asked, _tag, message, rule, pointer) => {
    assert.deepStrictEqual(failure(Choices.from(typed).sticker(asked)), { _tag, message, rule, pointer });
  });
});

describe("what one may do", () => {
  it.each([
    [{}, true],
    [{ may: true }, true],
    [{ may: false }, false],
  ])("is done unless the player says that it is not: %j", (typed, done) => {
    assert.strictEqual(Effect.runSync(Choices.from(typed).may), done);
  });
});

describe("answers in turn", () => {
  const answers: ReadonlyArray<Choices.Answers> = [
    { to: "red", object: "a", may: false },
    { to: "Swamp", word: "Cool", after: 0, cards: ["x"] },
  ];
  const black = { from: "black", to: "white" };

  it.effect("each question takes the next, and one beyond the last finds none", () =>
    Effect.gen(function* () {
      const choices = yield* Choices.Choices;
      assert.strictEqual((yield* choices.word(colorOrLand)).singular, "red");
      assert.strictEqual((yield* choices.word(colorOrLand)).singular, "Swamp");
      assert.strictEqual((yield* Effect.flip(choices.word(colorOrLand)))._tag, "MissingChoice");
      assert.isTrue(yield* choices.may);
    }).pipe(Effect.provide(Choices.inTurn(answers))),
  );

  it.effect("whatever is asked", () =>
    Effect.gen(function* () {
      const candidates = [{ id: "a", name: "A" }];
      const ask = <A, E>(by: (choices: Choices.Choices["Service"]) => Effect.Effect<A, E>) =>
        Effect.map(by(Choices.fromEach([...answers, black])), (first) => first);
      assert.isFalse(yield* ask(({ may }) => may));
      assert.strictEqual(yield* ask((choices) => choices.object({ asker: "X", what: "one", candidates })), "a");
      const later = Choices.fromEach([...answers.slice(1), ...answers.slice(1), black]);
      assert.deepStrictEqual(yield* later.sticker({ asker: "X", name: "Bear", words: 1 }), { word: "Cool", after: 0 });
      assert.deepStrictEqual(yield* later.cards({ asker: "X", what: "cards" }), ["x"]);
      const { from, to } = yield* later.words(colorOrLand);
      assert.deepStrictEqual([from.singular, to.singular], ["black", "white"]);
    }),
  );

  it.effect("are noted as they are asked for, where they are about words", () =>
    Effect.gen(function* () {
      const asked: Array<Choices.WordQuestion> = [];
      const choices = Choices.noted(Choices.from(black), (each) => Effect.sync(() => asked.push(each)));
      assert.strictEqual((yield* choices.words(colorOrLand)).to.singular, "white");
      assert.strictEqual((yield* choices.word(question("color-word"))).singular, "white");
      assert.isUndefined(yield* choices.object({ asker: "X", what: "one", candidates: [] }));
      assert.deepStrictEqual(asked, [colorOrLand, question("color-word")]);
    }),
  );
});

/** The words that are chosen as the same question is asked twice. */
const twice = Effect.gen(function* () {
  const { word } = yield* Choices.Choices;
  const asked = { asker: "Swirl the Mists", classes: ["color-word"], present: [] } as const;
  return [(yield* word(asked)).singular, (yield* word(asked)).singular];
});

describe("typed answers", () => {
  it.effect("are the same however often somebody asks", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* Effect.provide(twice, Choices.typed({ to: "Red" })), ["red", "red"]);
    }),
  );

  it.effect("in turn are for one question each, and anew for each program", () =>
    Effect.gen(function* () {
      const answers = Choices.inTurn([{ to: "red" }, { to: "blue" }]);
      assert.deepStrictEqual(yield* Effect.provide(twice, answers), ["red", "blue"]);
      assert.deepStrictEqual(yield* Effect.provide(twice, answers), ["red", "blue"]);
    }),
  );

  it.effect("in turn are missing where more is asked (608.2d)", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Effect.provide(twice, Choices.inTurn([{ to: "red" }])));
      assert.deepInclude(error, { _tag: "MissingChoice", rule: "608.2d", pointer: "/to" });
    }),
  );
});
