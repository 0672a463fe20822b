/** The worked examples in the order in which the site shows them; `slug` is the page below /examples/. */
import * as basicLandType from "./examples/basic-land-type.ts";
import * as colourWord from "./examples/colour-word.ts";
import * as creatureType from "./examples/creature-type.ts";

export const examples = [
  { slug: "colour-word", title: "A colour word", ...colourWord },
  { slug: "basic-land-type", title: "A basic land type", ...basicLandType },
  { slug: "creature-type", title: "A creature type", ...creatureType },
] as const;
