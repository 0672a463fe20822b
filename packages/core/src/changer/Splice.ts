/**
 * Splice, as a spell is cast.
 *
 * Rule 702.47a: cards with splice are revealed from a hand, where they stay, and the spell has to have the quality that
 * each of them names. Rule 702.47b: each is spliced once, in the order that the player chooses. What the spell gains is
 * in `text-change/Splice`.
 */
import * as Effect from "effect/Effect";
import { Choices } from "../Choices.ts";
import { IllegalChoice } from "../Errors.ts";
import { Game, type Target } from "../Game.ts";
import * as Demands from "./Demands.ts";
import { has } from "./Keywords.ts";
import type { Changer } from "./Program.ts";

const illegal = (message: string, rule: string): IllegalChoice =>
  new IllegalChoice({ message, rule, pointer: "/cards" });

/** "Splice onto Arcane {1}{R}", "Splice onto instant or sorcery {2}{U}": the qualities, any of which will do. */
const qualities = (text: string): ReadonlyArray<string> =>
  (/^Splice onto ([^{\n\u2014]{1,60}?) ?[{\u2014]/m.exec(text)?.[1] ?? "").split(" or ");

/** A card is spliced from a hand. One whose zone nobody said is in the hand: that is where it can be revealed. */
const isInHand = ({ object }: Target): boolean => object.zone === "hand" || object.printed.zone === undefined;

const spliced = Effect.fnUntraced(function* (id: string, spell: Target, before: ReadonlySet<string>) {
  const game = yield* Game;
  if (id === spell.id) return yield* illegal("A card is not spliced onto itself.", "702.47a");
  const card = yield* Effect.mapError(game.object(id), () => illegal(`There is no card "${id}" to splice.`, "702.47a"));
  const name = Demands.called(card);
  if (before.has(id)) return yield* illegal(`${name} is spliced onto a spell only once.`, "702.47b");
  const text = Demands.textOf(card);
  if (!has(text, "splice")) return yield* illegal(`${name} has no splice.`, "702.47a");
  if (!isInHand(card)) return yield* illegal(`${name} is not in a hand, where it would be revealed.`, "702.47a");
  const wanted = qualities(text);
  const qualified = [...spell.now.types, ...spell.now.subtypes].some((type) =>
    wanted.some((quality) => quality.toLowerCase() === type.toLowerCase()),
  );
  if (!qualified) {
    return yield* illegal(
      `${name} is spliced onto ${wanted.join(" or ")}, and ${Demands.called(spell)} is none such.`,
      "702.47a",
    );
  }
  return card;
});

export const splice: Changer = {
  name: "Splice",
  summary: "A spell gains the rules text of cards with splice, after its own.",
  moment: "cast",
  asks: ["cards"],
  classes: [],
  targets: ["stack"],
  cards: { zone: "hand", most: Number.POSITIVE_INFINITY },
  duration: "while-a-spell",
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const choices = yield* Choices;
    const spell = yield* Demands.target({ name: "Splice", targets: ["stack"], untargeted: true });
    const { effects } = yield* game.state;
    const before = new Set(
      effects.flatMap(({ change, affects }) =>
        change.kind === "splice" && affects.includes(spell.id) ? [change.card] : [],
      ),
    );
    const revealed: Array<Target> = [];
    for (const id of yield* choices.cards({ asker: "Splice", what: "cards to reveal" })) {
      revealed.push(yield* spliced(id, spell, before));
      before.add(id);
    }
    for (const { id, face } of revealed) {
      yield* game.add(
        { kind: "splice", source: face.name, card: id, text: face.rulesText },
        { affects: [spell.id], duration: "indefinite" },
      );
    }
  }),
};
