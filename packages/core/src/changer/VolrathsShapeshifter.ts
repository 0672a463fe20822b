/**
 * "As long as the top card of your graveyard is a creature card, it has the full text of that card" (612.6). A static
 * ability without choices: it is data (`StaticText`) and applies wherever the card is on the battlefield, so all that
 * this program does is to see that it is the Shapeshifter that is looked at, with a card on top of the graveyard.
 */
import * as Effect from "effect/Effect";
import { Choices } from "../Choices.ts";
import * as Demands from "./Demands.ts";
import type { Changer } from "./Program.ts";

export const volrathsShapeshifter: Changer = {
  name: "Volrath's Shapeshifter",
  summary: "Has the full text of the creature card on top of its controller's graveyard.",
  moment: "static",
  asks: ["cards"],
  classes: [],
  targets: [],
  cards: { zone: "graveyard", most: 1 },
  duration: "while-on-the-battlefield",
  resolve: Effect.gen(function* () {
    const choices = yield* Choices;
    yield* Demands.itself("Volrath's Shapeshifter");
    yield* choices.cards({ asker: "Volrath's Shapeshifter", what: "the card on top of the graveyard" });
  }),
};
