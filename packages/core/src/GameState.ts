/**
 * The state of a game, as far as text changes ask: objects with their zone and printed values, and the continuous
 * effects on them. What an object says is derived from it and never stored; nothing needs undoing.
 *
 * Rule 400.7a: a text change of a permanent spell goes on on the permanent. Rule 701.12h: an exchange is of the text
 * boxes as they were.
 */
import type { CardNames } from "./CardNames.ts";
import type * as Characteristics from "./Characteristics.ts";
import type { Outcome as OutcomeShape, Zone } from "./Contract.ts";
import type { Reader } from "./Description.ts";
import type { Announced } from "./Instruction.ts";
import { remembering } from "./internal/remembering.ts";
import type { LaterEffect } from "./LaterLayers.ts";
import * as Layers from "./Layers.ts";
import { asObject, faceOf, type ObjectState, openQuestions, printedOn, restamped } from "./ObjectState.ts";
import * as Outcome from "./Outcome.ts";
import type { Settings } from "./Settings.ts";
import type { StaticAbility } from "./StaticAbility.ts";
import { liveEffects, staticEffects } from "./StaticEffects.ts";
import type * as TextBox from "./TextBox.ts";
import type { NewChange, TextChange } from "./TextChange.ts";

/** When an effect ends: never (611.2a), as the turn ends (514.2), or as an object leaves the battlefield. */
export type Duration = "indefinite" | "end-of-turn" | { readonly untilLeaves: string };

/** A text change in force, with how long it lasts (611.2a). */
export interface LiveEffect extends Layers.ContinuousEffect {
  readonly duration: Duration;
}

/** An effect of layers 4 to 7 from something that resolved: its objects are locked in (611.2c). */
export interface LiveLaterEffect extends LaterEffect {
  readonly affects: ReadonlyArray<string>;
  readonly duration: Duration;
}

/** Objects, effects and time, as a value. What objects say is derived from it, never kept in it. */
export interface GameState {
  readonly objects: ReadonlyMap<string, ObjectState>;
  readonly effects: ReadonlyArray<LiveEffect>;
  /** Static abilities that are described as data, by the object that they are printed on. */
  readonly abilities: ReadonlyArray<StaticAbility>;
  readonly later: ReadonlyArray<LiveLaterEffect>;
  /** By the spell or ability on the stack. */
  readonly announced: ReadonlyMap<string, Announced>;
  /** What the last change of zones put onto the battlefield: abilities that trigger as it enters look there (603.6a). */
  readonly entered: ReadonlySet<string>;
  /** The next timestamp (613.7). */
  readonly clock: number;
  /** How many effects there were so far: the next one's id follows from it. */
  readonly made: number;
  readonly cardNames?: CardNames | undefined;
}

/** A game without objects. */
export const empty: GameState = {
  objects: new Map(),
  effects: [],
  abilities: [],
  later: [],
  announced: new Map(),
  entered: new Set(),
  clock: 1,
  made: 0,
};

/** A game of these objects, each there since a moment of its own, in order (613.7d). */
export const of = (objects: Iterable<readonly [id: string, state: ObjectState]>, cardNames?: CardNames): GameState => {
  let { clock } = empty;
  const stamped = new Map<string, ObjectState>();
  for (const [id, state] of objects) stamped.set(id, restamped(state, clock++));
  return { ...empty, objects: stamped, clock, cardNames };
};

/** The game with another state of an object. */
export const withObject = (game: GameState, id: string, next: ObjectState): GameState => ({
  ...game,
  objects: new Map(game.objects).set(id, next),
});

/** A new object, or an old one in a new zone: it has a timestamp from now on (613.7d). */
export const put = (game: GameState, id: string, next: ObjectState): GameState => {
  const entered = next.zone === "battlefield" ? new Set([...game.entered, id]) : game.entered;
  return restamp({ ...withObject(game, id, next), entered }, id);
};

/** What enters from now on does so in a new event. */
export const newEvent = (game: GameState): GameState => ({ ...game, entered: new Set() });

/** The stickers on an object get new timestamps, in the order in which they were (613.7k). */
export const restampStickers = (game: GameState, id: string): GameState => {
  let { clock } = game;
  const effects = game.effects.map((effect) =>
    effect.change.kind === "name-sticker" && effect.affects.includes(id)
      ? { ...effect, change: { ...effect.change, timestamp: clock++ } }
      : effect,
  );
  return { ...game, clock, effects };
};

/**
 * An object gets a new timestamp: as it enters a zone, becomes attached, is turned or transformed (613.7d to 613.7g).
 * Its stickers get theirs right after it.
 */
export const restamp = (game: GameState, id: string): GameState => {
  const object = game.objects.get(id);
  if (object === undefined) return game;
  const stamped = withObject(game, id, restamped(object, game.clock));
  return restampStickers({ ...stamped, clock: game.clock + 1 }, id);
};

/**
 * An ability on the stack, or an emblem, with its text. It has been independent of its source since it was made
 * (113.7a); `read` keeps how the source's text said its words then.
 */
export const putNonCard = (
  game: GameState,
  id: string,
  kind: "ability" | "emblem",
  made: {
    readonly text: string;
    readonly controller: string;
    readonly zone: Zone;
    readonly read: Reader;
    /** The object whose ability it is. */
    readonly source?: string;
  },
): GameState =>
  put(game, id, {
    printed: { name: "", type_line: "", oracle_text: made.text },
    zone: made.zone,
    timestamp: game.clock,
    controller: made.controller,
    nonCard: { kind, read: made.read, ...(made.source === undefined ? {} : { source: made.source }) },
    face: undefined,
    faceDown: false,
    phasedOut: false,
    granted: [],
  });

/** An object ceases to exist: a token that has left the battlefield, an ability that has resolved. */
export const remove = (game: GameState, id: string): GameState => {
  const objects = new Map(game.objects);
  objects.delete(id);
  return { ...game, objects };
};

/** Changes one object that stays the same object: copied onto, given an ability, phased out. */
export const change = (game: GameState, id: string, by: (object: ObjectState) => ObjectState): GameState => {
  const object = game.objects.get(id);
  return object === undefined ? game : withObject(game, id, by(object));
};

/** An object is turned face up or down, transformed, or attached: the same object, with a new timestamp. */
export const turn = (game: GameState, id: string, by: (object: ObjectState) => ObjectState): GameState =>
  restamp(change(game, id, by), id);

/** Another effect gives an object an ability: no text of it (612.3). */
export const grant = (game: GameState, id: string, ability: string): GameState =>
  change({ ...game, clock: game.clock + 1 }, id, (object) => ({
    ...object,
    granted: [...object.granted, { ability, timestamp: game.clock }],
  }));

/** The board of layer 3: every card and token with the values that it starts from. */
export const board = (game: GameState): Layers.Board => {
  const objects = new Map<string, Characteristics.Characteristics>();
  for (const [id, state] of game.objects) {
    if (state.nonCard === undefined) objects.set(id, faceOf(state, game.cardNames));
  }
  return { objects, effects: [...liveEffects(game), ...staticEffects(game)] };
};

/** A state seen at one moment: what the layers start from, and what they came to. */
export interface Look {
  readonly board: Layers.Board;
  readonly evaluation: Layers.Evaluation;
}

/** The board, and what every object on it says now. A game never changes, so it is worked out once in a row. */
export const look: (game: GameState, rules: Layers.Rules) => Look = /* @__PURE__ */ remembering((game, rules) => {
  const here = board(game);
  return { board: here, evaluation: Layers.evaluate(here, rules) };
});

/** The outcome for one object; `undefined` where there is none of this id. */
export const outcomeOf = (game: GameState, id: string, settings: Settings): OutcomeShape | undefined => {
  const state = game.objects.get(id);
  if (state === undefined) return undefined;
  const { board: here, evaluation } = look(game, settings);
  const outcome = Outcome.ofObject(asObject(state), id, here, evaluation, settings);
  const open = openQuestions(state, settings.edition);
  return open.length === 0 ? outcome : { ...outcome, notes: [...outcome.notes, ...open] };
};

/** The text box of an object as an exchange takes it: each passage says where it is printed (701.12h). */
const taken = (game: GameState, id: string, box: TextBox.TextBox): TextBox.TextBox => {
  const of = (passage: TextBox.Passage): ReadonlyArray<TextBox.Passage> => {
    if (passage.printedOn !== undefined) return [passage];
    const from = passage.origin ?? id;
    const state = game.objects.get(from);
    if (state === undefined) return [passage];
    // A face-down permanent has no text to give (708.2a).
    return state.faceDown ? [] : [{ ...passage, printedOn: printedOn(from, state) }];
  };
  return box.flatMap(of);
};

/** What a new effect applies to, and how long. */
export interface Reach {
  readonly affects: Layers.ContinuousEffect["affects"];
  readonly duration: Duration;
  readonly ability?: string;
}

/**
 * A new continuous effect with the next timestamp. An exchange takes both text boxes as they stand now, or nothing
 * where one of the objects is not on the battlefield (701.12a, 701.12h).
 */
export const add = (game: GameState, added: NewChange, reach: Reach, rules: Layers.Rules): GameState => {
  const { duration } = reach;
  // "For as long as" what is not there: it never starts (611.2b).
  if (typeof duration === "object" && game.objects.get(duration.untilLeaves)?.zone !== "battlefield") return game;
  const isThere = (id: string): boolean => {
    const object = game.objects.get(id);
    return object !== undefined && !object.phasedOut && object.nonCard === undefined;
  };
  const affects = reach.affects === "spells-and-permanents" ? reach.affects : reach.affects.filter(isThere);
  const identity = { id: `c${game.made + 1}`, timestamp: game.clock };
  let made = { ...added, ...identity } as TextChange;
  if (made.kind === "exchange-text-boxes") {
    const [a, b] = made.between;
    if (![a, b].every((id) => isThere(id) && game.objects.get(id)?.zone === "battlefield")) return game;
    if (rules.exchange === "snapshot") {
      const { said } = look(game, rules).evaluation;
      made = {
        ...made,
        previous: [taken(game, a, said.get(a)?.textBox ?? []), taken(game, b, said.get(b)?.textBox ?? [])],
      };
    }
  }
  return {
    ...game,
    clock: game.clock + 1,
    made: game.made + 1,
    effects: [
      ...game.effects,
      {
        change: made,
        affects: made.kind === "exchange-text-boxes" ? made.between : affects,
        duration: reach.duration,
        ...(reach.ability === undefined ? {} : { ability: reach.ability }),
      },
    ],
  };
};

/** Damage is marked on a creature (120.6). */
export const markDamage = (game: GameState, id: string, amount: number): GameState =>
  change(game, id, (object) => ({ ...object, damage: (object.damage ?? 0) + amount }));

/** Counters are put on an object, or taken from it where their number is negative (122.1). */
export const putCounters = (game: GameState, id: string, counters: Readonly<Record<string, number>>): GameState =>
  change(game, id, (object) => {
    const all = new Map(Object.entries(object.counters ?? {}));
    for (const [kind, count] of Object.entries(counters)) all.set(kind, Math.max(0, (all.get(kind) ?? 0) + count));
    return { ...object, counters: Object.fromEntries([...all].filter(([, count]) => count > 0)) };
  });

/** A new effect in layers 4 to 7 with the next timestamp (613.7b); phased-out objects are left out (702.26e). */
export const addLater = (
  game: GameState,
  operations: LaterEffect["operations"],
  on: ReadonlyArray<string>,
  duration: Duration,
): GameState => {
  const affects = on.filter((id) => game.objects.get(id)?.phasedOut === false);
  const effect = { id: `e${game.made + 1}`, timestamp: game.clock, defines: false, affects, operations, duration };
  return { ...game, clock: game.clock + 1, made: game.made + 1, later: [...game.later, effect] };
};
