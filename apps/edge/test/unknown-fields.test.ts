import { describe, expect, it } from "vitest";
import { ask as get, post, problemIn } from "./support.ts";

const evolution = { card: "Goblin King", with: "Artificial Evolution", from: "Goblin", to: "Elf" };
const goblin = { name: "A", type_line: "Creature — Goblin", oracle_text: "Goblins have flying." };
const change = { kind: "replace-word", class: "creature-type", from: "Goblin", to: "Elf" };
const changes = { object: goblin, changes: [change] };
const noField = "There is no field of this name.";

describe("a field that a body does not have", () => {
  it.each([
    [{ ...evolution, options: { gramar: "literal" } }, "/options/gramar", `${noField} Did you mean "grammar"?`],
    [{ ...changes, options: { ordring: "x" } }, "/options/ordring", noField],
    [{ ...evolution, optoins: {} }, "/optoins", `${noField} Did you mean "options"?`],
    [{ ...evolution, form: "Goblin" }, "/form", `${noField} Did you mean "from" or "word"?`],
    [{ ...changes, object_s: {} }, "/object_s", `${noField} Did you mean "objects" or "object"?`],
    [{ ...changes, changes: [{ ...change, clas: "x" }] }, "/changes/0/clas", `${noField} Did you mean "class"?`],
  ])("is named, with the one that was meant: %j", async (body, pointer, detail) => {
    const problem = await problemIn(await post("/v1/apply", body));
    expect([problem.status, problem.tag]).toEqual([400, "InvalidRequest"]);
    expect(problem.errors).toEqual([{ pointer, detail }]);
  });

  it("is named in a scenario, too", async () => {
    const scenario = { title: "x", rules: ["612.1"], objects: { a: goblin }, steps: [], expect: [{ object: "a" }] };
    const wrong = { ...scenario, expect: [{ object: "a", oracel_text: "" }], option: {} };
    const problem = await problemIn(await post("/v1/scenarios", wrong));
    expect(problem.errors).toEqual([
      { pointer: "/option", detail: `${noField} Did you mean "options"?` },
      { pointer: "/expect/0/oracel_text", detail: `${noField} Did you mean "oracle_text"?` },
    ]);
  });

  it("is kept where it is a card's", async () => {
    const card = { ...goblin, oracle_id: "x", card_faces: [{ ...goblin, artist: "x" }] };
    for (const [path, body] of [
      ["/v1/analyze", { ...card, nmae: "x" }],
      ["/v1/apply", { ...evolution, card }],
      ["/v1/apply", { ...changes, object: card, objects: { b: card } }],
    ] as const) {
      expect((await post(path, body)).status).toBe(200);
    }
  });
});

describe("a parameter that an address does not have", () => {
  const address = `/v1/apply?${new URLSearchParams(evolution)}`;

  it.each([
    ["gramar=literal", "gramar", "grammar"],
    ["reminder_text=keep", "reminder_text", "reminderText"],
    ["Edition=2018-08-10", "Edition", "edition"],
  ])("is named where one of the options was meant: %s", async (query, parameter, meant) => {
    // The right one is known by now: what is misspelt does not find it.
    expect((await get(address)).status).toBe(200);
    const problem = await problemIn(await get(`${address}&${query}`));
    expect([problem.status, problem.tag]).toEqual([400, "InvalidRequest"]);
    expect(problem.errors).toEqual([
      { pointer: `/${parameter}`, parameter, detail: `There is no parameter of this name. Did you mean "${meant}"?` },
    ]);
  });

  it("is let be where it is somebody else's", async () => {
    expect((await get(`${address}&utm_source=x&fbclid=y&width=300`)).status).toBe(200);
  });
});
