/**
 * Queries, and what a straight scan of the cards finds for them: what every search must come to, wherever its cards are.
 */
import * as CardIndex from "@palimpsest/cards/CardIndex";
import * as CardName from "@palimpsest/cards/CardName";
import * as Query from "@palimpsest/cards/Query";
import * as Scan from "@palimpsest/cards/Scan";
import { type Hit, Search } from "@palimpsest/cards/Search";
import * as CardNames from "@palimpsest/core/CardNames";
import type { Card } from "@palimpsest/core/Contract";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as fc from "fast-check";

/** Every operator, alone and with others; negation; every way to say what belongs to a word. */
export const written: ReadonlyArray<string> = [
  "goblin",
  '"goblin king"',
  "name:elf*",
  "o:mountainwalk",
  'oracle:"gets +1/+1"',
  "t:instant",
  'type:"basic land"',
  "uses:creature-type=Goblin -context:reminder t:sorcery",
  "uses:goblins -t:goblin",
  "uses:SWAMP -t:land",
  "context:quoted",
  "looks:creature-type or looks:colour",
  "looks:colour=black reason:self-name",
  "uses:land context:reminder,quoted",
  "reason:ordinary-word,label -context:name",
  "-context:reminder -reason:self-name t:creature",
  "(uses:elf) (context:reminder)",
  'changer:"Mind Bend" t:creature',
  "changer:overload or changer:cleave",
  "is:multiface uses:creature-type",
  "is:token or is:rebalanced or is:legendary",
  "-(t:creature or t:land) uses:color",
  "uses:elf -uses:goblin context:rules",
  "-uses:creature-type -uses:color context:rules t:enchantment",
  "is:basic or is:snow",
  "(o:protection uses:black or t:planeswalker -o:draw) and -is:legendary",
  "--t:goblin -(-o:haste)",
];

const pools = {
  word: ["goblin", "king", "of", "the", "elf", "black", "dragon", "knight", "s", "1"],
  phrase: ['"goblin king"', '"of the"', '"gets +1/+1"', '"until end of turn"', '"creature you control"'],
  prefix: ["gob*", "e*", '"of th*"', "swamp*"],
  type: ["creature", "instant", "land", "legendary", "goblin", "artifact", "elf"],
  use: [
    "goblin",
    "elf",
    "swamp",
    "black",
    "color-word",
    "creature-type",
    "land",
    "wall",
    "creature=human",
    "color=white",
  ],
  context: ["reminder", "quoted", "rules", "type-line", "name", "reminder,quoted", "rules,type-line"],
  reason: ["self-name", "other-name", "token-name", "label", "ordinary-word", "counter", "keyword-name,other-type"],
  changer: ['"Mind Bend"', '"artificial evolution"', '"Alter Reality"', "glamerdye", "overload", '"New Blood"'],
  is: ["token", "multiface", "rebalanced", "legendary", "basic", "snow"],
} as const;

const from = <A>(pool: ReadonlyArray<A>): fc.Arbitrary<A> => fc.constantFrom(...pool);

const term = fc.oneof(
  from([...pools.word, ...pools.phrase, ...pools.prefix]),
  fc
    .tuple(from(["name:", "o:", "oracle:", "t:", "type="]), from([...pools.word, ...pools.phrase, ...pools.prefix]))
    .map((two) => two.join("")),
  from(pools.type).map((each) => `t:${each}`),
  fc.tuple(from(["uses:", "looks:"]), from(pools.use)).map((two) => two.join("")),
  fc.tuple(from(["uses:", "looks:"]), from(pools.use)).map((two) => two.join("")),
  from(pools.context).map((each) => `context:${each}`),
  from(pools.reason).map((each) => `reason:${each}`),
  from(pools.changer).map((each) => `changer:${each}`),
  from(pools.is).map((each) => `is:${each}`),
);

const { query } = fc.letrec<{ query: string; conjunction: string; term: string }>((tie) => ({
  query: fc.oneof(
    { depthSize: "small" },
    tie("conjunction"),
    fc.tuple(tie("query"), tie("conjunction")).map((two) => two.join(" or ")),
  ),
  conjunction: fc.oneof(
    { depthSize: "small" },
    tie("term"),
    fc.tuple(tie("conjunction"), from([" ", " and ", "  "]), tie("term")).map((three) => three.join("")),
  ),
  term: fc
    .tuple(
      fc.boolean(),
      fc.oneof(
        { depthSize: "small" },
        term,
        tie("query").map((inside) => `(${inside})`),
      ),
    )
    .map(([negated, each]) => (negated ? `-${each}` : each)),
}));

/** Queries made at random from a seed, the same ones each time. */
export const generated = (count: number): ReadonlyArray<string> =>
  [...new Set(fc.sample(query, { numRuns: count * 2, seed: 612 }))]
    .filter((each) => each.length < Query.longest)
    .slice(0, count);

/** Cards to be scanned, in the order of a search. */
export const subjectsOf = (cards: Iterable<Card>): ReadonlyArray<Scan.Subject> => {
  const entries = [...cards].map(CardIndex.entry);
  const cardNames = CardNames.make(entries.filter((card) => !CardIndex.isToken(card)).map(({ name }) => name));
  return entries
    .map((card, index) => ({ subject: new Scan.Subject(card, cardNames), key: CardName.key(card.name), index }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index))
    .map(({ subject }) => subject);
};

/** The names that a scan finds. */
export const scanned = (text: string, subjects: ReadonlyArray<Scan.Subject>): ReadonlyArray<string> => {
  const query = Result.getOrThrow(Query.parse(text));
  return subjects.filter((subject) => Scan.matches(query, subject)).map(({ card }) => card.name);
};

/** What a search finds, page after page. */
export const everyPage = Effect.fnUntraced(function* (text: string, limit: number) {
  const search = yield* Search;
  const hits: Array<Hit> = [];
  let cursor: string | undefined;
  do {
    const page = yield* search.page(text, { cursor, limit });
    if (page.hits.length > limit) return yield* Effect.die(`${page.hits.length} hits on a page of ${limit}`);
    hits.push(...page.hits);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return hits;
});
