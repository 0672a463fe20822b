/**
 * Layer 3 (613.1c): which text change applies when, and what every object says then.
 *
 * Rule 613.7: earlier timestamps first. Rules 613.8a, 613.8b and 613.8c: an effect that depends on another waits for
 * it, pair by pair, judged again after each application; effects that wait for each other in a loop go by timestamp.
 */
import type * as Characteristics from "./Characteristics.ts";
import type { AppliedEffect, Options } from "./Contract.ts";
import * as Said from "./Said.ts";
import type { TextChange } from "./TextChange.ts";
import * as Cleave from "./text-change/Cleave.ts";
import * as EveryName from "./text-change/EveryName.ts";
import * as ExchangeTextBoxes from "./text-change/ExchangeTextBoxes.ts";
import * as FullText from "./text-change/FullText.ts";
import * as NameSticker from "./text-change/NameSticker.ts";
import * as Overload from "./text-change/Overload.ts";
import * as ReplaceEveryWord from "./text-change/ReplaceEveryWord.ts";
import * as ReplaceWord from "./text-change/ReplaceWord.ts";
import * as SetName from "./text-change/SetName.ts";
import * as Splice from "./text-change/Splice.ts";
import type * as Wording from "./Wording.ts";

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
}

export interface Board {
  readonly objects: ReadonlyMap<string, Characteristics.Characteristics>;
  readonly effects: ReadonlyArray<ContinuousEffect>;
}

/** Is an object one that an effect applies to? */
export const affects = (
  { affects: set }: ContinuousEffect,
  id: string,
  { objects }: Pick<Board, "objects">,
): boolean => {
  if (set !== "spells-and-permanents") return set.includes(id);
  const zone = objects.get(id)?.zone;
  return zone === "battlefield" || zone === "stack";
};

/** How the order is found, and what reminder text does. */
export interface Rules {
  readonly dependency: NonNullable<Options["dependency"]>;
  readonly exchange: NonNullable<Options["exchange"]>;
  readonly reminderText: NonNullable<Options["reminderText"]>;
}

/** What every object says, and the effects on it in the order in which they were applied. */
export interface Evaluation {
  readonly said: ReadonlyMap<string, Said.Said>;
  readonly applied: ReadonlyMap<string, ReadonlyArray<AppliedEffect>>;
}

const none: ReadonlyArray<AppliedEffect> = [];

/** The effects on an object, in the order in which they were applied. */
export const appliedTo = ({ applied }: Evaluation, id: string): ReadonlyArray<AppliedEffect> => applied.get(id) ?? none;

class Evaluator {
  readonly said = new Map<string, Said.Said>();
  readonly applied = new Map<string, Array<AppliedEffect>>();
  readonly #board: Board;
  readonly #rules: Rules;

  constructor(board: Board, rules: Rules) {
    this.#board = board;
    this.#rules = rules;
    for (const [id, face] of board.objects) this.said.set(id, Said.printed(face));
  }

  /** What one object says after an effect on it; the value itself where nothing changes. */
  #changed(id: string, said: Said.Said, { change }: ContinuousEffect): Said.Said {
    const { reminderText } = this.#rules;
    switch (change.kind) {
      case "replace-word":
        return ReplaceWord.apply(said, change, reminderText);
      case "replace-every-word":
        return ReplaceEveryWord.apply(said, change, reminderText);
      case "exchange-text-boxes": {
        const [a, b] = change.between;
        const other = this.said.get(id === a ? b : a);
        if (other === undefined) return said;
        return id === a
          ? ExchangeTextBoxes.apply(said, other, change)[0]
          : ExchangeTextBoxes.apply(other, said, change)[1];
      }
      case "full-text": {
        const other = this.said.get(change.of);
        const face = this.#board.objects.get(change.of);
        return other === undefined || face === undefined ? said : FullText.apply(said, other, face.values, change);
      }
      case "every-name":
        return EveryName.apply(said, change);
      case "set-name":
        return SetName.apply(said, change);
      case "name-sticker":
        return NameSticker.apply(said, change);
      case "splice":
        return Splice.apply(said, change);
      case "overload":
        return Overload.apply(said, change, reminderText);
      case "cleave":
        return Cleave.apply(said, change);
    }
  }

  #set({ affects: set }: ContinuousEffect): ReadonlyArray<string> {
    if (set !== "spells-and-permanents") return set;
    return [...this.#board.objects].flatMap(([id, { zone }]) =>
      zone === "battlefield" || zone === "stack" ? [id] : [],
    );
  }

  #touches(effect: ContinuousEffect, id: string): boolean {
    return affects(effect, id, this.#board);
  }

  /** Does the ability that makes the effect stand on its source, as far as the effects so far tell? */
  exists({ ability }: ContinuousEffect): boolean {
    if (ability === undefined) return true;
    return this.said.get(ability)?.textBox.some(({ origin }) => origin === undefined) ?? false;
  }

  apply(effect: ContinuousEffect, waitedFor: AppliedEffect["waitedFor"]): void {
    if (!this.exists(effect)) return;
    const { id, kind, source, timestamp } = effect.change;
    const row = { id, kind, ...(source === undefined ? {} : { source }), layer: 3 as const, timestamp, waitedFor };
    const objects = this.#set(effect);
    // All are read before any is written: the two of an exchange read each other.
    const next = objects.map((object) => {
      const said = this.said.get(object);
      return said === undefined ? undefined : this.#changed(object, said, effect);
    });
    for (const [index, object] of objects.entries()) {
      const said = next[index];
      if (said === undefined) continue;
      this.said.set(object, said);
      const rows = this.applied.get(object);
      if (rows === undefined) this.applied.set(object, [row]);
      else rows.push(row);
    }
  }

  /** Why one effect depends on another (613.8a), or `undefined`. */
  dependsOn(a: ContinuousEffect, b: ContinuousEffect): string | undefined {
    if (this.#rules.dependency === "off" || a === b) return undefined;
    if (a.ability !== undefined && this.#touches(b, a.ability) && this.#removesAbility(a, b)) {
      return "it would change whether the ability that makes this effect exists";
    }
    if (a.change.kind === "full-text" && this.#touches(b, a.change.of)) {
      return "it would change the text that this effect gives";
    }
    if (
      a.change.kind === "exchange-text-boxes" &&
      this.#rules.exchange === "live" &&
      this.#changesBox(a.change.between, b)
    ) {
      return "it would change a text box that this effect exchanges";
    }
    if (this.#rules.dependency === "outcome" && this.#changesWhatItFinds(a, b)) {
      return "it would change which words this effect replaces";
    }
    return undefined;
  }

  #removesAbility({ ability = "" }: ContinuousEffect, b: ContinuousEffect): boolean {
    const said = this.said.get(ability);
    if (said === undefined) return false;
    const after = this.#changed(ability, said, b);
    const own = (of: Said.Said): boolean => of.textBox.some(({ origin }) => origin === undefined);
    return own(said) !== own(after);
  }

  #changesBox(between: readonly [string, string], b: ContinuousEffect): boolean {
    return between.some((id) => {
      const said = this.said.get(id);
      return said !== undefined && this.#touches(b, id) && this.#changed(id, said, b).textBox !== said.textBox;
    });
  }

  /** Would applying `b` first change which uses `a` rewrites on some object? */
  #changesWhatItFinds(a: ContinuousEffect, b: ContinuousEffect): boolean {
    return this.#set(a).some((id) => {
      const said = this.said.get(id);
      if (said === undefined || !this.#touches(b, id)) return false;
      return found(said, a) !== found(this.#changed(id, said, b), a);
    });
  }
}

/** Which uses of words an effect would rewrite, as a string to compare. */
const found = (said: Said.Said, { change }: ContinuousEffect): string => {
  if (change.kind !== "replace-word" && change.kind !== "replace-every-word") return "";
  const hit = (wording: Wording.Wording): string =>
    wording.words
      .map((word, index) => {
        const inUse = wording.text.uses[index]?.reason === undefined;
        const named =
          change.kind === "replace-word" ? word === change.from : word.class === change.class && word !== change.to;
        return inUse && named ? index : "";
      })
      .join(",");
  return [said.typeLine, ...said.textBox.map(({ wording }) => wording)].map(hit).join("|");
};

/** May an effect depend on others at all? Most do not, and are never compared. */
const reads = ({ change, ability }: ContinuousEffect, rules: Rules): boolean =>
  ability !== undefined ||
  change.kind === "full-text" ||
  (change.kind === "exchange-text-boxes" && rules.exchange === "live") ||
  (rules.dependency === "outcome" && (change.kind === "replace-word" || change.kind === "replace-every-word"));

/** Effects that wait, each with those that it waits for. */
type Waiting = Map<ContinuousEffect, Map<ContinuousEffect, string>>;

/** Does a chain of waiting lead from one effect back to itself (613.8b)? */
const inLoop = (
  effect: ContinuousEffect,
  dependencies: (of: ContinuousEffect) => Iterable<ContinuousEffect>,
): boolean => {
  const seen = new Set<ContinuousEffect>();
  const open = [...dependencies(effect)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === effect) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...dependencies(next));
  }
  return false;
};

const nothing: AppliedEffect["waitedFor"] = [];

/** Earlier timestamps first; equal ones keep the order in which they were given. Mostly they stand so already. */
const inTimestampOrder = (effects: ReadonlyArray<ContinuousEffect>): ReadonlyArray<ContinuousEffect> => {
  const sorted = effects.every(
    ({ change }, index) => index === 0 || change.timestamp >= (effects[index - 1]?.change.timestamp ?? 0),
  );
  return sorted ? effects : [...effects].sort((a, b) => a.change.timestamp - b.change.timestamp);
};

/**
 * What every object says in layer 3. Deterministic, without mutation of its input. Linear in the objects and effects
 * where no effect depends on another; effects that may are compared with those that are still to come.
 */
export const evaluate = (board: Board, rules: Rules): Evaluation => {
  const evaluator = new Evaluator(board, rules);
  const pending = inTimestampOrder(board.effects);
  if (!pending.some((effect) => reads(effect, rules))) {
    for (const effect of pending) evaluator.apply(effect, nothing);
    return { said: evaluator.said, applied: evaluator.applied };
  }
  const toCome = new Set(pending);
  const history: Waiting = new Map();

  const dependenciesOf = (effect: ContinuousEffect): ReadonlyMap<ContinuousEffect, string> => {
    const found = new Map<ContinuousEffect, string>();
    if (!reads(effect, rules)) return found;
    for (const other of toCome) {
      const why = evaluator.dependsOn(effect, other);
      if (why !== undefined) found.set(other, why);
    }
    return found;
  };

  const applyNow = (effect: ContinuousEffect): void => {
    toCome.delete(effect);
    const waited = [...(history.get(effect) ?? [])].map(([{ change }, why]) => ({
      id: change.id,
      rule: "613.8b",
      why,
    }));
    evaluator.apply(effect, waited);
  };

  /** Effects that were passed over, in timestamp order. */
  let waiting: Array<ContinuousEffect> = [];
  const mayApply = (effect: ContinuousEffect): boolean => {
    const dependencies = dependenciesOf(effect);
    if (dependencies.size === 0) return true;
    if (inLoop(effect, (each) => dependenciesOf(each).keys())) return true;
    const before = history.get(effect) ?? new Map<ContinuousEffect, string>();
    for (const [other, why] of dependencies) before.set(other, why);
    history.set(effect, before);
    return false;
  };

  /** A waiting effect applies just after the last that it waited for (613.8b). */
  const release = (): void => {
    for (let free = waiting.find(mayApply); free !== undefined; free = waiting.find(mayApply)) {
      const released = free;
      waiting = waiting.filter((each) => each !== released);
      applyNow(released);
    }
  };

  for (const effect of pending) {
    if (mayApply(effect)) applyNow(effect);
    else waiting.push(effect);
    if (waiting.length > 0) release();
  }
  return { said: evaluator.said, applied: evaluator.applied };
};
