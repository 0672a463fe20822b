/**
 * The effects of static abilities that change text, worked out anew at every look (611.3a).
 *
 * Rule 613.7a: they are as old as their object, or as what brought their text.
 */
import type * as Characteristics from "./Characteristics.ts";
import type { GameState, LiveEffect } from "./GameState.ts";
import type * as Layers from "./Layers.ts";
import { faceOf, nameOf, type ObjectState } from "./ObjectState.ts";
import * as StaticText from "./StaticText.ts";
import type { NewChange, TextChange } from "./TextChange.ts";
import type { ExchangeTextBoxes } from "./text-change/ExchangeTextBoxes.ts";
import { besides } from "./text-change/FullText.ts";

/** The last card that was put into a player's graveyard. */
const topOfGraveyard = (game: GameState, player: string): string | undefined => {
  let top: readonly [id: string, timestamp: number] | undefined;
  for (const [id, { zone, controller, timestamp, printed }] of game.objects) {
    if (zone !== "graveyard" || controller !== player || printed.token) continue;
    if (top === undefined || timestamp > top[1]) top = [id, timestamp];
  }
  return top?.[0];
};

/** The change that a static ability makes at the moment, or none. */
const staticChange = (
  game: GameState,
  { change: made }: StaticText.StaticText,
  source: ObjectState,
  face: Characteristics.Characteristics,
): NewChange | undefined => {
  if (made.kind !== "top-of-graveyard") return made;
  const of = topOfGraveyard(game, source.controller);
  const card = of === undefined ? undefined : game.objects.get(of);
  if (of === undefined || card === undefined) return undefined;
  const { typeLine } = faceOf(card, game.cardNames);
  if (!typeLine.types.includes(made.type)) return undefined;
  return { kind: "full-text", source: face.name, of, plus: besides(made.plus, face) };
};

/** A static ability that changes text, as it stands on an object. */
interface Standing {
  readonly bearer: string;
  readonly state: ObjectState;
  readonly found: StaticText.StaticText;
  /** The object whose text it is, where that came from another. */
  readonly from?: string;
}

/** The abilities that are printed on permanents, or on what they copy: few of thousands, so nothing is kept of the others. */
const printedAbilities = (game: GameState): ReadonlyArray<Standing> => {
  const standing: Array<Standing> = [];
  for (const [bearer, state] of game.objects) {
    if (state.zone !== "battlefield" || state.phasedOut || state.faceDown) continue;
    const found = StaticText.find(nameOf(state) ?? "");
    if (found !== undefined) standing.push({ bearer, state, found });
  }
  return standing;
};

const exchangesOf = (game: GameState): ReadonlyArray<ExchangeTextBoxes> => {
  const exchanges: Array<ExchangeTextBoxes> = [];
  for (const { change: made } of game.effects) if (made.kind === "exchange-text-boxes") exchanges.push(made);
  return exchanges;
};

/** The texts that exchanges moved, by the object that each came from, with the name of the card that it is printed on. */
const movedTexts = (game: GameState, exchanges: ReadonlyArray<ExchangeTextBoxes>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const cardOf = (id: string): string => {
    const state = game.objects.get(id);
    return state === undefined ? "" : (nameOf(state) ?? "");
  };
  for (const { between, previous } of exchanges) {
    for (const id of between) names.set(id, cardOf(id));
    for (const [index, box] of (previous ?? []).entries()) {
      for (const { origin = between[index] ?? "", printedOn: on } of box) names.set(origin, cardOf(on?.id ?? origin));
    }
  }
  return names;
};

/**
 * Abilities that may have come to other objects with their text. Whether they stand there is seen as layer 3 goes on:
 * an exchange decides about their existence (613.8a).
 */
const movedAbilities = (game: GameState): ReadonlyArray<Standing> => {
  const exchanges = exchangesOf(game);
  if (exchanges.length === 0) return [];
  const texts = [...movedTexts(game, exchanges)].flatMap(([from, name]) => {
    const found = StaticText.find(name);
    return found === undefined ? [] : [{ from, found }];
  });
  const bearers = new Set(exchanges.flatMap(({ between }) => between));
  return [...bearers].flatMap((bearer) => {
    const state = game.objects.get(bearer);
    if (state === undefined || state.zone !== "battlefield" || state.phasedOut) return [];
    return texts.filter(({ from }) => from !== bearer).map((text) => ({ bearer, state, ...text }));
  });
};

/** Since when an object has had a text of another: since the latest exchange that it was part of (613.7a). */
const since = (game: GameState, { bearer, state, from }: Standing): number =>
  from === undefined
    ? state.timestamp
    : Math.max(
        state.timestamp,
        ...exchangesOf(game).map(({ between, timestamp }) => (between.includes(bearer) ? timestamp : 0)),
      );

/**
 * The effects of static abilities that change text. They are worked out anew at every look (611.3a), with the
 * timestamp that their object, or what brought their text, has by now (613.7a).
 */
export const staticEffects = (game: GameState): ReadonlyArray<Layers.ContinuousEffect> =>
  [...printedAbilities(game), ...movedAbilities(game)].flatMap((standing) => {
    const { bearer, state, found, from } = standing;
    const on = found.affects === "itself" ? bearer : state.attachedTo;
    const made = staticChange(game, found, state, faceOf(state, game.cardNames));
    if (on === undefined || made === undefined) return [];
    const id = from === undefined ? bearer : `${bearer}:${from}`;
    const effect = { change: { ...made, id, timestamp: since(game, standing) } as TextChange, affects: [on] };
    return [{ ...effect, ability: bearer, ...(from === undefined ? {} : { abilityFrom: from }) }];
  });

/**
 * The effects as they are by now. One of a static ability is there only as long as its object is seen and has the
 * values of the card with the ability (611.3a), and is as old as that (613.7a).
 */
export const liveEffects = (game: GameState): ReadonlyArray<LiveEffect> => {
  if (!game.effects.some(({ ability }) => ability !== undefined)) return game.effects;
  return game.effects.flatMap((effect) => {
    const { ability, change } = effect;
    if (ability === undefined) return [effect];
    const source = game.objects.get(ability);
    if (source === undefined || source.phasedOut || nameOf(source) !== change.source) return [];
    const timestamp = Math.max(change.timestamp, source.timestamp);
    return [timestamp === change.timestamp ? effect : { ...effect, change: { ...change, timestamp } }];
  });
};
