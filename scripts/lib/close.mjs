import { say } from "./say.mjs";

/** The last line of a test command, alone on its line; a step which failed counts as one failure. */
export const close = (counts, failedSteps = []) => {
  const failed = counts.failed + failedSteps.length;
  say();
  if (failedSteps.length > 0) say(`Steps which failed, counted as one each: ${failedSteps.join(", ")}.`);
  say(`${counts.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};
