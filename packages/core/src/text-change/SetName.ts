/**
 * An object has one name, and loses every other: Witness Protection, Awakening of Vitu-Ghazi.
 *
 * Rule 612.8. Text that speaks of the object by name goes on meaning it (201.5).
 */
import type * as Said from "../Said.ts";
import type { Identity } from "./Identity.ts";

export interface SetName extends Identity {
  readonly kind: "set-name";
  readonly name: string;
}

export const apply = (said: Said.Said, change: SetName): Said.Said => ({ ...said, names: { list: [change.name] } });
