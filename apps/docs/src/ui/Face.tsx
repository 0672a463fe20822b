/** One face of a card, as printed or as it reads now. */
import type { Outcome } from "@palimpsest/core/Contract";
import * as Pieces from "../pieces.ts";
import { Symbols } from "./Symbols.tsx";
import { type Marking, Words } from "./Words.tsx";

interface Props {
  readonly outcome: Outcome;
  readonly side: "printed" | "now";
  readonly caption: string;
  readonly marking?: Marking;
}

export const Face = ({ outcome, side, caption, marking }: Props) => {
  const object = side === "now" ? outcome.object : outcome.printed;
  const card = object.card_faces?.[object.face ?? 0] ?? object;
  const cut = side === "now" ? Pieces.now : Pieces.printed;
  const granted = side === "now" ? (object.granted ?? []) : [];
  const size = card.power === undefined ? (card.loyalty ?? card.defense) : `${card.power}/${card.toughness ?? ""}`;
  return (
    <figure class={`card-face ${side}`}>
      <figcaption>{caption}</figcaption>
      <div class="leaf">
        <div class="line title">
          <span class="name">
            <Words pieces={cut(outcome, "name")} marking={marking} />
          </span>
          {card.mana_cost && (
            <span class="cost">
              <Symbols text={card.mana_cost} />
            </span>
          )}
        </div>
        <div class="line type">
          <span>
            <Words pieces={cut(outcome, "type_line")} marking={marking} />
          </span>
        </div>
        <div class="text">
          {Pieces.paragraphs(cut(outcome, "oracle_text")).map((pieces, index) => (
            <p key={index}>
              <Words pieces={pieces} marking={marking} />
            </p>
          ))}
          {granted.map((ability) => (
            <p key={ability} class="granted">
              Granted: {ability}
            </p>
          ))}
        </div>
        {size !== undefined && (
          <div class="size">
            <span class="sr-only">{card.power === undefined ? "Loyalty or defense: " : "Power and toughness: "}</span>
            {size}
          </div>
        )}
      </div>
    </figure>
  );
};
