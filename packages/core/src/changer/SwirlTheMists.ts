/**
 * "As Swirl the Mists enters, choose a color word. All instances of color words in the text of spells and permanents are
 * changed to the chosen color word." A static ability: it targets nothing and lasts as long as it stands there (611.3a).
 */
import * as Effect from "effect/Effect";
import { Choices } from "../Choices.ts";
import { Game } from "../Game.ts";
import type { Changer } from "./Program.ts";

export const swirlTheMists: Changer = {
  name: "Swirl the Mists",
  summary: "Changes every colour word in the text of spells and permanents to one that is chosen as it enters.",
  moment: "enters",
  asks: ["to"],
  classes: ["color-word"],
  targets: [],
  duration: "while-on-the-battlefield",
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const choices = yield* Choices;
    const to = yield* choices.word({ asker: "Swirl the Mists", classes: ["color-word"], present: [] });
    const { source } = game;
    yield* game.add(
      { kind: "replace-every-word", source: "Swirl the Mists", class: "color-word", to },
      {
        affects: "spells-and-permanents",
        duration: source === undefined ? "indefinite" : { untilLeaves: source },
        ...(source === undefined ? {} : { ability: source }),
      },
    );
  }),
};
