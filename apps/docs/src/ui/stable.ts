import { useRef } from "preact/hooks";

/** A function that stays the same and does what the newest one would. */
export const useStable = <Args extends ReadonlyArray<unknown>>(
  run: (...args: Args) => void,
): ((...args: Args) => void) => {
  const newest = useRef(run);
  newest.current = run;
  const stable = useRef((...args: Args) => newest.current(...args));
  return stable.current;
};
