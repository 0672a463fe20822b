/** The starter set, searched where the page is: while the site is built, and where no Worker answers. */
import * as Search from "@palimpsest/cards/Search";
import { starter } from "@palimpsest/cards/Starter";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Local } from "./ask.ts";
import type { FoundCard } from "./found.ts";

const search = Search.inMemory(starter());

const typeLineOf = ({ type_line, card_faces = [] }: Search.Hit["card"]): string =>
  type_line ?? card_faces.map((face) => face.type_line ?? "").join(" // ");

const found = ({ card, words }: Search.Hit): FoundCard => ({ ...card, type_line: typeLineOf(card), uses: words });

export const searchStarter: Local = (query, cursor) => {
  const answer = Effect.runSync(Effect.result(search.page(query, { cursor })));
  if (Result.isFailure(answer)) {
    const { failure } = answer;
    return {
      is: "wrong",
      problem:
        failure._tag === "InvalidQuery"
          ? failure
          : { message: failure.message, offset: 0, end: query.length, suggestions: [] },
    };
  }
  const { hits, cursor: next } = answer.success;
  const { origin, cards } = starter();
  return {
    is: "found",
    page: {
      cards: hits.map(found),
      ...(next === undefined ? {} : { next }),
      catalogue: { source: origin.source, date: origin.date, count: cards.length },
    },
  };
};
