/** What the playground shows, to be repeated elsewhere: as a scenario, over HTTP, as a program, on the command line. */
import type { Casting } from "@palimpsest/core/Changer";
import type { Change, GameObject, Options } from "@palimpsest/core/Contract";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import type { Scenario } from "@palimpsest/core/Scenario";
import * as TextChange from "@palimpsest/core/TextChange";
import { flagOf, posted, word } from "../commands.ts";
import * as Pieces from "../pieces.ts";
import { changerOf, type Prepared } from "./effects.ts";
import { nameOf, type State } from "./State.ts";
import type { Shown } from "./view.ts";

type Step = Scenario["steps"][number];

/** Is a card in the catalogue, as it is? Then its name says it all. */
export type IsListed = (card: GameObject) => boolean;

const self = "object";

const isChange = (entry: Prepared["entry"]): entry is Change => "kind" in entry;

const slug = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "")
    .join("-") || "card";

/** The objects of a scenario, each under an id that reads well. */
class Cast {
  readonly objects: Record<string, string | GameObject> = {};
  readonly #isListed: IsListed;

  constructor(isListed: IsListed) {
    this.#isListed = isListed;
  }

  put(card: string | GameObject, wanted: string): string {
    let id = wanted;
    for (let next = 2; id in this.objects; next++) id = `${wanted}-${next}`;
    this.objects[id] = typeof card !== "string" && this.#isListed(card) ? nameOf(card) : card;
    return id;
  }
}

const chosen = ({ from, to, word: sticker, after }: Casting): Record<string, unknown> => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...(sticker === undefined ? {} : { word: sticker }),
  ...(after === undefined ? {} : { after }),
});

const bare = (change: Change): Step => ({ do: "change", on: self, change });

/** A printed changer as steps of a game; one that is the object itself, or is no card, as the change that it makes. */
const castSteps = (casting: Casting, object: GameObject, cast: Cast): ReadonlyArray<Step> => {
  const changer = changerOf({ does: casting.with });
  if (changer === undefined) return [];
  const { name, moment } = changer;
  const [other] = casting.cards ?? [];
  const itself = object.name?.toLowerCase() === name.toLowerCase();
  const choose = chosen(casting);
  const choice = Object.keys(choose).length === 0 ? {} : { choose };
  const source = (): string => cast.put(name, slug(name));
  const beside = (): string => (other === undefined ? "" : cast.put(other, slug(nameOf(other))));
  switch (moment) {
    case "spell": {
      const spell = source();
      return [
        { do: "cast", object: spell },
        { do: "resolve", object: spell, target: self, ...choice },
      ] as ReadonlyArray<Step>;
    }
    case "activated":
      return [
        itself
          ? { do: "activate", object: self, ...choice }
          : { do: "activate", object: source(), target: self, ...choice },
      ] as ReadonlyArray<Step>;
    case "attached":
      return [{ do: "attach", object: source(), to: self }];
    case "static":
      return [{ do: "move", object: beside(), to: "graveyard" }];
    case "cast":
      if (name !== "Splice") return [bare({ kind: name.toLowerCase() as "overload" | "cleave" })];
      return (casting.cards ?? []).map((card) => bare({ kind: "splice", card: cast.put(card, slug(nameOf(card))) }));
    case "enters":
      if (other !== undefined) return [bare({ kind: "exchange-text-boxes", with: beside(), source: name })];
      return [{ do: "enter", object: source(), ...choice }] as ReadonlyArray<Step>;
    case "triggered": {
      if (casting.word !== undefined) {
        return [bare({ kind: "name-sticker", word: casting.word, after: casting.after ?? 0, source: name })];
      }
      if (itself) return [{ do: "resolve-trigger", object: self }];
      const targets = other === undefined ? [self] : [self, beside()];
      return [{ do: "resolve-trigger", object: source(), targets }];
    }
  }
};

const newest = (options: Options | undefined): Omit<Options, "edition"> | undefined => {
  if (options === undefined) return undefined;
  const { edition: _, ...rest } = options;
  return Object.keys(rest).length === 0 ? undefined : rest;
};

/** The state as a scenario that expects what came out. */
export const scenario = (state: State, { object, outcome, done, edition }: Shown, isListed: IsListed): Scenario => {
  const cast = new Cast(isListed);
  cast.put(object, self);
  const steps = done.flatMap(({ entry, objects }): ReadonlyArray<Step> => {
    if (!isChange(entry)) return castSteps(entry, object, cast);
    switch (entry.kind) {
      case "exchange-text-boxes": {
        const other = objects[entry.with];
        return other === undefined ? [] : [bare({ ...entry, with: cast.put(other, slug(nameOf(other))) })];
      }
      case "splice":
        return typeof entry.card === "string"
          ? []
          : [bare({ ...entry, card: cast.put(entry.card, slug(nameOf(entry.card))) })];
      default:
        return [bare(entry)];
    }
  });
  const kinds = outcome.effects.flatMap(({ kind }) =>
    kind in TextChange.ruleOf ? [kind as keyof typeof TextChange.ruleOf] : [],
  );
  const rules = [...new Set(kinds.map((kind) => RulesEdition.cite(TextChange.ruleOf[kind], edition)))];
  const options = newest(state.options);
  const face = Pieces.faceUp(outcome.object);
  const names = Array.isArray(outcome.names) ? { names: outcome.names } : {};
  return {
    title: `${nameOf(object)} after ${done.length === 1 ? "one text change" : `${done.length} text changes`}`,
    rules: rules.length === 0 ? [RulesEdition.cite("612.1", edition)] : rules,
    ...(edition === RulesEdition.newest ? {} : { edition }),
    ...(options === undefined ? {} : { options }),
    objects: cast.objects,
    steps,
    expect: [{ object: self, ...names, type_line: face.type_line ?? "", oracle_text: face.oracle_text ?? "" }],
  } as Scenario;
};

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const given = (state: State): { readonly options?: Options } =>
  state.options === undefined || Object.keys(state.options).length === 0 ? {} : { options: state.options };

/** Bare changes as the contract's request. */
const applyRequest = (state: State, { object, done }: Shown) => {
  const objects = Object.assign({}, ...done.map((each) => each.objects)) as Record<string, GameObject>;
  return {
    object,
    changes: done.map(({ entry }) => entry),
    ...(Object.keys(objects).length === 0 ? {} : { objects }),
    ...given(state),
  };
};

const castingsIn = ({ done }: Shown): ReadonlyArray<Casting> =>
  done.flatMap(({ entry }) => (isChange(entry) ? [] : [entry]));

/** How much of a list is bare: that decides who can be asked. */
const mixture = (shown: Shown): "bare" | "printed" | "mixed" => {
  const printed = castingsIn(shown).length;
  return printed === 0 ? "bare" : printed === shown.done.length ? "printed" : "mixed";
};

const named = (card: GameObject, isListed: IsListed): string | GameObject => (isListed(card) ? nameOf(card) : card);

export const curl = (state: State, shown: Shown, isListed: IsListed): string => {
  const [only, ...more] = castingsIn(shown);
  if (mixture(shown) === "bare") return posted("/v1/apply", pretty(applyRequest(state, shown)));
  if (only === undefined || more.length > 0 || shown.done.length > 1) {
    return posted("/v1/scenarios", pretty(scenario(state, shown, isListed)));
  }
  const { cards, ...rest } = only;
  const request = {
    card: named(shown.object, isListed),
    ...rest,
    ...(cards === undefined ? {} : { cards: cards.map((card) => named(card, isListed)) }),
    ...given(state),
  };
  return posted("/v1/apply", pretty(request));
};

const heredoc = (command: string, text: string): string => `${command} <<'END'\n${text}\nEND`;

export const commandLine = (state: State, shown: Shown, isListed: IsListed): string => {
  if (mixture(shown) === "bare") {
    return heredoc("palimpsest apply --ndjson", JSON.stringify(applyRequest(state, shown)));
  }
  const castings = castingsIn(shown);
  const cards = [shown.object, ...castings.flatMap((casting) => casting.cards ?? [])];
  if (mixture(shown) === "mixed" || !cards.every(isListed)) {
    return heredoc("palimpsest run -", pretty(scenario(state, shown, isListed)));
  }
  const lines = castings.map(({ with: changer, from, to, cards: others = [], word: sticker, after }) =>
    [
      `--with ${word(changer)}`,
      ...(from === undefined ? [] : [`--from ${word(from)}`]),
      ...(to === undefined ? [] : [`--to ${word(to)}`]),
      ...others.map((card) => `--card ${word(nameOf(card))}`),
      ...(sticker === undefined ? [] : [`--word ${word(sticker)}`]),
      ...(after === undefined ? [] : [`--after ${after}`]),
    ].join(" "),
  );
  const chosenOptions = Object.entries(state.options ?? {}).map(
    ([key, value]) => `${flagOf[key as keyof Options]} ${value}`,
  );
  return [`palimpsest apply ${word(nameOf(shown.object))}`, ...lines, ...chosenOptions].join(" \\\n  ");
};

/** A value as a module would write it. */
const literal = (value: unknown, indent = ""): string => {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return value.length === 0
      ? "[]"
      : `[\n${value.map((each) => `${inner}${literal(each, inner)},\n`).join("")}${indent}]`;
  }
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(
      ([key, each]) =>
        `${inner}${/^[a-z_$][\w$]*$/i.test(key) && key !== "__proto__" ? key : JSON.stringify(key)}: ${literal(each, inner)},\n`,
    );
    return entries.length === 0 ? "{}" : `{\n${entries.join("")}${indent}}`;
  }
  return JSON.stringify(value);
};

/** The program that works it out, as a module. */
export const program = (state: State, shown: Shown, isListed: IsListed): string => {
  const { object, done } = shown;
  const { objects, options } = applyRequest(state, shown) as { objects?: unknown; options?: Options };
  const kind = mixture(shown);
  const library = kind === "bare" ? "Outcome" : kind === "printed" ? "Changer" : "Series";
  const listed = isListed(object);
  const entries = literal(done.map(({ entry }) => entry));
  const call = {
    bare: `Outcome.evaluate({ object, changes${objects === undefined ? "" : ", objects"}${options === undefined ? "" : ", options"} })`,
    printed: `Changer.apply(object, changes${options === undefined ? "" : ", options"})`,
    mixed: `Series.follow(object, changes${objects === undefined && options === undefined ? "" : `, { ${[objects && "objects", options && "options"].filter(Boolean).join(", ")} }`})`,
  }[kind];
  return [
    ...(listed
      ? [
          'import { lookup } from "@palimpsest/cards/Catalogue";',
          'import { starter } from "@palimpsest/cards/Starter";',
        ]
      : []),
    `import * as ${library} from "@palimpsest/core/${library}";`,
    'import * as Effect from "effect/Effect";',
    "",
    `const object = ${listed ? `lookup(starter(), ${JSON.stringify(nameOf(object))})!` : literal(object)};`,
    `const changes = ${entries} as const;`,
    ...(objects === undefined ? [] : [`const objects = ${literal(objects)} as const;`]),
    ...(options === undefined ? [] : [`const options = ${literal(options)} as const;`]),
    "",
    `const ${kind === "mixed" ? "{ outcome }" : "outcome"} = Effect.runSync(${call});`,
    "console.log(outcome.object.oracle_text);",
    "",
  ].join("\n");
};

export const scenarioText = (state: State, shown: Shown, isListed: IsListed): string =>
  `${pretty(scenario(state, shown, isListed))}\n`;
