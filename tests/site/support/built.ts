/** The built site, as the Worker serves it. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../../../apps/edge/public", import.meta.url));

/** The file behind a path of the site; none for what the Worker answers itself. */
export const fileAt = (path: string): string | undefined => {
  const file = join(root, decodeURIComponent(path));
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return file;
  const index = join(file, "index.html");
  return existsSync(index) ? index : undefined;
};

export interface Page {
  /** As in the address: `/rules/612/`. */
  readonly path: string;
  readonly html: string;
}

export const pages: ReadonlyArray<Page> = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html"))
  .toSorted()
  .map((file) => ({
    path: `/${file.replaceAll("\\", "/").replace(/(?<=^|\/)index\.html$/, "")}`,
    html: readFileSync(join(root, file), "utf8"),
  }));

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Values of an attribute on elements with one of these names. */
export const attributes = (html: string, elements: string, name: string): ReadonlyArray<string> =>
  [...html.matchAll(new RegExp(`<(?:${elements})\\b[^>]*?\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "g"))].map(
    ([, double, single, bare]) => unescaped(double ?? single ?? bare ?? ""),
  );

/** The anchors that a page has. */
export const anchors = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/g)].map(([, quoted, bare]) => unescaped(quoted ?? bare ?? "")),
  );

const isLoadedAtOnce = (tag: string): boolean => /rel="?stylesheet/.test(tag) || /rel="?modulepreload/.test(tag);

/** Scripts that a script imports at once. Those that it imports later, by a call, are not loaded with the page. */
const importsOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(file, "utf8").matchAll(/(?:^|[;}\s])(?:import|export)(?:[^"'();]*?from)?\s*"(\.[^"]+)"/g)].map(
    ([, path = ""]) => join(dirname(file), path),
  );

/** The files that a page loads at once besides itself: style sheets and scripts, without fonts and pictures. */
const loadedBy = (html: string): ReadonlySet<string> => {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag).filter(isLoadedAtOnce);
  const paths = [...attributes(links.join(""), "link", "href"), ...attributes(html, "script", "src")];
  const files = new Set(paths.map((path) => fileAt(path) ?? path));
  for (const file of files) {
    if (file.endsWith(".js")) for (const each of importsOf(file)) files.add(each);
  }
  return files;
};

/** Bytes with gzip of the first load of a page, without fonts. */
export const weight = ({ html }: Page): number =>
  [...loadedBy(html)].reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, gzipSync(html).length);
