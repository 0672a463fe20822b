/** One face of a card, as printed or as it reads now. */
import type { Outcome } from "@palimpsest/core/Contract";
import type { ComponentChildren } from "preact";
import * as Pieces from "../pieces.ts";
import { Leaf } from "./Leaf.tsx";
import { type Marking, Words } from "./Words.tsx";

export interface FaceProps {
  readonly outcome: Outcome;
  readonly side: "printed" | "now";
  readonly caption: string;
  readonly marking?: Marking | undefined;
  readonly id?: string | undefined;
  readonly children?: ComponentChildren;
}

export const Face = ({ outcome, side, caption, marking, id, children }: FaceProps) => {
  const object = side === "now" ? outcome.object : outcome.printed;
  const cut = side === "now" ? Pieces.now : Pieces.printed;
  return (
    <Leaf
      side={side}
      caption={caption}
      card={Pieces.faceUp(object)}
      name={<Words pieces={cut(outcome, "name")} marking={marking} />}
      typeLine={<Words pieces={cut(outcome, "type_line")} marking={marking} />}
      text={Pieces.paragraphs(cut(outcome, "oracle_text")).map((pieces, index) => (
        <Words key={index} pieces={pieces} marking={marking} />
      ))}
      granted={side === "now" ? object.granted : undefined}
      id={id}
    >
      {children}
    </Leaf>
  );
};
