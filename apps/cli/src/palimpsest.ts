/** The command `palimpsest`, from its arguments to its exit code. Every failure is a sentence on standard error. */

import { DatabaseError } from "@palimpsest/cards/Sql";
import * as Console from "effect/Console";
import * as CliConfig from "effect/cli/CliConfig";
import * as CliError from "effect/cli/CliError";
import * as CliOutput from "effect/cli/CliOutput";
import * as Command from "effect/cli/Command";
import * as GlobalFlag from "effect/cli/GlobalFlag";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import metadata from "../package.json" with { type: "json" };
import { analyze } from "./commands/analyze.ts";
import { apply } from "./commands/apply.ts";
import { AuditFailed, audit } from "./commands/audit.ts";
import { cards } from "./commands/cards.ts";
import { RecordsSkipped } from "./commands/cards-import.ts";
import { SearchRefused } from "./commands/cards-search.ts";
import { run as runScenarios, ScenariosFailed } from "./commands/run.ts";
import { words } from "./commands/words.ts";
import * as Database from "./database.ts";
import * as ExitCode from "./exit-code.ts";
import { LinesFailed } from "./ndjson.ts";
import { printable } from "./style.ts";
import { presenter } from "./usage.ts";

const palimpsest = Command.make("palimpsest").pipe(
  Command.withDescription("What a Magic card says once text-changing effects apply to it, and why."),
  Command.withExamples([
    {
      command: 'palimpsest apply "Goblin King" --with "Artificial Evolution" --from Goblin --to Elf',
      description: "What Goblin King says after Artificial Evolution",
    },
    { command: 'palimpsest words "Goblin King"', description: "The words that can change on it" },
    { command: "palimpsest apply --help", description: "More about one command" },
  ]),
  Command.withSubcommands([apply, words, analyze, runScenarios, audit, cards]),
  Command.withGlobalFlags([Database.flag]),
);

const layer = Layer.mergeAll(
  CliConfig.layer({ builtIns: [GlobalFlag.Help, GlobalFlag.Version, GlobalFlag.Completions] }),
  CliOutput.layerPresenter(presenter),
);

/** Errors that say nothing themselves: what the command has written tells it. */
const told = [LinesFailed, AuditFailed, ScenariosFailed, RecordsSkipped];

const exitCodeOf = (error: unknown): Effect.Effect<number> => {
  if (told.some((each) => error instanceof each)) return Effect.succeed(ExitCode.failure);
  if (error instanceof SearchRefused) return Effect.succeed(ExitCode.usage);
  if (CliError.isCliError(error)) {
    const asked = error._tag === "ShowHelp" && error.errors.length === 0;
    return Effect.succeed(asked ? ExitCode.success : ExitCode.usage);
  }
  return Effect.as(Console.error(printable(error instanceof Error ? error.message : String(error))), ExitCode.failure);
};

/** Runs the command that the process was started with, and gives its exit code. */
export const run = Command.run(palimpsest, { version: metadata.version }).pipe(
  Effect.as(ExitCode.success),
  Effect.catch(exitCodeOf),
  Effect.catchDefect((defect) => {
    if (defect instanceof DatabaseError) return exitCodeOf(defect);
    const message = defect instanceof Error ? defect.message : String(defect);
    return Effect.as(Console.error(`This is a fault of palimpsest itself: ${printable(message)}`), ExitCode.failure);
  }),
  Effect.provide(layer),
);
