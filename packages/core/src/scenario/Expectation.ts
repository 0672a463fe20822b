/** What a scenario expects of an object, and what it is: the fields of an expectation, worked out from the game. */
import * as Schema from "effect/Schema";
import * as Abilities from "../Abilities.ts";
import * as AllLayers from "../AllLayers.ts";
import { Names as NamesOnTheWire, Zone } from "../Contract.ts";
import type { Current } from "../Current.ts";
import { colorOf } from "../data/mana.ts";
import * as GameState from "../GameState.ts";
import * as Names from "../Names.ts";
import type { Settings } from "../Settings.ts";

const optionalKey = Schema.optionalKey;

const strings = Schema.Array(Schema.String);

/** What holds after a step (the last one unless it says which); a field that is left out is not looked at. */
export const Expectation = Schema.Struct({
  after: optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  object: optionalKey(Schema.NonEmptyString),
  name: optionalKey(Schema.String),
  names: optionalKey(NamesOnTheWire),
  /** Does it have this name (201.2a)? For names that only a kind of card tells (612.7): the cards are looked up. */
  has_name: optionalKey(Schema.Record(Schema.String, Schema.Boolean)),
  type_line: optionalKey(Schema.String),
  oracle_text: optionalKey(Schema.String),
  /** What it is after all layers: types, colours (as letters), abilities, size. */
  types: optionalKey(strings),
  supertypes: optionalKey(strings),
  subtypes: optionalKey(strings),
  /** It has every creature type, beside the subtypes that are listed. */
  every_creature_type: optionalKey(Schema.Boolean),
  colors: optionalKey(strings),
  abilities: optionalKey(strings),
  mana_cost: optionalKey(Schema.String),
  power: optionalKey(Schema.String),
  toughness: optionalKey(Schema.String),
  /** Devotion of whoever controls the object to a colour, by its letter (700.5). */
  devotion: optionalKey(Schema.Record(Schema.String, Schema.Int)),
  /** Look at another face than the one that is up: its name, type line, text and cost. */
  face: optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  /** Look at a face-down object as it would be face up (702.37e). */
  face_up: optionalKey(Schema.Literal(true)),
  attached_to: optionalKey(Schema.NullOr(Schema.String)),
  zone: optionalKey(Zone),
  /** Counters on it, by kind (122.1). */
  counters: optionalKey(Schema.Record(Schema.String, Schema.Int)),
  /** Words that look like colours or types and were kept, each with the reason: "Eye: keyword-name". */
  kept: optionalKey(strings),
  /** Damage marked on it (120.6). */
  damage: optionalKey(Schema.Int),
  granted: optionalKey(strings),
  notes: optionalKey(strings),
  order: optionalKey(strings),
  /** The words that the step's question lists first: those in use on the target. Any other may be chosen, too. */
  offers: optionalKey(strings),
  /** The tag of the error that the step ends with: it changes nothing then. */
  error: optionalKey(Schema.String),
}).annotate({ identifier: "Expectation" });
export type Expectation = typeof Expectation.Type;

/** In the order in which Scryfall lists colours. */
const letters = Object.entries(colorOf).sort(([a], [b]) => (a < b ? -1 : 1));

const isHybridOf = (symbol: string, letter: string): boolean => symbol.split("/").includes(letter);

/** 700.5, 700.5a: symbols of a colour in the mana costs of a player's permanents, as layer 3 leaves them. */
const devotion = (
  { objects }: GameState.GameState,
  { board, evaluation }: ReturnType<typeof GameState.look>,
  player: string,
): Record<string, number> => {
  const symbols = [...objects]
    .filter(([, { zone, controller, phasedOut }]) => zone === "battlefield" && controller === player && !phasedOut)
    .flatMap(([id]) => {
      const values = evaluation.said.get(id)?.values ?? board.objects.get(id)?.values;
      return [...(values?.mana_cost ?? "").matchAll(/\{([^}]{1,5})\}/g)].map(([, symbol = ""]) => symbol);
    });
  return Object.fromEntries(
    letters.map(([letter]) => [letter, symbols.filter((symbol) => isHybridOf(symbol, letter)).length]),
  );
};

const hasName = (now: Current | undefined, name: string, isMember: Names.IsMember): boolean =>
  now !== undefined && Names.share(now.names, { list: [name] }, isMember) === true;

/** What an object is now, in the fields of an expectation. */
export const actualOf = (
  game: GameState.GameState,
  object: string,
  settings: Settings,
  wanted: Expectation,
  isMember: Names.IsMember,
): Expectation => {
  const turned = wanted.face_up === true && game.objects.get(object)?.faceDown === true;
  const seen = !turned ? game : GameState.change(game, object, (each) => ({ ...each, faceDown: false }));
  const outcome = GameState.outcomeOf(seen, object, settings);
  const held = seen.objects.get(object);
  if (outcome === undefined || held === undefined) return {};
  const faces = outcome.object.card_faces;
  const up = faces === undefined ? outcome.object : (faces[wanted.face ?? held.face ?? 0] ?? outcome.object);
  const now = AllLayers.evaluate(seen, settings).get(object);
  const counted = wanted.devotion === undefined ? {} : devotion(seen, GameState.look(seen, settings), held.controller);
  return {
    name: wanted.face === undefined && Array.isArray(outcome.names) ? (outcome.names[0] ?? "") : (up.name ?? ""),
    names: outcome.names,
    type_line: up.type_line ?? "",
    oracle_text: up.oracle_text ?? "",
    types: [...(now?.types ?? [])],
    supertypes: [...(now?.supertypes ?? [])],
    subtypes: [...(now?.subtypes ?? [])],
    every_creature_type: now?.everyCreatureType ?? false,
    colors: letters.filter(([, color]) => now?.colors.has(color)).map(([letter]) => letter),
    abilities: now?.abilities ?? Abilities.of(up.oracle_text ?? ""),
    mana_cost: up.mana_cost ?? "",
    power: `${now?.power ?? up.power ?? ""}`,
    toughness: `${now?.toughness ?? up.toughness ?? ""}`,
    zone: held.zone,
    damage: held.damage ?? 0,
    counters: held.counters ?? {},
    kept: outcome.verdicts.flatMap(({ verdict, text, reason }) =>
      verdict === "kept" && reason !== undefined && reason !== "not-chosen" ? [`${text}: ${reason}`] : [],
    ),
    attached_to: held.attachedTo ?? null,
    granted: held.granted.map(({ ability }) => ability),
    notes: outcome.notes.map(({ code }) => code),
    order: outcome.effects.map(({ id: effect }) => effect),
    ...(wanted.devotion === undefined
      ? {}
      : { devotion: Object.fromEntries(Object.keys(wanted.devotion).map((letter) => [letter, counted[letter] ?? 0])) }),
    ...(wanted.has_name === undefined
      ? {}
      : {
          has_name: Object.fromEntries(
            Object.keys(wanted.has_name).map((name) => [name, hasName(now, name, isMember)]),
          ),
        }),
    ...(wanted.face_up === undefined ? {} : { face_up: true as const }),
    ...(wanted.face === undefined ? {} : { face: wanted.face }),
  };
};
