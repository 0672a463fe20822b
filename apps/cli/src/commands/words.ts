/** `palimpsest words`: what can change on a card. */
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as Analysis from "@palimpsest/core/Analysis";
import * as Command from "effect/cli/Command";
import * as Effect from "effect/Effect";
import * as Database from "../database.ts";
import * as Input from "../input.ts";
import * as Output from "../output.ts";
import * as Render from "../render.ts";
import * as Style from "../style.ts";
import { wordCounts } from "../word-counts.ts";

export const words = Command.make(
  "words",
  { name: Input.requiredName, json: Input.json("Print the words as JSON") },
  Effect.fnUntraced(function* ({ name, json }) {
    const catalogue = yield* CardCatalogue;
    const analysis = Analysis.analyze(yield* catalogue.find(name));
    const counts = wordCounts(analysis);
    yield* json
      ? Output.printJson({ name: analysis.name, words: counts })
      : Output.print(Render.words(analysis.name, counts, yield* Style.current));
  }),
).pipe(
  Command.provide(Database.catalogue),
  Command.withDescription("List the words that a text-changing effect can change on a card, and how often they stand."),
  Command.withShortDescription("The words that can change on a card"),
  Command.withExamples([
    { command: 'palimpsest words "Goblin King"' },
    { command: 'palimpsest words "lord of atlantis" --json' },
  ]),
);
