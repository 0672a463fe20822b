/**
 * What core and cards cost (`pnpm bench` runs this, and the Worker's own): ratios with their spread, interleaved in one run.
 * `--short` takes fewer rounds and leaves out what takes minutes. The exit code is 1 where a ratio is over its budget.
 */
import { analysis } from "./analysis.ts";
import { boards } from "./boards.ts";
import { editing } from "./editing.ts";
import { faces } from "./faces.ts";
import { importing } from "./importing.ts";
import { linearity } from "./linearity.ts";
import { report, short } from "./report.ts";

const pool = faces();

await report([
  () => ({
    title: `Analysis and change of ${pool.faces.length} faces (${pool.source})`,
    rows: analysis(pool, short ? 5 : 15),
  }),
  () => ({ title: "The change alone, against libraries that edit text", rows: editing(pool.faces, short ? 5 : 15) }),
  () => ({ title: "Boards", rows: boards(short ? 5 : 9) }),
  ...(short ? [] : [() => ({ title: "Hostile text, time a character (minutes)", rows: linearity(5) })]),
  () => importing(short ? 1 : 3),
]);
