/** What there is in a scenario, and how much its steps may make of it: what its work is bounded by. */
import type { GameObject } from "@palimpsest/core/Contract";
import type { Scenario, Step } from "@palimpsest/core/Scenario";
import { find as findStatic } from "@palimpsest/core/StaticText";

export interface ScenarioSize {
  /** With those that steps may make; each face of one is one. */
  readonly objects: number;
  /** Names that expectations ask about. */
  readonly names: number;
  /** Values in all steps, lists and objects among them. */
  readonly values: number;
  /** What spells and abilities do as they resolve, with what their copies do. */
  readonly instructions: number;
  /**
   * Operations of layers 4 to 7, each as often as its text may come to stand somewhere, with abilities that are granted and
   * kinds of counters.
   */
  readonly operations: number;
  /** Words of type lines and of operations that an operation may be held against. */
  readonly words: number;
  /** Characters of all texts, with those that steps may bring to an object again. */
  readonly text: number;
  /** Steps that may begin an effect that changes words, or names. */
  readonly changes: number;
  /** States of the game that are looked at. */
  readonly looks: number;
}

const most = (values: ReadonlyArray<number>): number => Math.max(0, ...values);

const sum = <A>(list: ReadonlyArray<A>, of: (each: A) => number): number =>
  list.reduce((total, each) => total + of(each), 0);

/** The longest text of a card by its name. */
const longestCard = 1_000;

interface ObjectSize {
  readonly faces: number;
  /** Of its type line, or the longest of its faces. */
  readonly typeWords: number;
  readonly characters: number;
  readonly granted: number;
}

/** Characters of a field, or of the items of a list, and one for each item. */
const lengthOf = (value: unknown): number => {
  if (typeof value === "string") return value.length;
  return Array.isArray(value) ? value.reduce<number>((sum, each) => sum + 1 + lengthOf(each), 0) : 0;
};

/** Each field of an object is carried along from look to look, also one that nobody knows: as much work as so many characters. */
const charactersOfAField = 4;

const textOf = (given: object): number =>
  Object.values(given).reduce<number>((total, value) => total + charactersOfAField + lengthOf(value), 0);

const sizeOfObject = (given: string | GameObject): ObjectSize => {
  if (typeof given === "string") return { faces: 1, typeWords: 8, characters: longestCard, granted: 0 };
  const { card_faces: faces = [], granted = [] } = given;
  const typeWords = most([given, ...faces].map(({ type_line = "" }) => type_line.split(" ").length));
  const characters = textOf(given) + faces.reduce((sum, face) => sum + textOf(face), 0);
  return { faces: Math.max(1, faces.length), typeWords, characters, granted: granted.length };
};

/** Does the object bear a text that takes in the text of another, with no step that says so? */
const takesText = (given: string | GameObject): boolean =>
  (typeof given === "string" ? [given] : [given.name, ...(given.card_faces ?? []).map(({ name }) => name)]).some(
    (name) => name !== undefined && findStatic(name)?.change.kind === "top-of-graveyard",
  );

interface Content {
  values: number;
  operations: number;
  characters: number;
  /** Ids for what is made. */
  made: number;
}

/** What stands in a step, at any level. */
const contentOf = (
  value: unknown,
  content: Content = { values: 0, operations: 0, characters: 0, made: 0 },
): Content => {
  content.values++;
  if (typeof value === "string") content.characters += value.length;
  if (typeof value !== "object" || value === null) return content;
  for (const [key, each] of Object.entries(value)) {
    if (key === "layer") content.operations++;
    if (key === "as") content.made += Array.isArray(each) ? each.length : 1;
    contentOf(each, content);
  }
  return content;
};

/** What a step that says only words, and what they stand on, has in its strings: no text. */
const wordsAlone: ReadonlySet<string> = new Set(["replace-word", "replace-every-word", "exchange-text-boxes"]);

const textIn = (step: Step, { characters }: Content): number =>
  step.do === "change" && wordsAlone.has(step.change.kind) ? 0 : characters;

/** How often a step may put a text beside those of an object. */
const addsText = (step: Step): number => {
  if (step.do === "merge") return 1;
  if (step.do === "change") return step.change.kind === "splice" || "plus" in step.change ? 1 : 0;
  return step.do === "cast" ? (step.with?.splice?.length ?? 0) : 0;
};

/** May a step give an object all of the text that another has by then? */
const givesText = (step: Step): boolean => {
  switch (step.do) {
    case "copy":
    case "resolve-trigger":
    case "activate-ability":
    case "trigger":
      return true;
    case "change":
      return step.change.kind === "full-text" || step.change.kind === "exchange-text-boxes";
    case "enter":
    case "resolve":
    case "activate":
      return step.choose !== undefined && JSON.stringify(step.choose).includes('"object":');
    default:
      return false;
  }
};

/** May a step begin an effect that changes words, or names? */
const changesWords = (step: Step): boolean =>
  ["change", "cast", "resolve", "activate", "resolve-trigger"].includes(step.do) ||
  (step.do === "enter" && step.choose !== undefined);

/** May something enter the battlefield with this step? */
const arrives = ({ do: kind }: Step): boolean => ["enter", "move", "leave", "create", "copy", "resolve"].includes(kind);

/** What a spell or ability is announced with (601.2c). */
const announcedBy = (step: Step): ReadonlyArray<unknown> =>
  step.do === "cast" || step.do === "activate-ability" || step.do === "trigger" ? (step.does ?? []) : [];

/** The operations of a step but for those that are announced, each as often as it may stand in an effect. */
const operationsOf = (step: Step, texts: number, arriving: number): number => {
  switch (step.do) {
    case "ability":
      return contentOf(step).operations * texts * (step.enters ? Math.max(1, arriving) : 1);
    case "effect":
      return step.does.length;
    case "grant":
      return 1;
    case "mark":
      return Object.keys(step.counters ?? {}).length;
    default:
      return 0;
  }
};

/** The size of a scenario. */
export const sizeOf = ({ objects, steps, expect }: Scenario): ScenarioSize => {
  const given = Object.values(objects);
  const sizes = given.map(sizeOfObject);
  const contents = steps.map((step) => contentOf(step));
  // A copy of a spell or ability does all that it does once more (707.10).
  const copies = steps.filter((step) => step.do === "copy").length;
  const withCopies = (counts: ReadonlyArray<number>): number => sum(counts, (count) => count) + copies * most(counts);

  const announced = steps.map(announcedBy);
  const added = sum(steps, addsText);
  const giving = steps.filter(givesText).length + given.filter(takesText).length;
  const arriving = steps.filter(arrives).length;
  const instructions = withCopies(announced.map(({ length }) => length));
  const lengths = sizes.map(({ characters }) => characters);
  const texts = steps.map((step, index) => textIn(step, contents[index] as Content));
  const inSteps = texts.map((length, index) => length * Math.max(1, contents[index]?.made ?? 0));
  const brought = (added + giving * (1 + added)) * most([...lengths, ...texts]);
  return {
    objects: sum(sizes, ({ faces }) => faces) + withCopies(contents.map(({ made }) => made)) + copies,
    names: sum(expect, ({ has_name = {} }) => Object.keys(has_name).length),
    values: sum(contents, ({ values }) => values),
    instructions,
    operations:
      sum(steps, (step) => operationsOf(step, 1 + added + giving, arriving)) +
      withCopies(announced.map((does) => contentOf(does).operations)) +
      sum(sizes, ({ granted }) => granted),
    words:
      most(sizes.map(({ typeWords }) => typeWords)) +
      sum(contents, ({ operations, values }) => (operations > 0 ? values : 0)),
    text: sum(lengths, (length) => length) + withCopies(inSteps) + brought,
    changes: steps.filter(changesWords).length,
    looks: steps.length + expect.length + instructions,
  };
};
