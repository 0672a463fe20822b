/** May these cards be spliced onto this spell (702.47a, 702.47b)? */
import * as Effect from "effect/Effect";
import { IllegalChoice } from "../Errors.ts";
import * as GameState from "../GameState.ts";

const illegalSplice = (message: string, rule: string): IllegalChoice =>
  new IllegalChoice({ message, rule, pointer: "/with/splice" });

/** "Splice onto Arcane {1}{R}", "Splice onto instant or sorcery {2}{U}": the qualities, any of which will do. */
const qualities = (text: string): ReadonlyArray<string> =>
  (/Splice onto ([^{\n\u2014]{1,60})[{\u2014]/.exec(text)?.[1] ?? "").trim().toLowerCase().split(" or ");

/** A card is spliced once, onto another card, and onto a spell of the quality that it names (702.47a, 702.47b). */
export const checkSplice = Effect.fnUntraced(function* (
  game: GameState.GameState,
  spell: string,
  cards: ReadonlyArray<string>,
) {
  const { objects } = GameState.board(game);
  const onto = objects.get(spell)?.typeLine;
  const has = new Set([...(onto?.types ?? []), ...(onto?.subtypes ?? [])].map((type) => type.toLowerCase()));
  for (const [index, card] of cards.entries()) {
    if (card === spell) return yield* illegalSplice("A card is not spliced onto itself.", "702.47a");
    if (cards.indexOf(card) !== index)
      return yield* illegalSplice("A card is spliced onto a spell only once.", "702.47b");
    const wanted = qualities(objects.get(card)?.rulesText.source ?? "");
    if (wanted[0] !== "" && !wanted.some((quality) => has.has(quality))) {
      return yield* illegalSplice(
        `This card is spliced onto ${wanted.join(" or ")}, and the spell is none such.`,
        "702.47a",
      );
    }
  }
});
