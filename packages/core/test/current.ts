import type { Current } from "../src/Current.ts";

interface Words {
  readonly supertypes?: ReadonlyArray<string>;
  readonly types?: ReadonlyArray<string>;
  readonly subtypes?: ReadonlyArray<string>;
  readonly colors?: ReadonlyArray<string>;
}

/** A creature without anything, and what is said of it. */
export const current = (more: Omit<Partial<Current>, keyof Words> & Words = {}): Current => ({
  id: "a",
  zone: "battlefield",
  controller: "you",
  phasedOut: false,
  token: false,
  names: { list: ["A"] },
  everyCreatureType: false,
  abilities: [],
  lost: "none",
  ...more,
  supertypes: new Set(more.supertypes),
  types: new Set(more.types ?? ["Creature"]),
  subtypes: new Set(more.subtypes),
  colors: new Set(more.colors),
});
