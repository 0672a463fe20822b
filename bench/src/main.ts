/**
 * `pnpm bench [--json] [--short]`: ratios with their spread, interleaved in one run. The exit code is 1 where a ratio
 * is over its budget.
 */
import { analysis } from "./analysis.ts";
import { boards } from "./boards.ts";
import { faces } from "./faces.ts";
import { linearity } from "./linearity.ts";
import { isOver, machine, type Section, text } from "./report.ts";

const short = process.argv.includes("--short");
const pool = faces();
const sections: ReadonlyArray<Section> = [
  {
    title: `Analysis and change of ${pool.faces.length} faces (${pool.source})`,
    rows: analysis(pool.faces, short ? 5 : 15),
  },
  { title: "Boards", rows: boards(short ? 5 : 9) },
  { title: "Hostile text, time a character", rows: linearity(short ? 3 : 9) },
];

if (process.argv.includes("--json")) console.log(JSON.stringify({ machine: machine(), sections }));
else console.log(`${machine()}\n${text(sections)}`);
process.exitCode = sections.some(({ rows }) => rows.some(isOver)) ? 1 : 0;
