import * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";

export interface Test {
  readonly id: string;
  readonly run: () => unknown;
}

/** Of a row its words and numbers: whole objects take longer to write than to test. */
const titled = (title: string, row: unknown): string =>
  [title, ...(Array.isArray(row) ? row : [row]).filter((each) => /string|number/.test(typeof each))].join(" | ");

type Body = (...args: ReadonlyArray<unknown>) => unknown;
type Rest = readonly [body: Body, timeout?: number] | readonly [options: object, body: Body];

const bodyOf = ([first, second]: Rest): Body => (typeof first === "function" ? (first as Body) : (second as Body));

/** What test files ask of `vitest` and `@effect/vitest`, so that their tests are gathered and not run. */
export const collect = () => {
  const tests: Array<Test> = [];
  const titles: Array<string> = [];
  let of = "";

  /** How many tests have each title: rows of a table may share one, and an id is to last when a test is added. */
  const times = new Map<string, number>();
  const add = (title: string, run: () => unknown): void => {
    const full = `${of} ${[...titles, title].join(" > ")}`;
    const before = times.get(full) ?? 0;
    times.set(full, before + 1);
    tests.push({ id: before === 0 ? full : `${full} (${before + 1})`, run });
  };
  const effect = (made: unknown): Promise<unknown> =>
    Effect.runPromise(Effect.scoped(made as Effect.Effect<unknown, unknown, Scope.Scope>));

  const it = (title: string, ...rest: Rest): void => add(title, () => bodyOf(rest)({}));
  const each =
    (rows: ReadonlyArray<unknown>) =>
    (title: string, ...rest: Rest): void => {
      for (const row of rows) {
        const args = Array.isArray(row) ? row : [row];
        add(titled(title, row), () => bodyOf(rest)(...args));
      }
    };
  const itEffect = (title: string, ...rest: Rest): void => add(title, () => effect(bodyOf(rest)({})));
  const effectEach =
    (rows: ReadonlyArray<unknown>) =>
    (title: string, ...rest: Rest): void => {
      for (const row of rows) {
        add(titled(title, row), () => effect(bodyOf(rest)(row, {})));
      }
    };

  return {
    tests,
    /** What follows is in this file. */
    file: (name: string): void => {
      of = name;
    },
    describe: (title: string, body: () => void): void => {
      titles.push(title);
      body();
      titles.pop();
    },
    it: Object.assign(it, { each, effect: Object.assign(itEffect, { each: effectEach }) }),
  };
};
