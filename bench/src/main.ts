/**
 * `pnpm bench [--json] [--short]`: ratios with their spread, interleaved in one run. The exit code is 1 where a ratio
 * is over its budget.
 */
import { analysis } from "./analysis.ts";
import { boards } from "./boards.ts";
import { faces } from "./faces.ts";
import { importing } from "./importing.ts";
import { linearity } from "./linearity.ts";
import { isOver, machine, type Section, text } from "./report.ts";

const short = process.argv.includes("--short");
const json = process.argv.includes("--json");
const pool = faces();
const measure: ReadonlyArray<() => Section | Promise<Section>> = [
  () => ({
    title: `Analysis and change of ${pool.faces.length} faces (${pool.source})`,
    rows: analysis(pool.faces, short ? 5 : 15),
  }),
  () => ({ title: "Boards", rows: boards(short ? 5 : 9) }),
  () => ({ title: "Hostile text, time a character (minutes)", rows: linearity(short ? 3 : 9) }),
  () => importing(short ? 1 : 3),
];

if (!json) console.log(machine());
const sections: Array<Section> = [];
for (const section of measure) {
  const measured = await section();
  if (!json) console.log(text(measured));
  sections.push(measured);
}
if (json) console.log(JSON.stringify({ machine: machine(), sections }));
process.exitCode = sections.some(({ rows }) => rows.some(isOver)) ? 1 : 0;
