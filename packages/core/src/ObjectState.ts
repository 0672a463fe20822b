/**
 * One object of a game: what is printed on it, where it is, and what layer 1 makes of it, the copiable values that
 * layer 3 starts from (613.1a, 613.2c).
 *
 * Rule 707.2: a copy takes copiable values, and no text change is one of them.
 */
import * as Result from "effect/Result";
import type { CardNames } from "./CardNames.ts";
import * as Characteristics from "./Characteristics.ts";
import type { CardFace, GameObject, Note, Zone } from "./Contract.ts";
import type { Reader } from "./Description.ts";
import type { InvalidObject } from "./Errors.ts";
import * as RulesEdition from "./RulesEdition.ts";
import * as TextBox from "./TextBox.ts";

/** An ability that another effect gave an object (613.1f), with the timestamp of that effect. */
export interface Granted {
  readonly ability: string;
  readonly timestamp: number;
}

/** One object of a game: what is printed on it, where it is, and what was done to it. */
export interface ObjectState {
  /** What is printed on it, or set by whatever made the token. */
  readonly printed: GameObject;
  readonly zone: Zone;
  /** Since when it is in its zone, attached, or turned as it is (613.7d to 613.7g). */
  readonly timestamp: number;
  /** The player who controls it, or owns it where no player does. */
  readonly controller: string;
  /** The object that an Aura or Equipment is attached to. */
  readonly attachedTo?: string;
  /** An ability on the stack (113.7a) or an emblem (114.1): neither a spell nor a permanent, so no text change reaches it. */
  readonly nonCard?: { readonly kind: "ability" | "emblem"; readonly read: Reader; readonly source?: string };
  readonly face: number | undefined;
  readonly faceDown: boolean;
  /** It is treated as though it did not exist: no new effect takes it in (702.26e). */
  readonly phasedOut: boolean;
  /** It phased out indirectly, with the object that it is attached to, and phases in with that (702.26g, 702.26h). */
  readonly phasedBy?: string;
  /** The copiable values of another object that it has instead of its own (707.2). */
  readonly copied?: Copied;
  /** It was cast for its prototype cost, and has the smaller values (718.3b). */
  readonly prototyped?: boolean;
  /** The halves of a Room that are unlocked, by their index (709.5). */
  readonly unlocked?: ReadonlyArray<number>;
  /** The components below the topmost of a merged permanent, from above (730.2). */
  readonly under?: ReadonlyArray<Copied>;
  readonly granted: ReadonlyArray<Granted>;
  /** Damage marked on a creature (120.6). */
  readonly damage?: number;
  /** Counters on it, by kind (122.1). */
  readonly counters?: Readonly<Record<string, number>>;
}

/** Copiable values, and the object that they come from, with the face that was up there. */
export interface Copied {
  readonly values: GameObject;
  readonly of: string;
  readonly face?: number | undefined;
}

/** A face-down permanent (708.2a): a 2/2 creature without name, types beside that, text, or cost. */
const faceDownValues: GameObject = { name: "", type_line: "Creature", oracle_text: "", power: "2", toughness: "2" };

const prototypeLine = /^Prototype (?<cost>(?:\{[^{}]{1,5}\}){1,12}) \u2014 (?<power>\d{1,3})\/(?<toughness>\d{1,3})/m;

/** Mana cost, power and toughness of the second frame; `undefined` for a card that has none (702.160a, 718.2). */
export const prototypeOf = ({
  oracle_text = "",
}: GameObject): Pick<GameObject, "mana_cost" | "power" | "toughness"> | undefined => {
  const { cost, power, toughness } = prototypeLine.exec(oracle_text)?.groups ?? {};
  return cost === undefined || power === undefined || toughness === undefined
    ? undefined
    : { mana_cost: cost, power, toughness };
};

const asPrototype = (card: GameObject): GameObject => {
  const { colors: _, color_indicator: __, ...rest } = card;
  return { ...rest, ...prototypeOf(card) };
};

const joined = (faces: ReadonlyArray<CardFace>, field: "name" | "mana_cost" | "oracle_text", by: string): string =>
  faces
    .map((face) => face[field] ?? "")
    .filter((text) => text !== "")
    .join(by);

/** A Room with the names, mana costs and rules texts of its unlocked halves, and the type line that they share (709.5). */
const withUnlocked = (card: GameObject, unlocked: ReadonlyArray<number>): GameObject => {
  const { card_faces: faces = [], ...rest } = card;
  const open = faces.filter((_, index) => unlocked.includes(index));
  return {
    ...rest,
    name: joined(open, "name", " // "),
    mana_cost: joined(open, "mana_cost", ""),
    oracle_text: joined(open, "oracle_text", "\n"),
    type_line: faces[0]?.type_line ?? "",
  };
};

/** The values that layer 3 starts from: face down, copied, of a prototype, of unlocked halves, or printed. */
const copiable = ({ printed, faceDown, copied, prototyped, unlocked, zone }: ObjectState): GameObject => {
  if (faceDown) return faceDownValues;
  const values = copied?.values ?? printed;
  // Copied values have what the cost of their own spell made of them (718.3c, 718.3d).
  if (prototyped && copied === undefined) return asPrototype(values);
  return unlocked !== undefined && zone === "battlefield" ? withUnlocked(values, unlocked) : values;
};

/** The name that layer 3 starts from; nothing for a token that has none of its own. */
export const nameOf = (state: ObjectState): string | undefined => copiable(state).name;

/** Layouts of cards with several faces of which none is on the back: they never transform (701.27c). */
const oneSided: ReadonlySet<unknown> = new Set(["split", "flip", "adventure"]);

/** Is it a double-faced card (712.1)? */
export const isDoubleFaced = ({ card_faces: faces = [], layout }: GameObject): boolean =>
  faces.length > 1 && !oneSided.has(layout);

/**
 * What a copy of the object takes (707.2): its values face down, as a prototype (718.3c, 718.3d), and of the face that is
 * up (712.8e). That a permanent is flipped, or which halves are unlocked, is no value.
 */
export const copiableValues = ({ printed, copied, prototyped, faceDown, face = 0 }: ObjectState): GameObject => {
  if (faceDown) return faceDownValues;
  if (copied !== undefined && copied.values.card_faces === undefined) return copied.values;
  const values = copied?.values ?? printed;
  if (prototyped && copied === undefined) return asPrototype(values);
  const { card_faces: faces = [], color_indicator: _, ...card } = values;
  return isDoubleFaced(values) ? { ...card, layout: "normal", ...faces[face] } : values;
};

/** The object, and its face, that its own text is printed on: a copy has the text of what it copies (707.2). */
export const printedOn = (id: string, { copied, face }: Pick<ObjectState, "copied" | "face">): TextBox.PrintedOn => {
  if (copied === undefined) return { id, face };
  return { id: copied.of, face: copied.values.card_faces === undefined ? copied.face : face };
};

/** The object as a card, with its zone and the face that is up. */
export const asObject = (state: ObjectState): GameObject => {
  const { face: _, zone: __, granted: ___, ...values } = copiable(state);
  return {
    ...values,
    zone: state.zone,
    ...(state.face === undefined || values.card_faces === undefined ? {} : { face: state.face }),
    ...(state.granted.length === 0 ? {} : { granted: state.granted.map(({ ability }) => ability) }),
  };
};

/** Questions that the rules leave open about what layer 3 starts from. */
export const openQuestions = (
  { printed, unlocked, under = [] }: ObjectState,
  edition: RulesEdition.RulesEdition,
): ReadonlyArray<Note> => [
  ...(under.length === 0
    ? []
    : [
        {
          code: "merged-text",
          message:
            "The rules text of a merged permanent is its topmost component's; a change of words is taken to reach the abilities of the others too, an exchange of text boxes is not.",
          rule: RulesEdition.cite("702.140e", edition),
          question: "Q5",
        },
      ]),
  ...(unlocked === undefined || unlocked.length === (printed.card_faces?.length ?? 0)
    ? []
    : [
        {
          code: "locked-half",
          message:
            "A locked half has no rules text. That is taken to hold before text changes apply, so one reaches the half once it is unlocked.",
          rule: RulesEdition.cite("709.5", edition),
          question: "Q6",
        },
      ]),
];

/** The player who controls whatever nobody else is said to control. */
export const you = "you";

/** A state never changes, so its face is read once, with the names that are known in its game. */
const faces = new WeakMap<
  ObjectState,
  readonly [names: CardNames | undefined, face: Characteristics.Characteristics]
>();

/** Reads an object into a state, in the zone that it says, or that its card types suggest. */
export const read = (object: GameObject, cardNames?: CardNames): Result.Result<ObjectState, InvalidObject> =>
  Result.map(Characteristics.read(object, cardNames), (read) => {
    const state: ObjectState = {
      printed: object,
      zone: read.zone,
      timestamp: 0,
      controller: you,
      face: read.face,
      faceDown: false,
      phasedOut: false,
      granted: (object.granted ?? []).map((ability) => ({ ability, timestamp: 0 })),
    };
    faces.set(state, [cardNames, read]);
    return state;
  });

/** The same object with another timestamp, which its face does not depend on. */
export const restamped = (state: ObjectState, timestamp: number): ObjectState => {
  const next = { ...state, timestamp };
  const known = faces.get(state);
  if (known !== undefined) faces.set(next, known);
  return next;
};

/** The topmost component with the texts of those below it (702.140e). */
const withUnder = (
  face: Characteristics.Characteristics,
  { under, faceDown }: ObjectState,
  cardNames: CardNames | undefined,
): Characteristics.Characteristics => {
  if (under === undefined || faceDown) return face;
  const passages = under.map(({ values, of }) =>
    TextBox.passage(Characteristics.ofFace(values, values.card_faces && 0, cardNames).rulesText, { origin: of }),
  );
  return { ...face, printed: { ...face.printed, under: passages } };
};

/** The face of an object that is up, with the values that layer 3 starts from. */
export const faceOf = (state: ObjectState, cardNames: CardNames | undefined): Characteristics.Characteristics => {
  const known = faces.get(state);
  if (known !== undefined && known[0] === cardNames) return known[1];
  const object = asObject(state);
  const up = object.card_faces === undefined ? undefined : (state.face ?? 0);
  const face = withUnder(Characteristics.ofFace(object, up, cardNames), state, cardNames);
  faces.set(state, [cardNames, face]);
  return face;
};
