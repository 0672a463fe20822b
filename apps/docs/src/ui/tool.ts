/**
 * What the playground and the explorer have in common: a state that the address holds, cards that are fetched when one
 * is wanted, and what a screen reader hears.
 */
import type { GameObject } from "@palimpsest/core/Contract";
import * as Result from "effect/Result";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { holdCards, type Library } from "../cards/Library.ts";
import { over } from "../cards/server.ts";
import type { Codec } from "../playground/link.ts";
import type { CardRef } from "../playground/State.ts";
import { type Say, useAnnouncer } from "./announcer.ts";
import { useSettled } from "./settled.ts";
import { useStable } from "./stable.ts";

interface Setting<A> {
  readonly first: A;
  readonly links: Codec<A>;
  /** Cards that the page brings along. */
  readonly seed: ReadonlyArray<GameObject>;
}

export interface Tool<A> {
  readonly state: A;
  /** A change by the reader: what comes of it is said. */
  readonly change: (next: A) => void;
  readonly library: Library;
  /** Why the page's address could not be opened, or a card could not be fetched. */
  readonly trouble: string | undefined;
  readonly heard: string;
  readonly say: Say;
  /** The page's address has been read. */
  readonly opened: boolean;
  /** Whether the last change was the reader's own. */
  readonly changed: { readonly current: boolean };
}

/** The cards that can be named, as far as they are known by now. */
const useCards = (seed: ReadonlyArray<GameObject>, failed: (message: string) => void): Library => {
  const [known, setKnown] = useState(0);
  const hold = useRef<(() => Library) | undefined>(undefined);
  hold.current ??= holdCards({
    seed,
    starter: async () => (await import("../cards/starter.ts")).starter,
    server: over((address, options) => fetch(address, options)),
    changed: () => setKnown((before) => before + 1),
    failed,
  });
  const { current } = hold;
  return useMemo(current, [known]);
};

export const useTool = <A>({ first, links, seed }: Setting<A>): Tool<A> => {
  const [state, setState] = useState(first);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [opened, setOpened] = useState(false);
  const { heard, say } = useAnnouncer();
  const library = useCards(seed, setTrouble);

  const open = (fragment: string) => {
    const read = links.decode(fragment);
    if (Result.isFailure(read)) return setTrouble(read.failure.message);
    if (read.success === undefined) return;
    setTrouble(undefined);
    setState(read.success);
  };

  // The page was rendered without its address: whoever follows a link gets its state once the page is alive.
  useEffect(() => {
    open(location.hash);
    setOpened(true);
    const onHash = () => open(location.hash);
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);

  const changed = useRef(false);
  const change = useStable((next: A) => {
    setTrouble(undefined);
    setState(next);
    changed.current = true;
  });

  // A moment later, since browsers count how often a page sets its address.
  const settled = useSettled(state);
  useEffect(() => {
    if (settled !== first) history.replaceState(null, "", links.encode(settled));
  }, [settled]);

  return { state, change, library, trouble, heard, say, opened, changed };
};

/** Is all there that a card's name may mean? */
export const isFetched = (library: Library, card: CardRef): boolean =>
  typeof card !== "string" || library.isSettled(card);

/**
 * Fetches what is named and did not come with the page. Until a page's address has been read, and its cards are there,
 * nothing is shown of the state that the build rendered: what stands there would only jump.
 */
export const useNames = (
  { library, opened }: Pick<Tool<unknown>, "library" | "opened">,
  cards: ReadonlyArray<CardRef>,
): void => {
  const wanted = cards.filter((card) => typeof card === "string" && !library.isSettled(card));
  useEffect(() => {
    if (wanted.length > 0) library.want(wanted as ReadonlyArray<string>);
    else if (opened) delete document.documentElement.dataset.opening;
  }, [JSON.stringify(wanted), library, opened]);
};

/** Says what came of a reader's own change; what a page opens with stands there to be read. */
export const useSummary = ({ changed, say }: Pick<Tool<unknown>, "changed" | "say">, summary: string): void => {
  useEffect(() => {
    if (changed.current) say(summary, "came");
  }, [summary]);
};

/** The last that there was: while a name is being typed there is nothing to show, and nothing jumps. */
export const useLast = <A>(value: A | undefined): A | undefined => {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
};
