import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { heading, say } from "./say.mjs";
import { turbo } from "./turbo.mjs";
import { packages } from "./workspace.mjs";

const report = ".vitest/report.json";
const nothing = { passed: 0, failed: 0, skipped: 0 };

const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped });

/** A file that failed although none of its tests did: it could not be loaded, or a hook of it threw. */
const failedOutsideTests = ({ status, assertionResults }) =>
  status === "failed" && !assertionResults.some((test) => test.status === "failed");

/** Each such file counts as a failure, and so does a run that failed for no file's reason. */
const read = (path) => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success, testResults } = JSON.parse(
    readFileSync(path, "utf8"),
  );
  const failed = numFailedTests + testResults.filter(failedOutsideTests).length;
  return {
    passed: numPassedTests,
    failed: success ? failed : Math.max(1, failed),
    skipped: numPendingTests + numTodoTests,
  };
};

/**
 * Runs one task (`test`, `test:browser`) in every package which has it, and sums their reports.
 * The script of a package is a plain `vitest run`: the reporters come from here.
 */
export const vitest = async (task) => {
  const tested = packages().filter(({ manifest }) => manifest.scripts?.[task]);
  for (const { folder } of tested) rmSync(join(root, folder, report), { force: true });
  // --only: the build is a step of its own. --force: someone who asks for the tests wants them run, not remembered.
  const ok = await turbo(
    task,
    ...["--only", "--force", "--continue=always", "--log-order=stream", "--output-logs=full"],
    ...["--", "--reporter=verbose", "--reporter=json", `--outputFile.json=${report}`],
  );
  heading(`Tests per package (${task})`);
  let total = nothing;
  for (const { folder, manifest } of tested) {
    const path = join(root, folder, report);
    const counts = existsSync(path) ? read(path) : { ...nothing, failed: 1 };
    const remark = existsSync(path) ? "" : " (it ended without a report)";
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    say(`${manifest.name}: ${counts.passed} passed, ${counts.failed} failed${skipped}${remark}`);
    total = add(total, counts);
  }
  const silent = total.passed + total.failed === 0 || (!ok && total.failed === 0);
  return silent ? add(total, { ...nothing, failed: 1 }) : total;
};
