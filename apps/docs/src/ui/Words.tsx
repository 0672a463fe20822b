/** A run of text with its marked words: what is printed stands beneath what replaced it. */
import { useRef } from "preact/hooks";
import type { Piece } from "../pieces.ts";
import { Symbols } from "./Symbols.tsx";

export interface Marking {
  /** Verdicts of words in use, which no effect names; the other kept words only look like one. */
  readonly inUse: (verdict: number) => boolean;
  /** Where a verdict stands, and its reason. */
  readonly rowId: (verdict: number) => string;
  readonly whyId: (verdict: number) => string;
  readonly pointed: number | undefined;
  readonly onPoint: (verdict: number | undefined) => void;
  readonly onFollow: (verdict: number) => void;
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
  const pointing = (at: number | undefined) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") marking.onPoint(at);
  };
  return (
    <a
      class={was === undefined ? `word kept${marking.inUse(verdict) ? " used" : ""}` : "word changed"}
      href={`#${marking.rowId(verdict)}`}
      aria-describedby={marking.whyId(verdict)}
      data-word={verdict}
      onPointerEnter={pointing(verdict)}
      onPointerLeave={pointing(undefined)}
      onPointerDown={({ pointerType }) => {
        fresh.current = pointerType !== "mouse" && marking.pointed !== verdict;
      }}
      onFocus={() => marking.onPoint(verdict)}
      onBlur={() => marking.onPoint(undefined)}
      onClick={(event) => {
        event.preventDefault();
        if (fresh.current) event.currentTarget.focus({ preventScroll: true });
        else marking.onFollow(verdict);
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
