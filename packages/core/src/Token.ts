/**
 * Tokens as their maker describes them.
 *
 * Rules 612.2a and 111.4: the words of the description are words of the maker's text, so a text change on it changes the
 * token, and the name that follows from its subtypes. A name that is given is a name (612.2).
 */
import * as Schema from "effect/Schema";
import type { GameObject } from "./Contract.ts";
import type { Reader } from "./Description.ts";
import { colorOf } from "./data/mana.ts";
import type { TextReader } from "./Operation.ts";

const optionalKey = Schema.optionalKey;
const words = Schema.Array(Schema.String);

/** Colours as words: "red". Without a name the token gets the one that 111.4 gives it. */
export const Token = Schema.Struct({
  name: optionalKey(Schema.NonEmptyString),
  colors: optionalKey(words),
  supertypes: optionalKey(words),
  types: words.check(Schema.isMinLength(1)),
  subtypes: optionalKey(words),
  power: optionalKey(Schema.String),
  toughness: optionalKey(Schema.String),
  oracle_text: optionalKey(Schema.String),
}).annotate({ identifier: "Token", description: "A token as its maker describes it" });
export type Token = typeof Token.Type;

const letters = new Map(Object.entries(colorOf).map(([letter, color]) => [color, letter]));

/**
 * The token that the maker's text describes by now: no type twice, and named after what it is.
 *
 * @example
 * ```ts
 * import * as Token from "@palimpsest/core/Token";
 *
 * const goblin = { colors: ["red"], types: ["Creature"], subtypes: ["Goblin"], power: "1", toughness: "1" };
 * Token.make(goblin, (word) => (word === "Goblin" ? "Elf" : word), (text) => text).name; // => "Elf Token"
 * ```
 */
export const make = (token: Token, read: Reader, readText: TextReader): GameObject => {
  const { name, colors = [], supertypes = [], types, subtypes = [], oracle_text, power, toughness } = token;
  const now = [...new Set(subtypes.map(read))];
  const before = [...supertypes, ...types].join(" ");
  return {
    token: true,
    name: name ?? [...now, "Token"].join(" "),
    type_line: now.length === 0 ? before : `${before} \u2014 ${now.join(" ")}`,
    colors: [...new Set(colors.map(read))].map((color) => letters.get(color) ?? color),
    oracle_text: oracle_text === undefined ? "" : readText(oracle_text),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    zone: "battlefield",
  };
};
