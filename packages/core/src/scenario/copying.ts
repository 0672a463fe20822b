/**
 * An object becomes a copy of another, or is made as one (layer 1, 707.2). What is made is a token, or a copy of a spell
 * with what was chosen and paid for that (707.10).
 */
import * as GameState from "../GameState.ts";
import type { Announced } from "../Instruction.ts";
import type * as ObjectState from "../ObjectState.ts";
import { type Copied, copiableValues, isDoubleFaced, printedOn } from "../ObjectState.ts";

/** What a copy of a spell makes has ids of its own: "cat-copy" beside "cat". */
const madeByCopy = (announced: Announced, copy: string): Announced => ({
  ...announced,
  does: announced.does?.map((each) => {
    if (each.kind === "create") return { ...each, as: each.as.map((made) => `${made}-${copy}`) };
    return each.kind === "emblem" ? { ...each, as: `${each.as}-${copy}` } : each;
  }),
});

/** Changes that belong to a spell and its copies: what was paid and revealed for it is copied with it (707.10). */
const ofSpells: ReadonlySet<string> = new Set(["splice", "overload", "cleave"]);

const copiedFrom = (id: string, original: ObjectState.ObjectState): Copied => {
  const { id: of, face } = printedOn(id, original);
  return { values: copiableValues(original), of, face };
};

/** The one that becomes a copy stays the object that it is, with its status, and has the other's values. */
const become = (
  each: ObjectState.ObjectState,
  copied: Copied,
  { under: components, faceDown, unlocked }: ObjectState.ObjectState,
): ObjectState.ObjectState => {
  const { under: _, ...rest } = each;
  return {
    ...rest,
    copied,
    ...(copied.values.card_faces === undefined ? {} : { face: each.face ?? 0 }),
    // A merged permanent is copied with the abilities of all its components (730.2a, 702.140e).
    ...(components === undefined || faceDown ? {} : { under: components }),
    ...(unlocked === undefined ? {} : { unlocked: each.unlocked ?? [] }),
  };
};

/** A token that is a copy is double-faced as the card is (707.8a); status and designations are not copied. */
const makeFrom = (original: ObjectState.ObjectState, copied: Copied): ObjectState.ObjectState => {
  const { attachedTo: _, counters: __, damage: ___, prototyped: ____, under: _____, ...rest } = original;
  const { zone, unlocked, faceDown, under: components, nonCard, printed } = original;
  const whole = original.copied?.values ?? printed;
  const twoFaced = isDoubleFaced(whole) && !faceDown;
  const onBattlefield = zone === "battlefield";
  return {
    ...rest,
    ...(nonCard === undefined ? { printed: { ...printed, token: true } } : {}),
    copied: twoFaced ? { ...copied, values: whole } : copied,
    face: twoFaced || !onBattlefield ? original.face : copied.values.card_faces && 0,
    faceDown: false,
    phasedOut: false,
    granted: [],
    ...(components === undefined || faceDown ? {} : { under: components }),
    ...(unlocked === undefined || !onBattlefield ? {} : { unlocked: [] }),
  };
};

export const onto = (
  game: GameState.GameState,
  object: string,
  of: string,
  original: ObjectState.ObjectState,
): GameState.GameState => {
  const copied = copiedFrom(of, original);
  if (game.objects.has(object)) return GameState.change(game, object, (each) => become(each, copied, original));
  const made = GameState.put(GameState.newEvent(game), object, makeFrom(original, copied));
  const effects = made.effects.map((effect) =>
    effect.affects !== "spells-and-permanents" && effect.affects.includes(of) && ofSpells.has(effect.change.kind)
      ? { ...effect, affects: [...effect.affects, object] }
      : effect,
  );
  const announced = made.announced.get(of);
  return {
    ...made,
    effects,
    announced:
      announced === undefined ? made.announced : new Map(made.announced).set(object, madeByCopy(announced, object)),
  };
};
