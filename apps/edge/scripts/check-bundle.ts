/** Fails the build when the Worker has grown too large, or when it holds the barrel of effect, which can't be shaken. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { largestBundle } from "./bundle-budget.ts";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const worker = readFileSync(`${dist}index.js`);
const size = gzipSync(worker, { level: 9 }).byteLength;
const { inputs } = JSON.parse(readFileSync(`${dist}meta.json`, "utf8")) as {
  readonly inputs: Readonly<Record<string, unknown>>;
};
const barrels = Object.keys(inputs).filter((path) => /\/effect\/(?:dist|src)\/index\.[jt]s$/.test(path));

process.stdout.write(`The Worker has ${(size / 1000).toFixed(1)} kB with gzip (${worker.byteLength} bytes without).\n`);
if (size > largestBundle) {
  process.stderr.write(`That is more than the ${largestBundle / 1000} kB that it may have.\n`);
  process.exitCode = 1;
}
if (barrels.length > 0) {
  process.stderr.write(
    `It holds the barrel of effect: import "effect/Module", not "effect" (${barrels.join(", ")}).\n`,
  );
  process.exitCode = 1;
}
