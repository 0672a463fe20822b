import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { contract } from "../src/contract.ts";
import { anchor, catalogue, type Tag, typeOf } from "../src/problem.ts";
import { ask, evolution, origin, pointers, post, problemIn, query, send } from "./support.ts";

const limit = 262_144;
const body = JSON.stringify(evolution);

it("runs in workerd", () => {
  expect(navigator.userAgent).toBe("Cloudflare-Workers");
});

describe("methods", () => {
  const wrong = [
    ["DELETE", "/v1/apply", "GET, HEAD, POST, OPTIONS"],
    ["PUT", "/v1/apply", "GET, HEAD, POST, OPTIONS"],
    ["GET", "/v1/analyze", "POST, OPTIONS"],
    ["HEAD", "/v1/analyze", "POST, OPTIONS"],
    ["PATCH", "/v1/analyze", "POST, OPTIONS"],
    ["POST", "/v1/cards/Goblin%20King", "GET, HEAD, OPTIONS"],
    ["POST", "/health", "GET, HEAD, OPTIONS"],
  ] as const;
  it.each(wrong)("%s %s: 405, and Allow says %s", async (method, path, allow) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    if (method === "HEAD") return;
    expect(await problemIn(response)).toMatchObject({ tag: "MethodNotAllowed", allow: allow.split(", ") });
  });

  it.each([query(evolution), "/v1/cards/Goblin%20King", "/health"])("HEAD %s is GET without a body", async (path) => {
    const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
    expect(head.headers.get("content-type")).toBe("application/json");
  });

  it.each(["/v1/apply", "/v1/analyze", "/v1/cards/x", "/health"])("OPTIONS %s", async (path) => {
    const response = await ask(path, {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toBe(response.headers.get("allow"));
    expect(response.headers.get("access-control-allow-headers")).toContain("content-type");
  });
});

describe("paths", () => {
  it.each([
    "/nope",
    "/v1",
    "/v1/",
    "/v1/apply/",
    "/v1/nope",
    "/v1/cards/",
    "/v1/autocomplete/",
    "/health/x",
    "/__proto__",
  ])("%s: 404", async (path) => {
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const response = await ask(path, { method });
      expect(response.status).toBe(404);
      expect((await problemIn(response)).tag).toBe("NotFound");
    }
  });

  it("shows a person the site's page, with the same status", async () => {
    const site = await env.ASSETS.fetch(`${origin}/404`);
    const response = await ask("/nope", { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
    expect(response.status).toBe(404);
    expect(response.headers.get("vary")).toBe("accept");
    expect(response.headers.get("content-type")).toBe(
      site.ok ? "text/html; charset=utf-8" : "application/problem+json",
    );
    const endpoint = await ask("/v1/nope", { headers: { accept: "text/html" } });
    expect((await problemIn(endpoint)).tag).toBe("NotFound");
  });
});

describe("bodies", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "application/json; charset=latin1",
    "json",
    "",
  ])("of the type %j: 415", async (type) => {
    const response = await send("/v1/apply", new TextEncoder().encode(body), type);
    expect(response.status).toBe(415);
    expect(await problemIn(response)).toMatchObject({ tag: "UnsupportedMediaType", accepted: ["application/json"] });
  });

  it("without a type: 415", async () => {
    expect((await ask("/v1/apply", { method: "POST", body: new TextEncoder().encode(body) })).status).toBe(415);
  });

  it("that are packed: 415", async () => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    expect((await ask("/v1/apply", { method: "POST", headers, body })).status).toBe(415);
  });

  it.each(["", "{", "{'a':1}", "[1,]", "undefined", '{"a":1}x', "NaN", "\u0000", '"\u0001"'])(
    "%j: no JSON, 400",
    async (text) => {
      for (const path of ["/v1/apply", "/v1/analyze"]) {
        const response = await send(path, text);
        expect(response.status).toBe(400);
        expect((await problemIn(response)).tag).toBe("MalformedJson");
      }
    },
  );

  it("that are no UTF-8: 400", async () => {
    const problem = await problemIn(await send("/v1/apply", new Uint8Array([0x22, 0xff, 0xfe, 0x22])));
    expect([problem.status, problem.tag]).toEqual([400, "MalformedJson"]);
  });

  it.each(["null", "[]", "1", '"x"', "true", "1e999"])("%s: no object, 400", async (text) => {
    for (const path of ["/v1/apply", "/v1/analyze"]) {
      const problem = await problemIn(await send(path, text));
      expect([problem.status, problem.tag, ...pointers(problem)]).toEqual([400, "InvalidRequest", ""]);
    }
  });

  it("of more bytes than the limit: 413, which says the limit", async () => {
    const large = JSON.stringify({ name: "x".repeat(limit) });
    const whole = await send("/v1/analyze", large);
    const inParts = await send("/v1/analyze", new Blob([large]).stream());
    for (const response of [whole, inParts]) {
      expect(response.status).toBe(413);
      expect(await problemIn(response)).toMatchObject({ tag: "BodyTooLarge", limit: limit });
    }
  });

  it("of exactly the limit are read", async () => {
    const fields = Array.from({ length: 27 }, (_, i) => [`f${i}`, "x".repeat(i < 26 ? 9_990 : 1)]);
    const card = { name: "X", ...Object.fromEntries(fields) };
    const rest = limit - JSON.stringify(card).length;
    expect((await post("/v1/analyze", { ...card, f26: "x".repeat(1 + rest) })).status).toBe(200);
    expect((await post("/v1/analyze", { ...card, f26: "x".repeat(2 + rest) })).status).toBe(413);
  });
});

describe("issues of a body with two shapes", () => {
  const cases: ReadonlyArray<readonly [body: object, pointers: ReadonlyArray<string>]> = [
    [{ with: "Mind Bend" }, ["/card"]],
    [{ with: "Splice", cards: "Glacial Ray" }, ["/card", "/cards"]],
    [{ ...evolution, from: 1, to: null }, ["/from", "/to"]],
    [{ with: "Mind Bend", from: "a", to: "b", object: {} }, ["/card", "/object"]],
    [{ changes: [] }, ["/object"]],
    [{ object: {} }, ["/changes"]],
    [{ object: { name: 1, colors: "red" }, changes: [{}] }, ["/object/name", "/object/colors", "/changes/0/kind"]],
    [
      { object: { name: "X" }, changes: [{ kind: "replace-word" }, { kind: "replace" }] },
      ["/changes/0/class", "/changes/0/from", "/changes/0/to", "/changes/1/kind"],
    ],
    [{ object: [], changes: {} }, ["/object", "/changes"]],
    [{ ...evolution, card: { name: 1 } }, ["/card/name"]],
    [{ ...evolution, card: 1 }, ["/card"]],
    [
      { ...evolution, options: { grammar: "x", reminderText: "y", edition: 1 } },
      ["/options/edition", "/options/grammar", "/options/reminderText"],
    ],
  ];
  it.each(cases)("%j", async (sent, expected) => {
    const problem = await problemIn(await post("/v1/apply", sent));
    expect(problem.status).toBe(400);
    expect(pointers(problem).toSorted()).toEqual(expected.toSorted());
    expect(problem.errors.every(({ detail }) => detail.length > 0 && !detail.includes("Request"))).toBe(true);
  });

  it("name both shapes where neither is meant", async () => {
    const problem = await problemIn(await post("/v1/apply", {}));
    for (const name of ["object", "changes", "card", "with"]) expect(problem.detail).toContain(`"${name}"`);
  });

  it("are no more than a person can read", async () => {
    const problem = await problemIn(await post("/v1/apply", { object: {}, changes: Array(1_000).fill(1) }));
    expect(problem.errors.length).toBe(100);
    expect(problem.omitted).toBe(900);
  });
});

describe("headers", () => {
  it("let pages of any origin read every answer, and let no browser guess its type", async () => {
    const answers = [
      await ask("/health"),
      await ask(query(evolution)),
      await ask("/nope"),
      await ask("/nope", { headers: { accept: "text/html" } }),
      await ask("/health", { method: "DELETE" }),
      await ask("/v1/apply"),
      await send("/v1/apply", "null"),
      await send("/v1/apply", "x", "text/html"),
    ];
    for (const { headers } of answers) {
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-expose-headers")).toContain("x-request-id");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("content-security-policy")).toMatch(
        /default-src '(none|self)'.*frame-ancestors '(none|self)'/,
      );
    }
  });

  it("never give an input back as HTML", async () => {
    const script = "<script>alert(1)</script>";
    const answers = [
      await ask(`/v1/cards/${encodeURIComponent(script)}`, { headers: { accept: "text/html" } }),
      await ask(`/${encodeURIComponent(script)}`, { headers: { accept: "text/html" } }),
      await ask(query({ ...evolution, from: script }), { headers: { accept: "text/html" } }),
      await ask(query({ ...evolution, from: script }).replace("/v1/apply", "/p"), { headers: { accept: "text/html" } }),
    ];
    const pages = answers.filter(({ headers }) => headers.get("content-type")?.startsWith("text/html"));
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain("<script>alert(1)");
    expect(texts.at(-1)).toContain("&lt;script&gt;alert(1)");
  });
});

describe("the catalogue of problems", () => {
  const tags = Object.keys(catalogue) as Array<Tag>;

  it("gives each tag a type of its own", () => {
    expect(new Set(tags.map(typeOf)).size).toBe(tags.length);
  });

  it("is described on the page that the types refer to", async () => {
    const page = await env.ASSETS.fetch(`${origin}/problems`);
    const html = await page.text();
    for (const tag of tags) expect(html, tag).toContain(`id="${anchor(tag)}"`);
  });

  it("lets every endpoint state its statuses once", () => {
    for (const { errors } of Object.values(contract)) expect(new Set(errors).size).toBe(errors.length);
  });
});
