/** The cards that can be named. They are fetched when somebody wants one that did not come with the page. */
import type { GameObject } from "@palimpsest/core/Contract";

export interface Library {
  readonly find: (name: string) => GameObject | undefined;
  readonly suggest: (text: string) => ReadonlyArray<string>;
  /** Fetches the catalogue, once. */
  readonly load: () => void;
  readonly loaded: boolean;
}

/** Only the cards that came with the page. */
export const seeded = (cards: ReadonlyArray<GameObject>, load: () => void = () => {}): Library => {
  const byName = new Map(cards.map((card) => [card.name, card]));
  return { find: (name) => byName.get(name), suggest: () => [], load, loaded: false };
};

/** The starter catalogue. */
export const starter = async (): Promise<Library> => {
  const { library } = await import("./catalogue.ts");
  return library;
};
