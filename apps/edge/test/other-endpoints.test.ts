import { lookup } from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Analysis from "@palimpsest/core/Analysis";
import * as CardNames from "@palimpsest/core/CardNames";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { ask, catalogue, pointers, post, problemIn } from "./support.ts";

const cardNames = CardNames.make(starter().names);

describe("POST /v1/analyze", () => {
  it.each(starter().cards.map((card) => [card.name, card] as const))("answers as core does: %s", async (_, card) => {
    const response = await post("/v1/analyze", card);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(Analysis.analyze(card, undefined, cardNames));
  });

  it("takes the name of a card for the card", async () => {
    const card = lookup(starter(), "Goblin King");
    const response = await post("/v1/analyze", { card: "goblin  king" });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(await (await post("/v1/analyze", card)).json());
    const problem = await problemIn(await post("/v1/analyze", { card: "Goblin Kin" }));
    expect([problem.status, problem.tag, pointers(problem), problem.suggestions]).toEqual([
      404,
      "UnknownCard",
      ["/card"],
      ["Goblin King"],
    ]);
  });

  it("lists every issue of a card", async () => {
    const problem = await problemIn(await post("/v1/analyze", { type_line: 1, card_faces: [{ oracle_text: [] }] }));
    expect(problem.status).toBe(400);
    expect(pointers(problem).toSorted()).toEqual([
      "/card_faces/0/name",
      "/card_faces/0/oracle_text",
      "/name",
      "/type_line",
    ]);
  });
});

describe("GET /v1/cards/:name", () => {
  it.each(["Goblin King", "gobLIN kíng", "Wear // Tear", "Insectile Aberration"])("finds %s", async (name) => {
    const card = lookup(starter(), name);
    expect(card).toBeDefined();
    for (const path of [`/v1/cards/${encodeURIComponent(name)}`, `/v1/cards/${encodeURI(name)}`]) {
      const response = await ask(path);
      expect(response.status, path).toBe(200);
      expect(await response.json()).toEqual(card);
    }
  });

  it("has an ETag", async () => {
    const etag = (await ask("/v1/cards/Goblin%20King")).headers.get("etag") ?? "";
    expect((await ask("/v1/cards/goblin%20king", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it("suggests names that may have been meant", async () => {
    const problem = await problemIn(await ask("/v1/cards/Artifical%20Evolution"));
    expect(problem).toMatchObject({ status: 404, tag: "UnknownCard", suggestions: ["Artificial Evolution"] });
    expect(problem.errors[0]).toMatchObject({ pointer: "/name", parameter: "name" });
  });

  it("does not take a blank name", async () => {
    expect(await problemIn(await ask("/v1/cards/%20"))).toMatchObject({ status: 400, errors: [{ parameter: "name" }] });
  });
});

describe("GET /health", () => {
  it("says what the service holds", async () => {
    const response = await ask("/health");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      status: "ok",
      version: manifest.version,
      cards: { count: starter().cards.length, date: starter().origin.date },
      catalogue,
      edition: "2026-09-25",
    });
  });
});
