/** Cuts the symbols of cards out of the Mana font: `pnpm --filter @palimpsest/docs mana-symbols`. */
import { writeFileSync } from "node:fs";
import { cutOut, file } from "./mana-font.ts";

writeFileSync(file, await cutOut());
