/** `palimpsest apply`: what a card says after printed cards changed its text, or objects after bare changes. */
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as CardNames from "@palimpsest/core/CardNames";
import * as Changer from "@palimpsest/core/Changer";
import * as Contract from "@palimpsest/core/Contract";
import * as Outcome from "@palimpsest/core/Outcome";
import { decoder } from "@palimpsest/core/Request";
import * as CliError from "effect/cli/CliError";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Input from "../input.ts";
import { answerLines } from "../ndjson.ts";
import * as Options from "../options.ts";
import * as Output from "../output.ts";
import * as Render from "../render.ts";
import * as Style from "../style.ts";

const repeated = (name: string, description: string): Flag.Flag<ReadonlyArray<string>> =>
  Flag.String(name).pipe(Flag.withDescription(description), Flag.atLeast(0));

interface Groups {
  readonly with: ReadonlyArray<string>;
  readonly from: ReadonlyArray<string>;
  readonly to: ReadonlyArray<string>;
}

/** The first `--with` goes with the first `--from` and the first `--to`, and so on. */
const castings = (groups: Groups): ReadonlyArray<Changer.Casting> =>
  groups.with.map((name, index) => ({ with: name, from: groups.from[index] ?? "", to: groups.to[index] ?? "" }));

const complete = (groups: Groups): Effect.Effect<void, CliError.CliError> => {
  const counts = [groups.with.length, groups.from.length, groups.to.length];
  if (counts.every((count) => count > 0 && count === counts[0])) return Effect.void;
  const [changers, froms, tos] = counts;
  return Effect.fail(
    new CliError.ValidationError({
      message:
        "Each change takes one --with, one --from and one --to; " +
        `there ${changers === 1 ? "is" : "are"} ${changers} --with, ${froms} --from and ${tos} --to.`,
    }),
  );
};

/** Flags given beside `--ndjson` count for every line that does not say otherwise. */
const answerRequest = (defaults: Contract.Options, cardNames: CardNames.CardNames | undefined) => {
  const decode = decoder(Contract.ApplyRequest);
  return (value: unknown) => {
    const request = decode(value);
    if (Result.isFailure(request)) return Result.fail(request.failure);
    const options = { ...defaults, ...request.success.options };
    return Outcome.evaluateResult({ ...request.success, options }, cardNames);
  };
};

export const apply = Command.make(
  "apply",
  {
    name: Input.cardName,
    with: repeated("with", "Name of a card that changes text; repeat the three for more changes, in order"),
    from: repeated("from", "The word that it replaces, singular or plural"),
    to: repeated("to", "The word that it puts there"),
    ...Options.flags,
    json: Input.json("Print the outcome as JSON"),
    ndjson: Input.ndjson("Read an object with its changes a line from standard input, and write its outcome a line"),
  },
  Effect.fnUntraced(function* (input) {
    const options = Options.given(input);
    if (input.ndjson) return yield* answerLines(answerRequest(options, yield* CardNames.Current));
    const catalogue = yield* CardCatalogue;
    const card = yield* catalogue.find(Input.given(input.name));
    const outcome = yield* Changer.apply(card, castings(input), options);
    yield* input.json ? Output.printJson(outcome) : Output.print(Render.outcome(outcome, yield* Style.current));
  }),
).pipe(
  Command.validate((input) => {
    const others = (["with", "from", "to"] as const)
      .filter((flag) => input[flag].length > 0)
      .map((flag) => `--${flag}`);
    const source = Input.oneSource(input.name, input.ndjson, input.json ? [...others, "--json"] : others);
    return input.ndjson ? source : Effect.andThen(source, complete(input));
  }),
  Command.withDescription(
    "Say what a card says after other cards changed its text, with the rule for every word, changed or kept.",
  ),
  Command.withShortDescription("What a card says after text changes, and why"),
  Command.withExamples([
    { command: 'palimpsest apply "Goblin King" --with "Artificial Evolution" --from Goblin --to Elf' },
    {
      command:
        'palimpsest apply "Goblin King" --with "Artificial Evolution" --from goblins --to elves --with "Magical Hack" --from mountain --to island',
      description: "Two changes, in this order",
    },
    {
      command: 'palimpsest apply "Goblin King" --with "Artificial Evolution" --from Goblin --to Elf --json',
      description: "The outcome for a program",
    },
    {
      command: "palimpsest apply --ndjson < requests.ndjson",
      description: 'Lines such as {"object": {"name": ...}, "changes": [{"kind": "replace-word", ...}]}',
    },
  ]),
);
