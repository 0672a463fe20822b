/** The effects to choose from, and a draft of one as what core takes, or what it still lacks. */
import * as Changer from "@palimpsest/core/Changer";
import { Change, type ChangerInfo, type GameObject } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import { decoder } from "@palimpsest/core/Request";
import { orList } from "@palimpsest/core/Sentences";
import type * as Series from "@palimpsest/core/Series";
import * as TextChange from "@palimpsest/core/TextChange";
import * as Result from "effect/Result";
import { type CardRef, type Draft, nameOf } from "./State.ts";

export type Kind = Change["kind"];

/** A field of the form. */
export type Field = "class" | "from" | "to" | "cards" | "plus" | "name" | "word" | "after" | "format";

interface KindInfo {
  readonly label: string;
  readonly fields: ReadonlyArray<Field>;
  readonly about: string;
}

/** Every kind of change that the contract has. */
export const kinds: Readonly<Record<Kind, KindInfo>> = {
  "replace-word": {
    label: "One word becomes another",
    fields: ["from", "to"],
    about: "Every place where the word is used as one of its class.",
  },
  "replace-every-word": {
    label: "Every word of a class becomes one",
    fields: ["class", "to"],
    about: "All words of the class, whichever they are.",
  },
  "exchange-text-boxes": {
    label: "Exchange of text boxes",
    fields: ["cards"],
    about: "The rules text of each replaces that of the other; both have to be on the battlefield.",
  },
  "full-text": {
    label: "Full text of another card",
    fields: ["cards", "plus"],
    about: "Its name, costs, types, rules text, power and toughness in place of the card's own.",
  },
  "every-name": {
    label: "All names of nonlegendary creature cards",
    fields: ["format"],
    about: "Those names besides its own. A format counts in the editions of 2016 to 2018.",
  },
  "set-name": { label: "One name and no other", fields: ["name"], about: "The new name replaces all others." },
  "name-sticker": {
    label: "A name sticker",
    fields: ["word", "after"],
    about: "A word more in the name, after so many of its words.",
  },
  splice: {
    label: "Rules text of another card after its own",
    fields: ["cards"],
    about: "What splice does to a spell, whatever that card is.",
  },
  overload: { label: "“Target” becomes “each”", fields: [], about: "What overload does to a spell." },
  cleave: {
    label: "What stands in square brackets goes",
    fields: [],
    about: "What cleave does to a spell.",
  },
};

export const isKind = (does: string): does is Kind => Object.hasOwn(kinds, does);

/** The changer of a draft, where it names one. */
export const changerOf = ({ does }: Pick<Draft, "does">): Changer.Changer | undefined =>
  isKind(does) ? undefined : Result.getOrElse(Changer.find(does), () => undefined);

export const fieldsOf = (draft: Pick<Draft, "does">): ReadonlyArray<Field> =>
  isKind(draft.does) ? kinds[draft.does].fields : (changerOf(draft)?.asks ?? []);

/** How many other cards take part, at most. */
export const mostCards = (draft: Pick<Draft, "does">): number =>
  isKind(draft.does) ? 1 : Math.min(changerOf(draft)?.cards?.most ?? 0, 4);

/** The rule that a kind of change rests on. */
export const ruleOf = (kind: string): string | undefined => (isKind(kind) ? TextChange.ruleOf[kind] : undefined);

/** What there is to choose from, in groups. */
export const groups: ReadonlyArray<{
  readonly label: string;
  readonly choices: ReadonlyArray<{ readonly does: string; readonly label: string }>;
}> = (() => {
  const named = (of: (changer: Changer.Changer) => boolean) =>
    Changer.changers.filter(of).map(({ name }) => ({ does: name, label: name }));
  const sticks = ({ asks }: Changer.Changer): boolean => asks.includes("word");
  return [
    { label: "Printed cards", choices: named((each) => each.moment !== "cast" && !sticks(each)) },
    { label: "Keywords", choices: named((each) => each.moment === "cast") },
    {
      label: "Bare changes",
      choices: Object.entries(kinds).map(([does, { label }]) => ({ does, label })),
    },
    { label: "Name stickers", choices: named(sticks) },
  ];
})();

const moments: Readonly<Record<ChangerInfo["moment"], string>> = {
  spell: "as the spell resolves",
  activated: "as its activated ability resolves",
  triggered: "as its triggered ability resolves",
  enters: "as it enters",
  cast: "as the spell is cast",
  attached: "as it becomes attached",
  static: "at all times",
};

const durations: Readonly<Record<ChangerInfo["duration"], string>> = {
  indefinite: "for good",
  "end-of-turn": "until end of turn",
  "while-on-the-battlefield": "as long as it is on the battlefield",
  "while-attached": "as long as it is attached",
  "while-a-spell": "as long as it is a spell",
};

/** What a changer may be used on, when, and for how long. */
export const restrictions = (changer: Changer.Changer): ReadonlyArray<readonly [label: string, text: string]> => {
  const { targets, moment, duration, cards } = Changer.describe(changer);
  return [
    ["On", targets.length === 0 ? "no target" : orList(targets.map((zone) => Changer.zoneNames[zone]))],
    ...(cards === undefined ? [] : [["With", Changer.zoneNames[cards.zone]] as const]),
    ["When", moments[moment]],
    ["Lasts", durations[duration]],
  ];
};

/** Where the texts of named cards come from. */
export type Find = (name: string) => GameObject | undefined;

/** An entry of a series with the objects that it speaks of; or what is still to be chosen. */
export interface Prepared {
  readonly entry: Series.Entry;
  readonly objects: Readonly<Record<string, GameObject>>;
}

export interface Lacking {
  readonly message: string;
  readonly field?: Field | undefined;
}

const lacking = (message: string, field?: Field): Result.Result<never, Lacking> => Result.fail({ message, field });

const decodeChange = decoder(Change);

const found = (ref: CardRef, find: Find): Result.Result<GameObject, Lacking> => {
  if (typeof ref !== "string") return Result.succeed(ref);
  const card = find(ref);
  return card === undefined
    ? lacking(`No card named “${ref.slice(0, 60)}” is in the catalogue.`, "cards")
    : Result.succeed(card);
};

const filled = (text: string | undefined): text is string => text !== undefined && text.trim() !== "";

/** What a form asks for where a field is empty. */
const wanted: Readonly<Partial<Record<Field, string>>> = {
  class: "Choose a class of words.",
  from: "Choose the word to replace.",
  to: "Choose the word to put there.",
  cards: "Choose the other card.",
  name: "Give a name.",
  word: "Give the word on the sticker.",
};

const isEmpty = (draft: Draft, field: Field): boolean => {
  switch (field) {
    case "cards":
      return (draft.cards ?? []).every((card) => nameOf(card) === "");
    case "plus":
    case "format":
    case "after":
      return false;
    default:
      return !filled(draft[field]);
  }
};

/** Every change has what it needs for its kind in the draft; a shape that is still wrong is said by the contract. */
const changeOf = (draft: Draft, kind: Kind, other: GameObject | undefined, id: string): unknown => {
  const { class: wordClass, from, to, plus, name, word, after = 0, format } = draft;
  switch (kind) {
    case "replace-word":
      // Each word is of one class. One that is none gets the contract's complaint, which suggests others.
      return { kind, class: Lexicon.parseAny(from ?? "")?.class ?? wordClass ?? "creature-type", from, to };
    case "replace-every-word":
      return { kind, class: wordClass, to };
    case "exchange-text-boxes":
      return { kind, with: id };
    case "full-text":
      return { kind, of: other, ...(filled(plus) ? { plus } : {}) };
    case "every-name":
      return { kind, of: "nonlegendary-creature-cards", ...(filled(format) ? { format } : {}) };
    case "set-name":
      return { kind, name };
    case "name-sticker":
      return { kind, word: word?.trim(), after };
    case "splice":
      return { kind, card: other };
    case "overload":
    case "cleave":
      return { kind };
  }
};

/** A draft as an entry. `id` is for the object that it may bring along. */
export const prepare = (draft: Draft, find: Find, id: string): Result.Result<Prepared, Lacking> => {
  const fields = fieldsOf(draft);
  if (!isKind(draft.does) && changerOf(draft) === undefined) {
    const unknown = Changer.find(draft.does);
    return lacking(Result.isFailure(unknown) ? unknown.failure.message : "Choose an effect.");
  }
  const empty = fields.find((field) => isEmpty(draft, field));
  if (empty !== undefined) return lacking(wanted[empty] ?? "Something is missing.", empty);
  const cards: Array<GameObject> = [];
  for (const ref of fields.includes("cards") ? (draft.cards ?? []) : []) {
    if (nameOf(ref) === "") continue;
    const card = found(ref, find);
    if (Result.isFailure(card)) return Result.fail(card.failure);
    cards.push(card.success);
  }
  if (!isKind(draft.does)) {
    const { from, to, word, after = 0 } = draft;
    const has = (field: Field) => fields.includes(field);
    return Result.succeed({
      entry: {
        with: draft.does,
        ...(has("from") && from !== undefined ? { from } : {}),
        ...(has("to") && to !== undefined ? { to } : {}),
        ...(has("word") && word !== undefined ? { word } : {}),
        ...(has("after") ? { after } : {}),
        ...(cards.length > 0 ? { cards } : {}),
      },
      objects: {},
    });
  }
  const [other] = cards;
  const change = decodeChange(changeOf(draft, draft.does, other, id));
  if (Result.isFailure(change)) return lacking(change.failure.message);
  const brings = draft.does === "exchange-text-boxes" && other !== undefined;
  return Result.succeed({ entry: change.success, objects: brings ? { [id]: other } : {} });
};

/** What an effect is, and with which words or cards. */
export const partsOf = (draft: Draft): { readonly source: string; readonly does?: string | undefined } => {
  const { does, from, to, word, name } = draft;
  const source = isKind(does) ? kinds[does].label : does;
  const fields = fieldsOf(draft);
  const has = (field: Field, text: string | undefined): text is string => fields.includes(field) && filled(text);
  const words = has("from", from) && has("to", to) ? `${from} becomes ${to}` : has("to", to) ? to : undefined;
  const cards = fields.includes("cards") ? (draft.cards ?? []).map(nameOf).filter((each) => each !== "") : [];
  const rest = words ?? (has("word", word) ? word : has("name", name) ? name : cards.join(", "));
  return rest === "" ? { source } : { source, does: rest };
};

export const title = ({ source, does }: ReturnType<typeof partsOf>): string =>
  does === undefined ? source : `${source}: ${does}`;

/** What an effect does, in a line: for the timeline, and for whoever hears the list. */
export const titleOf = (draft: Draft): string => title(partsOf(draft));
