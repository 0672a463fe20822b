import { assert, describe, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import fc from "fast-check";
import type { Change, GameObject } from "../src/Contract.ts";
import { UnknownCard } from "../src/Errors.ts";
import * as Lexicon from "../src/Lexicon.ts";
import * as Scenario from "../src/Scenario.ts";
import { oracleCards } from "./oracle-sentences.ts";

const noCard = (name: string) =>
  Effect.fail(new UnknownCard({ message: `No card named "${name}" is here.`, input: name, suggestions: [] }));

const king = {
  name: "Goblin King",
  type_line: "Creature — Goblin",
  oracle_text: "Other Goblins get +1/+1 and have mountainwalk.",
};
const evolution = { name: "Artificial Evolution", type_line: "Instant", oracle_text: "" };
const elf = { from: "Goblin", to: "Elf" };

const run = (scenario: Omit<Scenario.Scenario, "title" | "rules">) =>
  Scenario.run({ title: "test", rules: ["612.1"], ...scenario }, noCard);

describe("a scenario", () => {
  it.effect("resolves a changer, and puts it into the graveyard", () =>
    Effect.gen(function* () {
      const findings = yield* run({
        objects: { king, evolution },
        steps: [{ do: "resolve", object: "evolution", target: "king", choose: elf }],
        expect: [
          { after: 0, object: "king", type_line: "Creature — Goblin" },
          { object: "king", type_line: "Creature — Elf", name: "Goblin King", order: ["c1"] },
          { object: "evolution", zone: "graveyard" },
        ],
      });
      assert.isTrue(findings.every(({ pass }) => pass));
    }),
  );

  it.effect("says what came where an expectation fails", () =>
    Effect.gen(function* () {
      const [finding] = yield* run({ objects: { king }, steps: [], expect: [{ object: "king", subtypes: ["Elf"] }] });
      assert.deepStrictEqual(finding, {
        expectation: { object: "king", subtypes: ["Elf"] },
        pass: false,
        actual: { after: 0, object: "king", subtypes: ["Goblin"] },
      });
    }),
  );

  it.effect("a step that ends with an error changes nothing; an expectation that does not name it fails", () =>
    Effect.gen(function* () {
      const steps: ReadonlyArray<Scenario.Step> = [
        { do: "resolve", object: "evolution", target: "king", choose: { from: "Goblin", to: "Wall" } },
      ];
      const findings = yield* run({
        objects: { king, evolution },
        steps,
        expect: [
          { object: "king", type_line: "Creature — Goblin", error: "IllegalChoice" },
          { object: "king", type_line: "Creature — Goblin" },
          { object: "evolution", zone: "stack", error: "IllegalChoice" },
        ],
      });
      assert.deepStrictEqual(
        findings.map(({ pass }) => pass),
        [true, false, true],
      );
    }),
  );

  it.effect("a spell without a target fails (601.2c), and so does one whose object is not there", () =>
    Effect.gen(function* () {
      const findings = yield* run({
        objects: { evolution },
        steps: [
          { do: "resolve", object: "evolution" },
          { do: "resolve", object: "evolution", target: "nobody" },
        ],
        expect: [
          { after: 1, error: "IllegalTarget" },
          { after: 2, error: "UnknownObject" },
        ],
      });
      assert.isTrue(findings.every(({ pass }) => pass));
    }),
  );

  it.effect("a copy of a spliced spell keeps the spliced text and none of the word changes (707.2, 707.10)", () =>
    Effect.gen(function* () {
      const fodder = {
        name: "Dragon Fodder",
        type_line: "Sorcery",
        oracle_text: "Create two 1/1 red Goblin creature tokens.",
      };
      const skill = {
        name: "Splicer's Skill",
        type_line: "Sorcery",
        zone: "hand" as const,
        oracle_text: "Create a 3/3 Golem artifact creature token.",
      };
      const findings = yield* run({
        objects: { fodder, skill },
        steps: [
          { do: "cast", object: "fodder", with: { splice: ["skill"] } },
          {
            do: "change",
            on: "fodder",
            change: { kind: "replace-word", class: "creature-type", from: "Goblin", to: "Cat" },
          },
          { do: "copy", object: "copy", of: "fodder" },
        ],
        expect: [
          {
            object: "fodder",
            oracle_text: "Create two 1/1 red Cat creature tokens.\nCreate a 3/3 Golem artifact creature token.",
          },
          {
            object: "copy",
            oracle_text: "Create two 1/1 red Goblin creature tokens.\nCreate a 3/3 Golem artifact creature token.",
          },
        ],
      });
      assert.deepStrictEqual(
        findings.map(({ actual }) => actual.oracle_text),
        findings.map(({ expectation }) => expectation.oracle_text),
      );
    }),
  );
});

const ids = ["a", "b", "c", "evolution", "mists"] as const;
const id = fc.constantFrom(...ids);
const zone = fc.constantFrom("battlefield", "stack", "hand", "graveyard", "exile", "library" as const);
const wordsOf = (wordClass: Lexicon.Word["class"]) =>
  fc.constantFrom(...Lexicon.words(wordClass).map(({ singular }) => singular));
const wordClass = fc.constantFrom(...Lexicon.wordClasses);

const change: fc.Arbitrary<Change> = fc.oneof(
  wordClass.chain((of) =>
    fc.record({
      kind: fc.constant("replace-word" as const),
      class: fc.constant(of),
      from: wordsOf(of),
      to: wordsOf(of),
    }),
  ),
  wordClass.chain((of) =>
    fc.record({ kind: fc.constant("replace-every-word" as const), class: fc.constant(of), to: wordsOf(of) }),
  ),
  fc.record({ kind: fc.constant("exchange-text-boxes" as const), with: id }),
  fc.record({ kind: fc.constant("full-text" as const), of: id, plus: fc.constant("{2}: Discard a card.") }),
  fc.constant({ kind: "every-name" as const, of: "nonlegendary-creature-cards" as const }),
  fc.record({ kind: fc.constant("set-name" as const), name: fc.constantFrom("Bob", "Legitimate Businessperson") }),
  fc.record({ kind: fc.constant("name-sticker" as const), word: fc.constantFrom("Space", "Big"), after: fc.nat(4) }),
  fc.record({ kind: fc.constant("splice" as const), card: id }),
  fc.constant({ kind: "overload" as const }),
  fc.constant({ kind: "cleave" as const }),
);

const step: fc.Arbitrary<Scenario.Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("change" as const), on: id, change }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("change" as const),
      on: id,
      change,
      until: fc.constantFrom("end-of-turn" as const, { leaves: "b" }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("enter" as const), object: id, zone, face_down: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("cast" as const),
      object: id,
      with: fc.constantFrom({}, { overload: true as const }, { cleave: true as const }, { splice: ["b"] }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("resolve" as const),
      object: id,
      target: id,
      choose: fc.record({ from: wordsOf("creature-type"), to: wordsOf("creature-type") }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("activate" as const),
      object: fc.constant("evolution"),
      target: id,
      choose: fc.record({ from: wordsOf("creature-type"), to: wordsOf("creature-type") }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("copy" as const), object: fc.constantFrom("a", "new"), of: id }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("move" as const), object: id, to: zone }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("leave" as const), object: id }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("transform" as const), object: id }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("turn" as const),
      object: id,
      face: fc.constantFrom("up" as const, "down" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("phase" as const), object: id, out: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: "end-turn" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("grant" as const),
      object: id,
      ability: fc.constant("Protection from red"),
    }),
  },
);

const mists = { name: "Swirl the Mists", type_line: "Enchantment", oracle_text: "" };
const objects: fc.Arbitrary<Record<string, GameObject>> = fc
  .tuple(oracleCards, oracleCards, oracleCards)
  .map(([a, b, c]) => ({ a, b, c, evolution, mists }));

const scenario: fc.Arbitrary<Scenario.Scenario> = fc.record({
  title: fc.constant("random"),
  rules: fc.constant(["612.1"]),
  options: fc.record({
    dependency: fc.constantFrom("instruction" as const, "outcome" as const, "off" as const),
    exchange: fc.constantFrom("snapshot" as const, "live" as const),
  }),
  objects,
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
  expect: fc.constant(ids.map((object) => ({ object, oracle_text: "", type_line: "", names: [], order: [] }))),
});

describe("random scenarios", () => {
  it("end with findings and never with a defect, whatever the steps (10,000 scenarios)", () => {
    const kinds = new Map<string, number>();
    const count = (kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    let failedSteps = 0;
    let steps = 0;
    fc.assert(
      fc.property(scenario, (random) => {
        const exit = Effect.runSyncExit(Scenario.run(random, noCard));
        if (Exit.isFailure(exit)) assert.fail(JSON.stringify(exit.cause));
        const again = Effect.runSync(Scenario.run(random, noCard));
        if (JSON.stringify(again) !== JSON.stringify(exit.value)) assert.fail("two runs differ");
        for (const each of random.steps) {
          count(each.do);
          if (each.do === "change") count(each.change.kind);
        }
        const errors = Effect.runSync(
          Scenario.run({ ...random, expect: random.steps.map((_, index) => ({ after: index + 1 })) }, noCard),
        );
        steps += errors.length;
        failedSteps += errors.filter(({ actual }) => actual.error !== undefined).length;
      }),
      { numRuns: 10_000 },
    );
    assert.strictEqual(kinds.size, 13 + 10);
    for (const [kind, n] of kinds) assert.isAtLeast(n, 200, kind);
    assert.isBelow(failedSteps, 0.3 * steps);
  });
});
