import { describe, expect, it } from "@effect/vitest";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Changer from "../src/Changer.ts";
import type { Change } from "../src/Contract.ts";
import * as Outcome from "../src/Outcome.ts";
import * as Series from "../src/Series.ts";

const king = {
  name: "Goblin King",
  type_line: "Creature — Goblin",
  oracle_text: "Other Goblins get +1/+1 and have mountainwalk.",
};
const lord = {
  name: "Lord of Atlantis",
  type_line: "Creature — Merfolk",
  oracle_text: "Other Merfolk get +1/+1 and have islandwalk.",
};
const toElf = { with: "Artificial Evolution", from: "Goblin", to: "Elf" };
const toSwamp: Change = { kind: "replace-word", class: "basic-land-type", from: "mountain", to: "swamp" };
const said = ({ outcome }: Series.Course) => outcome.object.oracle_text;

describe("a series of text changes", () => {
  it.effect("takes printed changers and bare changes by turns, in its order (613.7)", () =>
    Effect.gen(function* () {
      const course = yield* Series.follow(king, [toElf, toSwamp, { ...toElf, from: "Elf", to: "Orc" }]);
      expect(said(course)).toBe("Other Orcs get +1/+1 and have swampwalk.");
      expect(course.entries.map(Result.getOrThrow)).toEqual([["c1"], ["c2"], ["c3"]]);
      expect(course.outcome.effects.map(({ id, source }) => [id, source])).toEqual([
        ["c1", "Artificial Evolution"],
        ["c2", undefined],
        ["c3", "Artificial Evolution"],
      ]);
      expect(course.outcome.printed).toBe(king);
    }),
  );

  it.effect("says what castings alone, and bare changes alone, say by themselves", () =>
    Effect.gen(function* () {
      const castings = [toElf, { with: "Magical Hack", from: "Mountain", to: "Swamp" }];
      expect((yield* Series.follow(king, castings)).outcome).toEqual(yield* Changer.apply(king, castings));
      const changes: ReadonlyArray<Change> = [toSwamp, { kind: "exchange-text-boxes", with: "lord" }];
      const { outcome } = yield* Series.follow(king, changes, { objects: { lord } });
      const alone = yield* Outcome.evaluate({ object: king, changes, objects: { lord } });
      expect([outcome.object, outcome.segments]).toEqual([alone.object, alone.segments]);
    }),
  );

  it.effect("tells what can't be done at its place, and goes on", () =>
    Effect.gen(function* () {
      const course = yield* Series.follow(king, [
        { ...toElf, to: "Wall" },
        { kind: "replace-word", class: "creature-type", from: "Gobln", to: "Elf" },
        { kind: "full-text", of: "nobody" },
        { with: "Spectral Shft" },
        toSwamp,
      ]);
      expect(course.entries.map((each) => (Result.isFailure(each) ? each.failure._tag : each.success))).toEqual([
        "IllegalChoice",
        "UnknownWord",
        "UnknownObject",
        "UnknownChanger",
        ["c1"],
      ]);
      expect(said(course)).toBe("Other Goblins get +1/+1 and have swampwalk.");
    }),
  );

  it.effect("has no effect of an entry that does nothing: an exchange off the battlefield (701.12a)", () =>
    Effect.gen(function* () {
      const exchange: Change = { kind: "exchange-text-boxes", with: "lord" };
      const course = yield* Series.follow({ ...king, zone: "hand" }, [exchange], { objects: { lord } });
      expect(course.entries).toEqual([Result.succeed([])]);
      expect(course.outcome.effects).toEqual([]);
    }),
  );

  it.effect("numbers rules as the edition does, and fails where the objects or the edition can't be read", () =>
    Effect.gen(function* () {
      const self: Change = { kind: "exchange-text-boxes", with: "object" };
      const [old] = (yield* Series.follow(king, [self], { options: { edition: "2022-10-07" } })).entries;
      expect(old).toEqual(Result.fail(expect.objectContaining({ rule: "701.10a" })));
      const wrong = { objects: { "a/b": { name: "Roi", lang: "fr" } } };
      const failed = yield* Effect.flip(Series.follow(king, [], wrong));
      expect(failed).toMatchObject({ _tag: "InvalidObject", pointer: "/objects/a~1b/lang" });
      const unknown = yield* Effect.flip(Series.follow(king, [], { options: { edition: "1993-08-05" } }));
      expect(unknown._tag).toBe("UnknownEdition");
    }),
  );
});
