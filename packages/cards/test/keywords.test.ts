import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { describe, expect, it } from "@effect/vitest";
import * as BulkFile from "@palimpsest/cards/BulkFile";
import { starter } from "@palimpsest/cards/Starter";
import * as Changer from "@palimpsest/core/Changer";
import type { Card, Outcome } from "@palimpsest/core/Contract";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Stream from "effect/Stream";

const corpus = process.env.PALIMPSEST_CORPUS;
const patience = 300_000;

/** Every card of a pool with a keyword that changes text. */
const withKeyword = async (cards: AsyncIterable<Card> | Iterable<Card>) => {
  const found: { overload: Array<Card>; cleave: Array<Card>; splice: Array<Card> } = {
    overload: [],
    cleave: [],
    splice: [],
  };
  for await (const card of cards) {
    const text = card.oracle_text ?? "";
    if (/^Overload[ \u2014]/m.test(text)) found.overload.push(card);
    if (/^Cleave[ \u2014]/m.test(text)) found.cleave.push(card);
    if (/^Splice onto /m.test(text)) found.splice.push(card);
  }
  return found;
};

const inCorpus = async function* (path: string): AsyncIterable<Card> {
  const bytes = Stream.fromReadableStream<Uint8Array, unknown>({
    evaluate: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
    onError: (cause) => cause,
  });
  for await (const record of Stream.toAsyncIterable(BulkFile.records(bytes))) {
    if (Result.isSuccess(record)) yield record.success;
  }
};

const cast = (card: Card, ...castings: ReadonlyArray<Changer.Casting>): Outcome => {
  const outcome = Effect.runSync(Changer.apply(card, castings));
  const now = { oracle_text: outcome.object.oracle_text ?? "", type_line: outcome.object.type_line ?? "" };
  for (const { field, now: place } of outcome.verdicts) {
    if (place === null || (field !== "oracle_text" && field !== "type_line")) continue;
    expect(now[field].slice(place.start, place.end), card.name).toBe(place.text);
  }
  return outcome;
};

const textOf = ({ object }: Outcome): string => object.oracle_text ?? "";

const withoutReminder = (text: string): string => text.replace(/\([^)]*\)/g, "()");

/** What a keyword must do to any card, told without the modules that do it. */
const check = {
  overload: (card: Card): void => {
    const before = withoutReminder(card.oracle_text ?? "").split(/\b/);
    const after = withoutReminder(textOf(cast(card, { with: "overload" }))).split(/\b/);
    const each = (word: string) => ({ target: "each", Target: "Each" })[word] ?? word;
    expect(after, card.name).toEqual(before.map(each));
    expect(after, card.name).not.toEqual(before);
  },
  cleave: (card: Card): void => {
    const text = textOf(cast(card, { with: "cleave" }));
    expect(text.replace(/^\[[+\u2212-]?(?:\d+|X)\]:/gm, ""), card.name).not.toMatch(/[[\]]/);
    expect(text, card.name).not.toMatch(/ {2}| [.,;:]|^ | $|^$/m);
    expect(text.length, card.name).toBeLessThan((card.oracle_text ?? "").length);
  },
  splice: (card: Card): void => {
    const [, quality = ""] = /^Splice onto (\w+)/m.exec(card.oracle_text ?? "") ?? [];
    const type = quality === "Arcane" ? "Instant \u2014 Arcane" : "Sorcery";
    const host = { name: "Host of Words", type_line: type, oracle_text: "Draw a card." };
    const text = textOf(cast(host, { with: "splice", cards: [card] }));
    const spliced = (card.oracle_text ?? "").replaceAll(card.name, host.name);
    expect(text).toBe(`${host.oracle_text}\n${spliced}`);
    const stranger = { ...host, type_line: quality === "Arcane" ? "Instant" : "Creature", zone: "stack" as const };
    const refused = Effect.runSync(Effect.flip(Changer.apply(stranger, [{ with: "splice", cards: [card] }])));
    expect([refused._tag, "rule" in refused ? refused.rule : ""], card.name).toEqual(["IllegalChoice", "702.47a"]);
  },
};

const checkAll = async (cards: AsyncIterable<Card> | Iterable<Card>) => {
  const found = await withKeyword(cards);
  found.overload.forEach(check.overload);
  found.cleave.forEach(check.cleave);
  found.splice.forEach(check.splice);
  return { overload: found.overload.length, cleave: found.cleave.length, splice: found.splice.length };
};

describe("every card with overload, cleave or splice", () => {
  it("of the starter catalogue", { timeout: patience }, async () => {
    const { overload, cleave, splice } = await checkAll(starter().cards);
    expect(cleave).toBe(12);
    expect(Math.min(overload, splice)).toBeGreaterThan(20);
    if (corpus === undefined || corpus === "") {
      console.info("PALIMPSEST_CORPUS names no file: the keywords of the starter catalogue alone were tried.");
    }
  });

  if (corpus === undefined || corpus === "") return;
  it("of the cards of PALIMPSEST_CORPUS", { timeout: patience }, async () => {
    const counts = await checkAll(inCorpus(corpus));
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  });
});

describe("telling ones", () => {
  const named = (name: string): Card => {
    const found = starter().cards.find((card) => card.name === name);
    if (found === undefined) throw new Error(`No ${name} in the starter catalogue.`);
    return found;
  };

  it.each([
    ["Dragonshift", "overload", "Until end of turn, each creature you control becomes a blue and red Dragon"],
    ["Mizzix's Mastery", "overload", "Exile each card that's an instant or sorcery from your graveyard. For each card"],
    ["Mind Rake", "overload", "Each player discards two cards."],
    ["Dig Up", "cleave", "Search your library for a card, put it into your hand, then shuffle."],
    ["Lantern Flare", "cleave", "you gain X life."],
    ["Wash Away", "cleave", "Counter target spell."],
  ])("%s with %s: %s", (name, keyword, line) => {
    expect(textOf(cast(named(name), { with: keyword }))).toContain(line);
  });

  it("a word that cleave leaves may be changed before or after it, one that it takes is gone", () => {
    const evolution = { with: "Artificial Evolution", from: "Human", to: "Elf" };
    const grasp = named("Parasitic Grasp");
    expect(textOf(cast(grasp, evolution))).toContain("target [Elf] creature");
    for (const castings of [
      [evolution, { with: "cleave" }],
      [{ with: "cleave" }, evolution],
    ]) {
      expect(textOf(cast(grasp, ...castings))).toContain("deals 3 damage to target creature.");
    }
  });

  it("overload and splice on one spell: the spliced lines come after all of its own", () => {
    const rift = named("Cyclonic Rift");
    const onto = { with: "splice", cards: [named("Splicer's Skill"), named("Everdream")] };
    expect(textOf(cast(rift, { with: "overload" }, onto)).split("\n")).toEqual([
      expect.stringMatching(/^Return each nonland permanent/),
      expect.stringMatching(/^Overload/),
      expect.stringMatching(/^Create a 3\/3/),
      expect.stringMatching(/^Splice onto instant or sorcery/),
      "Draw a card.",
      expect.stringMatching(/^Splice onto instant or sorcery/),
    ]);
  });
});
