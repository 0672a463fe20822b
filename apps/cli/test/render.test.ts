import { lookup } from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Analysis from "@palimpsest/core/Analysis";
import * as Changer from "@palimpsest/core/Changer";
import type { Card, Outcome } from "@palimpsest/core/Contract";
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import * as Render from "../src/render.ts";
import { coloured, plain, printable } from "../src/style.ts";
import { wordCounts } from "../src/word-counts.ts";

const card = (name: string): Card => {
  const found = lookup(starter(), name);
  if (found === undefined) throw new Error(`The starter catalogue has no ${name}`);
  return found;
};

const evolved = (name: string, from: string, to: string): Outcome =>
  Effect.runSync(Changer.apply(card(name), [{ with: "Artificial Evolution", from, to }]));

const hacked = (from: string, to: string): Outcome =>
  Effect.runSync(Changer.apply(card("Bog Wraith"), [{ with: "Magical Hack", from, to }]));

describe("outcome", () => {
  it("shows every face, and changes the one that is up", () => {
    const lines = Render.outcome(evolved("Delver of Secrets", "human", "elf"), plain);
    expect(lines[1]).toBe("Creature — Elf Wizard");
    expect(lines.slice(lines.indexOf("//"), lines.indexOf("//") + 3)).toEqual([
      "//",
      "Insectile Aberration",
      "Creature — Human Insect",
    ]);
  });

  it("strikes out the old beside the new, within a compound without a gap", () => {
    const old = coloured.old;
    const now = coloured.new;
    const lines = Render.outcome(hacked("Swamp", "Island"), coloured).join("\n");
    expect(lines).toContain(`${old("Swamp")} ${now("Island")}walk (`);
    const typeLine = Render.outcome(evolved("Goblin King", "Goblin", "Elf"), coloured)[1];
    expect(typeLine).toBe(`Creature — ${old("Goblin")} ${now("Elf")}`);
  });

  it("says the same with and without colour, but for what it strikes out", () => {
    const outcome = hacked("Forest", "Island");
    const escapes = new RegExp(`${"\u001b"}\\[[0-9;]*m`, "g");
    expect(Render.outcome(outcome, coloured).map((line) => line.replace(escapes, ""))).toEqual(
      Render.outcome(outcome, plain),
    );
  });

  it("says so when no word changed", () => {
    const lines = Render.outcome(hacked("Forest", "Island"), plain);
    expect(lines.slice(lines.indexOf("Changed") + 1, lines.indexOf("Kept"))).toEqual(["  No word.", ""]);
  });

  it("lists notes with their rules, and what an effect waited for", () => {
    const outcome = evolved("Goblin King", "Goblin", "Elf");
    const [effect] = outcome.effects;
    if (effect === undefined) throw new Error("no effect");
    const lines = Render.outcome(
      {
        ...outcome,
        effects: [effect, { ...effect, id: "c2", waitedFor: [{ id: "c1", rule: "613.8b", why: "it depends on it" }] }],
        notes: [{ code: "x", message: "Mind this.", rule: "207.2a" }],
      },
      plain,
    );
    expect(lines).toContain("  Mind this. (207.2a)");
    expect(lines).toContain("     waited for c1: it depends on it (613.8b)");
  });
});

describe("analysis and words", () => {
  it("names the face of a card that has several", () => {
    const lines = Render.analysis(Analysis.analyze(card("Delver of Secrets")), plain);
    expect(lines[1]).toMatch(/Word +Class +Face +Where/);
    expect(lines.at(-1)).toMatch(/Insect +creature type +1 +type line +17-23/);
  });

  it("gives each word its class, place and rule", () => {
    const table = Render.analysis(Analysis.analyze(card("Goblin King")), plain).join("\n");
    expect(table).toMatch(/Goblins +creature type +rules text +6-13 +yes +612\.2/);
    expect(table).toMatch(/Goblin +creature type +name +0-6 +no: self-name +612\.2/);
  });

  it("counts uses, those in reminder text too", () => {
    expect(wordCounts(Analysis.analyze(card("Lord of Atlantis")))).toEqual({
      "color-word": [],
      "basic-land-type": [{ word: "Island", count: 2, inReminderText: 1 }],
      "creature-type": [{ word: "Merfolk", count: 2, inReminderText: 0 }],
    });
  });

  it("says so when there is no word", () => {
    const analysis = Analysis.analyze(card("Wear // Tear"));
    expect(Render.analysis(analysis, plain)).toHaveLength(2);
    expect(Render.words(analysis.name, wordCounts(analysis), plain)).toEqual([
      "Wear // Tear",
      "No word on it can change.",
    ]);
  });
});

describe("printable", () => {
  it("spells out what a terminal would obey", () => {
    expect(printable("a\u001b[31m\r\n\u009bé")).toBe("a\\x1b[31m\\x0d\n\\x9bé");
  });
});
