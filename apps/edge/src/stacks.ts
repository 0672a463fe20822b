/**
 * No stack traces while the Worker's modules are evaluated: the first one makes V8 parse the whole bundle again, for the
 * positions in it, which is a tenth of a start.
 */
const limits = Error as unknown as { stackTraceLimit: number };
const { stackTraceLimit } = limits;
limits.stackTraceLimit = 0;

/** To be called once all modules are there: errors have their traces again. */
export const restoreStacks = (): void => {
  limits.stackTraceLimit = stackTraceLimit;
};
