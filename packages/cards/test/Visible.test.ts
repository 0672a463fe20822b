import { describe, expect, it } from "@effect/vitest";
import { DatabaseError, Sql } from "@palimpsest/cards/Sql";
import * as Visible from "@palimpsest/cards/Visible";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Option from "effect/Option";
import * as TestClock from "effect/testing/TestClock";

const version = (number: number): Visible.Version => ({
  version: number,
  source: "a test",
  date: "2026-11-30",
  cards: number,
});

/** A database of one row, which counts how often it is looked at. */
const database = () => {
  const state = { looked: 0, shown: version(1), fails: false, slow: false };
  const sql = Sql.of({
    all: <Row>() =>
      Effect.gen(function* () {
        state.looked++;
        if (state.fails) return yield* new DatabaseError({ message: "It fails.", reason: "failed" });
        const { shown } = state;
        if (state.slow) yield* Effect.sleep(2_000);
        return [shown] as unknown as ReadonlyArray<Row>;
      }),
    run: () => Effect.succeed(0),
    batch: () => Effect.void,
  });
  const kept = Effect.sync(() => Visible.every(sql, 60_000));
  return { state, sql, kept };
};

const numberOf = ({ version }: Visible.Visible) =>
  Effect.map(version, (found) => Option.getOrUndefined(found)?.version);

describe("Visible", () => {
  it.effect("looks each time by itself", () =>
    Effect.gen(function* () {
      const { state, sql } = database();
      const visible = Visible.make(sql);
      expect(state.looked).toBe(0);
      expect(yield* numberOf(visible)).toBe(1);
      state.shown = version(2);
      expect(yield* numberOf(visible)).toBe(2);
      expect(state.looked).toBe(2);
    }),
  );

  it.effect("looks once a minute where it is told to", () =>
    Effect.gen(function* () {
      const { state, kept } = database();
      const visible = yield* kept;
      for (let n = 0; n < 5; n++) expect(yield* numberOf(visible)).toBe(1);
      state.shown = version(2);
      yield* TestClock.adjust(59_999);
      expect([yield* numberOf(visible), state.looked]).toEqual([1, 1]);
      yield* TestClock.adjust(1);
      expect([yield* numberOf(visible), state.looked]).toEqual([2, 2]);
    }),
  );

  it.effect("looks again when a query has met another version, and not when it met the same", () =>
    Effect.gen(function* () {
      const { state, kept } = database();
      const visible = yield* kept;
      yield* numberOf(visible);
      visible.met(1);
      expect([yield* numberOf(visible), state.looked]).toEqual([1, 1]);
      state.shown = version(2);
      visible.met(2);
      expect([yield* numberOf(visible), state.looked]).toEqual([2, 2]);
      visible.met(undefined);
      expect([yield* numberOf(visible), state.looked]).toEqual([2, 3]);
    }),
  );

  it.effect("lets others go on with what is known while one looks", () =>
    Effect.gen(function* () {
      const { state, kept } = database();
      const visible = yield* kept;
      yield* numberOf(visible);
      yield* TestClock.adjust(60_000);
      Object.assign(state, { shown: version(2), slow: true });
      const first = yield* Effect.forkChild(numberOf(visible));
      yield* TestClock.adjust(1);
      expect([yield* numberOf(visible), state.looked]).toEqual([1, 2]);
      yield* TestClock.adjust(2_000);
      expect([yield* Fiber.join(first), yield* numberOf(visible), state.looked]).toEqual([2, 2, 2]);
    }),
  );

  it.effect("keeps what is known where the database fails, and fails where nothing is", () =>
    Effect.gen(function* () {
      const { state, kept } = database();
      const visible = yield* kept;
      state.fails = true;
      expect((yield* Effect.flip(numberOf(visible))).reason).toBe("failed");
      state.fails = false;
      yield* numberOf(visible);
      yield* TestClock.adjust(60_000);
      state.fails = true;
      expect(yield* numberOf(visible)).toBe(1);
      yield* TestClock.adjust(5_000);
      Object.assign(state, { fails: false, shown: version(2) });
      expect(yield* numberOf(visible)).toBe(2);
    }),
  );
});
