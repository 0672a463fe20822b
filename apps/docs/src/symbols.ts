/** Symbols in braces, as Oracle text writes them: {2}, {U}, {T}. They are drawn with glyphs of the Mana font. */

/** A symbol: one glyph, or two for one that may be paid in two ways. Without a glyph its letters are shown. */
interface CardSymbol {
  readonly symbol: string;
  readonly spoken: string;
  readonly glyphs: ReadonlyArray<string>;
  /** Colours of the disc behind it: `w`, `u`, `b`, `r`, `g`, or `n` for none of them. */
  readonly tones: ReadonlyArray<string>;
}

export type Token = { readonly text: string } | CardSymbol;

/** By symbol, its place in the Mana font. `P` is the Phyrexian symbol, which stands with a colour. */
export const glyphs: Readonly<Record<string, string>> = {
  W: "\ue600",
  U: "\ue601",
  B: "\ue602",
  R: "\ue603",
  G: "\ue604",
  "0": "\ue605",
  "1": "\ue606",
  "2": "\ue607",
  "3": "\ue608",
  "4": "\ue609",
  "5": "\ue60a",
  "6": "\ue60b",
  "7": "\ue60c",
  "8": "\ue60d",
  "9": "\ue60e",
  "10": "\ue60f",
  "11": "\ue610",
  "12": "\ue611",
  "13": "\ue612",
  "14": "\ue613",
  "15": "\ue614",
  "16": "\ue62a",
  "17": "\ue62b",
  "18": "\ue62c",
  "19": "\ue62d",
  "20": "\ue62e",
  "100": "\ue900",
  "1000000": "\ue901",
  X: "\ue615",
  Y: "\ue616",
  Z: "\ue617",
  P: "\ue618",
  S: "\ue619",
  T: "\ue61a",
  Q: "\ue61b",
  CHAOS: "\ue61d",
  C: "\ue904",
  E: "\ue907",
  A: "\ue929",
  TK: "\ue9c4",
};

const names: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colourless",
  S: "snow",
};

const others: Readonly<Record<string, string>> = {
  T: "tap",
  Q: "untap",
  E: "energy counter",
  TK: "ticket counter",
  A: "acorn",
  CHAOS: "chaos",
};

const way = (part: string): string =>
  part === "P" ? "2 life" : /^\d+$/.test(part) || /^[XYZ]$/.test(part) ? `${part} generic` : (names[part] ?? part);

const spoken = (symbol: string): string => {
  const other = others[symbol];
  if (other !== undefined) return other;
  const ways = symbol.split("/").map(way);
  const mana = ways.filter((each) => each !== "2 life");
  return [`${mana.join(" or ")} mana`, ...(mana.length < ways.length ? ["2 life"] : [])].join(" or ");
};

const toneOf = (part: string): string => (/^[WUBRG]$/.test(part) ? part.toLowerCase() : "n");

/** What is drawn of it: nothing where a glyph is not known. */
const drawn = (symbol: string): Pick<CardSymbol, "glyphs" | "tones"> => {
  const parts = symbol.split("/");
  const colours = parts.length > 1 ? parts.filter((part) => part !== "P") : parts;
  const tones = colours.map(toneOf);
  const found = colours.map((part) => glyphs[parts.includes("P") && parts.length > 1 ? "P" : part]);
  const all = found.filter((glyph) => glyph !== undefined);
  return all.length === found.length && all.length <= 2 ? { glyphs: all, tones } : { glyphs: [], tones: ["n"] };
};

export const tokens = (text: string): ReadonlyArray<Token> =>
  text
    .split(/(\{[^{}]{1,8}\})/)
    .filter((part) => part !== "")
    .map((part) => {
      if (!/^\{.*\}$/.test(part)) return { text: part };
      const symbol = part.slice(1, -1);
      return { symbol, spoken: spoken(symbol), ...drawn(symbol) };
    });
