import * as CardIndex from "@palimpsest/cards/CardIndex";
import { starter } from "@palimpsest/cards/Starter";
import * as Analysis from "@palimpsest/core/Analysis";
import type { Card } from "@palimpsest/core/Contract";
import { describe, expect, it } from "vitest";

const names = (card: Card) => CardIndex.names(card).map(({ key, kind }) => `${kind} ${key}`);

describe("names", () => {
  it("has the whole name, those of the faces, and the part before a comma", () => {
    const card_faces = [{ name: "Wax" }, { name: "Wane, the Moon" }];
    expect(names({ name: "Wax // Wane, the Moon", card_faces })).toEqual([
      "card waxwanethemoon",
      "face wax",
      "face wanethemoon",
      "short wane",
    ]);
    expect(names({ name: "Lim-Dûl, the Necromancer" })).toEqual(["card limdulthenecromancer", "short limdul"]);
  });

  it("tells a rebalanced card and a token", () => {
    expect(names({ name: "A-Blood Artist" })).toEqual(["alchemy bloodartist"]);
    expect(names({ name: "Goblin", layout: "token" })).toEqual(["token goblin"]);
    expect(names({ name: "Goblin", token: true })).toEqual(["token goblin"]);
  });

  it("has names that are printed in place of the card's", () => {
    const card = { name: "Zilortha, Strength Incarnate", flavor_name: "Godzilla, King of the Monsters" };
    expect(names({ ...card, printed_name: "哥斯拉" })).toEqual([
      "card zilorthastrengthincarnate",
      "flavor godzillakingofthemonsters",
      "printed 哥斯拉",
      "short zilortha",
    ]);
    const card_faces = [{ name: "A", printed_name: "B" }];
    expect(names({ name: "A", card_faces })).toEqual(["card a", "printed b"]);
  });

  it("has no key without a letter", () => {
    expect(CardIndex.names({ name: "+" })).toEqual([]);
  });
});

describe("uses", () => {
  it("counts each word in each of its roles", () => {
    const oracle_text = "Other Goblins get +1/+1.\nGoblins you control have mountainwalk. (They can't be blocked …)";
    expect(CardIndex.uses({ name: "Goblin King", type_line: "Creature — Goblin", oracle_text })).toEqual(
      [
        ["name", "Goblin", "name", 1, "self-name"],
        ["type_line", "Goblin", "type-line", 1, undefined],
        ["oracle_text", "Goblin", "rules", 2, undefined],
        ["oracle_text", "Mountain", "rules", 1, undefined],
      ].map(([field, word, context, count, reason]) => ({
        face: 0,
        field,
        class: word === "Mountain" ? "basic-land-type" : "creature-type",
        word,
        context,
        used: reason === undefined,
        reason,
        count,
      })),
    );
  });

  it("adds up to the analysis, for every card of the starter catalogue", () => {
    for (const card of starter().cards) {
      const total = CardIndex.uses(card).reduce((sum, { count }) => sum + count, 0);
      expect([card.name, total]).toEqual([card.name, Analysis.analyze(card).usages.length]);
    }
  });
});

describe("changers", () => {
  it("tells what could change a word", () => {
    expect(CardIndex.changers({ name: "X", type_line: "Creature — Elf" })).toEqual([
      "Artificial Evolution",
      "New Blood",
    ]);
  });
});

describe("texts", () => {
  it("has the faces a line each", () => {
    const card_faces = [
      { name: "A", type_line: "Instant", oracle_text: "Draw a card." },
      { name: "B", type_line: "Land" },
    ];
    expect(CardIndex.texts({ name: "A // B", card_faces })).toEqual({
      name: "A // B",
      type_line: "Instant\nLand",
      oracle_text: "Draw a card.\n",
    });
  });
});

describe("entry", () => {
  it("keeps what bears on the card, and says that a token is one", () => {
    const card = {
      name: "Goblin",
      layout: "token",
      type_line: "Token Creature — Goblin",
      power: "1",
      prices: { usd: "1" },
      card_faces: [{ name: "Goblin", colors: ["R"], artist: "somebody" }],
    };
    expect(CardIndex.entry(card)).toEqual({
      name: "Goblin",
      layout: "token",
      type_line: "Token Creature — Goblin",
      power: "1",
      token: true,
      card_faces: [{ name: "Goblin", colors: ["R"] }],
    });
  });

  it("changes no card of the starter catalogue", () => {
    for (const card of starter().cards) expect(CardIndex.entry(card)).toEqual(card);
  });
});

describe("textHash", () => {
  it("tells texts apart, and nothing else", () => {
    const card = { name: "A", type_line: "Instant", oracle_text: "Draw a card." };
    const hash = CardIndex.textHash(card);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(CardIndex.textHash({ ...card, legalities: { vintage: "legal" } })).toBe(hash);
    const { name, type_line, oracle_text } = card;
    for (const other of [
      { ...card, oracle_text: "Draw a card!" },
      { ...card, type_line: "Sorcery" },
      { ...card, type_line: `${type_line}${oracle_text}`, oracle_text: "" },
      { name, card_faces: [card, card] },
    ]) {
      expect(CardIndex.textHash(other)).not.toBe(hash);
    }
  });
});
