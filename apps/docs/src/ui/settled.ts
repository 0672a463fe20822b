import { useEffect, useState } from "preact/hooks";

const quiet = 250;

/** A value once it has not changed for a moment, for what need not follow every key. */
export const useSettled = <A>(value: A): A => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
