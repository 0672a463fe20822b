import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Changer from "../../src/Changer.ts";
import { played } from "../played.ts";

const harold = { name: "Angelic Harold", type_line: "Legendary Creature — Angel Performer", oracle_text: "Flying" };
const bears = { name: "Grizzly Bears", type_line: "Creature — Bear", oracle_text: "" };
const forest = { name: "Forest", type_line: "Basic Land — Forest", oracle_text: "" };
const wolf = { name: "Wolf in ________ Clothing", type_line: "Creature — Wolf", oracle_text: "" };

describe("name stickers (612.9, 123.6b)", () => {
  const sticker = (object: string, word = "Space", after = 1) =>
    ({ do: "resolve-trigger", object: "harold", choose: { object, word, after } }) as const;

  it.effect("on a nonland permanent that you own, and in public zones from then on (123.5)", () =>
    played(
      { harold, bears },
      [sticker("bears"), { do: "leave", object: "bears" }, { do: "move", object: "bears", to: "hand" }],
      [
        { after: 1, object: "bears", names: ["Grizzly Space Bears"] },
        { after: 2, object: "bears", names: ["Grizzly Space Bears"] },
        { after: 3, object: "bears", names: ["Grizzly Bears"] },
      ],
    ),
  );

  it.effect.each([
    ["a land", "forest"],
    ["another player's permanent", "theirs"],
    ["a card in a graveyard", "dead"],
  ] as const)("not on %s", ([, object]) =>
    played(
      { harold, bears, forest, theirs: bears, dead: { ...bears, zone: "graveyard" } },
      [{ do: "enter", object: "theirs", controller: "opponent" }, sticker(object)],
      [{ object, names: [object === "forest" ? "Forest" : "Grizzly Bears"], error: "IllegalChoice" }],
    ),
  );

  it.effect("each placed in the name as it is by then", () =>
    played(
      { harold, bears },
      [sticker("bears", "Space", 2), sticker("bears", "Big", 0), sticker("bears", "Very", 4)],
      [{ object: "bears", names: ["Big Grizzly Bears Space Very"] }],
    ),
  );

  it.effect.each([
    ["two words", "Big Space", 1, "IllegalChoice"],
    ["no word", "", 1, "IllegalChoice"],
    ["a blank line (123.6a)", "_____", 1, "IllegalChoice"],
    ["a place that the name has not", "Space", 3, "IllegalChoice"],
    ["a place before the start", "Space", -1, "IllegalChoice"],
    ["a place between two places", "Space", 0.5, "IllegalChoice"],
  ] as const)("refuses %s", ([, word, after, tag]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Changer.apply(bears, [{ with: "Name sticker", word, after }]));
      assert.strictEqual(error._tag, tag);
    }),
  );

  it.effect("a blank line in a name is no word of it (123.6a)", () =>
    Effect.gen(function* () {
      const names = (after: number) =>
        Effect.map(
          Changer.apply(wolf, [{ with: "Wolf in _____ Clothing", word: "Space", after }]),
          (outcome) => outcome.names,
        );
      assert.deepStrictEqual(yield* names(2), ["Wolf in Space ________ Clothing"]);
      assert.deepStrictEqual(yield* names(3), ["Wolf in ________ Clothing Space"]);
      assert.strictEqual((yield* Effect.flip(names(4)))._tag, "IllegalChoice");
    }),
  );

  it.effect("every maker puts one: itself, or a permanent", () =>
    Effect.gen(function* () {
      const makers = Changer.changers.filter(({ asks }) => asks.includes("word"));
      assert.strictEqual(makers.length, 1 + 12 + 19);
      for (const { name, summary } of makers) {
        const on = summary.includes("itself") ? { ...bears, name } : bears;
        const { names } = yield* Changer.apply(on, [{ with: name, word: "Space", after: 0 }]);
        assert.deepStrictEqual(names, [`Space ${on.name}`]);
      }
    }),
  );

  it.effect("may be declined, and needs its word and place", () =>
    Effect.gen(function* () {
      yield* played(
        { goblin: { ...bears, name: "_____ Goblin" } },
        [{ do: "resolve-trigger", object: "goblin", choose: { may: false } }],
        [{ object: "goblin", names: ["_____ Goblin"] }],
      );
      const missing = (answers: object) =>
        Effect.map(Effect.flip(Changer.apply(bears, [{ with: "Name sticker", ...answers }])), (error) => [
          error._tag,
          "pointer" in error ? error.pointer : "",
        ]);
      assert.deepStrictEqual(yield* missing({}), ["MissingChoice", "/word"]);
      assert.deepStrictEqual(yield* missing({ word: "Space" }), ["MissingChoice", "/after"]);
    }),
  );
});
