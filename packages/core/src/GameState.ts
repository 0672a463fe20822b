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
import type { LaterEffect } from "./LaterLayers.ts";
import * as Layers from "./Layers.ts";
import { asObject, faceOf, nameOf, type ObjectState, openQuestions, read, restamped, you } from "./ObjectState.ts";
import * as Outcome from "./Outcome.ts";
import type { Settings } from "./Settings.ts";
import type { StaticAbility } from "./StaticAbility.ts";
import * as StaticText from "./StaticText.ts";
import type { NewChange, TextChange } from "./TextChange.ts";

export { asObject, nameOf, type ObjectState, read, you };

/** When an effect ends: never (611.2a), as the turn ends (514.2), or as an object leaves the battlefield. */
export type Duration = "indefinite" | "end-of-turn" | { readonly untilLeaves: string };

export interface LiveEffect extends Layers.ContinuousEffect {
  readonly duration: Duration;
}

/** An effect of layers 4 to 7 from something that resolved: its objects are locked in (611.2c). */
export interface LiveLaterEffect extends LaterEffect {
  readonly affects: ReadonlyArray<string>;
  readonly duration: Duration;
}

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

const withObject = (game: GameState, id: string, next: ObjectState): GameState => ({
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
const restampStickers = (game: GameState, id: string): GameState => {
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

/** The last card that was put into a player's graveyard. */
const topOfGraveyard = (game: GameState, player: string): string | undefined => {
  let top: readonly [id: string, timestamp: number] | undefined;
  for (const [id, { zone, controller, timestamp, printed }] of game.objects) {
    if (zone !== "graveyard" || controller !== player || printed.token) continue;
    if (top === undefined || timestamp > top[1]) top = [id, timestamp];
  }
  return top?.[0];
};

/** The change that a static ability makes at the moment, or none. */
const staticChange = (
  game: GameState,
  { change: made }: StaticText.StaticText,
  source: ObjectState,
  face: Characteristics.Characteristics,
): NewChange | undefined => {
  if (made.kind !== "top-of-graveyard") return made;
  const of = topOfGraveyard(game, source.controller);
  const card = of === undefined ? undefined : game.objects.get(of);
  if (of === undefined || card === undefined) return undefined;
  const { typeLine } = faceOf(card, game.cardNames);
  if (!typeLine.types.includes(made.type)) return undefined;
  return { kind: "full-text", source: face.name, of, plus: StaticText.plus(made, face) };
};

/**
 * The effects of static abilities that change text. They are worked out anew at every look (611.3a), with the
 * timestamp that their object has by now (613.7a).
 */
const staticEffects = (game: GameState): ReadonlyArray<Layers.ContinuousEffect> => {
  const effects: Array<Layers.ContinuousEffect> = [];
  for (const [id, state] of game.objects) {
    if (state.zone !== "battlefield" || state.phasedOut || state.faceDown) continue;
    const found = StaticText.find(nameOf(state) ?? "");
    if (found === undefined) continue;
    const on = found.affects === "itself" ? id : state.attachedTo;
    const made = staticChange(game, found, state, faceOf(state, game.cardNames));
    if (on === undefined || made === undefined) continue;
    effects.push({ change: { ...made, id, timestamp: state.timestamp } as TextChange, affects: [on], ability: id });
  }
  return effects;
};

/** The board of layer 3: every card and token with the values that it starts from. */
export const board = (game: GameState): Layers.Board => {
  const objects = new Map<string, Characteristics.Characteristics>();
  for (const [id, state] of game.objects) {
    if (state.nonCard === undefined) objects.set(id, faceOf(state, game.cardNames));
  }
  return { objects, effects: [...game.effects, ...staticEffects(game)] };
};

export interface Look {
  readonly board: Layers.Board;
  readonly evaluation: Layers.Evaluation;
}

/** A game never changes, so it is worked out once how it looks. */
const looks = new WeakMap<GameState, readonly [Layers.Rules, Look]>();

/** The board, and what every object on it says now. */
export const look = (game: GameState, rules: Layers.Rules): Look => {
  const known = looks.get(game);
  if (known?.[0] === rules) return known[1];
  const here = board(game);
  const found = { board: here, evaluation: Layers.evaluate(here, rules) };
  looks.set(game, [rules, found]);
  return found;
};

/** The outcome for one object; `undefined` where there is none of this id. */
export const outcomeOf = (game: GameState, id: string, settings: Settings): OutcomeShape | undefined => {
  const state = game.objects.get(id);
  if (state === undefined) return undefined;
  const { board: here, evaluation } = look(game, settings);
  const outcome = Outcome.ofObject(asObject(state), id, here, evaluation, settings);
  const open = openQuestions(state, settings.edition);
  return open.length === 0 ? outcome : { ...outcome, notes: [...outcome.notes, ...open] };
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
      made = { ...made, previous: [said.get(a)?.textBox ?? [], said.get(b)?.textBox ?? []] };
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

const publicZones: ReadonlySet<Zone> = new Set(["battlefield", "stack", "graveyard", "exile", "command"]);

/** A permanent spell becomes the permanent, with the effects on it (400.7a). */
const becomesPermanent = (from: Zone, to: Zone): boolean => from === "stack" && to === "battlefield";

/** Does a text change on an object go on when it changes zones? */
const outlives = ({ change: { kind } }: LiveEffect, from: Zone, to: Zone): boolean => {
  if (becomesPermanent(from, to)) return kind !== "splice" && kind !== "overload" && kind !== "cleave";
  // A sticker stays in public zones (123.5).
  return kind === "name-sticker" && publicZones.has(to);
};

interface Lasting {
  readonly affects: LiveEffect["affects"];
  readonly duration: Duration;
}

/** The effects that go on when an object leaves its zone, each without it unless it goes along. */
const without = <T extends Lasting>(
  effects: ReadonlyArray<T>,
  id: string,
  from: Zone,
  goesAlong: (effect: T) => boolean,
): ReadonlyArray<T> =>
  effects.flatMap((effect): ReadonlyArray<T> => {
    const { duration, affects } = effect;
    if (typeof duration === "object" && duration.untilLeaves === id && from === "battlefield") return [];
    if (affects === "spells-and-permanents" || !affects.includes(id) || goesAlong(effect)) return [effect];
    const others = affects.filter((each) => each !== id);
    return others.length === 0 ? [] : [{ ...effect, affects: others }];
  });

/** What was attached to an object that leaves the battlefield is attached to nothing: there is a new object now (400.7). */
const detached = (objects: GameState["objects"], id: string): GameState["objects"] =>
  new Map(
    [...objects].map(([each, object]) => {
      if (object.attachedTo !== id) return [each, object];
      const { attachedTo: _, ...rest } = object;
      return [each, rest];
    }),
  );

/** An object changes zones: it is a new object, and forgets (400.7). Effects that last as long as it stays end. */
export const move = (game: GameState, id: string, to: Zone): GameState => {
  const object = game.objects.get(id);
  if (object === undefined || object.zone === to) return game;
  const from = object.zone;
  const {
    copied: _,
    attachedTo: __,
    prototyped: ___,
    unlocked: ____,
    under: _____,
    damage: ______,
    counters: _______,
    ...kept
  } = object;
  const effects = without(game.effects, id, from, (effect) => outlives(effect, from, to));
  const later = without(game.later, id, from, () => becomesPermanent(from, to));
  const asSpell = becomesPermanent(from, to);
  // Off the stack and the battlefield only the front, or the normal, characteristics exist (712.8a, 715.4).
  const face = asSpell || object.face === undefined ? object.face : 0;
  const next = { ...(asSpell ? object : kept), zone: to, face, faceDown: false, phasedOut: false, granted: [] };
  const objects = from === "battlefield" ? detached(game.objects, id) : game.objects;
  // What was chosen for a spell was chosen for that spell (601.2c).
  const announced = new Map([...game.announced].filter(([spell]) => spell !== id));
  return put(newEvent({ ...game, objects, effects, later, announced }), id, next);
};

/**
 * An object merges with a permanent, which stays the object that it is (730.2c); effects on the merging spell go on over
 * the merged permanent (702.140f).
 */
export const merge = (game: GameState, id: string, into: string, place: "over" | "under"): GameState => {
  const [merging, permanent] = [game.objects.get(id), game.objects.get(into)];
  if (merging === undefined || permanent === undefined || id === into) return game;
  const added = merging.copied ?? { values: merging.printed, of: id };
  const top = permanent.copied ?? { values: permanent.printed, of: into };
  const under = permanent.under ?? [];
  const merged: ObjectState =
    place === "over"
      ? { ...permanent, copied: added, face: merging.face, under: [top, ...under] }
      : { ...permanent, under: [...under, added] };
  const redirected = game.effects.map((effect) =>
    effect.affects !== "spells-and-permanents" && effect.affects.includes(id)
      ? { ...effect, affects: [...new Set(effect.affects.map((each) => (each === id ? into : each)))] }
      : effect,
  );
  return restampStickers(withObject(remove({ ...game, effects: redirected }, id), into, merged), into);
};

const undamaged = ({ damage: _, ...object }: ObjectState): ObjectState => object;

/** The turn ends, and with it what lasts until then, and the damage that is marked (514.2). */
export const endTurn = (game: GameState): GameState => ({
  ...game,
  objects: new Map(
    [...game.objects].map(([id, object]) => [id, object.damage === undefined ? object : undamaged(object)]),
  ),
  effects: game.effects.filter(({ duration }) => duration !== "end-of-turn"),
  later: game.later.filter(({ duration }) => duration !== "end-of-turn"),
});
