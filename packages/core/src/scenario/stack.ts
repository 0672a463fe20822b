/**
 * Spells and abilities whose instructions a scenario describes: put on the stack with a target, looked at again as they
 * resolve, and carried out in the words that their text has by then.
 *
 * Rule 608.2b: a target that the text wants no more is illegal. Rule 113.7a: an ability on the stack is independent of its
 * source.
 */

import * as Effect from "effect/Effect";
import * as AllLayers from "../AllLayers.ts";
import * as Description from "../Description.ts";
import { IllegalTarget, type InvalidObject } from "../Errors.ts";
import * as GameState from "../GameState.ts";
import { type Announced, type Carrier, carryOut } from "../Instruction.ts";
import * as ObjectState from "../ObjectState.ts";
import { obstacle } from "../Protection.ts";
import type { Settings } from "../Settings.ts";
import { reader } from "../StaticAbility.ts";
import * as TextBox from "../TextBox.ts";

/** The object whose instructions are carried out, with its text as it reads by now. */
export const carrierOf = (game: GameState.GameState, id: string, settings: Settings): Carrier => {
  const state = game.objects.get(id);
  const controller = state?.controller ?? ObjectState.you;
  if (state?.nonCard !== undefined) {
    // "This creature" and "another" in the text of an ability speak of its source.
    const { read, source = id } = state.nonCard;
    return { id: source, controller, attachedTo: game.objects.get(source)?.attachedTo, read };
  }
  const said = GameState.look(game, settings).evaluation.said.get(id);
  return { id, controller, attachedTo: state?.attachedTo, read: reader(said?.textBox ?? []) };
};

/** Is the target one that the text wants, in the words that it has by now, and one that lets itself be targeted? */
const isLegal = (
  game: GameState.GameState,
  { target, wants }: Announced,
  carrier: Carrier,
  settings: Settings,
): boolean => {
  if (target === undefined) return true;
  const objects = AllLayers.evaluate(game, settings);
  const object = objects.get(target);
  if (object === undefined || obstacle(object, objects.get(carrier.id), carrier.controller) !== undefined) return false;
  return wants === undefined || Description.matches(Description.reword(wants, carrier.read), object, carrier);
};

/** The game with a spell or ability announced. Fails where the target is none that its text wants (601.2c). */
export const announce = (
  game: GameState.GameState,
  id: string,
  announced: Announced,
  settings: Settings,
): Effect.Effect<GameState.GameState, IllegalTarget> => {
  const { target, wants, does } = announced;
  if (target === undefined && wants === undefined && does === undefined) return Effect.succeed(game);
  if (!isLegal(game, announced, carrierOf(game, id, settings), settings)) {
    return Effect.fail(
      new IllegalTarget({
        message: "The target is none that the spell or ability may target.",
        rule: "601.2c",
        zone: game.objects.get(target ?? "")?.zone ?? "battlefield",
      }),
    );
  }
  return Effect.succeed({ ...game, announced: new Map(game.announced).set(id, { target, wants, does }) });
};

/** The text of an ability on the stack: a paragraph of the rules text that its source has by now, or all of it. */
const textOf = (game: GameState.GameState, source: string, line: number | undefined, settings: Settings): string => {
  const nonCard = game.objects.get(source)?.nonCard !== undefined;
  const said = GameState.look(game, settings).evaluation.said.get(source);
  const text = nonCard
    ? (game.objects.get(source)?.printed.oracle_text ?? "")
    : TextBox.textOf(said?.textBox ?? [], settings.grammar);
  return line === undefined ? text : (text.split("\n")[line - 1] ?? "");
};

const quoted = /["\u201c]([^"\u201d]*)["\u201d]/;

/** An ability of an object, as it is put on the stack. */
export interface Put {
  readonly object: string;
  readonly as: string;
  readonly by?: string | undefined;
  readonly line?: number | undefined;
  readonly if?: Description.Description | undefined;
  readonly unless?: Description.Description | undefined;
}

/** An activated or triggered ability on the stack, independent of its source from now on (113.7a). */
export const putAbility = (
  game: GameState.GameState,
  { object: source, as, by, line, ...conditions }: Put,
  settings: Settings,
): GameState.GameState => {
  const { controller, attachedTo } = carrierOf(game, source, settings);
  const { read } = carrierOf(game, by ?? source, settings);
  const objects = [...AllLayers.evaluate(game, settings).values()];
  const some = (wanted: Description.Description): boolean => {
    const now = Description.reword(wanted, read);
    return objects.some((object) => Description.matches(now, object, { id: source, controller, attachedTo }));
  };
  if (conditions.if !== undefined && !some(conditions.if)) return game;
  if (conditions.unless !== undefined && some(conditions.unless)) return game;
  const whole = textOf(game, by ?? source, line, settings);
  const text = by === undefined ? whole : (quoted.exec(whole)?.[1] ?? "");
  return GameState.putNonCard(game, as, "ability", { text, controller, zone: "stack", read, source });
};

/** Whether the instructions of a spell or ability were carried out, and the game then. */
export interface Resolved {
  readonly game: GameState.GameState;
  /** It had a target, and that is illegal by now: it does nothing (608.2b). */
  readonly fizzled: boolean;
}

/** A described spell or ability resolves; it is still on the stack then. */
export const resolve = (
  game: GameState.GameState,
  id: string,
  announced: Announced,
  settings: Settings,
): Effect.Effect<Resolved, InvalidObject> =>
  Effect.gen(function* () {
    const carrier = carrierOf(game, id, settings);
    if (!isLegal(game, announced, carrier, settings)) return { game, fizzled: true };
    let next = game;
    for (const instruction of announced.does ?? []) {
      next = yield* carryOut(next, instruction, carrier, announced.target, settings);
    }
    return { game: next, fizzled: false };
  });
