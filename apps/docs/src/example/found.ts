/** What the expectations of an example look at beside the texts on its cards, as it came out, in words. */
import type { GameObject } from "@palimpsest/core/Contract";
import type { Finding } from "@palimpsest/core/Scenario";
import { listed } from "./told.ts";
import type { Worked } from "./worked.ts";

type Actual = Finding["actual"];

/** One thing that is so, after some step. */
export interface Fact {
  readonly object: string;
  /** A number of steps; the last one where it is left out. */
  readonly after?: number;
  readonly says: ReadonlyArray<string>;
}

const colours: Readonly<Record<string, string>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

const zones: Readonly<Record<string, string>> = {
  battlefield: "on the battlefield",
  stack: "on the stack",
  hand: "in a hand",
  library: "in a library",
  graveyard: "in a graveyard",
  exile: "in exile",
  command: "in the command zone",
};

const reasons: Readonly<Record<string, string>> = {
  "self-name": "part of its name",
  "other-name": "part of another name",
  "token-name": "part of a token\u2019s name",
  label: "a label",
  counter: "a kind of counter",
  "game-piece": "a game piece",
  "ordinary-word": "an ordinary word",
  "keyword-name": "part of a keyword\u2019s name",
  "other-type": "part of another type",
  granted: "in a granted ability",
  "keyword-rule": "fixed by the keyword\u2019s rule",
  reminder: "in reminder text",
};

const errors: Readonly<Record<string, string>> = {
  IllegalChoice: "refused: that may not be chosen",
  IllegalTarget: "refused: that is no legal target",
  MissingChoice: "refused: a choice is missing",
};

/** A reason behind a colon, as `Eye: keyword-name`. */
const kept = (entry: string): string => {
  const [, word = entry, reason = ""] = /^(.*): ([\w-]+)$/.exec(entry) ?? [];
  return `\u201c${word}\u201d is ${reasons[reason] ?? reason} and stays`;
};

/** `drawn` is what a card on the page shows of the object at that moment. */
const says = (actual: Actual, drawn: GameObject | undefined): ReadonlyArray<string> => {
  const withTexts = drawn === undefined;
  const isDrawnSize = drawn !== undefined && drawn.power === actual.power && drawn.toughness === actual.toughness;
  const { name, names, has_name, type_line, oracle_text, types, supertypes, subtypes, colors } = actual;
  const { abilities, power, toughness, devotion, zone, counters, damage, granted, attached_to, error } = actual;
  return [
    ...(withTexts && name !== undefined ? [name === "" ? "has no name" : `is named ${name}`] : []),
    ...(names === undefined
      ? []
      : "besides" in names
        ? [`has the names of all nonlegendary creature cards, and ${listed(names.besides)} besides`]
        : withTexts || names.length !== 1
          ? [names.length === 0 ? "has no name" : `its names are ${listed(names)}`]
          : []),
    ...Object.entries(has_name ?? {}).map(([each, has]) => `${has ? "has" : "does not have"} the name ${each}`),
    ...(withTexts && type_line !== undefined ? [type_line] : []),
    ...(withTexts && oracle_text !== undefined
      ? [oracle_text === "" ? "says nothing" : `says \u201c${oracle_text}\u201d`]
      : []),
    ...(types === undefined ? [] : [`card types: ${types.length === 0 ? "none" : listed(types)}`]),
    ...(supertypes === undefined ? [] : [`supertypes: ${supertypes.length === 0 ? "none" : listed(supertypes)}`]),
    ...(subtypes === undefined ? [] : [`subtypes: ${subtypes.length === 0 ? "none" : listed(subtypes)}`]),
    ...(actual.every_creature_type ? ["every creature type"] : []),
    ...(colors === undefined
      ? []
      : [colors.length === 0 ? "colourless" : listed(colors.map((color) => colours[color] ?? color))]),
    ...(abilities === undefined ? [] : [`abilities: ${abilities.length === 0 ? "none" : abilities.join("; ")}`]),
    ...(power === undefined || toughness === undefined || isDrawnSize ? [] : [`${power}/${toughness}`]),
    ...Object.entries(devotion ?? {}).map(
      ([color, count]) => `its player\u2019s devotion to ${colours[color] ?? color} is ${count}`,
    ),
    ...(granted === undefined || granted.length === 0 ? [] : [`granted: ${granted.join("; ")}`]),
    ...Object.entries(counters ?? {}).map(([kind, count]) => `${count} ${kind} counter${count === 1 ? "" : "s"}`),
    ...(damage === undefined ? [] : [`${damage} damage`]),
    ...(attached_to === null ? ["attached to nothing"] : []),
    ...(withTexts ? (actual.kept ?? []).map(kept) : []),
    ...(zone === undefined ? [] : [zones[zone] ?? zone]),
    ...(error === undefined ? [] : [errors[error] ?? `refused (${error})`]),
  ];
};

/** Facts by object and moment. Texts are told of what no card on the page shows. */
export const facts = ({ example, seen, findings }: Worked): ReadonlyArray<Fact> => {
  const last = example.steps.length;
  const drawn = (object: string | undefined, after: number): GameObject | undefined =>
    seen.find((look) => look.object === object && (look.after ?? last) === after)?.outcome.object;
  return findings.flatMap(({ expectation, actual }): ReadonlyArray<Fact> => {
    const after = expectation.after ?? last;
    const said = says(actual, drawn(expectation.object, after));
    if (said.length === 0) return [];
    return [{ object: expectation.object ?? "", ...(after === last ? {} : { after }), says: said }];
  });
};
