/** The services that operations run over: made once for the cards that the Worker is bound to, at the first request of an isolate. */
import { CardCatalogue, standIn } from "@palimpsest/cards/CardCatalogue";
import * as D1 from "@palimpsest/cards/D1";
import * as Search from "@palimpsest/cards/Search";
import type { DatabaseError } from "@palimpsest/cards/Sql";
import * as SqlCatalogue from "@palimpsest/cards/SqlCatalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Visible from "@palimpsest/cards/Visible";
import * as CardNames from "@palimpsest/core/CardNames";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import type { RulesText } from "@palimpsest/core/RulesText";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import type { Env } from "./env.ts";
import { Lru } from "./lru.ts";
import { version } from "./version.ts";

/** What the operations may ask for. */
export type Services = CardCatalogue | Search.Search;

/** Texts of cards that were read, the catalogue's and those of requests: reading is most of the work on a card. */
export const readings = new Lru<RulesText>(1_000, 1_000_000);

/**
 * The names of the starter set, whatever else was imported: all thirty thousand would take a quarter of a second at the first
 * request, and change what is said of one card among them.
 */
const namesOfCards = (): CardNames.CardNames => ({ ...CardNames.make(starter().names), readings });

/** Milliseconds for which the Worker goes on with the version of the cards that it knows. */
export const versionIsKnownFor = 60_000;

/** Services, and what names the cards that they have: another name, other answers. */
interface Serving {
  readonly services: Context.Context<Services>;
  readonly cards: Effect.Effect<string, DatabaseError>;
}

const serving = (
  catalogue: CardCatalogue["Service"],
  search: Search.Search["Service"],
  cards: Serving["cards"],
): Serving => ({
  services: Context.make(CardCatalogue, catalogue).pipe(
    Context.add(Search.Search, search),
    Context.add(CardNames.Current, namesOfCards()),
  ),
  cards,
});

const nameOfStarter = Effect.sync(() => {
  const { origin, cards } = starter();
  return `${origin.source} ${origin.date} ${cards.length}`;
});

const ofStarter = (): Serving => serving(standIn(), Search.inStarter(), nameOfStarter);

const ofDatabase = (database: D1.D1Database): Serving => {
  const sql = D1.make(database);
  const visible = Visible.every(sql, versionIsKnownFor);
  const cards = Effect.flatMap(
    visible.version,
    Option.match({
      onNone: () => nameOfStarter,
      onSome: ({ version, source, date }) => Effect.succeed(`import ${version} ${source} ${date}`),
    }),
  );
  return serving(SqlCatalogue.make(sql, visible), Search.make(sql, visible), cards);
};

let withoutDatabase: Serving | undefined;
const withDatabase = new WeakMap<D1.D1Database, Serving>();

const servingOf = (env: Env | undefined): Serving => {
  const database = env?.CARDS;
  if (database === undefined) {
    withoutDatabase ??= ofStarter();
    return withoutDatabase;
  }
  const made = withDatabase.get(database) ?? ofDatabase(database);
  withDatabase.set(database, made);
  return made;
};

/** What operations run over: the cards that the Worker is bound to; without such a binding the starter set. */
export const servicesOf = (env: Env | undefined): Context.Context<Services> => servingOf(env).services;

/**
 * The version of all that answers are computed from: the program, the cards, the rules. Another version may answer otherwise.
 * `undefined` where the cards cannot be asked for theirs.
 */
export const dataVersion = (env: Env | undefined): Promise<string | undefined> =>
  Effect.runPromise(
    servingOf(env).cards.pipe(
      Effect.map((cards) => [version, cards, RulesEdition.newest].join(" ")),
      Effect.catch(() => Effect.succeed(undefined)),
    ),
  );
