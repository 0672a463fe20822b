/**
 * "Change the text of target … by replacing all instances of one … with another." The words of each card are its
 * restrictions.
 *
 * Rule 608.2d: the words are chosen as it resolves, and what the card forbids is no choice. What they change is in
 * `text-change/ReplaceWord`.
 */
import * as Effect from "effect/Effect";
import * as Choices from "../Choices.ts";
import type { WordClass, Zone } from "../Contract.ts";
import { IllegalChoice, type IllegalTarget } from "../Errors.ts";
import { Game, type Target } from "../Game.ts";
import * as Lexicon from "../Lexicon.ts";
import type * as Said from "../Said.ts";
import * as Demands from "./Demands.ts";
import type { Changer } from "./Program.ts";

interface WordChanger extends Omit<Changer, "resolve" | "moment" | "asks" | "to"> {
  readonly moment?: Changer["moment"];
  /** The creature type that its text forbids as the new one. */
  readonly forbidden?: string;
  /** The new creature type, where its text names it. */
  readonly to?: string;
  /** An ability that the target gains besides (no text: 612.3). */
  readonly grants?: string;
}

/** The words in use on an object now, outside reminder text. */
const presentWords = (said: Said.Said, classes: ReadonlyArray<WordClass>): ReadonlyArray<Lexicon.Word> => {
  const found = new Set<Lexicon.Word>();
  for (const wording of [said.typeLine, ...said.textBox.map((part) => part.wording)]) {
    for (const [index, { reason, context }] of wording.text.uses.entries()) {
      const word = wording.words[index];
      if (word === undefined || reason !== undefined || context === "reminder") continue;
      if (classes.includes(word.class)) found.add(word);
    }
  }
  return [...found];
};

/** A creature type that a card names, as its text says it by now. */
const named = Effect.fnUntraced(function* (type: string | undefined) {
  const word = type === undefined ? undefined : Lexicon.parse("creature-type", type);
  return word === undefined ? undefined : yield* (yield* Game).read(word);
});

const illegalWord = (message: string): IllegalChoice => new IllegalChoice({ message, rule: "608.2d", pointer: "/to" });

/** One instruction: its words are asked for, checked, and replaced on the target. */
const replaceWord = Effect.fnUntraced(function* (card: WordChanger, target: Target) {
  const game = yield* Game;
  const choices = yield* Choices.Choices;
  const present = presentWords(target.said, card.classes);
  const pair = yield* choices.words({ asker: card.name, classes: card.classes, present });
  const to = yield* named(card.to);
  if (to !== undefined && pair.to !== to) {
    return yield* illegalWord(`${card.name} puts ${to.singular} in the place of the old type, and nothing else.`);
  }
  if (pair.from === pair.to) {
    return yield* illegalWord(`${card.name} replaces one word with another, and both are ${pair.from.singular}.`);
  }
  const forbidden = yield* named(card.forbidden);
  if (pair.to === forbidden) {
    return yield* illegalWord(`${card.name} says that the new creature type can't be ${pair.to.singular}.`);
  }
  yield* game.add(
    { kind: "replace-word", source: card.name, class: pair.class, from: pair.from, to: pair.to },
    { affects: [target.id], duration: card.duration === "end-of-turn" ? "end-of-turn" : "indefinite" },
  );
  if (card.grants !== undefined) yield* game.grant(target.id, card.grants);
});

const wordChanger = (card: WordChanger): Changer => ({
  name: card.name,
  summary: card.summary,
  moment: card.moment ?? "spell",
  asks: ["from", "to"],
  classes: card.classes,
  targets: card.targets,
  ...(card.demands === undefined ? {} : { demands: card.demands }),
  ...(card.to === undefined ? {} : { to: card.to }),
  duration: card.duration,
  resolve: Effect.flatMap(Demands.target(card), (target) => replaceWord(card, target)),
});

const spellOrPermanent: ReadonlyArray<Zone> = ["stack", "battlefield"];
const permanent: ReadonlyArray<Zone> = ["battlefield"];
const colorOrLand: ReadonlyArray<WordClass> = ["color-word", "basic-land-type"];

const [white] = Lexicon.colorWords as readonly [Lexicon.Word, ...ReadonlyArray<Lexicon.Word>];

const spectral: WordChanger = {
  name: "Spectral Shift",
  summary: "Replaces one basic land type with another, or one colour word with another, on a spell or permanent.",
  classes: ["basic-land-type", "color-word"],
  targets: spellOrPermanent,
  duration: "indefinite",
};

/**
 * Two modes, each with a target of its own, which may be the same object (601.2c). With one target the words say which
 * mode was chosen; with two it is entwined, and the modes follow in the order of the text (702.42b). A mode whose
 * target is illegal by now does nothing, and the other goes on (608.2b).
 */
const spectralShift: Changer = {
  ...wordChanger(spectral),
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const [first, second, ...more] = game.targets;
    if (first === undefined || second === undefined || more.length > 0) {
      return yield* replaceWord(spectral, yield* Demands.target(spectral));
    }
    const modes: ReadonlyArray<readonly [WordClass, string]> = [
      ["basic-land-type", first],
      ["color-word", second],
    ];
    const legal: Array<readonly [WordClass, string]> = [];
    let illegal: IllegalTarget | undefined;
    for (const mode of modes) {
      const checked = yield* game.object(mode[1]).pipe(
        Effect.flatMap((target) => Demands.check(spectral, target)),
        Effect.catchTag("IllegalTarget", (error) => {
          illegal ??= error;
          return Effect.succeed(undefined);
        }),
      );
      if (checked !== undefined) legal.push(mode);
    }
    if (legal.length === 0 && illegal !== undefined) return yield* illegal;
    for (const [wordClass, id] of legal) {
      yield* replaceWord({ ...spectral, classes: [wordClass] }, yield* game.object(id));
    }
  }),
};

const cards: ReadonlyArray<WordChanger> = [
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
    moment: "activated",
    demands: [
      Demands.isA("Enchantment"),
      Demands.isOfColor(white),
      Demands.youControl,
      Demands.lacksAbility("cumulative upkeep"),
    ],
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
    forbidden: "Wall",
  },
  spectral,
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
    to: "Vampire",
    demands: [Demands.isA("Creature")],
  },
];

export const wordChangers: ReadonlyArray<Changer> = cards.map((card) =>
  card === spectral ? spectralShift : wordChanger(card),
);
