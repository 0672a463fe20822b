/** Everything that the playground shows of a state, worked out by core. */
import * as Analysis from "@palimpsest/core/Analysis";
import type * as ContractTypes from "@palimpsest/core/Contract";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import * as Series from "@palimpsest/core/Series";
import * as Settings from "@palimpsest/core/Settings";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { changerOf, type Field, type Find, type Prepared, prepare } from "./effects.ts";
import { type CardRef, type Draft, nameOf, type State } from "./State.ts";

/** What became of an effect in the list. */
export type Status =
  | { readonly is: "done"; readonly ids: ReadonlyArray<string> }
  | { readonly is: "nothing" }
  | {
      readonly is: "lacking" | "refused";
      readonly message: string;
      readonly rule?: string | undefined;
      readonly field?: Field | undefined;
    };

export interface Shown {
  readonly object: ContractTypes.GameObject;
  readonly outcome: ContractTypes.Outcome;
  /** Words in use on the card as printed: what a player may sensibly change. */
  readonly changeable: ContractTypes.Analysis["changeable"];
  readonly edition: RulesEdition.RulesEdition;
  /** What was carried out, in order, for whoever repeats it elsewhere. */
  readonly done: ReadonlyArray<Prepared>;
}

export interface View {
  /** By effect of the state. */
  readonly statuses: ReadonlyArray<Status>;
  /** Absent where the card can't be read; `problem` says why. */
  readonly shown?: Shown;
  readonly problem?: string;
}

/** The object of a state: the card with where it is, and the face that is up. */
const objectOf = (state: State, find: Find): ContractTypes.GameObject | undefined => {
  const card = typeof state.card === "string" ? find(state.card) : state.card;
  if (card === undefined) return undefined;
  return {
    ...card,
    ...(state.zone === undefined ? {} : { zone: state.zone }),
    ...(state.face === undefined || card.card_faces === undefined ? {} : { face: state.face }),
  };
};

const unknown = (card: CardRef): string =>
  nameOf(card) === "" ? "Choose a card." : `No card named “${nameOf(card).slice(0, 60)}” is in the catalogue.`;

const fields: ReadonlySet<string> = new Set<Field>(["class", "from", "to", "cards", "name", "word", "after", "format"]);

/** The field of the form that an error's pointer means. */
const fieldAt = (pointer: string | undefined): Field | undefined => {
  const last = pointer?.split("/").find((part) => fields.has(part));
  if (last !== undefined) return last as Field;
  return pointer !== undefined && /\/(?:with|of|card)$/.test(pointer) ? "cards" : undefined;
};

const statusOf = (taken: Series.Taken, draft: Draft): Status => {
  if (Result.isFailure(taken)) {
    const { message, ...error } = taken.failure;
    const rule = "rule" in error && typeof error.rule === "string" ? error.rule : undefined;
    const pointer = "pointer" in error && typeof error.pointer === "string" ? error.pointer : undefined;
    return { is: "refused", message, rule, field: fieldAt(pointer) };
  }
  // What a static ability does is worked out at every look, and is no effect that was made.
  const still = changerOf(draft)?.moment === "static";
  return taken.success.length === 0 && !still ? { is: "nothing" } : { is: "done", ids: taken.success };
};

/** Never throws: whatever a reader typed has a view. */
export const view = (state: State, find: Find): View => {
  const prepared = state.effects.map((draft, index) => prepare(draft, find, `other-${index + 1}`));
  const lacking = prepared.map(
    (each): Status => (Result.isFailure(each) ? { is: "lacking", ...each.failure } : { is: "nothing" }),
  );
  const object = objectOf(state, find);
  if (object === undefined) return { statuses: lacking, problem: unknown(state.card) };
  const ready = prepared.flatMap((each, index) => (Result.isSuccess(each) ? [{ ...each.success, index }] : []));
  const objects = Object.assign({}, ...ready.map((each) => each.objects)) as Prepared["objects"];
  const { options } = state;
  const program = Series.follow(
    object,
    ready.map(({ entry }) => entry),
    options === undefined ? { objects } : { objects, options },
  );
  const course = Effect.runSync(Effect.result(program));
  if (Result.isFailure(course)) return { statuses: lacking, problem: course.failure.message };
  const { outcome, entries } = course.success;
  const statuses = [...lacking];
  const done: Array<Prepared> = [];
  for (const [at, { index, ...each }] of ready.entries()) {
    const taken = entries[at];
    const draft = state.effects[index];
    if (taken === undefined || draft === undefined) continue;
    const status = statusOf(taken, draft);
    statuses[index] = status;
    if (status.is === "done") done.push(each);
  }
  const edition = Result.getOrElse(Settings.edition(options?.edition), () => RulesEdition.newest);
  const { changeable } = Analysis.analyze(object, edition);
  return { statuses, shown: { object, outcome, changeable, edition, done } };
};
