/**
 * A face on a page that no script draws. Each word with a verdict is a link to it, and its reason stands at the foot of
 * the card while the word is pointed at or focused. The foot has room for one reason: that of the word pointed at, or
 * else of the focused one. A finger can't point, so its first tap focuses.
 */
import { explain } from "@palimpsest/core/Outcome";
import { Face, type FaceProps } from "./Face.tsx";

interface Props extends Omit<FaceProps, "marking" | "children"> {
  readonly id: string;
  /** Where a verdict stands. Without it, words are marked but lead nowhere. */
  readonly linkTo?: ((verdict: number) => string) | undefined;
}

export const FaceWithReasons = ({ linkTo, ...face }: Props) => {
  const { id, outcome } = face;
  if (linkTo === undefined) return <Face {...face} />;
  const noteId = (verdict: number): string => `${id}-note-${verdict}`;
  const shown = outcome.verdicts.map((_, index) => {
    const word = `[data-word="${index}"]`;
    return `#${id}:is(:has(${word}:hover), :not(:has([data-word]:hover)):has(${word}:focus)) #${noteId(index)}{visibility:visible}`;
  });
  const inUse = (verdict: number): boolean => outcome.verdicts[verdict]?.used === true;
  return (
    <Face {...face} marking={{ inUse, href: linkTo, whyId: noteId }}>
      <div class="foot" data-pagefind-ignore>
        <p class="hint pointing">Point at a marked word, or tab to it, to see why.</p>
        <p class="hint tapping">Tap a marked word to see why, and once more for its place among all words.</p>
        {outcome.verdicts.map((verdict, index) => (
          <p key={index} class="note" id={noteId(index)}>
            {explain(verdict)} <span class="rule">{verdict.rule}</span>
          </p>
        ))}
        <style dangerouslySetInnerHTML={{ __html: shown.join("") }} />
      </div>
    </Face>
  );
};
