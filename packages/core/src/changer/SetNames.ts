/**
 * Spells and abilities that give an object one name as they resolve (612.8), and abilities besides. A name is no word
 * that another effect could change (612.2). What they do to types, colours, power and toughness is no text change.
 */
import * as Effect from "effect/Effect";
import { Choices } from "../Choices.ts";
import { hasSubtype } from "../Current.ts";
import { Game } from "../Game.ts";
import * as Demands from "./Demands.ts";
import type { Changer } from "./Program.ts";

interface SetName extends Pick<Changer, "name" | "summary" | "moment"> {
  /** The name that it gives. */
  readonly gives: string;
  /** Demands on its target; absent for an ability that works on its own object. */
  readonly demands?: ReadonlyArray<Demands.Demand>;
  /** "If this creature is a Detective": without it nothing happens as the ability resolves. */
  readonly ifSubtype?: string;
  /** "You may": the player is asked. */
  readonly may?: true;
  readonly grants?: ReadonlyArray<string>;
}

const setName = (card: SetName): Changer => ({
  name: card.name,
  summary: card.summary,
  moment: card.moment,
  asks: [],
  classes: [],
  targets: card.demands === undefined ? [] : ["battlefield"],
  ...(card.demands === undefined ? {} : { demands: card.demands }),
  duration: "indefinite",
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const { id, now } =
      card.demands === undefined
        ? yield* Demands.itself(card.name)
        : yield* Demands.target({ name: card.name, targets: ["battlefield"], demands: card.demands });
    if (card.ifSubtype !== undefined && !hasSubtype(now, card.ifSubtype)) return;
    if (card.may && !(yield* (yield* Choices).may)) return;
    yield* game.add(
      { kind: "set-name", source: card.name, name: card.gives },
      { affects: [id], duration: "indefinite" },
    );
    for (const ability of card.grants ?? []) yield* game.grant(id, ability);
  }),
});

const cards: ReadonlyArray<SetName> = [
  {
    name: "Awakening of Vitu-Ghazi",
    summary: "A land becomes a creature with haste named Vitu-Ghazi.",
    moment: "spell",
    gives: "Vitu-Ghazi",
    demands: [Demands.isA("Land"), Demands.youControl],
    grants: ["Haste"],
  },
  {
    name: "Tenth District Hero",
    summary: "Its second ability: if it is a Detective, it becomes a creature named Mileva, the Stalwart.",
    moment: "activated",
    gives: "Mileva, the Stalwart",
    ifSubtype: "Detective",
    grants: ["Other creatures you control have indestructible."],
  },
  {
    name: "The Curse of Fenric",
    summary: "Its second chapter: a nontoken creature becomes a Horror named Fenric.",
    moment: "triggered",
    gives: "Fenric",
    demands: [Demands.isA("Creature"), Demands.isNontoken],
  },
  {
    name: "The Irencrag",
    summary: "May become an Equipment named Everflame, Heroes' Legacy.",
    moment: "triggered",
    gives: "Everflame, Heroes' Legacy",
    may: true,
    grants: ["Equip {3}", "Equipped creature gets +3/+3"],
  },
];

export const setNames: ReadonlyArray<Changer> = cards.map(setName);
