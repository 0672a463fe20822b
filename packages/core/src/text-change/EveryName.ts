/**
 * An object has all names of a kind of card in addition to its own: Spy Kit.
 *
 * Rule 612.7: every name of a nonlegendary creature card in the Oracle reference; in the editions up to 2018-08-10 only
 * of cards legal in the format of the game.
 */
import type { EveryName as Kind } from "../Names.ts";
import type { RulesEdition } from "../RulesEdition.ts";
import type * as Said from "../Said.ts";
import type { Identity } from "./Identity.ts";

export interface EveryName extends Identity {
  readonly kind: "every-name";
  readonly of: Kind;
  readonly format?: string;
}

/** Whether the edition speaks only of cards that are legal in the format of the game: the last to do so is 2018-08-10. */
export const hasFormat = (edition: RulesEdition): boolean => edition <= "2018-08-10";

export const apply = (said: Said.Said, change: EveryName, edition: RulesEdition): Said.Said => {
  const { format: _, ...names } = said.names;
  const format = hasFormat(edition) && change.format !== undefined ? { format: change.format } : {};
  return { ...said, names: { ...names, every: change.of, ...format } };
};
