import { starter } from "@palimpsest/cards/Starter";
import { describe, expect, it } from "vitest";
import { generated, scanned, subjectsOf, written } from "../../../packages/cards/test/support/search-suite.ts";
import { ask, pointers, problemIn } from "./support.ts";

interface Found {
  readonly cards: ReadonlyArray<{
    readonly name: string;
    readonly type_line: string;
    readonly card_faces?: ReadonlyArray<{ readonly name: string }>;
    readonly uses: unknown;
  }>;
  readonly next?: string;
  readonly catalogue: { readonly source: string; readonly date: string; readonly count: number; readonly note: string };
}

const searched = (parameters: Readonly<Record<string, string>>): Promise<Response> =>
  ask(`/v1/cards?${new URLSearchParams(parameters)}`);

const found = async (parameters: Readonly<Record<string, string>>): Promise<Found> => {
  const response = await searched(parameters);
  expect(response.status, JSON.stringify(parameters)).toBe(200);
  return response.json();
};

const completed = async (parameters: Readonly<Record<string, string>>) => {
  const response = await ask(`/v1/autocomplete?${new URLSearchParams(parameters)}`);
  expect(response.status).toBe(200);
  return response.json<Pick<Found, "catalogue"> & { readonly names: ReadonlyArray<string> }>();
};

describe("GET /v1/cards", () => {
  it("finds what a straight scan finds, page by page", async () => {
    const subjects = subjectsOf(starter().cards);
    for (const query of [...written, ...generated(40)]) {
      const names: Array<string> = [];
      let cursor: string | undefined;
      do {
        const page = await found({ query, limit: "30", ...(cursor === undefined ? {} : { cursor }) });
        expect(page.cards.length).toBeLessThanOrEqual(30);
        names.push(...page.cards.map(({ name }) => name));
        cursor = page.next;
      } while (cursor !== undefined);
      expect([query, names]).toEqual([query, scanned(query, subjects)]);
    }
  });

  it("tells the words that were asked for, each with its role", async () => {
    const { cards } = await found({ query: 'looks:black "black knight" -t:token' });
    expect(cards).toEqual([
      {
        name: "Black Knight",
        type_line: "Creature — Human Knight",
        oracle_text: expect.stringContaining("Protection from white"),
        uses: [
          {
            face: 0,
            field: "name",
            class: "color-word",
            word: "black",
            context: "name",
            used: false,
            reason: "self-name",
            count: 1,
          },
        ],
      },
    ]);
    const { cards: faces } = await found({ query: '"delver of secrets"' });
    expect(faces[0]).toMatchObject({ type_line: "Creature — Human Wizard // Creature — Human Insect", uses: [] });
    expect(faces[0]?.card_faces?.map(({ name }) => name)).toEqual(["Delver of Secrets", "Insectile Aberration"]);
  });

  it("has twenty cards on a page unless it is said, and says which cards were looked in", async () => {
    const { cards, next, catalogue } = await found({ query: "t:creature" });
    expect([cards.length, typeof next]).toEqual([20, "string"]);
    const { origin, cards: all } = starter();
    expect(catalogue).toMatchObject({ source: origin.source, date: origin.date, count: all.length });
    expect(catalogue.note).toContain("No cards were imported");
    expect((await found({ query: "uses:goblin t:land" })).cards).toEqual([]);
  });

  it("says where a query is wrong, in UTF-16 code units, and what may have been meant", async () => {
    const query = "o:\u{1f600}a t:instant uses:gobln";
    const problem = await problemIn(await searched({ query }));
    expect(problem).toMatchObject({
      status: 400,
      tag: "InvalidQuery",
      errors: [{ pointer: "/query", parameter: "query" }],
    });
    expect(query.slice(problem.offset as number, problem.end as number)).toBe("gobln");
    expect(problem.suggestions).toContain("Goblin");
    expect(problem.detail).toContain("Did you mean Goblin");
  });

  it.each([
    [{}, "/query"],
    [{ query: " " }, "/query"],
    [{ query: "goblin", limit: "0" }, "/limit"],
    [{ query: "goblin", limit: "101" }, "/limit"],
    [{ query: "goblin", limit: "ten" }, "/limit"],
    [{ query: "goblin", limit: "1.5" }, "/limit"],
    [{ query: "goblin", cursor: "x" }, "/cursor"],
    [{ query: "goblin", cursr: "x" }, "/cursr"],
    [{ query: "q".repeat(1_001) }, "/query"],
    [{ query: "a ".repeat(41) }, "/query"],
  ])("refuses %j", async (parameters, pointer) => {
    const problem = await problemIn(await searched(parameters as Record<string, string>));
    expect([problem.status, pointers(problem)]).toEqual([400, [pointer]]);
  });

  it("is cached like others", async () => {
    const first = await searched({ query: "uses:goblin" });
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toContain("max-age=");
    const again = await ask("/v1/cards?query=uses:goblin", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });
});

describe("GET /v1/autocomplete", () => {
  it("offers names by their beginning, then by what they hold, and if there is none by likeness", async () => {
    expect((await completed({ name: "goblin k" })).names).toEqual(["Goblin King"]);
    expect((await completed({ name: "insectile" })).names).toEqual(["Delver of Secrets // Insectile Aberration"]);
    expect((await completed({ name: "artifcial evoluton" })).names).toEqual(["Artificial Evolution"]);
    expect((await completed({ name: "qqqqqqqqqq" })).names).toEqual([]);
    expect((await completed({ name: "q".repeat(5_000) })).names).toEqual([]);
  });

  it("has ten names unless it is said, and says which cards were looked in", async () => {
    expect((await completed({ name: "s" })).names.length).toBe(10);
    expect((await completed({ name: "s", limit: "3" })).names.length).toBe(3);
    expect((await completed({ name: "s" })).catalogue.note).toContain("No cards were imported");
  });

  it.each([
    ["", "/name"],
    ["name=%20", "/name"],
    ["name=s&limit=51", "/limit"],
    ["name=s&limit=-1", "/limit"],
    ["name=s&name=t", "/name"],
  ])("refuses %j", async (query, pointer) => {
    const problem = await problemIn(await ask(`/v1/autocomplete?${query}`));
    expect([problem.status, pointers(problem)]).toEqual([400, [pointer]]);
  });
});
