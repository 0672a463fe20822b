/**
 * A description of objects, as effects give it ("nonbasic lands", "other Goblins you control"), and which objects it
 * fits. Rule 109.2: without a zone it means permanents.
 *
 * Types, subtypes and colours are the words of the text that the description stands in. Where that text was changed,
 * {@link reword} reads them as it says them now.
 */
import * as Schema from "effect/Schema";
import { Zone } from "./Contract.ts";
import { type Current, hasSubtype } from "./Current.ts";

const optionalKey = Schema.optionalKey;
const words = Schema.Array(Schema.String);

/** Which objects an effect speaks of. */
export interface Description {
  /** All of these card types. */
  readonly types?: ReadonlyArray<string>;
  /** All of these supertypes. */
  readonly supertypes?: ReadonlyArray<string>;
  /** One of these subtypes. */
  readonly subtypes?: ReadonlyArray<string>;
  /** One of these colours, as words: "red". */
  readonly colors?: ReadonlyArray<string>;
  /** One of these names (201.2a). */
  readonly named?: ReadonlyArray<string>;
  readonly token?: boolean;
  readonly zone?: Zone;
  readonly controller?: "you" | "opponent";
  /** `this` is the object that the text stands on, `other` any but it, `attached` the one that it is attached to. */
  readonly which?: "this" | "other" | "attached";
  readonly not?: Description;
  readonly any?: ReadonlyArray<Description>;
}

const self = Schema.suspend((): Schema.Codec<Description> => Description);

export const Description: Schema.Codec<Description> = Schema.Struct({
  types: optionalKey(words),
  supertypes: optionalKey(words),
  subtypes: optionalKey(words),
  colors: optionalKey(words),
  named: optionalKey(words),
  token: optionalKey(Schema.Boolean),
  zone: optionalKey(Zone),
  controller: optionalKey(Schema.Literals(["you", "opponent"])),
  which: optionalKey(Schema.Literals(["this", "other", "attached"])),
  not: optionalKey(self),
  any: optionalKey(Schema.Array(self).check(Schema.isMinLength(1))),
}).annotate({ identifier: "Description", description: "Which objects an effect speaks of (109.2)" });

/** The object that a description stands on, as far as descriptions speak of it. */
export interface Bearer {
  readonly id: string;
  readonly controller: string;
  readonly attachedTo?: string | undefined;
}

const isWhich = ({ which }: Description, object: Current, bearer: Bearer | undefined): boolean => {
  if (which === undefined) return true;
  if (which === "attached") return bearer?.attachedTo === object.id;
  return (bearer?.id === object.id) === (which === "this");
};

/** Lists of names as sets: an object that has every name of a kind (612.7) has many, and a list may name as many. */
const sets = new WeakMap<ReadonlyArray<string>, ReadonlySet<string>>();

const setOf = (names: ReadonlyArray<string>): ReadonlySet<string> => {
  const known = sets.get(names) ?? new Set(names);
  sets.set(names, known);
  return known;
};

const isNamed = (wanted: ReadonlyArray<string>, { names: { list } }: Current): boolean =>
  list.length === 1 ? wanted.includes(list[0] ?? "") : list.some((name) => setOf(wanted).has(name));

const hasQualities = (wanted: Description, object: Current): boolean =>
  (wanted.types?.every((type) => object.types.has(type)) ?? true) &&
  (wanted.supertypes?.every((type) => object.supertypes.has(type)) ?? true) &&
  (wanted.subtypes?.some((type) => hasSubtype(object, type)) ?? true) &&
  (wanted.colors?.some((color) => object.colors.has(color)) ?? true) &&
  (wanted.named === undefined || isNamed(wanted.named, object)) &&
  (wanted.token === undefined || wanted.token === object.token);

const fits = (wanted: Description, object: Current, bearer: Bearer | undefined): boolean =>
  hasQualities(wanted, object) &&
  isWhich(wanted, object, bearer) &&
  (wanted.controller === undefined || (object.controller === bearer?.controller) === (wanted.controller === "you")) &&
  (wanted.not === undefined || !fits(wanted.not, object, bearer)) &&
  (wanted.any?.some((each) => fits(each, object, bearer)) ?? true);

/** Does the description fit the object? `bearer` is what it stands on: it tells who "you" and "other" are. */
export const matches = (wanted: Description, object: Current, bearer: Bearer | undefined): boolean =>
  object.zone === (wanted.zone ?? "battlefield") && !object.phasedOut && fits(wanted, object, bearer);

/** How a text says a word that is printed in it by now. */
export type Reader = (word: string) => string;

/** The description with its words as the text says them now. Names never change (612.2). */
export const reword = (wanted: Description, read: Reader): Description => ({
  ...wanted,
  ...(wanted.subtypes === undefined ? {} : { subtypes: wanted.subtypes.map(read) }),
  ...(wanted.colors === undefined ? {} : { colors: wanted.colors.map(read) }),
  ...(wanted.not === undefined ? {} : { not: reword(wanted.not, read) }),
  ...(wanted.any === undefined ? {} : { any: wanted.any.map((each) => reword(each, read)) }),
});
