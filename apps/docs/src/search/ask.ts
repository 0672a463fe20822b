/** A page of cards that a query asks for: from the Worker, or from the starter set where no Worker answers. */
import { ask, type Fetch } from "../cards/server.ts";
import { FoundCards, type QueryProblem } from "./found.ts";

export type Found =
  | { readonly is: "found"; readonly page: FoundCards }
  | { readonly is: "wrong"; readonly problem: QueryProblem }
  /** More of the Worker's cards were wanted, and it can't be reached. */
  | { readonly is: "stopped" };

/** Searches the starter set. */
export type Local = (query: string, cursor: string | undefined) => Found;

const askCards = ask(FoundCards);

const isText = (value: unknown): value is string => typeof value === "string";

/** What the Worker says is wrong with a query; all of it, where it does not say which part. */
const problemOf = (body: unknown, query: string): QueryProblem => {
  const { detail, offset, end, suggestions } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return {
    message: isText(detail) ? detail : "This query can't be answered.",
    offset: typeof offset === "number" ? offset : 0,
    end: typeof end === "number" ? end : query.length,
    suggestions: Array.isArray(suggestions) ? suggestions.filter(isText) : [],
  };
};

/** The cursor of a page of the starter set that was searched here: the Worker may be back at the next one. */
const here = "here ";

export const searchBy =
  (fetch: Fetch, local: () => Promise<Local>) =>
  async (query: string, cursor: string | undefined, signal: AbortSignal): Promise<Found> => {
    const inStarter = async (why: string): Promise<Found> => {
      if (cursor !== undefined && !cursor.startsWith(here)) return { is: "stopped" };
      const found = (await local())(query, cursor?.slice(here.length));
      if (found.is !== "found") return found;
      const { next, cards, catalogue } = found.page;
      const note = `${why}, so only the ${catalogue.count} cards of the starter set were searched.`;
      const more = next === undefined ? {} : { next: `${here}${next}` };
      return { is: "found", page: { cards, ...more, catalogue: { ...catalogue, note } } };
    };
    if (cursor?.startsWith(here)) return inStarter("No server for cards answers");
    const asked = new URLSearchParams({ query, ...(cursor === undefined ? {} : { cursor }) });
    const answer = await askCards(fetch, `/v1/cards?${asked}`, signal);
    switch (answer.is) {
      case "answer":
        return { is: "found", page: answer.value };
      case "problem":
        return { is: "wrong", problem: problemOf(answer.problem, query) };
      case "nobody":
        return inStarter("This copy of the site has no server for cards");
      case "unreachable":
        return inStarter("The server can't be reached just now");
    }
  };
