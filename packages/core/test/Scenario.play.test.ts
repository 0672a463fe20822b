import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Scenario from "../src/Scenario.ts";
import { noCard } from "./played.ts";

const situation: Scenario.Situation = {
  objects: {
    king: { name: "Goblin King", type_line: "Creature — Goblin" },
    evolution: { name: "Artificial Evolution", type_line: "Instant", oracle_text: "" },
  },
  steps: [
    { do: "cast", object: "evolution" },
    { do: "resolve", object: "evolution", target: "king", choose: { from: "Goblin", to: "Elf" } },
  ],
};

describe("a situation that is played", () => {
  it.effect("ends with the outcome of every object, in the numbering of its edition", () =>
    Effect.gen(function* () {
      const object = { token: true, type_line: "Token Creature — Goblin" };
      const outcomes = yield* Scenario.play(
        {
          objects: { krenko: object },
          steps: [{ do: "change", on: "krenko", change: { kind: "every-name", of: "nonlegendary-creature-cards" } }],
          edition: "2018-08-10",
        },
        noCard,
      );
      assert.deepStrictEqual(
        outcomes.get("krenko")?.notes.map(({ rule }) => rule),
        ["612.6"],
      );
      const played = yield* Scenario.play(situation, noCard);
      assert.deepStrictEqual([...played.keys()], ["king", "evolution"]);
      assert.strictEqual(played.get("king")?.object.type_line, "Creature — Elf");
    }),
  );

  it.effect("fails with the first step that can't be done", () =>
    Effect.gen(function* () {
      const steps = [...situation.steps.slice(0, 1), { do: "resolve", object: "evolution" } as const];
      const error = yield* Effect.flip(Scenario.play({ ...situation, steps }, noCard));
      assert.strictEqual(error._tag, "IllegalTarget");
    }),
  );

  it.effect("fails for a card that nobody finds, and for an edition that is not held", () =>
    Effect.gen(function* () {
      const unknown = yield* Effect.flip(Scenario.play({ objects: { bob: "Bob" }, steps: [] }, noCard));
      assert.strictEqual(unknown._tag, "UnknownCard");
      const edition = yield* Effect.flip(Scenario.play({ ...situation, edition: "2017-01-20" }, noCard));
      assert.strictEqual(edition._tag, "UnknownEdition");
    }),
  );
});
