/**
 * An object has all names of a kind of card in addition to its own: Spy Kit.
 *
 * Rule 612.7: every name of a nonlegendary creature card in the Oracle reference; in the editions up to 2018-08-10 only
 * of cards legal in the format of the game.
 */
import type { EveryName as Kind } from "../Names.ts";
import type * as Said from "../Said.ts";
import type { Identity } from "./Identity.ts";

export interface EveryName extends Identity {
  readonly kind: "every-name";
  readonly of: Kind;
  readonly format?: string;
}

export const apply = (said: Said.Said, change: EveryName): Said.Said => ({
  ...said,
  names: { ...said.names, every: change.of },
});
