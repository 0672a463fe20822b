/** The order of effects on an object: when each came, when it applied, and what it waited for. */

import { deeds } from "../labels.ts";
import type { Moment } from "../ui/Timeline.tsx";
import { labels } from "./labels.ts";
import { changeTold, chosen } from "./told.ts";
import type { Seen, Worked } from "./worked.ts";

export interface Timeline {
  readonly captions: ReadonlyArray<string>;
  readonly moments: ReadonlyArray<Moment>;
}

const kinds: Readonly<Record<string, string>> = {
  "replace-word": "A word is replaced",
  "replace-every-word": "Every word of a class is replaced",
  "exchange-text-boxes": "Text boxes are exchanged",
  "full-text": "The full text of another object",
  "every-name": "Every name of a kind of card",
  "set-name": "A name is set",
  "name-sticker": "A name sticker",
  splice: "Splice",
  overload: "Overload",
  cleave: "Cleave",
};

const timelineOf = ({ example, effects: made }: Worked, { object, outcome }: Seen): ReadonlyArray<Moment> => {
  // An effect on another object stands among those of this one where one of them waited for it.
  const ids = new Set(outcome.effects.map(({ id }) => id));
  const effects = outcome.effects.flatMap((effect) => {
    const others = effect.waitedFor.flatMap(({ id }) => (ids.has(id) ? [] : (made.get(id)?.effect ?? [])));
    for (const { id } of others) ids.add(id);
    return [...others, effect];
  });
  const byTime = [...effects].sort((a, b) => a.timestamp - b.timestamp);
  const named = labels(example);
  const sourceOf = (id: string): string => {
    const found = made.get(id);
    if (found === undefined) return id;
    const { effect, on, step } = found;
    const card = effect.source ?? kinds[effect.kind] ?? effect.kind;
    // Of several cards of one name, which of them it was.
    const maker = example.steps[step - 1];
    const which = maker !== undefined && "object" in maker ? named.get(maker.object) : undefined;
    const source = which?.startsWith("the ") && which.endsWith(card) ? `The${which.slice(3)}` : card;
    return on === object || effect.kind === "exchange-text-boxes" ? source : `${source} on ${named.get(on) ?? on}`;
  };
  return effects.map((effect) => {
    const step = example.steps[(made.get(effect.id)?.step ?? 0) - 1];
    const did =
      step?.do === "change" ? changeTold(step.change, (id) => named.get(id) ?? id) : step && chosen(step, named);
    const does = did ?? deeds[effect.kind];
    return {
      id: effect.id,
      source: sourceOf(effect.id),
      ...(does === undefined ? {} : { does }),
      stamped: byTime.indexOf(effect) + 1,
      waitedFor: effect.waitedFor.map((each) => ({ ...each, source: sourceOf(each.id) })),
    };
  });
};

/** A timeline for each different order of effects. */
export const timelines = (worked: Worked): ReadonlyArray<Timeline> => {
  const all = new Map<string, { captions: Array<string>; moments: ReadonlyArray<Moment> }>();
  for (const seen of worked.seen) {
    const moments = timelineOf(worked, seen);
    if (moments.length === 0) continue;
    const key = JSON.stringify(moments);
    const found = all.get(key);
    if (found === undefined) all.set(key, { captions: [seen.caption], moments });
    else found.captions.push(seen.caption);
  }
  return [...all.values()];
};
