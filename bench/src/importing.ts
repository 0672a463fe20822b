/**
 * The import of cards against a loop by hand that writes the same rows and the same full text, without Effect and without
 * Schema. Analysis is timed apart and taken off the import: both sides write what it finds.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import * as CardIndex from "@palimpsest/cards/CardIndex";
import * as CardName from "@palimpsest/cards/CardName";
import * as Import from "@palimpsest/cards/Import";
import * as NodeSqlite from "@palimpsest/cards/NodeSqlite";
import { starter } from "@palimpsest/cards/Starter";
import * as CardNames from "@palimpsest/core/CardNames";
import type { Card } from "@palimpsest/core/Contract";
import type { RulesText } from "@palimpsest/core/RulesText";
import * as Effect from "effect/Effect";
import * as Stream from "effect/Stream";
import { ratio, spread, type Timing } from "./interleave.ts";
import type { Row } from "./report.ts";
import { sample } from "./sample.ts";

/** A file that is too small says nothing about the loop: the starter set stands in it under many names. */
const fewest = 4000;

const packedFile = (most: number): Uint8Array => {
  const file = process.env.PALIMPSEST_CORPUS;
  if (file !== undefined) {
    const lines = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
    return new Uint8Array(gzipSync(sample(lines, most).join("\n")));
  }
  const { cards } = starter();
  const many = Array.from({ length: fewest }, (_, n) => {
    const card = cards[n % cards.length] as Card;
    return JSON.stringify({ type_line: "", ...card, name: `${card.name} ${n}` });
  });
  return new Uint8Array(gzipSync(many.join("\n")));
};

const parsed = (packed: Uint8Array): ReadonlyArray<Card> =>
  gunzipSync(packed)
    .toString("utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Card);

interface Found {
  readonly uses: ReadonlyArray<CardIndex.Use>;
  readonly changers: ReadonlyArray<string>;
}

const analysed = (cards: ReadonlyArray<Card>): ReadonlyArray<Found> => {
  const names = CardNames.make(cards.map(({ name }) => name));
  return cards.map((card) => {
    const known = { ...names, readings: new Map<string, RulesText>() };
    return { uses: CardIndex.uses(card, known), changers: CardIndex.changers(card, known) };
  });
};

const { DatabaseSync } = await import("node:sqlite");

const migration = readFileSync(
  new URL("../migrations/0001_catalogue.sql", import.meta.resolve("@palimpsest/cards/Sql")),
  "utf8",
);

/** What somebody would write who wants these rows and no more. */
const byHand = (path: string, packed: Uint8Array, found: ReadonlyArray<Found>): void => {
  const database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  database.exec(migration);
  const card = database.prepare("INSERT INTO card VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)");
  const name = database.prepare("INSERT OR IGNORE INTO name VALUES (1, ?, ?, ?)");
  const text = database.prepare("INSERT INTO text (rowid, name, type_line, oracle_text) VALUES (?, ?, ?, ?)");
  const use = database.prepare("INSERT INTO use VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const affects = database.prepare("INSERT INTO affects VALUES (1, ?, ?)");
  database.exec("BEGIN");
  for (const [n, each] of parsed(packed).entries()) {
    const id = n + 1;
    const texts = CardIndex.texts(each);
    const faces = each.card_faces?.length ?? 1;
    const json = JSON.stringify(CardIndex.entry(each));
    const token = CardIndex.isToken(each) ? 1 : 0;
    const key = CardName.key(each.name);
    card.run(id, key, each.name, token, faces, each.type_line ?? "", json, CardIndex.textHash(each));
    for (const { key, kind } of CardIndex.names(each)) name.run(key, id, kind);
    text.run(id, texts.name, texts.type_line, texts.oracle_text);
    for (const { face, field, class: wordClass, word, context, used, reason, count } of found[n]?.uses ?? []) {
      use.run(id, face, field, wordClass, word, context, used ? 1 : 0, reason ?? null, count);
    }
    for (const changer of found[n]?.changers ?? []) affects.run(id, changer);
    if (id % 500 === 0) database.exec("COMMIT; BEGIN");
  }
  database.exec("COMMIT");
  database.close();
};

const milliseconds = (ns: number): string => `${Math.round(ns / 1e6)} ms`;

export const importing = async (
  rounds: number,
  most = Number.POSITIVE_INFINITY,
): Promise<{ readonly title: string; readonly rows: Array<Row> }> => {
  const packed = packedFile(most);
  const cards = parsed(packed);
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-bench-"));
  const times: Record<"hand" | "analysis" | "all", Array<number>> = { hand: [], analysis: [], all: [] };
  const timed = async (key: keyof typeof times, round: number, work: () => unknown): Promise<void> => {
    const start = process.hrtime.bigint();
    await work();
    if (round >= 0) times[key].push(Number(process.hrtime.bigint() - start));
  };
  const program = (path: string) =>
    Import.run(BulkFile.records(Stream.make(packed)), { source: "bench", date: "2026-11-30" }).pipe(
      Effect.provide(NodeSqlite.layer(path, { create: true })),
    );
  try {
    const found = analysed(cards);
    for (let round = -1; round < rounds; round++) {
      const path = (side: string): string => join(folder, `${side}${round}.sqlite`);
      const tasks = [
        () => timed("hand", round, () => byHand(path("hand"), packed, found)),
        () => timed("analysis", round, () => analysed(cards)),
        () => timed("all", round, () => Effect.runPromise(program(path("import")))),
      ];
      for (let n = 0; n < tasks.length; n++) await tasks[(n + round + 1) % tasks.length]?.();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const hand: Timing = { name: "hand", rounds: times.hand };
  const rest: Timing = {
    name: "import",
    rounds: times.all.map((time, round) => time - (times.analysis[round] ?? 0)),
  };
  return {
    title: `Import of ${cards.length} cards with the index of uses`,
    rows: [
      { name: "a loop by hand that writes the same rows", figure: milliseconds(spread(hand.rounds).median) },
      { name: "analysis of the cards", figure: milliseconds(spread(times.analysis).median) },
      {
        name: "Import.run without the analysis",
        figure: milliseconds(spread(rest.rounds).median),
        ratio: ratio(rest, hand),
        budget: 3,
      },
    ],
  };
};
