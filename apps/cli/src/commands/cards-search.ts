/** `palimpsest cards search`: the cards that a query asks for. */
import * as Query from "@palimpsest/cards/Query";
import { highestLimit, type InvalidCursor, type Page, Search, usualLimit } from "@palimpsest/cards/Search";
import * as Console from "effect/Console";
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import * as Database from "../database.ts";
import * as Input from "../input.ts";
import * as Output from "../output.ts";
import * as SearchReport from "../search-report.ts";
import * as Style from "../style.ts";
import { printable } from "../style.ts";

/** The query or the cursor cannot be read, which standard error says. */
export class SearchRefused extends Schema.TaggedError<SearchRefused>()("SearchRefused", {}) {}

/** The query with a mark under the place that is wrong, and the reason. */
const refused = (query: string, error: Query.InvalidQuery | InvalidCursor) => {
  const lines = error._tag === "InvalidQuery" ? [...Query.pointed(query, error), error.message] : [error.message];
  return Effect.andThen(
    Effect.forEach(lines, (line) => Console.error(printable(line)), { discard: true }),
    new SearchRefused(),
  );
};

const Limit = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: highestLimit }));

export const search = Command.make(
  "search",
  {
    query: Argument.String("query").pipe(
      Argument.withDescription(
        'What to look for, in quotes as one argument: uses:goblin -context:reminder t:instant. One that begins with "-" stands behind --',
      ),
    ),
    limit: Flag.Int("limit").pipe(
      Flag.withSchema(Limit),
      Flag.withDescription(`Most cards at once, up to ${highestLimit} (default: ${usualLimit})`),
      Flag.withDefault(usualLimit),
    ),
    cursor: Flag.String("cursor").pipe(
      Flag.withDescription("Go on behind the cards before, which told this cursor at their end"),
      Flag.optional,
    ),
    json: Input.json("Print the cards as JSON, with the words that were asked for"),
  },
  Effect.fnUntraced(function* ({ query, limit, cursor, json }) {
    const { page } = yield* Search;
    const found: Page = yield* Effect.catch(page(query, { limit, cursor: Option.getOrUndefined(cursor) }), (error) =>
      refused(query, error),
    );
    yield* json
      ? Output.printJson(found)
      : Output.print(SearchReport.lines(found, Option.isSome(cursor), yield* Style.current));
  }),
).pipe(
  Command.provide(Database.search),
  Command.withDescription(
    "Search for cards by what they use: as which colour word, land type or creature type, where, and what could change it.",
  ),
  Command.withShortDescription("Cards by what they use"),
  Command.withExamples([
    { command: 'palimpsest cards search "uses:creature-type=Goblin -context:reminder type:Instant"' },
    { command: 'palimpsest cards search "looks:black"', description: "The letters are there, and the word is not" },
    { command: `palimpsest cards search "changer:'Mind Bend' o:flying"`.replaceAll("'", '\\"') },
    { command: 'palimpsest cards search --json -- "-uses:color-word t:creature"' },
  ]),
);
