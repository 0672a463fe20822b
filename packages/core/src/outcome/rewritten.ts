/** The card after the changes, in the shape that it came in. */
import type * as Characteristics from "../Characteristics.ts";
import type { CardFace, GameObject } from "../Contract.ts";

/** The texts and values of a face after the changes. */
interface NewFace {
  readonly name: string | undefined;
  readonly typeLine: string;
  readonly rulesText: string;
  readonly values: Characteristics.Values | undefined;
}

const valueFields = ["mana_cost", "color_indicator", "colors", "power", "toughness", "loyalty", "defense"] as const;

/** The object with the new texts in the place of the old; everything else as it came. */
export const rewritten = (object: GameObject, face: number | undefined, next: NewFace): GameObject => {
  const put = <T extends GameObject | CardFace>(into: T): T => {
    const out: Record<string, unknown> = { ...into };
    if (next.name !== undefined) out.name = next.name;
    if (into.type_line !== undefined || next.typeLine !== "") out.type_line = next.typeLine;
    if (into.oracle_text !== undefined || next.rulesText !== "") out.oracle_text = next.rulesText;
    if (next.values !== undefined) {
      for (const field of valueFields) {
        if (next.values[field] === undefined) delete out[field];
        else out[field] = next.values[field];
      }
    }
    return out as T;
  };
  if (face === undefined || object.card_faces === undefined) return put(object);
  const faces = object.card_faces.map((each, index) => (index === face ? put(each) : each));
  const joined = (of: ReadonlyArray<CardFace>): string => of.map((each) => each.type_line ?? "").join(" // ");
  // Scryfall joins the faces' type lines at the top; keep it true.
  const top = object.type_line === joined(object.card_faces) ? { type_line: joined(faces) } : {};
  return { ...object, ...top, card_faces: faces };
};
