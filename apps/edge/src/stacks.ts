/**
 * No stack traces while the Worker's modules are evaluated: the first one has V8 parse the whole bundle again, to know the
 * positions in it, and that is a fifth of a start. Whoever imports this first calls `restore` last.
 */
const { stackTraceLimit } = Error;
Error.stackTraceLimit = 0;

/** Errors have their traces again. */
export const restore = (): void => {
  Error.stackTraceLimit = stackTraceLimit;
};
