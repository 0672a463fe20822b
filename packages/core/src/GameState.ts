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
import {
  asObject,
  faceOf,
  nameOf,
  type ObjectState,
  openQuestions,
  printedOn,
  read,
  restamped,
  you,
} from "./ObjectState.ts";
import * as Outcome from "./Outcome.ts";
import type { Settings } from "./Settings.ts";
import type { StaticAbility } from "./StaticAbility.ts";
import * as StaticText from "./StaticText.ts";
import type * as TextBox from "./TextBox.ts";
import type { NewChange, TextChange } from "./TextChange.ts";
import type { ExchangeTextBoxes } from "./text-change/ExchangeTextBoxes.ts";

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

/** A static ability that changes text, as it stands on an object. */
interface Standing {
  readonly bearer: string;
  readonly state: ObjectState;
  readonly found: StaticText.StaticText;
  /** The object whose text it is, where that came from another. */
  readonly from?: string;
}

/** The abilities that are printed on permanents, or on what they copy: few of thousands, so nothing is kept of the others. */
const printedAbilities = (game: GameState): ReadonlyArray<Standing> => {
  const standing: Array<Standing> = [];
  for (const [bearer, state] of game.objects) {
    if (state.zone !== "battlefield" || state.phasedOut || state.faceDown) continue;
    const found = StaticText.find(nameOf(state) ?? "");
    if (found !== undefined) standing.push({ bearer, state, found });
  }
  return standing;
};

const exchangesOf = (game: GameState): ReadonlyArray<ExchangeTextBoxes> => {
  const exchanges: Array<ExchangeTextBoxes> = [];
  for (const { change: made } of game.effects) if (made.kind === "exchange-text-boxes") exchanges.push(made);
  return exchanges;
};

/** The texts that exchanges moved, by the object that each came from, with the name of the card that it is printed on. */
const movedTexts = (game: GameState, exchanges: ReadonlyArray<ExchangeTextBoxes>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const cardOf = (id: string): string => {
    const state = game.objects.get(id);
    return state === undefined ? "" : (nameOf(state) ?? "");
  };
  for (const { between, previous } of exchanges) {
    for (const id of between) names.set(id, cardOf(id));
    for (const [index, box] of (previous ?? []).entries()) {
      for (const { origin = between[index] ?? "", printedOn: on } of box) names.set(origin, cardOf(on?.id ?? origin));
    }
  }
  return names;
};

/**
 * Abilities that may have come to other objects with their text. Whether they stand there is seen as layer 3 goes on:
 * an exchange decides about their existence (613.8a).
 */
const movedAbilities = (game: GameState): ReadonlyArray<Standing> => {
  const exchanges = exchangesOf(game);
  if (exchanges.length === 0) return [];
  const texts = [...movedTexts(game, exchanges)].flatMap(([from, name]) => {
    const found = StaticText.find(name);
    return found === undefined ? [] : [{ from, found }];
  });
  const bearers = new Set(exchanges.flatMap(({ between }) => between));
  return [...bearers].flatMap((bearer) => {
    const state = game.objects.get(bearer);
    if (state === undefined || state.zone !== "battlefield" || state.phasedOut) return [];
    return texts.filter(({ from }) => from !== bearer).map((text) => ({ bearer, state, ...text }));
  });
};

/** Since when an object has had a text of another: since the latest exchange that it was part of (613.7a). */
const since = (game: GameState, { bearer, state, from }: Standing): number =>
  from === undefined
    ? state.timestamp
    : Math.max(
        state.timestamp,
        ...exchangesOf(game).map(({ between, timestamp }) => (between.includes(bearer) ? timestamp : 0)),
      );

/**
 * The effects of static abilities that change text. They are worked out anew at every look (611.3a), with the
 * timestamp that their object, or what brought their text, has by now (613.7a).
 */
const staticEffects = (game: GameState): ReadonlyArray<Layers.ContinuousEffect> =>
  [...printedAbilities(game), ...movedAbilities(game)].flatMap((standing) => {
    const { bearer, state, found, from } = standing;
    const on = found.affects === "itself" ? bearer : state.attachedTo;
    const made = staticChange(game, found, state, faceOf(state, game.cardNames));
    if (on === undefined || made === undefined) return [];
    const id = from === undefined ? bearer : `${bearer}:${from}`;
    const effect = { change: { ...made, id, timestamp: since(game, standing) } as TextChange, affects: [on] };
    return [{ ...effect, ability: bearer, ...(from === undefined ? {} : { abilityFrom: from }) }];
  });

/**
 * The effects as they are by now. One of a static ability is there only as long as its object is seen and has the
 * values of the card with the ability (611.3a), and is as old as that (613.7a).
 */
const liveEffects = (game: GameState): ReadonlyArray<LiveEffect> => {
  if (!game.effects.some(({ ability }) => ability !== undefined)) return game.effects;
  return game.effects.flatMap((effect) => {
    const { ability, change } = effect;
    if (ability === undefined) return [effect];
    const source = game.objects.get(ability);
    if (source === undefined || source.phasedOut || nameOf(source) !== change.source) return [];
    const timestamp = Math.max(change.timestamp, source.timestamp);
    return [timestamp === change.timestamp ? effect : { ...effect, change: { ...change, timestamp } }];
  });
};

/** The board of layer 3: every card and token with the values that it starts from. */
export const board = (game: GameState): Layers.Board => {
  const objects = new Map<string, Characteristics.Characteristics>();
  for (const [id, state] of game.objects) {
    if (state.nonCard === undefined) objects.set(id, faceOf(state, game.cardNames));
  }
  return { objects, effects: [...liveEffects(game), ...staticEffects(game)] };
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
    phasedBy: ________,
    ...kept
  } = object;
  const effects = without(game.effects, id, from, (effect) => outlives(effect, from, to));
  const later = without(game.later, id, from, () => becomesPermanent(from, to));
  const asSpell = becomesPermanent(from, to);
  // Off the stack and the battlefield only the front, or the normal, characteristics exist (712.8a, 715.4).
  const face = asSpell || object.face === undefined ? object.face : 0;
  // The permanent that a spell becomes is face down as that was (708.4), and has what effects gave it (400.7a, 400.7b).
  const same = asSpell ? object : { ...kept, faceDown: false, granted: [] };
  // A token has no card to be again (111.7).
  const still = object.copied !== undefined && object.printed.token ? { copied: object.copied } : {};
  const next = { ...same, ...still, zone: to, face, phasedOut: false };
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

/** Does an effect of something that resolved last for as long as the object stays, and so no longer (702.26f)? */
const losesTrack = ({ duration, ability }: LiveEffect, id: string): boolean =>
  ability === undefined && typeof duration === "object" && duration.untilLeaves === id;

/**
 * A permanent phases out, or in, and what is attached to it with it (702.26g). Effects that last "for as long as" it stays
 * see it no more, and end (702.26f); those on it go on (702.26d).
 */
export const phase = (game: GameState, id: string, out: boolean, by?: string): GameState => {
  const object = game.objects.get(id);
  if (object === undefined || object.phasedOut === out || object.phasedBy !== (out ? undefined : by)) return game;
  const { phasedBy: _, ...rest } = object;
  const turned = { ...rest, phasedOut: out, ...(out && by !== undefined ? { phasedBy: by } : {}) };
  const effects = out ? game.effects.filter((effect) => !losesTrack(effect, id)) : game.effects;
  const attached = [...game.objects].flatMap(([each, { attachedTo }]) => (attachedTo === id ? [each] : []));
  return attached.reduce((next, each) => phase(next, each, out, id), withObject({ ...game, effects }, id, turned));
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
