/**
 * A name sticker is put on an object. One program for every card that does so; what differs is the object.
 *
 * Rule 123.6b: the player says where in the name the word stands.
 */
import * as Effect from "effect/Effect";
import { Choices } from "../Choices.ts";
import { Game, type Target } from "../Game.ts";
import * as Names from "../Names.ts";
import * as Demands from "./Demands.ts";
import type { Changer } from "./Program.ts";

const put = Effect.fnUntraced(function* (asker: string, { id, said }: Target) {
  const game = yield* Game;
  const choices = yield* Choices;
  const name = said.names.list[0] ?? "";
  const { word, after } = yield* choices.sticker({ asker, name, words: Names.words(name) });
  yield* game.add({ kind: "name-sticker", source: asker, word, after }, { affects: [id], duration: "indefinite" });
});

const asks: Changer["asks"] = ["word", "after"];

const common = { asks, classes: [], duration: "indefinite" } as const;

/** A sticker, whoever says so. It is no target, and it may be on an object in any public zone (123.5). */
const nameSticker: Changer = {
  ...common,
  name: "Name sticker",
  summary: "Puts a word into a name, at its start or after one of its words.",
  moment: "triggered",
  targets: ["battlefield", "stack", "graveyard", "exile", "command"],
  resolve: Effect.gen(function* () {
    const target = yield* Demands.target({ name: "A name sticker", targets: nameSticker.targets, untargeted: true });
    yield* put("A name sticker", target);
  }),
};

/** "You may put a name sticker on it." */
const onItself = (name: string): Changer => ({
  ...common,
  name,
  summary: "Puts a name sticker on itself.",
  moment: "triggered",
  targets: [],
  resolve: Effect.gen(function* () {
    if (!(yield* (yield* Choices).may)) return;
    yield* put(name, yield* Demands.itself(name));
  }),
});

/** "You may put a name sticker on a nonland permanent you own": chosen, not targeted. */
const onAPermanent = (name: string): Changer => ({
  ...common,
  name,
  summary: "Puts a name sticker on a nonland permanent that its controller owns.",
  moment: "triggered",
  targets: [],
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const choices = yield* Choices;
    const candidates: Array<Target> = [];
    for (const each of yield* game.objects) {
      if (each.object.zone !== "battlefield" || each.now.types.has("Land")) continue;
      if ((yield* Demands.youControl(each, game)) === undefined) candidates.push(each);
    }
    const chosen = yield* choices.object({
      asker: name,
      what: "a nonland permanent you own",
      candidates: candidates.map((each) => ({ id: each.id, name: Demands.called(each) })),
    });
    const found = candidates.find(({ id }) => id === chosen);
    if (found !== undefined) yield* put(name, found);
  }),
});

/** Cards that put a name sticker on themselves as they enter. The length of a blank line says nothing. */
const themselves = [
  "_____ Goblin",
  "_____ Balls of Fire",
  "_____ Bird Gets the Worm",
  "_____-o-saurus",
  "_____ _____ Rocketship",
  "_____ _____ _____ Trespasser",
  "Wolf in _____ Clothing",
  "Wizards of the _____",
  "Make a _____ Splash",
  "Knight in _____ Armor",
  "Last Voyage of the _____",
  "Fight the _____ Fight",
];

/** Cards that put one on a permanent; those after the third put any sticker, which may be one with a name. */
const onPermanents = [
  "Baaallerina",
  "Sword-Swallowing Seraph",
  "Angelic Harold",
  "Aerialephant",
  "Ambassador Blorpityblorpboop",
  "Bioluminary",
  "Carnival Carnivore",
  "Chicken Troupe",
  "Clandestine Chameleon",
  "Command Performance",
  "Costume Shop",
  "Finishing Move",
  "Glitterflitter",
  "Minotaur de Force",
  "Robo-Piñata",
  "Scampire",
  "Stiltstrider",
  "Ticketomaton",
  "Wicker Picker",
];

export const nameStickers: ReadonlyArray<Changer> = [
  nameSticker,
  ...themselves.map(onItself),
  ...onPermanents.map(onAPermanent),
];
