/** `palimpsest apply`: what a card says after printed cards changed its text, or objects after bare changes. */
import { CardCatalogue, withNameCount } from "@palimpsest/cards/CardCatalogue";
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
import * as Database from "../database.ts";
import * as Input from "../input.ts";
import { answerLines } from "../ndjson.ts";
import * as Options from "../options.ts";
import * as Output from "../output.ts";
import * as Render from "../render.ts";
import * as Style from "../style.ts";

const repeated = (name: string, description: string): Flag.Flag<ReadonlyArray<string>> =>
  Flag.String(name).pipe(Flag.withDescription(description), Flag.atLeast(0));

/** What was given for each flag, in the order of the command line. */
interface Given {
  readonly with: ReadonlyArray<string>;
  readonly from: ReadonlyArray<string>;
  readonly to: ReadonlyArray<string>;
  readonly card: ReadonlyArray<string>;
  readonly word: ReadonlyArray<string>;
  readonly after: ReadonlyArray<number>;
}

const flags = ["from", "to", "card", "word", "after"] as const;

/** A changer with its answers; cards are still names. */
interface Named extends Omit<Changer.Casting, "cards"> {
  readonly cards?: ReadonlyArray<string>;
}

/** How many cards a changer takes: those that may be any number leave one for each that comes after. */
const share = (changer: Changer.Changer, left: number, later: number): number =>
  Math.min(changer.cards?.most ?? 0, Math.max(0, left - later));

/**
 * Hands out the answers: each changer takes the next of every flag that it asks for. One that is not known takes a word
 * of each kind, so that the complaint is about its name.
 */
const castings = (given: Given): { readonly named: ReadonlyArray<Named>; readonly unused: ReadonlyArray<string> } => {
  const left = { ...given };
  const known = given.with.map((name) => Result.getOrElse(Changer.find(name), () => undefined));
  const next = <Flag extends "from" | "to" | "word" | "after">(
    flag: Flag,
  ): { readonly [F in Flag]?: Given[F][number] } => {
    const [first, ...rest] = left[flag];
    left[flag] = rest as (typeof left)[Flag];
    return (first === undefined ? {} : { [flag]: first }) as { readonly [F in Flag]?: Given[F][number] };
  };
  const named = given.with.map((name, index): Named => {
    const changer = known[index];
    const asks = changer?.asks ?? ["from", "to"];
    const later = known.slice(index + 1).filter((each) => each?.cards !== undefined).length;
    const cards = left.card.slice(0, changer === undefined ? 0 : share(changer, left.card.length, later));
    left.card = left.card.slice(cards.length);
    return {
      with: name,
      ...(cards.length === 0 ? {} : { cards }),
      ...(asks.includes("from") ? next("from") : {}),
      ...(asks.includes("to") ? next("to") : {}),
      ...(asks.includes("word") ? next("word") : {}),
      ...(asks.includes("after") ? next("after") : {}),
    };
  });
  return { named, unused: flags.filter((flag) => left[flag].length > 0).map((flag) => `--${flag}`) };
};

const complete = (given: Given): Effect.Effect<void, CliError.CliError> => {
  const { unused } = castings(given);
  if (given.with.length > 0 && unused.length === 0) return Effect.void;
  const message =
    given.with.length === 0
      ? "Which card or keyword changes the text? Name it with --with."
      : `There is more ${unused.join(" and ")} than the given --with ask for.`;
  return Effect.fail(new CliError.ValidationError({ message }));
};

/** Flags given beside `--ndjson` count for every line that does not say otherwise. */
const answerRequest = (
  defaults: Contract.Options,
  cardNames: CardNames.CardNames | undefined,
  catalogue: CardCatalogue["Service"],
) => {
  const decode = decoder(Contract.ApplyRequest, { strict: true });
  return (value: unknown) => {
    const request = decode(value);
    if (Result.isFailure(request)) return Result.fail(request.failure);
    const options = { ...defaults, ...request.success.options };
    return Result.map(Outcome.evaluateResult({ ...request.success, options }, cardNames), (outcome) =>
      // No program runs for a line, unless names are to be counted.
      Outcome.uncounted(outcome) === undefined
        ? outcome
        : Effect.runSync(Effect.provideService(withNameCount(outcome), CardCatalogue, catalogue)),
    );
  };
};

export const apply = Command.make(
  "apply",
  {
    name: Input.cardName,
    with: repeated("with", "Name of a card or keyword that changes text; repeat it for more changes, in order"),
    from: repeated("from", "The word that it replaces, singular or plural"),
    to: repeated("to", "The word that it puts there"),
    card: repeated("card", "A card that takes part: the other creature, a card to splice, the top of a graveyard"),
    word: repeated("word", "The word on a name sticker"),
    after: Flag.Int("after").pipe(
      Flag.withDescription("Number of words of the name before the sticker"),
      Flag.atLeast(0),
    ),
    ...Options.flags,
    json: Input.json("Print the outcome as JSON"),
    ndjson: Input.ndjson("Read an object with its changes a line from standard input, and write its outcome a line"),
  },
  Effect.fnUntraced(function* (input) {
    const options = Options.given(input);
    const catalogue = yield* CardCatalogue;
    if (input.ndjson) return yield* answerLines(answerRequest(options, yield* CardNames.Current, catalogue));
    const card = yield* catalogue.find(Input.given(input.name));
    const changes = yield* Effect.forEach(castings(input).named, ({ cards = [], ...casting }) =>
      Effect.map(Effect.forEach(cards, catalogue.find), (found) => ({ ...casting, cards: found })),
    );
    const outcome = yield* Effect.flatMap(Changer.apply(card, changes, options), withNameCount);
    yield* input.json ? Output.printJson(outcome) : Output.print(Render.outcome(outcome, yield* Style.current));
  }),
).pipe(
  Command.provide(Database.catalogue),
  Command.validate((input) => {
    const others = (["with", ...flags] as const).filter((flag) => input[flag].length > 0).map((flag) => `--${flag}`);
    const source = Input.oneSource(input.name, input.ndjson, input.json ? [...others, "--json"] : others);
    return input.ndjson ? source : Effect.andThen(source, complete(input));
  }),
  Command.withDescription(
    "Say what a card says after other cards, or keywords of its own, changed its text, with the rule for every word, changed or kept.",
  ),
  Command.withShortDescription("What a card says after text changes, and why"),
  Command.withExamples([
    { command: 'palimpsest apply "Goblin King" --with "Artificial Evolution" --from Goblin --to Elf' },
    {
      command:
        'palimpsest apply "Goblin King" --with "Artificial Evolution" --from goblins --to elves --with "Magical Hack" --from mountain --to island',
      description: "Two changes, in this order",
    },
    { command: 'palimpsest apply "Cyclonic Rift" --with overload', description: "A spell cast with a keyword" },
    { command: 'palimpsest apply "Kodama\'s Might" --with splice --card "Glacial Ray"' },
    { command: 'palimpsest apply "Grizzly Bears" --with "Exchange of Words" --card "Serra Angel"' },
    { command: 'palimpsest apply "Grizzly Bears" --with "Name sticker" --word Space --after 1' },
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
