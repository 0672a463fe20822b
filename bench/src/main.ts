/**
 * What core and cards cost (`pnpm bench` runs this, and the Worker's own): ratios with their spread, interleaved in one run.
 * `--short` reads some of a whole pool of cards, and leaves out what takes minutes: rounds that take less time are steadier
 * ratios on a busy machine than rounds that are fewer. The exit code is 1 where a ratio is over its budget.
 */
import { analysis } from "./analysis.ts";
import { boards } from "./boards.ts";
import { editing } from "./editing.ts";
import { faces } from "./faces.ts";
import { importing } from "./importing.ts";
import { linearity } from "./linearity.ts";
import { report, short } from "./report.ts";

const pool = faces(short ? 5_000 : undefined);

await report([
  () => ({
    title: `Analysis and change of ${pool.faces.length} faces (${pool.source})`,
    rows: analysis(pool, short ? 9 : 15),
  }),
  () => ({ title: "The change alone, against libraries that edit text", rows: editing(pool.faces, short ? 5 : 15) }),
  () => ({ title: "Boards", rows: boards(short ? 7 : 9) }),
  ...(short ? [] : [() => ({ title: "Hostile text, time a character (minutes)", rows: linearity(5) })]),
  () => importing(3, short ? 4_000 : undefined),
]);
