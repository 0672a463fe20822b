import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import * as Search from "@palimpsest/cards/Search";
import * as CardNames from "@palimpsest/core/CardNames";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import type { RulesText } from "@palimpsest/core/RulesText";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import type { Env } from "./env.ts";
import { Lru } from "./lru.ts";
import { version } from "./version.ts";

/** What the operations may ask for. */
export type Services = CardCatalogue.CardCatalogue | Search.Search;

/** What runs them. */
export type Runtime = ManagedRuntime.ManagedRuntime<Services, never>;

/** Texts of cards that were read, the catalogue's and those of requests: reading is most of the work on a card. */
export const readings = new Lru<RulesText>(1_000, 1_000_000);

const layerCardNames = Layer.effect(
  CardNames.Current,
  Effect.gen(function* () {
    const names = yield* (yield* CardCatalogue.CardCatalogue).names;
    return { ...CardNames.make(names), readings };
  }),
);

/** Its layers are built at the first request of an isolate and then kept. */
const starter: Runtime = ManagedRuntime.make(
  Layer.mergeAll(Layer.provideMerge(layerCardNames, CardCatalogue.layerStandIn), Search.layerStarter),
);

/** Runs the operations over the cards that the Worker is bound to. */
export const runtimeOf = (_env: Env | undefined): Runtime => starter;

/** The version of all that answers are computed from: the program, the cards, the rules. Another version may answer otherwise. */
export const dataVersion = (env: Env | undefined): Promise<string> =>
  runtimeOf(env).runPromise(
    Effect.gen(function* () {
      const { source, date, count } = yield* (yield* CardCatalogue.CardCatalogue).info;
      return [version, source, date, count, RulesEdition.newest].join(" ");
    }),
  );
