/** The worst searches and completions that the limits allow: each term has to be held against each card. */
import { highestCompletions } from "@palimpsest/cards/Catalogue";
import { longest, mostTerms } from "@palimpsest/cards/Query";
import { highestLimit } from "@palimpsest/cards/Search";
import { type Body, list } from "./worst-texts.ts";

const searched = (what: string, query: string): Body => [
  what,
  `/v1/cards?${new URLSearchParams({ query: query.slice(0, longest), limit: String(highestLimit) })}`,
  undefined,
];

/** As many terms as there may be, of which none holds of a card. */
const terms = (term: (n: number) => string, between = " or "): string => list(mostTerms, term).join(between);

const completed = (what: string, name: string): Body => [
  what,
  `/v1/autocomplete?${new URLSearchParams({ name, limit: String(highestCompletions) })}`,
  undefined,
];

export const searches: ReadonlyArray<Body> = [
  searched(
    "terms of phrases that no card has",
    terms((n) => `o:"a ${n} b"`),
  ),
  searched(
    "terms of beginnings",
    terms((n) => `o:x${n}*`),
  ),
  searched(
    "terms of uses that no card has",
    terms(() => "uses:mole"),
  ),
  searched(
    "uses in one row with where they stand",
    terms((n) => (n % 2 ? "-uses:elf" : "-context:name"), " "),
  ),
  searched(
    "every card, with every word of it",
    "uses:color or uses:land or uses:creature or looks:color or looks:creature",
  ),
  searched("all that is not", `${"-".repeat(15)}uses:mole`),
  searched("a long phrase", `o:"${"a ".repeat(480)}"`),
  searched("marks", `o:a${"\u0301".repeat(990)}`),
  searched(
    "changers",
    terms((n) => (n % 2 ? "changer:glamerdye" : "changer:overload"), " "),
  ),
  searched("a word that there is not", `uses:${"goblinoid".repeat(100)}`),
  completed("a name that begins much", "s"),
  completed("a name that there is not", "goblinking".repeat(30)),
  completed("a long name", "ﷺ".repeat(5_000)),
];
