import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import * as CardNames from "@palimpsest/core/CardNames";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import type { RulesText } from "@palimpsest/core/RulesText";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import { Lru } from "./lru.ts";
import { version } from "./version.ts";

/** What the operations may ask for. */
export type Services = CardCatalogue.CardCatalogue;

/** Texts of cards that were read, the catalogue's and those of requests: reading is most of the work on a card. */
export const readings = new Lru<RulesText>(1_000, 1_000_000);

const layerCardNames = Layer.effect(
  CardNames.Current,
  Effect.gen(function* () {
    const names = yield* (yield* CardCatalogue.CardCatalogue).names;
    return { ...CardNames.make(names), readings };
  }),
);

/** Runs the operations. Its layers are built at the first request of an isolate and then kept. */
export const runtime: ManagedRuntime.ManagedRuntime<Services, never> = ManagedRuntime.make(
  Layer.provideMerge(layerCardNames, CardCatalogue.layerStarter),
);

/** The version of all that answers are computed from: the program, the cards, the rules. Another version may answer otherwise. */
export const dataVersion = (): Promise<string> =>
  runtime.runPromise(
    Effect.gen(function* () {
      const { source, date, count } = yield* (yield* CardCatalogue.CardCatalogue).info;
      return [version, source, date, count, RulesEdition.newest].join(" ");
    }),
  );
