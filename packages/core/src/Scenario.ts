/**
 * A situation as data: objects, steps, and what is expected. Language-neutral: an engine of any kind can read the
 * file, do the steps in its own way, and compare.
 */
import * as Effect from "effect/Effect";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as CardNames from "./CardNames.ts";
import { GameObject, Options, type Outcome as OutcomeShape } from "./Contract.ts";
import type { InvalidObject, UnknownCard, UnknownEdition } from "./Errors.ts";
import * as GameState from "./GameState.ts";
import { type IsMember, isOfNonlegendaryCreature } from "./Names.ts";
import * as ObjectState from "./ObjectState.ts";
import { pointerTo } from "./Request.ts";
import * as Settings from "./Settings.ts";
import { actualOf, Expectation } from "./scenario/Expectation.ts";
import type { Run } from "./scenario/Run.ts";
import * as Runner from "./scenario/Runner.ts";
import type { StepError } from "./scenario/refusals.ts";
import { Step } from "./scenario/Step.ts";

export { Expectation, Step };

const optionalKey = Schema.optionalKey;

/** A situation with what is expected of it, as a file holds it. */
export const Scenario = Schema.Struct({
  title: Schema.NonEmptyString,
  /** The rules that it is about, in the numbering of its edition. */
  rules: Schema.Array(Schema.NonEmptyString).check(Schema.isMinLength(1)),
  /** Ids of the hand-judged cases that it stands for, clause by clause. */
  cases: optionalKey(Schema.Array(Schema.NonEmptyString)),
  edition: optionalKey(Schema.String),
  options: optionalKey(Options),
  objects: Schema.Record(Schema.String, Schema.Union([Schema.String, GameObject])),
  steps: Schema.Array(Step),
  expect: Schema.Array(Expectation).check(Schema.isMinLength(1)),
}).annotate({ identifier: "Scenario" });
export type Scenario = typeof Scenario.Type;

/** How one expectation came out. `actual` has the fields that were asked for, as they are. */
export const Finding = /* @__PURE__ */ Schema.Struct({
  expectation: Expectation,
  pass: Schema.Boolean,
  actual: Expectation,
}).annotate({
  identifier: "Finding",
});
export type Finding = typeof Finding.Type;

/** What can be wrong with a scenario itself: then nothing of it is run. */
export type ScenarioError = UnknownCard | InvalidObject | UnknownEdition;

/** The place of an error in its scenario, which the error does not know itself: a JSON pointer. */
export const placeOf = ({ objects, edition }: Pick<Scenario, "objects" | "edition">, error: ScenarioError): string => {
  const within = (has: (given: (typeof objects)[string]) => boolean, inside = ""): string => {
    const found = Object.entries(objects).find(([, given]) => has(given));
    return found === undefined ? "" : pointerTo(["objects", found[0]]) + inside;
  };
  switch (error._tag) {
    case "UnknownCard":
      return within((given) => given === error.input);
    case "InvalidObject":
      return within((given) => typeof given !== "string" && Result.isFailure(ObjectState.read(given)), error.pointer);
    case "UnknownEdition":
      return edition === undefined ? "/options/edition" : "/edition";
  }
};

/** Finds a card by name: a scenario names cards, and core knows none. */
export type FindCard = (name: string) => Effect.Effect<GameObject, UnknownCard>;

/** The games that expectations look at, by the number of steps before them, and how each step ended. */
interface Course {
  readonly games: ReadonlyMap<number, GameState.GameState>;
  /** The tag of the error that a step ended with; none at the start. */
  readonly errors: ReadonlyArray<string | undefined>;
  /** The words that the step's last question listed first. */
  readonly offers: ReadonlyArray<ReadonlyArray<string>>;
}

const course = Effect.fnUntraced(function* (
  start: GameState.GameState,
  { steps, expect }: Scenario,
  settings: Settings.Settings,
) {
  const looked = new Set(expect.map(({ after = steps.length }) => after));
  const asked = yield* Ref.make<ReadonlyArray<string>>([]);
  const run: Run = {
    settings,
    note: ({ present }) =>
      Ref.set(
        asked,
        present.map(({ singular }) => singular),
      ),
  };
  const games = new Map([[0, start]]);
  const errors: Array<string | undefined> = [undefined];
  const offers: Array<ReadonlyArray<string>> = [[]];
  let game = start;
  for (const step of steps) {
    yield* Ref.set(asked, []);
    const next = yield* Effect.result(Runner.take(run, game, step));
    offers.push(yield* Ref.get(asked));
    if (Result.isSuccess(next)) game = next.success;
    if (looked.has(errors.length)) games.set(errors.length, game);
    errors.push(Result.isFailure(next) ? next.failure._tag : undefined);
  }
  return { games, errors, offers } satisfies Course;
});

/** For names that are asked about: are they names of nonlegendary creature cards (612.7)? */
const members = Effect.fnUntraced(function* ({ objects, expect }: Scenario, findCard: FindCard) {
  const asked = new Set(expect.flatMap(({ has_name = {} }) => Object.keys(has_name)));
  const given = Object.values(objects).filter((object) => typeof object !== "string");
  const found = new Map<string, ReadonlyArray<GameObject>>();
  for (const name of asked) {
    const card = yield* Effect.result(findCard(name));
    found.set(name, Result.isSuccess(card) ? [...given, card.success] : given);
  }
  const isMember: IsMember = (name, _, format) =>
    found.get(name)?.some((each) => isOfNonlegendaryCreature(name, each, format));
  return isMember;
});

const check = (
  { games, errors, offers }: Course,
  expectation: Expectation,
  settings: Settings.Settings,
  isMember: IsMember,
): Finding => {
  const { after = errors.length - 1, object, error, ...wanted } = expectation;
  const game = games.get(after);
  const known =
    game === undefined || object === undefined ? {} : actualOf(game, object, settings, expectation, isMember);
  const all: Expectation = { ...known, offers: offers[after] ?? [] };
  const fields = Object.keys(wanted) as ReadonlyArray<keyof typeof wanted>;
  const found = Object.fromEntries(
    fields.filter((field) => all[field] !== undefined).map((field) => [field, all[field]]),
  );
  const failed = errors[after];
  const actual = {
    after,
    ...(object === undefined ? {} : { object }),
    ...found,
    ...(failed === undefined ? {} : { error: failed }),
  } as Expectation;
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  // What came out of a situation that is not supported says nothing, whatever was expected of it.
  const supported = !errors.slice(0, after + 1).includes("NotSupported");
  const pass = supported && error === failed && fields.every((field) => same(wanted[field], all[field]));
  return { expectation, pass, actual };
};

/** The objects of a situation before its first step, and its settings. */
const begin = Effect.fnUntraced(function* (
  { objects, options, edition }: Pick<Scenario, "objects" | "options" | "edition">,
  findCard: FindCard,
) {
  const cardNames = yield* CardNames.Current;
  const settings = yield* Effect.fromResult(
    Settings.make({ ...options, ...(edition === undefined ? {} : { edition }) }),
  );
  const states: Array<readonly [id: string, state: ObjectState.ObjectState]> = [];
  for (const [object, given] of Object.entries(objects)) {
    const card = typeof given === "string" ? yield* findCard(given) : given;
    states.push([object, yield* Effect.fromResult(ObjectState.read(card, cardNames))]);
  }
  return { start: GameState.of(states, cardNames), settings };
});

/** A situation of which nothing is expected yet. */
export type Situation = Pick<Scenario, "objects" | "steps" | "options" | "edition">;

/** Does the steps of a situation, and fails with the first that can't be done: the outcome of every object, by its id. */
export const play = (
  situation: Situation,
  findCard: FindCard,
): Effect.Effect<ReadonlyMap<string, OutcomeShape>, ScenarioError | StepError> =>
  Effect.gen(function* () {
    const { start, settings } = yield* begin(situation, findCard);
    const run: Run = { settings, note: () => Effect.void };
    let game = start;
    for (const step of situation.steps) game = yield* Runner.take(run, game, step);
    const outcomes = new Map<string, OutcomeShape>();
    for (const id of game.objects.keys()) {
      const outcome = GameState.outcomeOf(game, id, settings);
      if (outcome !== undefined) outcomes.set(id, outcome);
    }
    return outcomes;
  });

/**
 * Runs a scenario: every expectation with what came out. A step that ends with an error changes nothing; an
 * expectation that does not name the error fails.
 */
export const run = (scenario: Scenario, findCard: FindCard): Effect.Effect<ReadonlyArray<Finding>, ScenarioError> =>
  Effect.gen(function* () {
    const { start, settings } = yield* begin(scenario, findCard);
    const ran = yield* course(start, scenario, settings);
    const isMember = yield* members(scenario, findCard);
    return scenario.expect.map((expectation) => check(ran, expectation, settings, isMember));
  });
