/** `palimpsest audit`: reads every word of many cards, and tries changes on all of them. */
import * as Audit from "@palimpsest/core/Audit";
import * as CardNames from "@palimpsest/core/CardNames";
import * as Argument from "effect/cli/Argument";
import * as CliError from "effect/cli/CliError";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import * as AuditReport from "../audit-report.ts";
import * as CardSource from "../card-source.ts";
import * as Input from "../input.ts";
import { standardInput, UnreadableFile } from "../named-file.ts";
import * as Output from "../output.ts";
import * as Progress from "../progress.ts";
import * as Style from "../style.ts";
import { Tally } from "../tally.ts";

/** The audit found something, which its report says. */
export class AuditFailed extends Schema.TaggedError<AuditFailed>()("AuditFailed", {}) {}

/** The names of all cards in the source, in a pass of its own. */
const namesOf = Effect.fnUntraced(function* (source: CardSource.CardSource, progress: Progress.Progress) {
  if (!source.again) {
    const message = `--card-names reads its file twice, and ${source.name} can be read only once.`;
    return yield* new UnreadableFile({ message });
  }
  const names = new Set<string>();
  yield* Stream.runForEachArray(source.records, (records) => {
    for (const record of records) if (Result.isSuccess(record)) names.add(record.success.name);
    return progress(() => ({ doing: "Reading names", cards: names.size, share: source.share() }));
  });
  return CardNames.make(names);
});

const tallyOf = Effect.fnUntraced(function* (source: CardSource.CardSource, cardNames: boolean) {
  const progress = yield* Progress.make;
  const names = cardNames ? yield* namesOf(source, progress) : undefined;
  const tally = new Tally();
  yield* Stream.runForEachArray(source.records, (records) => {
    for (const record of records) {
      if (Result.isSuccess(record)) tally.add(Audit.card(record.success, names));
      else tally.addInvalid(record.failure);
    }
    return progress(() => ({ doing: "Auditing", cards: tally.cards, share: source.share() }));
  });
  return tally;
}, Effect.scoped);

export const audit = Command.make(
  "audit",
  {
    file: Argument.optional(
      Argument.String("file").pipe(
        Argument.withDescription(
          "Cards as Scryfall or MTGJSON publish them, or one a line in Scryfall's field names, plain or gzip; - is standard input. Without it the starter catalogue",
        ),
      ),
    ),
    cardNames: Flag.Boolean("card-names").pipe(
      Flag.withDescription("Let the names of the audited cards help to read them; reads a file twice"),
      Flag.withDefault(false),
    ),
    json: Input.json("Print the report as JSON"),
  },
  Effect.fnUntraced(function* ({ file, cardNames, json }) {
    const source = yield* CardSource.named(file);
    const [elapsed, tally] = yield* Effect.timed(tallyOf(source, cardNames));
    const finished = { source: source.name, cardNames, tally, milliseconds: Duration.toMillis(elapsed) };
    yield* json
      ? Output.printJson(AuditReport.value(finished))
      : Output.print(AuditReport.lines(finished, yield* Style.current));
    if (!tally.sound) return yield* new AuditFailed();
  }),
).pipe(
  Command.validate(({ file, cardNames }) =>
    cardNames && Option.contains(file, standardInput)
      ? Effect.fail(
          new CliError.ValidationError({
            message: "--card-names reads the cards twice, which standard input does not allow.",
          }),
        )
      : Effect.void,
  ),
  Command.withDescription(
    "Read every word of many cards, replace each word in use by others, and report what does not hold.",
  ),
  Command.withShortDescription("Whether the analysis and its changes hold on many cards"),
  Command.withExamples([
    { command: "palimpsest audit", description: "The starter catalogue" },
    { command: "palimpsest audit oracle-cards.json", description: "A bulk file of Scryfall" },
    { command: "palimpsest audit cards.jsonl.gz --card-names --json" },
    { command: "palimpsest audit - < cards.json" },
  ]),
);
