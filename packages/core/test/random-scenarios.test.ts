/** Random well-formed scenarios: the runner never ends in a defect, and hardly ever refuses a step. */
import { assert, describe, it } from "@effect/vitest";
import { cases } from "@palimpsest/test-fuzz/cases";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import fc from "fast-check";
import type { Change, GameObject } from "../src/Contract.ts";
import * as Lexicon from "../src/Lexicon.ts";
import * as Scenario from "../src/Scenario.ts";
import { oracleCards } from "./oracle-sentences.ts";
import { noCard } from "./played.ts";

const mostSteps = 8;
const creature = (name: string, more: Partial<GameObject> = {}): GameObject => ({
  name,
  type_line: "Creature — Goblin",
  oracle_text: "Other Goblins get +1/+1 and have mountainwalk.",
  power: "2",
  toughness: "9",
  ...more,
});

/** Objects that stay where they are, so that what targets them finds them. */
const fixed: Record<string, GameObject> = {
  king: creature("Goblin King"),
  lord: creature("Goblin Lord", { oracle_text: "Protection from black\nGoblin Lord gets +1/+0." }),
  delver: {
    name: "Delver",
    card_faces: [
      { name: "Delver", type_line: "Creature — Human", oracle_text: "", power: "1", toughness: "9" },
      { name: "Insect", type_line: "Creature — Human Insect", oracle_text: "Flying", power: "3", toughness: "9" },
    ],
  },
  room: {
    name: "Den // Hall",
    layout: "split",
    card_faces: [
      { name: "Den", type_line: "Enchantment — Room", oracle_text: "Goblins have haste." },
      { name: "Hall", type_line: "Enchantment — Room", oracle_text: "Elves have reach." },
    ],
  },
  words: { name: "Exchange of Words", type_line: "Enchantment", oracle_text: "" },
  kit: { name: "Spy Kit", type_line: "Artifact — Equipment", oracle_text: "" },
  shaman: creature("Balduvian Shaman", { oracle_text: "" }),
  evolution: { name: "Artificial Evolution", type_line: "Instant", oracle_text: "" },
  mists: { name: "Swirl the Mists", type_line: "Enchantment", zone: "hand", oracle_text: "" },
  reach: { name: "Reach Through Mists", type_line: "Instant — Arcane", zone: "hand", oracle_text: "Draw a card." },
  ray: {
    name: "Glacial Ray",
    type_line: "Instant — Arcane",
    zone: "hand",
    oracle_text: "Glacial Ray deals 2 damage to any target.\nSplice onto Arcane {1}{R}",
  },
  rift: {
    name: "Cyclonic Rift",
    type_line: "Instant",
    zone: "hand",
    oracle_text: "Return target permanent.\nOverload {6}{U}",
  },
  portent: {
    name: "Winged Portent",
    type_line: "Sorcery",
    zone: "hand",
    oracle_text: "Cleave {4}\nDraw a card [with flying].",
  },
  fodder: {
    name: "Dragon Fodder",
    type_line: "Sorcery",
    zone: "hand",
    oracle_text: "Create two 1/1 red Goblin creature tokens.",
  },
};

/** Objects for one use: the group of steps that takes them gives them its number. */
const once: Record<string, GameObject> = {
  white: { name: "Crusade", type_line: "Enchantment", colors: ["W"], oracle_text: "White creatures get +1/+1." },
  mutant: creature("Mutant"),
};

/** The objects of {@link once} that the steps use. */
const usedOnce = (done: Steps): Record<string, GameObject> =>
  Object.fromEntries(
    done
      .flatMap((step) => (step.do === "activate" ? [step.target ?? ""] : step.do === "merge" ? [step.object] : []))
      .flatMap((id) => {
        const object = once[id.replace(/\d+$/, "")];
        return object === undefined ? [] : [[id, object]];
      }),
  );

const changed = fc.constantFrom("a", "b", "king", "lord", "delver");
const moving = fc.constantFrom("a", "b");
const zone = fc.constantFrom("battlefield", "stack", "hand", "graveyard", "exile", "library" as const);
const wordsOf = (wordClass: Lexicon.Word["class"]) =>
  fc
    .uniqueArray(fc.constantFrom(...Lexicon.words(wordClass).map(({ singular }) => singular)), {
      minLength: 2,
      maxLength: 2,
    })
    .map(([from = "", to = ""]) => ({ from, to }));
const wordClass = fc.constantFrom(...Lexicon.wordClasses);
const evolved = wordsOf("creature-type").filter(({ to }) => to !== "Wall");

const change: fc.Arbitrary<Change> = fc.oneof(
  wordClass.chain((of) => wordsOf(of).map((pair) => ({ kind: "replace-word" as const, class: of, ...pair }))),
  wordClass.chain((of) => wordsOf(of).map(({ to }) => ({ kind: "replace-every-word" as const, class: of, to }))),
  fc.constantFrom("shaman", "kit").map((id) => ({ kind: "exchange-text-boxes" as const, with: id })),
  changed.map((id) => ({ kind: "full-text" as const, of: id, plus: "{2}: Discard a card." })),
  fc.constant({ kind: "every-name" as const, of: "nonlegendary-creature-cards" as const }),
  fc.record({ kind: fc.constant("set-name" as const), name: fc.constantFrom("Bob", "Legitimate Businessperson") }),
  fc.record({ kind: fc.constant("name-sticker" as const), word: fc.constantFrom("Space", "Big"), after: fc.nat(4) }),
  fc.constant({ kind: "splice" as const, card: "ray" }),
  fc.constant({ kind: "overload" as const }),
  fc.constant({ kind: "cleave" as const }),
);

type Steps = ReadonlyArray<Scenario.Step>;

const goblins = (as: string) => ({
  kind: "create" as const,
  as: [as],
  token: { colors: ["red"], types: ["Creature"], subtypes: ["Goblin"], power: "1", toughness: "1" },
});
const all = { types: ["Creature"] };
const bigger: Scenario.Step & { readonly do: "effect" } = {
  do: "effect",
  on: ["king"],
  does: [
    { layer: "type", add: { subtypes: ["Elf"] } },
    { layer: "color", add: ["red"] },
    { layer: "ability", lose: "all", add: ["Protection from red"] },
    { layer: "power-toughness", set: { power: 3, toughness: { count: all, plus: 1 } }, modify: { power: 1 } },
  ],
};

/** Steps that belong together; `n` makes the ids of what they create their own. */
const steps = (n: number): fc.Arbitrary<Steps> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant("change" as const), on: changed, change }).map((each) => [each]),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ do: fc.constant("change" as const), on: changed, change, until: fc.constant("end-of-turn" as const) })
        .map((each) => [each]),
    },
    fc
      .record({ do: fc.constant("enter" as const), object: moving, zone, face_down: fc.boolean() })
      .map((each) => [each]),
    evolved.map(
      (choose): Steps => [
        { do: "cast", object: "evolution", target: "king" },
        { do: "resolve", object: "evolution", choose },
      ],
    ),
    wordsOf("color-word").map(
      (choose): Steps => [
        { do: "cast", object: "mists" },
        { do: "resolve", object: "mists", choose },
        { do: "leave", object: "mists", to: "hand" },
      ],
    ),
    fc.constantFrom<Steps>(
      [
        { do: "cast", object: "reach", with: { splice: ["ray"] } },
        { do: "move", object: "reach", to: "hand" },
      ],
      [
        { do: "cast", object: "rift", with: { overload: true } },
        { do: "leave", object: "rift" },
      ],
      [
        { do: "cast", object: "portent", with: { cleave: true } },
        { do: "move", object: "portent", to: "hand" },
      ],
      [
        { do: "cast", object: "fodder", does: [goblins(`token${n}`)] },
        { do: "resolve", object: "fodder" },
      ],
    ),
    fc.constant<Steps>([{ do: "resolve-trigger", object: "words", targets: ["king", "lord"] }]),
    wordsOf("color-word").map((choose): Steps => [{ do: "activate", object: "shaman", target: `white${n}`, choose }]),
    fc.constantFrom<Steps>(
      [{ do: "activate-ability", object: "king", as: `ability${n}`, does: [goblins(`made${n}`)] }],
      [
        { do: "trigger", object: "lord", as: `ability${n}`, line: 2 },
        { do: "resolve", object: `ability${n}` },
      ],
      [
        { do: "trigger", object: "lord", by: "king", as: `ability${n}`, unless: { subtypes: ["Elf"] } },
        { do: "trigger", object: "king", as: `other${n}`, if: { subtypes: ["Goblin"] } },
      ],
    ),
    fc
      .constantFrom(true, false)
      .map(
        (enters): Steps => [
          { do: "ability", of: "king", enters, affects: { subtypes: ["Goblin"], which: "other" }, does: bigger.does },
        ],
      ),
    fc.constant<Steps>([bigger]),
    fc.constant<Steps>([{ do: "create", by: "king", token: goblins("").token, as: [`token${n}`] }]),
    fc.constant<Steps>([{ do: "state-based" }]),
    fc.record({ do: fc.constant("copy" as const), object: moving, of: changed }).map((each) => [each]),
    fc.constant<Steps>([{ do: "copy", object: `copy${n}`, of: "king" }]),
    fc.record({ do: fc.constant("move" as const), object: moving, to: zone }).map((each) => [each]),
    fc.record({ do: fc.constant("leave" as const), object: moving }).map((each) => [each]),
    fc.record({ do: fc.constant("attach" as const), object: fc.constant("kit"), to: changed }).map((each) => [each]),
    changed.chain((object) => fc.constantFrom<Steps>([{ do: "transform", object }], [{ do: "flip", object }])),
    fc
      .constantFrom("up", "down" as const)
      .chain((face) => moving.map((object): Steps => [{ do: "turn", object, face }])),
    fc.nat(1).map((face): Steps => [{ do: "unlock", object: "room", face }]),
    fc
      .constantFrom("over", "under" as const)
      .map((place): Steps => [{ do: "merge", object: `mutant${n}`, with: "lord", place }]),
    fc.boolean().chain((out) => moving.map((object): Steps => [{ do: "phase", object, out }])),
    changed.map((object): Steps => [{ do: "mark", object, counters: { "+1/+1": 1 }, damage: 1 }]),
    fc.constant<Steps>([{ do: "end-turn" }]),
    changed.map((object): Steps => [{ do: "grant", object, ability: "Protection from red" }]),
  );

const looked = ["a", "king"];

const scenario: fc.Arbitrary<Scenario.Scenario> = fc
  .record({
    dependency: fc.constantFrom("instruction", "outcome", "off" as const),
    exchange: fc.constantFrom("snapshot", "live" as const),
    cards: fc.tuple(oracleCards, oracleCards),
    steps: fc.tuple(...Array.from({ length: mostSteps }, (_, n) => fc.option(steps(n), { nil: [] }))),
  })
  .map(({ dependency, exchange, cards: [a, b], steps: groups }) => {
    const done = groups.flat();
    return {
      title: "random",
      rules: ["612.1"],
      options: { dependency, exchange },
      objects: { a, b, ...fixed, ...usedOnce(done) },
      steps: done,
      expect: [
        ...looked.map((object) => ({ object, oracle_text: "", type_line: "", names: [], order: [], abilities: [] })),
        ...done.map((_, index) => ({ after: index + 1 })),
      ],
    };
  });

describe("random scenarios", () => {
  it("end with findings and never with a defect, whatever the steps", () => {
    const kinds = new Map<string, number>();
    const count = (kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const refused = new Map<string, number>();
    let run = 0;
    let withError = 0;
    fc.assert(
      fc.property(scenario, (random) => {
        const exit = Effect.runSyncExit(Scenario.run(random, noCard));
        if (Exit.isFailure(exit)) assert.fail(JSON.stringify(exit.cause));
        const findings = exit.value;
        if (run++ % 8 === 0) {
          const again = Effect.runSync(Scenario.run(random, noCard));
          if (JSON.stringify(again) !== JSON.stringify(findings)) assert.fail("two runs differ");
        }
        for (const each of random.steps) {
          count(each.do);
          if (each.do === "change") count(each.change.kind);
        }
        const errors = findings
          .slice(looked.length)
          .flatMap(({ actual: { after = 0, error } }) =>
            error === undefined ? [] : [`${random.steps[after - 1]?.do} ${error}`],
          );
        for (const error of errors) refused.set(error, (refused.get(error) ?? 0) + 1);
        if (errors.length > 0) withError++;
      }),
      cases("scenarios", 1_000, 30_000),
    );
    // A step that came up too rarely was not tried; one that is refused too often was not tried either.
    assert.sameMembers(
      [...kinds.keys()].filter((kind) => (kinds.get(kind) ?? 0) < 0.02 * run),
      [],
    );
    assert.strictEqual(kinds.size, stepKinds + changeKinds);
    assert.isBelow(withError, 0.1 * run, JSON.stringify([...refused]));
  });
});

const stepKinds = new Set(Scenario.Step.members.flatMap(({ fields }) => literalsOf(fields.do))).size;
const changeKinds = 10;

function literalsOf(schema: { readonly literal?: string; readonly literals?: ReadonlyArray<string> }) {
  return schema.literals ?? [schema.literal ?? ""];
}
