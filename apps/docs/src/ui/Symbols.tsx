import { tokens } from "../symbols.ts";

/** A text with its symbols drawn. */
export const Symbols = ({ text }: { readonly text: string }) => (
  <>
    {tokens(text).map((token, index) =>
      "text" in token ? (
        token.text
      ) : (
        <span key={index} class="symbol" role="img" aria-label={token.spoken}>
          {token.symbol}
        </span>
      ),
    )}
  </>
);
