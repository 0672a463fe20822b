import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Changer from "../src/Changer.ts";
import * as Choices from "../src/Choices.ts";
import { Game, single } from "../src/Game.ts";
import * as Lexicon from "../src/Lexicon.ts";
import * as Settings from "../src/Settings.ts";

const island = {
  name: "Island Fish Jasconius",
  type_line: "Creature — Fish",
  oracle_text: "When you control no Islands, sacrifice Island Fish Jasconius.",
};
const terror = {
  name: "Terror",
  type_line: "Instant",
  oracle_text: "Destroy target nonartifact, nonblack creature. It can't be regenerated.",
};
const wall = { name: "Wall of Swords", type_line: "Creature — Wall", oracle_text: "Defender, flying" };

const cast = (name: string, from: string, to: string) => [{ with: name, from, to }];

describe("the printed changers", () => {
  it.effect("Magical Hack keeps the name (612.2)", () =>
    Effect.gen(function* () {
      const { object } = yield* Changer.apply(island, cast("Magical Hack", "Island", "Swamp"));
      assert.strictEqual(object.oracle_text, "When you control no Swamps, sacrifice Island Fish Jasconius.");
    }),
  );

  it.effect("Sleight of Mind reaches a spell", () =>
    Effect.gen(function* () {
      const { object } = yield* Changer.apply(terror, cast("Sleight of Mind", "black", "green"));
      assert.strictEqual(object.oracle_text, "Destroy target nonartifact, nongreen creature. It can't be regenerated.");
    }),
  );

  it("Artificial Evolution takes every creature type but Wall and the old one as the new one", () => {
    const bears = { name: "Grizzly Bears", type_line: "Creature — Bear" };
    const refused = Lexicon.creatureTypes
      .map(({ singular }) => singular)
      .filter((to) => {
        const outcome = Effect.runSync(Effect.result(Changer.apply(bears, cast("Artificial Evolution", "Bear", to))));
        if (outcome._tag === "Success") assert.strictEqual(outcome.success.object.type_line, `Creature — ${to}`);
        return outcome._tag === "Failure";
      });
    assert.isAbove(Lexicon.creatureTypes.length, 300);
    assert.deepStrictEqual(refused.sort(), ["Bear", "Wall"]);
  });

  it.effect("resolve one after the other, each named in the outcome", () =>
    Effect.gen(function* () {
      const { object, effects } = yield* Changer.apply(wall, [
        ...cast("Artificial Evolution", "Wall", "Goblin"),
        ...cast("artificial evolution", "Goblin", "Elf"),
      ]);
      assert.strictEqual(object.type_line, "Creature — Elf");
      assert.deepStrictEqual(
        effects.map(({ id, source }) => [id, source]),
        [
          ["c1", "Artificial Evolution"],
          ["c2", "Artificial Evolution"],
        ],
      );
    }),
  );

  it.effect("may target an object without the word, or without words (ruling 2004-10-04)", () =>
    Effect.gen(function* () {
      const { object } = yield* Changer.apply(
        { name: "Bear", type_line: "Creature" },
        cast("Artificial Evolution", "Elf", "Goblin"),
      );
      assert.deepStrictEqual(object, { name: "Bear", type_line: "Creature" });
    }),
  );

  it.effect.each([
    [
      "Mind Bend",
      terror,
      "black",
      "red",
      "IllegalTarget",
      "Mind Bend can't target Terror: it is a spell, and the card wants a permanent.",
    ],
    ["Magical Hack", { ...island, zone: "graveyard" }, "Island", "Swamp", "IllegalTarget", "is a card in a graveyard"],
    ["Artificial Evolution", wall, "Goblin", "Wall", "IllegalChoice", "can't be Wall"],
    ["Artificial Evolution", wall, "Wall", "walls", "IllegalChoice", "both are Wall"],
    ["Mind Bend", wall, "Goblin", "Elf", "IllegalChoice", "asks for a colour word or basic land type"],
    ["Mind Bend", wall, "black", "Island", "IllegalChoice", "Island is a basic land type"],
    ["Sleight of Mind", wall, "gren", "red", "UnknownWord", "Did you mean green"],
    ["Magical Hac", wall, "Island", "Swamp", "UnknownChanger", "Did you mean Magical Hack?"],
  ] as const)("%s fails with a sentence", ([name, object, from, to, tag, sentence]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Changer.apply(object, cast(name, from, to)));
      assert.strictEqual(error._tag, tag);
      assert.include(error.message, sentence);
    }),
  );

  it.effect("offer the words that the target holds", () =>
    Effect.gen(function* () {
      const seen: Array<Choices.WordQuestion> = [];
      const [white, , black] = Lexicon.colorWords;
      if (white === undefined || black === undefined) return assert.fail("the lexicon has five colours");
      const answering = Effect.gen(function* () {
        const choices = yield* Choices.Choices;
        return Choices.Choices.of({
          ...choices,
          words: (question) => {
            seen.push(question);
            return Effect.succeed({ class: "color-word" as const, from: black, to: white });
          },
        });
      });
      const asked = Layer.provide(Layer.effect(Choices.Choices, answering), Choices.typed({}));
      const sleight = yield* Effect.fromResult(Changer.find("Sleight of Mind"));
      const rules = yield* Effect.fromResult(Settings.make());
      const { effects } = yield* Effect.gen(function* () {
        yield* sleight.resolve;
        return yield* (yield* Game).state;
      }).pipe(Effect.provide(Layer.merge(single(terror, rules), asked)));
      assert.deepStrictEqual(
        seen.map(({ asker, present }) => [asker, present.map((word) => word.singular)]),
        [["Sleight of Mind", ["black"]]],
      );
      assert.deepStrictEqual(
        effects.map(({ change }) => (change.kind === "replace-word" ? [change.from.singular, change.to.singular] : [])),
        [["black", "white"]],
      );
    }),
  );
});

describe("what their own words demand", () => {
  const circle = {
    name: "Circle of Protection: Black",
    type_line: "Enchantment",
    colors: ["W"],
    oracle_text: "{1}: The next time a black source deals damage, prevent it.",
  };
  const vampire = { name: "Nighthawk", type_line: "Creature — Vampire Shaman", oracle_text: "Vampires attack." };

  it.effect("Balduvian Shaman gives the enchantment cumulative upkeep, which is no text of it (612.3)", () =>
    Effect.gen(function* () {
      const { object, printed } = yield* Changer.apply(circle, cast("Balduvian Shaman", "black", "blue"));
      assert.strictEqual(object.oracle_text, "{1}: The next time a blue source deals damage, prevent it.");
      assert.deepStrictEqual(object.granted, ["Cumulative upkeep {1}"]);
      assert.deepStrictEqual(printed, circle);
    }),
  );

  it.effect("New Blood puts Vampire there, and may choose a type that is not there", () =>
    Effect.gen(function* () {
      const { object } = yield* Changer.apply(vampire, cast("New Blood", "Shaman", "Vampire"));
      assert.strictEqual(object.type_line, "Creature — Vampire Vampire");
      assert.deepStrictEqual((yield* Changer.apply(vampire, cast("New Blood", "Shaman", "Vampire"))).subtypes, [
        "Vampire",
      ]);
      assert.strictEqual(
        (yield* Changer.apply(vampire, cast("New Blood", "Elf", "Vampire"))).object.type_line,
        vampire.type_line,
      );
    }),
  );

  it.effect("Swirl the Mists changes every colour word to the chosen one", () =>
    Effect.gen(function* () {
      const paladin = { name: "X", type_line: "Creature — Knight", oracle_text: "Protection from black and from red" };
      const { object } = yield* Changer.apply(paladin, cast("Swirl the Mists", "", "green"));
      assert.strictEqual(object.oracle_text, "Protection from green and from green");
    }),
  );

  it.effect.each([
    ["Balduvian Shaman", { ...circle, colors: ["U"] }, "black", "blue", "IllegalTarget", "it is not white"],
    ["Balduvian Shaman", vampire, "black", "blue", "IllegalTarget", "it is no enchantment"],
    [
      "Balduvian Shaman",
      { ...circle, granted: ["Cumulative upkeep {1}"] },
      "black",
      "blue",
      "IllegalTarget",
      "it has cumulative upkeep",
    ],
    ["New Blood", vampire, "Shaman", "Elf", "IllegalChoice", "puts Vampire"],
    ["New Blood", circle, "Elf", "Vampire", "IllegalTarget", "it is no creature"],
    ["Whim of Volrath", terror, "black", "red", "IllegalTarget", "it is a spell"],
    ["Swirl the Mists", terror, "", "Island", "IllegalChoice", "Island is a basic land type"],
  ] as const)("%s: %s", ([name, object, from, to, tag, sentence]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Changer.apply(object, cast(name, from, to)));
      assert.strictEqual(error._tag, tag);
      assert.include(error.message, sentence);
    }),
  );
});

describe("a name that no changer has", () => {
  const messageFor = (name: string): string => {
    const found = Changer.find(name);
    return found._tag === "Failure" ? found.failure.message : "";
  };
  const known = Changer.changers.length;

  it("comes with the names that may be meant", () => {
    assert.strictEqual(messageFor("Magical Hak"), 'No changer "Magical Hak" is known. Did you mean Magical Hack?');
  });

  it("comes with how many there are where none is near", () => {
    const [first, second, third] = Changer.changers.map(({ name }) => name);
    const rest = `Known are ${first}, ${second}, ${third} and ${known - 3} more.`;
    assert.strictEqual(messageFor("qqqqqqqqqqqq"), `No changer "qqqqqqqqqqqq" is known. ${rest}`);
  });

  it.each([40, 41])("is cut after 40 characters: %i", (length) => {
    const name = "q".repeat(length);
    assert.include(messageFor(name), length === 40 ? `"${name}"` : `"${"q".repeat(40)}…"`);
  });
});
