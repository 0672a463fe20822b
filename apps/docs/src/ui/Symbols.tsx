import { type Token, tokens } from "../symbols.ts";

type Drawn = Extract<Token, { readonly symbol: string }>;

const toned = ({ tones, glyphs }: Drawn): string =>
  [
    "symbol",
    ...tones.map((tone, index) => `${index === 0 ? "first" : "second"}-${tone}`),
    ...(glyphs.length === 0 ? ["letters"] : []),
  ].join(" ");

/** A text with its symbols drawn by the style sheet; what is copied is the symbol as text. */
export const Symbols = ({ text }: { readonly text: string }) => (
  <>
    {tokens(text).map((token, index) =>
      "text" in token ? (
        token.text
      ) : (
        <span
          key={index}
          class={toned(token)}
          role="img"
          aria-label={token.spoken}
          data-first={token.glyphs[0]}
          data-second={token.glyphs[1]}
        >
          <span>{`{${token.symbol}}`}</span>
        </span>
      ),
    )}
  </>
);
