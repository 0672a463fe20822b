/** The Mana font, and the part of it that the site ships: the symbols that stand on cards. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { glyphs } from "../src/symbols.ts";

const require = createRequire(import.meta.url);

/** Where the part lies. */
export const file = fileURLToPath(new URL("../src/assets/mana-symbols.woff2", import.meta.url));

export const styles = (): string => readFileSync(require.resolve("mana-font/css/mana.css"), "utf8");

export const cutOut = (): Promise<Buffer> =>
  subsetFont(readFileSync(require.resolve("mana-font/fonts/mana.woff2")), Object.values(glyphs).join(""), {
    targetFormat: "woff2",
  });
