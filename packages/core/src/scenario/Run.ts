/** What the steps of one run have in common. */
import type * as Effect from "effect/Effect";
import type * as Choices from "../Choices.ts";
import type { Settings } from "../Settings.ts";

export interface Run {
  readonly settings: Settings;
  /** Is told of every question about words. */
  readonly note: (question: Choices.WordQuestion) => Effect.Effect<void>;
}
