/**
 * Auras and Equipment whose static ability changes the name of what they are attached to. What they do is data
 * (`StaticText`) and worked out at every look; here they become attached.
 */
import * as Effect from "effect/Effect";
import { Game } from "../Game.ts";
import * as StaticText from "../StaticText.ts";
import * as Demands from "./Demands.ts";
import type { Changer } from "./Program.ts";

interface Attachment extends Pick<Changer, "name" | "summary"> {
  /** What it may be attached to: its enchant or equip ability (702.5a, 702.6a). */
  readonly demands: ReadonlyArray<Demands.Demand>;
}

const attachment = (card: Attachment): Changer => ({
  name: card.name,
  summary: card.summary,
  moment: "attached",
  asks: [],
  classes: [],
  targets: ["battlefield"],
  demands: card.demands,
  duration: "while-attached",
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const { id } = yield* Demands.target({ ...card, targets: ["battlefield"] });
    if (game.source !== undefined) return yield* game.attach(game.source, id);
    // A game of one object: what would be attached is not there, and its effect is.
    const change = StaticText.find(card.name)?.change;
    if (change === undefined || change.kind === "top-of-graveyard") return;
    yield* game.add(change, { affects: [id], duration: "indefinite" });
  }),
});

export const attachments: ReadonlyArray<Changer> = [
  {
    name: "Spy Kit",
    summary: "The equipped creature has all names of nonlegendary creature cards besides its own.",
    demands: [Demands.isA("Creature"), Demands.youControl],
  },
  {
    name: "Witness Protection",
    summary: "The enchanted creature is named Legitimate Businessperson.",
    demands: [Demands.isA("Creature")],
  },
  {
    name: "Honest Work",
    summary: "The enchanted creature is named Humble Merchant.",
    demands: [Demands.isA("Creature"), Demands.anOpponentControls],
  },
].map(attachment);
