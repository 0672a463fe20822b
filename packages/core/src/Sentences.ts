/** What sentences for a person have in common: names that are cut short, lists, and what may have been meant. */

/**
 * A text as a sentence repeats it: whatever somebody sent, no more than its beginning.
 *
 * @example
 * ```ts
 * import * as Sentences from "@palimpsest/core/Sentences";
 *
 * Sentences.shortened("Goblin King", 6); // => "Goblin…"
 * ```
 */
export const shortened = (text: string, most = 40): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/**
 * Items as one of which something may be.
 *
 * @example
 * ```ts
 * import * as Sentences from "@palimpsest/core/Sentences";
 *
 * Sentences.orList(["white", "blue", "black"]); // => "white, blue or black"
 * ```
 */
export const orList = (items: ReadonlyArray<string>): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`;

/**
 * What may have been meant, as a sentence behind another; nothing where nobody knows.
 *
 * @example
 * ```ts
 * import * as Sentences from "@palimpsest/core/Sentences";
 *
 * Sentences.didYouMean(["Goblin", "Noble"]); // => " Did you mean Goblin or Noble?"
 * ```
 */
export const didYouMean = (suggestions: ReadonlyArray<string>): string =>
  suggestions.length === 0 ? "" : ` Did you mean ${orList(suggestions)}?`;
