import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";
import { version } from "./version.ts";

/** What the operations may ask for. */
export type Services = CardCatalogue.CardCatalogue;

/** Runs the operations. Its layers are built at the first request of an isolate and then kept. */
export const runtime: ManagedRuntime.ManagedRuntime<Services, never> = ManagedRuntime.make(
  Layer.provideMerge(CardCatalogue.layerCardNames, CardCatalogue.layerStarter),
);

/** The version of all that answers are computed from: the program, the cards, the rules. Another version may answer otherwise. */
export const dataVersion = (): Promise<string> =>
  runtime.runPromise(
    Effect.gen(function* () {
      const { source, date, count } = yield* (yield* CardCatalogue.CardCatalogue).info;
      return [version, source, date, count, RulesEdition.newest].join(" ");
    }),
  );
