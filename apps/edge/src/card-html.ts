/** An outcome as a card: the new text, with what was there before struck out beside it. */
import type { CardFace, GameObject, Outcome, Segment } from "@palimpsest/core/Contract";
import { typeLineSegments } from "@palimpsest/core/Outcome";
import { type Html, html } from "./html.ts";

type Face = GameObject | CardFace;

const facesOf = ({ card_faces, ...object }: GameObject): ReadonlyArray<Face> => card_faces ?? [object];

const upOf = ({ object }: Outcome): number => (object.card_faces === undefined ? 0 : (object.face ?? 0));

/** The new rules text alone; the texts of several faces stand above each other, as they do in lists of cards. */
export const textOf = ({ object }: Outcome): string =>
  facesOf(object)
    .map((face) => face.oracle_text ?? "")
    .join("\n//\n");

/** One line break a line: the text of a card has no other markup. */
const lines = (text: string): ReadonlyArray<Html | string> =>
  text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [html`<br>`, line]));

const endsInLetter = /\p{L}$/u;

const marked = (segments: ReadonlyArray<Segment>): ReadonlyArray<Html> => {
  let before = "";
  return segments.map(({ text, was }) => {
    // Within a compound ("nonblack") a gap would read as two words.
    const gap = was === undefined || was === "" || text === "" || endsInLetter.test(before) ? "" : " ";
    before = text;
    if (was === undefined) return html`${lines(text)}`;
    const old = was === "" ? "" : html`<del>${lines(was)}</del>`;
    return html`${old}${gap}${text === "" ? "" : html`<ins>${lines(text)}</ins>`}`;
  });
};

const sizeOf = ({ power, toughness, loyalty, defense }: Face): string =>
  power === undefined || toughness === undefined ? (loyalty ?? defense ?? "") : `${power}/${toughness}`;

const line = (name: string, content: string | ReadonlyArray<Html>): Html | string =>
  content.length === 0 ? "" : html`<p class="${name}">${content}</p>`;

/** The card as a piece of a page. Only the face that is up has its changes marked. */
export const cardOf = (outcome: Outcome): Html => {
  const up = upOf(outcome);
  const faces = facesOf(outcome.object).map((face, index) => {
    const types = face.type_line ?? "";
    const text = face.oracle_text ?? "";
    const shown = index === up;
    const cost = face.mana_cost ? html` <span class="cost">${face.mana_cost}</span>` : "";
    return html`<section>
<h2>${face.name ?? ""}${cost}</h2>
${line("type", types === "" ? "" : shown ? marked(typeLineSegments(outcome)) : types)}
${line("text", shown ? marked(outcome.segments) : text === "" ? "" : [html`${lines(text)}`])}
${line("size", sizeOf(face))}
</section>`;
  });
  return html`<article class="palimpsest" lang="en">
${faces}
</article>
`;
};
