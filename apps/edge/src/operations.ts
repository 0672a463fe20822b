/** What each endpoint does: programs of the packages below, with errors placed in the request. */
import { CardCatalogue, withNameCount } from "@palimpsest/cards/CardCatalogue";
import { type Hit, Search } from "@palimpsest/cards/Search";
import * as Analysis from "@palimpsest/core/Analysis";
import * as Changer from "@palimpsest/core/Changer";
import type { ApplyRequest, ChangerRequest, GameObject } from "@palimpsest/core/Contract";
import type { UnknownCard } from "@palimpsest/core/Errors";
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as Outcome from "@palimpsest/core/Outcome";
import * as Rules from "@palimpsest/core/Rules";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import * as Scenario from "@palimpsest/core/Scenario";
import * as Effect from "effect/Effect";
import type { Contract } from "./contract.ts";
import type { Handler, Input } from "./endpoint.ts";
import { holding } from "./holding.ts";
import { located } from "./located.ts";
import type { Services } from "./services.ts";
import { version } from "./version.ts";

const find = (name: string) => Effect.flatMap(CardCatalogue, (catalogue) => catalogue.find(name));

const objectOf = (card: string | GameObject): Effect.Effect<GameObject, UnknownCard, CardCatalogue> =>
  typeof card === "string" ? find(card) : Effect.succeed(card);

/** The cards beside the object: each error is placed at its card. */
const cardsOf = (cards: ReadonlyArray<string | GameObject>) =>
  Effect.forEach(cards, (card, index) =>
    Effect.mapError(objectOf(card), located({ object: `/cards/${index}`, changer: "", edition: "" })),
  );

/** What an answer says of the cards that were looked in. */
const catalogue = Effect.map(
  Effect.flatMap(CardCatalogue, ({ info }) => info),
  ({ source, date, count, note }) => ({ source, date, count, ...(note === undefined ? {} : { note }) }),
);

const isName = (card: string | GameObject): boolean => typeof card === "string";

const resolve = ({ card, options, cards = [], ...casting }: ChangerRequest, edition: string) => {
  const cast = (beside: ReadonlyArray<GameObject>) =>
    Effect.flatMap(objectOf(card), (object) => Changer.apply(object, [{ ...casting, cards: beside }], options)).pipe(
      Effect.mapError(located({ object: "/card", changer: "/with", edition })),
    );
  const outcome = cards.length === 0 ? cast([]) : Effect.flatMap(cardsOf(cards), cast);
  // Whoever sends all cards himself is answered without the catalogue, and so without a count of its names.
  return isName(card) || cards.some(isName)
    ? Effect.flatMap(Effect.flatMap(outcome, withNameCount), (found) =>
        Effect.map(catalogue, (from) => ({ ...found, catalogue: from })),
      )
    : outcome;
};

const apply = (request: ApplyRequest | ChangerRequest) =>
  "changes" in request
    ? Outcome.evaluate(request).pipe(Effect.mapError(located({ object: "", changer: "", edition: "/options/edition" })))
    : resolve(request, "/options/edition");

/** Parameters are flat, so options stand among them. */
const asked = ({ cards, ...given }: Input<Contract["applied"]>["parameters"]) =>
  resolve({ ...given, options: given, ...(cards === undefined ? {} : { cards: [cards] }) }, "/edition");

const shown = Effect.fnUntraced(function* (parameters: Input<Contract["applied"]>["parameters"]) {
  const { info } = yield* CardCatalogue;
  const { notice } = yield* info;
  return { outcome: yield* asked(parameters), notice };
});

/** The types of a card with several faces are those of its faces. */
const typeLineOf = ({ type_line, card_faces = [] }: Hit["card"]): string =>
  type_line ?? card_faces.map((face) => face.type_line ?? "").join(" // ");

/** Texts without numbers and costs: what there is to show with the words marked in it. */
const textOf = ({ oracle_text }: Pick<Hit["card"], "oracle_text">) =>
  oracle_text === undefined ? {} : { oracle_text };

const faceOf = ({ name, type_line, ...face }: NonNullable<Hit["card"]["card_faces"]>[number]) => ({
  name,
  ...(type_line === undefined ? {} : { type_line }),
  ...textOf(face),
});

const foundCard = ({ card, words }: Hit) => ({
  name: card.name,
  type_line: typeLineOf(card),
  ...textOf(card),
  ...(card.card_faces === undefined ? {} : { card_faces: card.card_faces.map(faceOf) }),
  ...(card.token === true ? { token: true as const } : {}),
  uses: words,
});

const search = Effect.fnUntraced(function* ({ query, ...options }: Input<Contract["search"]>["parameters"]) {
  const { page } = yield* Search;
  const { hits, cursor } = yield* Effect.mapError(
    page(query, options),
    located({ object: "", changer: "", edition: "" }),
  );
  return {
    cards: hits.map(foundCard),
    ...(cursor === undefined ? {} : { next: cursor }),
    catalogue: yield* catalogue,
  };
});

const completion = Effect.fnUntraced(function* ({ name, limit }: Input<Contract["completion"]>["parameters"]) {
  const { complete } = yield* CardCatalogue;
  return { names: yield* complete(name, limit), catalogue: yield* catalogue };
});

export const operations: { readonly [K in keyof Contract]: Handler<Contract[K], Services> } = {
  apply: ({ body }) => apply(body),
  batch: ({ body }) => apply(body),
  applied: ({ parameters }) => asked(parameters),
  permalink: ({ parameters }) => shown(parameters),
  embed: ({ parameters }) => shown(parameters),
  analyze: ({ body }) => {
    const [card, object] =
      "card" in body && !("name" in body) ? [find(body.card), "/card"] : [Effect.succeed(body), ""];
    return Effect.mapError(Effect.flatMap(card, Analysis.evaluate), located({ object, changer: "", edition: "" }));
  },
  scenarios: ({ body }) =>
    Effect.gen(function* () {
      const { find } = yield* CardCatalogue;
      const findings = yield* Scenario.run(body, find);
      return { title: body.title, pass: findings.every(({ pass }) => pass), findings };
    }).pipe(Effect.mapError((error) => ({ error, pointer: Scenario.placeOf(body, error) }))),
  search: ({ parameters }) => search(parameters),
  completion: ({ parameters }) => completion(parameters),
  card: ({ parameters: { name } }) =>
    find(name).pipe(Effect.mapError(located({ object: "/name", changer: "", edition: "" }))),
  changers: () => Effect.succeed({ changers: Changer.changers.map(Changer.describe) }),
  changer: ({ parameters: { name } }) =>
    Effect.fromResult(Changer.find(name)).pipe(
      Effect.map(Changer.describe),
      Effect.mapError(located({ object: "", changer: "/name", edition: "" })),
    ),
  lexicon: ({ parameters }) =>
    Effect.succeed({
      class: parameters.class,
      words: Lexicon.words(parameters.class).map(({ singular, plural }) => ({ singular, plural })),
    }),
  rule: ({ parameters: { number, edition } }) =>
    Effect.fromResult(Rules.find(number, edition)).pipe(
      Effect.map((found) => ({ ...found, numbers: Rules.numbers(found.number), ...holding(found.number) })),
      Effect.mapError(located({ object: "", changer: "", edition: "/edition", rule: "/number" })),
    ),
  health: () =>
    Effect.gen(function* () {
      const cards = yield* catalogue;
      const { count, date } = cards;
      return { status: "ok", version, cards: { count, date }, catalogue: cards, edition: RulesEdition.newest };
    }),
};
