/** How far a long command is, on one line of standard error that is drawn over; only on a terminal. */
import * as Clock from "effect/Clock";
import * as Config from "effect/Config";
import * as Effect from "effect/Effect";
import type * as Scope from "effect/Scope";
import * as Stdio from "effect/Stdio";
import * as Stream from "effect/Stream";
import { grouped } from "./style.ts";

interface Step {
  /** What is being done: "Auditing". */
  readonly doing: string;
  readonly cards: number;
  /** From 0 to 1; `undefined` if nobody knows how much there is. */
  readonly share: number | undefined;
}

/** A step with the time that it took so far. */
export interface Timed extends Step {
  readonly milliseconds: number;
}

/** Draws a step, unless the last one was drawn a moment ago. */
export type Progress = (step: () => Step) => Effect.Effect<void>;

const barWidth = 24;
const between = 100;
const clear = "\r\u001b[K";

/** A rate, and a time to go, that follow from less than this would jump about. */
const soonest = 1000;

const rate = ({ cards, milliseconds }: Timed): ReadonlyArray<string> =>
  milliseconds < soonest || cards === 0 ? [] : [`${grouped(Math.round((cards * 1000) / milliseconds))}/s`];

/** Seconds as people read them: 9 s, 1:05 min. */
const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")} min`;

const left = ({ share, milliseconds }: Timed): ReadonlyArray<string> => {
  if (share === undefined || share === 0 || share === 1 || milliseconds < soonest) return [];
  return [`${duration(Math.ceil((milliseconds * (1 - share)) / share / 1000))} left`];
};

/**
 * One step as a line.
 *
 * @example
 * ```ts
 * line({ doing: "Auditing", cards: 1234, share: 0.5, milliseconds: 2000 });
 * // "Auditing [############............]  50%  1,234 cards  617/s  2 s left"
 * ```
 */
export const line = (step: Timed): string => {
  const { doing, cards, share } = step;
  const told = [`${grouped(cards)} ${cards === 1 ? "card" : "cards"}`, ...rate(step), ...left(step)].join("  ");
  if (share === undefined) return `${doing}  ${told}`;
  const full = Math.floor(share * barWidth);
  const bar = "#".repeat(full) + ".".repeat(barWidth - full);
  return `${doing} [${bar}] ${String(Math.floor(share * 100)).padStart(3)}%  ${told}`;
};

const canDraw = Effect.gen(function* () {
  const { stderrIsTerminal } = yield* Stdio.Stdio;
  const term = yield* Effect.orDie(Config.withDefault(Config.String("TERM"), ""));
  return (yield* stderrIsTerminal) && term !== "dumb";
});

/** Progress for as long as the scope is open; then the line is gone. */
export const make: Effect.Effect<Progress, never, Scope.Scope | Stdio.Stdio> = Effect.gen(function* () {
  if (!(yield* canDraw)) return (): Effect.Effect<void> => Effect.void;
  const stdio = yield* Stdio.Stdio;
  // Whoever closed standard error does without.
  const write = (text: string) => Effect.ignore(Stream.run(Stream.succeed(text), stdio.stderr()));
  let drawn = Number.NEGATIVE_INFINITY;
  let began = { doing: "", at: 0 };
  yield* Effect.addFinalizer(() => Effect.suspend(() => (drawn > 0 ? write(clear) : Effect.void)));
  return (step: () => Step) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      if (now - drawn < between) return Effect.void;
      drawn = now;
      const at = step();
      if (began.doing !== at.doing) began = { doing: at.doing, at: now };
      return write(`${clear}${line({ ...at, milliseconds: now - began.at })}`);
    });
});
