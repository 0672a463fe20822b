/**
 * What every catalogue must do, wherever its cards are: in memory, in a file of SQLite, in D1. Each case is a program that
 * gives what it found beside what is wanted, so that any runner can compare the two.
 */
import { CardCatalogue } from "@palimpsest/cards/CardCatalogue";
import * as CardIndex from "@palimpsest/cards/CardIndex";
import * as CardName from "@palimpsest/cards/CardName";
import { starter } from "@palimpsest/cards/Starter";
import type { Card } from "@palimpsest/core/Contract";
import * as Names from "@palimpsest/core/Names";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";

const withFaces = (name: string, layout: string, ...faces: ReadonlyArray<string>): Card => ({
  name,
  layout,
  type_line: faces.map(() => "Instant").join(" // "),
  card_faces: faces.map((face) => ({ name: face, type_line: "Instant", oracle_text: "Draw a card." })),
});

const plain = (name: string): Card => ({ name, type_line: "Instant", oracle_text: "Draw a card." });

/** The starter catalogue, and names that are hard to find. */
export const cards: ReadonlyArray<Card & { readonly type_line: string }> = [
  ...starter().cards,
  plain("A-Blood Artist"),
  plain("Blood Artist"),
  plain("A-Lone Wolf"),
  plain("Wasteland"),
  plain("Waste Land"),
  plain("Lim-Dûl's Hex"),
  plain("Jötun Grunt"),
  plain("Æther Mutation"),
  plain("_____ Goblin"),
  plain("+"),
  plain("Ratonhnhaké꞉ton"),
  withFaces("Regrow // Renew", "split", "Regrow", "Renew"),
  { name: "Example Beast", type_line: "Creature — Beast", legalities: { modern: "legal", vintage: "restricted" } },
  { name: "Example Lord", type_line: "Legendary Creature — Beast", legalities: { modern: "legal" } },
  { ...plain("Regrow"), printed_name: "Beispiel" },
  { ...withFaces("Day // Night", "transform", "Day", "Night"), flavor_name: "Godzilla, Example" },
].map((card) => ({ type_line: "", ...card }));

export const origin = { source: "the suite", date: "2026-11-30", notice: starter().origin.notice };

export interface Case {
  readonly title: string;
  /** What is found, and what is wanted. */
  readonly check: Effect.Effect<readonly [found: unknown, wanted: unknown], unknown, CardCatalogue>;
}

const found = (name: string) =>
  Effect.flatMap(CardCatalogue, ({ find }) =>
    Effect.map(Effect.option(find(name)), (card) => Option.getOrUndefined(Option.map(card, (each) => each.name))),
  );

const finds = (title: string, wanted: ReadonlyArray<readonly [typed: string, name: string | undefined]>): Case => ({
  title,
  check: Effect.map(
    Effect.forEach(wanted, ([typed]) => Effect.map(found(typed), (name) => [typed, name] as const)),
    (all) => [all, wanted] as const,
  ),
});

const completions: ReadonlyArray<readonly [typed: string, names: ReadonlyArray<string>]> = [
  ["goblin k", ["Goblin King"]],
  ["LIM-DUL", ["Lim-Dûl's Hex", "Lim-Dûl's Vault"]],
  ["Insectile Ab", ["Delver of Secrets // Insectile Aberration"]],
  ["renew", ["Regrow // Renew"]],
  ["godzilla, ex", ["Day // Night"]],
  ["beispiel", ["Regrow"]],
  ["wastel", ["Wasteland", "Waste Land"]],
  ["blood art", ["A-Blood Artist", "Blood Artist"]],
  ["a-blood art", ["A-Blood Artist", "Blood Artist"]],
  ["grunt", ["Jötun Grunt"]],
  ["Artifcial Evoluton", ["Artificial Evolution"]],
  ["__ gob", ["_____ Goblin", "Goblin King", "Goblin Piker", "Goblin Warrens", "Norman Osborn // Green Goblin"]],
  ["", []],
  ["—", []],
  ["\ud800", []],
  ["q".repeat(300), []],
];

const formats = [undefined, "modern", "Vintage", "legacy", "__proto__", "'"];

const errorFor = (name: string) => Effect.flatMap(CardCatalogue, ({ find }) => Effect.flip(find(name)));

const names = cards.map((card) => card.name);

/** Cards that share their spelling with no other. */
const distinct = names.filter(
  (name) => names.filter((other) => CardName.key(other) === CardName.key(name)).length === 1,
);

export const cases: ReadonlyArray<Case> = [
  finds(
    "finds every card by its name",
    names.map((name) => [name, name] as const),
  ),
  finds(
    "finds every card in capitals, without accents, with other spaces",
    distinct
      .filter((name) => CardName.key(name) !== "")
      .flatMap((name) =>
        [
          name.toUpperCase(),
          name.normalize("NFD").replace(/\p{M}/gu, ""),
          ` ${name.replaceAll(" ", "  ")} `,
          name.replaceAll(" // ", "//"),
          name.replaceAll("'", "\u2019"),
        ].map((typed) => [typed, name] as const),
      ),
  ),
  {
    title: "gives the card as it was, with all that bears on what it says",
    check: Effect.map(
      Effect.flatMap(CardCatalogue, ({ find }) => Effect.forEach(cards, ({ name }) => find(name))),
      (all) => [all.map(CardIndex.entry), cards.map(CardIndex.entry)] as const,
    ),
  },
  finds("prefers an exact name to a like one, a printed card to a rebalanced one, and a card to a face", [
    ["A-Blood Artist", "A-Blood Artist"],
    ["a-blood artist", "Blood Artist"],
    ["blood artist", "Blood Artist"],
    ["lone wolf", "A-Lone Wolf"],
    ["regrow", "Regrow"],
    ["RENEW", "Regrow // Renew"],
    ["night", "Day // Night"],
  ]),
  finds("tells names apart that differ in their spaces", [
    ["wasteland", "Wasteland"],
    ["waste land", "Waste Land"],
    ["WASTE  LAND", "Waste Land"],
    ["was te land", "Wasteland"],
  ]),
  finds("finds what is hard to type", [
    ["lim-dul's hex", "Lim-Dûl's Hex"],
    ["limduls hex", "Lim-Dûl's Hex"],
    ["jotun grunt", "Jötun Grunt"],
    ["aether mutation", "Æther Mutation"],
    ["__ goblin", "_____ Goblin"],
    ["regrow // renew", "Regrow // Renew"],
    ["regrow renew", "Regrow // Renew"],
  ]),
  finds(
    "answers what is no name with nothing",
    [
      "",
      " ",
      "//",
      "—",
      "__proto__",
      "toString",
      "\ud800",
      "\0",
      "'; DROP TABLE card; --",
      "%",
      "*",
      "q".repeat(100_000),
    ].map((name) => [name, undefined] as const),
  ),
  {
    title: "fails with a sentence and suggestions",
    check: Effect.map(
      Effect.forEach(["goblin kin", "krenko, mob bos", "Artifical Evolution", "lim-dul's hx"], errorFor),
      (errors) =>
        [
          errors.map(({ _tag, input, message, suggestions }) => [_tag, input, message, suggestions]),
          [
            ["goblin kin", "Goblin King"],
            ["krenko, mob bos", "Krenko, Mob Boss"],
            ["Artifical Evolution", "Artificial Evolution"],
            ["lim-dul's hx", "Lim-Dûl's Hex"],
          ].map(([input, name]) => [
            "UnknownCard",
            input,
            `No card named "${input}" is in the catalogue. Did you mean "${name}"?`,
            [name],
          ]),
        ] as const,
    ),
  },
  {
    title: "asks no question without a suggestion, and quotes no more than the start of a long name",
    check: Effect.map(errorFor("q".repeat(100_000)), ({ message }) => [
      message,
      `No card named "${"q".repeat(80)}…" is in the catalogue.`,
    ]),
  },
  {
    title:
      "completes what was typed so far: by the start of any of a name's spellings, then by what holds it, then nearly",
    check: Effect.flatMap(CardCatalogue, ({ complete }) =>
      Effect.map(
        Effect.forEach(completions, ([typed]) => Effect.map(complete(typed, 5), (names) => [typed, names] as const)),
        (all) => [all, completions] as const,
      ),
    ),
  },
  {
    title: "completes with ten names unless it is said, each once",
    check: Effect.flatMap(CardCatalogue, ({ complete }) =>
      Effect.map(
        Effect.forEach([undefined, 1, 0, -3, 1_000, Number.NaN], (limit) =>
          Effect.map(complete("s", limit), (names) => [names.length, new Set(names).size]),
        ),
        (all) => [all, [10, 1, 1, 1, 21, 1].map((count) => [count, count])] as const,
      ),
    ),
  },
  {
    title: "tells its names, in their order",
    check: Effect.flatMap(CardCatalogue, (catalogue) => Effect.map(catalogue.names, (all) => [all, names] as const)),
  },
  {
    title: "counts the names of nonlegendary creature cards, and those of a format (612.7)",
    check: Effect.flatMap(CardCatalogue, ({ countNames }) =>
      Effect.map(
        Effect.forEach(formats, (format) =>
          countNames({ every: "nonlegendary-creature-cards", ...(format === undefined ? {} : { format }) }),
        ),
        (all) =>
          [
            all,
            formats.map((format) => new Set(cards.flatMap((card) => Names.ofNonlegendaryCreatures(card, format))).size),
          ] as const,
      ),
    ),
  },
  {
    title: "tells its source, date, notice and size, and has no note",
    check: Effect.flatMap(CardCatalogue, (catalogue) =>
      Effect.map(catalogue.info, (info) => [info, { ...origin, count: cards.length }] as const),
    ),
  },
];
