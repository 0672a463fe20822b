/**
 * The printed cards that change text, each a program: it checks its target, asks for words while it resolves, and adds
 * a continuous effect to the game. The words of the card are its restrictions; nothing else knows them.
 */
import * as Effect from "effect/Effect";
import * as Ref from "effect/Ref";
import * as Result from "effect/Result";
import type * as Characteristics from "./Characteristics.ts";
import * as Choices from "./Choices.ts";
import type { ChangerRequest, GameObject, Outcome as OutcomeShape, WordClass, Zone } from "./Contract.ts";
import {
  IllegalChoice,
  IllegalTarget,
  type InvalidObject,
  numberedIn,
  UnknownChanger,
  type UnknownEdition,
  type UnknownWord,
} from "./Errors.ts";
import { Game, only, over, stateOf, type Target } from "./Game.ts";
import * as GameState from "./GameState.ts";
import * as Lexicon from "./Lexicon.ts";
import { nearest } from "./Nearest.ts";
import * as Outcome from "./Outcome.ts";
import * as Settings from "./Settings.ts";

/** Errors of a changer's program. */
export type ChangerError = UnknownWord | IllegalChoice | IllegalTarget | InvalidObject;

export interface Changer {
  readonly name: string;
  /** What it does, in one line. */
  readonly summary: string;
  readonly classes: ReadonlyArray<WordClass>;
  /** Zones of the objects that it may target; none for one that targets nothing. */
  readonly targets: ReadonlyArray<Zone>;
  readonly duration: "indefinite" | "end-of-turn" | "while-on-the-battlefield";
  /** Resolves on the game's target. */
  readonly resolve: Effect.Effect<void, ChangerError, Game | Choices.Choices>;
}

const zoneNames: Readonly<Record<Zone, string>> = {
  battlefield: "a permanent",
  stack: "a spell",
  hand: "a card in a hand",
  library: "a card in a library",
  graveyard: "a card in a graveyard",
  exile: "a card in exile",
  command: "a card in the command zone",
};

const presentWords = (
  face: Characteristics.Characteristics,
  classes: ReadonlyArray<WordClass>,
): ReadonlyArray<Lexicon.Word> => [
  ...new Set(
    [...face.typeLine.uses, ...face.rulesText.uses]
      .filter((use) => use.reason === undefined && use.context !== "reminder" && classes.includes(use.word.class))
      .map((use) => use.word),
  ),
];

/** What the words of a card demand of its target besides the zone: a sentence where the target is none such. */
type Demand = (target: Target) => string | undefined;

/** The text of a changer that replaces one word with another. */
interface WordChanger extends Omit<Changer, "resolve"> {
  /** The word that its text forbids as the new one. */
  readonly forbidden?: Lexicon.Word | undefined;
  /** The new word, where its text names it. */
  readonly to?: Lexicon.Word | undefined;
  readonly demands?: ReadonlyArray<Demand>;
  /** An ability that the target gains besides (no text: 612.3). */
  readonly grants?: string;
}

const checkTarget = Effect.fnUntraced(function* (card: Pick<WordChanger, "name" | "targets" | "demands">) {
  const game = yield* Game;
  const target = yield* game.target;
  const { zone } = target.object;
  const wrong = card.targets.includes(zone)
    ? card.demands?.map((demand) => demand(target)).find((sentence) => sentence !== undefined)
    : `it is ${zoneNames[zone]}`;
  if (wrong === undefined) return target;
  const wanted = card.targets.map((each) => zoneNames[each]).join(" or ");
  return yield* new IllegalTarget({
    message: `${card.name} can't target ${target.face.name || "this object"}: ${wrong}, and the card wants ${wanted}.`,
    rule: "115.1",
    zone,
  });
});

const illegalWord = (message: string): IllegalChoice => new IllegalChoice({ message, rule: "608.2d", pointer: "/to" });

/** "Change the text of target … by replacing all instances of one … with another." */
const wordChanger = (card: WordChanger): Changer => ({
  name: card.name,
  summary: card.summary,
  classes: card.classes,
  targets: card.targets,
  duration: card.duration,
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const choices = yield* Choices.Choices;
    const target = yield* checkTarget(card);
    const present = presentWords(target.face, card.classes);
    const pair = yield* choices.words({ asker: card.name, classes: card.classes, present });
    const to = card.to === undefined ? undefined : yield* game.read(card.to);
    if (to !== undefined && pair.to !== to) {
      return yield* illegalWord(`${card.name} puts ${to.singular} in the place of the old type, and nothing else.`);
    }
    if (pair.from === pair.to) {
      return yield* illegalWord(`${card.name} replaces one word with another, and both are ${pair.from.singular}.`);
    }
    const forbidden = card.forbidden === undefined ? undefined : yield* game.read(card.forbidden);
    if (pair.to === forbidden) {
      return yield* illegalWord(`${card.name} says that the new creature type can't be ${pair.to.singular}.`);
    }
    yield* game.add(
      { kind: "replace-word", source: card.name, class: pair.class, from: pair.from, to: pair.to },
      { affects: [target.id], duration: card.duration === "end-of-turn" ? "end-of-turn" : "indefinite" },
    );
    if (card.grants !== undefined) yield* game.grant(target.id, card.grants);
  }),
});

const isA =
  (type: string): Demand =>
  ({ face }) =>
    face.typeLine.types.includes(type) ? undefined : `it is no ${type.toLowerCase()}`;

/** Colours come from the card's own field: what it costs is no text that we read. */
const isWhite: Demand = ({ object }) =>
  object.printed.colors === undefined || object.printed.colors.includes("W") ? undefined : "it is not white";

const lacksCumulativeUpkeep: Demand = ({ face, object }) =>
  [face.rulesText.source, ...object.granted.map(({ ability }) => ability)].some((text) =>
    /cumulative upkeep/i.test(text),
  )
    ? "it has cumulative upkeep"
    : undefined;

const spellOrPermanent: ReadonlyArray<Zone> = ["stack", "battlefield"];
const permanent: ReadonlyArray<Zone> = ["battlefield"];
const colorOrLand: ReadonlyArray<WordClass> = ["color-word", "basic-land-type"];

/**
 * "As Swirl the Mists enters, choose a color word. All instances of color words in the text of spells and permanents are
 * changed to the chosen color word." A static ability: it targets nothing and lasts as long as it stands there (611.3a).
 */
const swirlTheMists: Changer = {
  name: "Swirl the Mists",
  summary: "Changes every colour word in the text of spells and permanents to one that is chosen as it enters.",
  classes: ["color-word"],
  targets: [],
  duration: "while-on-the-battlefield",
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const choices = yield* Choices.Choices;
    const to = yield* choices.word({ asker: "Swirl the Mists", classes: ["color-word"], present: [] });
    const { source } = game;
    yield* game.add(
      { kind: "replace-every-word", source: "Swirl the Mists", class: "color-word", to },
      {
        affects: "spells-and-permanents",
        duration: source === undefined ? "indefinite" : { untilLeaves: source },
        ...(source === undefined ? {} : { ability: source }),
      },
    );
  }),
};

const wordChangers: ReadonlyArray<WordChanger> = [
  {
    name: "Magical Hack",
    summary: "Replaces one basic land type with another on a spell or permanent.",
    classes: ["basic-land-type"],
    targets: spellOrPermanent,
    duration: "indefinite",
  },
  {
    name: "Sleight of Mind",
    summary: "Replaces one colour word with another on a spell or permanent.",
    classes: ["color-word"],
    targets: spellOrPermanent,
    duration: "indefinite",
  },
  {
    name: "Balduvian Shaman",
    summary: "Replaces one colour word with another on a white enchantment without cumulative upkeep, which gains it.",
    classes: ["color-word"],
    targets: permanent,
    duration: "indefinite",
    demands: [isA("Enchantment"), isWhite, lacksCumulativeUpkeep],
    grants: "Cumulative upkeep {1}",
  },
  {
    name: "Mind Bend",
    summary: "Replaces one colour word or one basic land type with another on a permanent.",
    classes: colorOrLand,
    targets: permanent,
    duration: "indefinite",
  },
  {
    name: "Whim of Volrath",
    summary: "Replaces one colour word or one basic land type with another on a permanent until end of turn.",
    classes: colorOrLand,
    targets: permanent,
    duration: "end-of-turn",
  },
  {
    name: "Crystal Spray",
    summary: "Replaces one colour word or one basic land type with another on a spell or permanent until end of turn.",
    classes: colorOrLand,
    targets: spellOrPermanent,
    duration: "end-of-turn",
  },
  {
    name: "Alter Reality",
    summary: "Replaces one colour word with another on a spell or permanent.",
    classes: ["color-word"],
    targets: spellOrPermanent,
    duration: "indefinite",
  },
  {
    name: "Artificial Evolution",
    summary: "Replaces one creature type with another on a spell or permanent; the new one can't be Wall.",
    classes: ["creature-type"],
    targets: spellOrPermanent,
    duration: "indefinite",
    forbidden: Lexicon.parse("creature-type", "Wall"),
  },
  {
    name: "Spectral Shift",
    summary: "Replaces one basic land type with another, or one colour word with another, on a spell or permanent.",
    classes: ["basic-land-type", "color-word"],
    targets: spellOrPermanent,
    duration: "indefinite",
  },
  {
    name: "Glamerdye",
    summary: "Replaces one colour word with another on a spell or permanent.",
    classes: ["color-word"],
    targets: spellOrPermanent,
    duration: "indefinite",
  },
  {
    name: "Trait Doctoring",
    summary: "Replaces one colour word or one basic land type with another on a permanent until end of turn.",
    classes: colorOrLand,
    targets: permanent,
    duration: "end-of-turn",
  },
  {
    name: "New Blood",
    summary: "Replaces one creature type with Vampire on a creature.",
    classes: ["creature-type"],
    targets: permanent,
    duration: "indefinite",
    to: Lexicon.parse("creature-type", "Vampire"),
    demands: [isA("Creature")],
  },
];

/** Every changer that has a program. */
export const changers: ReadonlyArray<Changer> = [...wordChangers.map(wordChanger), swirlTheMists];

/** The changer of a name, in any letter case. Fails with suggestions. */
export const find = (name: string): Result.Result<Changer, UnknownChanger> => {
  const wanted = name.trim().toLowerCase();
  const found = changers.find((changer) => changer.name.toLowerCase() === wanted);
  if (found !== undefined) return Result.succeed(found);
  const names = changers.map((changer) => changer.name);
  const suggestions = nearest(wanted, names);
  const shown = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  const hint = suggestions.length > 0 ? `Did you mean ${suggestions.join(" or ")}?` : `Known: ${names.join(", ")}.`;
  return Result.fail(
    new UnknownChanger({ message: `No changer "${shown}" is known. ${hint}`, input: name, suggestions }),
  );
};

/** A changer by name, and the words chosen as it resolves. */
export interface Casting extends Choices.TypedPair {
  readonly with: string;
}

/** Everything that {@link apply} may fail with. */
export type CastingError = ChangerError | UnknownChanger | UnknownEdition;

/**
 * Resolves changers on one object, in order, and says what it says then.
 *
 * @example
 * ```ts
 * import * as Changer from "@palimpsest/core/Changer";
 * import * as Effect from "effect/Effect";
 *
 * const card = { name: "Goblin King", type_line: "Creature — Goblin", oracle_text: "Other Goblins get +1/+1 and have mountainwalk." };
 * const program = Changer.apply(card, [{ with: "Artificial Evolution", from: "Goblin", to: "Elf" }]);
 * Effect.runSync(program).object.oracle_text; // => "Other Elves get +1/+1 and have mountainwalk."
 * ```
 */
export const apply = (
  object: GameObject,
  castings: ReadonlyArray<Casting>,
  options?: ChangerRequest["options"],
): Effect.Effect<OutcomeShape, CastingError> =>
  Effect.gen(function* () {
    const settings = yield* Effect.fromResult(Settings.make(options));
    const state = yield* Ref.make(yield* stateOf(object));
    for (const casting of castings) {
      const changer = yield* Effect.fromResult(find(casting.with));
      yield* changer.resolve.pipe(
        Effect.provideService(Game, over(state, only, settings)),
        Effect.provide(Choices.typed(casting)),
        Effect.mapError(numberedIn(settings.edition)),
      );
    }
    const game = yield* Ref.get(state);
    const granted = (game.objects.get(only)?.granted ?? []).map(({ ability }) => ability);
    const { board, evaluation } = GameState.look(game, settings);
    const shown = granted.length === 0 ? object : { ...object, granted };
    return { ...Outcome.ofObject(shown, only, board, evaluation, settings), printed: object };
  });
