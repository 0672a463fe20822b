/**
 * Layers 4 to 7 (613.1d to 613.1g): types, colours, abilities, power and toughness, of objects whose text layer 3 has
 * settled. They never change text; they show what follows from it.
 *
 * Rules 613.3 and 613.4a: in each layer characteristic-defining abilities first. Rules 613.7 and 613.8: then earlier
 * timestamps, but an effect waits for those that it depends on.
 */
import type { Current } from "./Current.ts";
import * as Description from "./Description.ts";
import { inLoop } from "./internal/loops.ts";
import * as Operation from "./Operation.ts";

/** An effect in layers 4 to 7, made by a static ability or by something that resolved. */
export interface LaterEffect {
  readonly id: string;
  readonly timestamp: number;
  /** The object whose static ability makes it: while it is there and has the ability. */
  readonly bearer?: string;
  readonly defines: boolean;
  /** Whatever fits by now (611.3a), or ids that are locked in (611.2c). */
  readonly affects: Description.Description | ReadonlyArray<string>;
  readonly while?: Description.Description;
  readonly operations: ReadonlyArray<Operation.Operation>;
}

/** Objects by id, as far as layers 4 to 7 have come. */
export type Board = ReadonlyMap<string, Current>;

/** One operation of an effect, in one stage. */
interface Part {
  readonly effect: LaterEffect;
  readonly operation: Operation.Operation;
  readonly stage: Operation.Stage;
}

const partsOf = (effects: ReadonlyArray<LaterEffect>, stage: Operation.Stage): ReadonlyArray<Part> =>
  effects.flatMap((effect) =>
    effect.operations
      .filter((operation) => Operation.stagesOf(operation, effect.defines).includes(stage))
      .map((operation) => ({ effect, operation, stage })),
  );

/** The objects as some layer left them. */
class View {
  readonly #board: Board;
  readonly #found = new Map<Description.Description, Map<string | undefined, Matching>>();
  constructor(board: Board) {
    this.#board = board;
  }
  get(id: string): Current | undefined {
    return this.#board.get(id);
  }
  /** Ids of what fits. Which text speaks tells only who "you" and "other" are, and no layer changes that. */
  matching(wanted: Description.Description, bearer: Current | undefined): Matching {
    const found = this.#found.get(wanted) ?? new Map<string | undefined, Matching>();
    const known = found.get(bearer?.id);
    if (known !== undefined) return known;
    const fitting = new Set<string>();
    for (const [id, object] of this.#board) if (Description.matches(wanted, object, bearer)) fitting.add(id);
    this.#found.set(wanted, found.set(bearer?.id, fitting));
    return fitting;
  }
}

/** Ids of what fits a description. */
type Matching = ReadonlySet<string>;

/** What {@link View} and {@link Trial} have in common. */
type Looked = Pick<View, "get" | "matching">;

/** A view with what a part would change in it: only that is looked at anew. */
class Trial {
  readonly #view: View;
  readonly #changed: Board;
  constructor(view: View, changed: Board) {
    this.#view = view;
    this.#changed = changed;
  }
  get(id: string): Current | undefined {
    return this.#changed.get(id) ?? this.#view.get(id);
  }
  /** The same set as before, where nothing comes to fit or ceases to. */
  matching(wanted: Description.Description, bearer: Current | undefined): Matching {
    const before = this.#view.matching(wanted, bearer);
    let now: Set<string> | undefined;
    for (const [id, object] of this.#changed) {
      const fits = Description.matches(wanted, object, bearer);
      if (fits === before.has(id)) continue;
      now ??= new Set(before);
      if (fits) now.add(id);
      else now.delete(id);
    }
    return now ?? before;
  }
}

/** Effects that have begun, with their objects: they go on with the same ones in later layers (613.6). */
type Begun = Map<LaterEffect, Iterable<string>>;

/** Is the ability that makes the effect there, as far as the layers so far tell? */
const exists = ({ bearer, defines, while: condition }: LaterEffect, view: Looked): boolean => {
  if (bearer === undefined) return true;
  const object = view.get(bearer);
  if (object === undefined || object.lost !== "none" || (object.phasedOut && !defines)) return false;
  return condition === undefined || view.matching(condition, object).size > 0;
};

const nobody: ReadonlyArray<string> = [];

const objectsOf = (effect: LaterEffect, view: Looked, begun: Begun): Iterable<string> => {
  const known = begun.get(effect);
  if (known !== undefined) return known;
  if (!exists(effect, view)) return nobody;
  const { affects, bearer, defines } = effect;
  if (Array.isArray(affects)) return affects as ReadonlyArray<string>;
  // A characteristic-defining ability speaks of its own object, in whatever zone (604.3).
  if (defines) return bearer === undefined ? [] : [bearer];
  return view.matching(affects as Description.Description, bearer === undefined ? undefined : view.get(bearer));
};

const amount = (of: Operation.Amount, view: Looked, bearer: Current | undefined): number => {
  if (typeof of === "number") return of;
  const { plus = 0 } = of;
  if ("card_types" in of) {
    const types = new Set<string>();
    for (const id of view.matching(of.card_types, bearer))
      for (const type of view.get(id)?.types ?? []) types.add(type);
    return types.size + plus;
  }
  const { size: count } = view.matching(of.count, bearer);
  const part = of.half === undefined ? count : Math[of.half === "rounded-up" ? "ceil" : "floor"](count / 2);
  return part + plus;
};

/** The objects that a part changes, as they are then. */
const changes = ({ effect, operation, stage }: Part, view: View, begun: Begun): Board => {
  const bearer = effect.bearer === undefined ? undefined : view.get(effect.bearer);
  const values = new Map<Operation.Amount, number>();
  const value = (of: Operation.Amount): number => {
    const known = values.get(of) ?? amount(of, view, bearer);
    values.set(of, known);
    return known;
  };
  const changed = new Map<string, Current>();
  for (const id of objectsOf(effect, view, begun)) {
    const object = view.get(id);
    if (object !== undefined) changed.set(id, Operation.apply(object, operation, stage, value));
  }
  return changed;
};

const amountsOf = ({ operation }: Part): ReadonlyArray<Operation.Amount> =>
  operation.layer === "power-toughness"
    ? [operation.set, operation.modify].flatMap((size) =>
        [size?.power, size?.toughness].filter((each) => each !== undefined),
      )
    : [];

const sameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const word of a) if (!b.has(word)) return false;
  return true;
};

/** Is an object the same for whatever looks for objects, or asks whether it has its abilities? */
const looksAlike = (a: Current, b: Current): boolean =>
  a.lost === b.lost &&
  a.everyCreatureType === b.everyCreatureType &&
  sameWords(a.types, b.types) &&
  sameWords(a.subtypes, b.subtypes) &&
  sameWords(a.supertypes, b.supertypes) &&
  sameWords(a.colors, b.colors);

/** What would be seen after a part: of the objects that it changes, those that look otherwise then. */
const trialOf = (part: Part, view: View, begun: Begun): Trial => {
  const changed = new Map<string, Current>();
  for (const [id, object] of changes(part, view, begun)) {
    const before = view.get(id);
    if (before !== undefined && !looksAlike(before, object)) changed.set(id, object);
  }
  return new Trial(view, changed);
};

/** Does what another part does change whether a part exists, what it applies to, or what it does to it (613.8a)? */
const isChangedBy = (part: Part, view: View, after: Trial, begun: Begun): boolean => {
  const { effect } = part;
  if (!begun.has(effect)) {
    if (exists(effect, view) !== exists(effect, after)) return true;
    // What an effect applies to is a list that stays, or found anew: then it is the same set where nothing changed.
    if (!effect.defines && objectsOf(effect, view, begun) !== objectsOf(effect, after, begun)) return true;
  }
  const bearer = effect.bearer === undefined ? undefined : view.get(effect.bearer);
  return amountsOf(part).some((of) => amount(of, view, bearer) !== amount(of, after, bearer));
};

/** Has a part a list of objects that stays, and does nothing to them that depends on what there is? */
const isSettled = (part: Part): boolean =>
  part.effect.bearer === undefined && Array.isArray(part.effect.affects) && amountsOf(part).length === 0;

/** Can a part change how an object looks to others? An ability that one gets or loses is nothing that effects look for. */
const changesLooks = ({ operation }: Part): boolean => operation.layer !== "ability" || operation.lose === "all";

/** Can what happens in this stage change which objects an effect finds, or how many? Types and colours can, sizes never. */
const mayDepend = (stage: Operation.Stage): boolean => stage === "4" || stage === "5" || stage === "6";

const inOrder = (parts: ReadonlyArray<Part>): ReadonlyArray<Part> =>
  [...parts].sort(
    (a, b) => Number(b.effect.defines) - Number(a.effect.defines) || a.effect.timestamp - b.effect.timestamp,
  );

const noParts: ReadonlyArray<Part> = [];

/** Which parts a part depends on (613.8a), each pair compared once however often it is asked about. */
const dependencies = (
  pending: ReadonlyArray<Part>,
  view: View,
  begun: Begun,
): ((part: Part) => ReadonlyArray<Part>) => {
  const others = pending.filter(changesLooks);
  const trials = new Map<Part, Trial>();
  const known = new Map<Part, ReadonlyArray<Part>>();
  const trial = (part: Part): Trial => {
    const after = trials.get(part) ?? trialOf(part, view, begun);
    trials.set(part, after);
    return after;
  };
  return (part) => {
    if (isSettled(part)) return noParts;
    const found =
      known.get(part) ??
      others.filter(
        (other) =>
          other.effect !== part.effect &&
          other.effect.defines === part.effect.defines &&
          isChangedBy(part, view, trial(other), begun),
      );
    known.set(part, found);
    return found;
  };
};

/** The part that applies next: the earliest that waits for none, or that waits in a loop. */
const nextOf = (pending: ReadonlyArray<Part>, view: View, begun: Begun): Part | undefined => {
  const [first] = pending;
  if (first === undefined || pending.length === 1 || !mayDepend(first.stage) || isSettled(first)) return first;
  const next = dependencies(pending, view, begun);
  return pending.find((part) => next(part).length === 0 || inLoop(part, next)) ?? first;
};

/**
 * Every object after layers 4 to 7. Deterministic, without mutation of its input. Effects that could depend on each
 * other are compared in pairs, over the objects that they find.
 */
export const evaluate = (
  start: Board,
  effects: ReadonlyArray<LaterEffect>,
  /** What objects have on their own by the time that layer 6 begins: mana abilities of basic land types (305.6). */
  beforeAbilities: (object: Current) => Current = (object) => object,
): Board => {
  const board = new Map(start);
  const begun: Begun = new Map();
  for (const stage of Operation.stages) {
    if (stage === "6") for (const [id, object] of board) board.set(id, beforeAbilities(object));
    const pending = [...inOrder(partsOf(effects, stage))];
    while (pending.length > 0) {
      const view = new View(board);
      const applied = nextOf(pending, view, begun);
      if (applied === undefined) break;
      const changed = changes(applied, view, begun);
      if (exists(applied.effect, view)) begun.set(applied.effect, [...objectsOf(applied.effect, view, begun)]);
      for (const [id, object] of changed) board.set(id, object);
      pending.splice(pending.indexOf(applied), 1);
    }
  }
  return board;
};
