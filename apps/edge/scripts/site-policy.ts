/** The Content-Security-Policy of the site: its own files, and the scripts that its pages hold, by their hashes. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Cloudflare cuts no line of a `_headers` file, it refuses it. */
const longestLine = 2_000;

const hash = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The scripts within a page. One that is loaded has no text. */
const scriptsIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text).filter((text) => text !== "");

/** The policy for the pages in a folder. */
export const sitePolicy = (folder: string): string => {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  const hashes = new Set(pages.flatMap((path) => scriptsIn(readFileSync(join(folder, path), "utf8")).map(hash)));
  const policy = [
    "default-src 'self'",
    // The search is compiled to WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${[...hashes].toSorted().join(" ")}`.trimEnd(),
    // Highlighted code has its colours in attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
  if (policy.length > longestLine - 100) {
    throw new Error(`The policy has ${policy.length} characters: ${hashes.size} scripts stand within pages.`);
  }
  return policy;
};
