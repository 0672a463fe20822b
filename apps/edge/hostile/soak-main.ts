/**
 * `pnpm soak [--seconds=300] [--warm-up=300] [--json] [--record]`: the exit code is 1 where an answer was wrong, where the Worker had a fault,
 * or where its memory grew. `--record` leaves a run that held where the site shows it from.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { machine } from "@palimpsest/bench/report";
import { soak } from "./soak.ts";

const numberOf = (option: string, usual: number): number =>
  Number(process.argv.find((each) => each.startsWith(`--${option}=`))?.split("=")[1] ?? usual);

const seconds = numberOf("seconds", 300);
const warmUp = numberOf("warm-up", 300);
const report = await soak({ seconds, warmUp });
const { questions, requests, rate, byStatus, byKind, faults, wrong, examples, latency, memory } = report;
const [, early = 0, , , last = 0] = memory.fifths;
const grown = last / early;

if (process.argv.includes("--json")) console.log(JSON.stringify(report));
else {
  const statuses = Object.entries(byStatus).map(([status, count]) => `${count} × ${status}`);
  console.log(
    `${requests} requests in ${warmUp} + ${seconds} s, all of ${questions} questions, ${rate} a second: ${statuses.join(", ")}`,
  );
  console.log(
    Object.entries(byKind)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, count]) => `  ${String(count).padStart(8)} ${kind}`)
      .join("\n"),
  );
  console.log(`wrong answers: ${wrong}; faults: ${faults}`);
  for (const example of examples) console.log(`  ${example}`);
  console.log(
    `latency: p50 ${latency.p50.toFixed(1)} ms, p99 ${latency.p99.toFixed(1)} ms, most ${latency.max.toFixed(0)} ms`,
  );
  console.log(
    `memory: ${memory.fifths.join(", ")} MB in each fifth of the time (× ${grown.toFixed(2)} since the second), most ${memory.most.toFixed(0)} MB`,
  );
}
const held = wrong === 0 && faults === 0 && grown <= 1.1;
if (held && process.argv.includes("--record")) {
  const run = { date: new Date().toISOString().slice(0, 10), machine: machine(), warmUp, grown, ...report };
  const file = fileURLToPath(new URL("../../../bench/results/soak.json", import.meta.url));
  writeFileSync(file, `${JSON.stringify(run, undefined, 2)}\n`);
}
process.exitCode = held ? 0 : 1;
