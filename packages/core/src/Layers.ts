/**
 * Layer 3 (613.1c): which text change applies when, and what every object says then.
 *
 * Rule 613.7: earlier timestamps first. Rules 613.8a, 613.8b and 613.8c: an effect that depends on another waits for
 * it, pair by pair, judged again after each application; effects that wait for each other in a loop go by timestamp.
 */
import type * as Characteristics from "./Characteristics.ts";
import type { AppliedEffect, Options } from "./Contract.ts";
import { type Alike, Dependencies, reads } from "./internal/layers/dependencies.ts";
import { isSpellOrPermanent } from "./internal/layers/spells-and-permanents.ts";
import { Stages } from "./internal/layers/stages.ts";
import type { RulesEdition } from "./RulesEdition.ts";
import type * as Said from "./Said.ts";
import type { TextChange } from "./TextChange.ts";

/** A text change on objects. */
export interface ContinuousEffect {
  readonly change: TextChange;
  /**
   * What it applies to: ids that are locked in (611.2c), or every spell and permanent at all times (611.3a). An exchange
   * applies to the two objects that it names.
   */
  readonly affects: ReadonlyArray<string> | "spells-and-permanents";
  /** The object whose static ability it comes from: it ends where that text box is no longer its own. */
  readonly ability?: string;
  /** The object whose text that ability is, where it came to the other with an exchange. */
  readonly abilityFrom?: string;
}

/** Objects by id as they are before layer 3, and the text changes on them. */
export interface Board {
  readonly objects: ReadonlyMap<string, Characteristics.Characteristics>;
  readonly effects: ReadonlyArray<ContinuousEffect>;
}

/** Is an object one that an effect applies to? */
export const affects = (
  { affects: set }: ContinuousEffect,
  id: string,
  { objects }: Pick<Board, "objects">,
): boolean => (set === "spells-and-permanents" ? isSpellOrPermanent(objects.get(id)?.zone) : set.includes(id));

/** How the order is found, what reminder text does, and by which edition. */
export interface Rules {
  readonly edition: RulesEdition;
  readonly dependency: NonNullable<Options["dependency"]>;
  readonly exchange: NonNullable<Options["exchange"]>;
  readonly reminderText: NonNullable<Options["reminderText"]>;
}

/** Something about the objects of a board, by their ids. */
export type ById<T> = Pick<ReadonlyMap<string, T>, "get">;

/** What every object of a board says, and the effects on it in the order in which they were applied. */
export interface Evaluation {
  readonly said: ById<Said.Said>;
  readonly applied: ById<ReadonlyArray<AppliedEffect>>;
}

const none: ReadonlyArray<AppliedEffect> = [];

/** The effects on an object, in the order in which they were applied. */
export const appliedTo = ({ applied }: Evaluation, id: string): ReadonlyArray<AppliedEffect> => applied.get(id) ?? none;

const nothing: AppliedEffect["waitedFor"] = [];

/** Earlier timestamps first; equal ones keep the order in which they were given. Mostly they stand so already. */
const inTimestampOrder = (effects: ReadonlyArray<ContinuousEffect>): ReadonlyArray<ContinuousEffect> => {
  const sorted = effects.every(
    ({ change }, index) => index === 0 || change.timestamp >= (effects[index - 1]?.change.timestamp ?? 0),
  );
  return sorted ? effects : [...effects].sort((a, b) => a.change.timestamp - b.change.timestamp);
};

/** What an effect waited for: each group of effects that was seen, and each effect in them, with the reason. */
interface Waited {
  readonly groups: Map<Alike, string>;
  readonly effects: Map<ContinuousEffect, string>;
}

/** Applies effects in timestamp order, but for those that wait for others (613.8). */
const applyInTurn = (stages: Stages, effects: ReadonlyArray<ContinuousEffect>, rules: Rules): void => {
  const dependencies = new Dependencies(stages, rules);
  const position = new Map(effects.map((effect, index) => [effect, index]));
  const placeOf = (effect: ContinuousEffect): number => position.get(effect) ?? 0;
  const history = new Map<ContinuousEffect, Waited>();

  const remember = (effect: ContinuousEffect, waitsFor: ReadonlyMap<Alike, string>): void => {
    const before = history.get(effect) ?? { groups: new Map(), effects: new Map() };
    history.set(effect, before);
    const fresh: Array<readonly [ContinuousEffect, string]> = [];
    for (const [group, why] of waitsFor) {
      if (before.groups.get(group) === why) continue;
      before.groups.set(group, why);
      for (const each of group.effects) if (each !== effect) fresh.push([each, why]);
    }
    for (const [each, why] of fresh.sort(([a], [b]) => placeOf(a) - placeOf(b))) before.effects.set(each, why);
  };

  const mayApply = (effect: ContinuousEffect): boolean => {
    const waitsFor = dependencies.of(effect);
    if (waitsFor.size === 0 || dependencies.inLoop(effect)) return true;
    remember(effect, waitsFor);
    return false;
  };

  const applied = new Set<ContinuousEffect>();

  const applyNow = (effect: ContinuousEffect): void => {
    dependencies.remove(effect);
    // What is not applied by now was waited for in vain: the dependency went away, or is part of a loop since (613.8b, 613.8c).
    const waited = Array.from(history.get(effect)?.effects ?? []).filter(([other]) => applied.has(other));
    stages.apply(
      effect,
      waited.map(([{ change }, why]) => ({ id: change.id, rule: "613.8b", why })),
    );
    applied.add(effect);
  };

  /** Effects that were passed over, in timestamp order. */
  let waiting: ReadonlyArray<ContinuousEffect> = [];
  for (const effect of effects) {
    if (!mayApply(effect)) {
      waiting = [...waiting, effect];
      continue;
    }
    applyNow(effect);
    // A waiting effect applies just after the last that it waited for (613.8b).
    for (let free = waiting.find(mayApply); free !== undefined; free = waiting.find(mayApply)) {
      const released = free;
      waiting = waiting.filter((each) => each !== released);
      applyNow(released);
    }
  }
};

/**
 * What every object says in layer 3. Deterministic, without mutation of its input. Linear in the effects, each by the
 * objects that it touches, where no effect depends on another; at most quadratic in the effects on one object else.
 */
export const evaluate = (board: Board, rules: Rules): Evaluation => {
  const stages = new Stages(board, rules);
  const effects = inTimestampOrder(board.effects);
  if (effects.some((effect) => reads(effect, rules))) applyInTurn(stages, effects, rules);
  else for (const effect of effects) stages.apply(effect, nothing);
  return { said: { get: (id) => stages.said(id) }, applied: { get: (id) => stages.applied(id) } };
};
