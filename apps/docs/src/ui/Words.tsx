/** A run of text with its marked words: what is printed stands beneath what replaced it. */
import { useRef } from "preact/hooks";
import type { Piece } from "../pieces.ts";
import { Symbols } from "./Symbols.tsx";

export interface Marking {
  /** Verdicts of words in use, which no effect names; the other kept words only look like one. */
  readonly inUse: (verdict: number) => boolean;
  /** Where a verdict stands, and the id of its reason. */
  readonly href: (verdict: number) => string;
  readonly whyId: (verdict: number) => string;
  /** On a page that is alive: what pointing at a word does, and following it. */
  readonly alive?: {
    readonly pointed: number | undefined;
    readonly onPoint: (verdict: number | undefined) => void;
    readonly onFollow: (verdict: number) => void;
  };
}

const Word = ({
  piece,
  marking,
}: {
  readonly piece: Piece & { readonly verdict: number };
  readonly marking: Marking;
}) => {
  const { text, was, verdict } = piece;
  /** A finger can't point, so its first tap does; the next one follows. */
  const fresh = useRef(false);
  const { alive } = marking;
  const pointing = (at: number | undefined) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") alive?.onPoint(at);
  };
  return (
    <a
      class={was === undefined ? `word kept${marking.inUse(verdict) ? " used" : ""}` : "word changed"}
      href={marking.href(verdict)}
      aria-describedby={marking.whyId(verdict)}
      data-word={verdict}
      onPointerEnter={pointing(verdict)}
      onPointerLeave={pointing(undefined)}
      onPointerDown={({ pointerType }) => {
        fresh.current = pointerType !== "mouse" && alive?.pointed !== verdict;
      }}
      onFocus={() => alive?.onPoint(verdict)}
      onBlur={() => alive?.onPoint(undefined)}
      onClick={(event) => {
        if (alive === undefined) return;
        event.preventDefault();
        if (fresh.current) event.currentTarget.focus({ preventScroll: true });
        else alive.onFollow(verdict);
        fresh.current = false;
      }}
    >
      {was === undefined ? text : <Over text={text} was={was} />}
    </a>
  );
};

const Over = ({ text, was }: { readonly text: string; readonly was: string }) => (
  <>
    <ins>{text}</ins>
    <del>
      <span class="sr-only">, printed </span>
      {was}
    </del>
  </>
);

interface Props {
  readonly pieces: ReadonlyArray<Piece>;
  readonly marking?: Marking | undefined;
}

export const Words = ({ pieces, marking }: Props) => (
  <>
    {pieces.map((piece, index) => {
      const { text, was, verdict } = piece;
      if (verdict !== undefined && marking !== undefined) {
        return <Word key={index} piece={{ ...piece, verdict }} marking={marking} />;
      }
      return was === undefined ? (
        <Symbols key={index} text={text} />
      ) : (
        <span key={index} class="word changed">
          <Over text={text} was={was} />
        </span>
      );
    })}
  </>
);
