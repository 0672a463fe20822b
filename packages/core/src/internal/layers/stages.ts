/**
 * What the objects of a board say, effect after effect. Only objects that an effect touches have an entry: a board
 * costs what its effects cost, whatever else lies on it.
 */
import type { AppliedEffect } from "../../Contract.ts";
import type { Board, ContinuousEffect, Rules } from "../../Layers.ts";
import type * as Said from "../../Said.ts";
import * as Cleave from "../../text-change/Cleave.ts";
import * as EveryName from "../../text-change/EveryName.ts";
import * as ExchangeTextBoxes from "../../text-change/ExchangeTextBoxes.ts";
import * as FullText from "../../text-change/FullText.ts";
import * as NameSticker from "../../text-change/NameSticker.ts";
import * as Overload from "../../text-change/Overload.ts";
import * as ReplaceEveryWord from "../../text-change/ReplaceEveryWord.ts";
import * as ReplaceWord from "../../text-change/ReplaceWord.ts";
import * as SetName from "../../text-change/SetName.ts";
import * as Splice from "../../text-change/Splice.ts";
import { Parts } from "./parts.ts";
import { isSpellOrPermanent } from "./spells-and-permanents.ts";

/** What an object says after an effect, and the stage before: together, the effects on it in their order. */
interface Stage {
  readonly said: Said.Said;
  readonly effect: ContinuousEffect;
  readonly waitedFor: AppliedEffect["waitedFor"];
  readonly before: Stage | undefined;
}

const row = ({ effect: { change }, waitedFor }: Stage): AppliedEffect => {
  const { id, kind, source, timestamp } = change;
  return { id, kind, ...(source === undefined ? {} : { source }), layer: 3, timestamp, waitedFor };
};

/** Does the text that makes an effect stand in a text box: the object's own, or that of another? */
export const makesEffect = ({ textBox }: Said.Said, { abilityFrom }: ContinuousEffect): boolean =>
  textBox.some(({ origin }) => origin === abilityFrom);

/** No more objects than this are touched. */
const mostTouched = ({ objects, effects }: Board): number => {
  let most = 0;
  for (const { affects } of effects) most += affects === "spells-and-permanents" ? objects.size : affects.length;
  return Math.min(most, objects.size);
};

export class Stages {
  readonly board: Board;
  readonly #rules: Rules;
  readonly #latest: Parts<Stage>;
  #permanents: ReadonlyArray<string> | undefined;

  constructor(board: Board, rules: Rules) {
    this.board = board;
    this.#rules = rules;
    this.#latest = new Parts(mostTouched(board));
  }

  /** What an object says now; `undefined` where the board has none of this id. */
  said(id: string): Said.Said | undefined {
    return this.#latest.get(id)?.said ?? this.board.objects.get(id)?.printed;
  }

  /** The effects on an object so far, in the order in which they were applied. */
  applied(id: string): ReadonlyArray<AppliedEffect> {
    const rows: Array<AppliedEffect> = [];
    for (let stage = this.#latest.get(id); stage !== undefined; stage = stage.before) rows.push(row(stage));
    return rows.reverse();
  }

  /** The objects that an effect applies to. */
  objectsOf({ affects }: ContinuousEffect): ReadonlyArray<string> {
    if (affects !== "spells-and-permanents") return affects;
    this.#permanents ??= [...this.board.objects].flatMap(([id, { zone }]) => (isSpellOrPermanent(zone) ? [id] : []));
    return this.#permanents;
  }

  /** What an object that says something would say after an effect on it; the value itself where nothing changes. */
  changed(id: string, said: Said.Said, { change }: ContinuousEffect): Said.Said {
    const { reminderText } = this.#rules;
    switch (change.kind) {
      case "replace-word":
        return ReplaceWord.apply(said, change, reminderText);
      case "replace-every-word":
        return ReplaceEveryWord.apply(said, change, reminderText);
      case "exchange-text-boxes": {
        const [a, b] = change.between;
        const other = this.said(id === a ? b : a);
        if (other === undefined) return said;
        return id === a
          ? ExchangeTextBoxes.apply(said, other, change)[0]
          : ExchangeTextBoxes.apply(other, said, change)[1];
      }
      case "full-text": {
        const other = this.said(change.of);
        const face = this.board.objects.get(change.of);
        return other === undefined || face === undefined ? said : FullText.apply(said, other, face.values, change);
      }
      case "every-name":
        return EveryName.apply(said, change, this.#rules.edition);
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

  /** Does the ability that makes the effect stand on its source, as far as the effects so far tell? */
  #exists(effect: ContinuousEffect): boolean {
    if (effect.ability === undefined) return true;
    const said = this.said(effect.ability);
    return said !== undefined && makesEffect(said, effect);
  }

  /** Applies an effect to its objects, unless the ability that makes it is gone. */
  apply(effect: ContinuousEffect, waitedFor: AppliedEffect["waitedFor"]): void {
    if (!this.#exists(effect)) return;
    const objects = this.objectsOf(effect);
    if (objects.length === 1) {
      const id = objects[0] as string;
      this.#put(id, this.#next(id, effect, waitedFor));
      return;
    }
    // All are read before any is written: the two of an exchange read each other.
    const next = objects.map((id) => this.#next(id, effect, waitedFor));
    for (const [index, id] of objects.entries()) this.#put(id, next[index]);
  }

  #next(id: string, effect: ContinuousEffect, waitedFor: AppliedEffect["waitedFor"]): Stage | undefined {
    const before = this.#latest.get(id);
    const said = before?.said ?? this.board.objects.get(id)?.printed;
    return said === undefined ? undefined : { said: this.changed(id, said, effect), effect, waitedFor, before };
  }

  #put(id: string, stage: Stage | undefined): void {
    if (stage !== undefined) this.#latest.set(id, stage);
  }
}
