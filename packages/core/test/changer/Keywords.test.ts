import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Changer from "../../src/Changer.ts";
import type { GameObject } from "../../src/Contract.ts";
import { played } from "../played.ts";

const rift = {
  name: "Cyclonic Rift",
  type_line: "Instant",
  oracle_text:
    'Return target nonland permanent you don\'t control to its owner\'s hand.\nOverload {6}{U} (If you do, change "target" in its text to "each.")',
};
const retribution = {
  name: "Fierce Retribution",
  type_line: "Instant",
  oracle_text: "Cleave {5}{W} (If you do, remove the words in square brackets.)\nDestroy target [attacking] creature.",
};
const reach = { name: "Kodama's Reach", type_line: "Sorcery — Arcane", oracle_text: "Search your library." };
const ray = {
  name: "Glacial Ray",
  type_line: "Instant — Arcane",
  zone: "hand" as const,
  oracle_text: "Glacial Ray deals 2 damage to any target.\nSplice onto Arcane {1}{R}",
};
const skill = {
  name: "Splicer's Skill",
  type_line: "Sorcery",
  zone: "hand" as const,
  oracle_text: "Create a Golem.\nSplice onto instant or sorcery {3}{W}",
};
const whisper = {
  name: "Horobi's Whisper",
  type_line: "Instant — Arcane",
  zone: "hand" as const,
  oracle_text: "Destroy target nonblack creature.\nSplice onto Arcane\u2014Exile four cards from your graveyard.",
};

const failure = (object: GameObject, name: string, cards?: ReadonlyArray<GameObject>) =>
  Effect.map(
    Effect.flip(Changer.apply(object, [cards === undefined ? { with: name } : { with: name, cards }])),
    (error) => [error._tag, "rule" in error ? error.rule : ""],
  );

describe("overload and cleave", () => {
  it.effect("apply to a spell that has them, whatever the letter case of their name", () =>
    Effect.gen(function* () {
      const text = (object: GameObject, name: string) =>
        Effect.map(Changer.apply(object, [{ with: name }]), (outcome) =>
          (outcome.object.oracle_text ?? "").split("\n"),
        );
      assert.include(
        yield* text(rift, "overload"),
        "Return each nonland permanent you don't control to its owner's hand.",
      );
      assert.include(yield* text(retribution, "CLEAVE"), "Destroy target creature.");
    }),
  );

  it.effect("end as the spell leaves the stack", () =>
    played(
      { rift: { ...rift, zone: "hand" } },
      [
        { do: "cast", object: "rift", with: { overload: true } },
        { do: "resolve", object: "rift" },
      ],
      [{ object: "rift", oracle_text: rift.oracle_text, zone: "graveyard" }],
    ),
  );

  it.effect.each([
    ["overload, which it lacks", reach, "Overload", "IllegalChoice", "702.96a"],
    ["cleave, which it lacks", rift, "Cleave", "IllegalChoice", "702.148a"],
    [
      "overload in its reminder text alone",
      { ...reach, oracle_text: "Draw a card. (Overload {1}: no.)" },
      "Overload",
      "IllegalChoice",
      "702.96a",
    ],
    [
      "overload in an ability that it gives",
      { ...reach, oracle_text: 'Target spell gains "Overload {1}".' },
      "Overload",
      "IllegalChoice",
      "702.96a",
    ],
    ["off the stack", { ...rift, zone: "graveyard" as const }, "Overload", "IllegalTarget", "115.1"],
    ["as a permanent", { name: "X", type_line: "Creature" }, "Cleave", "IllegalTarget", "115.1"],
  ] as const)("refuse %s", ([, object, name, tag, rule]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* failure(object, name), [tag, rule]);
    }),
  );

  it.effect("are one alternative cost at most (118.9a)", () =>
    Effect.gen(function* () {
      const both = { ...rift, oracle_text: `${rift.oracle_text}\n${retribution.oracle_text}` };
      const error = yield* Effect.flip(Changer.apply(both, [{ with: "Overload" }, { with: "Cleave" }]));
      assert.strictEqual(error._tag, "IllegalChoice");
      assert.strictEqual("rule" in error ? error.rule : "", "118.9a");
    }),
  );
});

describe("splice", () => {
  it.effect("adds the text of each card after the spell's own, in order, in the spell's name (702.47b, 702.47c)", () =>
    Effect.gen(function* () {
      const { object, names } = yield* Changer.apply(reach, [{ with: "Splice", cards: [ray, skill, whisper] }]);
      assert.strictEqual(
        object.oracle_text,
        [
          "Search your library.",
          "Kodama's Reach deals 2 damage to any target.",
          "Splice onto Arcane {1}{R}",
          "Create a Golem.",
          "Splice onto instant or sorcery {3}{W}",
          "Destroy target nonblack creature.",
          "Splice onto Arcane\u2014Exile four cards from your graveyard.",
        ].join("\n"),
      );
      assert.deepStrictEqual(names, ["Kodama's Reach"]);
    }),
  );

  it.effect("leaves the cards in the hand, and is lost off the stack (702.47e)", () =>
    played(
      { reach: { ...reach, zone: "hand" }, ray },
      [
        { do: "cast", object: "reach", with: { splice: ["ray"] } },
        { do: "resolve", object: "reach" },
      ],
      [
        { after: 2, object: "ray", zone: "hand" },
        { after: 2, object: "reach", oracle_text: "Search your library." },
      ],
    ),
  );

  it.effect("a word changer reads the spliced text too", () =>
    Effect.gen(function* () {
      const { object } = yield* Changer.apply(reach, [
        { with: "Splice", cards: [whisper] },
        { with: "Sleight of Mind", from: "black", to: "red" },
      ]);
      assert.include(object.oracle_text, "Destroy target nonred creature.");
    }),
  );

  it.effect.each([
    ["a card without it", reach, [{ ...ray, oracle_text: "Draw a card." }], "IllegalChoice", "702.47a"],
    ["onto a spell of another quality", rift, [ray], "IllegalChoice", "702.47a"],
    ["a card that is not in a hand", reach, [{ ...ray, zone: "graveyard" as const }], "IllegalChoice", "702.47a"],
    ["nothing", reach, [], "MissingChoice", "601.2c"],
    ["onto a permanent", { name: "X", type_line: "Creature — Arcane" }, [ray], "IllegalTarget", "115.1"],
  ] as const)("refuses %s", ([, object, cards, tag, rule]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* failure(object, "Splice", cards), [tag, rule]);
    }),
  );

  it.effect("refuses a card twice, and the spell itself", () =>
    played(
      { reach: { ...reach, zone: "hand" }, ray },
      [
        { do: "cast", object: "reach", with: { splice: ["ray", "ray"] } },
        { do: "cast", object: "ray", with: { splice: ["ray"] } },
        { do: "cast", object: "reach", with: { splice: ["nobody"] } },
      ],
      [
        { after: 1, object: "reach", zone: "hand", error: "IllegalChoice" },
        { after: 2, object: "ray", zone: "hand", error: "IllegalChoice" },
        { after: 3, object: "reach", zone: "hand", error: "IllegalChoice" },
      ],
    ),
  );
});
