import { assert, describe, it } from "@effect/vitest";
import { cases } from "@palimpsest/test-fuzz/cases";
import fc from "fast-check";
import * as Characteristics from "../src/Characteristics.ts";
import * as Layers from "../src/Layers.ts";
import * as Lexicon from "../src/Lexicon.ts";
import * as RulesEdition from "../src/RulesEdition.ts";
import * as RulesText from "../src/RulesText.ts";
import type * as Said from "../src/Said.ts";
import * as TextBox from "../src/TextBox.ts";
import * as Wording from "../src/Wording.ts";
import { oracleLike } from "./oracle-like.ts";

const ids = ["a", "b", "c", "d"];
const lands = ["Swamp", "Island", "Forest"].flatMap((name) => Lexicon.parse("basic-land-type", name) ?? []);
const words = [...Lexicon.colorWords.slice(0, 3), ...lands];

const face = fc
  .record({
    name: fc.constantFrom("Goblin King", "Bog Wraith"),
    type_line: fc.constantFrom("Creature — Goblin", "Land — Swamp Island", "Instant"),
    oracle_text: fc.oneof(
      fc.constantFrom("Swampwalk, forestwalk", "Protection from white and from blue", "Destroy target [nonblack] Elf."),
      oracleLike,
    ),
  })
  .map((card) => Characteristics.ofFace(card, undefined));

const id = fc.constantFrom(...ids);
const pair = fc.constantFrom(...words).chain((from) =>
  fc.record({
    from: fc.constant(from),
    to: fc.constantFrom(...words.filter((word) => word.class === from.class && word !== from)),
  }),
);
const spliced = RulesText.read("Destroy target Swamp.", { name: "X", otherFaces: [], legendary: false });

const made = fc.oneof(
  { weight: 5, arbitrary: pair.map((each) => ({ kind: "replace-word" as const, class: each.from.class, ...each })) },
  { weight: 2, arbitrary: pair.map(({ to }) => ({ kind: "replace-every-word" as const, class: to.class, to })) },
  fc
    .uniqueArray(id, { minLength: 2, maxLength: 2 })
    .map(([a = "a", b = "b"]) => ({ kind: "exchange-text-boxes" as const, between: [a, b] as const })),
  id.map((of) => ({ kind: "full-text" as const, of })),
  fc.constant({ kind: "splice" as const, card: "X", text: spliced }),
  fc.constantFrom(
    { kind: "overload" as const },
    { kind: "cleave" as const },
    { kind: "set-name" as const, name: "Bob" },
  ),
);

const effects = fc
  .array(
    fc.record({
      made,
      on: fc.oneof(fc.subarray(ids, { minLength: 1 }), fc.constant("spells-and-permanents" as const)),
      timestamp: fc.nat({ max: 6 }),
      ability: fc.option(id, { nil: undefined, freq: 4 }),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows.map(
      ({ made: change, on, timestamp, ability }, index): Layers.ContinuousEffect => ({
        change: { ...change, id: `c${index + 1}`, timestamp },
        affects: change.kind === "exchange-text-boxes" ? change.between : on,
        ...(ability === undefined ? {} : { ability }),
      }),
    ),
  );

const rules = fc.record({
  edition: fc.constantFrom(...RulesEdition.editions),
  dependency: fc.constantFrom("instruction" as const, "outcome" as const, "off" as const),
  exchange: fc.constantFrom("snapshot" as const, "live" as const),
  reminderText: fc.constantFrom("truthful" as const, "literal" as const),
});

const board = fc.record({ faces: fc.array(face, { minLength: ids.length, maxLength: ids.length }), effects });

const boardOf = (
  {
    faces,
    effects,
  }: { readonly faces: ReadonlyArray<Characteristics.Characteristics>; readonly effects: Layers.Board["effects"] },
  order: ReadonlyArray<string> = ids,
): Layers.Board => ({
  objects: new Map(order.map((each) => [each, faces[ids.indexOf(each)] as Characteristics.Characteristics])),
  effects,
});

/** Freezes whatever can be reached; a Map refuses to be written. */
const freeze = (value: unknown): void => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  if (value instanceof Map) {
    const refuse = (): never => assert.fail("a map of the board was written");
    Object.assign(value, { set: refuse, delete: refuse, clear: refuse });
    for (const each of value.values()) freeze(each);
  }
  Object.freeze(value);
  for (const each of Object.values(value)) freeze(each);
};

const writtenOf = (said: Said.Said | undefined) =>
  said && [
    said.names,
    Wording.write(said.typeLine.text.source, Wording.edits(said.typeLine, "adjusted")),
    TextBox.textOf(said.textBox, "adjusted"),
  ];

const everything = (evaluation: Layers.Evaluation) =>
  ids.map((each) => [
    writtenOf(evaluation.said.get(each)),
    evaluation.said.get(each),
    Layers.appliedTo(evaluation, each),
  ]);

describe("evaluation of a board", () => {
  it("mutates nothing and gives the same twice", () => {
    fc.assert(
      fc.property(board, rules, (drawn, chosen) => {
        const here = boardOf(drawn);
        freeze(here);
        const first = everything(Layers.evaluate(here, chosen));
        assert.deepStrictEqual(everything(Layers.evaluate(here, chosen)), first);
      }),
      cases("boards, evaluated twice", 50, 10_000),
    );
  });

  it("does not depend on the order in which the objects were put there", () => {
    fc.assert(
      fc.property(board, rules, fc.shuffledSubarray(ids, { minLength: ids.length }), (drawn, chosen, order) => {
        const here = everything(Layers.evaluate(boardOf(drawn), chosen));
        assert.deepStrictEqual(everything(Layers.evaluate(boardOf(drawn, order), chosen)), here);
      }),
      cases("boards, put together in another order", 50, 10_000),
    );
  });

  it("names as waited for only what was applied before (613.8b)", () => {
    let waits = 0;
    let drawnBoards = 0;
    fc.assert(
      fc.property(board, rules, (drawn, chosen) => {
        drawnBoards++;
        const evaluation = Layers.evaluate(boardOf(drawn), chosen);
        for (const id of ids) {
          const applied = Layers.appliedTo(evaluation, id);
          for (const [index, { waitedFor }] of applied.entries()) {
            const later = applied.slice(index).map((each) => each.id);
            for (const other of waitedFor) assert.notInclude(later, other.id);
            waits += waitedFor.length;
          }
        }
      }),
      cases("boards, and what effects waited for", 500, 10_000),
    );
    assert.isAbove(waits, 0.1 * drawnBoards);
  });

  it("says of objects that no effect touches what is printed, and of others nothing", () => {
    fc.assert(
      fc.property(face, (printed) => {
        const evaluation = Layers.evaluate(
          { objects: new Map([["a", printed]]), effects: [] },
          { edition: RulesEdition.newest, dependency: "instruction", exchange: "snapshot", reminderText: "truthful" },
        );
        assert.strictEqual(evaluation.said.get("a"), printed.printed);
        assert.strictEqual(TextBox.textOf(printed.printed.textBox, "adjusted"), printed.rulesText.source);
        assert.isUndefined(evaluation.said.get("b"));
        assert.deepStrictEqual(Layers.appliedTo(evaluation, "a"), []);
      }),
    );
  });

  it("keeps thousands of objects apart, whatever their ids have in common", () => {
    const printed = Characteristics.ofFace(
      { name: "X", type_line: "Instant", oracle_text: "Destroy target Swamp." },
      undefined,
    );
    const [swamp, island] = lands;
    assert.isDefined(swamp);
    assert.isDefined(island);
    for (const name of [(n: number) => `o${n}`, (n: number) => `${n}-of-the-same-end`]) {
      const all = Array.from({ length: 5_000 }, (_, n) => name(n));
      const touched = new Set(all.filter((_, n) => n % 3 === 0));
      const evaluation = Layers.evaluate(
        {
          objects: new Map(all.map((each) => [each, printed])),
          effects: [...touched].map((on, n) => ({
            change: { kind: "replace-word", id: `c${n}`, timestamp: n, class: swamp.class, from: swamp, to: island },
            affects: [on],
          })),
        },
        { edition: RulesEdition.newest, dependency: "instruction", exchange: "snapshot", reminderText: "truthful" },
      );
      for (const each of all) {
        const text = TextBox.textOf(evaluation.said.get(each)?.textBox ?? [], "adjusted");
        assert.strictEqual(text, touched.has(each) ? "Destroy target Island." : "Destroy target Swamp.");
        assert.strictEqual(Layers.appliedTo(evaluation, each).length, touched.has(each) ? 1 : 0);
      }
    }
  });
});
