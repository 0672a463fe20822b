/** In the browser: the page that the build rendered comes alive. */
import { h, hydrate } from "preact";
import { Playground } from "./Playground.tsx";

const place = document.getElementById("playground");
if (place !== null) hydrate(h(Playground, { seed: JSON.parse(place.dataset.seed ?? "[]") }), place);
