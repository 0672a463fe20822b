/** Records what is said of every face of the starter catalogue: `pnpm --filter @palimpsest/cards verdicts`. */
import { writeFileSync } from "node:fs";
import { record, verdicts } from "./verdicts.ts";

writeFileSync(record, `${verdicts().join("\n\n")}\n`);
