/**
 * The names of cards, as an optional help: with it the end of a name in rules text is known ("a card named Sorin,
 * Vampire Lord, reveal it"); without it grammar decides. A verdict says which of the two did (`decidedBy`).
 */
import * as Context from "effect/Context";
import * as Layer from "effect/Layer";
import type { RulesText } from "./RulesText.ts";

/** Texts that were read, by a key that says whose they are. Whoever keeps them sees to it that they do not become too many. */
export interface Readings {
  readonly get: (key: string) => RulesText | undefined;
  /** The size is about that of the reading in characters. */
  readonly set: (key: string, reading: RulesText, size: number) => void;
}

/** The names of cards that are known: a help in reading names that nothing introduces. */
export interface CardNames {
  /** Is this exactly the name of a card, or of a face of one? */
  readonly has: (name: string) => boolean;
  /** Length of the longest name, in UTF-16 code units. */
  readonly longest: number;
  /** Texts that were read with these names, for a program that meets the same cards again and again. None unless given. */
  readonly readings?: Readings;
}

/**
 * Card names from a list. The name of a card with several faces ("Wear // Tear") counts with the names of its faces.
 *
 * @example
 * ```ts
 * import * as CardNames from "@palimpsest/core/CardNames";
 *
 * CardNames.make(["Wear // Tear"]).has("Tear"); // => true
 * ```
 */
export const make = (names: Iterable<string>): CardNames => {
  const known = new Set<string>();
  let longest = 0;
  for (const name of names) {
    for (const each of [name, ...name.split(" // ")]) {
      known.add(each);
      if (each.length > longest) longest = each.length;
    }
  }
  return { has: (name) => known.has(name), longest };
};

/** The names that programs read texts with; none unless a layer gives them. */
export const Current: Context.Reference<CardNames | undefined> = /* @__PURE__ */ Context.Reference<
  CardNames | undefined
>("@palimpsest/core/CardNames", { defaultValue: () => undefined });

/** Programs under this layer know these names. */
export const layer = (names: CardNames): Layer.Layer<never> => Layer.succeed(Current, names);
