import * as Changer from "@palimpsest/core/Changer";
import { ChangerInfo } from "@palimpsest/core/Contract";
import * as Lexicon from "@palimpsest/core/Lexicon";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import { describe, expect, it } from "vitest";
import { ask, problemIn } from "./support.ts";

const get = async (path: string): Promise<Record<string, unknown>> => {
  const response = await ask(path);
  expect(response.status, path).toBe(200);
  return response.json();
};

describe("GET /v1/changers", () => {
  it("lists every changer of core, with what it asks for", async () => {
    const { changers } = await get("/v1/changers");
    expect(changers).toEqual(Changer.changers.map(Changer.describe));
    expect(changers).toContainEqual(
      expect.objectContaining({ name: "Artificial Evolution", asks: ["from", "to"], classes: ["creature-type"] }),
    );
  });

  it("says of each what its schema has, and nothing else", async () => {
    const { changers } = await get("/v1/changers");
    for (const changer of changers as ReadonlyArray<object>) {
      expect(Object.keys(changer).filter((field) => !Object.hasOwn(ChangerInfo.fields, field))).toEqual([]);
    }
  });

  it("names no limit where any number of cards may take part", async () => {
    expect((await get("/v1/changers/Splice")).cards).toEqual({ zone: "hand" });
    expect((await get("/v1/changers/Exchange%20of%20Words")).cards).toMatchObject({ most: 1, targeted: true });
  });

  it.each(Changer.changers.map(({ name }) => name))("finds %s in any letter case", async (name) => {
    const found = await get(`/v1/changers/${encodeURIComponent(name.toUpperCase())}`);
    expect(found.name).toBe(name);
    expect(found).not.toHaveProperty("resolve");
  });

  it.each([
    ["Artifical%20Evolution", 404, "UnknownChanger", ["Artificial Evolution"]],
    ["constructor", 404, "UnknownChanger", []],
    ["__proto__", 404, "UnknownChanger", []],
    ["Magical%20Hacker", 422, "NotCoveredByRules", undefined],
    ["%20", 400, "InvalidRequest", undefined],
  ])("refuses %s", async (name, status, tag, suggestions) => {
    const problem = await problemIn(await ask(`/v1/changers/${name}`));
    expect([problem.status, problem.tag, problem.errors[0]?.parameter]).toEqual([status, tag, "name"]);
    expect(problem.suggestions).toEqual(suggestions);
  });
});

describe("GET /v1/lexicon/:class", () => {
  it.each(Lexicon.wordClasses)("has the words of core: %s", async (wordClass) => {
    const { words } = await get(`/v1/lexicon/${wordClass}`);
    expect(words).toEqual(Lexicon.words(wordClass).map(({ singular, plural }) => ({ singular, plural })));
  });

  it.each(["colour-word", "toString", "color-word/x"])("says which classes there are: %s", async (name) => {
    const problem = await problemIn(await ask(`/v1/lexicon/${name}`));
    expect([problem.status, problem.errors[0]?.parameter]).toEqual([400, "class"]);
    expect(problem.detail).toContain("creature-type");
  });
});

describe("GET /v1/rules/:number", () => {
  it("says what a rule is about, where it stands and who implements it", async () => {
    const rule = await get("/v1/rules/612.5");
    expect(rule).toMatchObject({
      number: "612.5",
      about: "Exchanged text boxes",
      edition: RulesEdition.newest,
      covers: [],
      modules: ["packages/core/src/text-change/ExchangeTextBoxes.ts"],
    });
    expect(Object.keys(rule.numbers as object)).toEqual([...RulesEdition.editions]);
    expect(rule.numbers).toMatchObject({ "2018-08-10": "612.1", "2026-09-25": "612.5" });
    expect(rule.scenarios).toBeGreaterThan(5);
  });

  it("reads a number as the edition has it", async () => {
    expect(await get("/v1/rules/612.6?edition=2018-08-10")).toMatchObject({ number: "612.7", edition: "2018-08-10" });
  });

  it("knows every rule that an outcome of the API cites", async () => {
    const { verdicts } = await get("/v1/apply?card=Goblin+King&with=Artificial+Evolution&from=Goblin&to=Elf");
    const cited = new Set((verdicts as ReadonlyArray<{ readonly rule: string }>).map(({ rule }) => rule));
    expect(cited.size).toBeGreaterThan(1);
    for (const rule of cited) expect((await get(`/v1/rules/${rule}`)).number).toBe(rule);
  });

  it.each([
    ["612-99", 404, "UnknownRule", "number"],
    ["999-9", 404, "UnknownRule", "number"],
    ["__proto__", 404, "UnknownRule", "number"],
    ["%3Cscript%3E", 404, "UnknownRule", "number"],
    ["612.2?edition=2001", 422, "UnknownEdition", "edition"],
    ["612.2?edition=2018-08-10&edition=2016-08-26", 400, "InvalidRequest", "edition"],
  ])("refuses %s", async (path, status, tag, parameter) => {
    const problem = await problemIn(await ask(`/v1/rules/${path}`));
    expect([problem.status, problem.tag, problem.errors[0]?.parameter]).toEqual([status, tag, parameter]);
  });

  it.each([
    ["612-2a", "612.2a"],
    ["612-and-more", "612.1"],
  ])("suggests what may be meant by %s", async (number, meant) => {
    expect((await problemIn(await ask(`/v1/rules/${number}`))).suggestions).toContain(meant);
  });
});
