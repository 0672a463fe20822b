import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Choices from "../src/Choices.ts";

const question = { asker: "Swirl the Mists", classes: ["color-word"], present: [] } as const;

/** The words that are chosen as the same question is asked twice. */
const twice = Effect.gen(function* () {
  const { word } = yield* Choices.Choices;
  return [(yield* word(question)).singular, (yield* word(question)).singular];
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
