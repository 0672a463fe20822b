/** `palimpsest cards import`: the cards of a file into the database that commands look them up in. */
import { basename } from "node:path";
import * as Import from "@palimpsest/cards/Import";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import * as Clock from "effect/Clock";
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as CardSource from "../card-source.ts";
import * as Database from "../database.ts";
import * as ImportReport from "../import-report.ts";
import * as Input from "../input.ts";
import * as Output from "../output.ts";
import * as Progress from "../progress.ts";
import * as Style from "../style.ts";

/** Some records were no cards, which the report says. */
export class RecordsSkipped extends Schema.TaggedError<RecordsSkipped>()("RecordsSkipped", {}) {}

const doing = { reading: "Importing", indexing: "Analysing" } as const;

const imported = Effect.fnUntraced(function* (
  source: CardSource.CardSource,
  options: Pick<Import.Options, "source" | "date">,
  path: string,
) {
  const draw = yield* Progress.make;
  const progress = (step: Import.Step): Effect.Effect<void> =>
    draw(() => ({
      doing: doing[step.doing],
      cards: step.cards,
      share: step.of === undefined ? source.share() : step.cards / step.of,
    }));
  const work = Import.run(source.records, { ...options, progress });
  return yield* Effect.provide(work, NodeSqlite.layer(path, { create: true }));
}, Effect.scoped);

/** As dates are written in the catalogue: YYYY-MM-DD. */
const day = (date: Date): string => date.toISOString().slice(0, 10);

const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/));

export const importCards = Command.make(
  "import",
  {
    file: Argument.String("file").pipe(
      Argument.withDescription(
        "A bulk file of Scryfall or MTGJSON, or a card a line in Scryfall's field names, plain or gzip; - is standard input",
      ),
    ),
    source: Flag.String("source").pipe(
      Flag.withDescription("Where the texts come from, as answers tell it (default: the name of the file)"),
      Flag.optional,
    ),
    date: Flag.String("date").pipe(
      Flag.withSchema(Day),
      Flag.withDescription("The day of the texts, YYYY-MM-DD (default: that on which the file was written)"),
      Flag.optional,
    ),
    json: Input.json("Print the report as JSON"),
  },
  Effect.fnUntraced(function* ({ file, source: called, date, json }) {
    const source = yield* CardSource.named(Option.some(file));
    const { path } = yield* Database.place;
    const today = new Date(yield* Clock.currentTimeMillis);
    const options = {
      source: Option.getOrElse(called, () => basename(source.name)),
      date: Option.getOrElse(date, () => day(source.written ?? today)),
    };
    const [elapsed, report] = yield* Effect.timed(imported(source, options, path));
    const finished = { report, database: path, milliseconds: Duration.toMillis(elapsed) };
    yield* json
      ? Output.printJson(ImportReport.value(finished))
      : Output.print(ImportReport.lines(finished, yield* Style.current));
    if (report.skipped.count > 0) return yield* new RecordsSkipped();
  }),
).pipe(
  Command.withDescription(
    "Import the cards of a file, with an index of the words that each uses. What was imported before is seen until the end, and replaced in one step; an import that was interrupted starts over.",
  ),
  Command.withShortDescription("The cards of a file into the database"),
  Command.withExamples([
    { command: "palimpsest cards import oracle-cards.json", description: "A bulk file of Scryfall" },
    { command: "palimpsest cards import cards.jsonl.gz --database cards.sqlite" },
    { command: "palimpsest cards import - --source Scryfall --date 2026-11-30 < oracle-cards.json" },
  ]),
);
