/** `palimpsest cards show`: a card as it stands. */
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as CardIndex from "@palimpsest/cards/CardIndex";
import * as CardNames from "@palimpsest/core/CardNames";
import * as Command from "effect/cli/Command";
import * as Effect from "effect/Effect";
import * as Database from "../database.ts";
import * as Input from "../input.ts";
import * as Output from "../output.ts";
import * as Render from "../render.ts";
import * as Style from "../style.ts";
import { counted, oneLine } from "../style.ts";

export const show = Command.make(
  "show",
  { name: Input.requiredName, json: Input.json("Print the card as JSON") },
  Effect.fnUntraced(function* ({ name, json }) {
    const catalogue = yield* CardCatalogue;
    const card = yield* catalogue.find(name);
    if (json) return yield* Output.printJson(card);
    const style = yield* Style.current;
    const { source, date, count, note } = yield* catalogue.info;
    const changers = CardIndex.changers(card, yield* CardNames.Current);
    yield* Output.print([
      ...Render.card(card, style),
      ...(changers.length === 0
        ? []
        : ["", style.heading("What could change a word of it"), ...changers.map((changer) => `  ${changer}`)]),
      "",
      style.quiet(oneLine(`${source}, ${date}: ${counted(count, "card", "cards")}.`)),
      ...(note === undefined ? [] : [style.quiet(note)]),
    ]);
  }),
).pipe(
  Command.provide(Database.catalogue),
  Command.withDescription(
    "Show what is printed on a card, what could change a word of it, and where the text is from.",
  ),
  Command.withShortDescription("A card as it stands"),
  Command.withExamples([
    { command: 'palimpsest cards show "goblin king"' },
    { command: 'palimpsest cards show "Wear // Tear" --json' },
  ]),
);
