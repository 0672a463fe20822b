// A Worker of somebody else's, which answers with a word change on a card of the starter catalogue.
import { CardCatalogue, layerStarter } from "@palimpsest/cards/CardCatalogue";
import * as Changer from "@palimpsest/core/Changer";
import * as Effect from "effect/Effect";

const program = Effect.gen(function* () {
  const catalogue = yield* CardCatalogue;
  const card = yield* catalogue.find("goblin king");
  return yield* Changer.apply(card, [{ with: "Artificial Evolution", from: "Goblin", to: "Elf" }]);
});

export default {
  fetch: async (): Promise<Response> => {
    const { object } = await Effect.runPromise(Effect.provide(program, layerStarter));
    return new Response(object.oracle_text ?? "");
  },
};
