import { readFileSync } from "node:fs";
import { starter } from "@palimpsest/cards/Starter";
import { describe, expect, it } from "vitest";
import { cutOut, file, styles } from "../scripts/mana-font.ts";
import { glyphs, tokens } from "../src/symbols.ts";

const symbolsIn = (text: string) => tokens(text).flatMap((token) => ("symbol" in token ? [token] : []));

describe("symbols", () => {
  it("are told from the text around them", () => {
    const said = tokens("{2}, {T}: Add {U}.").map((token) => ("text" in token ? token.text : token.spoken));
    expect(said).toEqual(["2 generic mana", ", ", "tap", ": Add ", "blue mana", "."]);
  });

  it("are spoken with every way to pay for them", () => {
    expect(symbolsIn("{W/U}{2/B}{R/P}{G/W/P}{X}{S}{C}").map(({ spoken }) => spoken)).toEqual([
      "white or blue mana",
      "2 generic or black mana",
      "red mana or 2 life",
      "green or white mana or 2 life",
      "X generic mana",
      "snow mana",
      "colourless mana",
    ]);
  });

  it("have a glyph for each way, and a colour", () => {
    expect(symbolsIn("{W}{B/R}{G/P}{2/U}{7}").map(({ glyphs: drawn, tones }) => [drawn, tones])).toEqual([
      [[glyphs.W], ["w"]],
      [
        [glyphs.B, glyphs.R],
        ["b", "r"],
      ],
      [[glyphs.P], ["g"]],
      [
        [glyphs["2"], glyphs.U],
        ["n", "u"],
      ],
      [[glyphs["7"]], ["n"]],
    ]);
  });

  it("that nobody knows are letters", () => {
    expect(symbolsIn("{HELLO}{}{{U}")).toMatchObject([
      { symbol: "HELLO", glyphs: [] },
      { symbol: "U", glyphs: [glyphs.U] },
    ]);
  });

  it("of the starter catalogue can all be drawn", () => {
    const undrawn = starter().cards.flatMap(({ oracle_text = "", mana_cost = "", card_faces = [] }) =>
      [oracle_text, mana_cost, ...card_faces.flatMap((face) => [face.oracle_text ?? "", face.mana_cost ?? ""])]
        .flatMap(symbolsIn)
        .filter((symbol) => symbol.glyphs.length === 0),
    );
    expect(undrawn).toEqual([]);
  });
});

describe("the font of the symbols", () => {
  it("has each at the place that Mana gives it", () => {
    const css = styles();
    const places = new Map(
      [...css.matchAll(/\.ms-([\w-]+)::before[^{]*\{\s*content: "\\(\w+)"/g)].map(([, name, code]) => [name, code]),
    );
    const nameOf: Readonly<Record<string, string>> = { T: "tap", Q: "untap", A: "acorn", TK: "ticket" };
    for (const [symbol, glyph] of Object.entries(glyphs)) {
      const name = nameOf[symbol] ?? symbol.toLowerCase();
      expect(places.get(name), name).toBe(glyph.codePointAt(0)?.toString(16));
    }
  });

  it("is what was cut out of Mana", async () => {
    expect(readFileSync(file).equals(await cutOut())).toBe(true);
  });
});
