/** What static abilities say can't be done: that goes before whatever says that it can (101.2). */
import * as AllLayers from "../AllLayers.ts";
import * as Description from "../Description.ts";
import * as GameState from "../GameState.ts";
import type { Settings } from "../Settings.ts";
import * as StaticAbility from "../StaticAbility.ts";

/** Does the ability of some permanent forbid it for the object, as all of them are by now? */
export const isForbidden = (
  game: GameState.GameState,
  what: StaticAbility.Forbidden,
  id: string,
  settings: Settings,
): boolean => {
  const { board, evaluation } = GameState.look(game, settings);
  const forbidding = StaticAbility.effects(game, board, evaluation).filter(({ forbids }) => forbids === what);
  if (forbidding.length === 0) return false;
  const objects = AllLayers.evaluate(game, settings);
  const object = objects.get(id);
  return forbidding.some(({ bearer, affects }) => {
    const by = objects.get(bearer);
    if (object === undefined || by === undefined || by.lost !== "none" || Array.isArray(affects)) return false;
    return Description.matches(affects as Description.Description, object, by);
  });
};
