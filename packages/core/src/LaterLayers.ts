/**
 * Layers 4 to 7 (613.1d to 613.1g): types, colours, abilities, power and toughness, of objects whose text layer 3 has
 * settled. They never change text; they show what follows from it.
 *
 * Rules 613.3 and 613.4a: in each layer characteristic-defining abilities first. Rules 613.7 and 613.8: then earlier
 * timestamps, but an effect waits for those that it depends on.
 */
import type { Current } from "./Current.ts";
import * as Description from "./Description.ts";
import * as Operation from "./Operation.ts";

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

/** The objects as some layer left them, with those that a trial would change. */
class View {
  readonly #board: Board;
  readonly #changed: Board;
  constructor(board: Board, changed: Board = new Map()) {
    this.#board = board;
    this.#changed = changed;
  }
  get(id: string): Current | undefined {
    return this.#changed.get(id) ?? this.#board.get(id);
  }
  matching(wanted: Description.Description, bearer: Current | undefined): ReadonlyArray<string> {
    const found: Array<string> = [];
    for (const id of this.#board.keys()) {
      const object = this.get(id);
      if (object !== undefined && Description.matches(wanted, object, bearer)) found.push(id);
    }
    return found;
  }
}

/** Effects that have begun, with their objects: they go on with the same ones in later layers (613.6). */
type Begun = Map<LaterEffect, ReadonlyArray<string>>;

/** Is the ability that makes the effect there, as far as the layers so far tell? */
const exists = ({ bearer, defines, while: condition }: LaterEffect, view: View): boolean => {
  if (bearer === undefined) return true;
  const object = view.get(bearer);
  if (object === undefined || object.lost !== "none" || (object.phasedOut && !defines)) return false;
  return condition === undefined || view.matching(condition, object).length > 0;
};

const objectsOf = (effect: LaterEffect, view: View, begun: Begun): ReadonlyArray<string> => {
  const known = begun.get(effect);
  if (known !== undefined) return known;
  if (!exists(effect, view)) return [];
  const { affects, bearer, defines } = effect;
  if (Array.isArray(affects)) return affects as ReadonlyArray<string>;
  // A characteristic-defining ability speaks of its own object, in whatever zone (604.3).
  if (defines) return bearer === undefined ? [] : [bearer];
  return view.matching(affects as Description.Description, bearer === undefined ? undefined : view.get(bearer));
};

const amount = (of: Operation.Amount, view: View, bearer: Current | undefined): number => {
  if (typeof of === "number") return of;
  const { plus = 0 } = of;
  if ("card_types" in of) {
    const types = view.matching(of.card_types, bearer).flatMap((id) => [...(view.get(id)?.types ?? [])]);
    return new Set(types).size + plus;
  }
  const { length: count } = view.matching(of.count, bearer);
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

/** What another effect could change of a part: whether it exists, what it applies to, and what it does to it. */
const signature = (part: Part, view: View, begun: Begun): string => {
  const bearer = part.effect.bearer === undefined ? undefined : view.get(part.effect.bearer);
  const amounts = amountsOf(part).map((of) => amount(of, view, bearer));
  return JSON.stringify([
    begun.has(part.effect) || exists(part.effect, view),
    objectsOf(part.effect, view, begun),
    amounts,
  ]);
};

/** Does one part depend on another (613.8a)? */
const dependsOn = (a: Part, b: Part, board: Board, begun: Begun): boolean => {
  if (a.effect === b.effect || a.effect.defines !== b.effect.defines) return false;
  const view = new View(board);
  const after = new View(board, changes(b, view, begun));
  return signature(a, view, begun) !== signature(a, after, begun);
};

/** Can what happens in this stage change which objects an effect finds, or how many? Types and colours can, sizes never. */
const mayDepend = (stage: Operation.Stage): boolean => stage === "4" || stage === "5" || stage === "6";

const inOrder = (parts: ReadonlyArray<Part>): ReadonlyArray<Part> =>
  [...parts].sort(
    (a, b) => Number(b.effect.defines) - Number(a.effect.defines) || a.effect.timestamp - b.effect.timestamp,
  );

/** Does a chain of dependencies lead from a part back to itself (613.8b)? */
const inLoop = (part: Part, next: (of: Part) => ReadonlyArray<Part>): boolean => {
  const seen = new Set<Part>();
  const open = [...next(part)];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (each === part) return true;
    if (seen.has(each)) continue;
    seen.add(each);
    open.push(...next(each));
  }
  return false;
};

/** The part that applies next: the earliest that waits for none, or that waits in a loop. */
const nextOf = (pending: ReadonlyArray<Part>, board: Board, begun: Begun): Part | undefined => {
  const [first] = pending;
  if (first === undefined || pending.length === 1 || !mayDepend(first.stage)) return first;
  const known = new Map<Part, ReadonlyArray<Part>>();
  const dependencies = (part: Part): ReadonlyArray<Part> => {
    const found = known.get(part) ?? pending.filter((other) => dependsOn(part, other, board, begun));
    known.set(part, found);
    return found;
  };
  return pending.find((part) => dependencies(part).length === 0 || inLoop(part, dependencies)) ?? first;
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
    let pending = inOrder(partsOf(effects, stage));
    for (let part = nextOf(pending, board, begun); part !== undefined; part = nextOf(pending, board, begun)) {
      const applied = part;
      const view = new View(board);
      const changed = changes(applied, view, begun);
      if (exists(applied.effect, view)) begun.set(applied.effect, [...objectsOf(applied.effect, view, begun)]);
      for (const [id, object] of changed) board.set(id, object);
      pending = pending.filter((each) => each !== applied);
    }
  }
  return board;
};
