import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Changer from "../../src/Changer.ts";
import { played } from "../played.ts";

const shift = { name: "Spectral Shift", type_line: "Instant", oracle_text: "" };
const hag = { name: "Stalker Hag", type_line: "Creature — Hag", oracle_text: "Swampwalk" };
const knight = { name: "White Knight", type_line: "Creature — Human Knight", oracle_text: "Protection from black" };
const swamps = { from: "Swamp", to: "Island" };
const blacks = { from: "black", to: "red" };

describe("Spectral Shift", () => {
  const entwined = (choose: object, targets = ["hag", "knight"]) =>
    ({ do: "resolve", object: "shift", targets, choose }) as const;

  it.effect("entwined: each mode on its target, with its words, in the order of the text (702.42b)", () =>
    played(
      { shift, hag, knight },
      [entwined([swamps, blacks])],
      [
        { object: "hag", oracle_text: "Islandwalk" },
        { object: "knight", oracle_text: "Protection from red" },
        { object: "shift", zone: "graveyard" },
      ],
    ),
  );

  it.effect("one object may be the target of both", () =>
    played(
      { shift, both: { ...hag, oracle_text: "Swampwalk, protection from black" } },
      [entwined([swamps, blacks], ["both", "both"])],
      [{ object: "both", oracle_text: "Islandwalk, protection from red" }],
    ),
  );

  it.effect("a mode with an illegal target does nothing, the other goes on (608.2b)", () =>
    played(
      { shift, hag: { ...hag, zone: "graveyard" }, knight },
      [entwined([blacks])],
      [
        { object: "knight", oracle_text: "Protection from red" },
        { object: "hag", oracle_text: "Swampwalk" },
      ],
    ),
  );

  it.effect(
    "refuses words of the other mode, too few of them, too many targets, and targets that are all illegal",
    () =>
      played(
        { shift, hag, knight, dead: { ...hag, zone: "graveyard" } },
        [
          entwined([blacks, swamps]),
          entwined([swamps]),
          entwined([swamps, blacks], ["hag", "knight", "hag"]),
          entwined([swamps, blacks], ["dead", "dead"]),
        ],
        [
          { after: 1, object: "hag", oracle_text: "Swampwalk", error: "IllegalChoice" },
          { after: 2, object: "hag", oracle_text: "Swampwalk", error: "MissingChoice" },
          { after: 3, object: "hag", oracle_text: "Swampwalk", error: "IllegalTarget" },
          { after: 4, object: "dead", oracle_text: "Swampwalk", error: "IllegalTarget" },
        ],
      ),
  );
});

describe("Balduvian Shaman", () => {
  const shaman = {
    name: "Balduvian Shaman",
    type_line: "Creature — Human Cleric Shaman",
    oracle_text: "{T}: Change the text of target white enchantment you control that doesn't have cumulative upkeep.",
  };
  const enchantment = (colors: ReadonlyArray<string>) => ({
    name: "Crusade",
    type_line: "Enchantment",
    oracle_text: "Black creatures get +1/+1.",
    colors,
  });
  const activate = (target: string) => ({ do: "activate", object: "shaman", target, choose: blacks }) as const;

  it.effect("wants the colour that its own text names by now", () =>
    played(
      {
        shaman,
        white: enchantment(["W"]),
        blue: enchantment(["U"]),
        sleight: { name: "Sleight of Mind", type_line: "Instant", oracle_text: "" },
      },
      [
        activate("blue"),
        { do: "resolve", object: "sleight", target: "shaman", choose: { from: "white", to: "blue" } },
        activate("white"),
        activate("blue"),
      ],
      [
        { after: 1, object: "blue", oracle_text: "Black creatures get +1/+1.", error: "IllegalTarget" },
        { after: 3, object: "white", oracle_text: "Black creatures get +1/+1.", error: "IllegalTarget" },
        { after: 4, object: "blue", oracle_text: "Red creatures get +1/+1.", granted: ["Cumulative upkeep {1}"] },
      ],
    ),
  );

  it.effect("wants an enchantment that you control, and only once, since it gains cumulative upkeep", () =>
    played(
      { shaman, white: enchantment(["W"]), theirs: enchantment(["W"]) },
      [
        { do: "enter", object: "theirs", controller: "opponent" },
        activate("theirs"),
        activate("white"),
        activate("white"),
      ],
      [
        { after: 2, object: "theirs", granted: [], error: "IllegalTarget" },
        { after: 4, object: "white", granted: ["Cumulative upkeep {1}"], error: "IllegalTarget" },
      ],
    ),
  );
});

describe("targets and words of a word changer", () => {
  const sleight = { name: "Sleight of Mind", type_line: "Instant", oracle_text: "" };

  it.effect("an ability on the stack is no target (115.1)", () =>
    played(
      { sleight, knight },
      [
        { do: "trigger", object: "knight", as: "triggered" },
        { do: "resolve", object: "sleight", target: "triggered", choose: blacks },
      ],
      [{ object: "sleight", zone: "stack", error: "IllegalTarget" }],
    ),
  );

  it.effect("a phased-out permanent is none (702.26b), and one target is no two", () =>
    played(
      { sleight, knight, hag },
      [
        { do: "resolve", object: "sleight", targets: ["knight", "hag"], choose: blacks },
        { do: "phase", object: "knight", out: true },
        { do: "resolve", object: "sleight", target: "knight", choose: blacks },
      ],
      [
        { after: 1, object: "sleight", zone: "stack", error: "IllegalTarget" },
        { after: 3, object: "sleight", zone: "stack", error: "IllegalTarget" },
      ],
    ),
  );

  it.effect("words that nobody chose are missing, and no empty words", () =>
    Effect.gen(function* () {
      const tags = (answers: object) =>
        Effect.map(Effect.flip(Changer.apply(knight, [{ with: "Sleight of Mind", ...answers }])), (error) => [
          error._tag,
          "pointer" in error ? error.pointer : "",
        ]);
      assert.deepStrictEqual(yield* tags({}), ["MissingChoice", "/from"]);
      assert.deepStrictEqual(yield* tags({ from: "black" }), ["MissingChoice", "/to"]);
      assert.deepStrictEqual(yield* tags({ from: "", to: "red" }), ["UnknownWord", "/from"]);
      const { object } = yield* Changer.apply(knight, [{ with: "Swirl the Mists", to: "green" }]);
      assert.strictEqual(object.oracle_text, "Protection from green");
    }),
  );
});
