import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Changer from "../../src/Changer.ts";

describe("cards that the rules do not cover (100.7)", () => {
  it.effect.each([
    ["Magical Hacker", "turns every + into -"],
    ["more or less", "adds or subtracts one"],
    ["_____", "takes any card name"],
    ["______", "takes any card name"],
    ["R&D's Secret Lair", "without errata"],
  ] as const)("%s", ([name, does]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Changer.apply({ name: "X", type_line: "Creature" }, [{ with: name }]));
      if (error._tag !== "NotCoveredByRules") return assert.fail(error._tag);
      assert.include(error.message, does);
      assert.strictEqual(error.rule, "100.7");
    }),
  );

  it.effect("are told by the rule that an older edition has for it", () =>
    Effect.gen(function* () {
      const casting = Changer.apply({ name: "X" }, [{ with: "Magical Hacker" }], { edition: "2016-08-26" });
      const error = yield* Effect.flip(casting);
      if (error._tag !== "NotCoveredByRules") return assert.fail(error._tag);
      assert.strictEqual(error.rule, "100.1");
      assert.include(error.message, "turns every + into -");
    }),
  );

  it.effect("are not suggested for a name that is none", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Changer.apply({ name: "X" }, [{ with: "Magical Hac" }]));
      assert.deepStrictEqual(error._tag === "UnknownChanger" ? error.suggestions : [], ["Magical Hack"]);
    }),
  );
});
