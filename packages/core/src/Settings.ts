/** How open points are decided, with every default filled in. */
import * as Result from "effect/Result";
import type { Options } from "./Contract.ts";
import { UnknownEdition } from "./Errors.ts";
import type * as Layers from "./Layers.ts";
import * as RulesEdition from "./RulesEdition.ts";
import { shortened } from "./Sentences.ts";

/** Options with every default filled in. */
export interface Settings extends Layers.Rules {
  readonly edition: RulesEdition.RulesEdition;
  readonly grammar: NonNullable<Options["grammar"]>;
}

/** The edition effective on a date, the newest where none is named; fails with {@link UnknownEdition} for one that is not held. */
export const edition = (
  date: string = RulesEdition.newest,
): Result.Result<RulesEdition.RulesEdition, UnknownEdition> =>
  RulesEdition.isEdition(date)
    ? Result.succeed(date)
    : Result.fail(
        new UnknownEdition({
          message: `No edition of the rules effective ${shortened(date)} is held. Known: ${RulesEdition.editions.join(", ")}.`,
          input: date,
          known: RulesEdition.editions,
        }),
      );

/** Fills in the defaults; fails with {@link UnknownEdition} for an edition that is not held. */
export const make = (options: Options = {}): Result.Result<Settings, UnknownEdition> =>
  Result.map(edition(options.edition), (effective) => ({
    edition: effective,
    dependency: options.dependency ?? "instruction",
    exchange: options.exchange ?? "snapshot",
    grammar: options.grammar ?? "adjusted",
    reminderText: options.reminderText ?? "truthful",
  }));
