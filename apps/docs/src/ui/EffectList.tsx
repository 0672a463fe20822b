/** The effects in their order, which is that of their timestamps. */
import type { Analysis } from "@palimpsest/core/Contract";
import type { RulesEdition } from "@palimpsest/core/RulesEdition";
import { useRef } from "preact/hooks";
import type { Library } from "../cards/Library.ts";
import { titleOf } from "../playground/effects.ts";
import { type Draft, mostEffects, moved, type State, withEffect, withoutEffect } from "../playground/State.ts";
import type { Status } from "../playground/view.ts";
import { EffectItem } from "./EffectItem.tsx";
import { useSorting } from "./sorting.ts";

interface Props {
  readonly state: State;
  readonly statuses: ReadonlyArray<Status>;
  readonly edition: RulesEdition;
  readonly changeable: Analysis["changeable"];
  readonly library: Library;
  readonly onState: (state: State) => void;
  /** Is told what was done to the list, for whoever can't see it. */
  readonly say: (message: string) => void;
}

const none: Status = { is: "nothing" };

/** A new effect: what a reader most likely wants next. */
const another: Draft = { does: "replace-word" };

/** Items keep their forms when they move, so each has a name of its own. */
const useKeys = (count: number) => {
  const made = useRef({ next: 0, keys: [] as ReadonlyArray<number> });
  const { current } = made;
  while (current.keys.length < count) current.keys = [...current.keys, current.next++];
  if (current.keys.length > count) current.keys = current.keys.slice(0, count);
  return {
    keys: current.keys,
    move: (from: number, to: number) => {
      current.keys = moved(current.keys, from, to);
    },
    remove: (index: number) => {
      current.keys = current.keys.toSpliced(index, 1);
    },
  };
};

export const EffectList = ({ state, statuses, edition, changeable, library, onState, say }: Props) => {
  const { effects } = state;
  const keys = useKeys(effects.length);
  const move = (from: number, to: number, focus?: string) => {
    const draft = effects[from];
    if (draft === undefined || to < 0 || to >= effects.length || from === to) return;
    keys.move(from, to);
    onState({ ...state, effects: moved(effects, from, to) });
    say(`${titleOf(draft)} is now number ${to + 1} of ${effects.length}.`);
    if (focus !== undefined) {
      requestAnimationFrame(() => sorting.list.current?.children[to]?.querySelector<HTMLElement>(focus)?.focus());
    }
  };
  const sorting = useSorting((from, to) => move(from, to));
  const remove = (index: number) => {
    keys.remove(index);
    onState(withoutEffect(state, index));
    requestAnimationFrame(() => {
      const next = sorting.list.current?.children[Math.min(index, effects.length - 2)];
      (next?.querySelector<HTMLElement>(".handle") ?? document.getElementById("add-effect"))?.focus();
    });
  };
  const { dragging } = sorting;
  return (
    <>
      <ol class="effects" ref={sorting.list}>
        {effects.map((draft, index) => {
          const number = index + 1;
          const isDragged = dragging?.item === index;
          const isTarget =
            dragging !== undefined && !isDragged && dragging.to === index && dragging.to !== dragging.item;
          const title = titleOf(draft);
          return (
            <li
              key={keys.keys[index]}
              class={`effect ${(statuses[index] ?? none).is}${isDragged ? " dragged" : ""}${isTarget ? (dragging.to > dragging.item ? " drop-after" : " drop-before") : ""}`}
              style={isDragged ? { transform: `translateY(${dragging.by}px)` } : undefined}
            >
              <div class="grip">
                <span class="number" aria-hidden="true">
                  {number}
                </span>
                <button
                  type="button"
                  class="handle"
                  aria-label={`Drag effect ${number}, or move it with the arrow keys: ${title}`}
                  onKeyDown={(event) => {
                    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
                    event.preventDefault();
                    move(index, index + (event.key === "ArrowUp" ? -1 : 1), ".handle");
                  }}
                  {...sorting.handle(index)}
                >
                  <span aria-hidden="true">⠿</span>
                </button>
                <button
                  type="button"
                  class="up"
                  aria-label={`Move effect ${number} up: ${title}`}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1, ".up")}
                >
                  <span aria-hidden="true">↑</span>
                </button>
                <button
                  type="button"
                  class="down"
                  aria-label={`Move effect ${number} down: ${title}`}
                  aria-disabled={index === effects.length - 1}
                  onClick={() => move(index, index + 1, ".down")}
                >
                  <span aria-hidden="true">↓</span>
                </button>
                <button
                  type="button"
                  class="remove"
                  aria-label={`Remove effect ${number}: ${title}`}
                  onClick={() => remove(index)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </div>
              <EffectItem
                draft={draft}
                status={statuses[index] ?? none}
                number={number}
                edition={edition}
                changeable={changeable}
                library={library}
                onDraft={(next) => onState(withEffect(state, index, next))}
              />
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        id="add-effect"
        class="add"
        disabled={effects.length >= mostEffects}
        onClick={() => {
          onState({ ...state, effects: [...effects, another] });
          requestAnimationFrame(() => sorting.list.current?.lastElementChild?.querySelector("select")?.focus());
        }}
      >
        Add an effect
      </button>
    </>
  );
};
