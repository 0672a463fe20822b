import * as CardCatalogue from "@palimpsest/cards/CardCatalogue";
import * as Layer from "effect/Layer";
import * as ManagedRuntime from "effect/ManagedRuntime";

/** What the operations may ask for. */
export type Services = CardCatalogue.CardCatalogue;

/** Runs the operations. Its layers are built at the first request of an isolate and then kept. */
export const runtime: ManagedRuntime.ManagedRuntime<Services, never> = ManagedRuntime.make(
  Layer.provideMerge(CardCatalogue.layerCardNames, CardCatalogue.layerStarter),
);
