/**
 * Objects change zones, phase and merge, and turns end: which effects go on, and which end.
 *
 * Rule 400.7: an object that changes zones is a new one. Rule 400.7a: a text change of a permanent spell goes on on the
 * permanent.
 */
import type { Zone } from "./Contract.ts";
import * as GameState from "./GameState.ts";
import type { ObjectState } from "./ObjectState.ts";

type Game = GameState.GameState;

const publicZones: ReadonlySet<Zone> = new Set(["battlefield", "stack", "graveyard", "exile", "command"]);

/** A permanent spell becomes the permanent, with the effects on it (400.7a). */
const becomesPermanent = (from: Zone, to: Zone): boolean => from === "stack" && to === "battlefield";

/** Does a text change on an object go on when it changes zones? */
const outlives = ({ change: { kind } }: GameState.LiveEffect, from: Zone, to: Zone): boolean => {
  if (becomesPermanent(from, to)) return kind !== "splice" && kind !== "overload" && kind !== "cleave";
  // A sticker stays in public zones (123.5).
  return kind === "name-sticker" && publicZones.has(to);
};

interface Lasting {
  readonly affects: GameState.LiveEffect["affects"];
  readonly duration: GameState.Duration;
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
const detached = (objects: Game["objects"], id: string): Game["objects"] =>
  new Map(
    [...objects].map(([each, object]) => {
      if (object.attachedTo !== id) return [each, object];
      const { attachedTo: _, ...rest } = object;
      return [each, rest];
    }),
  );

/** The new object that an old one becomes: the same card, and none of what happened to it (400.7). */
const forgetful = ({ printed, zone, timestamp, controller, nonCard, face }: ObjectState): ObjectState => ({
  printed,
  zone,
  timestamp,
  controller,
  ...(nonCard === undefined ? {} : { nonCard }),
  face,
  faceDown: false,
  phasedOut: false,
  granted: [],
});

/** An object changes zones: it is a new object, and forgets (400.7). Effects that last as long as it stays end. */
export const move = (game: Game, id: string, to: Zone): Game => {
  const object = game.objects.get(id);
  if (object === undefined || object.zone === to) return game;
  const from = object.zone;
  const effects = without(game.effects, id, from, (effect) => outlives(effect, from, to));
  const later = without(game.later, id, from, () => becomesPermanent(from, to));
  const asSpell = becomesPermanent(from, to);
  // Off the stack and the battlefield only the front, or the normal, characteristics exist (712.8a, 715.4).
  const face = asSpell || object.face === undefined ? object.face : 0;
  // The permanent that a spell becomes is face down as that was (708.4), and has what effects gave it (400.7a, 400.7b).
  const same = asSpell ? object : forgetful(object);
  // A token has no card to be again (111.7).
  const still = object.copied !== undefined && object.printed.token ? { copied: object.copied } : {};
  const next = { ...same, ...still, zone: to, face, phasedOut: false };
  const objects = from === "battlefield" ? detached(game.objects, id) : game.objects;
  // What was chosen for a spell was chosen for that spell (601.2c).
  const announced = new Map([...game.announced].filter(([spell]) => spell !== id));
  return GameState.put(GameState.newEvent({ ...game, objects, effects, later, announced }), id, next);
};

/**
 * An object merges with a permanent, which stays the object that it is (730.2c); effects on the merging spell go on over
 * the merged permanent (702.140f).
 */
export const merge = (game: Game, id: string, into: string, place: "over" | "under"): Game => {
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
  return GameState.restampStickers(
    GameState.withObject(GameState.remove({ ...game, effects: redirected }, id), into, merged),
    into,
  );
};

/** Does an effect of something that resolved last for as long as the object stays, and so no longer (702.26f)? */
const losesTrack = ({ duration, ability }: GameState.LiveEffect, id: string): boolean =>
  ability === undefined && typeof duration === "object" && duration.untilLeaves === id;

/**
 * A permanent phases out, or in, and what is attached to it with it (702.26g). Effects that last "for as long as" it stays
 * see it no more, and end (702.26f); those on it go on (702.26d).
 */
export const phase = (game: Game, id: string, out: boolean, by?: string): Game => {
  const object = game.objects.get(id);
  if (object === undefined || object.phasedOut === out || object.phasedBy !== (out ? undefined : by)) return game;
  const { phasedBy: _, ...rest } = object;
  const turned = { ...rest, phasedOut: out, ...(out && by !== undefined ? { phasedBy: by } : {}) };
  const effects = out ? game.effects.filter((effect) => !losesTrack(effect, id)) : game.effects;
  const attached = [...game.objects].flatMap(([each, { attachedTo }]) => (attachedTo === id ? [each] : []));
  return attached.reduce(
    (next, each) => phase(next, each, out, id),
    GameState.withObject({ ...game, effects }, id, turned),
  );
};

const undamaged = ({ damage: _, ...object }: ObjectState): ObjectState => object;

/** The turn ends, and with it what lasts until then, and the damage that is marked (514.2). */
export const endTurn = (game: Game): Game => ({
  ...game,
  objects: new Map(
    [...game.objects].map(([id, object]) => [id, object.damage === undefined ? object : undamaged(object)]),
  ),
  effects: game.effects.filter(({ duration }) => duration !== "end-of-turn"),
  later: game.later.filter(({ duration }) => duration !== "end-of-turn"),
});
