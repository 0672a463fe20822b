/**
 * Which changers could change a word of a card. It answers for the card alone: no other effect is there, and each of its
 * faces is up in turn.
 *
 * A word changer reaches a face that it may target, as a spell or as a permanent (115.1), and that has a word in use of
 * one of its classes outside reminder text (612.2). Overload and cleave reach the spells that have them. Changers that
 * give a name, or another text, change no word, and are not asked.
 */
import * as Effect from "effect/Effect";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import type { CardNames } from "./CardNames.ts";
import { type Changer, changers } from "./Changer.ts";
import * as Characteristics from "./Characteristics.ts";
import type { Card, GameObject, Zone } from "./Contract.ts";
import { has } from "./changer/Keywords.ts";
import * as Game from "./Game.ts";
import * as GameState from "./GameState.ts";
import type * as Lexicon from "./Lexicon.ts";
import * as ObjectState from "./ObjectState.ts";
import * as Settings from "./Settings.ts";

/** Card types of permanents (110.4). */
const permanentTypes = ["Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"];

/** Where text changes reach an object of this face: a land is never cast (305.9), and a token is no spell. */
const zonesOf = ({ typeLine: { types }, token }: Characteristics.Characteristics): ReadonlyArray<Zone> => [
  ...(permanentTypes.some((type) => types.includes(type)) ? (["battlefield"] as const) : []),
  ...(token || types.includes("Land") ? [] : (["stack"] as const)),
];

const inUse = (face: Characteristics.Characteristics): ReadonlySet<Lexicon.Word> => {
  const words = new Set<Lexicon.Word>();
  for (const { word, reason, context } of [...face.typeLine.uses, ...face.rulesText.uses]) {
    if (reason === undefined && context !== "reminder") words.add(word);
  }
  return words;
};

const keywords: Readonly<Record<string, string>> = { Overload: "overload", Cleave: "cleave" };

/** Whether the changer could change a word of the face, as far as words and zones tell. */
const finds = (
  changer: Changer,
  face: Characteristics.Characteristics,
  words: ReadonlySet<Lexicon.Word>,
  zones: ReadonlyArray<Zone>,
): boolean => {
  const keyword = keywords[changer.name];
  if (keyword !== undefined) return zones.includes("stack") && has(face.rulesText.source, keyword);
  const possible = changer.targets.length === 0 ? zones : zones.filter((zone) => changer.targets.includes(zone));
  if (possible.length === 0) return false;
  for (const word of words) if (changer.classes.includes(word.class) && word.singular !== changer.to) return true;
  return false;
};

const defaults = Result.getOrThrow(Settings.make());

/** Whether the face as a permanent meets what the changer demands; of a game of one object nothing else is known. */
const meets = (
  demands: NonNullable<Changer["demands"]>,
  card: Card | GameObject,
  face: Characteristics.Characteristics,
  cardNames: CardNames | undefined,
): boolean => {
  const permanent: GameObject = {
    ...card,
    zone: "battlefield",
    ...(face.face === undefined ? {} : { face: face.face }),
  };
  const read = ObjectState.read(permanent, cardNames);
  if (Result.isFailure(read)) return false;
  const state = GameState.put({ ...GameState.empty, cardNames }, Game.only, read.success);
  const game = Game.over(Ref.makeUnsafe(state), [Game.only], defaults);
  return Effect.runSync(
    Effect.gen(function* () {
      const target = yield* Effect.orDie(game.target);
      for (const demand of demands) if ((yield* demand(target, game)) !== undefined) return false;
      return true;
    }),
  );
};

/**
 * The changers that could change a word of the card, in the order of `Changer.changers`.
 *
 * @example
 * ```ts
 * import * as Reach from "@palimpsest/core/Reach";
 *
 * Reach.reaching({ name: "Forest", type_line: "Basic Land — Forest" }).map(({ name }) => name);
 * // => ["Magical Hack", "Mind Bend", "Whim of Volrath", "Crystal Spray", "Spectral Shift", "Trait Doctoring"]
 * ```
 */
export const reaching = (card: Card | GameObject, cardNames?: CardNames): ReadonlyArray<Changer> => {
  const faces = Characteristics.faces(card, cardNames).map((face) => ({
    face,
    words: inUse(face),
    zones: zonesOf(face),
  }));
  return changers.filter(
    (changer) =>
      (changer.classes.length > 0 || changer.name in keywords) &&
      faces.some(
        ({ face, words, zones }) =>
          finds(changer, face, words, zones) &&
          (changer.demands === undefined || meets(changer.demands, card, face, cardNames)),
      ),
  );
};
