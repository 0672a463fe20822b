/**
 * Keywords that change the text of the spell that has them, as it is cast (601.2b). Each is read from the text, so the
 * program of a keyword is for any card that has it.
 */
import * as Effect from "effect/Effect";
import { IllegalChoice } from "../Errors.ts";
import { Game, type Target } from "../Game.ts";
import { wordsInContext } from "../internal/rules-text/contexts.ts";
import * as Demands from "./Demands.ts";

/** Does a text have the keyword as an ability: at the start of a line, outside quotations and reminder text? */
export const has = (text: string, keyword: string): boolean =>
  wordsInContext(text).some(
    ({ word, start, context }) =>
      word === keyword && context === "rules" && (start === 0 || text.charAt(start - 1) === "\n"),
  );

const kinds = { overload: "Overload", cleave: "Cleave" } as const;

/** The spell that is cast, with a keyword whose cost is paid instead of its mana cost: one such cost at most (118.9a). */
export const castWith = Effect.fnUntraced(function* (keyword: keyof typeof kinds, rule: string) {
  const game = yield* Game;
  const spell: Target = yield* Demands.target({ name: kinds[keyword], targets: ["stack"], untargeted: true });
  if (!has(Demands.textOf(spell), keyword)) {
    return yield* new IllegalChoice({
      message: `${Demands.called(spell)} has no ${keyword}, so it can't be cast for that cost.`,
      rule,
      pointer: "/with",
    });
  }
  const { effects } = yield* game.state;
  const paid = effects.some(({ change, affects }) => change.kind in kinds && affects.includes(spell.id));
  if (paid) {
    return yield* new IllegalChoice({
      message: `${Demands.called(spell)} is cast for one alternative cost already, and there can be no other.`,
      rule: "118.9a",
      pointer: "/with",
    });
  }
  yield* game.add({ kind: keyword, source: kinds[keyword] }, { affects: [spell.id], duration: "indefinite" });
});
