/** What a screen reader hears: what was done and what came of it, once things are quiet. */
import { useEffect, useRef, useState } from "preact/hooks";

const quiet = 700;

/** Says what the reader did ("did"), or what came of it ("came"): of each, only the last is heard. */
export type Say = (message: string, what?: "did" | "came") => void;

export const useAnnouncer = (): { readonly heard: string; readonly say: Say } => {
  const [heard, setHeard] = useState("");
  const pending = useRef<{ readonly did?: string; readonly came?: string }>({});
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (message: string, what: "did" | "came" = "did") => {
    pending.current = { ...pending.current, [what]: message };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { did = "", came = "" } = pending.current;
      pending.current = {};
      setHeard(`${did} ${came}`.trim());
    }, quiet);
  };
  return { heard, say };
};
