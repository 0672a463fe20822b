/** Which cards use a word, as what: a query, what is wrong with it, and the cards that it finds. */
import * as Query from "@palimpsest/cards/Query";
import * as Result from "effect/Result";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Found, searchBy } from "../search/ask.ts";
import { complete } from "../search/completion.ts";
import type { FoundCards, QueryProblem } from "../search/found.ts";
import { useAnnouncer } from "./announcer.ts";
import { Combobox } from "./Combobox.tsx";
import { plural } from "./plural.ts";
import { QueryPicker } from "./QueryPicker.tsx";
import { SearchHit } from "./SearchHit.tsx";
import { ToolFrame } from "./ToolFrame.tsx";

interface Answered {
  readonly query: string;
  readonly page: FoundCards;
}

interface Props {
  /** What the page brings along. */
  readonly example: Answered;
}

/** What was asked last: a query, and how far it is. */
interface Asked {
  readonly query: string;
  readonly is: "asking" | "wrong" | "stopped" | "done";
  readonly problem?: QueryProblem;
}

const ask = searchBy(
  (address, options) => fetch(address, options),
  async () => (await import("../search/local.ts")).searchStarter,
);

const queryOf = (address: string): string | undefined => new URL(address).searchParams.get("query") ?? undefined;

const addressOf = (query: string): string => `?${new URLSearchParams({ query })}`;

const summary = ({ cards, next }: FoundCards): string =>
  `${cards.length === 0 ? "No card" : plural(cards.length, "card")} found${next === undefined ? "" : " so far; there are more"}.`;

/** The query, a mark under what is wrong with it, and what may have been meant. */
const Wrong = ({
  query,
  problem,
  onQuery,
}: {
  readonly query: string;
  readonly problem: QueryProblem;
  readonly onQuery: (query: string) => void;
}) => {
  const [line, mark] = Query.pointed(query, problem);
  return (
    <div id="query-problem" class="wrong" role="alert">
      {query.trim() !== "" && (
        <pre aria-hidden="true">
          {line}
          {"\n"}
          <span class="mark">{mark}</span>
        </pre>
      )}
      <p>{problem.message}</p>
      {problem.suggestions.length > 0 && (
        <p class="near">
          {problem.suggestions.map((text) => (
            <button
              key={text}
              type="button"
              class="chip"
              onClick={() => onQuery(`${query.slice(0, problem.offset)}${text}${query.slice(problem.end)}`)}
            >
              {text}
            </button>
          ))}
        </p>
      )}
    </div>
  );
};

export const CardSearch = ({ example }: Props) => {
  const [query, setQuery] = useState(example.query);
  const [answered, setAnswered] = useState(example);
  const [asked, setAsked] = useState<Asked>({ query: example.query, is: "done" });
  const { heard, say } = useAnnouncer();
  const pending = useRef<AbortController | undefined>(undefined);

  /** Asks, and tells what came of it to nobody who has asked something else since. */
  const run = async (wanted: string, cursor: string | undefined, then: (found: Found) => void): Promise<void> => {
    pending.current?.abort();
    const mine = new AbortController();
    pending.current = mine;
    const found = await ask(wanted, cursor, mine.signal);
    if (pending.current !== mine) return;
    pending.current = undefined;
    then(found);
  };

  const wrong = (wanted: string, problem: QueryProblem): void => {
    setAsked({ query: wanted, is: "wrong", problem });
  };

  const search = (wanted: string): void => {
    pending.current?.abort();
    pending.current = undefined;
    setQuery(wanted);
    const read = Query.parse(wanted);
    if (Result.isFailure(read)) {
      wrong(wanted, read.failure);
      return;
    }
    setAsked({ query: wanted, is: "asking" });
    run(wanted, undefined, (found) => {
      if (found.is === "wrong") wrong(wanted, found.problem);
      if (found.is !== "found") return;
      setAnswered({ query: wanted, page: found.page });
      setAsked({ query: wanted, is: "done" });
      say(summary(found.page), "came");
    });
  };

  const submit = (wanted: string): void => {
    history.pushState(null, "", addressOf(wanted));
    search(wanted);
  };

  const more = (cursor: string): void => {
    setAsked({ query: answered.query, is: "asking" });
    run(answered.query, cursor, (found) => {
      if (found.is !== "found") {
        setAsked({ query: answered.query, is: "stopped" });
        return;
      }
      const { cards, ...page } = found.page;
      const all = { ...page, cards: [...answered.page.cards, ...cards] };
      setAnswered({ query: answered.query, page: all });
      setAsked({ query: answered.query, is: "done" });
      say(summary(all), "came");
    });
  };

  // What the build rendered is no answer to what the address asks for: that is shown, and nothing before it.
  useLayoutEffect(() => {
    const wanted = queryOf(location.href);
    const isThere = asked.is !== "asking" && (wanted === undefined || wanted === asked.query);
    if (isThere) delete document.documentElement.dataset.opening;
  }, [asked]);

  useEffect(() => {
    // Somebody who is quicker than the script has typed already.
    const typed = document.querySelector<HTMLInputElement>(".card-search input[name=query]")?.value;
    if (typed !== undefined && queryOf(location.href) === undefined) setQuery(typed);
    const open = () => {
      const wanted = queryOf(location.href);
      if (wanted !== undefined) {
        search(wanted);
        return;
      }
      pending.current?.abort();
      pending.current = undefined;
      setQuery(example.query);
      setAnswered(example);
      setAsked({ query: example.query, is: "done" });
    };
    if (queryOf(location.href) !== undefined) open();
    addEventListener("popstate", open);
    return () => removeEventListener("popstate", open);
  }, []);

  const { page } = answered;
  const isExample = answered === example;
  const { source, date, count, note } = page.catalogue;
  const hits = useMemo(
    () =>
      page.cards.map((found, index) => <SearchHit key={`${answered.query} ${index}`} found={found} number={index} />),
    [page, answered.query],
  );

  return (
    <ToolFrame class="card-search" tool={{ heard, trouble: undefined }}>
      <search>
        <form
          action="/v1/cards"
          method="get"
          aria-label="Cards by the words that they use"
          onSubmit={(event) => {
            event.preventDefault();
            submit(query);
          }}
        >
          <div class="choice-line">
            <Combobox
              label="Query"
              name="query"
              value={query}
              partial
              maxLength={Query.longest}
              suggest={complete}
              invalid={asked.is === "wrong"}
              describedBy={asked.is === "wrong" ? "query-problem" : "query-help"}
              onValue={(value, done) => {
                setQuery(value);
                if (done) submit(value);
              }}
            />
            <button type="submit">Search</button>
          </div>
          <p id="query-help" class="hint">
            Words of a name, or terms such as <code>uses:Goblin</code>, <code>looks:black</code>,{" "}
            <code>type:sorcery</code>. <a href="/search/">The whole language</a>.
          </p>
          {asked.is === "wrong" && asked.problem !== undefined && (
            <Wrong query={asked.query} problem={asked.problem} onQuery={submit} />
          )}
          <QueryPicker
            onTerms={(written) => {
              const before = isExample && query === example.query ? "" : query.trim();
              setQuery(before === "" ? written : `${before} ${written}`);
              document.querySelector<HTMLInputElement>(".card-search input[name=query]")?.focus();
            }}
          />
        </form>
      </search>
      <section aria-labelledby="found" aria-busy={asked.is === "asking"}>
        <h2 id="found">{isExample ? "For example" : "What was found"}</h2>
        <p class="count">
          <code>{answered.query}</code> {summary(page)}{" "}
          {isExample
            ? `This was worked out from the ${count} cards of the starter set as the site was built.`
            : (note ?? `Among ${count.toLocaleString("en-GB")} cards: ${source}, ${date}.`)}
        </p>
        <ol class="hits">{hits}</ol>
        {asked.is === "stopped" && <p role="alert">The server can't be reached just now. What is above stays.</p>}
        {page.next !== undefined && (
          <button type="button" class="more" disabled={asked.is === "asking"} onClick={() => more(page.next ?? "")}>
            More cards
          </button>
        )}
      </section>
    </ToolFrame>
  );
};
