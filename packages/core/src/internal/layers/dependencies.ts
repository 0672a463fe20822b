/**
 * Rule 613.8: which effects depend on which (613.8a), judged on what the objects say at the moment.
 *
 * Effects that would do the same to the same objects depend on the same others, so they are judged as one. Words are
 * looked up, not compared effect by effect: a board with many effects on one object would else take a time that grows
 * with their cube.
 */
import type { ContinuousEffect, Rules } from "../../Layers.ts";
import type { Word } from "../../Lexicon.ts";
import type * as Said from "../../Said.ts";
import type * as Wording from "../../Wording.ts";
import { inLoop } from "../loops.ts";
import { isSpellOrPermanent } from "./spells-and-permanents.ts";
import { makesEffect, type Stages } from "./stages.ts";

/** Effects still to come that would do the same to the same objects. */
export interface Alike {
  readonly sample: ContinuousEffect;
  readonly effects: Set<ContinuousEffect>;
}

/** Do effects depend on others at all? Most do not, and are never compared. */
export const reads = ({ change, ability }: ContinuousEffect, rules: Rules): boolean =>
  rules.dependency !== "off" &&
  (ability !== undefined ||
    change.kind === "full-text" ||
    (change.kind === "exchange-text-boxes" && rules.exchange === "live") ||
    (rules.dependency === "outcome" && (change.kind === "replace-word" || change.kind === "replace-every-word")));

/** What effects that do the same have in common; `undefined` for one that stands alone. */
const likeness = ({ change, affects, ability }: ContinuousEffect): string | undefined => {
  if (ability !== undefined) return undefined;
  const on = affects === "spells-and-permanents" ? "*" : affects.length === 1 ? `:${affects[0]}` : undefined;
  if (on === undefined) return undefined;
  if (change.kind === "replace-word") return `${change.class} ${change.from.singular} ${change.to.singular}${on}`;
  if (change.kind === "replace-every-word") return `${change.class} ${change.to.singular}${on}`;
  return undefined;
};

/** The word whose places an effect looks for, or leaves out: where no other effect moves them, it finds what it found. */
const keyOf = ({ change }: ContinuousEffect): Word | undefined =>
  change.kind === "replace-word" ? change.from : change.kind === "replace-every-word" ? change.to : undefined;

/** May a change move text, so that it must be compared text by text? */
const movesText = ({ sample: { change } }: Alike): boolean =>
  change.kind === "exchange-text-boxes" || change.kind === "full-text" || change.kind === "splice";

const wordings = (said: Said.Said): ReadonlyArray<Wording.Wording> => [
  said.typeLine,
  ...said.textBox.map(({ wording }) => wording),
];

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
  return wordings(said).map(hit).join("|");
};

/** The words in use that a change of words takes from their places, or puts in them. */
const moved = (before: Said.Said, after: Said.Said): ReadonlySet<Word> => {
  const words = new Set<Word>();
  if (after === before) return words;
  const next = wordings(after);
  wordings(before).forEach((wording, at) => {
    wording.text.uses.forEach((use, index) => {
      const was = wording.words[index];
      const is = next[at]?.words[index];
      if (use.reason === undefined && was !== undefined && is !== undefined && was !== is) words.add(was).add(is);
    });
  });
  return words;
};

/** The effects that would move a word, as an object stands. */
interface Movers {
  readonly said: Said.Said;
  readonly byWord: ReadonlyMap<Word, ReadonlyArray<Alike>>;
}

const nothing: ReadonlySet<Alike> = new Set();
const nobody: ReadonlyArray<Alike> = [];

const removesAbility = "it would change whether the ability that makes this effect exists";
const changesSource = "it would change the text that this effect gives";
const changesBox = "it would change a text box that this effect exchanges";
const changesWords = "it would change which words this effect replaces";

export class Dependencies {
  readonly #stages: Stages;
  readonly #rules: Rules;
  readonly #alike = new Map<ContinuousEffect, Alike>();
  readonly #onObject = new Map<string, Set<Alike>>();
  readonly #everywhere = new Set<Alike>();
  readonly #movers = new Map<string, Movers>();

  constructor(stages: Stages, rules: Rules) {
    this.#stages = stages;
    this.#rules = rules;
    const groups = new Map<string, Alike>();
    for (const effect of stages.board.effects) {
      const like = likeness(effect);
      const known = like === undefined ? undefined : groups.get(like);
      const group = known ?? { sample: effect, effects: new Set() };
      group.effects.add(effect);
      this.#alike.set(effect, group);
      if (known !== undefined) continue;
      if (like !== undefined) groups.set(like, group);
      this.#enter(group);
    }
  }

  #enter(group: Alike): void {
    const { affects } = group.sample;
    if (affects === "spells-and-permanents") {
      this.#everywhere.add(group);
      return;
    }
    for (const id of affects) {
      const there = this.#onObject.get(id);
      if (there === undefined) this.#onObject.set(id, new Set([group]));
      else there.add(group);
    }
  }

  /** An effect that is applied is nothing to wait for any more. */
  remove(effect: ContinuousEffect): void {
    const group = this.#alike.get(effect);
    if (group === undefined) return;
    group.effects.delete(effect);
    if (group.effects.size > 0) return;
    if (effect.affects === "spells-and-permanents") this.#everywhere.delete(group);
    else for (const id of effect.affects) this.#onObject.get(id)?.delete(group);
  }

  /** The effects that apply to an object. */
  *#touching(id: string): Iterable<Alike> {
    yield* this.#onObject.get(id) ?? nothing;
    if (isSpellOrPermanent(this.#stages.board.objects.get(id)?.zone)) yield* this.#everywhere;
  }

  #moversOf(id: string, said: Said.Said, word: Word): ReadonlyArray<Alike> {
    const known = this.#movers.get(id);
    if (known?.said === said) return known.byWord.get(word) ?? nobody;
    const byWord = new Map<Word, Array<Alike>>();
    for (const group of this.#touching(id)) {
      if (keyOf(group.sample) === undefined) continue;
      for (const each of moved(said, this.#stages.changed(id, said, group.sample))) {
        const there = byWord.get(each);
        if (there === undefined) byWord.set(each, [group]);
        else there.push(group);
      }
    }
    this.#movers.set(id, { said, byWord });
    return byWord.get(word) ?? nobody;
  }

  /** What effects wait for, as things stand, each with the reason. A group waits for itself where two are left in it. */
  #of(group: Alike): ReadonlyMap<Alike, string> {
    const result = new Map<Alike, string>();
    const { sample } = group;
    if (!reads(sample, this.#rules)) return result;
    const add = (other: Alike, why: string): void => {
      if (other.effects.size > (other === group ? 1 : 0) && !result.has(other)) result.set(other, why);
    };
    if (sample.ability !== undefined) this.#findRemovers(sample, sample.ability, add);
    const { change } = sample;
    if (change.kind === "full-text") for (const other of this.#touching(change.of)) add(other, changesSource);
    if (change.kind === "exchange-text-boxes" && this.#rules.exchange === "live") {
      for (const id of change.between) this.#findBoxChanges(id, add);
    }
    const key = this.#rules.dependency === "outcome" ? keyOf(sample) : undefined;
    if (key !== undefined) this.#findMovers(sample, key, add);
    return result;
  }

  #findRemovers(sample: ContinuousEffect, ability: string, add: (other: Alike, why: string) => void): void {
    const said = this.#stages.said(ability);
    if (said === undefined) return;
    for (const other of this.#touching(ability)) {
      if (!movesText(other)) continue;
      const after = this.#stages.changed(ability, said, other.sample);
      if (makesEffect(said, sample) !== makesEffect(after, sample)) add(other, removesAbility);
    }
  }

  #findBoxChanges(id: string, add: (other: Alike, why: string) => void): void {
    const said = this.#stages.said(id);
    if (said === undefined) return;
    for (const other of this.#touching(id)) if (this.#changesBox(id, said, other)) add(other, changesBox);
  }

  #changesBox(id: string, said: Said.Said, { sample }: Alike): boolean {
    const { change } = sample;
    // An exchange copies the history of what it moves: too much for a question that its kind answers.
    if (change.kind === "exchange-text-boxes") {
      return change.between.every((each) => this.#stages.said(each) !== undefined);
    }
    return this.#stages.changed(id, said, sample).textBox !== said.textBox;
  }

  #findMovers(sample: ContinuousEffect, key: Word, add: (other: Alike, why: string) => void): void {
    for (const id of this.#stages.objectsOf(sample)) {
      const said = this.#stages.said(id);
      if (said === undefined) continue;
      for (const other of this.#moversOf(id, said, key)) add(other, changesWords);
      for (const other of this.#touching(id)) {
        if (!movesText(other)) continue;
        if (found(said, sample) !== found(this.#stages.changed(id, said, other.sample), sample))
          add(other, changesWords);
      }
    }
  }

  /** What an effect waits for, as things stand, each with the reason. */
  of(effect: ContinuousEffect): ReadonlyMap<Alike, string> {
    const group = this.#alike.get(effect);
    return group === undefined ? new Map() : this.#of(group);
  }

  /** Does a chain of waiting lead from an effect back to itself (613.8b)? */
  inLoop(effect: ContinuousEffect): boolean {
    const group = this.#alike.get(effect);
    return group !== undefined && inLoop(group, (each) => this.#of(each).keys());
  }
}
