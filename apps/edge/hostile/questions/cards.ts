/** Questions about cards of the catalogue, asked in every way that there is: a part of them with a choice that the rules forbid. */
import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Analysis from "@palimpsest/core/Analysis";
import * as Changer from "@palimpsest/core/Changer";
import type { Outcome as Answered } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as Outcome from "@palimpsest/core/Outcome";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { cardOf, textOf } from "../../src/card-html.ts";
import type { Tag } from "../../src/problem.ts";
import { get, json, plain, post, type Question, text } from "../question.ts";
import { Random } from "../random.ts";
import { query } from "../row.ts";
import { expected, find, said } from "./core.ts";

/** A body of POST /v1/apply with its outcome, or the tag of its error. */
interface Asked {
  readonly body: string;
  /** The same as a query, where it is about a card by its name. */
  readonly query?: string;
  readonly result: Result.Result<Answered, Tag>;
}

const { cards } = starter();

/** What the Worker says of cards by name: nothing was imported. */
const { notice: _, ...catalogue } = Effect.runSync(CardCatalogue.standIn().info);

const changers = Changer.changers.filter(({ asks }) => !asks.includes("cards")).map(({ name }) => name);
const words = Lexicon.wordClasses.flatMap((each) => Lexicon.words(each));

const ask = (random: Random): Asked => {
  const card = random.pick(cards);
  const { changeable } = Analysis.analyze(card);
  const own = Lexicon.wordClasses.flatMap((each) => changeable[each].map((word) => ({ class: each, word })));
  const from =
    own.length > 0 && random.below(8) > 0
      ? random.pick(own)
      : { class: random.pick(Lexicon.wordClasses), word: random.pick(words).singular };
  const to = random.below(8) > 0 ? random.pick(Lexicon.words(from.class)).singular : random.pick(words).singular;
  const casting = { with: random.pick(changers), from: from.word, to };
  switch (random.below(3)) {
    case 0: {
      const changes = Array.from({ length: 1 + random.below(4) }, () => ({
        kind: "replace-word" as const,
        class: from.class,
        from: from.word,
        to: random.pick(Lexicon.words(from.class)).singular,
      }));
      const request = { object: card, changes };
      return { body: JSON.stringify(request), result: said(Outcome.evaluate(request)) };
    }
    case 1:
      return { body: JSON.stringify({ card, ...casting }), result: said(Changer.apply(card, [casting])) };
    default: {
      const request = { card: card.name, ...casting };
      const result = said(
        Effect.flatMap(find(card.name), (found) => Changer.apply(found, [casting])).pipe(
          Effect.flatMap(CardCatalogue.withNameCount),
          Effect.map((outcome) => ({ ...outcome, catalogue })),
          Effect.provide(CardCatalogue.layerStandIn),
        ),
      );
      return { body: JSON.stringify(request), query: query(request), result };
    }
  }
};

/** The forms of an outcome, with the writers of the Worker, which run here. */
const forms: ReadonlyArray<readonly [accept: string, right: (outcome: Answered) => Question["isRight"]]> = [
  ["application/json", (outcome) => json(plain(outcome))],
  ["*/*", (outcome) => json(plain(outcome))],
  ["text/plain", (outcome) => text(textOf(outcome))],
  ["text/html", (outcome) => text(cardOf(outcome).markup)],
];

const overHttp = (random: Random): Question => {
  const { body, query: path, result } = ask(random);
  const [accept, right] = random.pick(forms);
  return path !== undefined && random.below(2) === 0
    ? get(`GET apply, ${accept}`, path, expected(result, right), { accept })
    : post(`POST apply, ${accept}`, "/v1/apply", body, expected(result, right), { accept });
};

interface Called {
  readonly id: number;
  readonly result: {
    readonly content: ReadonlyArray<{ readonly text: string }>;
    readonly structuredContent: { readonly tag?: string };
    readonly isError: boolean;
  };
}

/** The same as a call of a tool: an error of the tool is a result. */
const overMcp = (random: Random): Question => {
  const { body, result } = ask(random);
  const id = random.below(1_000);
  const params = { name: "apply", arguments: JSON.parse(body) as unknown };
  const message = JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params });
  return post("MCP apply", "/mcp", message, {
    status: 200,
    isRight: (answer) => {
      const { id: of, result: called } = JSON.parse(answer.body.toString()) as Called;
      if (of !== id || called.isError !== Result.isFailure(result)) return false;
      if (Result.isFailure(result)) return called.structuredContent.tag === result.failure;
      const right = json(plain(result.success));
      const texts = [JSON.stringify(called.structuredContent), called.content[0]?.text ?? "null"];
      return texts.every((each) => right({ body: Buffer.from(each) }));
    },
  });
};

interface LineError {
  readonly error?: { readonly tag: string };
  readonly line?: number;
}

/** Several in one batch, each answered in its line. */
const asBatch = (random: Random): Question => {
  const asked = Array.from({ length: 2 + random.below(8) }, () => ask(random));
  const lines = asked.map(({ body }) => body).join("\n");
  const isRight: Question["isRight"] = ({ body }) => {
    const answers = body.toString().split("\n");
    if (answers.length !== asked.length + 1 || answers.at(-1) !== "") return false;
    return asked.every(({ result }, index) => {
      const answer = answers[index] ?? "null";
      if (Result.isSuccess(result)) return json(plain(result.success))({ body: Buffer.from(answer) });
      const { error, line } = JSON.parse(answer) as LineError;
      return error?.tag === result.failure && line === index + 1;
    });
  };
  return post("batch", "/v1/batch", lines, { status: 200, isRight }, { "content-type": "application/x-ndjson" });
};

const aboutOne = (random: Random): Question => {
  const card = random.pick(cards);
  return random.below(2) === 0
    ? post(
        "analyze",
        "/v1/analyze",
        JSON.stringify(card),
        expected(said(Analysis.evaluate(card)), (analysis) => json(plain(analysis))),
      )
    : get(
        "card",
        `/v1/cards/${encodeURIComponent(card.name)}`,
        expected(said(find(card.name)), (found) => json(plain(found))),
      );
};

const ways = [overHttp, overHttp, overHttp, overHttp, aboutOne, aboutOne, overMcp, asBatch];

/** So many of them, the same in every run. */
export const aboutCards = (count: number): ReadonlyArray<Question> => {
  const random = new Random(612);
  return Array.from({ length: count }, () => random.pick(ways)(random));
};
