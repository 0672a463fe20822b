import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { starter } from "@palimpsest/cards/Starter";
import { describe, expect, inject, it } from "vitest";
import { pages } from "../support/built.ts";

const { notice, date } = starter().origin;
const folded = (text: string): string => text.replace(/\s+/g, " ");
const read = (path: string): string =>
  folded(readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), "utf8"));

describe("the notice of the Fan Content Policy", () => {
  it("is the sentence that the policy asks for", () => {
    expect(notice).toContain(
      "is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards.",
    );
    expect(notice).toContain("©Wizards of the Coast LLC.");
  });

  it.each(pages)("stands on $path", ({ html }) => {
    expect(folded(html.replace(/<[^>]+>/g, " "))).toContain(notice);
  });

  it.each([
    "README.md",
    ...["core", "cards", "client", "scenarios"].map((name) => `packages/${name}/README.md`),
    "apps/cli/README.md",
  ])("stands in %s", (path) => {
    expect(read(path)).toContain(notice);
  });

  it("stands in the description of the API, with whose the card texts are", async () => {
    const { info } = await (await fetch(`${inject("origin")}/openapi.json`)).json();
    expect(info.description).toContain(notice);
    expect(info.description).toContain("property of Wizards of the Coast");
  });
});

describe("credits and licences", () => {
  const [, main = ""] = (pages.find(({ path }) => path === "/credits/")?.html ?? "").split("<main");
  const text = folded(main.replace(/<[^>]+>/g, ""));

  it.each([
    "Oracle text, card names and type lines are the property of Wizards of the Coast.",
    "All mana, tap, and card type symbol images are copyright Wizards of the Coast.",
    "The Mana font is licensed under the SIL Open Font Licence 1.1",
    "Mana’s CSS, LESS and Sass files are licensed under the MIT licence",
    `Oracle text as published by Wizards of the Coast, in Scryfall’s field names, of ${date}`,
  ])("say: %s", (sentence) => {
    expect(text.replaceAll("'", "’")).toContain(sentence);
  });

  it("come with the text of the licence of the fonts", async () => {
    const licence = await (await fetch(`${inject("origin")}/licences/OFL-1.1.txt`)).text();
    expect(licence).toContain("SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007");
    expect(licence).toContain("Mana, by Andrew Gioia");
  });

  it("name the version of Mana that is used", () => {
    const { version } = JSON.parse(read("apps/docs/node_modules/mana-font/package.json"));
    expect(text).toContain(`Mana ${version} by Andrew Gioia`);
  });
});
