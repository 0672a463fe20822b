/** Effects that a scenario gives or describes: bare text changes, effects of layers 4 to 7, static abilities, tokens. */
import * as Effect from "effect/Effect";
import * as GameState from "../GameState.ts";
import * as GivenChange from "../GivenChange.ts";
import { carryOut } from "../Instruction.ts";
import * as ObjectState from "../ObjectState.ts";
import { reword } from "../Operation.ts";
import { readText } from "../StaticAbility.ts";
import type { Run } from "./Run.ts";
import { state, unused } from "./refusals.ts";
import type { Step } from "./Step.ts";
import * as Stack from "./stack.ts";

type Of<K extends Step["do"]> = Extract<Step, { readonly do: K }>;

const durationOf = (until: Of<"change">["until"]): GameState.Duration => {
  if (until === undefined) return "indefinite";
  return until === "end-of-turn" ? until : { untilLeaves: until.leaves };
};

const carrier = Effect.fnUntraced(function* (run: Run, game: GameState.GameState, id: string) {
  yield* state(game, id);
  return Stack.carrierOf(game, id, run.settings);
});

/** A bare text change, read in the surroundings of the game. */
export const change = Effect.fnUntraced(function* (
  run: Run,
  game: GameState.GameState,
  { on, change: given, until }: Of<"change">,
) {
  yield* state(game, on);
  return yield* Effect.fromResult(GivenChange.add(game, on, given, durationOf(until), run.settings));
});

/** What a static ability of an object does, as data. */
export const describe = Effect.fnUntraced(function* (game: GameState.GameState, step: Of<"ability">) {
  const { face } = yield* state(game, step.of);
  const { of, affects = { which: "this" }, defines = false, enters = false, does: operations = [], forbids } = step;
  const id = `a${game.abilities.length + 1}`;
  const described = { id, of, face, affects, defines, enters, operations, while: step.while, forbids };
  return { ...game, abilities: [...game.abilities, described] };
});

/** An effect of layers 4 to 7, in the words of the object that it comes from. */
export const effect = Effect.fnUntraced(function* (run: Run, game: GameState.GameState, step: Of<"effect">) {
  for (const each of step.on) yield* state(game, each);
  const read = step.by === undefined ? undefined : (yield* carrier(run, game, step.by)).read;
  const does = read === undefined ? step.does : step.does.map((each) => reword(each, read, readText(read)));
  return GameState.addLater(game, does, step.on, step.until ?? "indefinite");
});

const nobody = { id: "", controller: ObjectState.you, read: (word: string) => word };

/** Tokens, as the text of an object describes them. */
export const create = Effect.fnUntraced(function* (run: Run, game: GameState.GameState, step: Of<"create">) {
  yield* unused(game, step.as);
  const by = step.by === undefined ? nobody : yield* carrier(run, game, step.by);
  return yield* carryOut(game, { ...step, kind: "create" }, by, undefined, run.settings);
});
