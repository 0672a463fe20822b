/**
 * Items of a list dragged by their handles with any pointer. The arrow keys on a handle and the buttons beside it do the
 * same, so dragging is never the only way.
 */
import { useRef, useState } from "preact/hooks";

/** Where a pointer at `y` puts an item: before the first other whose middle is below it. */
export const placeAt = (y: number, middles: ReadonlyArray<number>, dragged: number): number => {
  let place = 0;
  for (const [index, middle] of middles.entries()) if (index !== dragged && middle < y) place++;
  return place;
};

interface Dragging {
  readonly item: number;
  readonly to: number;
  readonly by: number;
}

export interface Sorting {
  readonly list: { readonly current: HTMLOListElement | null };
  readonly dragging: Dragging | undefined;
  readonly handle: (item: number) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

export const useSorting = (onMove: (from: number, to: number) => void): Sorting => {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef({ y: 0, middles: [] as ReadonlyArray<number> });
  const [dragging, setDragging] = useState<Dragging | undefined>(undefined);
  return {
    list,
    dragging,
    handle: (item) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
        start.current = {
          y: event.clientY + window.scrollY,
          middles: rows.map(({ top, height }) => top + height / 2 + window.scrollY),
        };
        setDragging({ item, to: item, by: 0 });
      },
      onPointerMove: (event) => {
        if (dragging?.item !== item) return;
        const { y, middles } = start.current;
        const at = event.clientY + window.scrollY;
        setDragging({ item, to: placeAt(at, middles, item), by: at - y });
      },
      onPointerUp: () => {
        if (dragging !== undefined && dragging.to !== dragging.item) onMove(dragging.item, dragging.to);
        setDragging(undefined);
      },
      onPointerCancel: () => setDragging(undefined),
    }),
  };
};
