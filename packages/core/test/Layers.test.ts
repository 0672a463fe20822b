import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import type { ApplyRequest, Change, GameObject, Options } from "../src/Contract.ts";
import * as Names from "../src/Names.ts";
import * as Outcome from "../src/Outcome.ts";

const piker = { name: "Goblin Piker", type_line: "Creature — Goblin Warrior", oracle_text: "" };
const wraith = { name: "Bog Wraith", type_line: "Creature — Wraith", oracle_text: "Swampwalk" };
const hag = { name: "Stalker Hag", type_line: "Creature — Hag", oracle_text: "Swampwalk, forestwalk" };
const ape = {
  name: "Kird Ape",
  type_line: "Creature — Ape",
  oracle_text: "Kird Ape gets +1/+2 as long as you control a Forest.",
};
const bears = { name: "Grizzly Bears", type_line: "Creature — Bear", oracle_text: "", power: "2", toughness: "2" };
const angel = {
  name: "Serra Angel",
  mana_cost: "{3}{W}{W}",
  type_line: "Creature — Angel",
  oracle_text: "Flying, vigilance",
  power: "4",
  toughness: "4",
};
const shapeshifter = {
  name: "Volrath's Shapeshifter",
  mana_cost: "{1}{U}{U}",
  type_line: "Creature — Shapeshifter",
  oracle_text:
    "As long as the top card of your graveyard is a creature card, Volrath's Shapeshifter has the full text of that card.",
  power: "0",
  toughness: "1",
};

const land = (from: string, to: string): Change => ({ kind: "replace-word", class: "basic-land-type", from, to });
const color = (from: string, to: string): Change => ({ kind: "replace-word", class: "color-word", from, to });
const creature = (from: string, to: string): Change => ({ kind: "replace-word", class: "creature-type", from, to });

const outcome = (
  object: GameObject,
  changes: ReadonlyArray<Change>,
  more: Partial<Pick<ApplyRequest, "objects" | "options">> = {},
) => Outcome.evaluate({ object, changes, ...more });

const text = (
  object: GameObject,
  changes: ReadonlyArray<Change>,
  more: Partial<Pick<ApplyRequest, "objects" | "options">> = {},
) => Effect.map(outcome(object, changes, more), (result) => result.object.oracle_text);

describe("word changes in a chain (613.7, 613.9)", () => {
  const byOutcome: Options = { dependency: "outcome" };
  it.effect.each([
    [
      "the older one finds no Island",
      wraith,
      [land("Island", "Forest"), land("Swamp", "Island")],
      undefined,
      "Islandwalk",
    ],
    [
      "unless it waits by outcome",
      wraith,
      [land("Island", "Forest"), land("Swamp", "Island")],
      byOutcome,
      "Forestwalk",
    ],
    [
      "a later one reads what the older wrote",
      wraith,
      [land("Swamp", "Island"), land("Island", "Forest")],
      undefined,
      "Forestwalk",
    ],
    ["two lands", hag, [land("Swamp", "Island"), land("Forest", "Swamp")], undefined, "Islandwalk, swampwalk"],
    [
      "two lands by outcome",
      hag,
      [land("Swamp", "Island"), land("Forest", "Swamp")],
      byOutcome,
      "Islandwalk, islandwalk",
    ],
  ] as const)("%s", ([, object, changes, options, expected]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* text(object, changes, options === undefined ? {} : { options }), expected);
    }),
  );

  it.effect("says where the other reading gives another text (Q1), and what waited for what", () =>
    Effect.gen(function* () {
      const changes = [land("Island", "Forest"), land("Swamp", "Island")];
      const { notes } = yield* outcome(wraith, changes);
      assert.deepStrictEqual(
        notes.map(({ code, question }) => [code, question]),
        [["chained-replacements", "Q1"]],
      );
      assert.deepStrictEqual((yield* outcome(wraith, [land("Swamp", "Island"), land("Island", "Forest")])).notes, []);
      const { effects } = yield* outcome(wraith, changes, { options: byOutcome });
      assert.deepStrictEqual(
        effects.map(({ id, waitedFor }) => [id, waitedFor.map((each) => [each.id, each.rule])]),
        [
          ["c2", []],
          ["c1", [["c2", "613.8b"]]],
        ],
      );
    }),
  );

  it.effect("a loop of waiting goes by timestamp (613.8b)", () =>
    Effect.gen(function* () {
      const changes = [color("black", "red"), color("red", "black")];
      assert.strictEqual(yield* text(bears, [], {}), "");
      const crusade = { name: "X", type_line: "Enchantment", oracle_text: "Black and red creatures" };
      assert.strictEqual(yield* text(crusade, changes, { options: byOutcome }), "Black and black creatures");
    }),
  );
});

describe("every word of a class", () => {
  it.effect("is one pass: lists may say the same word twice", () =>
    Effect.gen(function* () {
      const swirl: Change = { kind: "replace-every-word", class: "color-word", to: "blue" };
      const paladin = {
        name: "Paladin en-Vec",
        type_line: "Creature — Human Knight",
        oracle_text: "Protection from black and from red",
      };
      assert.strictEqual(yield* text(paladin, [swirl]), "Protection from blue and from blue");
      assert.strictEqual(yield* text(paladin, [swirl, color("blue", "white")]), "Protection from white and from white");
      assert.strictEqual(yield* text(paladin, [color("black", "white"), swirl]), "Protection from blue and from blue");
    }),
  );
});

describe("exchanged text boxes (612.5, 701.12h)", () => {
  const withWraith: Change = { kind: "exchange-text-boxes", with: "wraith" };

  it.effect.each([
    [
      "an older word change applies before, and not to the new text",
      piker,
      [land("Swamp", "Island"), withWraith],
      { wraith },
      "Swampwalk",
    ],
    ["a later word change reads the new text", piker, [withWraith, land("Swamp", "Island")], { wraith }, "Islandwalk"],
    [
      "self-names are read as the new bearer (201.5b)",
      bears,
      [{ kind: "exchange-text-boxes", with: "ape" }],
      { ape },
      "Grizzly Bears gets +1/+2 as long as you control a Forest.",
    ],
    [
      "twice with different partners: the text as it stood then",
      piker,
      [withWraith, { kind: "exchange-text-boxes", with: "hag" }],
      { wraith, hag },
      "Swampwalk, forestwalk",
    ],
  ] as const)("%s", ([, object, changes, objects, expected]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* text(object, changes, { objects }), expected);
    }),
  );

  it.effect("names, types, power and toughness stay; words tell where they came from", () =>
    Effect.gen(function* () {
      const result = yield* outcome({ ...bears, oracle_text: "Forestwalk" }, [withWraith], { objects: { wraith } });
      assert.deepStrictEqual(result.object, { ...bears, oracle_text: "Swampwalk" });
      assert.deepStrictEqual(
        result.verdicts.map(({ field, text, verdict, by, origin, now }) => [
          field,
          text,
          verdict,
          by,
          origin,
          now?.text,
        ]),
        [
          ["name", "Bears", "kept", [], undefined, "Bears"],
          ["type_line", "Bear", "kept", [], undefined, "Bear"],
          ["oracle_text", "Forest", "changed", ["c1"], undefined, undefined],
          ["oracle_text", "Swamp", "kept", [], "wraith", "Swamp"],
        ],
      );
    }),
  );

  it.effect("named X stays X on another bearer (201.5b)", () =>
    Effect.gen(function* () {
      const wolf = {
        name: "Timberpack Wolf",
        type_line: "Creature — Wolf",
        oracle_text: "Timberpack Wolf gets +1/+1 for each other creature you control named Timberpack Wolf.",
      };
      assert.strictEqual(
        yield* text(bears, [{ kind: "exchange-text-boxes", with: "wolf" }], { objects: { wolf } }),
        "Grizzly Bears gets +1/+1 for each other creature you control named Timberpack Wolf.",
      );
    }),
  );

  it.effect("an ability that defines characteristics travels, and speaks of its new bearer (604.3a)", () =>
    Effect.gen(function* () {
      const rats = {
        name: "Plague Rats",
        type_line: "Creature — Rat",
        oracle_text: "Plague Rats's power is equal to the number of creatures named Plague Rats on the battlefield.",
        power: "*",
      };
      const result = yield* outcome(bears, [{ kind: "exchange-text-boxes", with: "rats" }], { objects: { rats } });
      assert.strictEqual(
        result.object.oracle_text,
        "Grizzly Bears's power is equal to the number of creatures named Plague Rats on the battlefield.",
      );
      assert.strictEqual(result.object.power, bears.power);
    }),
  );

  it.effect("live: the exchange waits for what changes a text box that it exchanges", () =>
    Effect.gen(function* () {
      const changes: ReadonlyArray<Change> = [withWraith, land("Swamp", "Island")];
      const { effects } = yield* outcome({ ...piker, oracle_text: "Forestwalk" }, changes, {
        objects: { wraith },
        options: { exchange: "live" },
      });
      assert.deepStrictEqual(
        effects.map(({ id }) => id),
        ["c1", "c2"],
      );
      const own = yield* outcome({ ...hag }, changes, { objects: { wraith }, options: { exchange: "live" } });
      assert.deepStrictEqual(
        own.effects.map(({ id, waitedFor }) => [id, waitedFor.length]),
        [
          ["c2", 0],
          ["c1", 1],
        ],
      );
    }),
  );
});

describe("full text (612.6)", () => {
  const fullText: Change = { kind: "full-text", of: "angel", plus: "{2}: Discard a card." };

  it.effect("gives name, cost, types, text, power and toughness, and text besides", () =>
    Effect.gen(function* () {
      const result = yield* outcome(shapeshifter, [fullText], { objects: { angel } });
      assert.deepStrictEqual(result.object, { ...angel, oracle_text: "Flying, vigilance\n{2}: Discard a card." });
      assert.deepStrictEqual(result.names, ["Serra Angel"]);
      assert.deepStrictEqual(result.subtypes, ["Angel"]);
    }),
  );

  it.effect("a word change that is older finds nothing, a later one reads the new text", () =>
    Effect.gen(function* () {
      const before = yield* outcome(shapeshifter, [creature("Angel", "Elf"), fullText], { objects: { angel } });
      assert.strictEqual(before.object.type_line, "Creature — Angel");
      const after = yield* outcome(shapeshifter, [fullText, creature("Angel", "Elf")], { objects: { angel } });
      assert.strictEqual(after.object.type_line, "Creature — Elf");
    }),
  );

  it.effect("takes an object that the change brings along", () =>
    Effect.gen(function* () {
      const result = yield* outcome(shapeshifter, [{ kind: "full-text", of: angel }]);
      assert.strictEqual(result.object.oracle_text, "Flying, vigilance");
    }),
  );
});

describe("names (612.7, 612.8, 612.9)", () => {
  const sticker = (word: string, after: number): Change => ({ kind: "name-sticker", word, after });
  const set = (name: string): Change => ({ kind: "set-name", name });
  const every: Change = { kind: "every-name", of: "nonlegendary-creature-cards" };

  it.effect.each([
    ["a word after the first", [sticker("Space", 1)], ["Grizzly Space Bears"]],
    ["a word before all", [sticker("Space", 1), sticker("Big", 0)], ["Big Grizzly Space Bears"]],
    ["at the end of a name that is shorter by now", [set("Oko"), sticker("Space", 7)], ["Oko Space"]],
    ["a later name takes all before it away", [sticker("Space", 1), set("Bob")], ["Bob"]],
    [
      "every name, in addition to its own",
      [every],
      { every: "nonlegendary-creature-cards", besides: ["Grizzly Bears"] },
    ],
    ["a name that is set later", [every, set("Bob")], ["Bob"]],
    [
      "every name after a name was set",
      [set("Bob"), every],
      { every: "nonlegendary-creature-cards", besides: ["Bob"] },
    ],
  ] as const)("%s", ([, changes, expected]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual((yield* outcome(bears, changes)).names, expected);
    }),
  );

  it.effect("a sticker names a nameless object (123.6c)", () =>
    Effect.gen(function* () {
      const faceDown = { name: "", type_line: "Creature", oracle_text: "" };
      assert.deepStrictEqual((yield* outcome(faceDown, [sticker("Space", 0)])).names, ["Space"]);
    }),
  );

  it.effect("the text goes on meaning its object, whatever its name (201.5)", () =>
    Effect.gen(function* () {
      const result = yield* outcome(ape, [set("Bob")]);
      assert.strictEqual(result.object.name, "Bob");
      assert.strictEqual(result.object.oracle_text, ape.oracle_text);
    }),
  );

  it.effect("the format counts in the editions up to 2018-08-10 alone", () =>
    Effect.gen(function* () {
      const modern: Change = { ...every, format: "modern" };
      const old = yield* outcome(bears, [modern], { options: { edition: "2016-08-26" } });
      assert.deepStrictEqual(old.names, { every: every.of, besides: ["Grizzly Bears"] });
      assert.deepStrictEqual(
        old.notes.map(({ code, rule, format }) => [code, rule, format]),
        [["every-name-format", "612.6", "modern"]],
      );
      const now = yield* outcome(bears, [modern]);
      assert.deepStrictEqual(now.names, { every: every.of, besides: ["Grizzly Bears"] });
      assert.deepStrictEqual(
        now.notes.map(({ code, rule }) => [code, rule]),
        [["every-name", "612.7"]],
      );
    }),
  );
});

describe("how many names (612.7)", () => {
  const every: Change = { kind: "every-name", of: "nonlegendary-creature-cards" };
  const modern: Change = { ...every, format: "modern" };
  const old = { options: { edition: "2016-08-26" } } as const;
  const known = { count: 12_345, source: "Scryfall", date: "2026-11-30" };

  it.effect.each([
    ["all", [every], {}, { every: every.of }],
    ["those of a format", [modern], old, { every: every.of, format: "modern" }],
    ["a format counts no longer", [modern], {}, { every: every.of }],
    ["a format that nobody has said", [every], old, undefined],
    ["names one by one", [], {}, undefined],
  ] as const)("%s", ([, changes, given, asked]) =>
    Effect.gen(function* () {
      const result = yield* outcome(bears, changes, given);
      assert.deepStrictEqual(Outcome.uncounted(result), asked);
      if (asked === undefined) return;
      const { names, notes } = Outcome.withCount(result, known);
      assert.deepStrictEqual(names, result.names);
      assert.deepStrictEqual(notes[0]?.known, known);
      assert.isTrue(notes[0]?.message.endsWith(". Known are 12,345 (Scryfall, 2026-11-30)."));
    }),
  );

  it.each([
    ["legal", { modern: "legal" }, true],
    ["as a single copy", { modern: "restricted" }, true],
    ["banned", { modern: "banned" }, false],
    ["of other formats", { vintage: "legal" }, false],
    ["of no format at all", undefined, true],
  ] as const)("a card that is %s", (_, legalities, member) => {
    const card = { ...bears, ...(legalities === undefined ? {} : { legalities }) };
    assert.strictEqual(Names.isOfNonlegendaryCreature("Grizzly Bears", card, "Modern"), member);
    assert.isTrue(Names.isOfNonlegendaryCreature("Grizzly Bears", card));
  });
});

describe("splice, overload, cleave", () => {
  const spike = {
    name: "Lava Spike",
    type_line: "Sorcery — Arcane",
    oracle_text: "Lava Spike deals 3 damage to target player.",
  };
  const ray = {
    name: "Glacial Ray",
    type_line: "Instant — Arcane",
    oracle_text: "Glacial Ray deals 2 damage to any target.\nSplice onto Arcane {1}{R}",
  };
  const splice: Change = { kind: "splice", card: "ray" };

  it.effect("splice adds all rules text after the spell's own; the name means the spell (612.10, 702.47c)", () =>
    Effect.gen(function* () {
      const result = yield* outcome(spike, [splice], { objects: { ray } });
      assert.strictEqual(
        result.object.oracle_text,
        "Lava Spike deals 3 damage to target player.\nLava Spike deals 2 damage to any target.\nSplice onto Arcane {1}{R}",
      );
      assert.strictEqual(result.segments.map((segment) => segment.text).join(""), result.object.oracle_text);
    }),
  );

  it.effect("spliced text is text: a later word change reaches it", () =>
    Effect.gen(function* () {
      const skill = {
        name: "Splicer's Skill",
        type_line: "Sorcery",
        oracle_text: "Create a 3/3 colorless Phyrexian Golem artifact creature token.",
      };
      const fodder = {
        name: "Dragon Fodder",
        type_line: "Sorcery",
        oracle_text: "Create two 1/1 red Goblin creature tokens.",
      };
      assert.strictEqual(
        yield* text(fodder, [{ kind: "splice", card: skill }, creature("Golem", "Elf"), creature("Goblin", "Cat")]),
        "Create two 1/1 red Cat creature tokens.\nCreate a 3/3 colorless Phyrexian Elf artifact creature token.",
      );
    }),
  );

  it.effect.each([
    ["Target creature gains haste. Tap target creature.", "Each creature gains haste. Tap each creature."],
    [
      "Destroy target creature. (Untargeted, it targets target's target.)",
      "Destroy each creature. (Untargeted, it targets target's target.)",
    ],
  ] as const)("overload (702.96a): %s", ([before, after]) =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* text({ name: "X", type_line: "Instant", oracle_text: before }, [{ kind: "overload" }]),
        after,
      );
    }),
  );

  it.effect.each([
    ["Counter target spell [that wasn't cast from its owner's hand].", "Counter target spell."],
    [
      "Search your library for a [basic land] card, [reveal it,] put it into your hand, then shuffle.",
      "Search your library for a card, put it into your hand, then shuffle.",
    ],
    ["Take an extra turn. [At the end, you lose.]\nExile it.", "Take an extra turn.\nExile it."],
    ["[Draw a card.]\nScry 1.", "Scry 1."],
    ["Scry 1.\n[Draw a card.]", "Scry 1."],
    ["[+1]: Draw a card.", "[+1]: Draw a card."],
    ["Open [ stays", "Open [ stays"],
  ] as const)("cleave (702.148a): %s", ([before, after]) =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* text({ name: "X", type_line: "Instant", oracle_text: before }, [{ kind: "cleave" }]),
        after,
      );
    }),
  );

  it.effect("a word that cleave removed is gone, one that it left is changed", () =>
    Effect.gen(function* () {
      const rejection = {
        name: "X",
        type_line: "Instant",
        oracle_text: "Return target [Wolf or Werewolf] creature. Wolves attack.",
      };
      const result = yield* outcome(rejection, [{ kind: "cleave" }, creature("Wolf", "Elf")]);
      assert.strictEqual(result.object.oracle_text, "Return target creature. Elves attack.");
      assert.deepStrictEqual(
        result.verdicts.map(({ text, now }) => [text, now?.text]),
        [
          ["Wolf", undefined],
          ["Werewolf", undefined],
          ["Wolves", "Elves"],
        ],
      );
      assert.strictEqual(
        yield* text(rejection, [creature("Wolf", "Elf")]),
        "Return target [Elf or Werewolf] creature. Elves attack.",
      );
    }),
  );
});

describe("objects that are not there", () => {
  it.effect.each([
    ["UnknownObject", { kind: "exchange-text-boxes", with: "wrath" }, '"wraith"'],
    ["UnknownObject", { kind: "full-text", of: "nobody" }, "nobody"],
    ["UnknownObject", { kind: "splice", card: "nobody" }, "nobody"],
    ["IllegalChoice", { kind: "exchange-text-boxes", with: "object" }, "with another"],
    ["UnknownWord", { kind: "replace-every-word", class: "color-word", to: "gren" }, "green"],
  ] as const)("%s", ([tag, change, sentence]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(outcome(piker, [change], { objects: { wraith } }));
      assert.strictEqual(error._tag, tag);
      assert.include(error.message, sentence);
    }),
  );
});
