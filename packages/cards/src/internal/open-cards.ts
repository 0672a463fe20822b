/** Cards of which some faces have been read and others are still to come, as MTGJSON's sets hold them. */
import * as Mtgjson from "../Mtgjson.ts";
import type { ScryfallCard } from "../Scryfall.ts";

/** Where a record stands in its file. */
export interface Place {
  readonly number: number;
  readonly offset: number;
}

interface Waiting {
  readonly face: Mtgjson.Face;
  readonly place: Place;
}

export class OpenCards {
  /** The array of cards that is read: faces of one card stand in one. */
  group = 0;
  readonly #waiting = new Map<string, Waiting>();

  /** The card whose last face this is. */
  add(face: Mtgjson.Face, place: Place): ScryfallCard | undefined {
    const ids = Mtgjson.idsOf(face);
    if (ids === undefined) return Mtgjson.join([face]);
    const [id] = ids as [string, ...Array<string>];
    this.#waiting.set(id, { face, place });
    const faces: Array<Mtgjson.Face> = [];
    for (const each of ids) {
      const found = this.#waiting.get(each);
      if (found === undefined) return undefined;
      faces.push(found.face);
    }
    for (const each of ids) this.#waiting.delete(each);
    return Mtgjson.join(faces);
  }

  /** The faces that still wait, each with its name; none of them waits any longer. */
  close(): ReadonlyArray<{ readonly name: string; readonly place: Place }> {
    if (this.#waiting.size === 0) return [];
    const waited = [...this.#waiting.values()].map(({ face, place }) => ({ name: face.faceName ?? face.name, place }));
    this.#waiting.clear();
    return waited;
  }
}
