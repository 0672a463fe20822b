import { describe, expect, inject, it } from "vitest";
import { anchors, attributes, fileAt, pages } from "../support/built.ts";

const elements = "a|link|script|img|source|use|form|iframe";
const htmlAt = new Map(pages.map(({ path, html }) => [path, html]));
const anchorsAt = new Map(pages.map(({ path, html }) => [path, anchors(html)]));

interface Link {
  readonly path: string;
  readonly query: string;
  readonly hash: string;
}

/** The links of a page that stay on the site. */
const linksOf = (path: string, html: string): ReadonlyArray<Link> => {
  const base = new URL(path, "http://site.invalid");
  return [...attributes(html, elements, "href"), ...attributes(html, elements, "src")].flatMap((href) => {
    if (href.startsWith("data:")) return [];
    const { origin, pathname, search, hash } = new URL(href, base);
    return origin === base.origin ? [{ path: pathname, query: search, hash: hash.slice(1) }] : [];
  });
};

/** Pages whose fragment may hold a state, which they read themselves. */
const tools: ReadonlySet<string> = new Set(["/playground/", "/explorer/"]);

/** What is wrong with a link to a file of the site. */
const wrongWith = ({ path, hash }: Link): string | undefined => {
  const file = fileAt(path);
  if (file === undefined) return undefined;
  if (file.endsWith("index.html") && !path.endsWith("/")) return `${path} is a folder and wants a slash at its end`;
  const here = anchorsAt.get(path);
  if (hash === "" || here === undefined || (tools.has(path) && hash.startsWith("v1."))) return undefined;
  return here.has(decodeURIComponent(hash)) ? undefined : `${path} has no #${hash}`;
};

const all = pages.map(({ path, html }) => ({ path, links: linksOf(path, html) }));

describe("links within the site", () => {
  it("are found", () => {
    expect(htmlAt.size).toBeGreaterThan(40);
    expect(all.flatMap(({ links }) => links).length).toBeGreaterThan(1_000);
  });

  it.each(all)("of $path lead somewhere, and to anchors that are there", ({ links }) => {
    expect(links.flatMap((link) => wrongWith(link) ?? [])).toEqual([]);
  });

  it("that the Worker answers are answered", async () => {
    const addresses = new Set(
      all
        .flatMap(({ links }) => links)
        .flatMap(({ path, query }) => (fileAt(path) === undefined ? [path + query] : [])),
    );
    const answers = await Promise.all(
      [...addresses].map(async (address) => [address, (await fetch(inject("origin") + address)).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    expect(addresses.has("/p?card=Goblin+King&with=Artificial+Evolution&from=Goblin&to=Elf")).toBe(true);
  });
});

describe("links to other sites", () => {
  it("are encrypted, and none is loaded by a page", () => {
    const outside = pages.flatMap(({ html }) => attributes(html, "a", "href")).filter((href) => /^\w+:\/\//.test(href));
    const allowed = /^https:\/\/|^http:\/\/127\.0\.0\.1:8787/;
    expect(outside.filter((href) => !allowed.test(href))).toEqual([]);
    const loaded = pages.flatMap(({ html }) => attributes(html, "script|img|source|iframe", "src"));
    expect(loaded.filter((src) => /^(\w+:)?\/\//.test(src))).toEqual([]);
  });
});
