/** Every word of a card that looks like a colour or a type, those that the filters leave, and what there is to filter by. */
import * as Analysis from "@palimpsest/core/Analysis";
import type { CardFace, GameObject, Note, TextField, Usage, WordClass } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import * as Result from "effect/Result";
import { cutAt } from "../pieces.ts";
import type { Find } from "../playground/effects.ts";
import { nameOf } from "../playground/State.ts";
import type { Role, State } from "./State.ts";

/** A run of text; with the index of its usage where it is a word that the filters leave. */
export interface Mark {
  readonly text: string;
  readonly usage?: number;
}

export interface ShownFace {
  readonly name: ReadonlyArray<Mark>;
  readonly typeLine: ReadonlyArray<Mark>;
  readonly text: ReadonlyArray<Mark>;
  readonly card: GameObject | CardFace;
}

/** A value to filter by, and how many words the other filters leave of it. */
export interface Choice<A> {
  readonly value: A;
  readonly count: number;
}

export interface Shown {
  readonly usages: ReadonlyArray<Usage>;
  /** Indices of those that the filters leave. */
  readonly left: ReadonlyArray<number>;
  readonly faces: ReadonlyArray<ShownFace>;
  readonly classes: ReadonlyArray<Choice<WordClass>>;
  readonly roles: ReadonlyArray<Choice<Role>>;
  readonly rules: ReadonlyArray<Choice<string>>;
  readonly notes: ReadonlyArray<Note>;
  readonly edition: RulesEdition.RulesEdition;
}

export interface View {
  readonly shown?: Shown;
  readonly problem?: string;
}

export const roleOf = (usage: Usage): Role => usage.reason ?? "used";

const hasRole = (usage: Usage, role: Role | undefined): boolean =>
  role === undefined || (role === "unused" ? !usage.used : roleOf(usage) === role);

const tests = {
  class: (usage: Usage, { class: wanted }: State) => wanted === undefined || usage.class === wanted,
  role: (usage: Usage, { role }: State) => hasRole(usage, role),
  rule: (usage: Usage, { rule }: State) => rule === undefined || usage.rule === rule,
} as const;

type Filter = keyof typeof tests;

/** Does a word pass all filters, one left out perhaps? */
const passes = (usage: Usage, state: State, but?: Filter): boolean =>
  (Object.keys(tests) as ReadonlyArray<Filter>).every((filter) => filter === but || tests[filter](usage, state));

const choices = <A>(
  usages: ReadonlyArray<Usage>,
  state: State,
  filter: Filter,
  values: ReadonlyArray<A>,
  is: (usage: Usage, value: A) => boolean,
): ReadonlyArray<Choice<A>> => {
  const others = usages.filter((usage) => passes(usage, state, filter));
  return values.map((value) => ({ value, count: others.filter((usage) => is(usage, value)).length }));
};

/** A card's faces with those of its words marked. */
export const facesOf = (
  card: GameObject,
  usages: ReadonlyArray<Usage>,
  marked: ReadonlyArray<number>,
): ReadonlyArray<ShownFace> =>
  (card.card_faces ?? [card]).map((face, at) => {
    const marksOf = (field: TextField) =>
      cutAt(
        face[field] ?? "",
        marked.flatMap((index) => {
          const usage = usages[index];
          if (usage?.field !== field || (usage.face ?? 0) !== at) return [];
          return [{ start: usage.start, end: usage.end, usage: index }];
        }),
      );
    return { name: marksOf("name"), typeLine: marksOf("type_line"), text: marksOf("oracle_text"), card: face };
  });

const byNumber = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

/** Never throws: whatever was pasted has a view. */
export const view = (state: State, find: Find): View => {
  const card = typeof state.card === "string" ? find(state.card) : state.card;
  if (card === undefined) {
    const name = nameOf(state.card);
    return {
      problem:
        name === "" ? "Choose a card, or paste one." : `No card named “${name.slice(0, 60)}” is in the catalogue.`,
    };
  }
  const edition = state.edition ?? RulesEdition.newest;
  const analysis = Analysis.evaluateResult(card, edition);
  if (Result.isFailure(analysis)) return { problem: analysis.failure.message };
  const { usages, notes } = analysis.success;
  const left = usages.flatMap((usage, index) => (passes(usage, state) ? [index] : []));
  const faces = facesOf(card, usages, left);
  const roles: ReadonlySet<Role> = new Set(usages.map(roleOf));
  const rules = [...new Set([...usages.map(({ rule }) => rule), ...(state.rule === undefined ? [] : [state.rule])])];
  const listed: ReadonlyArray<Role> = [
    ...new Set<Role>(["used", "unused", ...roles, ...(state.role === undefined ? [] : [state.role])]),
  ];
  return {
    shown: {
      usages,
      left,
      faces,
      classes: choices(usages, state, "class", Lexicon.wordClasses, (usage, value) => usage.class === value),
      roles: choices(usages, state, "role", listed, hasRole),
      rules: choices(usages, state, "rule", rules.toSorted(byNumber), (usage, value) => usage.rule === value),
      notes,
      edition,
    },
  };
};
