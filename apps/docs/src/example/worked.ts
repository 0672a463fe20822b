/** Works an example out: what each object says, whether the expectations hold, and which step made which effect. */
import { CardCatalogue, layerStarter } from "@palimpsest/cards/CardCatalogue";
import * as Changer from "@palimpsest/core/Changer";
import type { AppliedEffect, Outcome } from "@palimpsest/core/Contract";
import * as Scenario from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import { type Example, type Look, type OneChange, scenarioOf } from "./Example.ts";

export interface Seen extends Look {
  readonly outcome: Outcome;
}

/** An effect, and where it came from. Step 0 is the start: a static ability of an object that was there. */
export interface Made {
  readonly effect: AppliedEffect;
  readonly step: number;
  readonly on: string;
}

export interface Worked {
  readonly example: Example;
  readonly seen: ReadonlyArray<Seen>;
  readonly findings: ReadonlyArray<Scenario.Finding>;
  /** By id, every effect there was: with the step that made it, and the object that it was first seen on. */
  readonly effects: ReadonlyMap<string, Made>;
}

/** The steps up to one, but for those that end with an error that the example expects: they change nothing. */
const stepsUpTo = ({ steps, expect }: Example, count: number): Example["steps"] => {
  const refused = new Set(expect.flatMap(({ after, error }) => (error === undefined ? [] : [after ?? steps.length])));
  return steps.slice(0, count).filter((_, index) => !refused.has(index + 1));
};

const catalogue = <A, E>(program: (find: Scenario.FindCard) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.gen(function* () {
    const { find } = yield* CardCatalogue;
    return yield* program(find);
  }).pipe(Effect.provide(layerStarter));

/** What every object says after so many steps. */
const after = (example: Example, count: number) =>
  catalogue((find) => Scenario.play({ ...scenarioOf(example), steps: stepsUpTo(example, count) }, find));

/** Dies where an expectation does not hold or an object is not there: the page must not be built then. */
export const work = Effect.fnUntraced(function* (example: Example) {
  const last = example.steps.length;
  const findings = yield* catalogue((find) => Scenario.run(scenarioOf(example), find));
  const wrong = findings.filter(({ pass }) => !pass);
  if (wrong.length > 0) {
    return yield* Effect.die(new Error(`${example.slug}: this does not hold: ${JSON.stringify(wrong, null, 2)}`));
  }
  const moments: Array<ReadonlyMap<string, Outcome>> = [];
  const made = new Map<string, Made>();
  for (let count = 0; count <= last; count++) {
    const outcomes = yield* after(example, count);
    moments.push(outcomes);
    for (const [on, { effects }] of outcomes) {
      for (const effect of effects) if (!made.has(effect.id)) made.set(effect.id, { effect, step: count, on });
    }
  }
  const seen: Array<Seen> = [];
  for (const look of example.looks) {
    const outcome = moments[look.after ?? last]?.get(look.object);
    if (outcome === undefined) {
      return yield* Effect.die(new Error(`${example.slug}: there is no object ${look.object}.`));
    }
    seen.push({ ...look, outcome });
  }
  return { example, seen, findings, effects: made } satisfies Worked;
});

/** The same by the one change alone, for an example that is one. */
export const changed = Effect.fnUntraced(function* ({ card, cards, ...casting }: OneChange) {
  return yield* catalogue((find) =>
    Effect.gen(function* () {
      const others = yield* Effect.forEach(cards ?? [], find);
      return yield* Changer.apply(yield* find(card), [{ ...casting, cards: others }]);
    }),
  );
});
