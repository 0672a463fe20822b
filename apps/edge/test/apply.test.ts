import { lookup } from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import * as Changer from "@palimpsest/core/Changer";
import type { ApplyRequest } from "@palimpsest/core/Contract";
import * as Outcome from "@palimpsest/core/Outcome";
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { ask, catalogue, evolution, pointers, post, problemIn, query } from "./support.ts";

const goblinKing = lookup(starter(), "Goblin King");
if (goblinKing === undefined) throw new Error("Goblin King is not in the catalogue.");
const ofWhole = Effect.runSync(Changer.apply(goblinKing, [evolution]));
const expected = { ...ofWhole, catalogue };

const changes: ApplyRequest = {
  object: { name: "Terror", type_line: "Instant", oracle_text: "Destroy target nonartifact, nonblack creature." },
  changes: [{ kind: "replace-word", class: "color-word", from: "black", to: "green" }],
};

describe("POST /v1/apply", () => {
  it("makes Goblin King lord over Elves", async () => {
    const response = await post("/v1/apply", evolution);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    const { object, printed } = await response.json<typeof expected>();
    expect(object.oracle_text).toMatch(/^Other Elves get \+1\/\+1 and have mountainwalk\./);
    expect(object.type_line).toBe("Creature — Elf");
    expect(object.name).toBe("Goblin King");
    expect(printed).toEqual(goblinKing);
  });

  it("answers as core does: a changer on a name", async () => {
    expect(await (await post("/v1/apply", evolution)).json()).toEqual(expected);
  });

  it("answers as core does: a changer on a whole object", async () => {
    const { card: _, ...casting } = evolution;
    expect(await (await post("/v1/apply", { ...casting, card: goblinKing })).json()).toEqual(ofWhole);
  });

  it("answers as core does: bare changes", async () => {
    expect(await (await post("/v1/apply", changes)).json()).toEqual(Effect.runSync(Outcome.evaluate(changes)));
  });

  it("passes options on", async () => {
    const request = {
      ...changes,
      options: { edition: "2018-10-05", grammar: "literal", reminderText: "keep" },
    } as const;
    expect(await (await post("/v1/apply", request)).json()).toEqual(Effect.runSync(Outcome.evaluate(request)));
  });

  it("keeps fields that it does not know", async () => {
    const object = { ...changes.object, prices: { usd: "1.00" }, π: [null, { "a/b": 1 }] };
    const answer = await (await post("/v1/apply", { ...changes, object })).json<{ object: unknown }>();
    expect(answer.object).toEqual({ ...object, oracle_text: "Destroy target nonartifact, nongreen creature." });
  });

  it("takes JSON in its other spellings", async () => {
    for (const type of ["application/json; charset=utf-8", 'APPLICATION/JSON;charset="UTF-8"', "application/ld+json"]) {
      const response = await ask("/v1/apply", {
        method: "POST",
        headers: { "content-type": type },
        body: `\uFEFF${JSON.stringify(evolution)}`,
      });
      expect(response.status, type).toBe(200);
    }
  });
});

describe("errors of the operation", () => {
  const cases: ReadonlyArray<readonly [body: object, status: number, tag: string, pointer: string]> = [
    [{ ...evolution, card: "Goblin Kin" }, 404, "UnknownCard", "/card"],
    [{ ...evolution, with: "Artifical Evolution" }, 404, "UnknownChanger", "/with"],
    [{ ...evolution, from: "Gobblin" }, 422, "UnknownWord", "/from"],
    [{ ...evolution, to: "Elff" }, 422, "UnknownWord", "/to"],
    [{ ...evolution, to: "Wall" }, 422, "IllegalChoice", "/to"],
    [{ ...evolution, to: "goblins" }, 422, "IllegalChoice", "/to"],
    [{ ...evolution, from: "red", to: "blue" }, 422, "IllegalChoice", "/from"],
    [{ ...evolution, card: { name: "X", zone: "graveyard" } }, 422, "IllegalTarget", "/card"],
    [{ card: "Goblin King", with: "Artificial Evolution" }, 422, "MissingChoice", "/from"],
    [{ card: "Goblin King", with: "Artificial Evolution", from: "Goblin" }, 422, "MissingChoice", "/to"],
    [{ card: "Goblin King", with: "Name sticker", word: "Space" }, 422, "MissingChoice", "/after"],
    [{ card: "Goblin King", with: "Name sticker", word: "Space", after: 3 }, 422, "IllegalChoice", "/after"],
    [{ card: "Goblin King", with: "Name sticker", word: "___", after: 0 }, 422, "IllegalChoice", "/word"],
    [{ card: "Goblin King", with: "Exchange of Words" }, 422, "MissingChoice", "/cards"],
    [{ card: "Goblin King", with: "Exchange of Words", cards: ["Blood Moon"] }, 422, "IllegalTarget", "/card"],
    [{ card: "Kodama's Might", with: "Splice", cards: ["Glacial Rey"] }, 404, "UnknownCard", "/cards/0"],
    [{ card: "Kodama's Might", with: "Splice", cards: ["Glacial Ray", {}] }, 422, "InvalidObject", "/cards/1/name"],
    [{ card: "Kodama's Might", with: "Splice", cards: ["Goblin King"] }, 422, "IllegalChoice", "/cards"],
    [{ card: "Goblin King", with: "Overload" }, 422, "IllegalTarget", "/card"],
    [{ card: "Terror", with: "Overload" }, 422, "IllegalChoice", "/with"],
    [{ card: "Goblin King", with: "More or Less" }, 422, "NotCoveredByRules", "/with"],
    [{ ...evolution, card: { type_line: "Creature" } }, 422, "InvalidObject", "/card/name"],
    [{ ...evolution, options: { edition: "1993-08-05" } }, 422, "UnknownEdition", "/options/edition"],
    [{ ...changes, object: { ...changes.object, lang: "de" } }, 422, "InvalidObject", "/object/lang"],
    [{ ...changes, object: { ...changes.object, face: 3 } }, 422, "InvalidObject", "/object/face"],
    [{ ...changes, options: { edition: "soon" } }, 422, "UnknownEdition", "/options/edition"],
    [{ ...changes, changes: [{ ...changes.changes[0], to: "purple" }] }, 422, "UnknownWord", "/changes/0/to"],
    [
      { ...changes, changes: [changes.changes[0], { ...changes.changes[0], to: "black" }] },
      422,
      "IllegalChoice",
      "/changes/1/to",
    ],
  ];
  it.each(cases)("%j: %i %s at %s", async (body, status, tag, pointer) => {
    const response = await post("/v1/apply", body);
    expect(response.status).toBe(status);
    const problem = await problemIn(response);
    expect([problem.tag, ...pointers(problem)]).toEqual([tag, pointer]);
  });

  it("carry the fields of the error", async () => {
    expect(await problemIn(await post("/v1/apply", { ...evolution, card: "Goblin Kin" }))).toMatchObject({
      type: "/problems#unknown-card",
      input: "Goblin Kin",
      suggestions: expect.arrayContaining(["Goblin King"]),
    });
    expect(await problemIn(await post("/v1/apply", { ...evolution, to: "Wall" }))).toMatchObject({ rule: "608.2d" });
    expect(await problemIn(await post("/v1/apply", { ...changes, options: { edition: "x" } }))).toMatchObject({
      known: expect.arrayContaining(["2026-09-25"]),
    });
  });

  it("do not repeat a long input in full", async () => {
    const problem = await problemIn(await post("/v1/apply", { ...evolution, from: "x".repeat(200_000) }));
    expect(JSON.stringify(problem).length).toBeLessThan(2000);
  });
});

describe("changers that ask for no words", () => {
  const textOf = async (body: object) => {
    const response = await post("/v1/apply", body);
    expect(response.status).toBe(200);
    return (await response.json<{ object: { oracle_text: string } }>()).object.oracle_text;
  };

  it("a keyword of the card, and words that it does not ask for", async () => {
    const overloaded = /^Return each nonland permanent/;
    expect(await textOf({ card: "Cyclonic Rift", with: "overload" })).toMatch(overloaded);
    expect(await textOf({ card: "Cyclonic Rift", with: "overload", from: "x", to: "y" })).toMatch(overloaded);
  });

  it("cards beside it, by name or whole, by POST or GET", async () => {
    const ray = lookup(starter(), "Glacial Ray");
    const spliced = await textOf({ card: "Kodama's Might", with: "Splice", cards: ["Glacial Ray"] });
    expect(spliced).toContain("\nKodama's Might deals 2 damage to any target.\n");
    expect(await textOf({ card: "Kodama's Might", with: "Splice", cards: [ray] })).toBe(spliced);
    const got = await ask(query({ card: "Kodama's Might", with: "Splice", cards: "Glacial Ray" }));
    expect((await got.json<{ object: { oracle_text: string } }>()).object.oracle_text).toBe(spliced);
  });

  it("a sticker's place that is no number is named", async () => {
    const problem = await problemIn(
      await ask(query({ card: "Goblin King", with: "Name sticker", word: "Big", after: "x" })),
    );
    expect([problem.status, ...pointers(problem)]).toEqual([400, "/after"]);
  });
});

describe("GET /v1/apply", () => {
  it("answers as POST does", async () => {
    const response = await ask(query(evolution));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(expected);
  });

  it("takes options", async () => {
    const response = await ask(
      query({ ...evolution, edition: "2018-10-05", grammar: "literal", reminderText: "keep" }),
    );
    const options = { edition: "2018-10-05", grammar: "literal", reminderText: "keep" } as const;
    expect(await response.json()).toEqual({
      ...Effect.runSync(Changer.apply(goblinKing, [evolution], options)),
      catalogue,
    });
  });

  it("takes a blank option as none", async () => {
    expect(await (await ask(query({ ...evolution, edition: "", grammar: " " }))).json()).toEqual(expected);
  });

  it("may be kept, and asked for again", async () => {
    const first = await ask(query(evolution));
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\da-f]+"$/);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const again = await ask(query(evolution), { headers: { "if-none-match": tag } });
      expect(again.status, tag).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
      expect(again.headers.get("access-control-allow-origin")).toBe("*");
    }
    expect((await ask(query(evolution), { headers: { "if-none-match": '"x"' } })).status).toBe(200);
    expect((await ask(query({ ...evolution, to: "Merfolk" }))).headers.get("etag")).not.toBe(etag);
  });

  it("names each parameter that is missing or blank", async () => {
    for (const path of ["/v1/apply", "/v1/apply?card=&with=&from=&to=", "/v1/apply?card=%20&with=%09&from&to=+"]) {
      const response = await ask(path);
      expect(response.status, path).toBe(400);
      const problem = await problemIn(response);
      expect(problem.errors.map(({ parameter }) => parameter)).toEqual(["card", "with"]);
      expect(pointers(problem)).toEqual(["/card", "/with"]);
    }
  });

  it("does not choose between two values of a parameter", async () => {
    const problem = await problemIn(await ask(`${query(evolution)}&to=Merfolk`));
    expect([problem.status, ...pointers(problem)]).toEqual([400, "/to"]);
  });

  it("names a parameter with a value that it does not take", async () => {
    const problem = await problemIn(await ask(query({ ...evolution, grammar: "loose" })));
    expect([problem.status, ...pointers(problem)]).toEqual([400, "/grammar"]);
    expect(problem.detail).toContain('"adjusted" or "literal"');
  });

  it("places errors among the parameters", async () => {
    const where = async (change: object) => {
      const { status, tag, errors } = await problemIn(await ask(query({ ...evolution, ...change })));
      return [status, tag, errors[0]?.parameter];
    };
    expect(await where({ card: "Goblin Kin" })).toEqual([404, "UnknownCard", "card"]);
    expect(await where({ with: "Mind Bent" })).toEqual([404, "UnknownChanger", "with"]);
    expect(await where({ to: "Wall" })).toEqual([422, "IllegalChoice", "to"]);
    expect(await where({ edition: "1993-08-05" })).toEqual([422, "UnknownEdition", "edition"]);
  });
});
