import { lookup } from "@palimpsest/cards/Catalogue";
import { starter } from "@palimpsest/cards/Starter";
import { describe, expect, it } from "vitest";
import { html } from "../src/html.ts";
import { choose } from "../src/negotiation.ts";
import { style, styleHash } from "../src/pages.ts";
import { ask, evolution, problemIn, query } from "./support.ts";

const offered = ["application/json", "text/plain", "text/html"] as const;

describe("the form that a client would rather have", () => {
  it.each([
    [undefined, "application/json"],
    ["", "application/json"],
    ["*/*", "application/json"],
    ["text/plain", "text/plain"],
    ["TEXT/HTML ; Q=0.5", "text/html"],
    ["text/*", "text/plain"],
    ["application/*", "application/json"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"],
    ["text/plain;q=0.2, text/html;q=0.3", "text/html"],
    ["text/*;q=0.9, text/plain;q=0.1, */*;q=0.5", "text/html"],
    ["application/json;q=0, */*", "text/plain"],
    ["text/plain;charset=utf-8", "text/plain"],
    ["text/plain;q=2", "text/plain"],
    ["image/png", undefined],
    ["text/plain;q=0", undefined],
    ["*/*;q=0", undefined],
    [",,;;q", undefined],
    ["__proto__/constructor", undefined],
  ])("%s: %s", (accept, type) => {
    expect(choose(accept, offered)).toBe(type);
  });

  it("is found in a long header in no time", () => {
    const before = performance.now();
    expect(choose(`${"a/b;q=0.5,".repeat(100_000)}text/html`, offered)).toBeUndefined();
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});

const request = (accept: string) => ask(query(evolution), { headers: { accept } });
const sent = (accept: string, body: object) =>
  ask("/v1/apply", {
    method: "POST",
    headers: { accept, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe.each([
  ["GET", request],
  ["POST", (accept: string) => sent(accept, evolution)],
])("%s /v1/apply", (_, get) => {
  it("answers with the new text alone", async () => {
    const response = await get("text/plain");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("vary")).toBe("accept");
    expect(await response.text()).toBe(lookup(starter(), "Goblin King")?.oracle_text?.replace("Goblins", "Elves"));
  });

  it("answers with a piece of a page", async () => {
    const response = await get("text/html");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("vary")).toBe("accept");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const text = await response.text();
    expect(text).toContain("Creature — <del>Goblin</del> <ins>Elf</ins>");
    expect(text).toContain("Other <del>Goblins</del> <ins>Elves</ins> get +1/+1");
    expect(text).toMatch(/^<article class="palimpsest" lang="en">\n<section>\n<h2>Goblin King /);
    expect(text).toContain('<p class="size">2/2</p>');
  });

  it("answers with JSON where a client takes anything", async () => {
    for (const accept of ["*/*", "application/json", "application/*;q=0.1"]) {
      const response = await get(accept);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(response.headers.get("vary")).toBe("accept");
    }
  });

  it("says which forms there are where none is taken", async () => {
    const response = await get("image/png, application/xml;q=0.9");
    expect(response.status).toBe(406);
    expect(response.headers.get("vary")).toBe("accept");
    expect(await problemIn(response)).toMatchObject({ tag: "NotAcceptable", accepted: [...offered] });
  });
});

describe("a form that is kept", () => {
  it("has a tag of its own", async () => {
    const tags = await Promise.all(
      offered.map(async (accept) => {
        const response = await request(accept);
        await response.text();
        return response.headers.get("etag") ?? "";
      }),
    );
    expect(new Set(tags).size).toBe(3);
    for (const [index, accept] of offered.entries()) {
      const again = await ask(query(evolution), { headers: { accept, "if-none-match": tags[index] ?? "" } });
      expect([again.status, again.headers.get("vary")]).toEqual([304, "accept"]);
      const other = await ask(query(evolution), { headers: { accept, "if-none-match": tags[(index + 1) % 3] ?? "" } });
      expect(other.status).toBe(200);
    }
  });

  it("does not hide a problem", async () => {
    const response = await ask(query({ ...evolution, to: "Wall" }), { headers: { accept: "text/plain" } });
    expect((await problemIn(response)).tag).toBe("IllegalChoice");
  });
});

const hostile = [
  '<script>alert("x")</script>',
  "</textarea><img src=x onerror=alert(1)>",
  `"><svg onload='alert(1)'>`,
  "' onmouseover='alert(1)",
  "&lt;b&gt; &amp; ]]> <!-- --> <![CDATA[",
  "javascript:alert(1)",
  "{{7*7}} <%= 7*7 %>",
  "\u2028\u0000\u202eabc<\ud800>",
];

/** Tags that the markup of a card may have. */
const plain = /^<\/?(?:article|section|h2|span|p|br|del|ins)(?: (?:class="[a-z]+"|lang="en"))*>$/;

describe("what comes from outside is never markup", () => {
  it.each(hostile)("in a card: %#", async (text) => {
    const changer = "Artificial Evolution";
    const object = {
      name: `Goblin ${text}`,
      mana_cost: text,
      type_line: `Creature — Goblin ${text}`,
      oracle_text: `Goblins ${text}\n${text} Goblin`,
      power: text,
      toughness: text,
    };
    for (const card of [object, { ...object, card_faces: [object, object] }]) {
      const response = await sent("text/html", { card, with: changer, from: "Goblin", to: "Elf" });
      expect(response.status).toBe(200);
      const written = await response.text();
      for (const [tag] of written.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(plain);
      expect(written.match(/["']/g)?.length).toBe((written.match(/(?:class|lang)="[a-z]+"/g)?.length ?? 0) * 2);
    }
  });

  it.each(hostile)("in a page for a person: %#", async (text) => {
    for (const path of ["/p", "/embed"]) {
      const parameters = new URLSearchParams({ ...evolution, card: text, junk: text });
      const response = await ask(`${path}?${parameters}`, { headers: { accept: "text/html" } });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
      const written = await response.text();
      expect(written.replaceAll(/<style>[^<]*<\/style>/g, "")).not.toMatch(
        /<(?!\/?(?:!doctype|html|head|meta|title|style|body|main|h1|p|ul|li|footer|a)\b)/,
      );
    }
  });

  it.each(hostile)("in a name that stands in a page's own address: %#", async (text) => {
    const parameters = { card: "Grizzly Bears", with: "Name sticker", word: text.replaceAll(/\s/g, ""), after: "1" };
    const response = await ask(`/p?${new URLSearchParams(parameters)}`, { headers: { accept: "text/html" } });
    expect(response.status).toBe(200);
    const written = await response.text();
    expect(written.replaceAll(/<style>[^<]*<\/style>/g, "")).not.toMatch(
      /<(?!\/?(?:!doctype|html|head|meta|title|link|style|body|main|article|section|span|h1|h2|p|ul|li|br|del|ins|textarea|footer|a)\b)/,
    );
    for (const [, value = ""] of written.matchAll(/(?:href|content|src)="([^"]*)"/g)) {
      expect(value).not.toMatch(/[<>']|^javascript:/);
    }
  });

  it("in a template", () => {
    expect(html`<a title="${`"'<>&`}">${[html`<b>`, "<i>"]}${undefined}${7}</a>`.markup).toBe(
      '<a title="&quot;&#39;&lt;&gt;&amp;"><b>&lt;i&gt;7</a>',
    );
  });
});

const page = (path: string, parameters: Readonly<Record<string, string>> = evolution, accept = "text/html") =>
  ask(`${path}?${new URLSearchParams(parameters)}`, { headers: { accept } });

describe("GET /p", () => {
  it("is a page with text for previews and its own address", async () => {
    const response = await page("/p", { utm_source: "x", ...evolution, grammar: "" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const written = await response.text();
    const address = "http://edge.test/p?card=Goblin+King&amp;with=Artificial+Evolution&amp;from=Goblin&amp;to=Elf";
    expect(written).toContain("<title>Goblin King after Artificial Evolution</title>");
    expect(written).toContain('<meta property="og:title" content="Goblin King after Artificial Evolution">');
    expect(written).toMatch(/<meta property="og:description" content="Other Elves get \+1\/\+1/);
    expect(written).toContain(`<meta property="og:url" content="${address}">`);
    expect(written).toContain(`<link rel="canonical" href="${address}">`);
    expect(written).toContain("Wizards of the Coast");
    expect(written).toContain("&lt;iframe src=&quot;http://edge.test/embed?card=Goblin+King&amp;amp;with=");
  });

  it("gives each word its reason and its rule", async () => {
    const written = await (await page("/p")).text();
    expect(written).toContain('(<a href="/v1/rules/612.1">612.1</a>)');
    expect(written).toContain("is part of this object&#39;s own name");
  });

  it("is kept, and has a tag", async () => {
    const etag = (await page("/p")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\da-f]+"$/);
    const again = await ask(`/p?${new URLSearchParams(evolution)}`, {
      headers: { accept: "text/html", "if-none-match": etag },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toBe(
      (await page("/p")).headers.get("content-security-policy"),
    );
  });

  it.each([
    [{ ...evolution, card: "Goblin Kin" }, 404, "UnknownCard", "Goblin King"],
    [{ ...evolution, from: "Gobblin" }, 422, "UnknownWord", "Goblin"],
    [{ from: "x" }, 400, "InvalidRequest", "/card"],
  ])("tells a person what is wrong, and a program too: %j", async (parameters, status, tag, hint) => {
    const shown = await page("/p", parameters);
    expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
      status,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    expect(await shown.text()).toContain(hint);
    const problem = await problemIn(await page("/p", parameters, "application/problem+json, text/html;q=0.5"));
    expect([problem.status, problem.tag]).toEqual([status, tag]);
  });

  it("has no other form", async () => {
    expect(await problemIn(await page("/p", evolution, "application/json"))).toMatchObject({
      status: 406,
      accepted: ["text/html"],
    });
  });
});

describe("GET /embed", () => {
  it("may stand in a frame of any site, and runs nothing", async () => {
    const response = await page("/embed");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors *");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect((await page("/p")).headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const written = await response.text();
    expect(written).toContain("<ins>Elves</ins>");
    expect(written).toContain('href="http://edge.test/p?card=Goblin+King&amp;');
    expect(written).toContain("Wizards of the Coast");
    expect(written.length).toBeLessThan(4_000);
  });

  it("shows no frame to who can't be told what went wrong", async () => {
    const refused = await page("/embed", { ...evolution, card: "Goblin Kin" });
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain("Goblin King");
  });
});

it("the policy names the sheet that the pages have", async () => {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)));
  expect(styleHash).toBe(`sha256-${btoa(String.fromCharCode(...digest))}`);
  const written = await (await page("/p")).text();
  expect(written).toContain(`<style>${style}</style>`);
});

it("a card of two faces has the text of both", async () => {
  const parameters = { ...evolution, card: "Delver of Secrets", from: "Human", to: "Elf" };
  const text = await (await page("/v1/apply", parameters, "text/plain")).text();
  expect(text.split("\n//\n").length).toBe(2);
  const written = await (await page("/v1/apply", parameters)).text();
  expect(written.match(/<section>/g)?.length).toBe(2);
  expect(written).toContain("<del>Human</del> <ins>Elf</ins>");
});

it("a word in a compound has no gap before it", async () => {
  const card = { name: "X", type_line: "Instant", oracle_text: "Destroy target nonblack creature." };
  const written = await (await sent("text/html", { card, with: "Sleight of Mind", from: "black", to: "green" })).text();
  expect(written).toContain("target non<del>black</del><ins>green</ins> creature.");
});
