/**
 * What an effect does in layers 4 to 7 (613.1d to 613.1g), as data: general operations, none of them of one card.
 *
 * Rule 613.6: each belongs to one layer; an effect with several applies each in its own. Rule 305.7: a land whose type is
 * set to a basic land type loses the abilities of its text.
 */
import * as Schema from "effect/Schema";
import { type Current, isBasicLandType, kindOf, mayHave, type Value } from "./Current.ts";
import { Description, type Reader, reword as rewordDescription } from "./Description.ts";

const optionalKey = Schema.optionalKey;
const words = Schema.Array(Schema.String);

/**
 * A number, or the number of objects that fit a description, or half of it, rounded (107.1a), or the number of card types
 * among them, and so much more.
 */
export const Amount = Schema.Union([
  Schema.Finite,
  Schema.Struct({
    count: Description,
    half: optionalKey(Schema.Literals(["rounded-up", "rounded-down"])),
    plus: optionalKey(Schema.Finite),
  }),
  Schema.Struct({ card_types: Description, plus: optionalKey(Schema.Finite) }),
]).annotate({ identifier: "Amount" });
export type Amount = typeof Amount.Type;

const TypeWords = Schema.Struct({
  supertypes: optionalKey(words),
  types: optionalKey(words),
  subtypes: optionalKey(words),
});
type TypeWords = typeof TypeWords.Type;

/** Layer 4: sets or adds supertypes, card types, subtypes. */
const Types = Schema.Struct({
  layer: Schema.Literal("type"),
  set: optionalKey(TypeWords),
  add: optionalKey(TypeWords),
}).annotate({ identifier: "TypeOperation" });

/** Layer 5: sets or adds colours, as words: "red". */
const Colors = Schema.Struct({
  layer: Schema.Literal("color"),
  set: optionalKey(words),
  add: optionalKey(words),
}).annotate({ identifier: "ColorOperation" });

/** Layer 6: takes all abilities or some, then adds some. */
const Abilities = Schema.Struct({
  layer: Schema.Literal("ability"),
  lose: optionalKey(Schema.Union([Schema.Literal("all"), words])),
  add: optionalKey(words),
}).annotate({ identifier: "AbilityOperation" });

const PowerToughness = Schema.Struct({ power: optionalKey(Amount), toughness: optionalKey(Amount) });

/** Layer 7: sets power and toughness, modifies them, or switches them. */
const Size = Schema.Struct({
  layer: Schema.Literal("power-toughness"),
  set: optionalKey(PowerToughness),
  modify: optionalKey(PowerToughness),
  switch: optionalKey(Schema.Literal(true)),
}).annotate({ identifier: "PowerToughnessOperation" });

/** What an effect does in one layer. */
export const Operation = Schema.Union([Types, Colors, Abilities, Size]).annotate({
  identifier: "Operation",
  description: "What an effect does in one of the layers 4 to 7",
});
export type Operation = typeof Operation.Type;

/** A layer, or one of the sublayers of layer 7: characteristic-defining, setting, modifying, switching (613.4). */
export type Stage = "4" | "5" | "6" | "7a" | "7b" | "7c" | "7d";
/** Every stage, in the order in which they apply. */
export const stages: ReadonlyArray<Stage> = ["4", "5", "6", "7a", "7b", "7c", "7d"];

/** The stages that an operation acts in. `defines` tells one of a characteristic-defining ability (604.3). */
export const stagesOf = (operation: Operation, defines: boolean): ReadonlyArray<Stage> => {
  switch (operation.layer) {
    case "type":
      return ["4"];
    case "color":
      return ["5"];
    case "ability":
      return ["6"];
    case "power-toughness":
      return [
        ...(operation.set === undefined ? [] : [defines ? ("7a" as const) : ("7b" as const)]),
        ...(operation.modify === undefined ? [] : ["7c" as const]),
        ...(operation.switch === undefined ? [] : ["7d" as const]),
      ];
  }
};

/** Words with others besides: the same set where there are none. Sets are values, and never written to. */
const withWords = (words: ReadonlySet<string>, added: ReadonlyArray<string> = []): ReadonlySet<string> =>
  added.every((word) => words.has(word)) ? words : new Set([...words, ...added]);

const setTo = (words: ReadonlySet<string>, to: ReadonlyArray<string> | undefined): ReadonlySet<string> =>
  to === undefined ? words : new Set(to);

const typesAfter = (object: Current, { set, add }: typeof Types.Type): Current => {
  const types = withWords(setTo(object.types, set?.types), add?.types);
  const supertypes = withWords(setTo(object.supertypes, set?.supertypes), add?.supertypes);
  const given = set?.subtypes?.filter((subtype) => mayHave(types, subtype)) ?? [];
  const kinds = new Set(given.map(kindOf));
  const subtypes = new Set<string>();
  for (const subtype of object.subtypes) {
    // A subtype that is set takes the place of those of its own kind (205.1a); one without its card type goes (205.3d).
    if (mayHave(types, subtype) && !(kinds.size > 0 && kinds.has(kindOf(subtype)))) subtypes.add(subtype);
  }
  for (const subtype of given) subtypes.add(subtype);
  for (const subtype of add?.subtypes ?? []) if (mayHave(types, subtype)) subtypes.add(subtype);
  const every = object.everyCreatureType && !kinds.has("creature") && (types.has("Creature") || types.has("Kindred"));
  // 305.7: a land whose type is set to a basic land type loses the abilities of its rules text.
  const lost =
    given.some(isBasicLandType) && object.lost === "none" ? { lost: "rules-text" as const, abilities: [] } : {};
  return {
    ...object,
    types,
    supertypes,
    subtypes,
    everyCreatureType: every,
    ...lost,
  };
};

const abilitiesAfter = (object: Current, { lose, add }: typeof Abilities.Type): Current => {
  const gone = new Set(lose === "all" ? [] : lose?.map((ability) => ability.toLowerCase()));
  const kept = gone.size === 0 ? object.abilities : object.abilities.filter((each) => !gone.has(each.toLowerCase()));
  return {
    ...object,
    abilities: [...(lose === "all" ? [] : kept), ...(add ?? [])],
    lost: lose === "all" ? "all" : object.lost,
  };
};

const plus = (value: Value | undefined, amount: number | undefined): Value | undefined =>
  typeof value === "number" && amount !== undefined ? value + amount : value;

const sizeAfter = (object: Current, size: typeof Size.Type, stage: Stage, value: (of: Amount) => number): Current => {
  const amount = (of: Amount | undefined): number | undefined => (of === undefined ? undefined : value(of));
  switch (stage) {
    case "7a":
    case "7b":
      return {
        ...object,
        power: amount(size.set?.power) ?? object.power,
        toughness: amount(size.set?.toughness) ?? object.toughness,
      };
    case "7c":
      return {
        ...object,
        power: plus(object.power, amount(size.modify?.power)),
        toughness: plus(object.toughness, amount(size.modify?.toughness)),
      };
    default:
      return { ...object, power: object.toughness, toughness: object.power };
  }
};

/** The object after an operation in one of its stages. `value` tells what an amount is at the moment. */
export const apply = (object: Current, operation: Operation, stage: Stage, value: (of: Amount) => number): Current => {
  switch (operation.layer) {
    case "type":
      return typesAfter(object, operation);
    case "color":
      return { ...object, colors: new Set([...(operation.set ?? object.colors), ...(operation.add ?? [])]) };
    case "ability":
      return abilitiesAfter(object, operation);
    case "power-toughness":
      return sizeAfter(object, operation, stage, value);
  }
};

const rewordTypes = (types: TypeWords, read: Reader): TypeWords => ({
  ...types,
  ...(types.subtypes === undefined ? {} : { subtypes: types.subtypes.map(read) }),
});

const rewordAmount = (amount: Amount, read: Reader): Amount => {
  if (typeof amount === "number") return amount;
  return "count" in amount
    ? { ...amount, count: rewordDescription(amount.count, read) }
    : { ...amount, card_types: rewordDescription(amount.card_types, read) };
};

const rewordSize = ({ power, toughness }: typeof PowerToughness.Type, read: Reader): typeof PowerToughness.Type => ({
  ...(power === undefined ? {} : { power: rewordAmount(power, read) }),
  ...(toughness === undefined ? {} : { toughness: rewordAmount(toughness, read) }),
});

/** How a text says an ability that it grants by now: "protection from black". */
export type TextReader = (ability: string) => string;

/** The operation with its words as the text says them now. */
export const reword = (operation: Operation, read: Reader, readText: TextReader): Operation => {
  switch (operation.layer) {
    case "type":
      return {
        ...operation,
        ...(operation.set === undefined ? {} : { set: rewordTypes(operation.set, read) }),
        ...(operation.add === undefined ? {} : { add: rewordTypes(operation.add, read) }),
      };
    case "color":
      return {
        ...operation,
        ...(operation.set === undefined ? {} : { set: operation.set.map(read) }),
        ...(operation.add === undefined ? {} : { add: operation.add.map(read) }),
      };
    case "ability":
      return {
        ...operation,
        ...(operation.add === undefined ? {} : { add: operation.add.map(readText) }),
        ...(operation.lose === undefined || operation.lose === "all" ? {} : { lose: operation.lose.map(readText) }),
      };
    case "power-toughness":
      return {
        ...operation,
        ...(operation.set === undefined ? {} : { set: rewordSize(operation.set, read) }),
        ...(operation.modify === undefined ? {} : { modify: rewordSize(operation.modify, read) }),
      };
  }
};
