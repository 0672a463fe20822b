/**
 * Cards that exchange text boxes: Exchange of Words and Deadpool, Trading Card.
 *
 * Rule 701.12a: all of the exchange, or nothing. What is exchanged is in `text-change/ExchangeTextBoxes`.
 */
import * as Effect from "effect/Effect";
import { Choices } from "../Choices.ts";
import { IllegalTarget } from "../Errors.ts";
import { Game } from "../Game.ts";
import * as Demands from "./Demands.ts";
import type { Changer } from "./Program.ts";

/**
 * A triggered ability with two targets. Where one of them is illegal by now, or the enchantment has left, nothing is
 * exchanged (701.12a, 611.2b). Its effect lasts as long as the enchantment stands there, with its abilities or without.
 */
const exchangeOfWords: Changer = {
  name: "Exchange of Words",
  summary: "Exchanges the text boxes of two creatures as long as it is on the battlefield.",
  moment: "triggered",
  asks: ["cards"],
  classes: [],
  targets: ["battlefield"],
  cards: { zone: "battlefield", most: 1, targeted: true },
  duration: "while-on-the-battlefield",
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const card = { name: "Exchange of Words", targets: ["battlefield"], demands: [Demands.isA("Creature")] } as const;
    const [a, b] = yield* Demands.targets(card, 2);
    if (a === undefined || b === undefined) return;
    yield* game.add(
      { kind: "exchange-text-boxes", source: card.name, between: [a.id, b.id] },
      { affects: [a.id, b.id], duration: game.source === undefined ? "indefinite" : { untilLeaves: game.source } },
    );
  }),
};

/**
 * As he enters (614.1c): the other creature is chosen, not targeted, and the exchange lasts, since nothing says how
 * long. Without his text, face down or as another effect has it, he has no such ability.
 */
const deadpool: Changer = {
  name: "Deadpool, Trading Card",
  summary: "May exchange his text box with another creature's as he enters.",
  moment: "enters",
  asks: ["cards"],
  classes: [],
  targets: [],
  cards: { zone: "battlefield", most: 1 },
  duration: "indefinite",
  resolve: Effect.gen(function* () {
    const game = yield* Game;
    const choices = yield* Choices;
    const { id, object, said, now } = yield* Demands.itself("Deadpool, Trading Card");
    const own = said.textBox.some(({ origin }) => origin === undefined);
    if (object.faceDown || !own || now.lost === "all") return;
    if (object.zone !== "battlefield") {
      return yield* new IllegalTarget({
        message: "Deadpool, Trading Card exchanges text boxes as he enters, and he is not on the battlefield.",
        rule: "614.1c",
        zone: object.zone,
      });
    }
    const others = (yield* game.objects).filter(
      (other) => other.id !== id && other.object.zone === "battlefield" && other.now.types.has("Creature"),
    );
    const other = yield* choices.object({
      asker: "Deadpool, Trading Card",
      what: "another creature",
      candidates: others.map((each) => ({ id: each.id, name: Demands.called(each) })),
    });
    if (other === undefined) return;
    yield* game.add(
      { kind: "exchange-text-boxes", source: "Deadpool, Trading Card", between: [id, other] },
      { affects: [id, other], duration: "indefinite" },
    );
  }),
};

export const exchanges: ReadonlyArray<Changer> = [exchangeOfWords, deadpool];
