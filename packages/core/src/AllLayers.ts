/**
 * What every object of a game is once all layers have applied: its text by layer 3, and what follows from it.
 *
 * Rule 613.1: the order of the layers. Rule 305.6: the mana abilities of basic land types.
 */
import * as Abilities from "./Abilities.ts";
import type * as Characteristics from "./Characteristics.ts";
import { type Current, hasKeyword, type Value } from "./Current.ts";
import { colorOf } from "./data/mana.ts";
import * as GameState from "./GameState.ts";
import { remembering } from "./internal/remembering.ts";
import * as LaterLayers from "./LaterLayers.ts";
import * as Names from "./Names.ts";
import type * as ObjectState from "./ObjectState.ts";
import * as Said from "./Said.ts";
import type { Settings } from "./Settings.ts";
import * as StaticAbility from "./StaticAbility.ts";
import * as TextBox from "./TextBox.ts";
import * as TypeLine from "./TypeLine.ts";
import * as Wording from "./Wording.ts";

/** Type lines of tokens begin with it in lists of cards; it is neither a supertype nor a card type (111.6). */
const tokenMark = "Token";

const supertypes: ReadonlySet<string> = new Set(["Basic", "Legendary", "Ongoing", "Snow", "World"]);

/** Colours come from the mana cost or the colour indicator (202.2, 204.2); a token has those that its maker gave it. */
const colorsOf = ({
  mana_cost: cost = "",
  color_indicator: indicator,
  colors,
}: Characteristics.Values): Set<string> => {
  const symbols = cost === "" ? (indicator ?? colors ?? []) : [...cost, ...(indicator ?? [])];
  return new Set(symbols.map((symbol) => colorOf[symbol]).filter((color) => color !== undefined));
};

const number = /^-?\d+$/;
const star = /^(?:(\d+)([+-]))?\*$/;

/** A size that the rules text defines: "is equal to", "are each equal to". */
const definesSize = (ability: string): boolean =>
  /\b(?:power|toughness)\b.{0,40}\b(?:is|are each) equal to\b/.test(ability);

/** The printed value; a star counts as 0 where no ability defines it any more (208.2a, 107.2). */
const sizeOf = (printed: string | undefined, abilities: ReadonlyArray<string>): Value | undefined => {
  if (printed === undefined) return undefined;
  if (number.test(printed)) return Number(printed);
  const parts = star.exec(printed);
  return parts === null || abilities.some(definesSize) ? printed : Number(parts[1] ?? 0);
};

/** The names that "every name" of a kind of cards is known to hold: those of such cards in the game (612.7). */
const memberNames = (game: GameState.GameState): ReadonlyArray<string> =>
  [...game.objects.values()]
    .filter(({ nonCard }) => nonCard === undefined)
    .flatMap(({ printed }) => Names.ofNonlegendaryCreatures(printed));

const withMembers = (names: Names.Names, members: ReadonlyArray<string>): Names.Names =>
  names.every === undefined ? names : { ...names, list: [...new Set([...names.list, ...members])] };

/** The object as layer 3 leaves it. */
const afterText = (
  id: string,
  state: ObjectState.ObjectState,
  face: Characteristics.Characteristics,
  said: Said.Said,
  { grammar }: Settings,
  names: Names.Names,
): Current => {
  const typeLine = TypeLine.read(Wording.write(said.typeLine.text.source, Wording.edits(said.typeLine, "literal")));
  const values = said.values ?? face.values;
  const abilities = [said.textBox, said.under ?? []].flatMap((box) => Abilities.of(TextBox.textOf(box, grammar)));
  return {
    id,
    zone: state.zone,
    controller: state.controller,
    attachedTo: state.attachedTo,
    phasedOut: state.phasedOut,
    token: state.printed.token ?? false,
    names,
    supertypes: new Set(typeLine.types.filter((type) => supertypes.has(type))),
    types: new Set(typeLine.types.filter((type) => !supertypes.has(type) && type !== tokenMark)),
    subtypes: new Set(typeLine.subtypes),
    everyCreatureType: false,
    colors: colorsOf(values),
    abilities,
    lost: "none",
    power: sizeOf(values.power, abilities),
    toughness: sizeOf(values.toughness, abilities),
  };
};

const ownEffect = (
  { id, zone }: Current,
  timestamp: number,
  operations: LaterLayers.LaterEffect["operations"],
): LaterLayers.LaterEffect => ({
  id: `${id}:keywords`,
  timestamp,
  bearer: id,
  defines: true,
  affects: { which: "this", zone },
  operations,
});

/** Keywords that define characteristics, whatever card has them: devoid (702.114a). Changeling is told before. */
const keywordEffects = (object: Current, timestamp: number): ReadonlyArray<LaterLayers.LaterEffect> =>
  hasKeyword(object, "devoid") ? [ownEffect(object, timestamp, [{ layer: "color", set: [] }])] : [];

const sizeCounter = /^([+-]\d{1,4})\/([+-]\d{1,4})$/;

/** Counters that change power and toughness (122.1a, 613.4c). */
const counterEffects = (
  { id, zone }: Current,
  { counters = {}, timestamp }: ObjectState.ObjectState,
): ReadonlyArray<LaterLayers.LaterEffect> =>
  Object.entries(zone === "battlefield" ? counters : {}).flatMap(([kind, count]) => {
    const [, power, toughness] = sizeCounter.exec(kind) ?? [];
    if (power === undefined || toughness === undefined) return [];
    const modify = { power: Number(power) * count, toughness: Number(toughness) * count };
    const operations = [{ layer: "power-toughness" as const, modify }];
    return [{ id: `${id}:${kind}`, timestamp, defines: false, affects: [id], operations }];
  });

/**
 * Abilities that effects gave an object: they are there from layer 6 on (613.1f), and are no text (612.3). Those that
 * came at one time apply as one, since each effect is compared with every other.
 */
const grants = (id: string, { granted }: ObjectState.ObjectState): ReadonlyArray<LaterLayers.LaterEffect> => {
  const given = new Map<number, Array<string>>();
  for (const { ability, timestamp } of granted) {
    const together = given.get(timestamp);
    if (together === undefined) given.set(timestamp, [ability]);
    else together.push(ability);
  }
  return [...given].map(([timestamp, add], index) => ({
    id: `${id}:granted${index + 1}`,
    timestamp,
    defines: false,
    affects: [id],
    operations: [{ layer: "ability", add }],
  }));
};

/** Basic land types bring their mana abilities, unless effects took all abilities before (305.6). */
const withIntrinsic = (object: Current): Current => {
  const own = object.lost === "all" ? [] : Abilities.intrinsic(object.subtypes);
  return own.length === 0 ? object : { ...object, abilities: [...object.abilities, ...own] };
};

const work = (game: GameState.GameState, rules: Settings): ReadonlyMap<string, Current> => {
  const { board, evaluation } = GameState.look(game, rules);
  const start = new Map<string, Current>();
  const effects: Array<LaterLayers.LaterEffect> = [...game.later];
  let members: ReadonlyArray<string> | undefined;
  for (const [id, state] of game.objects) {
    const face = board.objects.get(id);
    if (face === undefined) continue;
    const said = evaluation.said.get(id) ?? Said.printed(face);
    if (said.names.every !== undefined) members ??= memberNames(game);
    const names = withMembers(said.names, members ?? []);
    const object = afterText(id, state, face, said, rules, names);
    // 702.73a: a characteristic-defining ability, so before every other effect of layer 4.
    start.set(id, hasKeyword(object, "changeling") ? { ...object, everyCreatureType: true } : object);
    effects.push(...keywordEffects(object, state.timestamp), ...grants(id, state), ...counterEffects(object, state));
  }
  effects.push(...StaticAbility.effects(game, board, evaluation));
  return LaterLayers.evaluate(start, effects, withIntrinsic);
};

/** Every object of the game, after all layers. A game never changes, so it is worked out once in a row. */
export const evaluate: (game: GameState.GameState, rules: Settings) => ReadonlyMap<string, Current> =
  /* @__PURE__ */ remembering(work);
