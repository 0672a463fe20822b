/** How open points are decided, with every default filled in. */
import * as Result from "effect/Result";
import type { Options } from "./Contract.ts";
import { UnknownEdition } from "./Errors.ts";
import type * as Layers from "./Layers.ts";
import * as RulesEdition from "./RulesEdition.ts";

/** Options with every default filled in. */
export interface Settings extends Layers.Rules {
  readonly edition: RulesEdition.RulesEdition;
  readonly grammar: NonNullable<Options["grammar"]>;
}

/** Fills in the defaults; fails with {@link UnknownEdition} for an edition that is not held. */
export const make = (options: Options = {}): Result.Result<Settings, UnknownEdition> => {
  const edition = options.edition ?? RulesEdition.newest;
  if (!RulesEdition.isEdition(edition)) {
    return Result.fail(
      new UnknownEdition({
        message: `No edition of the rules effective ${edition.slice(0, 40)} is held. Known: ${RulesEdition.editions.join(", ")}.`,
        input: edition,
        known: RulesEdition.editions,
      }),
    );
  }
  return Result.succeed({
    edition,
    dependency: options.dependency ?? "instruction",
    exchange: options.exchange ?? "snapshot",
    grammar: options.grammar ?? "adjusted",
    reminderText: options.reminderText ?? "truthful",
  });
};
