/** Cards by name as an Effect service, so that a program does not know where its card texts come from. */
import * as CardNames from "@palimpsest/core/CardNames";
import type { Card, Outcome } from "@palimpsest/core/Contract";
import { UnknownCard } from "@palimpsest/core/Errors";
import { ofNonlegendaryCreatures } from "@palimpsest/core/Names";
import { type AskedNames, uncounted, withCount } from "@palimpsest/core/Outcome";
import { didYouMean, shortened } from "@palimpsest/core/Sentences";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Catalogue from "./Catalogue.ts";
import { starter } from "./Starter.ts";

/** Where the texts come from, and how many cards there are. */
export interface Info extends Catalogue.Origin {
  readonly count: number;
  /** What a reader should know of the catalogue as a whole: that it is the starter set for want of another. */
  readonly note?: string;
}

/**
 * Finds cards by name.
 *
 * - `find`: the card of this name, however its letters, accents and punctuation are typed, or that of one of its
 *   faces. Fails with `UnknownCard`, whose message suggests up to three names.
 * - `complete`: names of cards that may be meant by what somebody has typed so far: those with a name, or that of a
 *   face, of a printing or before a comma, that begins so, in the order of the alphabet, then others that hold it;
 *   and if there is none, such as are spelled nearly so. At most `limit` of them (10, unless it is said).
 * - `names`: the names of all cards.
 * - `countNames`: how many names of a kind of cards there are (612.7), with a format only of cards that are legal in it.
 * - `info`: the texts' source and date, the notice to show with them, and the number of cards.
 *
 * @example
 * ```ts
 * import { CardCatalogue, layerStarter } from "@palimpsest/cards/CardCatalogue";
 * import * as Effect from "effect/Effect";
 *
 * const program = Effect.gen(function* () {
 *   const catalogue = yield* CardCatalogue;
 *   return yield* catalogue.find("lord of atlantis");
 * });
 * Effect.runSync(Effect.provide(program, layerStarter)).name; // "Lord of Atlantis"
 * ```
 */
export class CardCatalogue extends Context.Service<
  CardCatalogue,
  {
    readonly find: (name: string) => Effect.Effect<Card, UnknownCard>;
    readonly complete: (input: string, limit?: number) => Effect.Effect<ReadonlyArray<string>>;
    readonly names: Effect.Effect<ReadonlyArray<string>>;
    readonly countNames: (asked: AskedNames) => Effect.Effect<number>;
    readonly info: Effect.Effect<Info>;
  }
>()("@palimpsest/cards/CardCatalogue") {}

/** The service over a catalogue that is held in memory. */
export const make = (catalogue: Catalogue.Catalogue): CardCatalogue["Service"] =>
  CardCatalogue.of({
    find: (name) => {
      const card = Catalogue.lookup(catalogue, name);
      return card === undefined ? Effect.fail(unknownCard(catalogue, name)) : Effect.succeed(card);
    },
    complete: (input, limit) => Effect.sync(() => Catalogue.complete(catalogue, input, limit)),
    names: Effect.succeed(catalogue.names),
    countNames: ({ format }) =>
      Effect.sync(() => new Set(catalogue.cards.flatMap((card) => ofNonlegendaryCreatures(card, format))).size),
    info: Effect.succeed({ ...catalogue.origin, count: catalogue.cards.length }),
  });

/** A layer over a catalogue that is held in memory. */
export const layer = (catalogue: Catalogue.Catalogue): Layer.Layer<CardCatalogue> =>
  Layer.succeed(CardCatalogue, make(catalogue));

/** Programs that read card texts know the names of the catalogue: in a text, the ends of those are exact then. */
export const layerCardNames: Layer.Layer<never, never, CardCatalogue> = /* @__PURE__ */ Layer.effect(
  CardNames.Current,
  /* @__PURE__ */ Effect.flatMap(CardCatalogue, ({ names }) => Effect.map(names, CardNames.make)),
);

/** An outcome with the number of the names that it does not tell one by one (612.7), as the catalogue has them. */
export const withNameCount: (outcome: Outcome) => Effect.Effect<Outcome, never, CardCatalogue> =
  /* @__PURE__ */ Effect.fnUntraced(function* (outcome) {
    const asked = uncounted(outcome);
    if (asked === undefined) return outcome;
    const catalogue = yield* CardCatalogue;
    const { source, date } = yield* catalogue.info;
    return withCount(outcome, { count: yield* catalogue.countNames(asked), source, date });
  });

/** A layer over the starter catalogue. */
export const layerStarter: Layer.Layer<CardCatalogue> = /* @__PURE__ */ Layer.sync(CardCatalogue, () =>
  make(starter()),
);

/** The starter catalogue where it stands in for another, which its `note` says. */
export const standIn = (): CardCatalogue["Service"] => {
  const { origin, cards } = starter();
  const note = `No cards were imported, so only the ${cards.length} of the starter set are known.`;
  return CardCatalogue.of({ ...make(starter()), info: Effect.succeed({ ...origin, count: cards.length, note }) });
};

/** A layer over {@link standIn}. */
export const layerStandIn: Layer.Layer<CardCatalogue> = /* @__PURE__ */ Layer.sync(CardCatalogue, standIn);

/**
 * The error for a name that is not in the catalogue.
 *
 * @example
 * ```ts
 * import { unknownCard } from "@palimpsest/cards/CardCatalogue";
 * import { starter } from "@palimpsest/cards/Starter";
 *
 * unknownCard(starter(), "goblin kin").message;
 * // `No card named "goblin kin" is in the catalogue. Did you mean "Goblin King"?`
 * ```
 */
export const unknownCard = (catalogue: Catalogue.Catalogue, input: string): UnknownCard =>
  unknown(input, Catalogue.suggest(catalogue, input));

/** The error for a name, with names that may have been meant. */
export const unknown = (input: string, suggestions: ReadonlyArray<string>): UnknownCard => {
  const hint = didYouMean(suggestions.map((name) => `"${name}"`));
  const message = `No card named "${shortened(input, 80)}" is in the catalogue.${hint}`;
  return new UnknownCard({ message, input, suggestions });
};
