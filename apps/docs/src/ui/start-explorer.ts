/** In the browser: the page that the build rendered comes alive. */
import { h, hydrate } from "preact";
import { Explorer } from "./Explorer.tsx";

const place = document.getElementById("explorer");
if (place !== null) hydrate(h(Explorer, { seed: JSON.parse(place.dataset.seed ?? "[]") }), place);
