/** The card that a tool is about, and what is wrong with it. */
import type { Library } from "../cards/Library.ts";
import type { CardRef } from "../playground/State.ts";
import { CardChoice } from "./CardChoice.tsx";
import { isFetched } from "./tool.ts";

interface Props {
  readonly title: string;
  readonly card: CardRef;
  readonly library: Library;
  readonly seen: { readonly shown?: unknown; readonly problem?: string };
  readonly onCard: (card: CardRef) => void;
}

export const MainCard = ({ title, card, library, seen, onCard }: Props) => (
  <>
    <h2 id="the-card">{title}</h2>
    <CardChoice
      label="Card"
      card={card}
      library={library}
      invalid={seen.shown === undefined}
      describedBy="card-problem"
      onCard={onCard}
    />
    <p id="card-problem" class={`told${seen.problem === undefined ? "" : " refused"}`}>
      {isFetched(library, card) ? (seen.problem ?? library.about) : "The card is being fetched."}
    </p>
  </>
);
