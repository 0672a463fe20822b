/** What a scenario expects of an object, and what it is: the fields of an expectation, worked out from the game. */
import * as Schema from "effect/Schema";
import { Names, Zone } from "../Contract.ts";
import * as GameState from "../GameState.ts";
import type * as Outcome from "../Outcome.ts";

const optionalKey = Schema.optionalKey;

const strings = Schema.Array(Schema.String);

/** What holds after a step (the last one unless it says which); a field that is left out is not looked at. */
export const Expectation = Schema.Struct({
  after: optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  object: optionalKey(Schema.NonEmptyString),
  name: optionalKey(Schema.String),
  names: optionalKey(Names),
  type_line: optionalKey(Schema.String),
  oracle_text: optionalKey(Schema.String),
  subtypes: optionalKey(strings),
  colors: optionalKey(strings),
  mana_cost: optionalKey(Schema.String),
  power: optionalKey(Schema.String),
  toughness: optionalKey(Schema.String),
  zone: optionalKey(Zone),
  granted: optionalKey(strings),
  notes: optionalKey(strings),
  order: optionalKey(strings),
  /** The tag of the error that the step ends with: it changes nothing then. */
  error: optionalKey(Schema.String),
}).annotate({ identifier: "Expectation" });
export type Expectation = typeof Expectation.Type;

/** What an object is now, in the fields of an expectation. */
export const actualOf = (game: GameState.GameState, object: string, settings: Outcome.Settings): Expectation => {
  const outcome = GameState.outcomeOf(game, object, settings);
  const held = game.objects.get(object);
  if (outcome === undefined || held === undefined) return {};
  const faces = outcome.object.card_faces;
  const up = faces === undefined ? outcome.object : (faces[held.face ?? 0] ?? outcome.object);
  return {
    name: Array.isArray(outcome.names) ? (outcome.names[0] ?? "") : (up.name ?? ""),
    names: outcome.names,
    type_line: up.type_line ?? "",
    oracle_text: up.oracle_text ?? "",
    subtypes: outcome.subtypes,
    colors: up.colors ?? [],
    mana_cost: up.mana_cost ?? "",
    power: up.power ?? "",
    toughness: up.toughness ?? "",
    zone: held.zone,
    granted: held.granted.map(({ ability }) => ability),
    notes: outcome.notes.map(({ code }) => code),
    order: outcome.effects.map(({ id: effect }) => effect),
  };
};
