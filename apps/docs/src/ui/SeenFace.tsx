/** A face of a card as printed, with words marked by what they are: in use, or only looking like it. */
import type { Usage } from "@palimpsest/core/Contract";
import { decisions } from "@palimpsest/core/Explanation";
import * as RulesEdition from "@palimpsest/core/RulesEdition";
import type { Mark, ShownFace } from "../explorer/view.ts";
import { paragraphs } from "../pieces.ts";
import { Leaf } from "./Leaf.tsx";
import { Symbols } from "./Symbols.tsx";

interface Follow {
  readonly usages: ReadonlyArray<Usage>;
  /** The row of a word, and its reason. */
  readonly rowId: (usage: number) => string;
  readonly whyId: (usage: number) => string;
}

const Marks = ({ marks, usages, rowId, whyId }: Follow & { readonly marks: ReadonlyArray<Mark> }) => (
  <>
    {marks.map(({ text, usage }, index) => {
      const found = usage === undefined ? undefined : usages[usage];
      return usage === undefined || found === undefined ? (
        <Symbols key={index} text={text} />
      ) : (
        <a
          key={index}
          class={`seen ${found.class} ${found.used ? "used" : "unused"}`}
          href={`#${rowId(usage)}`}
          aria-describedby={whyId(usage)}
          onClick={(event) => {
            // The address holds what is looked at: the row is gone to without changing it.
            event.preventDefault();
            const row = document.getElementById(rowId(usage));
            row?.focus({ preventScroll: true });
            row?.scrollIntoView({ block: "nearest" });
          }}
        >
          {text}
        </a>
      );
    })}
  </>
);

export const SeenFace = ({ face, ...follow }: Follow & { readonly face: ShownFace }) => (
  <Leaf
    side="now"
    caption={face.card.name ?? ""}
    captionHidden
    card={face.card}
    name={<Marks marks={face.name} {...follow} />}
    typeLine={<Marks marks={face.typeLine} {...follow} />}
    text={paragraphs(face.text).map((marks, index) => <Marks key={index} marks={marks} {...follow} />)}
  />
);

/** Why a word is what it is, as a sentence. */
export const why = ({ decidedBy, context, used, rebinds }: Usage, edition: RulesEdition.RulesEdition): string => {
  const sentence = decisions[decidedBy as keyof typeof decisions] ?? decidedBy;
  const reminder = used && context === "reminder" ? ". Reminder text has no effect on the game" : "";
  const again = rebinds ? `. On another bearer it means that one (${RulesEdition.cite("201.5b", edition)})` : "";
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}${reminder}${again}.`;
};
