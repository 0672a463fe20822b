import { readFileSync } from "node:fs";
import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Analysis from "../src/Analysis.ts";
import * as Changer from "../src/Changer.ts";
import type { ApplyRequest, Change, Outcome as OutcomeShape } from "../src/Contract.ts";
import { fixedWords } from "../src/data/fixed-words.ts";
import { keywordArguments, keywordNames } from "../src/data/keywords.ts";
import * as Outcome from "../src/Outcome.ts";
import * as RulesEdition from "../src/RulesEdition.ts";
import { ruleOf } from "../src/TextChange.ts";
import { goldRows } from "./gold.ts";

const numbers = JSON.parse(readFileSync(new URL("./data/rule-numbers.json", import.meta.url), "utf8")) as Record<
  string,
  ReadonlyArray<string>
>;

describe("rule numbers", () => {
  it("are known for every edition held", () => {
    assert.deepStrictEqual([...RulesEdition.editions], Object.keys(numbers));
  });

  it.each(RulesEdition.editions)("of every usage and keyword exist in the edition of %s", (edition) => {
    const known = new Set(numbers[edition]);
    const cited = new Set(
      [...goldRows("gold-usages.jsonl"), ...goldRows("gold-hard.jsonl")].flatMap((row) =>
        Analysis.analyze({ ...row }, edition).usages.map((usage) => usage.rule),
      ),
    );
    for (const { rule } of [...fixedWords, ...keywordNames, ...keywordArguments])
      cited.add(RulesEdition.cite(rule, edition));
    for (const rule of Object.values(ruleOf)) cited.add(RulesEdition.cite(rule, edition));
    for (const rule of [
      "612.3",
      "201.5b",
      "612.7",
      "613.8a",
      "613.8b",
      "701.12a",
      "701.12h",
      "702.96a",
      "702.148a",
      "702.47c",
      "702.14a",
      "702.29e",
      "702.48a",
      "613.7",
      "613.8",
      "702.47",
      "702.96",
      "702.148",
      "707.2",
      "608.2d",
      "115.1",
      "108.1",
    ])
      cited.add(RulesEdition.cite(rule, edition));
    assert.isAtLeast(cited.size, 12);
    assert.deepStrictEqual(
      [...cited].filter((rule) => !known.has(rule)),
      [],
    );
  });
});

const king = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1." };
const krenko = {
  name: "Krenko, Mob Boss",
  type_line: "Legendary Creature — Goblin Warrior",
  oracle_text: "Whenever Krenko attacks, create a 1/1 red Goblin creature token.",
};
const angel = { name: "Serra Angel", type_line: "Creature — Angel", oracle_text: "Flying", power: "4", toughness: "4" };
const ray = {
  name: "Ray",
  type_line: "Instant — Arcane",
  oracle_text: "Ray deals 2 damage.\nSplice onto Arcane {1}{R}",
};
const spell = {
  name: "Spell",
  type_line: "Instant — Arcane",
  oracle_text: "Destroy target [red] creature. (This spell may target a Goblin.)",
};
const goblinToElf: Change = { kind: "replace-word", class: "creature-type", from: "Goblin", to: "Elf" };
const everyName: Change = { kind: "every-name", of: "nonlegendary-creature-cards" };

/** Every kind of change, and every kind of word that is kept. */
const requests: ReadonlyArray<ApplyRequest> = [
  { object: { ...king, granted: ["Protection from Goblins"] }, changes: [goblinToElf] },
  {
    object: { token: true, type_line: "Token Creature — Goblin", oracle_text: "Goblins attack." },
    changes: [goblinToElf],
  },
  { object: king, objects: { krenko }, changes: [{ kind: "exchange-text-boxes", with: "krenko" }, goblinToElf] },
  { object: king, objects: { angel }, changes: [{ kind: "full-text", of: "angel", plus: "{2}: Discard a card." }] },
  {
    object: king,
    changes: [everyName, { kind: "set-name", name: "Bob" }, { kind: "name-sticker", word: "Big", after: 0 }],
  },
  {
    object: spell,
    objects: { ray },
    changes: [{ kind: "splice", card: "ray" }, { kind: "overload" }, { kind: "cleave" }],
  },
  {
    object: {
      ...krenko,
      oracle_text: "Morph {2}{B} (You may cast this card face down as a 2/2 creature.)\nEgg — Swampwalk",
    },
    changes: [{ kind: "replace-every-word", class: "basic-land-type", to: "Island" }],
  },
  {
    object: {
      name: "King",
      type_line: "Creature — Goblin",
      oracle_text: "Put an egg counter on it. Gift a tapped Fish",
    },
    changes: [goblinToElf, { ...goblinToElf, from: "Elf", to: "Orc" }, { ...goblinToElf, from: "Fish", to: "Elf" }],
  },
  {
    // The first waits for the second, which writes the word that it replaces.
    object: king,
    changes: [{ ...goblinToElf, from: "Elf", to: "Orc" }, goblinToElf],
    options: { dependency: "outcome" },
  },
];

const under = (request: ApplyRequest, edition: string): OutcomeShape =>
  Effect.runSync(Outcome.evaluate({ ...request, options: { ...request.options, edition } }));

/** Every rule that an outcome names. */
const citedBy = ({ verdicts, segments, effects, notes }: OutcomeShape): ReadonlyArray<string> =>
  [...verdicts, ...segments, ...notes, ...effects.flatMap(({ waitedFor }) => waitedFor)].flatMap(({ rule }) =>
    rule === undefined ? [] : [rule],
  );

describe("an outcome", () => {
  it("cites every rule in the numbering of the edition that was asked for", () => {
    const newest = requests.map((request) => citedBy(under(request, RulesEdition.newest)));
    for (const rule of ["612.1", "612.2", "612.3", "612.4", "612.7", "201.5b", "702.96a", "702.148a", "613.8b"]) {
      assert.include(newest.flat(), rule);
    }
    for (const edition of RulesEdition.editions) {
      const known = new Set(numbers[edition]);
      for (const [index, request] of requests.entries()) {
        const cited = citedBy(under(request, edition));
        assert.deepStrictEqual(
          cited,
          newest[index]?.map((rule) => RulesEdition.cite(rule, edition)),
          edition,
        );
        assert.deepStrictEqual(
          cited.filter((rule) => !known.has(rule)),
          [],
          edition,
        );
      }
    }
  });

  it("says the same text in every edition, whatever the numbers", () => {
    for (const request of requests) {
      const { object, names } = under(request, RulesEdition.newest);
      for (const edition of RulesEdition.editions) assert.deepInclude(under(request, edition), { object, names });
    }
  });

  it("limits every name to the format of the game up to 2018-08-10, and no longer from 2018-10-05 (612.7)", () => {
    const modern = { object: king, changes: [{ ...everyName, format: "Modern" } as const] };
    const notes = RulesEdition.editions.map((edition) => [edition, under(modern, edition).notes[0]?.code]);
    assert.deepStrictEqual(notes, [
      ["2016-08-26", "every-name-format"],
      ["2018-08-10", "every-name-format"],
      ...RulesEdition.editions.slice(2).map((edition) => [edition, "every-name"]),
    ]);
    const [note] = under(modern, "2018-08-10").notes;
    assert.include(note?.message, "legal in Modern");
    assert.strictEqual(note?.rule, "612.6");
    assert.include(
      under({ object: king, changes: [everyName] }, "2016-08-26").notes[0]?.message,
      "legal in the format of the game",
    );
    assert.notInclude(under(modern, "2018-10-05").notes[0]?.message, "Modern");
  });

  it("is refused for an edition that is not held, and the error lists those that are", () => {
    for (const edition of ["2017-01-20", "2018", "newest", ""]) {
      const error = Effect.runSync(Effect.flip(Outcome.evaluate({ object: king, changes: [], options: { edition } })));
      assert.deepInclude(error, { _tag: "UnknownEdition", input: edition, known: RulesEdition.editions });
      for (const known of RulesEdition.editions) assert.include(error.message, known);
    }
  });
});

describe("an error", () => {
  it("cites its rule in the numbering of the edition that was asked for", () => {
    const itself = { object: king, changes: [{ kind: "exchange-text-boxes", with: "object" } as const] };
    const rules = RulesEdition.editions.map((edition) => {
      const { _tag, ...error } = Effect.runSync(Effect.flip(Outcome.evaluate({ ...itself, options: { edition } })));
      return "rule" in error ? `${_tag} ${error.rule}` : _tag;
    });
    assert.deepStrictEqual(
      rules,
      RulesEdition.editions.map((edition) => `IllegalChoice ${RulesEdition.cite("701.12a", edition)}`),
    );
    assert.strictEqual(rules[0], "IllegalChoice 701.1");
  });

  it("of a changer does so too, and keeps its pointer", () => {
    const cast = (zone: "hand" | "battlefield", to: string) =>
      Effect.runSync(
        Effect.flip(
          Changer.apply({ ...king, zone }, [{ with: "Artificial Evolution", from: "Goblin", to }], {
            edition: "2018-08-10",
          }),
        ),
      );
    assert.deepInclude(cast("hand", "Elf"), { _tag: "IllegalTarget", rule: "114.1", zone: "hand" });
    assert.deepInclude(cast("battlefield", "Wall"), { _tag: "IllegalChoice", rule: "608.2d", pointer: "/to" });
  });
});

describe("rule 612 in the editions from 2016-08-26 to 2018-08-10", () => {
  const editions = ["2016-08-26", "2018-08-10"] as const;
  const subrules = ["612.1", "612.2", "612.2a", "612.3", "612.4", "612.5", "612.6"];

  it.each(editions)("has six subrules and a letter in %s, and no other number is ever cited", (edition) => {
    assert.deepStrictEqual(
      (numbers[edition] ?? []).filter((rule) => rule.startsWith("612.")),
      subrules,
    );
    const cited = requests.flatMap((request) => citedBy(under(request, edition)));
    assert.deepStrictEqual(
      cited.filter((rule) => rule.startsWith("612.") && !subrules.includes(rule)),
      [],
    );
  });

  const cases: ReadonlyArray<readonly [rule: string, what: string, cites: (edition: string) => unknown]> = [
    ["612.1", "a word of the type line", (edition) => wordOf(edition, king, "type_line")],
    ["612.2", "a word of the rules text", (edition) => wordOf(edition, king, "oracle_text")],
    ["612.3", "a granted ability", (edition) => wordOf(edition, { ...king, granted: ["Goblins attack."] }, "granted")],
    ["612.4", "a token's types", (edition) => wordOf(edition, { ...king, token: true }, "type_line")],
    ["612.4", "a token's rules text", (edition) => wordOf(edition, { ...king, token: true }, "oracle_text")],
    ["612.5", "full text", (edition) => kind("full-text", edition)],
    ["612.6", "every name", (edition) => kind("every-name", edition)],
    [
      "612.6",
      "every name, as the outcome says it",
      (edition) => under({ object: king, changes: [everyName] }, edition).notes[0]?.rule,
    ],
    ["612.1", "exchanged text boxes, which had no rule yet", (edition) => kind("exchange-text-boxes", edition)],
    ["612.1", "a name that is set, which had no rule yet", (edition) => kind("set-name", edition)],
    ["612.1", "a name sticker, which did not exist", (edition) => kind("name-sticker", edition)],
    ["612.1", "splice, which had no rule here yet", (edition) => kind("splice", edition)],
  ];
  const wordOf = (edition: string, object: ApplyRequest["object"], field: string) =>
    under({ object, changes: [goblinToElf] }, edition).verdicts.find((verdict) => verdict.field === field)?.rule;
  const kind = (of: keyof typeof ruleOf, edition: string) =>
    RulesEdition.isEdition(edition) ? RulesEdition.cite(ruleOf[of], edition) : undefined;

  for (const edition of editions) {
    it.each(cases)(`${edition}: %s is cited for %s`, (rule, _, cites) => {
      assert.strictEqual(cites(edition), rule);
    });
  }
});
