/**
 * A situation as data: objects, steps, and what is expected. Language-neutral: an engine of any kind can read the
 * file, do the steps in its own way, and compare.
 */
import * as Effect from "effect/Effect";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as CardNames from "./CardNames.ts";
import * as Changer from "./Changer.ts";
import * as Changes from "./Changes.ts";
import * as Choices from "./Choices.ts";
import { Change, GameObject, Names, Options, Zone } from "./Contract.ts";
import {
  IllegalChoice,
  IllegalTarget,
  type InvalidObject,
  type UnknownCard,
  type UnknownEdition,
  UnknownObject,
} from "./Errors.ts";
import { Game, over } from "./Game.ts";
import * as GameState from "./GameState.ts";
import { nearest } from "./Nearest.ts";
import * as Outcome from "./Outcome.ts";

const optionalKey = Schema.optionalKey;
const id = Schema.NonEmptyString;

/** An object enters a zone: the battlefield unless the step says another. */
const Enter = Schema.Struct({
  do: Schema.Literal("enter"),
  object: id,
  zone: optionalKey(Zone),
  face_down: optionalKey(Schema.Boolean),
}).annotate({ identifier: "Enter" });

/** A spell is cast, with what was paid for and revealed besides. */
const Cast = Schema.Struct({
  do: Schema.Literal("cast"),
  object: id,
  with: optionalKey(
    Schema.Struct({
      overload: optionalKey(Schema.Literal(true)),
      cleave: optionalKey(Schema.Literal(true)),
      splice: optionalKey(Schema.Array(id)),
    }),
  ),
}).annotate({ identifier: "Cast" });

const WordChoice = Schema.Struct({ from: Schema.String, to: Schema.String });

/** A spell resolves: a changer on its target with the words chosen now (608.2d), a permanent spell by entering. */
const Resolve = Schema.Struct({
  do: Schema.Literal("resolve"),
  object: id,
  target: optionalKey(id),
  choose: optionalKey(WordChoice),
}).annotate({ identifier: "Resolve" });

/** An activated ability of a changer resolves on its target. */
const Activate = Schema.Struct({
  do: Schema.Literal("activate"),
  object: id,
  target: id,
  choose: optionalKey(WordChoice),
}).annotate({ identifier: "Activate" });

/** A bare continuous effect on an object, with its duration. */
const ChangeStep = Schema.Struct({
  do: Schema.Literal("change"),
  on: id,
  change: Change,
  until: optionalKey(Schema.Union([Schema.Literal("end-of-turn"), Schema.Struct({ leaves: id })])),
}).annotate({ identifier: "ChangeStep" });

/** An object becomes a copy of another (layer 1); one that is not there is made as a copy. */
const Copy = Schema.Struct({ do: Schema.Literal("copy"), object: id, of: id }).annotate({ identifier: "Copy" });

/** An object changes zones. */
const Move = Schema.Struct({ do: Schema.Literal("move"), object: id, to: Zone }).annotate({ identifier: "Move" });

/** An object leaves: for the graveyard unless the step says another zone. */
const Leave = Schema.Struct({ do: Schema.Literal("leave"), object: id, to: optionalKey(Zone) }).annotate({
  identifier: "Leave",
});

/** A double-faced permanent turns its other face up. */
const Transform = Schema.Struct({ do: Schema.Literal("transform"), object: id }).annotate({ identifier: "Transform" });

/** A permanent is turned face up or face down. */
const Turn = Schema.Struct({
  do: Schema.Literal("turn"),
  object: id,
  face: Schema.Literals(["up", "down"]),
}).annotate({ identifier: "Turn" });

/** A permanent phases out, or in. */
const Phase = Schema.Struct({ do: Schema.Literal("phase"), object: id, out: Schema.Boolean }).annotate({
  identifier: "Phase",
});

/** The turn ends. */
const EndTurn = Schema.Struct({ do: Schema.Literal("end-turn") }).annotate({ identifier: "EndTurn" });

/** Another effect gives an object an ability (layer 6). */
const Grant = Schema.Struct({ do: Schema.Literal("grant"), object: id, ability: Schema.String }).annotate({
  identifier: "Grant",
});

export const Step = Schema.Union([
  Enter,
  Cast,
  Resolve,
  Activate,
  ChangeStep,
  Copy,
  Move,
  Leave,
  Transform,
  Turn,
  Phase,
  EndTurn,
  Grant,
]).annotate({ identifier: "Step" });
export type Step = typeof Step.Type;

const strings = Schema.Array(Schema.String);

/** What holds after a step (the last one unless it says which); a field that is left out is not looked at. */
export const Expectation = Schema.Struct({
  after: optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  object: optionalKey(id),
  name: optionalKey(Schema.String),
  names: optionalKey(Names),
  type_line: optionalKey(Schema.String),
  oracle_text: optionalKey(Schema.String),
  subtypes: optionalKey(strings),
  colors: optionalKey(strings),
  mana_cost: optionalKey(Schema.String),
  power: optionalKey(Schema.String),
  toughness: optionalKey(Schema.String),
  zone: optionalKey(Zone),
  granted: optionalKey(strings),
  notes: optionalKey(strings),
  order: optionalKey(strings),
  /** The tag of the error that the step ends with: it changes nothing then. */
  error: optionalKey(Schema.String),
}).annotate({ identifier: "Expectation" });
export type Expectation = typeof Expectation.Type;

export const Scenario = Schema.Struct({
  title: Schema.NonEmptyString,
  /** The rules that it is about, in the numbering of its edition. */
  rules: Schema.Array(Schema.NonEmptyString).check(Schema.isMinLength(1)),
  edition: optionalKey(Schema.String),
  options: optionalKey(Options),
  objects: Schema.Record(Schema.String, Schema.Union([Schema.String, GameObject])),
  steps: Schema.Array(Step),
  expect: Schema.Array(Expectation).check(Schema.isMinLength(1)),
}).annotate({ identifier: "Scenario" });
export type Scenario = typeof Scenario.Type;

/** How one expectation came out. `actual` has the fields that were asked for, as they are. */
export interface Finding {
  readonly expectation: Expectation;
  readonly pass: boolean;
  readonly actual: Expectation;
}

/** What can be wrong with a scenario itself: then nothing of it is run. */
export type ScenarioError = UnknownCard | InvalidObject | UnknownEdition;

/** What a step may end with: it changes nothing then, and an expectation may name it. */
type StepError = Changer.ChangerError | Changes.ChangeError;

/** Finds a card by name: a scenario names cards, and core knows none. */
export type FindCard = (name: string) => Effect.Effect<GameObject, UnknownCard>;

const state = (game: GameState.GameState, object: string): Effect.Effect<GameState.ObjectState, UnknownObject> => {
  const found = game.objects.get(object);
  if (found !== undefined) return Effect.succeed(found);
  const suggestions = nearest(object, game.objects.keys());
  return Effect.fail(
    new UnknownObject({
      message: `No object "${object.slice(0, 40)}" is in this scenario.`,
      input: object,
      suggestions,
      pointer: "",
    }),
  );
};

const isSpellCard = (object: GameState.ObjectState): boolean =>
  /\b(?:Instant|Sorcery)\b/.test(GameState.asObject(object).type_line ?? "");

/** Changes that belong to a spell and its copies: what was paid and revealed for it is copied with it (707.10). */
const ofSpells: ReadonlySet<string> = new Set(["splice", "overload", "cleave"]);

const copyOnto = (
  game: GameState.GameState,
  object: string,
  of: string,
  original: GameState.ObjectState,
): GameState.GameState => {
  const copied = original.copied ?? original.printed;
  const old = game.objects.get(object);
  if (old !== undefined) return GameState.change(game, object, (each) => ({ ...each, copied }));
  const { copied: _, ...rest } = original;
  const made = GameState.put(game, object, { ...rest, printed: copied, granted: [] });
  const effects = made.effects.map((effect) =>
    effect.affects !== "spells-and-permanents" && effect.affects.includes(of) && ofSpells.has(effect.change.kind)
      ? { ...effect, affects: [...effect.affects, object] }
      : effect,
  );
  return { ...made, effects };
};

const illegalSplice = (message: string, rule: string): IllegalChoice =>
  new IllegalChoice({ message, rule, pointer: "/with/splice" });

/** "Splice onto Arcane {1}{R}", "Splice onto instant or sorcery {2}{U}": the qualities, any of which will do. */
const qualities = (text: string): ReadonlyArray<string> =>
  (/Splice onto ([^{\n\u2014]{1,60})[{\u2014]/.exec(text)?.[1] ?? "").trim().toLowerCase().split(" or ");

/** A card is spliced once, onto another card, and onto a spell of the quality that it names (702.47a, 702.47b). */
const checkSplice = Effect.fnUntraced(function* (
  game: GameState.GameState,
  spell: string,
  cards: ReadonlyArray<string>,
) {
  const { objects } = GameState.board(game);
  const onto = objects.get(spell)?.typeLine;
  const has = new Set([...(onto?.types ?? []), ...(onto?.subtypes ?? [])].map((type) => type.toLowerCase()));
  for (const [index, card] of cards.entries()) {
    if (card === spell) return yield* illegalSplice("A card is not spliced onto itself.", "702.47a");
    if (cards.indexOf(card) !== index)
      return yield* illegalSplice("A card is spliced onto a spell only once.", "702.47b");
    const wanted = qualities(objects.get(card)?.rulesText.source ?? "");
    if (wanted[0] !== "" && !wanted.some((quality) => has.has(quality))) {
      return yield* illegalSplice(
        `This card is spliced onto ${wanted.join(" or ")}, and the spell is none such.`,
        "702.47a",
      );
    }
  }
});

class Runner {
  readonly #settings: Outcome.Settings;
  constructor(settings: Outcome.Settings) {
    this.#settings = settings;
  }

  /** A bare change, read in the surroundings of the game. */
  readonly change = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    on: string,
    change: Change,
    duration: GameState.Duration,
  ) {
    yield* state(game, on);
    const { objects } = GameState.board(game);
    const parsed = yield* Effect.fromResult(
      Changes.parse(change, game.made, { self: on, faces: objects, cardNames: game.cardNames }),
    );
    let next = game;
    for (const [brought, face] of parsed.brought) {
      if (game.objects.has(brought)) continue;
      const printed = {
        name: face.name,
        type_line: face.typeLine.source,
        oracle_text: face.rulesText.source,
        ...face.values,
      };
      const read = yield* Effect.fromResult(GameState.read({ ...printed, zone: "graveyard" }, game.cardNames));
      next = GameState.put(next, brought, read);
    }
    const { id: _, timestamp: __, ...made } = parsed.change;
    return GameState.add(next, made as GameState.NewChange, { affects: [on], duration }, this.#settings);
  });

  readonly changer = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    changer: Changer.Changer,
    source: string,
    target: string | undefined,
    choose: Choices.TypedPair | undefined,
  ) {
    if (target === undefined && changer.targets.length > 0) {
      return yield* new IllegalTarget({ message: `${changer.name} needs a target.`, rule: "601.2c", zone: "stack" });
    }
    if (target !== undefined) yield* state(game, target);
    const ref = yield* Ref.make(game);
    yield* changer.resolve.pipe(
      Effect.provideService(Game, over(ref, target ?? "", this.#settings, source)),
      Effect.provide(Choices.typed(choose ?? { from: "", to: "" })),
    );
    return yield* Ref.get(ref);
  });

  /** One step; the game after it. */
  readonly step = Effect.fnUntraced(function* (
    this: Runner,
    game: GameState.GameState,
    step: Step,
  ): Effect.fn.Return<GameState.GameState, StepError> {
    if (step.do === "end-turn") return GameState.endTurn(game);
    if (step.do === "change") {
      const duration =
        step.until === undefined
          ? "indefinite"
          : step.until === "end-of-turn"
            ? step.until
            : { untilLeaves: step.until.leaves };
      return yield* this.change(game, step.on, step.change, duration);
    }
    if (step.do === "copy") return copyOnto(game, step.object, step.of, yield* state(game, step.of));
    const object = yield* state(game, step.object);
    switch (step.do) {
      case "enter": {
        const entered = GameState.move(game, step.object, step.zone ?? "battlefield");
        const fresh = entered === game ? GameState.put(game, step.object, object) : entered;
        return GameState.change(fresh, step.object, (each) => ({ ...each, faceDown: step.face_down ?? false }));
      }
      case "cast": {
        let cast = GameState.move(game, step.object, "stack");
        const { overload, cleave, splice = [] } = step.with ?? {};
        if (overload) cast = yield* this.change(cast, step.object, { kind: "overload" }, "indefinite");
        if (cleave) cast = yield* this.change(cast, step.object, { kind: "cleave" }, "indefinite");
        yield* checkSplice(game, step.object, splice);
        for (const card of splice) cast = yield* this.change(cast, step.object, { kind: "splice", card }, "indefinite");
        return cast;
      }
      case "resolve": {
        const changer = Changer.find(GameState.asObject(object).name ?? "");
        const zone = isSpellCard(object) ? "graveyard" : "battlefield";
        const asItResolves =
          Result.isSuccess(changer) &&
          (zone === "graveyard" || changer.success.duration === "while-on-the-battlefield");
        if (!asItResolves) return GameState.move(game, step.object, zone);
        // A permanent makes its choice as it enters, and its effect is there then; a spell leaves when it is done.
        const enters = zone === "battlefield";
        const here = enters ? GameState.move(game, step.object, zone) : game;
        const resolved = yield* this.changer(here, changer.success, step.object, step.target, step.choose);
        return enters ? resolved : GameState.move(resolved, step.object, zone);
      }
      case "activate": {
        const changer = Changer.find(GameState.asObject(object).name ?? "");
        if (Result.isSuccess(changer))
          return yield* this.changer(game, changer.success, step.object, step.target, step.choose);
        return yield* new IllegalTarget({ message: changer.failure.message, rule: "602.2", zone: object.zone });
      }
      case "move":
        return GameState.move(game, step.object, step.to);
      case "leave":
        return GameState.move(game, step.object, step.to ?? "graveyard");
      case "transform":
        return GameState.change(game, step.object, (each) => ({ ...each, face: each.face === 1 ? 0 : 1 }));
      case "turn":
        return GameState.change(game, step.object, (each) => ({ ...each, faceDown: step.face === "down" }));
      case "phase":
        return GameState.change(game, step.object, (each) => ({ ...each, phasedOut: step.out }));
      case "grant":
        return GameState.change(game, step.object, (each) => ({ ...each, granted: [...each.granted, step.ability] }));
    }
  });
}

/** The game after each step, from the start on, and the tag of the error that a step ended with. */
interface Course {
  readonly games: ReadonlyArray<GameState.GameState>;
  readonly errors: ReadonlyArray<string | undefined>;
}

const course = Effect.fnUntraced(function* (
  start: GameState.GameState,
  steps: ReadonlyArray<Step>,
  settings: Outcome.Settings,
) {
  const runner = new Runner(settings);
  const games = [start];
  const errors: Array<string | undefined> = [undefined];
  let game = start;
  for (const step of steps) {
    const next = yield* Effect.result(runner.step(game, step));
    if (Result.isSuccess(next)) game = next.success;
    games.push(game);
    errors.push(Result.isFailure(next) ? next.failure._tag : undefined);
  }
  return { games, errors } satisfies Course;
});

/** What an object is now, in the fields of an expectation. */
const actualOf = (game: GameState.GameState, object: string, settings: Outcome.Settings): Expectation => {
  const outcome = GameState.outcomeOf(game, object, settings);
  const held = game.objects.get(object);
  if (outcome === undefined || held === undefined) return {};
  const faces = outcome.object.card_faces;
  const up = faces === undefined ? outcome.object : (faces[held.face ?? 0] ?? outcome.object);
  return {
    name: Array.isArray(outcome.names) ? (outcome.names[0] ?? "") : (up.name ?? ""),
    names: outcome.names,
    type_line: up.type_line ?? "",
    oracle_text: up.oracle_text ?? "",
    subtypes: outcome.subtypes,
    colors: up.colors ?? [],
    mana_cost: up.mana_cost ?? "",
    power: up.power ?? "",
    toughness: up.toughness ?? "",
    zone: held.zone,
    granted: held.granted,
    notes: outcome.notes.map(({ code }) => code),
    order: outcome.effects.map(({ id: effect }) => effect),
  };
};

const check = ({ games, errors }: Course, expectation: Expectation, settings: Outcome.Settings): Finding => {
  const { after = games.length - 1, object, error, ...wanted } = expectation;
  const game = games[after];
  const all = game === undefined || object === undefined ? {} : actualOf(game, object, settings);
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
  const pass = error === failed && fields.every((field) => same(wanted[field], all[field]));
  return { expectation, pass, actual };
};

/**
 * Runs a scenario: every expectation with what came out. A step that ends with an error changes nothing; an
 * expectation that does not name the error fails.
 */
export const run = (scenario: Scenario, findCard: FindCard): Effect.Effect<ReadonlyArray<Finding>, ScenarioError> =>
  Effect.gen(function* () {
    const cardNames = yield* CardNames.Current;
    const options = { ...scenario.options, ...(scenario.edition === undefined ? {} : { edition: scenario.edition }) };
    const settings = yield* Effect.fromResult(Outcome.settings(options));
    let start: GameState.GameState = { ...GameState.empty, cardNames };
    for (const [object, given] of Object.entries(scenario.objects)) {
      const card = typeof given === "string" ? yield* findCard(given) : given;
      start = GameState.put(start, object, yield* Effect.fromResult(GameState.read(card, cardNames)));
    }
    const ran = yield* course(start, scenario.steps, settings);
    return scenario.expect.map((expectation) => check(ran, expectation, settings));
  });
