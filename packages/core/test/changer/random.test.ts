import { assert, describe, it } from "@effect/vitest";
import { cases } from "@palimpsest/test-fuzz/cases";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import fc from "fast-check";
import * as Changer from "../../src/Changer.ts";
import type { GameObject } from "../../src/Contract.ts";
import * as Lexicon from "../../src/Lexicon.ts";
import { oracleCards } from "../oracle-sentences.ts";

const word = fc
  .constantFrom(...Lexicon.wordClasses)
  .chain((wordClass) => fc.constantFrom(...Lexicon.words(wordClass)))
  .map(({ singular }) => singular);

const object: fc.Arbitrary<GameObject> = oracleCards.chain((card) =>
  fc.record({
    name: fc.constantFrom(
      card.name,
      "Deadpool, Trading Card",
      "The Irencrag",
      "_____ Goblin",
      "Volrath's Shapeshifter",
    ),
    type_line: fc.constantFrom(card.type_line, "Instant — Arcane", "Legendary Land", "Enchantment — Aura"),
    oracle_text: fc
      .tuple(
        fc.constantFrom("", "Overload {1}\n", "Cleave {1}\n", "Splice onto Arcane {1}\n"),
        fc.constantFrom("", "[", "]", "[x] "),
      )
      .map(([keyword, bracket]) => `${keyword}${bracket}${card.oracle_text}`),
    zone: fc.constantFrom("battlefield", "stack", "hand", "graveyard" as const),
  }),
);

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 4 });

/** A casting of any changer, with what it asks for most of the time. */
const casting: fc.Arbitrary<Changer.Casting> = fc
  .record({
    with: fc.constantFrom(...Changer.changers.map(({ name }) => name)),
    from: maybe(word),
    to: maybe(word),
    cards: maybe(fc.array(object, { maxLength: 3 })),
    word: maybe(fc.constantFrom("Space", "__", "Big Space", "π")),
    after: maybe(fc.integer({ min: -1, max: 4 })),
    may: maybe(fc.boolean()),
  })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never);

describe("any changer on any object, with any answers", () => {
  it("ends with an outcome whose spans are right, or a typed error, and never with a defect", () => {
    const succeeded = new Set<string>();
    const tags = new Set<string>();
    fc.assert(
      fc.property(object, fc.array(casting, { minLength: 1, maxLength: 3 }), (on, castings) => {
        const exit = Effect.runSyncExit(Effect.result(Changer.apply(on, castings)));
        if (Exit.isFailure(exit)) assert.fail(JSON.stringify(exit.cause));
        if (Result.isFailure(exit.value)) {
          tags.add(exit.value.failure._tag);
          assert.match(exit.value.failure.message, /[.?]$/);
          return;
        }
        for (const each of castings) succeeded.add(each.with);
        const { object: now, verdicts, segments } = exit.value.success;
        assert.strictEqual(segments.map(({ text }) => text).join(""), now.oracle_text);
        for (const { now: place, field } of verdicts) {
          if (place === null || field === "granted" || field === "name") continue;
          assert.strictEqual(now[field]?.slice(place.start, place.end), place.text);
        }
      }),
      cases("castings of changers", 3_000, 30_000),
    );
    assert.isAtLeast(succeeded.size, Changer.changers.length / 3);
    assert.includeMembers([...tags], ["IllegalTarget", "IllegalChoice", "MissingChoice"]);
  });
});
