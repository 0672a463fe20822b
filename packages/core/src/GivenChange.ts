/** A bare change, put into a game as a continuous effect with the next timestamp. */
import * as Result from "effect/Result";
import * as Changes from "./Changes.ts";
import type { Change } from "./Contract.ts";
import * as GameState from "./GameState.ts";
import * as ObjectState from "./ObjectState.ts";
import type { Settings } from "./Settings.ts";
import type { NewChange } from "./TextChange.ts";

/** The game with the change on an object, and with the objects that the change brings along: those are off the battlefield. */
export const add = (
  game: GameState.GameState,
  on: string,
  given: Change,
  duration: GameState.Duration,
  settings: Settings,
): Result.Result<GameState.GameState, Changes.ChangeError> => {
  const { objects } = GameState.board(game);
  const parsed = Changes.parse(given, game.made, { self: on, faces: objects, cardNames: game.cardNames });
  if (Result.isFailure(parsed)) return Result.fail(parsed.failure);
  let next = game;
  for (const [brought, face] of parsed.success.brought) {
    if (game.objects.has(brought)) continue;
    const printed = {
      name: face.name,
      type_line: face.typeLine.source,
      oracle_text: face.rulesText.source,
      ...face.values,
    };
    const read = ObjectState.read({ ...printed, zone: "graveyard" }, game.cardNames);
    if (Result.isFailure(read)) return Result.fail(read.failure);
    next = GameState.put(next, brought, read.success);
  }
  const { id: _, timestamp: __, ...made } = parsed.success.change;
  return Result.succeed(GameState.add(next, made as NewChange, { affects: [on], duration }, settings));
};
