/** Where imported cards are: in a file that `--database` or PALIMPSEST_CARDS names, or else among the user's data. */
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { CardCatalogue, layerCardNames, layerStarter } from "@palimpsest/cards/CardCatalogue";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import * as Search from "@palimpsest/cards/Search";
import type { DatabaseError } from "@palimpsest/cards/Sql";
import * as SqlCatalogue from "@palimpsest/cards/SqlCatalogue";
import { UnknownCard } from "@palimpsest/core/Errors";
import * as Config from "effect/Config";
import * as Flag from "effect/cli/Flag";
import * as GlobalFlag from "effect/cli/GlobalFlag";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";

/** The flag, which every command takes. */
export const flag = GlobalFlag.Setting("database")({
  flag: Flag.String("database").pipe(
    Flag.withDescription("File of the imported cards (default: PALIMPSEST_CARDS, or a file among your own data)"),
    Flag.optional,
  ),
});

const variable = (name: string): Effect.Effect<string | undefined> =>
  Effect.map(Effect.orDie(Config.option(Config.String(name))), (value) =>
    Option.getOrUndefined(Option.filter(value, (given) => given !== "")),
  );

/** Where programs keep what belongs to the user, on each platform. */
const dataFolder = Effect.gen(function* () {
  const named = yield* variable("XDG_DATA_HOME");
  if (named !== undefined) return named;
  if (process.platform === "win32") return (yield* variable("LOCALAPPDATA")) ?? join(homedir(), "AppData", "Local");
  return join(homedir(), ...(process.platform === "darwin" ? ["Library", "Application Support"] : [".local", "share"]));
});

interface Place {
  readonly path: string;
  /** Whether the user named it: then it has to be there. */
  readonly named: boolean;
}

/** The file of the imported cards. */
export const place = Effect.gen(function* () {
  const given = Option.getOrUndefined(yield* flag) ?? (yield* variable("PALIMPSEST_CARDS"));
  const found: Place =
    given === undefined
      ? { path: join(yield* dataFolder, "palimpsest", "cards.sqlite"), named: false }
      : { path: given, named: true };
  return found;
});

/** Says to a name that is not there that there are more cards to be had. */
const hint = (count: number): string =>
  `Only the ${count} cards of the starter set are here: palimpsest cards import FILE brings all.`;

const starterWithHint = Layer.effect(
  CardCatalogue,
  Effect.map(CardCatalogue, (starter) =>
    CardCatalogue.of({
      ...starter,
      find: (name) =>
        Effect.catch(starter.find(name), ({ message, input, suggestions }) =>
          Effect.flatMap(starter.info, ({ count }) =>
            Effect.fail(new UnknownCard({ message: `${message} ${hint(count)}`, input, suggestions })),
          ),
        ),
    }),
  ),
).pipe(Layer.provide(layerStarter));

/** The cards that commands look up, and their names: those that were imported, or the starter set. */
export const catalogue = Layer.unwrap(
  Effect.map(place, ({ path, named }): Layer.Layer<CardCatalogue, DatabaseError> => {
    if (!named && !existsSync(path)) return starterWithHint;
    return Layer.provide(SqlCatalogue.layer, NodeSqlite.layer(path));
  }),
).pipe((layer) => Layer.provideMerge(layerCardNames, layer));

/** The search in those cards. */
export const search = Layer.unwrap(
  Effect.map(place, ({ path, named }): Layer.Layer<Search.Search, DatabaseError> => {
    if (!named && !existsSync(path)) return Search.layerStarter;
    return Layer.provide(Search.layer, NodeSqlite.layer(path));
  }),
);
