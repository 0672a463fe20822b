/**
 * The cards that can be named: those that came with the page; the starter set, which is fetched when somebody wants
 * another; and all that the Worker knows, one by one, if it knows more. No request is made before it is needed.
 */
import type { Catalogue, GameObject } from "@palimpsest/core/Contract";
import type { Answer, Server } from "./server.ts";

/** The starter set, once it is there. */
export interface Starter {
  readonly count: number;
  readonly find: (name: string) => GameObject | undefined;
  readonly suggest: (text: string) => ReadonlyArray<string>;
}

export interface Library {
  readonly find: (name: string) => GameObject | undefined;
  /** The card of the starter set, as those of the page are: the library and the command line have it without an import. */
  readonly listed: (name: string) => GameObject | undefined;
  readonly suggest: (text: string) => ReadonlyArray<string>;
  /** Whether all is there that a name may mean. */
  readonly isSettled: (name: string) => boolean;
  /** Which cards there are, once that is known. */
  readonly about: string | undefined;
  /** Somebody is about to name a card. */
  readonly load: () => void;
  /** Somebody types a name: these letters so far. */
  readonly type: (text: string) => void;
  /** These cards are needed. */
  readonly want: (names: ReadonlyArray<string>) => void;
}

interface Setting {
  readonly seed: ReadonlyArray<GameObject>;
  readonly starter: () => Promise<Starter>;
  readonly server: Server;
  /** There is more than there was: ask anew. */
  readonly changed: () => void;
  readonly failed: (message: string) => void;
}

/** What is known of the Worker. */
type Known =
  | { readonly is: "nothing" }
  | { readonly is: "catalogue"; readonly catalogue: Catalogue }
  | { readonly is: "nobody" | "unreachable" };

/** Between two keys of somebody who types. */
export const pause = 150;

export const holdCards = ({ seed, starter, server, changed, failed }: Setting): (() => Library) => {
  const seeded = new Map(seed.map((card) => [card.name, card]));
  const fetched = new Map<string, GameObject>();
  /** Names that were asked for, and that mean nothing as far as can be known. */
  const unknown = new Set<string>();
  const asking = new Set<string>();
  const completions = new Map<string, ReadonlyArray<string>>();
  let set: Starter | undefined;
  let loading = false;
  let known: Known = { is: "nothing" };
  let shown: ReadonlyArray<string> = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;

  const hasAll = () => known.is === "catalogue" && known.catalogue.note === undefined;
  /** Nothing is to be learnt from the Worker that the starter set doesn't say. */
  const isAlone = () => known.is === "nobody" || (known.is === "catalogue" && !hasAll());

  const learn = (answer: Answer<unknown>, catalogue?: Catalogue): void => {
    if (catalogue !== undefined) {
      // What could not be asked for can be now.
      if (known.is === "unreachable") unknown.clear();
      known = { is: "catalogue", catalogue };
    } else if (answer.is === "nobody" || answer.is === "unreachable") known = { is: answer.is };
  };

  const load = (): void => {
    if (set !== undefined || loading) return;
    loading = true;
    starter().then(
      (there) => {
        set = there;
        changed();
      },
      () => {
        loading = false;
        failed("The catalogue of cards could not be fetched.");
      },
    );
  };

  const complete = async (text: string): Promise<void> => {
    pending?.abort();
    const mine = new AbortController();
    pending = mine;
    const answer = await server.complete(text, mine.signal);
    // Somebody has typed on: this answer comes too late to be shown.
    if (pending !== mine) return;
    if (answer.is === "answer") completions.set(text, answer.value.names);
    learn(answer, answer.is === "answer" ? answer.value.catalogue : undefined);
    changed();
  };

  const fetchCard = async (name: string): Promise<void> => {
    asking.add(name);
    const answer = await server.card(name, new AbortController().signal);
    asking.delete(name);
    if (answer.is === "answer") {
      fetched.set(name, answer.value);
      if (answer.value.name !== undefined) fetched.set(answer.value.name, answer.value);
    } else unknown.add(name);
    learn(answer);
    changed();
  };

  const find = (name: string) => seeded.get(name) ?? set?.find(name) ?? fetched.get(name);

  const suggest = (text: string): ReadonlyArray<string> => {
    const typed = text.trim();
    if (typed === "" || !hasAll()) return set?.suggest(text) ?? [];
    // Until the answer to these letters is there, what is left of the one before.
    shown = completions.get(typed) ?? shown.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
    return shown;
  };

  const only = () => (set === undefined ? "the starter set" : `the ${set.count} cards of the starter set`);
  const about = (): string | undefined => {
    switch (known.is) {
      case "nothing":
        return undefined;
      case "catalogue": {
        const { source, date, count, note } = known.catalogue;
        return note ?? `${count.toLocaleString("en-GB")} cards to choose from: ${source}, ${date}.`;
      }
      case "nobody":
        return `This copy of the site has no server for cards: ${only()} can be chosen from.`;
      case "unreachable":
        return `The server can't be reached just now: ${only()} can be chosen from.`;
    }
  };

  return () => ({
    find,
    listed: (name) => seeded.get(name) ?? set?.find(name),
    suggest,
    isSettled: (name) =>
      name === "" || find(name) !== undefined || (set !== undefined && (isAlone() || unknown.has(name))),
    about: about(),
    load,
    type: (text) => {
      load();
      const typed = text.trim();
      clearTimeout(timer);
      if (typed === "" || isAlone() || completions.has(typed)) return;
      timer = setTimeout(() => complete(typed), pause);
    },
    want: (names) => {
      const missing = names.filter((name) => name !== "" && find(name) === undefined);
      if (missing.length === 0) return;
      if (set === undefined) return load();
      for (const name of missing) if (!isAlone() && !unknown.has(name) && !asking.has(name)) fetchCard(name);
    },
  });
};
