/** In the browser: the part of a page that the build rendered comes alive. */
import type { GameObject } from "@palimpsest/core/Contract";
import { type FunctionComponent, h, hydrate } from "preact";

export const start = (id: string, tool: FunctionComponent<{ readonly seed: ReadonlyArray<GameObject> }>): void => {
  const place = document.getElementById(id);
  if (place !== null) hydrate(h(tool, { seed: JSON.parse(place.dataset.seed ?? "[]") }), place);
};
