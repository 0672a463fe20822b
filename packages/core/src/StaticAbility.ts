/**
 * Static abilities described as data: what a printed text does in layers 4 to 7. The description belongs to the text,
 * so it works wherever the text stands after layer 3: on its object, on a copy, on whatever exchanged text boxes with
 * it; and its words are read as the text says them there.
 *
 * Rule 604.3a: an ability that came with a text change defines characteristics as a printed one does. Rule 613.7a: its
 * effects have the later timestamp of its object and of the effect that brought it.
 */
import * as Description from "./Description.ts";
import type * as GameState from "./GameState.ts";
import { selfNamed } from "./internal/rules-text/names/name-span.ts";
import type { LaterEffect } from "./LaterLayers.ts";
import type * as Layers from "./Layers.ts";
import * as Lexicon from "./Lexicon.ts";
import { printedOn } from "./ObjectState.ts";
import * as Operation from "./Operation.ts";
import * as RulesText from "./RulesText.ts";
import * as TextBox from "./TextBox.ts";
import * as Wording from "./Wording.ts";

/** What a static ability does in layers 4 to 7, with the text that it is printed in. */
export interface StaticAbility {
  readonly id: string;
  /** The object whose printed text it is. */
  readonly of: string;
  /** The face that it is printed on. */
  readonly face: number | undefined;
  /** It defines characteristics of its own object (604.3), and does so in every zone. */
  readonly defines: boolean;
  /** It changes how objects enter (614.1c), and nothing after that. */
  readonly enters: boolean;
  readonly affects: Description.Description;
  /** It applies only as long as some object fits this. */
  readonly while?: Description.Description | undefined;
  readonly operations: ReadonlyArray<Operation.Operation>;
  /** What it says can't be done with what it affects. */
  readonly forbids?: Forbidden | undefined;
}

/** What a static ability may forbid. */
export type Forbidden = "activated-abilities";

/** How passages of text say a word by now. One that they do not say stays as it is. */
export const reader =
  (passages: TextBox.TextBox): Description.Reader =>
  (printed) => {
    const word = Lexicon.parseAny(printed);
    return (word && TextBox.wordNow(passages, word)?.singular) ?? printed;
  };

const nobody = selfNamed("");

/** A text with its words in use as a reader says them. */
export const readText =
  (read: Description.Reader): Operation.TextReader =>
  (text) => {
    const wording = Wording.rewrite(
      Wording.printed(RulesText.read(text, nobody)),
      "",
      (word) => {
        const now = Lexicon.parse(word.class, read(word.singular));
        return now === word ? undefined : now;
      },
      "truthful",
    );
    return Wording.write(text, Wording.edits(wording, "adjusted"));
  };

/** Where a passage is printed: said by itself, or by what its origin is by now. */
const placeOf = (
  game: GameState.GameState,
  bearer: string,
  { origin, printedOn: told }: TextBox.Passage,
): TextBox.PrintedOn | undefined => {
  if (told !== undefined) return told;
  const id = origin ?? bearer;
  const state = game.objects.get(id);
  if (state === undefined) return { id, face: undefined };
  // Nothing is printed on a face-down permanent (708.2a).
  return state.faceDown ? undefined : printedOn(id, state);
};

/** When the ability was there: since its object was, or since the effect that brought its text (613.7a). */
const timestampOf = ({ movedBy }: TextBox.Passage, own: number, timestamps: ReadonlyMap<string, number>): number =>
  Math.max(own, ...movedBy.map((effect) => timestamps.get(effect) ?? 0));

/** The effect of a described ability on an object that bears its text. */
export interface StaticEffect extends LaterEffect {
  readonly bearer: string;
  readonly forbids?: Forbidden;
}

/** The effects of described abilities, each on whatever bears its text after layer 3. */
export const effects = (
  game: GameState.GameState,
  board: Layers.Board,
  { said }: Layers.Evaluation,
  /** Those that change how objects enter, instead of the others. */
  enters = false,
): ReadonlyArray<StaticEffect> => {
  if (!game.abilities.some((ability) => ability.enters === enters)) return [];
  const timestamps = new Map(board.effects.map(({ change: { id, timestamp } }) => [id, timestamp]));
  const found: Array<StaticEffect> = [];
  for (const [bearer, state] of game.objects) {
    const says = said.get(bearer);
    for (const passage of [...(says?.textBox ?? []), ...(says?.under ?? [])]) {
      const printed = placeOf(game, bearer, passage);
      if (printed === undefined) continue;
      for (const ability of game.abilities) {
        if (ability.enters !== enters || ability.of !== printed.id || ability.face !== printed.face) continue;
        if (!ability.defines && state.zone !== "battlefield") continue;
        const read = reader([passage]);
        const text = readText(read);
        found.push({
          id: ability.id,
          timestamp: timestampOf(passage, state.timestamp, timestamps),
          bearer,
          defines: ability.defines,
          affects: Description.reword(ability.affects, read),
          ...(ability.while === undefined ? {} : { while: Description.reword(ability.while, read) }),
          operations: ability.operations.map((operation) => Operation.reword(operation, read, text)),
          ...(ability.forbids === undefined ? {} : { forbids: ability.forbids }),
        });
      }
    }
  }
  return found;
};
