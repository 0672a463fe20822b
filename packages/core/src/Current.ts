/**
 * What an object is by now: its characteristics (109.3) as one layer leaves them to the next. A value: each layer makes
 * a new one.
 */
import type { Zone } from "./Contract.ts";
import { basicLandTypes, otherLandTypes } from "./data/land-types.ts";
import { once } from "./internal/once.ts";
import * as Lexicon from "./Lexicon.ts";
import type { Names } from "./Names.ts";

/** A number, or the printed string where no ability that is described defines it. */
export type Value = number | string;

/** What an object is after all layers, or on the way there: types, colours, abilities, size, beside its names. */
export interface Current {
  readonly id: string;
  readonly zone: Zone;
  readonly controller: string;
  readonly attachedTo?: string | undefined;
  readonly phasedOut: boolean;
  readonly token: boolean;
  readonly names: Names;
  readonly supertypes: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly subtypes: ReadonlySet<string>;
  /** Changeling: said as such, never as a list (702.73a). */
  readonly everyCreatureType: boolean;
  /** Colour words: "white". */
  readonly colors: ReadonlySet<string>;
  readonly abilities: ReadonlyArray<string>;
  /** Whether effects took its abilities: those of its rules text (305.7), or all. */
  readonly lost: "none" | "rules-text" | "all";
  readonly power?: Value | undefined;
  readonly toughness?: Value | undefined;
}

const landTypes: ReadonlySet<string> = new Set([...basicLandTypes, ...otherLandTypes]);
const creatureTypes = /* @__PURE__ */ once(
  (): ReadonlySet<string> => new Set(Lexicon.creatureTypes.map(({ singular }) => singular)),
);
const basic: ReadonlySet<string> = new Set(basicLandTypes);

/** Is it one of the five basic land types (305.6)? */
export const isBasicLandType = (subtype: string): boolean => basic.has(subtype);

/** Which card types a subtype belongs to (205.3c): only lands and creatures (with kindreds) matter here. */
export const kindOf = (subtype: string): "land" | "creature" | "other" => {
  if (landTypes.has(subtype)) return "land";
  return creatureTypes().has(subtype) ? "creature" : "other";
};

/** May an object of these card types have the subtype (205.3d)? */
export const mayHave = (types: ReadonlySet<string>, subtype: string): boolean => {
  const kind = kindOf(subtype);
  if (kind === "land") return types.has("Land");
  return kind === "other" || types.has("Creature") || types.has("Kindred");
};

/** Has the object an ability that is this keyword alone, in small letters: "shroud", "changeling"? */
export const hasKeyword = ({ abilities }: Current, keyword: string): boolean =>
  abilities.some((ability) => ability.toLowerCase() === keyword);

/** Has the object the subtype? One with every creature type has each of them. */
export const hasSubtype = ({ subtypes, everyCreatureType }: Current, subtype: string): boolean =>
  subtypes.has(subtype) || (everyCreatureType && creatureTypes().has(subtype));
