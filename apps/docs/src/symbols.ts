/** Symbols in braces, as Oracle text writes them: {2}, {U}, {T}. */

export type Token = { readonly text: string } | { readonly symbol: string; readonly spoken: string };

const spokenNames: Readonly<Record<string, string>> = {
  W: "white mana",
  U: "blue mana",
  B: "black mana",
  R: "red mana",
  G: "green mana",
  C: "colourless mana",
  T: "tap",
  Q: "untap",
};

const spoken = (symbol: string): string =>
  spokenNames[symbol] ?? (/^\d+$/.test(symbol) ? `${symbol} generic mana` : `${symbol} mana`);

export const tokens = (text: string): ReadonlyArray<Token> =>
  text
    .split(/(\{[^{}]{1,8}\})/)
    .filter((part) => part !== "")
    .map((part) => {
      if (!/^\{.*\}$/.test(part)) return { text: part };
      const symbol = part.slice(1, -1);
      return { symbol, spoken: spoken(symbol) };
    });
