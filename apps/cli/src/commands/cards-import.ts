/** `palimpsest cards import`: the cards of a file into the database that commands look them up in. */
import { basename } from "node:path";
import * as FileImport from "@palimpsest/cards/FileImport";
import * as Import from "@palimpsest/cards/Import";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import * as Clock from "effect/Clock";
import * as Argument from "effect/cli/Argument";
import * as CliError from "effect/cli/CliError";
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
import * as Wrangler from "../wrangler.ts";

/** Some records were no cards, which the report says. */
export class RecordsSkipped extends Schema.TaggedError<RecordsSkipped>()("RecordsSkipped", {}) {}

const doing = { reading: "Importing", indexing: "Analysing", writing: "Writing" } as const;

/** Where the cards go. */
type Into =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "d1"; readonly target: FileImport.Target<Wrangler.WranglerFailed> };

const imported = Effect.fnUntraced(function* (
  source: CardSource.CardSource,
  options: Pick<Import.Options, "source" | "date">,
  into: Into,
) {
  const draw = yield* Progress.make;
  const progress = (step: Import.Step): Effect.Effect<void> =>
    draw(() => ({
      doing: doing[step.doing],
      cards: step.cards,
      share: step.of === undefined ? source.share() : step.cards / step.of,
    }));
  if (into.kind === "d1") return yield* FileImport.run(source.records, { ...options, progress }, into.target);
  const work = Import.run(source.records, { ...options, progress });
  return yield* Effect.provide(work, NodeSqlite.layer(into.path, { create: true }));
}, Effect.scoped);

const destination = Effect.fnUntraced(function* (
  d1: Option.Option<"local" | "remote">,
  config: Option.Option<string>,
  env: Option.Option<string>,
) {
  if (Option.isSome(d1)) {
    const { d1: target, called } = yield* Wrangler.target({ where: d1.value, config, env });
    return { into: { kind: "d1", target } satisfies Into, database: called };
  }
  const { path } = yield* Database.place;
  return { into: { kind: "file", path } satisfies Into, database: path };
});

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
      Flag.withDescription(
        "The day of the texts, YYYY-MM-DD (default: what the file says, or its name, else the newest printing in it, else the day on which it was written)",
      ),
      Flag.optional,
    ),
    d1: Flag.Literals("d1", ["local", "remote"]).pipe(
      Flag.withDescription(
        "Import into Cloudflare D1, through wrangler, and not into a file: the Worker looks cards up there",
      ),
      Flag.optional,
    ),
    config: Flag.String("config").pipe(
      Flag.withDescription(
        "wrangler's configuration, for --d1 (default: the one that names the database, here or above)",
      ),
      Flag.optional,
    ),
    env: Flag.String("env").pipe(Flag.withDescription("Environment of that configuration, for --d1"), Flag.optional),
    json: Input.json("Print the report as JSON"),
  },
  Effect.fnUntraced(function* ({ file, source: called, date, d1, config, env, json }) {
    const source = yield* CardSource.named(Option.some(file));
    const { into, database } = yield* destination(d1, config, env);
    const today = CardSource.day(new Date(yield* Clock.currentTimeMillis));
    const options = {
      source: Option.getOrElse(called, () => basename(source.name)),
      date: Option.getOrElse(date, () => () => source.date() ?? today),
    };
    const [elapsed, report] = yield* Effect.timed(imported(source, options, into));
    const finished = { report, database, milliseconds: Duration.toMillis(elapsed) };
    yield* json
      ? Output.printJson(ImportReport.value(finished))
      : Output.print(ImportReport.lines(finished, yield* Style.current));
    if (report.skipped.count > 0) return yield* new RecordsSkipped();
  }),
).pipe(
  Command.validate(({ d1, config, env }) => {
    const alone = Option.isNone(d1) && (Option.isSome(config) || Option.isSome(env));
    const message = "--config and --env are for --d1.";
    return alone ? Effect.fail(new CliError.ValidationError({ message })) : Effect.void;
  }),
  Command.withDescription(
    "Import the cards of a file, with an index of the words that each uses. What was imported before is seen until the end, and replaced in one step; an import that was interrupted starts over.",
  ),
  Command.withShortDescription("The cards of a file into the database"),
  Command.withExamples([
    { command: "palimpsest cards import oracle-cards.json", description: "A bulk file of Scryfall" },
    { command: "palimpsest cards import cards.jsonl.gz --database cards.sqlite" },
    { command: "palimpsest cards import oracle-cards.json --d1 local", description: "For the Worker on this machine" },
    { command: "palimpsest cards import - --source Scryfall --date 2026-11-30 < oracle-cards.json" },
  ]),
);
