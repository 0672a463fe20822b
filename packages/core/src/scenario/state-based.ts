/**
 * The state-based actions that texts and names decide, done once and all at the same time (704.3).
 *
 * Rules 704.5d, 704.5f, 704.5j and 704.5m: tokens that left, toughness 0, legends, Auras.
 */
import * as AllLayers from "../AllLayers.ts";
import type { Current } from "../Current.ts";
import * as GameState from "../GameState.ts";
import * as Names from "../Names.ts";
import { isIndestructible, isProtected } from "../Protection.ts";
import type { Settings } from "../Settings.ts";
import * as Zones from "../Zones.ts";
import { mayBeEnchanted } from "./enchanting.ts";

/** 704.5j: of legendary permanents with a name in common one stays, which their player chooses. */
const legends = (objects: ReadonlyArray<Current>, keep: ReadonlySet<string>): ReadonlyArray<string> => {
  const legendary = objects.filter(({ zone, supertypes }) => zone === "battlefield" && supertypes.has("Legendary"));
  return legendary
    .filter((object) => {
      const rivals = legendary.filter(
        (other) =>
          other !== object && other.controller === object.controller && Names.share(object.names, other.names) === true,
      );
      if (rivals.length === 0 || keep.has(object.id)) return false;
      // Where nobody chose, the one that was there first stays.
      return (
        rivals.some(({ id }) => keep.has(id)) || legendary.indexOf(object) > legendary.indexOf(rivals[0] ?? object)
      );
    })
    .map(({ id }) => id);
};

const enchant = /^enchant (.+)$/i;

/** 704.5m: an Aura that is attached to what it can't enchant, or what is protected from it (702.16c), goes to the graveyard. */
const auras = (objects: ReadonlyMap<string, Current>): ReadonlyArray<string> =>
  [...objects.values()]
    .filter(({ zone, subtypes }) => zone === "battlefield" && subtypes.has("Aura"))
    .filter((aura) => {
      const bearer = aura.attachedTo === undefined ? undefined : objects.get(aura.attachedTo);
      if (bearer === undefined || bearer.zone !== "battlefield" || isProtected(bearer, aura)) return true;
      const wanted = aura.abilities.map((ability) => enchant.exec(ability)?.[1]).find((each) => each !== undefined);
      return wanted !== undefined && !mayBeEnchanted(bearer, wanted);
    })
    .map(({ id }) => id);

const dying = ({ zone, types, toughness }: Current): boolean =>
  zone === "battlefield" && types.has("Creature") && typeof toughness === "number" && toughness <= 0;

/** 704.5g: a creature with damage marked on it that is at least its toughness is destroyed. */
const isDestroyed = (object: Current, damage: number): boolean =>
  object.zone === "battlefield" &&
  object.types.has("Creature") &&
  typeof object.toughness === "number" &&
  object.toughness > 0 &&
  damage >= object.toughness &&
  !isIndestructible(object);

/** The game after one round of state-based actions. */
export const check = (
  game: GameState.GameState,
  keep: ReadonlyArray<string>,
  settings: Settings,
): GameState.GameState => {
  const objects = AllLayers.evaluate(game, settings);
  const all = [...objects.values()];
  const leaving = new Set([
    ...legends(all, new Set(keep)),
    ...auras(objects),
    ...all.filter(dying).map(({ id }) => id),
    ...all.filter((object) => isDestroyed(object, game.objects.get(object.id)?.damage ?? 0)).map(({ id }) => id),
  ]);
  // 704.5d, 704.5e: a token anywhere but on the battlefield ceases to exist, and so does a copy of a spell off the stack.
  const ceasing = all.filter(({ zone, token }) => token && zone !== "battlefield" && zone !== "stack");
  const left = [...leaving].reduce((next, id) => Zones.move(next, id, "graveyard"), game);
  return ceasing.reduce((next, { id }) => GameState.remove(next, id), left);
};
