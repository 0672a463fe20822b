import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { projectFiles, root } from "../support/files.ts";

/** The pages of the site have links of their own kind, which `tests/site` follows. */
const documents = projectFiles().filter(({ path }) => path.endsWith(".md") && !path.startsWith("apps/docs/src/"));

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[`*]|\[|\]\([^)]*\)/g, "")
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "");

const anchorsIn = (path: string): ReadonlySet<string> => {
  const text = readFileSync(root + path, "utf8").replace(/^```[\s\S]*?^```/gm, "");
  return new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading)));
};

const linksIn = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const text = withoutCode(lines.join("\n"));
  const marked = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  const images = [...text.matchAll(/<img[^>]*\ssrc="([^"]+)"/g)].map(([, target = ""]) => target);
  return [...marked, ...images].filter((target) => !/^[a-z]+:/.test(target));
};

const wrongWith = (path: string, target: string): string | undefined => {
  const [file = "", anchor] = target.split("#");
  const there = file === "" ? path : posix.normalize(posix.join(posix.dirname(path), file));
  if (!existsSync(root + there)) return `${path}: ${target} is not there`;
  if (anchor === undefined || !there.endsWith(".md")) return undefined;
  return anchorsIn(there).has(anchor) ? undefined : `${path}: ${there} has no #${anchor}`;
};

describe("links of the Markdown files", () => {
  it("are found", () => {
    expect(documents.flatMap(({ lines }) => linksIn(lines)).length).toBeGreaterThan(50);
  });

  it.each(documents)("$path leads to files and headings that are there", ({ path, lines }) => {
    expect(linksIn(lines).flatMap((target) => wrongWith(path, target) ?? [])).toEqual([]);
  });
});
