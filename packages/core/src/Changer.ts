/**
 * The printed cards that change text, each a program: it checks its target, asks for words while it resolves, and adds
 * a continuous effect to the game. The words of the card are its restrictions; nothing else knows them.
 */
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type * as Characteristics from "./Characteristics.ts";
import * as Choices from "./Choices.ts";
import type { ChangerRequest, GameObject, Outcome as OutcomeShape, WordClass, Zone } from "./Contract.ts";
import {
  IllegalChoice,
  IllegalTarget,
  type InvalidObject,
  UnknownChanger,
  type UnknownEdition,
  type UnknownWord,
} from "./Errors.ts";
import { Game, single } from "./Game.ts";
import type * as Lexicon from "./Lexicon.ts";
import { nearest } from "./Nearest.ts";
import * as Outcome from "./Outcome.ts";

/** Errors of a changer's program. */
export type ChangerError = UnknownWord | IllegalChoice | IllegalTarget | InvalidObject;

export interface Changer {
  readonly name: string;
  /** What it does, in one line. */
  readonly summary: string;
  readonly classes: ReadonlyArray<WordClass>;
  /** Zones of the objects that it may target. */
  readonly targets: ReadonlyArray<Zone>;
  /** The new word may not be one of these. */
  readonly forbidden: ReadonlyArray<string>;
  readonly duration: "indefinite" | "end-of-turn";
  /** Resolves on the game's object. */
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

/** "Change the text of target … by replacing all instances of one … with another." */
const wordChanger = (card: Omit<Changer, "resolve">): Changer => ({
  ...card,
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const choices = yield* Choices.Choices;
    const target = yield* game.target;
    if (!card.targets.includes(target.zone)) {
      const wanted = card.targets.map((zone) => zoneNames[zone]).join(" or ");
      return yield* new IllegalTarget({
        message: `${card.name} targets ${wanted}, and ${target.name} is ${zoneNames[target.zone]}.`,
        rule: "115.1",
        zone: target.zone,
      });
    }
    const pair = yield* choices.words({
      asker: card.name,
      classes: card.classes,
      present: presentWords(target, card.classes),
    });
    if (pair.from === pair.to) {
      return yield* new IllegalChoice({
        message: `${card.name} replaces one word with another, and both are ${pair.from.singular}.`,
        rule: "608.2d",
        pointer: "/to",
      });
    }
    if (card.forbidden.includes(pair.to.singular)) {
      return yield* new IllegalChoice({
        message: `${card.name} says that the new creature type can't be ${pair.to.singular}.`,
        rule: "608.2d",
        pointer: "/to",
      });
    }
    yield* game.add({ kind: "replace-word", source: card.name, class: pair.class, from: pair.from, to: pair.to });
  }),
});

export const magicalHack: Changer = /* @__PURE__ */ wordChanger({
  name: "Magical Hack",
  summary: "Replaces one basic land type with another on a spell or permanent.",
  classes: ["basic-land-type"],
  targets: ["stack", "battlefield"],
  forbidden: [],
  duration: "indefinite",
});

export const sleightOfMind: Changer = /* @__PURE__ */ wordChanger({
  name: "Sleight of Mind",
  summary: "Replaces one colour word with another on a spell or permanent.",
  classes: ["color-word"],
  targets: ["stack", "battlefield"],
  forbidden: [],
  duration: "indefinite",
});

export const mindBend: Changer = /* @__PURE__ */ wordChanger({
  name: "Mind Bend",
  summary: "Replaces one colour word or one basic land type with another on a permanent.",
  classes: ["color-word", "basic-land-type"],
  targets: ["battlefield"],
  forbidden: [],
  duration: "indefinite",
});

export const artificialEvolution: Changer = /* @__PURE__ */ wordChanger({
  name: "Artificial Evolution",
  summary: "Replaces one creature type with another on a spell or permanent; the new one can't be Wall.",
  classes: ["creature-type"],
  targets: ["stack", "battlefield"],
  forbidden: ["Wall"],
  duration: "indefinite",
});

/** Every changer that has a program, in the order in which they were printed. */
export const changers: ReadonlyArray<Changer> = [magicalHack, sleightOfMind, mindBend, artificialEvolution];

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
    const settings = yield* Effect.fromResult(Outcome.settings(options));
    const game = yield* Game;
    for (const casting of castings) {
      const changer = yield* Effect.fromResult(find(casting.with));
      yield* Effect.provide(changer.resolve, Choices.typed(casting));
    }
    return Outcome.compute(object, yield* game.target, yield* game.effects, settings);
  }).pipe(Effect.provide(single(object)));
