/** What the words of a card demand of its targets: each demand gives a sentence where the target is none such. */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { Zone } from "../Contract.ts";
import { IllegalTarget } from "../Errors.ts";
import { Game, type Target } from "../Game.ts";
import type * as Lexicon from "../Lexicon.ts";
import * as ObjectState from "../ObjectState.ts";
import { obstacle } from "../Protection.ts";
import * as TextBox from "../TextBox.ts";
import { zoneNames } from "./ZoneNames.ts";

export type Demand = (target: Target, game: Game["Service"]) => Effect.Effect<string | undefined>;

/** The rules text as it reads once text changes apply. */
export const textOf = ({ said }: Target): string => TextBox.textOf(said.textBox, "adjusted");

/** What a sentence calls an object. */
export const called = ({ said, face }: Target): string => said.names.list[0] ?? (face.name || "this object");

export const isA =
  (type: string): Demand =>
  ({ now }) =>
    Effect.succeed(now.types.has(type) ? undefined : `it is no ${type.toLowerCase()}`);

export const isNontoken: Demand = ({ now }) => Effect.succeed(now.token ? "it is a token" : undefined);

/** Nobody said what it costs or which colours it has: then it may have any. */
const colorIsKnown = ({ object, now }: Target): boolean => {
  const { colors, color_indicator, mana_cost } = ObjectState.asObject(object);
  return now.colors.size > 0 || [colors, color_indicator, mana_cost].some((value) => value !== undefined);
};

/** A colour that the card's text names: a word of it like any other, which another effect may have changed. */
export const isOfColor = (color: Lexicon.Word): Demand =>
  Effect.fnUntraced(function* (target, game) {
    const { singular } = yield* game.read(color);
    return target.now.colors.has(singular) || !colorIsKnown(target) ? undefined : `it is not ${singular}`;
  });

/** The player who controls the source; whoever asks about a game of one object controls that. */
const playerOf = (game: Game["Service"]): Effect.Effect<string | undefined> =>
  Effect.map(game.state, ({ objects }) =>
    game.source === undefined ? undefined : objects.get(game.source)?.controller,
  );

export const youControl: Demand = ({ object }, game) =>
  Effect.map(playerOf(game), (player) =>
    player === undefined || object.controller === player ? undefined : "you don't control it",
  );

export const anOpponentControls: Demand = ({ object }, game) =>
  Effect.map(playerOf(game), (player) =>
    player === undefined || object.controller !== player ? undefined : "no opponent controls it",
  );

/** `keyword` in small letters. */
export const lacksAbility =
  (keyword: string): Demand =>
  ({ now }) =>
    Effect.succeed(
      now.abilities.some((ability) => ability.toLowerCase().startsWith(keyword)) ? `it has ${keyword}` : undefined,
    );

/** What a card may target. */
export interface Targeting {
  readonly name: string;
  readonly targets: ReadonlyArray<Zone>;
  readonly demands?: ReadonlyArray<Demand>;
  /** It is chosen, and no target: protection, hexproof and shroud say nothing about it (115.10a). */
  readonly untargeted?: true;
}

const wanted = (zones: ReadonlyArray<Zone>): string => zones.map((zone) => zoneNames[zone]).join(" or ");

/** What keeps the source away from the target: it is the spell itself (115.5), or protected. A game of one object has no source, and nothing is known of that. */
const obstacleTo = Effect.fnUntraced(function* (card: Targeting, target: Target, game: Game["Service"]) {
  if (card.untargeted || game.source === undefined) return undefined;
  const player = yield* playerOf(game);
  if (player === undefined) return undefined;
  if (target.id === game.source && target.object.zone === "stack")
    return { because: "a spell is no target of its own", rule: "115.5" };
  const source = yield* Effect.option(game.object(game.source));
  return obstacle(target.now, Option.isSome(source) ? source.value.now : undefined, player);
});

/** The object, where the card may target it. */
export const check = Effect.fnUntraced(function* (card: Targeting, target: Target) {
  const game = yield* Game;
  const { zone } = target.object;
  let wrong = card.targets.includes(zone) ? undefined : `it is ${zoneNames[zone]}`;
  for (const demand of card.demands ?? []) wrong ??= yield* demand(target, game);
  if (wrong === undefined) {
    const found = yield* obstacleTo(card, target, game);
    if (found === undefined) return target;
    return yield* new IllegalTarget({
      message: `${card.name} can't target ${called(target)}: ${found.because}.`,
      rule: found.rule,
      zone,
    });
  }
  return yield* new IllegalTarget({
    message: `${card.name} can't target ${called(target)}: ${wrong}, and the card wants ${wanted(card.targets)}.`,
    rule: "115.1",
    zone,
  });
});

const wrongNumber = (name: string, wantedTargets: number): IllegalTarget =>
  new IllegalTarget({
    message: `${name} has ${wantedTargets === 1 ? "one target" : `${wantedTargets} targets`}, each another object.`,
    rule: "601.2c",
    zone: "stack",
  });

/** The targets of a card, which are so many different objects, in the order of its text (601.2c). */
export const targets = Effect.fnUntraced(function* (card: Targeting, count: number) {
  const game = yield* Game;
  if (game.targets.length !== count || new Set(game.targets).size !== count)
    return yield* wrongNumber(card.name, count);
  const found: Array<Target> = [];
  for (const id of game.targets) found.push(yield* check(card, yield* game.object(id)));
  return found;
});

/** The only target of a card. */
export const target = (card: Targeting) => Effect.map(targets(card, 1), ([found]) => found as Target);

/** The object whose ability it is, for an ability that works on its own object. */
export const itself = Effect.fnUntraced(function* (name: string) {
  const game = yield* Game;
  if (game.source !== undefined) return yield* game.object(game.source);
  const { object, face } = yield* game.target;
  return yield* new IllegalTarget({
    message: `This ability of ${name} is about ${name} itself, and this object is ${face.name || "another"}.`,
    rule: "201.5",
    zone: object.zone,
  });
});
