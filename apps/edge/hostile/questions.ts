/** Requests with the answers that core gives to them here, outside the Worker. */
import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Analysis from "@palimpsest/core/Analysis";
import * as Changer from "@palimpsest/core/Changer";
import type { Card } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as Outcome from "@palimpsest/core/Outcome";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Result from "effect/Result";
import { request } from "../bench/connection.ts";
import { catalogue, type Tag } from "../src/problem.ts";
import { json, query, type Row } from "./row.ts";
import { kinds } from "./rows.ts";

/** A request as bytes, and what its answer must be: a success to the letter, a problem by its tag and status. */
export interface Question {
  readonly name: string;
  readonly sent: Buffer;
  readonly bodiless: boolean;
  readonly status: number;
  readonly body?: string;
  readonly tag?: string;
}

/** Numbers that are the same in every run (a linear congruential generator). */
const random = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const layer = Layer.provideMerge(CardCatalogue.layerCardNames, CardCatalogue.layerStarter);

/** What core says, or the tag of the error that it fails with. */
const asked = <A, E extends { readonly _tag: string }>(
  program: Effect.Effect<A, E, CardCatalogue.CardCatalogue>,
): Pick<Question, "status" | "body" | "tag"> => {
  const result = Effect.runSync(Effect.provide(Effect.result(program), layer));
  if (Result.isSuccess(result)) return { status: 200, body: JSON.stringify(result.success) };
  const tag = result.failure._tag as Tag;
  return { status: catalogue[tag].status, tag };
};

const get = (path: string, expected: Pick<Question, "status" | "body" | "tag">): Question => ({
  name: `GET ${path}`,
  sent: request("GET", path),
  bodiless: false,
  ...expected,
});

const post = (path: string, value: unknown, expected: Pick<Question, "status" | "body" | "tag">): Question => {
  const body = JSON.stringify(value);
  return {
    name: `POST ${path} ${body}`,
    sent: request("POST", path, { headers: json, body }),
    bodiless: false,
    ...expected,
  };
};

const found = (name: string) => Effect.flatMap(CardCatalogue.CardCatalogue, (cards) => cards.find(name));

/** So many requests about cards of the catalogue, a part of them with a choice that the rules forbid. */
const aboutCards = (count: number): ReadonlyArray<Question> => {
  const below = random(612);
  const pick = <T>(list: ReadonlyArray<T>): T => list[below(list.length)] as T;
  const { cards } = starter();
  const changers = Changer.changers.filter(({ asks }) => !asks.includes("cards")).map(({ name }) => name);
  const words = Lexicon.wordClasses.flatMap((each) => Lexicon.words(each));
  const question = (): Question => {
    const card = pick(cards);
    const { changeable } = Analysis.analyze(card);
    const own = Lexicon.wordClasses.flatMap((each) => changeable[each].map((word) => ({ class: each, word })));
    const from =
      own.length > 0 && below(8) > 0 ? pick(own) : { class: pick(Lexicon.wordClasses), word: pick(words).singular };
    const to = below(8) > 0 ? pick(Lexicon.words(from.class)).singular : pick(words).singular;
    const casting = { with: pick(changers), from: from.word, to };
    const cast = (object: Card) => Changer.apply(object, [{ ...casting }]);
    switch (below(6)) {
      case 0:
        return post("/v1/apply", { card: card.name, ...casting }, asked(Effect.flatMap(found(card.name), cast)));
      case 1:
        return post("/v1/apply", { card, ...casting }, asked(cast(card)));
      case 2:
        return get(query({ card: card.name, ...casting }), asked(Effect.flatMap(found(card.name), cast)));
      case 3:
        return post("/v1/analyze", card, asked(Analysis.evaluate(card)));
      case 4:
        return get(`/v1/cards/${encodeURIComponent(card.name)}`, asked(found(card.name)));
      default: {
        const changes = Array.from({ length: 1 + below(4) }, () => ({
          kind: "replace-word" as const,
          class: from.class,
          from: from.word,
          to: pick(Lexicon.words(from.class)).singular,
        }));
        return post("/v1/apply", { object: card, changes }, asked(Outcome.evaluate({ object: card, changes })));
      }
    }
  };
  return Array.from({ length: count }, question);
};

/** Hostile rows that leave their connection as it was, and are no longer than most requests are. */
const hostile = ({ acts, expected, body }: Row): boolean =>
  acts === undefined && expected !== "closed" && expected.status !== 413 && (body?.length ?? 0) < 4_000;

const ofRow = ({ name, method, path, headers = {}, body, expected }: Row): Question => ({
  name,
  sent: request(method, path, { headers, ...(body === undefined ? {} : { body }) }),
  bodiless: method === "HEAD",
  ...(expected === "closed" ? { status: 0 } : expected),
});

/** A mix of good and bad requests. */
export const questions = (count: number): ReadonlyArray<Question> => [
  ...aboutCards(count),
  ...Object.values(kinds).flat().filter(hostile).map(ofRow),
];
