/** Writes the table of rules, modules, scenarios and pages anew: `pnpm rules-table`. */
import { writeFileSync } from "node:fs";
import { root } from "../support/files.ts";
import { written } from "../support/rules-table.ts";

for (const { path, text } of written()) writeFileSync(root + path, text);
