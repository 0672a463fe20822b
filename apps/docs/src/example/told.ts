/** The steps of an example, each as a sentence for a player. */
import type { Example } from "./Example.ts";

type Step = Example["steps"][number];
type Labels = ReadonlyMap<string, string>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c" */
export const listed = (items: ReadonlyArray<string>): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const places: Readonly<Record<string, string>> = {
  battlefield: "onto the battlefield",
  stack: "onto the stack",
  hand: "into a hand",
  library: "into a library",
  graveyard: "into a graveyard",
  exile: "into exile",
  command: "into the command zone",
};

interface Choice {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly word?: string | undefined;
  readonly object?: string | undefined;
  readonly may?: boolean | undefined;
}

const isList = <A>(value: A | ReadonlyArray<A>): value is ReadonlyArray<A> => Array.isArray(value);

/** What was chosen, as "Goblin becomes Elf". */
export const chosen = (step: Step, labels: Labels): string | undefined => {
  if (!("choose" in step) || step.choose === undefined) return undefined;
  const all: ReadonlyArray<Choice> = isList<Choice>(step.choose) ? step.choose : [step.choose];
  const said = all.flatMap(({ from, to, word, object, may }) => [
    ...(from !== undefined && to !== undefined ? [`${from} becomes ${to}`] : []),
    ...(from === undefined && to !== undefined ? [`every such word becomes ${to}`] : []),
    ...(word === undefined ? [] : [`the word \u201c${word}\u201d`]),
    ...(object === undefined ? [] : [labels.get(object) ?? object]),
    ...(may === false ? ["declined"] : []),
  ]);
  return said.length === 0 ? undefined : listed(said);
};

/** What a bare change does, as far as it isn't told by the object. */
export const changeTold = (
  change: Extract<Step, { readonly do: "change" }>["change"],
  name: (id: string) => string,
): string => {
  switch (change.kind) {
    case "replace-word":
      return `${change.from} becomes ${change.to}`;
    case "replace-every-word":
      return `every such word becomes ${change.to}`;
    case "exchange-text-boxes":
      return `text boxes exchanged with ${name(change.with)}`;
    case "full-text":
      return `the full text of ${typeof change.of === "string" ? name(change.of) : (change.of.name ?? "another object")}`;
    case "every-name":
      return `all names of nonlegendary creature cards${change.format === undefined ? "" : `, in ${change.format}`}`;
    case "set-name":
      return `the name ${change.name}`;
    case "name-sticker":
      return `the word \u201c${change.word}\u201d ${change.after === 0 ? "before" : `after ${change.after === 1 ? "one word" : `${change.after} words`} of`} the name`;
    case "splice":
      return "text spliced onto it";
    case "overload":
      return "overloaded";
    case "cleave":
      return "cleaved";
  }
};

/** A sentence; `undefined` for a step that tells an engine what a card's text says anyway. */
export const told = (step: Step, labels: Labels): string | undefined => {
  const name = (id: string): string => labels.get(id) ?? id;
  const on = (step: { readonly target?: string | undefined; readonly targets?: ReadonlyArray<string> | undefined }) => {
    const targets = step.targets ?? (step.target === undefined ? [] : [step.target]);
    return targets.length === 0 ? "" : ` on ${listed(targets.map(name))}`;
  };
  const choice = chosen(step, labels);
  const choosing = choice === undefined ? "" : `: ${choice}`;
  const sentence = (text: string): string => capital(`${text}.`);
  switch (step.do) {
    case "enter": {
      const ways = [
        ...(step.face_down ? ["face down"] : []),
        ...(step.attached_to === undefined ? [] : [`attached to ${name(step.attached_to)}`]),
      ];
      const where = step.zone === undefined ? "" : ` ${places[step.zone]?.replace("onto", "on").replace("into", "in")}`;
      return sentence(`${name(step.object)} enters${where}${ways.map((way) => `, ${way}`).join("")}${choosing}`);
    }
    case "cast": {
      const { overload, cleave, prototype, splice, without_paying } = step.with ?? {};
      const ways = [
        ...(overload ? ["for its overload cost"] : []),
        ...(cleave ? ["for its cleave cost"] : []),
        ...(prototype ? ["as a prototype"] : []),
        ...(without_paying ? ["without paying its mana cost"] : []),
        ...(splice === undefined ? [] : [`with ${listed(splice.map(name))} spliced onto it`]),
      ];
      const target = step.target === undefined ? "" : `, and its target is ${name(step.target)}`;
      return sentence(`${name(step.object)} is cast${ways.map((way) => ` ${way}`).join(",")}${target}`);
    }
    case "resolve":
      return sentence(`${name(step.object)} resolves${on(step)}${choosing}`);
    case "activate":
      return sentence(`The activated ability of ${name(step.object)} resolves${on(step)}${choosing}`);
    case "resolve-trigger":
      return sentence(`The triggered ability of ${name(step.object)} resolves${on(step)}${choosing}`);
    case "activate-ability":
      return sentence(`An ability of ${name(step.object)} is activated`);
    case "trigger":
      return sentence(`An ability of ${name(step.object)} triggers`);
    case "ability":
    case "effect":
      return undefined;
    case "create":
      return sentence(`${step.by === undefined ? "An effect" : name(step.by)} creates ${listed(step.as.map(name))}`);
    case "state-based":
      return sentence("State-based actions are checked");
    case "mark":
      return sentence(`Counters or damage are put on ${name(step.object)}`);
    case "change": {
      const { source } = step.change;
      return sentence(
        `${source === undefined ? "" : `${source}, `}on ${name(step.on)}: ${changeTold(step.change, name)}`,
      );
    }
    case "copy":
      return labels.get(step.object)?.startsWith("the copy of")
        ? sentence(`A copy of ${name(step.of)} is made`)
        : sentence(`${name(step.object)} becomes a copy of ${name(step.of)}`);
    case "move":
      return sentence(`${name(step.object)} is put ${places[step.to]}`);
    case "leave":
      return sentence(`${name(step.object)} leaves, and is put ${places[step.to ?? "graveyard"]}`);
    case "attach":
      return sentence(`${name(step.object)} becomes attached to ${name(step.to)}`);
    case "transform":
      return sentence(`${name(step.object)} transforms`);
    case "flip":
      return sentence(`${name(step.object)} is flipped`);
    case "turn":
      return sentence(`${name(step.object)} is turned face ${step.face}`);
    case "unlock":
      return sentence(`A half of ${name(step.object)} is unlocked`);
    case "merge":
      return sentence(`${name(step.object)} merges with ${name(step.with)}, ${step.place} it`);
    case "phase":
      return sentence(`${name(step.object)} phases ${step.out ? "out" : "in"}`);
    case "end-turn":
      return sentence("The turn ends");
    case "grant":
      return sentence(`Another effect gives ${name(step.object)} the ability \u201c${step.ability}\u201d`);
  }
};
