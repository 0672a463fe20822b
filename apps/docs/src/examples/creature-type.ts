import { CardCatalogue, layerStarter } from "@palimpsest/cards/CardCatalogue";
import * as Changer from "@palimpsest/core/Changer";
import * as Effect from "effect/Effect";

export const request = {
  card: "Goblin King",
  with: "Artificial Evolution",
  from: "Goblin",
  to: "Elf",
};

export const program = Effect.gen(function* () {
  const catalogue = yield* CardCatalogue;
  const card = yield* catalogue.find(request.card);
  return yield* Changer.apply(card, [request]);
}).pipe(Effect.provide(layerStarter));
