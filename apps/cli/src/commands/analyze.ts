/** `palimpsest analyze`: every word of a card that looks like a colour or a type, and what it is. */
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as Analysis from "@palimpsest/core/Analysis";
import * as CardNames from "@palimpsest/core/CardNames";
import * as Contract from "@palimpsest/core/Contract";
import { decoder } from "@palimpsest/core/Request";
import * as Command from "effect/cli/Command";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Result from "effect/Result";
import * as Database from "../database.ts";
import * as Input from "../input.ts";
import { answerLines } from "../ndjson.ts";
import * as Options from "../options.ts";
import * as Output from "../output.ts";
import * as Render from "../render.ts";
import * as Style from "../style.ts";

export const analyze = Command.make(
  "analyze",
  {
    name: Input.cardName,
    edition: Options.edition,
    json: Input.json("Print the analysis as JSON"),
    ndjson: Input.ndjson("Read a card a line from standard input, and write its analysis a line"),
  },
  Effect.fnUntraced(function* ({ name, edition, json, ndjson }) {
    const rules = Option.getOrUndefined(edition);
    const cardNames = yield* CardNames.Current;
    if (ndjson) {
      const decode = decoder(Contract.Card);
      return yield* answerLines((value) =>
        Result.flatMap(decode(value), (card) => Analysis.evaluateResult(card, rules, cardNames)),
      );
    }
    const catalogue = yield* CardCatalogue;
    const analysis = Analysis.analyze(yield* catalogue.find(Input.given(name)), rules, cardNames);
    yield* json ? Output.printJson(analysis) : Output.print(Render.analysis(analysis, yield* Style.current));
  }),
).pipe(
  Command.provide(Database.catalogue),
  Command.validate(({ name, json, ndjson }) => Input.oneSource(name, ndjson, json ? ["--json"] : [])),
  Command.withDescription("List every word of a card that looks like a colour, a basic land type or a creature type."),
  Command.withShortDescription("Every word that looks like a colour or a type"),
  Command.withExamples([
    { command: 'palimpsest analyze "Goblin King"' },
    { command: 'palimpsest analyze "Goblin King" --json', description: "With offsets into the text, for a program" },
    {
      command: "palimpsest analyze --ndjson < cards.ndjson",
      description: "Cards in Scryfall's field names, one a line",
    },
  ]),
);
