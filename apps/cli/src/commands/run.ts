/** `palimpsest run`: runs scenario files, and says which expectations hold. */
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as Argument from "effect/cli/Argument";
import * as CliError from "effect/cli/CliError";
import * as Command from "effect/cli/Command";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import * as Database from "../database.ts";
import * as Input from "../input.ts";
import { standardInput } from "../named-file.ts";
import * as Output from "../output.ts";
import * as ScenarioFile from "../scenario-file.ts";
import * as ScenarioReport from "../scenario-report.ts";
import * as Style from "../style.ts";

/** An expectation failed or a file could not be run, which the report says. */
export class ScenariosFailed extends Schema.TaggedError<ScenariosFailed>()("ScenariosFailed", {}) {}

const joined = (lines: ReadonlyArray<string>): string => lines.map((line) => `${line}\n`).join("");

export const run = Command.make(
  "run",
  {
    files: Argument.String("file").pipe(
      Argument.withDescription(
        "A scenario as JSON, or a folder: every .json file below it is run; - is standard input",
      ),
      Argument.variadic({ min: 1 }),
    ),
    json: Input.json("Print a JSON value a line for each expectation"),
  },
  Effect.fnUntraced(function* ({ files, json }) {
    const catalogue = yield* CardCatalogue;
    const style = yield* Style.current;
    const totals = new ScenarioReport.Totals();
    const answers = Stream.fromIterable(yield* ScenarioFile.named(files)).pipe(
      Stream.mapEffect((file) => Effect.provideService(ScenarioFile.answer(file), CardCatalogue, catalogue)),
      Stream.map((answer) => {
        totals.add(answer);
        return joined(
          json
            ? ScenarioReport.values(answer).map((value) => JSON.stringify(value))
            : ScenarioReport.lines(answer, style),
        );
      }),
    );
    const end = Stream.sync(() => `\n${totals.line()}\n`);
    yield* Output.writeAll(json ? answers : Stream.concat(answers, end));
    if (!totals.sound) return yield* new ScenariosFailed();
  }),
).pipe(
  Command.provide(Database.catalogue),
  Command.validate(({ files }) =>
    files.filter((file) => file === standardInput).length > 1
      ? Effect.fail(new CliError.ValidationError({ message: "Standard input can be read only once: give one -." }))
      : Effect.void,
  ),
  Command.withDescription(
    "Run scenarios: do the steps of each file, and say which of its expectations hold. Exit code 1 if one does not.",
  ),
  Command.withShortDescription("Whether the expectations of scenario files hold"),
  Command.withExamples([
    { command: "palimpsest run goblin-king.json" },
    { command: "palimpsest run packages/scenarios/suite", description: "Every .json file below a folder" },
    { command: "palimpsest run first.json second.json --json", description: "The findings for a program" },
    { command: "palimpsest run - < scenario.json" },
  ]),
);
