/** A card's face as text: a leaf with what stands on it. */
import type { GameObject } from "@palimpsest/core/Contract";
import type { ComponentChildren } from "preact";
import { Symbols } from "./Symbols.tsx";

interface Props {
  readonly side: "printed" | "now";
  readonly caption: string;
  /** Only a screen reader says the caption: what stands around it says as much. */
  readonly captionHidden?: boolean;
  readonly card: Pick<GameObject, "mana_cost" | "power" | "toughness" | "loyalty" | "defense">;
  readonly name: ComponentChildren;
  readonly typeLine: ComponentChildren;
  /** Each in a paragraph of its own. */
  readonly text: ReadonlyArray<ComponentChildren>;
  readonly granted?: ReadonlyArray<string> | undefined;
  /** Unique on the page. */
  readonly id?: string | undefined;
  /** Stands below the leaf. */
  readonly children?: ComponentChildren;
}

export const Leaf = ({
  side,
  caption,
  captionHidden = false,
  card,
  name,
  typeLine,
  text,
  granted = [],
  id,
  children,
}: Props) => {
  const size = card.power === undefined ? (card.loyalty ?? card.defense) : `${card.power}/${card.toughness ?? ""}`;
  return (
    <figure class={`card-face ${side}`} id={id}>
      <figcaption class={captionHidden ? "sr-only" : undefined}>{caption}</figcaption>
      <div class="leaf">
        <div class="line title">
          <span class="name">{name}</span>
          {card.mana_cost && (
            <span class="cost">
              <Symbols text={card.mana_cost} />
            </span>
          )}
        </div>
        <div class="line type">
          <span>{typeLine}</span>
        </div>
        <div class="text">
          {text.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
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
      {children}
    </figure>
  );
};
