/** What abilities that change how objects enter do to those that have just entered the battlefield (614.1c, 614.12). */
import * as AllLayers from "../AllLayers.ts";
import * as Description from "../Description.ts";
import * as GameState from "../GameState.ts";
import type { Settings } from "../Settings.ts";
import * as StaticAbility from "../StaticAbility.ts";

const arrivals = (before: GameState.GameState, after: GameState.GameState): ReadonlyArray<string> =>
  [...after.objects]
    .filter(([id, { zone }]) => zone === "battlefield" && before.objects.get(id)?.zone !== "battlefield")
    .map(([id]) => id);

/** The game after a step, with what objects entered with. They are looked at as they are on the battlefield (614.12). */
export const enterWith = (
  before: GameState.GameState,
  after: GameState.GameState,
  settings: Settings,
): GameState.GameState => {
  if (!after.abilities.some(({ enters }) => enters)) return after;
  const arrived = arrivals(before, after);
  if (arrived.length === 0) return after;
  const { board, evaluation } = GameState.look(after, settings);
  const objects = AllLayers.evaluate(after, settings);
  return StaticAbility.effects(after, board, evaluation, true).reduce((game, { affects, bearer, operations }) => {
    const wanted = affects as Description.Description;
    const by = objects.get(bearer);
    // One that enters without its abilities has none to change how it enters (614.12).
    if (by === undefined || by.lost !== "none") return game;
    const on = arrived.filter((id) => {
      const object = objects.get(id);
      return object !== undefined && Description.matches(wanted, object, by);
    });
    return on.length === 0 ? game : GameState.addLater(game, operations, on, "indefinite");
  }, after);
};
